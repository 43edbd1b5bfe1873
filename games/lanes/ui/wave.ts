import { groundOf, unitAt, type Field, type LanesEvent, type LanesView } from '@trialhall/game-lanes'
import type { CardId, SeenEvent, Seat } from '@trialhall/kernel'

/** The wave that is going on, as the story tells it. */
export interface WaveNow {
  readonly seat: Seat
  readonly wave: 1 | 2 | 'haste'
  /** Cards of units that have acted in it. */
  readonly acted: ReadonlySet<CardId>
}

/** The wave that a story has come to; null outside of a Battle phase. */
export function waveIn(story: readonly SeenEvent<LanesEvent>[]): WaveNow | null {
  const start = story.findLastIndex(({ event }) => event.type === 'waveBegan' || event.type === 'phaseBegan')
  const first = story[start]?.event
  if (first?.type !== 'waveBegan') return null
  const acted = new Set(story.slice(start).flatMap(({ event }) => actorOf(event)))
  return { seat: first.seat, wave: first.wave, acted }
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
  for (const field of groundOf(view).waves[now.seat] ?? []) {
    const unit = unitAt(view, field)
    if (unit === null || unit.owner !== now.seat || unit.did === 'resting' || now.acted.has(unit.card))
      continue
    if (now.wave === 'haste' && unit.haste === 0) continue
    order.set(field, order.size + 1)
  }
  return order
}
