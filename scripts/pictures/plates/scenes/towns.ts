import type { Draws } from '@trialhall/table-ui/figures'
import { aside, box, disc, filled, ground, hills, pierced, polygon, spread, type Point } from '../strokes.ts'
import type { Skyline } from './scene.ts'

/** Roofs of a town, some windows lit. */
export const roofs: Skyline = (draws) => {
  const lit: string[] = []
  const row = (base: number, { low, high, count, isLit }: Street): string => {
    let data = ground(base)
    for (let x = -12; x < 410; ) {
      const wide = draws.between(300, 520) / count
      const away = aside(x + wide / 2) ** 1.3
      const top = base - (low + (high - low) * away) * draws.between(0.75, 1.2)
      data += box([x, top], wide + 0.5, base - top + 90) + roof(draws, [x, top], wide)
      if (isLit) lit.push(...windows(draws, [x, top], { wide, height: base - top }))
      x += wide + (draws.next() < 0.25 ? draws.between(3, 10) : 0)
    }
    return filled(data)
  }
  const far = row(212, { low: 14, high: 66, count: 17 })
  const mid = row(242, { low: 10, high: 100, count: 10, isLit: true })
  const near = row(284, { low: 4, high: 150, count: 7 })
  return { layers: [far, mid, near], lights: lit.join('') }
}

interface Street {
  readonly low: number
  readonly high: number
  readonly count: number
  readonly isLit?: boolean
}

/** A gable, a mansard or a spire, perhaps with a chimney. */
function roof(draws: Draws, [x, top]: Point, wide: number): string {
  const kind = draws.next()
  const chimney =
    draws.next() < 0.5
      ? box([x + wide * draws.between(0.1, 0.7), top - wide * 0.6], wide * 0.16, wide * 0.6)
      : ''
  if (kind < 0.66)
    return (
      chimney +
      polygon([
        [x - 3, top],
        [x + wide / 2, top - wide * draws.between(0.45, 0.8)],
        [x + wide + 3, top],
      ])
    )
  if (kind < 0.92)
    return (
      chimney +
      polygon([
        [x - 2, top],
        [x + wide * 0.2, top - wide * 0.4],
        [x + wide * 0.8, top - wide * 0.4],
        [x + wide + 2, top],
      ])
    )
  const tip = top - wide * 1.25
  return (
    polygon([
      [x, top],
      [x + wide / 2, tip],
      [x + wide, top],
    ]) + box([x + wide / 2 - 1, tip - 10], 2, 14)
  )
}

function windows(
  draws: Draws,
  [x, top]: Point,
  { wide, height }: { wide: number; height: number },
): string[] {
  const lit: string[] = []
  for (let at = 0; at < 3; at++) {
    if (draws.next() >= 0.42) continue
    const place: Point = [
      x + wide * draws.between(0.14, 0.66),
      top + draws.between(7, Math.max(10, height * 0.5)),
    ]
    lit.push(filled(box(place, wide * 0.18, wide * 0.27)))
  }
  return lit
}

/** Walls with battlements, towers and pennants. */
export const walls: Skyline = (draws) => {
  const row = (base: number, size: number, towers: readonly Tower[]): string => {
    let data = ground(base)
    for (let x = -8 + draws.next() * size; x < 410; x += size * 1.7)
      data += box([x, base - size * 0.8], size, size)
    return filled(data + towers.map((tower) => towerOf(tower, base)).join(''))
  }
  const towersOf = (
    count: number,
    [low, high]: Point,
    { wide, from }: { wide: Point; from: number },
  ): Tower[] =>
    Array.from({ length: count }, (_, at) => ({
      x: 200 + (at % 2 === 1 ? 1 : -1) * draws.between(from, 192),
      height: draws.between(low, high),
      wide: draws.between(...wide),
      hasPennant: true,
    }))
  const gate: Tower[] = [
    { x: 200 - draws.between(168, 186), height: draws.between(120, 165), wide: 52, hasPennant: false },
    { x: 200 + draws.between(168, 190), height: draws.between(90, 140), wide: 46, hasPennant: false },
  ]
  return {
    layers: [
      row(214, 7, towersOf(4, [30, 52], { wide: [14, 20], from: 70 })),
      row(242, 10, towersOf(3, [62, 105], { wide: [24, 32], from: 112 })),
      row(276, 15, gate),
    ],
  }
}

