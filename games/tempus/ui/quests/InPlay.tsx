import { lastingFace, NOBODY, type Lasting, type TempusView } from '@trialhall/game-tempus'
import type { CardId } from '@trialhall/kernel'
import { EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX, RefCallback } from 'react'
import type { Names } from '../called.ts'
import { boardShape, printedIn, shapeOf } from '../looks.ts'
import { remaining } from '../realm/things/remaining.ts'
import styles from './InPlay.module.css'

const LASTS = { instant: 'now', round: 'this round', game: 'stays' } as const

interface InPlayProps {
  readonly view: TempusView
  readonly names: Names
  /** Takes the list as long as there is one. */
  readonly listRef?: RefCallback<HTMLElement>
}

/** Events in play, and what lasts on the map or for a party, each with how long. */
export function InPlay({ view, names, listRef }: InPlayProps): JSX.Element | null {
  const free = lastsApart(view)
  if (view.events.length + free.length === 0) return null
  return (
    <ul ref={listRef} className={styles.list} aria-label="Events and what lasts" data-part="events">
      {view.events.map((card) => (
        <li key={`event ${card}`}>
          <EventLine view={view} card={card} />
        </li>
      ))}
      {free.map((lasting) => {
        const { name, says } = lastingFace(lasting.face)
        return (
          <li key={`lasting ${lasting.id}`} className={styles.line} title={says}>
            <Glyph shape={boardShape('ongoing')} />
            <b>{name}</b>
            <small>{remaining(view, lasting, names)}</small>
          </li>
        )
      })}
    </ul>
  )
}

/** What lasts on the map or for a party, but for what an Event in play has made: that Event stands there already. */
export function lastsApart({ lastings, events }: TempusView): readonly Lasting[] {
  return lastings.filter(({ on, card }) => on === NOBODY && (card === undefined || !events.includes(card)))
}

function EventLine({ view, card }: { readonly view: TempusView; readonly card: CardId }): JSX.Element | null {
  const face = printedIn(view, card)
  if (face?.kind !== 'event') return null
  const due = view.appointments.find((one) => one.card === card)
  const when = due === undefined ? LASTS[face.lasts] : `acts on ${due.initiative}`
  return (
    <EntityButton
      of={{ kind: 'card', id: card }}
      label={`Event ${face.name}, ${when}`}
      className={styles.line}
    >
      <Glyph shape={shapeOf(face)} />
      <b>{face.name}</b>
      <small>{when}</small>
    </EntityButton>
  )
}
