import { box, filled, ground, pierced, polygon } from '../strokes.ts'
import type { Skyline } from './scene.ts'

/** Shelves of books between pointed arches. */
export const library: Skyline = (draws) => {
  let books = ''
  const shelf = (from: number, to: number, y: number): string => {
    for (let x = from; x < to - 2; ) {
      const wide = draws.between(3, 8)
      const height = 34 * draws.between(0.55, 0.95)
      books += box([x, y - height], Math.min(wide, to - x), height)
      x += wide + (draws.next() < 0.2 ? draws.between(2, 7) : 0.8)
    }
    return box([from - 4, y], to - from + 8, 3)
  }
  let shelves = ''
  for (const y of [92, 138, 184, 230, 276]) shelves += shelf(2, 50, y) + shelf(350, 398, y)
  const far = filled(ground(236)) + pierced(pointedWall(128, 4))
  const mid = pierced(pointedWall(152, -16)) + filled(ground(256))
  const floor = polygon([
    [-5, 320],
    [-5, 284],
    [405, 284],
    [405, 320],
  ])
  const posts =
    box([-5, -5], 8, 320) + box([52, -5], 7, 320) + box([341, -5], 7, 320) + box([397, -5], 8, 320)
  return { layers: [far, mid, filled(shelves + books + floor) + filled(posts)] }
}

/** A wall with a broad pointed opening. */
function pointedWall(half: number, top: number): string {
  const [left, right] = [200 - half, 200 + half]
  const spring = top + half * 0.9
  const shoulder = top + half * 0.28
  return (
    `M-10 -10H410V320H-10ZM${left} 320V${spring}C${left} ${shoulder} ${200 - half * 0.42} ${top + 4} 200 ${top - half * 0.12}` +
    `C${200 + half * 0.42} ${top + 4} ${right} ${shoulder} ${right} ${spring}V320Z`
  )
}

/** Arches of a church that go back to the light. */
export const nave: Skyline = (draws) => {
  const shift = draws.between(-8, 8)
  const far = pierced(churchArch(124 + shift, 8)) + filled(ground(232))
  const mid =
    pierced(churchArch(154 + shift, -14)) +
    filled(
      polygon([
        [-5, 320],
        [60, 250],
        [340, 250],
        [405, 320],
      ]),
    )
  const floor = polygon([
    [-5, 320],
    [-5, 284],
    [120, 272],
    [280, 272],
    [405, 284],
    [405, 320],
  ])
  const columns = [22, 378].map((x) => column(x, 26, 96 + shift * 2)).join('')
  return { layers: [far, mid, filled(columns) + filled(floor)] }
}

function churchArch(half: number, top: number): string {
  const [left, right] = [200 - half, 200 + half]
  const spring = top + half * 0.85
  const shoulder = top + half * 0.2
  return (
    `M-10 -10H410V320H-10ZM${left} 320V${spring}C${left} ${shoulder} 200 ${top} 200 ${top - half * 0.16}` +
    `C200 ${top} ${right} ${shoulder} ${right} ${spring}V320Z`
  )
}

function column(x: number, wide: number, capital: number): string {
  const half = wide / 2
  return (
    box([x - half, 0], wide, 320) +
    polygon([
      [x - half, capital],
      [x - wide * 0.8, capital - 8],
      [x + wide * 0.8, capital - 8],
      [x + half, capital],
    ]) +
    polygon([
      [x - half, 262],
      [x - wide * 0.8, 276],
      [x + wide * 0.8, 276],
      [x + half, 262],
    ])
  )
}

/** Straight columns under a beam. */
export const temple: Skyline = (draws) => {
  const shift = draws.between(-10, 10)
  const pillar = (x: number, [top, foot]: readonly [number, number], wide: number): string =>
    box([x - wide / 2, top], wide, foot - top) +
    box([x - wide * 0.75, top - 4], wide * 1.5, 5) +
    box([x - wide * 0.75, foot - 4], wide * 1.5, 6)
  const far =
    box([-5, 22], 410, 18) +
    [84 - shift, 112 - shift, 288 + shift, 316 + shift].map((x) => pillar(x, [44, 214], 13)).join('') +
    ground(214)
  const mid =
    ground(244) +
    box([60, 232], 280, 16) +
    box([-5, 2], 410, 14) +
    pillar(46 - shift, [20, 250], 22) +
    pillar(354 + shift, [20, 250], 22)
  const near = ground(280) + box([20, 268], 360, 16) + pillar(2, [-10, 300], 36) + pillar(398, [-10, 300], 36)
  return { layers: [filled(far), filled(mid), filled(near)] }
}

/** Curtains and bunting of a stage. */
export const stage: Skyline = (draws) => {
  const drape = (reach: number, low: number): string => {
    const folds = draws.between(-6, 6)
    return [-1, 1]
      .map((side) => {
        const edge = 200 + side * 205
        const inner = 200 + side * (205 - reach)
        return `M${edge} -10H${inner}C${inner + side * 30} ${60 + folds} ${inner + side * reach * 0.7} ${low - 70} ${inner + side * reach * 0.82} ${low}H${edge}Z`
      })
      .join('')
  }
  const bunting = (y: number, size: number): string => {
    let data = ''
    for (let x = -6; x < 410; x += size * 1.25) {
      const top = y + 18 * (1 - ((x - 200) / 200) ** 2)
      data += polygon([
        [x, top],
        [x + size, top],
        [x + size / 2, top + size * 1.1],
      ])
    }
    return data
  }
  const boards = (y: number): string => ground(y) + box([-5, y - 6], 410, 4)
  const lamps = [40, 110, 290, 360]
    .map((x) =>
      polygon([
        [x - 8, 292],
        [x - 5, 278],
        [x + 5, 278],
        [x + 8, 292],
      ]),
    )
    .join('')
  return {
    layers: [
      filled(bunting(18, 20) + boards(220)),
      filled(drape(128, 230) + boards(250)),
      filled(drape(84, 284) + boards(284) + lamps),
    ],
  }
}
