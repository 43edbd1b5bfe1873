import { spotOf, type Sighted } from './places.ts'
import type { IdleReason, LanesEvent, LanesView } from '@trialhall/game-lanes'
import type { CardId } from '@trialhall/kernel'
import type { Deed } from './Piece.tsx'

/** Why nothing was done, in a word over the piece. */
const IDLE: Readonly<Record<IdleReason, string>> = {
  'no-target': 'no target',
  'no-attack': 'no attack',
  target: 'holds',
  blocked: 'blocked',
  edge: 'at the edge',
  grounded: 'grounded',
  snare: 'snared',
  disarm: 'disarmed',
  stun: 'stunned',
}

/** What each piece does while an event is looked at, by card. */
export function deedsIn(view: LanesView, event: LanesEvent | null): ReadonlyMap<CardId, Deed> {
  return new Map(event ? deedsOf(view, event) : [])
}

function deedsOf(view: LanesView, event: LanesEvent): [CardId, Deed][] {
  switch (event.type) {
    case 'attacked': {
      const [attacker, target] = event.cards
      if (attacker === undefined || target === undefined) return []
      const towards = between(view, event.from, event.to)
      return [
        [attacker, { does: 'strike', towards }],
        [target, { does: 'suffer', says: `−${event.damage}` }],
      ]
    }
    case 'struckHero': {
      const down = (event.seat === 0) === (view.viewer !== 1) ? 1 : -1
      return [[event.card, { does: 'strike', towards: [0, down] }]]
    }
    case 'damaged':
      return [[event.card, { does: 'suffer', says: `−${event.by}` }]]
    case 'healed':
      return [[event.card, { does: 'gain', says: `+${event.by}` }]]
    case 'strengthened':
      return [[event.card, { does: 'gain', says: `+${event.by} ${event.what === 'hp' ? 'HP' : 'Attack'}` }]]
    case 'conditionPlaced':
      return [[event.card, { does: 'gain' }]]
    case 'warded':
      return [[event.card, { does: 'idle', says: 'warded' }]]
    case 'summoned':
      return [[event.card, { does: 'arrive' }]]
    case 'idled':
      return [[event.card, { does: 'idle', says: IDLE[event.why] }]]
    default:
      return []
  }
}

function between(view: Sighted, from: number, to: number): readonly [number, number] {
  const [a, b] = [spotOf(view, from), spotOf(view, to)]
  return [b.x - a.x, b.y - a.y]
}
