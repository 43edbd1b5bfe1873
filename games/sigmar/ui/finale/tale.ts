import type { SigmarEvent, SigmarView } from '@trialhall/game-sigmar'
import type { MatchTale } from '@trialhall/table-ui'

/** A match as attempts, Duels and cards; a card that answers one of them is part of it. */
export const TALE: MatchTale<SigmarView, SigmarEvent> = {
  luck: 'the dice',
  responses: ['block', 'lower', 'boost', 'duel-card'],
  begins(story, place) {
    const event = story[place]?.event
    switch (event?.type) {
      case 'attempted':
      case 'challenged':
      case 'cardPlayed':
      case 'fateDrawn':
      case 'keptUsed':
      case 'rested':
        return event.seat
      case 'turnBegan':
      case 'left':
      case 'ended':
        return null
      default:
        return undefined
    }
  },
  tells({ type }) {
    return TELLING.has(type)
  },
}

const TELLING: ReadonlySet<SigmarEvent['type']> = new Set([
  'succeeded',
  'failed',
  'blocked',
  'duelWon',
  'cardStolen',
  'valorChanged',
  'duelUndone',
])
