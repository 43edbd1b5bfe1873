import type { Draws } from '@trialhall/table-ui/figures'
import { aside, box, filled, ground, hills, polygon, spread, type Point } from '../strokes.ts'
import type { Skyline } from './scene.ts'

/** Pines, tall at the sides. */
export const forest: Skyline = (draws) => {
  const row = (base: number, [low, high]: Point, count: number): string => {
    const trees = spread(draws, count).map((x) =>
      pine(draws, [x, base + 8], (low + (high - low) * aside(x) ** 1.1) * draws.between(0.8, 1.15)),
    )
    return filled(hills(draws, base, 10) + trees.join(''))
  }
  return { layers: [row(206, [34, 78], 22), row(232, [36, 140], 15), row(266, [22, 235], 9)] }
}

function pine(draws: Draws, [x, foot]: Point, height: number): string {
  const tiers = 4
  const tier = (at: number): number => foot - height + (height * 0.9 * at) / tiers
  const edge = (side: number): Point[] => {
    const points: Point[] = []
    for (let at = 0; at < tiers; at++) {
      const wide = height * 0.27 * ((at + 1) / tiers) * draws.between(0.85, 1.12)
      points.push([x + side * wide * (at > 0 ? 0.32 : 0), tier(at)], [x + side * wide, tier(at + 1)])
    }
    points.push([x + side * height * 0.03, foot - height * 0.1], [x + side * height * 0.03, foot + 4])
    return points
  }
  const right = edge(1)
  return polygon([[x, foot - height], ...right, ...edge(-1).toReversed()])
}

/** Mountains that stand apart before the light. */
export const peaks: Skyline = (draws) => {
  const row = (base: number, count: number, [low, high]: Point): string => {
    const tops = spread(draws, count, [0.25, 0.75]).map((x) => {
      const height = (low + (high - low) * aside(x) ** 1.2) * draws.between(0.85, 1.15)
      return peak(draws, [x, base], height)
    })
    return filled(hills(draws, base, 5) + tops.join(''))
  }
  return { layers: [row(214, 8, [30, 120]), row(246, 5, [20, 130]), row(282, 4, [8, 120])] }
}

function peak(draws: Draws, [x, base]: Point, height: number): string {
  const wide = height * draws.between(0.72, 0.95) + 18
  const slope = (side: number): Point[] =>
    [0.82, 0.6, 0.36, 0.14].map((part) => [
      x + side * wide * (1 - part) * draws.between(0.8, 1.02),
      base - height * part + draws.between(-3, 3),
    ])
  const left = slope(-1).toReversed()
  const right = slope(1).toReversed()
  return polygon([
    [x - wide - 8, base + 12],
    ...left,
    [x, base - height],
    ...right.toReversed(),
    [x + wide + 8, base + 12],
  ])
}

/** One mountain at each side with a torn mouth, and slag before it. */
export const volcano: Skyline = (draws) => {
  const cone = ([x, base]: Point, height: number, wide: number): string => {
    const mouth = wide * 0.16
    return polygon([
      [x - wide, base + 20],
      [x - wide * 0.42, base - height * 0.46],
      [x - mouth, base - height],
      [x - mouth * 0.4, base - height * draws.between(0.9, 0.95)],
      [x + mouth * 0.3, base - height * draws.between(0.93, 0.99)],
      [x + mouth, base - height * 0.97],
      [x + wide * 0.4, base - height * 0.42],
      [x + wide, base + 20],
    ])
  }
  const side = draws.side()
  const slag = (base: number, size: number, count: number): string =>
    spread(draws, count)
      .map((x) => rock(draws, [x, base], size * (0.5 + aside(x))))
      .join('')
  const far =
    cone([200 - side * draws.between(104, 128), 216], 118, 112) + hills(draws, 214, 6) + slag(216, 22, 9)
  const mid =
    cone([200 + side * draws.between(168, 188), 246], 150, 118) + hills(draws, 246, 8) + slag(248, 34, 6)
  const near = hills(draws, 282, 6) + slag(288, 76, 5)
  return { layers: [filled(far), filled(mid), filled(near)] }
}

function rock(draws: Draws, [x, base]: Point, size: number): string {
  const lean = draws.between(-0.2, 0.2) * size
  return polygon([
    [x - size * 0.5, base + 16],
    [x - size * 0.34 + lean * 0.4, base - size * 0.5],
    [x + lean, base - size * draws.between(0.8, 1.1)],
    [x + size * 0.26 + lean * 0.6, base - size * 0.55],
    [x + size * 0.5, base + 16],
  ])
}

