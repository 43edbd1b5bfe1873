import {
  actionOf,
  ATTRIBUTES,
  attributeOf,
  CARD,
  faceOf,
  firstName,
  heroName,
  NO_CARD,
  sayAbility,
  standing,
  sumWords,
  type Action,
  type EldarEvent,
  type EldarView,
  type HeroId,
  type Pending,
} from '@trialhall/game-eldar'
import { capital, UNKNOWN, type CardId, type Ref, type SeenEvent } from '@trialhall/kernel'
import { CardPreview, type GlossaryTerm, type PreviewAbout } from '@trialhall/table-ui'
import type { ReactNode } from 'react'
import { previewOf } from './preview.ts'
import { catalogFace, defIn, lookOf } from './looks.ts'
import { pendingText, thingName } from './names.ts'
import styles from './tip.module.css'
import { priceOf, priceWith, type Price } from './prices.ts'
import { MARKS, spanOf, type Mark } from './status-words.ts'

type Glossary = readonly GlossaryTerm[]

/** What is shown of a thing that is pointed at. */
export function tipOf(ref: Ref, view: EldarView, { glossary, story = [] }: PreviewAbout): ReactNode {
  const id = Number(ref.id)
  switch (ref.kind) {
    case 'card':
      return cardTip(view, id as CardId, glossary)
    case 'hero':
      return faceTip(view.heroes[id]?.face ?? UNKNOWN, glossary)
    case 'deed':
      return deedTip(view, id)
    case 'face':
      return faceTip(id, glossary)
    case 'mark':
      return markTip(view, String(ref.id))
    case 'pending':
      return pendingTip({ view, story: story as Story }, id, glossary)
    default:
      return null
  }
}

function faceTip(def: number, glossary: Glossary): ReactNode {
  const face = catalogFace(def)
  return face && <CardPreview look={lookOf(face)} glossary={glossary} />
}

/** A card with what each own Hero would pay for it, or for its abilities where it lies on a Hero. */
function cardTip(view: EldarView, card: CardId, glossary: Glossary): ReactNode {
  const def = defIn(view, card)
  if (def === UNKNOWN) return <p className={styles.words}>A card that you have not seen.</p>
  return (
    <>
      <Sums sums={sumsOf(view, card, def)} />
      {faceTip(def, glossary)}
    </>
  )
}

interface Sum {
  readonly who: string
  readonly words: string
  readonly targets: Price['targets']
  readonly exhausts: boolean
  /** Why the Hero cannot pay it now; null where it can. */
  readonly lack?: string | null
}

const NO_SUM = { targets: null, exhausts: false } as const

function sumsOf(view: EldarView, card: CardId, def: number): Sum[] {
  const bearer = view.heroes.findIndex(({ kit }) => kit.some((one) => one?.card === card))
  const { viewer } = view
  if (bearer >= 0) {
    return faceOf(def).abilities.flatMap((ability, at) => {
      if (ability.kind !== 'action') return []
      const price = priceOf(view, { hero: bearer, card, ability: at })
      return [sumOf(ability.name, ability, price)]
    })
  }
  const { play } = faceOf(def)
  if (viewer === null || play === null || !view.players[viewer]?.hand.includes(card)) return []
  const text = catalogFace(def)?.text ?? ''
  return standing(view, viewer).map((hero) => {
    const who = [heroName(view, hero), ...valuesIn(text, view, hero)].join(' · ')
    const price = priceOf(view, { hero, card, ability: CARD })
    return { ...sumOf(who, play, price), lack: lackOf(view, hero, { action: play, price }) }
  })
}

function sumOf(who: string, { exhausts, isX }: Action, price: Price): Sum {
  const words = isX ? 'X, which you choose' : sumWords(price)
  return { who, words, targets: price.targets, exhausts }
}

/** What a Hero lacks to pay for something now, in words. */
export function lackOf(
  view: EldarView,
  hero: HeroId,
  { action, price }: { action: Action; price: Pick<Price, 'least'> },
): string | null {
  const { focus = 0, isRefreshed = true } = view.heroes[hero] ?? {}
  if (action.exhausts && !isRefreshed) return 'exhausted'
  return !action.isX && focus < price.least ? `has ${focus}` : null
}

/** What a Hero has of the attributes that a text counts with: "Power 4". */
export function valuesIn(text: string, view: EldarView, hero: HeroId): string[] {
  return ATTRIBUTES.flatMap((name) =>
    text.includes(capital(name)) ? [`${capital(name)} ${attributeOf(view, hero, name)}`] : [],
  )
}

