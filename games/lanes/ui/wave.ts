import {
  groundOf,
  unitAt,
  type Field,
  type LanesEvent,
  type LanesView,
  type Unit,
} from '@trialhall/game-lanes'
import type { CardId, SeenEvent, Seat } from '@trialhall/kernel'

/** The wave that is going on, as the story tells it. */
export interface WaveNow {
  readonly seat: Seat
  readonly wave: 1 | 2 | 'haste'
  /** Cards of units that have acted in it. */
  readonly acted: ReadonlySet<CardId>
  /** The card of the unit that has given a Haste token away to act next; null where there is none. */
  readonly hasty: CardId | null
}

/** The wave that a story has come to; null outside of a Battle phase. */
export function waveIn(story: readonly SeenEvent<LanesEvent>[]): WaveNow | null {
  const start = story.findLastIndex(({ event }) => event.type === 'waveBegan' || event.type === 'phaseBegan')
  const first = story[start]?.event
  if (first?.type !== 'waveBegan') return null
  const heard = story.slice(start).map(({ event }) => event)
  const acted = new Set(heard.flatMap(actorOf))
  return { seat: first.seat, wave: first.wave, acted, hasty: first.wave === 'haste' ? hastyIn(heard) : null }
}

/** Whose token was the last to go: it goes before its unit is asked (L-CON.4, L-R43). */
function hastyIn(heard: readonly LanesEvent[]): CardId | null {
  const lost = heard.findLast((event) => event.type === 'conditionLost' && event.condition === 'haste')
  return lost?.type === 'conditionLost' ? lost.card : null
}

function actorOf(event: LanesEvent): CardId[] {
  switch (event.type) {
    case 'advanced':
    case 'defended':
    case 'idled':
    case 'struckHero':
      return [event.card]
    case 'attacked':
      return event.cards.slice(0, 1)
    default:
      return []
  }
}

/**
 * The place of each unit in the order in which they act in this wave, from 1, by field (L-BAT.5, L-R6). Who has acted is
 * not in it, and nobody acts once the match is over.
 */
export function orderIn(view: LanesView, now: WaveNow | null): ReadonlyMap<Field, number> {
  const order = new Map<Field, number>()
  if (!now || view.phase !== 'battle' || view.ended !== null) return order
  const fields = (groundOf(view).waves[now.seat] ?? []).filter((field) => isToAct(view, now, field))
  const first = fields.filter((field) => unitAt(view, field)?.card === now.hasty)
  const others = fields.filter((field) => !first.includes(field))
  for (const field of [...first, ...others]) order.set(field, order.size + 1)
  return order
}

function isToAct(view: LanesView, { seat, wave, acted, hasty }: WaveNow, field: Field): boolean {
  const unit = unitAt(view, field)
  if (unit === null || unit.owner !== seat || unit.did === 'resting' || acted.has(unit.card)) return false
  return wave === 'haste' ? unit.haste > 0 || unit.card === hasty : !skipsWaves(unit)
}

/** True for a unit whose Stun keeps it from acting in both waves; a later one works in its next Battle phase (L-CON.5, L-R44). */
export function skipsWaves({ did, stun }: Unit): boolean {
  return did === 'stunned' || (did === 'ready' && stun > 0)
}