/** Crooked rock that looks like towers. */
export const spires: Skyline = (draws) => {
  const row = (base: number, count: number, { low, high, wide }: SpireSizes): string => {
    const all = spread(draws, count, [0, 1]).map((x) => {
      const height = (low + (high - low) * aside(x)) * draws.between(0.7, 1.2)
      return spire(draws, [x, base], { wide: wide * draws.between(0.7, 1.4), height })
    })
    return filled(hills(draws, base + 4, 5) + all.join(''))
  }
  return {
    layers: [
      row(214, 13, { low: 18, high: 92, wide: 20 }),
      row(244, 9, { low: 16, high: 150, wide: 30 }),
      row(280, 6, { low: 6, high: 220, wide: 46 }),
    ],
  }
}

interface SpireSizes {
  readonly low: number
  readonly high: number
  readonly wide: number
}

function spire(draws: Draws, [x, base]: Point, { wide, height }: { wide: number; height: number }): string {
  const lean = draws.between(-0.14, 0.14) * height
  return polygon([
    [x - wide / 2, base + 60],
    [x - wide * 0.34, base - height * 0.4],
    [x - wide * 0.3 + lean * 0.5, base - height * 0.52],
    [x + lean, base - height],
    [x + wide * 0.16 + lean * 0.5, base - height * 0.58],
    [x + wide * 0.36, base - height * 0.34],
    [x + wide / 2, base + 60],
  ])
}

/** Waves that break one way. */
export const sea: Skyline = (draws) => {
  const row = (base: number, crest: number, length: number): string => {
    let data = `M-20 320L-20 ${base}`
    for (let x = -20 - draws.between(0, length); x < 420; x += length) {
      const at = (part: number): string => (x + length * part).toFixed(1)
      data += `C${at(0.5)} ${base + 2} ${at(0.75)} ${base - crest * 1.5} ${at(1)} ${base - crest}`
      data += `C${at(0.86)} ${base - crest * 0.7} ${at(0.86)} ${base} ${at(1)} ${base}`
    }
    return filled(`${data}L420 320Z`)
  }
  return { layers: [row(214, 9, 34), row(242, 15, 60), row(272, 24, 96)] }
}

/** Standing stones, some with a lintel. */
export const stones: Skyline = (draws) => {
  const row = (base: number, size: number, places: readonly number[]): string =>
    hills(draws, base, 6) + places.map((x) => standingStone(draws, [x, base], size)).join('')
  const lintels = box([90, 172], 44, 9) + box([266, 172], 44, 9)
  const far = row(220, 46, [96, 128, 160, 240, 272, 304]) + lintels
  const sides = [draws.between(6, 20), draws.between(380, 396)]
  return { layers: [filled(far), filled(row(246, 96, [58, 342])), filled(row(280, 150, sides))] }
}

function standingStone(draws: Draws, [x, base]: Point, size: number): string {
  const wide = size * draws.between(0.3, 0.42)
  const height = size * draws.between(0.8, 1.15)
  const lean = draws.between(-4, 4)
  return polygon([
    [x - wide / 2, base + 20],
    [x - wide * 0.42 + lean, base - height * 0.92],
    [x + lean, base - height],
    [x + wide * 0.4 + lean, base - height * 0.94],
    [x + wide / 2, base + 20],
  ])
}

/** Ferns and fronds. */
export const garden: Skyline = (draws) => {
  const row = (base: number, length: number, count: number): string => {
    const fronds = spread(draws, count, [0, 1]).map((x) =>
      frond(draws, [x, base + 8], length * (0.35 + aside(x)) * draws.between(0.8, 1.2)),
    )
    return filled(hills(draws, base, 6) + fronds.join(''))
  }
  return { layers: [row(218, 50, 12), row(248, 84, 7), row(286, 140, 5)] }
}

function frond(draws: Draws, [x, y]: Point, length: number): string {
  const turn = draws.between(-0.6, 0.6)
  const leaves = 6
  let data = ''
  for (let at = 1; at <= leaves; at++) {
    const part = at / leaves
    const angle = turn * (0.2 + part * 0.75)
    const stem: Point = [x + Math.sin(angle) * length * part, y - Math.cos(angle) * length * part]
    const size = length * 0.3 * (1.1 - part * 0.7)
    for (const side of [-1, 1]) data += leaf(stem, angle + side, size)
  }
  return data
}

function leaf([x, y]: Point, angle: number, size: number): string {
  const end: Point = [x + Math.sin(angle) * size, y - Math.cos(angle) * size]
  const [bx, by] = [Math.cos(angle) * size * 0.24, Math.sin(angle) * size * 0.24]
  const middle: Point = [(x + end[0]) / 2, (y + end[1]) / 2]
  const write = ([px, py]: Point): string => `${px.toFixed(1)} ${py.toFixed(1)}`
  return `M${write([x, y])}Q${write([middle[0] + bx, middle[1] + by])} ${write(end)}Q${write([middle[0] - bx, middle[1] - by])} ${write([x, y])}Z`
}