interface Tower {
  readonly x: number
  readonly height: number
  readonly wide: number
  readonly hasPennant: boolean
}

function towerOf({ x, height, wide, hasPennant }: Tower, base: number): string {
  const top = base - height
  const tooth = (wide * 1.32) / 5
  let data = box([x - wide / 2, top], wide, height + 100)
  data += polygon([
    [x - wide * 0.5, top + 6],
    [x - wide * 0.66, top - 6],
    [x + wide * 0.66, top - 6],
    [x + wide * 0.5, top + 6],
  ])
  for (let at = 0; at < 3; at++)
    data += box([x - wide * 0.66 + at * 2 * tooth, top - 6 - tooth * 0.9], tooth, tooth + 1)
  return hasPennant ? data + pennant([x, top - 6 - tooth], wide) : data
}

/** A forked pennant that flies toward the middle. */
function pennant([x, y]: Point, size: number): string {
  const side = x < 200 ? 1 : -1
  return (
    box([x - 1, y - size * 1.25], 2, size * 1.3) +
    polygon([
      [x, y - size * 1.25],
      [x + side * size * 0.95, y - size * 1.05],
      [x + side * size * 0.66, y - size * 0.9],
      [x + side * size * 0.95, y - size * 0.72],
      [x, y - size * 0.62],
    ])
  )
}

/** A bridge of stone arches across a gorge. */
export const bridge: Skyline = (draws) => {
  const shift = draws.between(-16, 16)
  const spires = spread(draws, 9).map((x) => {
    const height = 16 + 46 * aside(x)
    return polygon([
      [x - 22, 240],
      [x, 224 - height],
      [x + 22, 240],
    ])
  })
  const far = hills(draws, 232, 8) + spires.join('')
  const mid = arches(shift) + [48, 352].map((x) => lamp([x + shift / 2, 204])).join('')
  return { layers: [filled(far), pierced(mid), filled(cliffs(draws))] }
}

/** A wall with round openings, its top slightly raised in the middle. */
function arches(shift: number): string {
  const half = 38
  let data = 'M-10 210Q200 192 410 210L410 330L-10 330Z'
  for (let at = -2; at <= 2; at++) {
    const x = 200 + shift + at * 96
    data += `M${x - half} 330V262A${half} ${half} 0 0 1 ${x + half} 262V330Z`
  }
  return data
}

/** A lamp on a post. */
function lamp([x, y]: Point): string {
  return (
    box([x - 2, y - 26], 4, 30) +
    box([x - 6, y - 36], 12, 11) +
    polygon([
      [x - 8, y - 36],
      [x, y - 44],
      [x + 8, y - 36],
    ])
  )
}

function cliffs(draws: Draws): string {
  return [-1, 1]
    .map((side) => {
      const edge = 200 + side * draws.between(138, 158)
      return polygon([
        [200 + side * 220, 206],
        [edge + side * 26, 214 + draws.between(-8, 8)],
        [edge + side * 8, 252],
        [edge + side * 14, 286],
        [edge - side * 20, 330],
        [200 + side * 220, 330],
      ])
    })
    .join('')
}

