import { heroName, type EldarEvent, type EldarView, type HeroId } from '@trialhall/game-eldar'
import { dyed, EntityButton } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { heroDye } from '../looks.ts'
import type { Outcome } from '../outcome.ts'
import { heroRef } from '../refs.ts'
import { Deed } from './Deed.tsx'
import { HeroFloater } from './HeroFloater.tsx'
import styles from './HeroPanel.module.css'
import { isHit } from './hits.ts'
import { Life } from './Life.tsx'
import { Marks } from './Marks.tsx'
import { Portrait } from './Portrait.tsx'
import { PickTags, type HeroPrice } from './PriceTag.tsx'
import { Resources } from './Resources.tsx'
import { Slots } from './Slots.tsx'
import { heroWords } from './words.ts'

/** What a Hero is drawn from. */
export interface HeroPanelProps {
  readonly view: EldarView
  readonly hero: HeroId
  /** It stands before the stack, on a page wide enough, and not behind it. */
  readonly isBeforeStack: boolean
  /** What is pending, or pointed at, would do to its HP. */
  readonly change: number
  /** What it would pay for what is being picked; null while nothing is, and where that is no matter of whom. */
  readonly price: HeroPrice | null
  /** What picking it as a target would do to it; null while that is not asked. */
  readonly outcome: Outcome | null
  /** The event that is being shown, and a key that is new for each. */
  readonly event: EldarEvent | null
  readonly moment: number
}

/** A Hero on the field: HP, Focus, stamina, attributes, statuses, what it does by itself, and its three places for permanents. */
export function HeroPanel(props: HeroPanelProps): JSX.Element {
  const { view, hero: id, isBeforeStack, change, price, outcome, event, moment } = props
  const hero = view.heroes[id]
  if (!hero) return <span />
  const states = {
    'data-down': hero.isDown ? '' : undefined,
    'data-before-stack': isBeforeStack ? '' : undefined,
    'data-hit': isHit(event, id) ? '' : undefined,
  }
  return (
    <article
      className={styles.hero}
      style={{ ...dyed(heroDye(view, id)), '--side': `var(--seat-${hero.seat})` } as CSSProperties}
      data-seat={hero.seat}
      {...states}
    >
      <EntityButton
        of={heroRef(id)}
        label={heroWords(view, id, { change, outcome, price })}
        className={styles.head}
      >
        <Portrait view={view} hero={id} event={event} />
        <span className={styles.name}>{heroName(view, id)}</span>
        <Life view={view} hero={id} change={change} />
        <Resources view={view} hero={id} />
        <PickTags outcome={outcome} price={price} />
      </EntityButton>
      <Marks view={view} hero={id} fresh={freshMark(event, id)} />
      <Deed view={view} hero={id} />
      <Slots view={view} hero={id} />
      <HeroFloater key={moment} event={event} hero={id} />
    </article>
  )
}

function freshMark(event: EldarEvent | null, id: HeroId): string | null {
  return event?.type === 'statusGained' && event.hero === id ? event.status : null
}
