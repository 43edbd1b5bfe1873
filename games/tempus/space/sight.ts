import { SIDE, SPACES, type Space } from './grid.ts'
import type { Ground } from './ground.ts'
import { hasFreeLine } from './sight-line.ts'
import { isListed } from './sight-table.ts'

/**
 * Whether each of two spaces is in sight of the other (T-20.01, T-20.05). Creatures, tokens and water never block it; obstacles,
 * blocks, walls, and stones and veils laid over the ground do. What stands on the two spaces themselves does not.
 */
export function sees(ground: Ground, one: Space, other: Space): boolean {
  const { table } = ground
  if (table === undefined) return hasFreeLine(ground, one, other)
  if (!isListed(table, one, other)) return false // what is laid over the ground only narrows sight
  return isFarFromLaid(ground, one, other) || hasFreeLine(ground, one, other)
}

/** Whether any space of one body sees any space of the other: of Large creatures one space is enough (T-20.08, T-R36). */
export function bodiesSee(ground: Ground, one: readonly Space[], other: readonly Space[]): boolean {
  for (const from of one) for (const to of other) if (sees(ground, from, to)) return true
  return false
}

/** All spaces in sight of a body, its own among them, by number (T-20.09). */
export function inSight(ground: Ground, body: readonly Space[]): readonly Space[] {
  const seen: Space[] = []
  for (let space = 0; space < SPACES; space++) if (bodiesSee(ground, body, [space])) seen.push(space)
  return seen
}

/** Whether nothing that is laid over the ground lies in the rectangle of which the two are corners. */
function isFarFromLaid({ overlay: { stones, veils } }: Ground, one: Space, other: Space): boolean {
  if (stones.length === 0 && veils.length === 0) return true
  const west = Math.min(one % SIDE, other % SIDE)
  const east = Math.max(one % SIDE, other % SIDE)
  const north = Math.floor(Math.min(one, other) / SIDE)
  const south = Math.floor(Math.max(one, other) / SIDE)
  const isInside = (space: Space): boolean => {
    const row = Math.floor(space / SIDE)
    return space % SIDE >= west && space % SIDE <= east && row >= north && row <= south
  }
  return !stones.some(isInside) && !veils.some(isInside)
}
