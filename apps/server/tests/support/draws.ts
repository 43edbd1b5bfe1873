import { below, nextWord, seeded, type Chance } from '@trialhall/kernel'

let chance: Chance = seeded(1)

/** Begins anew to draw, from a seed. */
export function drawFrom(seed: number): void {
  chance = seeded(seed)
}

/** Stands in for `randomBytes` of Node. */
export function drawnBytes(size: number): Buffer {
  return Buffer.from(Array.from({ length: size }, () => nextWord(chance) & 255))
}

/** Stands in for `randomInt` of Node. */
export function drawnInt(end: number): number {
  return below(chance, end)
}