/** Bare moor with gnarled trees that the wind has bent one way. */
export const moor: Skyline = (draws) => {
  const lean = draws.side()
  const row = (base: number, size: number, places: readonly number[]): string =>
    filled(
      hills(draws, base, 9) +
        places
          .map((x) => gnarled(draws, [x, base + 6], { size: size * draws.between(0.85, 1.15), lean }))
          .join(''),
    )
  return {
    layers: [
      row(
        214,
        46,
        [40, 108, 296, 352].map((x) => x + draws.between(-14, 14)),
      ),
      row(
        244,
        92,
        [24, 366].map((x) => x + draws.between(-10, 10)),
      ),
      row(284, 128, [lean > 0 ? -34 : 434]),
    ],
  }
}

function gnarled(draws: Draws, [x, y]: Point, { size, lean }: { size: number; lean: number }): string {
  const trunk = size * 0.09
  const top: Point = [x + lean * size * 0.16, y - size * 0.62]
  let data = polygon([
    [x - trunk * 1.5, y],
    [x - trunk * 0.6, y - size * 0.3],
    [top[0] - trunk * 0.6, top[1]],
    [top[0] + trunk * 0.6, top[1]],
    [x + trunk * 0.7, y - size * 0.28],
    [x + trunk * 1.7, y],
  ])
  for (const [rise, reach] of [
    [0.05, 0.5],
    [0.24, 0.42],
    [0.4, 0.2],
    [0.16, -0.26],
  ] as const)
    data += bough(draws, [top, [top[0] + lean * size * reach, top[1] - size * rise]], trunk)
  return data
}

/** A bough with a flat crown of leaves at its end. */
function bough(draws: Draws, [[x, y], [ex, ey]]: readonly [from: Point, to: Point], thick: number): string {
  const crown = thick * draws.between(2.6, 4)
  return (
    polygon([
      [x - thick * 0.5, y + thick],
      [ex, ey - thick * 0.3],
      [ex, ey + thick * 0.3],
      [x + thick * 0.5, y + thick * 0.4],
    ]) +
    polygon([
      [ex - crown * 1.5, ey + crown * 0.1],
      [ex - crown, ey - crown * 0.42],
      [ex - crown * 0.2, ey - crown * 0.62],
      [ex + crown * 0.7, ey - crown * 0.46],
      [ex + crown * 1.4, ey],
      [ex + crown * 0.5, ey + crown * 0.24],
      [ex - crown * 0.6, ey + crown * 0.3],
    ])
  )
}

/** The mouth of a cave: stone above and below, that leaves the light free. */
export const cavern: Skyline = (draws) => {
  const row = (hang: number, rise: number, count: number): string => {
    let data = ground(300 - rise * 0.4)
    for (const x of spread(draws, count, [0.2, 0.8])) {
      const size = 0.25 + aside(x) ** 1.3
      const wide = draws.between(10, 20) * (0.7 + aside(x))
      const down = hang * size * draws.between(0.7, 1.15)
      const up = rise * size * draws.between(0.7, 1.15)
      data += polygon([
        [x - wide, -6],
        [x - wide * 0.3, down * 0.6],
        [x + draws.between(-3, 3), down],
        [x + wide * 0.4, down * 0.55],
        [x + wide, -6],
      ])
      data += polygon([
        [x - wide, 310],
        [x - wide * 0.4, 300 - up * 0.6],
        [x + draws.between(-3, 3), 300 - up],
        [x + wide * 0.3, 300 - up * 0.55],
        [x + wide, 310],
      ])
    }
    return filled(data + box([-5, -20], 410, 22))
  }
  return { layers: [row(70, 120, 13), row(104, 120, 10), row(150, 140, 7)] }
}

/** Sheer ice in straight planes. */
export const glacier: Skyline = (draws) => {
  const row = (base: number, [low, high]: Point, count: number): string => {
    const all = spread(draws, count, [0.1, 0.9]).map((x) => {
      const height = (low + (high - low) * aside(x)) * draws.between(0.8, 1.15)
      const wide = draws.between(24, 44) * (0.6 + aside(x))
      const tilt = draws.side() * wide * 0.3
      return polygon([
        [x - wide, base + 30],
        [x - wide * 0.5 + tilt, base - height * 0.7],
        [x + tilt, base - height],
        [x + wide * 0.3, base - height * 0.5],
        [x + wide * 0.55, base - height * 0.6],
        [x + wide, base + 30],
      ])
    })
    return filled(ground(base) + all.join(''))
  }
  return { layers: [row(216, [16, 84], 11), row(248, [14, 120], 7), row(284, [6, 170], 5)] }
}
