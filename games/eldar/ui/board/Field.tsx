import {
  actionOf,
  CARD,
  newPending,
  type EldarEvent,
  type EldarOption,
  type EldarPrompt,
  type EldarView,
  type HeroId,
  type Pending,
} from '@trialhall/game-eldar'
import type { SeenEvent } from '@trialhall/kernel'
import { refKey, type GlossaryTerm } from '@trialhall/table-ui'
import { useMemo, useRef, type CSSProperties, type JSX } from 'react'
import { Spread } from '../choice/Spread.tsx'
import { spreadOf } from '../choice/spread-of.ts'
import { beingUsed, changeByHero, courseOf, previewOf, withOption } from '../preview.ts'
import { HeroPanel } from '../heroes/HeroPanel.tsx'
import type { HeroPrice } from '../heroes/PriceTag.tsx'
import { changesPrice, hpCostOf, outcomeOf, type Outcome } from '../outcome.ts'
import { priceOf, priceWith, shiftOf, type Price } from '../prices.ts'
import { heroRef } from '../refs.ts'
import { resolvingIn } from '../resolving.ts'
import { StackArrows } from '../stack/StackArrows.tsx'
import { StackPile } from '../stack/Pile.tsx'
import { nearSeat, type Play } from './play.ts'
import styles from './Field.module.css'

/** The Heroes of both sides around the stack, with arrows to what its top would reach. */
export function Field(props: {
  table: Play
  names: readonly string[]
  glossary: readonly GlossaryTerm[]
  /** Key of what is pointed at. */
  hovered: string | null
}): JSX.Element {
  const { table, names, glossary, hovered } = props
  const { ask, interaction, story, current, told } = table
  const view = useMemo(() => stillPending(table.view), [table.view])
  const field = useRef<HTMLDivElement>(null)
  const pointed = interaction.pointedAt ?? hovered
  const planned = plannedIn(table, pointed)
  const resolving = useMemo(() => resolvingIn(story as readonly SeenEvent<EldarEvent>[], view), [story, view])
  const resolves = table.isPlaying ? resolving : null
  const looked = planned ?? pointedPending(view, pointed) ?? view.stack.at(-1) ?? null
  const key = JSON.stringify([looked?.serial, looked?.targets, looked?.mode, looked?.x])
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `key` says all that makes `looked` another one
  const preview = useMemo(() => (looked ? previewOf(view, looked) : null), [view, key])
  const changes = changeByHero(resolves ? null : preview)
  // A bolt is on the same way just then.
  const course = resolves && current?.event.type !== 'resolves' ? courseOf(view, resolves) : null
  const spread = spreadOf(view, ask)
  const panel = (hero: HeroId, at: number): JSX.Element => (
    <HeroPanel
      key={hero}
      view={view}
      hero={hero}
      isBeforeStack={at === 0 || at < view.perSide - 1}
      change={changes.get(hero) ?? 0}
      {...pickedAt(table, hero)}
      event={current?.event ?? null}
      moment={told}
    />
  )
  const side = (seat: number): JSX.Element[] =>
    Array.from({ length: view.perSide }, (_, at) => panel(seat * view.perSide + at, at))
  const near = nearSeat(view)
  return (
    <div ref={field} className={styles.field} style={{ '--heroes': view.perSide } as CSSProperties}>
      <div className={styles.far} data-heroes={view.perSide}>
        {side(1 - near)}
      </div>
      <div className={styles.stack}>
        <StackPile view={view} names={names} planned={planned} resolving={resolves} />
      </div>
      <div className={styles.near} data-heroes={view.perSide}>
        {side(near)}
      </div>
      {!spread && <StackArrows field={field} preview={resolves ? course : preview} moment={told} />}
      {spread && (
        <div className={styles.spread}>
          <Spread view={view} {...spread} glossary={glossary} />
        </div>
      )}
    </div>
  )
}

/** Nothing on the stack happens any more once the match is over. */
export function stillPending(view: EldarView): EldarView {
  return view.ended === null || view.stack.length === 0 ? view : { ...view, stack: [] }
}

/** The action that is being used, with what is pointed at: an option of the prompt, or a thing on the table. */
function plannedIn({ view, ask, interaction }: Play, pointed: string | null): Pending | null {
  const pending = beingUsed(view, (ask?.prompt ?? null) as EldarPrompt | null)
  if (!pending || !ask) return null
  const index = pointed === null ? undefined : interaction.lighting.picks.get(pointed)?.[0]
  const option = interaction.pointedOption ?? (index === undefined ? null : ask.options[index])
  return option === null ? pending : withOption(pending, option as EldarOption)
}

function pointedPending(view: EldarView, key: string | null): Pending | null {
  return view.stack.find(({ serial }) => key === refKey({ kind: 'pending', id: serial })) ?? null
}

interface Picked {
  readonly price: HeroPrice | null
  readonly outcome: Outcome | null
}

const NOT_PICKED: Picked = { price: null, outcome: null }

/** What picking a Hero means: what it pays as the user of the card that was taken, or what happens to it as a target. */
function pickedAt({ view, ask, interaction }: Play, hero: HeroId): Picked {
  const index = interaction.lighting.picks.get(refKey(heroRef(hero)))?.[0]
  if (!ask || index === undefined) return NOT_PICKED
  const option = ask.options[index] as EldarOption
  if (option.do === 'use' && option.ability === CARD) return { price: userTag(view, option), outcome: null }
  const pending = beingUsed(view, ask.prompt as EldarPrompt)
  if (option.do !== 'target' || !('hero' in option) || !pending) return NOT_PICKED
  const price = changesPrice(view, pending, option) ? priceWith(view, pending, option.hero) : null
  return { price: price && tagOf(price), outcome: outcomeOf(view, pending, option) }
}

function userTag(view: EldarView, use: Extract<EldarOption, { do: 'use' }>): HeroPrice {
  const { face, ability } = newPending(view, use)
  return { ...tagOf(priceOf(view, use)), hp: hpCostOf(actionOf(face, ability)) }
}

function tagOf(price: Price): HeroPrice {
  return { now: price.now, shift: shiftOf(price) }
}
