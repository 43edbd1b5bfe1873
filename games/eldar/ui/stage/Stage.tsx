import { PHASE_NAMES, type EldarEvent, type EldarView } from '@trialhall/game-eldar'
import { defIn, type SeenEvent } from '@trialhall/kernel'
import { Spotlight } from '@trialhall/table-ui'
import type { JSX } from 'react'
import { Card } from '../cards/Card.tsx'
import { isOwnUse } from '../choreography.ts'
import { catalogFace } from '../looks.ts'

/** What an event shows large over the table while it is looked at. */
export function Stage(props: {
  view: EldarView
  heard: SeenEvent<EldarEvent> | null
  moment: number
}): JSX.Element | null {
  const { view, heard, moment } = props
  if (!heard) return null
  const { event } = heard
  const face = isOwnUse(view, event) ? null : catalogFace(shownIn(heard))
  return (
    <Spotlight
      moment={moment}
      card={face && <Card face={face} size="full" />}
      flies={'card' in event && event.card !== null ? `card:${event.card}` : undefined}
      stamp={event.type === 'used' && event.isReaction ? 'Reaction' : null}
      banner={bannerOf(event)}
    />
  )
}

/** The card that everybody should look at now. */
function shownIn(heard: SeenEvent<EldarEvent>): number {
  const { event } = heard
  if (event.type === 'used') return event.ability < 0 ? event.face : -1
  if (event.type === 'equipped' || event.type === 'discarded') return defIn(heard, event.card)
  return -1
}

/** Words that cross the table. */
function bannerOf(event: EldarEvent): string | null {
  switch (event.type) {
    case 'roundBegan':
      return event.isSudden ? `Round ${event.round}: sudden death` : `Round ${event.round}`
    case 'phaseBegan':
      return PHASE_NAMES[event.phase]
    case 'negated':
      return 'Comes to nothing'
    case 'suddenDeath':
      return 'Sudden death'
    default:
      return null
  }
}
