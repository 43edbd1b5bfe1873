import type { BattleEvent, BattleView } from '@trialhall/game-battle-decks'
import type { MatchTale } from '@trialhall/table-ui'

/** A match as activations and cards; what equalizers do is nobody's deed. */
export const TALE: MatchTale<BattleView, BattleEvent> = {
  luck: 'the dice',
  responses: ['window', 'reroll'],
  begins(story, place) {
    const event = story[place]?.event
    switch (event?.type) {
      case 'activated':
      case 'eventPlayed':
      case 'reinforced':
      case 'equipped':
        return event.seat
      case 'roundBegan':
      case 'turnBegan':
      case 'rogueEntered':
      case 'rogueAttacked':
      case 'roundEnded':
      case 'conceded':
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

const TELLING: ReadonlySet<BattleEvent['type']> = new Set([
  'attacked',
  'used',
  'hurt',
  'restored',
  'fell',
  'rose',
  'defeated',
  'paired',
])