/** Focus costs as sums, each with what it is made of. */
function Sums({ sums }: { sums: readonly Sum[] }): ReactNode {
  if (sums.length === 0) return null
  return (
    <dl className={styles.sums}>
      {sums.map(({ who, words, lack }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>
            {words}
            {lack && <em>, {lack}</em>}
          </dd>
        </div>
      ))}
      {sums.some(({ exhausts }) => exhausts) && <p>Exhausts the Hero that uses it.</p>}
      <OpenShares sums={sums} />
    </dl>
  )
}

/** What statuses of targets will change. */
function OpenShares({ sums }: { sums: readonly Sum[] }): ReactNode {
  if (sums.some(({ targets }) => targets === 'all'))
    return <p>An Elusive target adds 1, a Marked one takes 1 off.</p>
  return sums.some(({ targets }) => targets === 'marked') && <p>A Marked target takes 1 off.</p>
}

/** A sum, or that X is still to be chosen. */
function workedOut(price: Price): string {
  return price.now.startsWith('X') ? 'X, which is being chosen' : sumWords(price)
}

function deedTip(view: EldarView, id: number): ReactNode {
  const hero = view.heroes[id]
  if (!hero) return null
  const { abilities } = faceOf(hero.face)
  const at = abilities.findIndex(({ kind }) => kind === 'action')
  const price = at < 0 ? null : priceOf(view, { hero: id, card: null, ability: at })
  const action = at < 0 ? null : actionOf(hero.face, at)
  return (
    <div className={styles.deed}>
      <p className={styles.words}>
        <strong>{firstName(hero.face)}</strong>
      </p>
      {abilities.map((ability) => (
        <p key={ability.name} className={styles.words}>
          {sayAbility(ability)}
        </p>
      ))}
      {price && action && <Sums sums={[sumOf(action.name, action, price)]} />}
    </div>
  )
}

function markTip(view: EldarView, id: string): ReactNode {
  const [hero = '', name = ''] = id.split('-')
  const mark = MARKS[name as Mark]
  return (
    <p className={styles.words}>
      <strong>{mark.name}.</strong> {mark.says} {spanOf(view, Number(hero), name as Mark)}
    </p>
  )
}

/** What is pending: whose it is, what was paid for it, what it would do now, and the card. */
function pendingTip({ view, story }: Told, serial: number, glossary: Glossary): ReactNode {
  const pending = view.stack.find((one) => one.serial === serial)
  if (!pending) return null
  return (
    <>
      <div className={styles.deed}>
        <p className={styles.words}>
          <strong>{heroName(view, pending.hero)}</strong>
          {': '}
          {pendingText(pending)}
        </p>
        <Sums sums={costOf({ view, story }, pending)} />
        {effectLines(view, pending).map((line) => (
          <p key={line} className={styles.words}>
            {line}
          </p>
        ))}
      </div>
      {pending.card !== NO_CARD && faceTip(pending.face, glossary)}
    </>
  )
}

/** What was paid for an action as it was announced, whatever has changed since (E-8.07); what it would cost while it is being used. */
function costOf({ view, story }: Told, pending: Pending): Sum[] {
  if (pending.kind === 'trigger') return []
  const at = story.findLastIndex(({ event }) => event.type === 'used' && event.serial === pending.serial)
  if (at < 0) return [] // the page came later
  const paid = story
    .slice(at)
    .find(({ event }) => event.type === 'paid' && event.hero === pending.hero)?.event
  const words = paid?.type === 'paid' ? paidWords(paid) : workedOut(priceWith(view, pending))
  return [{ ...NO_SUM, who: paid ? 'Paid' : 'Cost', words }]
}

type Story = readonly SeenEvent<EldarEvent>[]

interface Told {
  readonly view: EldarView
  readonly story: Story
}

/** "2 Focus and 3 HP, exhausted". */
function paidWords({ focus, hp, exhausts }: Extract<EldarEvent, { type: 'paid' }>): string {
  return `${focus} Focus${hp > 0 ? ` and ${hp} HP` : ''}${exhausts ? ', exhausted' : ''}`
}

function effectLines(view: EldarView, pending: Pending): string[] {
  return previewOf(view, pending).reaches.map(({ to, hp, isVain, isLeast, isInvalid }) => {
    if (isInvalid) return `${thingName(view, to)} is no longer a legal target.`
    if (isVain) return `${thingName(view, to)} would take no damage.`
    if (hp === 0) return `Aimed at ${thingName(view, to)}.`
    return `${thingName(view, to)} would ${hp < 0 ? 'lose' : 'recover'} ${isLeast ? 'at least ' : ''}${Math.abs(hp)} HP.`
  })
}
