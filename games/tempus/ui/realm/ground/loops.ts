import { SIDE } from '../../../space/index.ts'
import { short, UNIT, type Dot } from './ink.ts'
import { chance } from './noise.ts'

/** Corners of the grid, one after the other around a set of spaces; what lies inside is on the right. */
export type Loop = readonly Dot[]

/** The outlines of a set of spaces. */
export function loopsOf(has: (column: number, row: number) => boolean): readonly Loop[] {
  const next = new Map<string, Dot[]>()
  const edge = (from: Dot, to: Dot): void => {
    const key = from.join()
    const others = next.get(key)
    if (others) others.push(to)
    else next.set(key, [to])
  }
  for (let row = 1; row <= SIDE; row++)
    for (let column = 1; column <= SIDE; column++) {
      if (!has(column, row)) continue
      if (!has(column, row - 1)) edge([column - 1, row - 1], [column, row - 1])
      if (!has(column + 1, row)) edge([column, row - 1], [column, row])
      if (!has(column, row + 1)) edge([column, row], [column - 1, row])
      if (!has(column - 1, row)) edge([column - 1, row], [column - 1, row - 1])
    }
  const loops: Loop[] = []
  for (let [first] = next.keys(); first !== undefined; [first] = next.keys()) loops.push(taken(next, first))
  return loops
}

function taken(next: Map<string, Dot[]>, first: string): Loop {
  const loop: Dot[] = []
  for (let at = dotOf(first); ; ) {
    const key = at.join()
    const to = next.get(key)?.pop()
    if (to === undefined) return loop
    if (next.get(key)?.length === 0) next.delete(key)
    loop.push(at)
    at = to
  }
}

function dotOf(key: string): Dot {
  const [x = 0, y = 0] = key.split(',').map(Number)
  return [x, y]
}

/** A loop as a shore: round, and drawn by hand. */
export function shore(loop: Loop, inset: number): string {
  const middles = loop.map((a, at): Dot => {
    const b = loop[(at + 1) % loop.length] ?? a
    const off = inset + (chance(a[0] * 7 + b[0], a[1] * 5 + b[1], 99) - 0.5) * 5
    return [
      ((a[0] + b[0]) / 2) * UNIT - (b[1] - a[1]) * off,
      ((a[1] + b[1]) / 2) * UNIT + (b[0] - a[0]) * off,
    ]
  })
  const [x = 0, y = 0] = middles.at(-1) ?? []
  const bends = loop.map((corner, at) => {
    const before = loop[(at - 1 + loop.length) % loop.length] ?? corner
    const after = loop[(at + 1) % loop.length] ?? corner
    const [mx = 0, my = 0] = middles[at] ?? []
    const cx = corner[0] * UNIT - (after[1] - before[1]) * inset * 0.5
    const cy = corner[1] * UNIT + (after[0] - before[0]) * inset * 0.5
    return `Q${short(cx)} ${short(cy)} ${short(mx)} ${short(my)}`
  })
  return `M${short(x)} ${short(y)}${bends.join('')}Z`
}

/** A loop as masonry: straight, its corners cut off. */
export function masonry(loop: Loop, inset: number): string {
  const corners: string[] = []
  for (const [at, corner] of loop.entries()) {
    const before = loop[(at - 1 + loop.length) % loop.length] ?? corner
    const after = loop[(at + 1) % loop.length] ?? corner
    const come: Dot = [corner[0] - before[0], corner[1] - before[1]]
    const go: Dot = [after[0] - corner[0], after[1] - corner[1]]
    if (come[0] === go[0] && come[1] === go[1]) continue
    const x = corner[0] * UNIT - (come[1] + go[1]) * inset
    const y = corner[1] * UNIT + (come[0] + go[0]) * inset
    corners.push(`${x - come[0] * 5} ${y - come[1] * 5}`, `${x + go[0] * 5} ${y + go[1] * 5}`)
  }
  return `M${corners.join('L')}Z`
}