/** Fallen walls and broken columns. */
export const ruins: Skyline = (draws) => {
  const stump = ([x, base]: Point, wide: number, height: number): string =>
    polygon([
      [x - wide / 2, base + 20],
      [x - wide / 2, base - height * draws.between(0.7, 0.95)],
      [x - wide * 0.15, base - height * draws.between(0.85, 1)],
      [x + wide * 0.1, base - height * draws.between(0.75, 0.9)],
      [x + wide / 2, base - height],
      [x + wide / 2, base + 20],
    ]) + box([x - wide * 0.66, base - 4], wide * 1.32, 9)
  const arch = ([x, base]: Point, half: number): string =>
    `M${x - half} ${base + 20}V${base - half * 1.5}A${half} ${half} 0 0 1 ${x + half * 0.7} ${base - half * 2.2}L${x + half * 0.5} ${base - half * 1.9}` +
    `A${half * 0.66} ${half * 0.7} 0 0 0 ${x - half * 0.62} ${base - half * 1.4}V${base + 20}Z`
  const side = draws.side()
  const far =
    hills(draws, 216, 5) + [70, 112, 290, 336].map((x) => stump([x, 218], 15, draws.between(36, 84))).join('')
  const mid =
    hills(draws, 246, 6) +
    arch([Math.round(200 + side * 128), 246], 40) +
    stump([200 - side * 132, 248], 28, draws.between(84, 118))
  const near =
    hills(draws, 284, 8) + stump([200 - side * 184, 286], 44, draws.between(150, 200)) + blocks(draws)
  return { layers: [filled(far), filled(mid), filled(near)] }
}

function blocks(draws: Draws): string {
  return [70, 120, 290, 340]
    .map((x) => {
      const size = draws.between(12, 22)
      const tilt = draws.between(-5, 5)
      return polygon([
        [x - size, 292],
        [x - size * 0.8, 290 - size - tilt],
        [x + size * 0.9, 290 - size + tilt],
        [x + size, 292],
      ])
    })
    .join('')
}

/** A graveyard on a hill. */
export const graves: Skyline = (draws) => {
  const slab = ([x, base]: Point, size: number): string => {
    const lean = draws.between(-0.12, 0.12) * size
    return `M${(x - size * 0.3).toFixed(1)} ${base + 12}L${(x - size * 0.3 + lean).toFixed(1)} ${(base - size * 0.7).toFixed(1)}a${(size * 0.3).toFixed(1)} ${(size * 0.3).toFixed(1)} 0 0 1 ${(size * 0.6).toFixed(1)} 0L${(x + size * 0.3).toFixed(1)} ${base + 12}Z`
  }
  const cross = ([x, base]: Point, size: number): string =>
    box([x - size * 0.09, base - size], size * 0.18, size + 14) +
    box([x - size * 0.32, base - size * 0.74], size * 0.64, size * 0.17)
  const stone = (place: Point, size: number): string =>
    draws.next() < 0.6 ? slab(place, size) : cross(place, size * 1.15)
  const row = (base: number, size: number, places: readonly number[]): string =>
    filled(
      hills(draws, base, 8) +
        places
          .map((x) => stone([x + draws.between(-9, 9), base - 2], size * draws.between(0.85, 1.2)))
          .join(''),
    )
  return {
    layers: [
      row(216, 30, [40, 80, 118, 150, 250, 284, 322, 360]),
      row(246, 60, [40, 96, 304, 362]),
      row(284, 118, [14, 386]),
    ],
  }
}

/** Tents and banners of a camp. */
export const camp: Skyline = (draws) => {
  const tent = ([x, base]: Point, size: number): string =>
    polygon([
      [x - size * 0.8, base + 10],
      [x - size * 0.5, base - size * 0.42],
      [x, base - size],
      [x + size * 0.5, base - size * 0.42],
      [x + size * 0.8, base + 10],
    ]) + pennant([x, base - size + 2], size * 0.34)
  const row = (base: number, size: number, places: readonly number[]): string =>
    filled(
      hills(draws, base, 6) +
        places.map((x) => tent([x + draws.between(-8, 8), base], size * draws.between(0.85, 1.15))).join(''),
    )
  const fire = filled(disc([draws.side() > 0 ? 118 : 282, 238], 5))
  return {
    layers: [row(214, 34, [44, 92, 136, 264, 308, 356]), row(246, 66, [54, 346]), row(286, 130, [4, 396])],
    lights: fire,
  }
}

