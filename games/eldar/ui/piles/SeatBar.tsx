import { playerAt, type EldarView } from '@trialhall/game-eldar'
import { counted, UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import { EntityButton, Glyph, seatDyed, Unseen, type GlossaryTerm } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { boardShape, defIn } from '../looks.ts'
import { Graveyard } from './Graveyard.tsx'
import { KnownHand } from './KnownHand.tsx'
import styles from './SeatBar.module.css'

/** A player beside the field: name, Glory, initiative, hand, deck and graveyard. */
export function SeatBar(props: {
  view: EldarView
  seat: Seat
  name: string
  glossary: readonly GlossaryTerm[]
}): JSX.Element {
  const { view, seat, name, glossary } = props
  const player = playerAt(view, seat)
  const isOwn = view.viewer === seat
  const hasInitiative = view.initiative === seat && view.round > 0 && view.ended === null
  return (
    <div
      className={styles.bar}
      style={seatDyed(seat)}
      data-seat={seat}
      data-active={hasInitiative ? '' : undefined}
    >
      <EntityButton
        of={{ kind: 'seat', id: seat }}
        label={seatWords(view, seat, name)}
        className={styles.plate}
      >
        <b>{name}</b>
        {isOwn && name.toLowerCase() !== 'you' && <small>you</small>}
      </EntityButton>
      <Glory view={view} seat={seat} />
      {hasInitiative && (
        <span className={styles.flag} data-flies="initiative">
          <Glyph shape={boardShape('initiative')} /> Initiative
        </span>
      )}
      {view.yielded === seat && (
        <span className={styles.flag} data-kind="yielded">
          <Glyph shape={boardShape('yielded')} /> Yielded
        </span>
      )}
      <span className={styles.room} />
      {!isOwn && <KnownHand view={view} seat={seat} />}
      <Deck cards={player.deck} />
      <Graveyard view={view} seat={seat} name={isOwn ? 'your' : `${name}’s`} glossary={glossary} />
    </div>
  )
}

function Deck({ cards }: { cards: readonly CardId[] }): JSX.Element {
  const keys = cards.map((card) => `card:${card}`).join(' ')
  return (
    <span className={styles.count} title={`Cards in deck: ${cards.length}`} data-holds={keys}>
      <Glyph shape={boardShape('deck')} />
      <b>{cards.length}</b>
      <Unseen> cards in deck</Unseen>
    </span>
  )
}

/** One laurel for each Glory that is needed, in sudden death one more than was won; those that were won are gold. */
function Glory({ view, seat }: { view: EldarView; seat: Seat }): JSX.Element {
  const { glory } = playerAt(view, seat)
  const words = gloryWords(view, seat)
  return (
    <span className={styles.glory} title={words}>
      <Unseen>{words}</Unseen>
      {Array.from({ length: view.isSudden ? glory + 1 : Math.max(view.goal, glory) }, (_, at) => (
        <span key={at} data-won={at < glory ? '' : undefined}>
          <Glyph shape={boardShape('glory')} />
        </span>
      ))}
    </span>
  )
}

/** No number of Glory wins in sudden death (E-34.04, E-R39). */
function gloryWords(view: EldarView, seat: Seat): string {
  const { glory } = playerAt(view, seat)
  return view.isSudden ? `${glory} Glory` : `${glory} of ${view.goal} Glory`
}

function seatWords(view: EldarView, seat: Seat, name: string): string {
  const { hand, deck, graveyard, banished } = playerAt(view, seat)
  const known = hand.filter((card) => defIn(view, card) !== UNKNOWN).length
  const knows = view.viewer !== seat && known > 0 ? `, ${known} of them known` : ''
  const parts = [
    `${name}: ${gloryWords(view, seat)}`,
    `${counted(hand.length, 'card')} in hand${knows}`,
    `${deck.length} in the deck`,
    `${graveyard.length} in the graveyard`,
    ...(banished.length > 0 ? [`${banished.length} banished`] : []),
  ]
  const initiative =
    view.initiative === seat && view.round > 0 && view.ended === null ? ' Has initiative.' : ''
  return `${parts.join(', ')}.${initiative}${view.yielded === seat ? ' Has yielded.' : ''}`
}
