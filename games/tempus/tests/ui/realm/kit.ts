import { tempus, type TempusEvent, type TempusState, type TempusView } from '@trialhall/game-tempus'
import { Match, type Ask } from '@trialhall/kernel'
import type { MapPoint } from '@trialhall/table-ui'
import { columnOf, rowOf, type Space } from '../../../space/index.ts'
import type { Picks } from '../../../ui/realm/picks.ts'

/** A position of four Heroes in the middle of the Ancient Temple, in the turn of the first. */
export function laid(position: object = {}): Match<TempusState, TempusEvent> {
  const seats = [{ at: '12,15' }, { at: '19,15' }, { at: '12,17' }, { at: '22,12' }]
  const begun = Match.start(tempus, {
    seats: 4,
    seed: 'realm',
    options: { realm: 'ancient-temple' },
    position: { round: 4, next: 'A', seats, ...position },
  })
  if (!begun.ok) throw new Error(begun.fault.message)
  return begun.value
}

/** The view of the first seat. */
export function viewOf(match: Match<TempusState, TempusEvent>): TempusView {
  return match.viewFor(0)
}

/** A pointer over the north-west of a space. */
export function over(space: Space): MapPoint {
  return { space: { column: columnOf(space), row: rowOf(space) }, isEast: false, isSouth: false }
}

/** An ask of the first seat for nothing in particular. */
export const ASK: Ask = {
  seat: 0,
  prompt: { type: 'aim', card: 0 },
  options: [],
  refused: [],
} as unknown as Ask

/** Nothing can be picked, but for what is given. */
export function picking(given: Partial<Picks> = {}): Picks {
  const nothing: Picks = {
    prompt: null,
    spaces: new Set(),
    creatures: new Set(),
    areas: [],
    ways: null,
    striking: null,
    walkFirst: null,
    moveFirst: null,
    take: () => false,
  }
  return { ...nothing, ...given }
}
