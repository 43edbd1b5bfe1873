import { CATALOG, type TempusEvent } from '@trialhall/game-tempus'
import { defIn, type CardFace, type Seat, type SeenEvent } from '@trialhall/kernel'
import { Spotlight } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { GameCard } from '../GameCard.tsx'
import { facedBy } from '../looks.ts'

interface StageProps {
  readonly heard: SeenEvent<TempusEvent> | null
  /** Another number for each event. */
  readonly moment: number
  /** The seats of the one who looks. */
  readonly own: readonly Seat[]
}

/** What an event shows large over the map while it is looked at. */
export function Stage({ heard, moment, own }: StageProps): JSX.Element | null {
  if (heard === null) return null
  const face = shownIn(heard, own)
  const { event } = heard
  return (
    <Spotlight
      moment={moment}
      card={face && <GameCard face={face} size="full" />}
      banner={event.type === 'roundBegan' ? `Round ${event.round}` : null}
    />
  )
}

/** The card that everybody should look at now: an Event, Loot, or what somebody else plays from their hand. */
export function shownIn(heard: SeenEvent<TempusEvent>, own: readonly Seat[]): CardFace | null {
  const { event } = heard
  switch (event.type) {
    case 'eventDrawn':
    case 'gainedLoot':
      return CATALOG[defIn(heard, event.card)] ?? null
    case 'played': {
      const face = CATALOG[defIn(heard, event.card)]
      return face === undefined || own.includes(event.seat) || isPrimary(face) ? null : face
    }
    default:
      return null
  }
}

/** Primaries lie open all the time. */
function isPrimary({ slug }: CardFace): boolean {
  const card = facedBy(slug)
  return card.kind === 'hero' && card.tier === 'primary'
}
