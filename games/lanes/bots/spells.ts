import type { Face, Who } from '../faces.ts'
import { isOf } from '../rules/spells/aiming.ts'
import { sideOf, type Unit } from '../state.ts'

/** Worth of units that a spell finds by itself: what harm does to one, what help does to one that is hurt. */
const REACHED = { harmed: 3, helped: 2 } as const

/** Whether all that a spell gives is gone with the turn (L-MN2.6): laid in a slot it would never be cast in the enemy's turn. */
export function isForNow({ does }: Face): boolean {
  return does.some(({ givesMana }) => givesMana === true)
}

/** Whether a spell would change nothing of any of its targets: healing those who lack nothing, turning those to defend who do so already. */
export function isVainOn({ aim, does }: Face, units: readonly (Unit | null)[]): boolean {
  if (aim.kind !== 'unit' || units.length === 0 || does.length === 0) return false
  return does.every(
    ({ changes }) => changes !== undefined && units.every((unit) => unit === null || !changes(unit)),
  )
}

/** What a spell does for a seat to the unit on a field where it strikes: harm to foes, to its own side only where the text makes no difference. */
export function reachMerit({ does }: Face, unit: Unit, seat: number): number {
  let merit = 0
  for (const { reaches } of does) {
    if (reaches === undefined || !isOf(reaches, unit, seat)) continue
    merit += sideOf(unit) === seat ? ownMerit(reaches, unit) : REACHED.harmed
  }
  return merit
}

/** A text that means friends alone helps those that are hurt; what means everybody harms them too. */
function ownMerit(reaches: Who, { hp, baseHp }: Unit): number {
  if (reaches === 'any') return -REACHED.harmed
  return (hp ?? 0) < (baseHp ?? 0) ? REACHED.helped : 0
}