/** Ships at anchor and a quay. */
export const harbour: Skyline = (draws) => {
  const ship = ([x, base]: Point, size: number): string => {
    const mast = (at: number, height: number): string =>
      box([at - size * 0.012 - 1, base - height], size * 0.024 + 2, height) +
      [0.16, 0.42, 0.68]
        .map((part, step) => sail([at, base - height * (1 - part)], size * (0.15 + step * 0.035)))
        .join('')
    return (
      polygon([
        [x - size * 0.6, base - size * 0.16],
        [x + size * 0.56, base - size * 0.12],
        [x + size * 0.44, base + 12],
        [x - size * 0.46, base + 12],
      ]) +
      mast(x - size * 0.22, size * 0.85) +
      mast(x + size * 0.18, size)
    )
  }
  const side = draws.side()
  const swell = (base: number, crest: number): string => {
    let data = `M-20 330L-20 ${base}`
    for (let x = -20; x < 420; x += 26) data += `q13 ${-crest} 26 0`
    return `${data}L420 330Z`
  }
  const far = swell(220, 5) + ship([200 - side * 120, 220], 62) + ship([200 + side * 86, 220], 44)
  const mid = swell(248, 8) + ship([200 + side * 148, 248], 128)
  const near =
    swell(284, 11) +
    [0, 1, 2].map((at) => box([200 - side * (150 + at * 22) - 6, 214 + at * 6], 12, 120)).join('')
  return { layers: [filled(far), filled(mid), filled(near)] }
}

function sail([x, y]: Point, size: number): string {
  const write = (px: number, py: number): string => `${px.toFixed(1)} ${py.toFixed(1)}`
  return `M${write(x - size, y)}L${write(x + size, y)}Q${write(x + size * 0.8, y + size * 0.6)} ${write(x + size * 0.9, y + size)}Q${write(x, y + size * 0.8)} ${write(x - size * 0.9, y + size)}Q${write(x - size * 0.8, y + size * 0.6)} ${write(x - size, y)}Z`
}

/** Terraced halls with curved roofs, one upon another. */
export const terraces: Skyline = (draws) => {
  const hall = ([x, base]: Point, wide: number, floors: number): string => {
    let data = ''
    let foot = base + 30
    for (let at = 0; at < floors; at++) {
      const half = (wide / 2) * (1 - at * 0.2)
      const height = at === 0 ? 54 : wide * 0.26
      const top = foot - height
      data += box([x - half * 0.72, top], half * 1.44, height + 2)
      data += `M${(x - half * 1.2).toFixed(1)} ${(top + 2).toFixed(1)}Q${(x - half * 0.7).toFixed(1)} ${(top - 2).toFixed(1)} ${(x - half * 0.5).toFixed(1)} ${(top - wide * 0.13).toFixed(1)}H${(x + half * 0.5).toFixed(1)}Q${(x + half * 0.7).toFixed(1)} ${(top - 2).toFixed(1)} ${(x + half * 1.2).toFixed(1)} ${(top + 2).toFixed(1)}Z`
      foot = top - wide * 0.12
    }
    return data + box([x - 1, foot - wide * 0.24], 2, wide * 0.26)
  }
  const side = draws.side()
  const far =
    hills(draws, 216, 6) +
    hall([200 - side * draws.between(86, 100), 214], 42, 3) +
    hall([200 + side * draws.between(120, 136), 214], 54, 4)
  const mid = hills(draws, 246, 7) + hall([200 - side * draws.between(140, 152), 246], 88, 4)
  const near = hills(draws, 284, 6) + hall([200 + side * 190, 284], 120, 4)
  return { layers: [filled(far), filled(mid), filled(near)] }
}
