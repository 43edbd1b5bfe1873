import type { CardId, Seat } from '@trialhall/kernel'
import type { Act, Strike } from '../../acts.ts'
import { heroOf, type Space, type TempusPosition } from '../../state.ts'
import { areAdjacentBodies } from '../map.ts'
import { standingOf } from '../printed.ts'

/** How far melee attacks of a Hero reach now: farther once a turn for some (C-7, Elemental Reach). */
export function reachOf(state: TempusPosition, seat: Seat): number {
  return lengthenerOf(state, seat)?.reach ?? 1
}

interface Lengthener {
  readonly card: CardId
  readonly reach: number
}

/** The card that makes the next melee attack reach farther; null where there is none or it was used in this turn. */
function lengthenerOf(state: TempusPosition, seat: Seat): Lengthener | null {
  for (const card of heroOf(state, seat).primaries) {
    const reach = standingOf(state, card)?.quirks.reach ?? 0
    if (reach > 1 && state.turn?.used.includes(card) !== true) return { card, reach }
  }
  return null
}

/** An attack that was made, by which Hero, and how far it could reach. */
type Made = Pick<Act, 'by' | 'reach'> & { readonly strikes: readonly Strike[] }

/** Remembers that an attack from these spaces has reached farther than others do, unless a Chain has made it reach farther still. */
export function noteReach(state: TempusPosition, { by, reach, strikes }: Made, from: readonly Space[]): void {
  const lengthener = lengthenerOf(state, by)
  if (lengthener === null || reach > lengthener.reach) return
  const isFar = strikes.some(({ isMelee, where }) => isMelee && !areAdjacentBodies(state, from, where))
  if (isFar) state.turn?.used.push(lengthener.card)
}
