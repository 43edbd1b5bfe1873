import {
  lastingFace,
  NOBODY,
  partyName,
  subjectOf,
  type Lasting,
  type TempusView,
} from '@trialhall/game-tempus'
import type { CardId } from '@trialhall/kernel'
import { EntityButton, Glyph } from '@trialhall/table-ui'
import type { JSX, RefCallback } from 'react'
import { isOfParty, nameWithTimes, standsForAll } from '../../words/lastings.ts'
import type { Names } from '../called.ts'
import { boardShape, printedIn, shapeOf } from '../looks.ts'
import { remaining } from '../realm/things/remaining.ts'
import { lastingRef } from '../refs.ts'
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
          <EventLine view={view} card={card} names={names} />
        </li>
      ))}
      {free.map((lasting) => (
        <li key={`lasting ${lasting.id}`}>
          <LastingLine view={view} lasting={lasting} names={names} />
        </li>
      ))}
    </ul>
  )
}

/** What lasts on the map or for a party, but for what an Event in play has laid: that Event stands there already. Of what a party has several times, one. */
export function lastsApart({ lastings, events }: TempusView): readonly Lasting[] {
  const apart = lastings.filter(
    (one) =>
      subjectOf(one) === NOBODY && (one.card === undefined || isOfParty(one) || !events.includes(one.card)),
  )
  return apart.filter((one) => standsForAll(apart, one))
}

interface LastingLineProps {
  readonly view: TempusView
  readonly lasting: Lasting
  readonly names: Names
}

/** "Spike Growth · until your next turn", "Triumph · Red, this round", "Ascended 2 · Blue". */
function LastingLine({ view, lasting, names }: LastingLineProps): JSX.Element {
  const title = nameWithTimes(view.lastings, lasting)
  const about = [isOfParty(lasting) ? partyName(lasting.owner) : '', remaining(view, lasting, names)]
    .filter((part) => part !== '')
    .join(', ')
  return (
    <EntityButton
      of={lastingRef(lasting.id)}
      label={about === '' ? title : `${title}: ${about}`}
      className={styles.line}
    >
      <Glyph shape={boardShape('ongoing')} />
      <b>{title}</b>
      <small>{about}</small>
    </EntityButton>
  )
}

interface EventLineProps {
  readonly view: TempusView
  readonly card: CardId
  readonly names: Names
}

function EventLine({ view, card, names }: EventLineProps): JSX.Element | null {
  const face = printedIn(view, card)
  if (face?.kind !== 'event') return null
  const when = whenOf(view, { card, lasts: LASTS[face.lasts] }, names)
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

/** When it acts, and how long its token lies there where rounds are counted. */
function whenOf(
  view: TempusView,
  { card, lasts }: { readonly card: CardId; readonly lasts: string },
  names: Names,
): string {
  const due = view.appointments.find((one) => one.card === card)
  const token = view.lastings.find((one) => one.card === card && lastingFace(one.face).counts === 'rounds')
  const acts = due === undefined ? [] : [`acts on ${due.initiative}`]
  const stays = token === undefined ? [] : [remaining(view, token, names)]
  const both = [...acts, ...stays]
  return both.length === 0 ? lasts : both.join(', ')
}
