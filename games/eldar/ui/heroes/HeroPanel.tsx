import {
  attributeOf,
  ATTRIBUTES,
  faceOf,
  heroName,
  type EldarEvent,
  type EldarView,
  type HeroId,
} from '@trialhall/game-eldar'
import { dyed, EntityButton, Glyph, Unseen } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import { attributesOf, boardShape, cardShape, heroDye } from '../looks.ts'
import { heroRef } from '../refs.ts'
import { Deed } from './Deed.tsx'
import styles from './HeroPanel.module.css'
import { Marks } from './Marks.tsx'
import { MARKS } from '../status-words.ts'
import { Slots } from './Slots.tsx'
import { heroWords } from './words.ts'

/** What a Hero is drawn from. */
export interface HeroPanelProps {
  readonly view: EldarView
  readonly hero: HeroId
  /** What is pending, or pointed at, would do to its HP. */
  readonly change: number
  /** Focus that it would pay for what is being picked; null while nothing is. */
  readonly price: { readonly total: number; readonly shift: 'less' | 'more' | null } | null
  /** The event that is being shown, and a key that is new for each. */
  readonly event: EldarEvent | null
  readonly moment: number
}

/** A Hero on the field: HP, Focus, stamina, attributes, statuses, what it does by itself, and its three places for permanents. */
export function HeroPanel(props: HeroPanelProps): JSX.Element {
  const { view, hero: id, change, price, event, moment } = props
  const hero = view.heroes[id]
  if (!hero) return <span />
  const states = {
    'data-down': hero.isDown ? '' : undefined,
    'data-exhausted': hero.isRefreshed ? undefined : '',
    'data-hit': event && isHit(event, id) ? '' : undefined,
    'data-healed': event?.type === 'recovered' && event.hero === id ? '' : undefined,
  }
  return (
    <article className={styles.hero} style={dyed(heroDye(view, id))} data-seat={hero.seat} {...states}>
      <EntityButton of={heroRef(id)} label={heroWords(view, id, change)} className={styles.head}>
        <Portrait view={view} hero={id} />
        <span className={styles.name}>{heroName(view, id)}</span>
        <Life view={view} hero={id} change={change} />
        <Resources view={view} hero={id} />
        {price && (
          <span className={styles.price} data-shift={price.shift ?? undefined}>
            <Glyph shape={boardShape('focus')} />
            <b>{price.total}</b>
            <Unseen> Focus</Unseen>
          </span>
        )}
      </EntityButton>
      <Marks view={view} hero={id} fresh={freshMark(event, id)} />
      <Deed view={view} hero={id} />
      <Slots view={view} hero={id} />
      <Floater key={moment} event={event} hero={id} />
    </article>
  )
}

function isHit(event: EldarEvent, id: HeroId): boolean {
  return (event.type === 'damaged' || event.type === 'lostHp') && event.hero === id
}

function freshMark(event: EldarEvent | null, id: HeroId): string | null {
  return event?.type === 'statusGained' && event.hero === id ? event.status : null
}

function Portrait({ view, hero: id }: { view: EldarView; hero: HeroId }): JSX.Element {
  const face = faceOf(view.heroes[id]?.face ?? 0)
  return (
    <span className={styles.portrait} data-class={face.class}>
      <Glyph shape={cardShape(face.slug)} />
      <span className={styles.class} title={`${face.class} Hero`}>
        <Glyph shape={boardShape(face.class)} />
      </span>
      {view.heroes[id]?.isDown && (
        <span className={styles.fallen}>
          <Glyph shape={boardShape('fallen')} />
        </span>
      )}
    </span>
  )
}

function Life({ view, hero: id, change }: { view: EldarView; hero: HeroId; change: number }): JSX.Element {
  const { hp = 0, face = 0, isDown = false } = view.heroes[id] ?? {}
  const full = faceOf(face).hp
  const after = Math.max(0, Math.min(full, hp + change))
  const parts = { '--part': Math.min(hp, after) / full, '--was': Math.max(hp, after) / full }
  return (
    <span className={styles.life} data-change={change < 0 ? 'loss' : change > 0 ? 'gain' : undefined}>
      <span className={styles.bar} style={parts as CSSProperties} />
      {isDown ? (
        <b>Defeated</b>
      ) : (
        <>
          <Glyph shape={boardShape('hp')} />
          <b>{hp}</b>
          <small>/{full}</small>
        </>
      )}
      {change !== 0 && <em>{change < 0 ? `−${-change}` : `+${change}`}</em>}
    </span>
  )
}

/** Focus, stamina and attributes as they are now. */
function Resources({ view, hero: id }: { view: EldarView; hero: HeroId }): JSX.Element {
  const hero = view.heroes[id]
  const values = ATTRIBUTES.map((name) => attributeOf(view, id, name))
  return (
    <span className={styles.resources}>
      <span
        className={styles.focus}
        title={`${hero?.focus ?? 0} Focus`}
        data-none={hero?.focus === 0 ? '' : undefined}
      >
        <Glyph shape={boardShape('focus')} />
        <b>{hero?.focus ?? 0}</b>
      </span>
      <span
        className={styles.stamina}
        title={hero?.isRefreshed ? 'Refreshed' : 'Exhausted'}
        data-spent={hero?.isRefreshed ? undefined : ''}
      >
        <Glyph shape={boardShape('stamina')} />
      </span>
      {attributesOf(values).map(({ name, value, shape }) => (
        <span
          key={name}
          className={styles.attribute}
          title={`${name} ${value}`}
          data-raised={hero?.raised ? '' : undefined}
        >
          <Glyph shape={shape} />
          <b>{value}</b>
        </span>
      ))}
    </span>
  )
}

/** A number that rises where HP change. */
function Floater({ event, hero }: { event: EldarEvent | null; hero: HeroId }): JSX.Element | null {
  const text = event && floatOf(event, hero)
  if (!text) return null
  return (
    <span
      className={styles.floater}
      data-sign={text.startsWith('+') ? 'gain' : 'loss'}
      data-long={text.length > 4 ? '' : undefined}
      aria-hidden="true"
    >
      {text}
    </span>
  )
}

function floatOf(event: EldarEvent, hero: HeroId): string | null {
  if (!('hero' in event) || event.hero !== hero) return null
  switch (event.type) {
    case 'damaged':
    case 'lostHp':
      return `−${event.amount}`
    case 'recovered':
      return `+${event.amount}`
    case 'unharmed':
      return 'No damage'
    case 'revived':
      return '+ Back'
    case 'focusChanged':
      return event.by < 0 ? null : `+${event.by} Focus`
    case 'statusGained':
      return MARKS[event.status].isGood ? `+ ${MARKS[event.status].name}` : MARKS[event.status].name
    case 'statusesLost':
      return event.statuses.map((status) => `− ${MARKS[status].name}`).join(' ')
    case 'defeated':
      return 'Defeated'
    default:
      return null
  }
}
