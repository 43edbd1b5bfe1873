import type { EldarEvent, EldarView } from '@trialhall/game-eldar'
import type { MatchTale } from '@trialhall/table-ui'

/** A match as actions and abilities: when they are used, and when what was pending resolves. */
export const TALE: MatchTale<EldarView, EldarEvent> = {
  luck: 'the draw',
  responses: ['react'],
  begins(story, place, { perSide }) {
    const event = story[place]?.event
    switch (event?.type) {
      case 'used':
      case 'triggered':
      case 'resolves':
        return Math.floor(event.hero / perSide)
      case 'heroTaken':
      case 'cardTaken':
      case 'passed':
      case 'yielded':
      case 'finished':
        return event.seat
      case 'roundBegan':
      case 'phaseBegan':
      case 'gaveUp':
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

const TELLING: ReadonlySet<EldarEvent['type']> = new Set([
  'damaged',
  'lostHp',
  'recovered',
  'defeated',
  'gainedGlory',
  'negated',
  'statusGained',
  'equipped',
  'attached',
])
