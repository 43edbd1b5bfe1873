import type { TempusView } from '@trialhall/game-tempus'
import { EntityButton, Glyph, Unseen } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape } from '../looks.ts'
import { Crest } from '../realm/index.ts'
import { creatureRef } from '../refs.ts'
import styles from './Initiative.module.css'
import { slotsOf, type SlotState, type TrackSlot } from './slots.ts'

const STATE_WORDS: Readonly<Record<SlotState, string>> = {
  done: 'has had its turn',
  now: 'acts now',
  next: 'acts next',
  later: '',
}

/** Who acts in this round, and in which order: those who have acted are faint, whoever acts now is large. */
export function Initiative({ view }: { readonly view: TempusView }): JSX.Element {
  return (
    <ol className={styles.track} aria-label="Order of turns" data-part="initiative">
      {slotsOf(view).map((slot) => (
        <li key={slot.key} className={styles.slot} data-state={slot.state}>
          <Place view={view} slot={slot} />
        </li>
      ))}
    </ol>
  )
}

function Place({ view, slot }: { readonly view: TempusView; readonly slot: TrackSlot }): JSX.Element {
  const { creature, card, state } = slot
  return (
    <EntityButton
      of={creature === null ? { kind: 'card', id: card ?? -1 } : creatureRef(creature)}
      label={labelOf(slot)}
      className={styles.place}
    >
      <span className={styles.face}>
        {creature === null ? (
          <span className={styles.event}>
            <Glyph shape={boardShape('event')} />
          </span>
        ) : (
          <Crest view={view} id={creature} isFaint={state === 'done'} />
        )}
        {slot.initiative > 0 && <b className={styles.number}>{slot.initiative}</b>}
      </span>
      <span className={styles.name}>
        {slot.count > 1 && `${slot.count} × `}
        {slot.name}
        {state === 'now' && <Unseen>, acts now</Unseen>}
      </span>
    </EntityButton>
  )
}

function labelOf({ name, initiative, state, count }: TrackSlot): string {
  const parts = [
    count > 1 ? `${count} ${name}s` : name,
    initiative > 0 ? `initiative ${initiative}` : '',
    STATE_WORDS[state],
  ]
  return parts.filter((part) => part !== '').join(', ')
}
