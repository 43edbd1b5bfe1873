import type { Draws } from '@trialhall/table-ui/figures'
import { aside, box, filled, ground, hills, polygon, type Point } from './strokes.ts'

/** What stands before everything tells kinds of cards apart. */
export type FrontId = 'none' | 'plinth' | 'grass' | 'thorns' | 'steps' | 'stakes' | 'chains'

/** What stands in the foreground, in black; the print gives it its ink. */
export const FRONTS: Readonly<Record<FrontId, (draws: Draws) => string>> = {
  none: () => '',
  plinth: () =>
    filled(ground(284) + box([112, 262], 176, 30) + box([126, 254], 148, 9) + box([100, 276], 200, 12)),
  grass: (draws) => filled(hills(draws, 292, 6) + blades(draws)),
  thorns: (draws) => CORNERS.map((corner) => branch(draws, corner)).join(''),
  steps: () => filled(box([-5, 288], 410, 20) + box([40, 277], 320, 14) + box([80, 266], 240, 14)),
  stakes: (draws) => filled(ground(290) + stakes(draws)),
  chains: () => [-1, 1].map((side) => chain(side)).join(''),
}

function blades(draws: Draws): string {
  return Array.from({ length: 90 }, () => {
    const x = draws.between(-5, 405)
    const height = draws.between(8, 22) * (0.5 + aside(x))
    const lean = draws.between(-7, 7)
    return polygon([
      [x - 1.6, 300],
      [x + lean, 292 - height],
      [x + 1.6, 300],
    ])
  }).join('')
}

/** Sharpened posts that lean outward, as before a camp. */
function stakes(draws: Draws): string {
  return [22, 64, 104, 296, 336, 378]
    .map((x) => {
      const height = draws.between(44, 66) * (0.7 + 0.4 * aside(x))
      const tip = x + (x < 200 ? -1 : 1) * draws.between(8, 18)
      return polygon([
        [x - 7, 300],
        [tip - 5, 294 - height],
        [tip, 282 - height],
        [tip + 5, 294 - height],
        [x + 7, 300],
      ])
    })
    .join('')
}

/** Links that hang from an upper corner. */
function chain(side: number): string {
  const links = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [200 + side * (196 - at * 7), -24 + at * 13 + at * at * 0.6]
    const isFlat = at % 2 === 0
    return `<ellipse cx="${x}" cy="${y.toFixed(1)}" rx="${isFlat ? 7 : 3}" ry="10" transform="rotate(${side * 24} ${x} ${y.toFixed(1)})" fill="none" stroke="#000" stroke-width="4"/>`
  })
  return links.join('')
}

/** Where briars grow from, and to which side. */
const CORNERS: readonly (readonly [x: number, y: number, side: number])[] = [
  [-8, 300, 1],
  [408, 300, -1],
  [-8, 30, 1],
  [408, 20, -1],
]

function branch(draws: Draws, [x, y, side]: readonly [number, number, number]): string {
  const isLow = y > 150
  const end: Point = [
    x + side * draws.between(80, 130),
    isLow ? draws.between(246, 276) : draws.between(-14, 8),
  ]
  const bend: Point = [
    x + side * draws.between(0, 26),
    isLow ? draws.between(170, 200) : draws.between(70, 110),
  ]
  const at = (t: number): Point => {
    const u = 1 - t
    return [
      u * u * x + 2 * u * t * bend[0] + t * t * end[0],
      u * u * y + 2 * u * t * bend[1] + t * t * end[1],
    ]
  }
  let spikes = ''
  for (let step = 0; step < 7; step++) spikes += thorn(at(0.12 + step * 0.13), at(0.14 + step * 0.13), step)
  const line = [[x, y], bend, end].map(([px = 0, py = 0]) => `${Math.round(px)} ${Math.round(py)}`)
  return `<path d="M${line[0]}Q${line[1]} ${line[2]}" fill="none" stroke="#000" stroke-width="6"/>${filled(spikes)}`
}

function thorn([ax, ay]: Point, [bx, by]: Point, step: number): string {
  const angle = Math.atan2(by - ay, bx - ax) + (step % 2 === 0 ? 1.35 : -1.35)
  const tip: Point = [ax + Math.cos(angle) * 15, ay + Math.sin(angle) * 15]
  return polygon([[2 * ax - bx, 2 * ay - by], tip, [2 * bx - ax, 2 * by - ay]])
}
