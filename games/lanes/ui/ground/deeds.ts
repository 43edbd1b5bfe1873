import { spotOf, type Sighted } from './places.ts'
import type { Condition, IdleReason, LanesEvent, LanesView } from '@trialhall/game-lanes'
import type { CardId } from '@trialhall/kernel'
import { STATES } from '../unit-words.ts'
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
        [target, { does: 'suffer', ...blowWords(event) }],
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
      return [
        [event.card, { does: isBoon(event.condition) ? 'gain' : 'suffer', says: conditionWords(event) }],
      ]
    case 'conditionLost':
      return [[event.card, { does: 'idle', says: `${event.condition} −${event.count}` }]]
    case 'enchanted':
      return [[event.card, { does: 'idle', says: 'enchanted' }]]
    case 'defended':
      return [[event.card, { does: 'idle', says: 'defends' }]]
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

/** What a blow takes, and what made it less: defence, then Chill (L-R15). */
function blowWords({
  damage,
  defence,
  chilled,
}: Extract<LanesEvent, { type: 'attacked' }>): Pick<Deed, 'says' | 'note'> {
  const less = [
    ...(defence > 0 ? [`defence ${defence}`] : []),
    ...(chilled > 0 ? [`chill ${chilled}`] : []),
  ].join(', ')
  return { says: damage === 0 ? 'no damage' : `−${damage}`, ...(less === '' ? {} : { note: less }) }
}

/** Conditions that a player gives to units of the own side. */
function isBoon(condition: Condition): boolean {
  return condition === 'haste' || condition === 'antimagic'
}

function conditionWords({ condition, count }: { condition: Condition; count: number }): string {
  return count > 1 ? `${STATES[condition]} ×${count}` : STATES[condition]
}

function between(view: Sighted, from: number, to: number): readonly [number, number] {
  const [a, b] = [spotOf(view, from), spotOf(view, to)]
  return [b.x - a.x, b.y - a.y]
}
