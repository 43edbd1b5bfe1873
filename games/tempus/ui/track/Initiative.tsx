import { creatureOf, isMinion, maxHp, OFF, type CreatureId, type TempusView } from '@trialhall/game-tempus'
import { EntityButton, Glyph, Unseen } from '@trialhall/table-ui'
import type { CSSProperties, JSX } from 'react'
import type { Names } from '../called.ts'
import { boardShape } from '../looks.ts'
import { Crest } from '../realm/index.ts'
import { creatureRef } from '../refs.ts'
import styles from './Initiative.module.css'
import { slotsOf, type SlotState, type TrackSlot } from './slots.ts'
import { useNowInSight } from './useNowInSight.ts'

const STATE_WORDS: Readonly<Record<SlotState, string>> = {
  done: 'has had its turn',
  now: 'acts now',
  next: 'acts next',
  later: '',
}

/** Places from which only those who act now and next have their names beside them. */
const MANY = 9

interface InitiativeProps {
  readonly view: TempusView
  readonly names: Names
  /** Whose turn it is, Monsters among them; null between two turns. */
  readonly acting: CreatureId | null
}

/** Who acts in this round, and in which order: those who have acted are faint, whoever acts now is large. */
export function Initiative({ view, names, acting }: InitiativeProps): JSX.Element {
  const slots = slotsOf(view, names, acting)
  const list = useNowInSight(acting)
  return (
    <ol
      ref={list}
      className={styles.track}
      aria-label="Order of turns"
      data-part="initiative"
      data-many={slots.length > MANY ? '' : undefined}
    >
      {slots.map((slot) => (
        <li key={slot.key} className={styles.slot} data-state={slot.state}>
          <Place view={view} slot={slot} />
        </li>
      ))}
    </ol>
  )
}

interface PlaceProps {
  readonly view: TempusView
  readonly slot: TrackSlot
}

function Place({ view, slot }: PlaceProps): JSX.Element {
  const { creature, card, state } = slot
  return (
    <EntityButton
      of={creature === null ? { kind: 'card', id: card ?? -1 } : creatureRef(creature)}
      label={labelOf(view, slot)}
      className={styles.place}
    >
      <span className={styles.face}>
        {creature === null ? (
          <span className={styles.event}>
            <Glyph shape={boardShape('event')} />
          </span>
        ) : (
          <Crest view={view} id={creature} isFaint={state === 'done' || slot.hasLeft} />
        )}
        {slot.initiative > 0 && <b className={styles.number}>{slot.initiative}</b>}
      </span>
      <Health view={view} slot={slot} />
      <span className={styles.name}>
        {slot.count > 1 && `${slot.count} × `}
        {slot.hasLeft ? <s>{slot.name}</s> : slot.name}
        {state === 'now' && <Unseen>, acts now</Unseen>}
      </span>
    </EntityButton>
  )
}

/** HP as a thin bar; of Minions, which have none, nothing. */
function Health({ view, slot }: PlaceProps): JSX.Element {
  const body = bodyOf(view, slot)
  if (body === null) return <i className={styles.health} />
  const part = body.hp / body.most
  return (
    <i
      className={styles.health}
      data-part="health"
      data-low={part <= 1 / 3 ? '' : undefined}
      style={{ '--part': part } as CSSProperties}
    />
  )
}

/** HP of whoever acts alone at a place and has any; 0 off the map. */
function bodyOf(view: TempusView, { creature, count }: TrackSlot): { hp: number; most: number } | null {
  if (creature === null || count > 1 || isMinion(view, creature)) return null
  const { hp, at } = creatureOf(view, creature)
  return { hp: at === OFF ? 0 : hp, most: maxHp(view, creature) }
}

function labelOf(view: TempusView, slot: TrackSlot): string {
  const { name, initiative, state, count } = slot
  const body = bodyOf(view, slot)
  const parts = [
    count > 1 ? `${count} ${name}s` : name,
    initiative > 0 ? `initiative ${initiative}` : '',
    body === null ? '' : body.hp > 0 ? `${body.hp} of ${body.most} HP` : 'off the map',
    STATE_WORDS[state],
    slot.hasLeft ? 'has left the match' : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}
