import { type CardFace, UNKNOWN, type Seat } from '@trialhall/kernel'
import { type GameUi, seatDyed } from '@trialhall/table-ui'
import { type ReactNode, useMemo, useState } from 'react'
import { Dialog } from '../../kit/dialog.tsx'
import { useGlossary } from '../../games/use-board.ts'
import { viewAt } from '../eyes.ts'
import { namesFor } from '../eyes-name.ts'
import styles from './open-hands.module.css'
import type { Recording } from '../recording.ts'
import type { Reel } from '../reel.ts'

interface OpenHandsProps {
  readonly board: GameUi | null | undefined
  readonly recording: Recording
  readonly reel: Reel
  readonly at: number
}

/** Cards that lay hidden before a seat. */
interface OpenHand {
  readonly seat: Seat
  readonly cards: readonly { readonly id: number; readonly face: CardFace }[]
}

/** All that the seats held and others could not see, open on the table. For matches that are over. */
export function OpenHands({ board, recording, reel, at }: OpenHandsProps): ReactNode {
  const [zoomed, setZoomed] = useState<CardFace | null>(null)
  const names = namesFor('all', recording.seats)
  const hands = useMemo(() => handsAt(reel, at), [reel, at])
  return (
    <section className={styles.hands} aria-label="Everybody’s cards">
      {hands.map(({ seat, cards }) => (
        <div key={seat} className={styles.hand} style={seatDyed(seat)}>
          <h2>{names[seat]}</h2>
          <ul>
            {cards.length === 0 ? <li className={styles.none}>no hidden cards</li> : null}
            {cards.map(({ id, face }) => (
              <li key={id}>
                <button
                  type="button"
                  title={face.name}
                  aria-label={`${face.name}: ${face.text}`}
                  onClick={() => setZoomed(face)}
                >
                  {board ? <board.Card face={face} size="tiny" /> : face.name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {zoomed ? (
        <Zoom face={zoomed} board={board} gameId={recording.game.id} onClose={() => setZoomed(null)} />
      ) : null}
    </section>
  )
}

/** What lay before each seat, known to a seat but not to everybody. */
function handsAt(reel: Reel, at: number): OpenHand[] {
  const { state, game } = reel.matchAt(at)
  const closed = viewAt(reel, at, 'spectator').cards.def
  const open = viewAt(reel, at, 'all').cards.def
  const seats = Array.from({ length: reel.log.seats }, (_, seat) => seat)
  const zones = game.zones(state)
  return seats.map((seat) => {
    const ids = zones.filter(({ owner }) => owner === seat).flatMap(({ cards }) => cards)
    const cards = ids.flatMap((id) => {
      const face = closed[id] === UNKNOWN ? game.catalog[open[id] ?? UNKNOWN] : undefined
      return face ? [{ id, face }] : []
    })
    return { seat, cards }
  })
}

interface ZoomProps {
  readonly face: CardFace
  readonly board: GameUi | null | undefined
  readonly gameId: string
  readonly onClose: () => void
}

function Zoom({ face, board, gameId, onClose }: ZoomProps): ReactNode {
  const glossary = useGlossary(gameId)
  return (
    <Dialog title={face.name} onClose={onClose}>
      {board ? (
        <div className={styles.full}>
          <board.Card face={face} size="full" glossary={glossary} />
        </div>
      ) : (
        <p>{face.text}</p>
      )}
    </Dialog>
  )
}
