import { SIDE } from '../../../space/index.ts'
import { Inks, line, short, UNIT } from './ink.ts'
import { loopsOf, masonry } from './loops.ts'
import { chance } from './noise.ts'
import type { Scape } from './scape.ts'

/** Blocks: whole spaces of masonry, higher than a person. */
export function blocksOf(scape: Scape): string {
  const isBlock = (column: number, row: number): boolean => scape.kind(column, row) === 'block'
  const path = loopsOf(isBlock)
    .map((loop) => masonry(loop, 3))
    .join('')
  if (path === '') return ''
  const joints = new Inks()
  for (let row = 1; row <= SIDE; row++)
    for (let column = 1; column <= SIDE; column++) if (isBlock(column, row)) jointsOf(joints, column, row)
  return [
    `<path d="${path}" transform="translate(9 13)" opacity=".5"/>`,
    `<path d="${path}" transform="translate(0 3)" fill="#1c1714" stroke="#120e0d" stroke-width="4"/>`,
    `<path d="${path}" fill="${scape.paint.side}"/><g transform="translate(-1 -9)">`,
    `<path d="${path}" fill="url(#top)" stroke="#17120f" stroke-width="2.4"/>`,
    `<clipPath id="block"><path d="${path}"/></clipPath><g clip-path="url(#block)">${joints.text}`,
    `<path d="${path}" transform="translate(2.5 2.5)" ${line(scape.paint.shine, 3, 0.5)}/></g></g>`,
  ].join('')
}

function jointsOf(inks: Inks, column: number, row: number): void {
  const [x, y] = [(column - 1) * UNIT, (row - 1) * UNIT]
  const isEven = chance(column, row, 4) > 0.5
  const [upper, lower] = isEven ? [18, 42] : [34, 22]
  const dark = line('#2a231d', 2.4, 0.8)
  inks.add(dark, `M${x} ${y + 30}h60M${x + upper} ${y}v30M${x + lower} ${y + 30}v30M${x} ${y}h60`)
  inks.add(line('#f0dfb8', 1, 0.35), `M${x} ${y + 32.4}h60M${x + upper + 2} ${y}v30`)
}

/** A straight wall between spaces, in units. */
export interface WallRun {
  readonly isUpright: boolean
  readonly x: number
  readonly y: number
  readonly long: number
}

/** The walls of a map, each as long as it goes. */
export function runsOf({ hasWallEast, hasWallSouth }: Scape): readonly WallRun[] {
  const runs: WallRun[] = []
  const along = (way: 'up' | 'across', across: number, has: (at: number) => boolean): void => {
    const isUpright = way === 'up'
    for (let from = 1; from <= SIDE; from++) {
      if (!has(from)) continue
      let to = from
      while (to < SIDE && has(to + 1)) to++
      const [x, y] = isUpright ? [across * UNIT, (from - 1) * UNIT] : [(from - 1) * UNIT, across * UNIT]
      runs.push({ isUpright, x, y, long: (to - from + 1) * UNIT })
      from = to
    }
  }
  for (let across = 1; across < SIDE; across++) {
    along('up', across, (row) => hasWallEast(across, row))
    along('across', across, (column) => hasWallSouth(column, across))
  }
  return runs
}

const THICK = 17

/** Walls between spaces, with a post at each end. */
export function wallsOf(scape: Scape): string {
  const runs = runsOf(scape)
  const shadows = runs.map((run) => `M${boxAt(run, 8, 12)}`).join('')
  const posts = new Map<string, readonly [number, number]>()
  for (const { isUpright, x, y, long } of runs) {
    posts.set(`${x},${y}`, [x, y])
    const end = isUpright ? ([x, y + long] as const) : ([x + long, y] as const)
    posts.set(end.join(), end)
  }
  const standing = [...posts.values()].toSorted((one, other) => one[1] - other[1])
  return [
    `<path d="${shadows}" opacity=".5"/>`,
    ...runs.map((run) => wall(run, scape)),
    ...standing.map(([x, y]) => post(x, y, scape)),
  ].join('')
}

function boxAt({ isUpright, x, y, long }: WallRun, east: number, south: number): string {
  const [left, top] = isUpright ? [x - THICK / 2, y - 4] : [x - 4, y - THICK / 2]
  const [wide, high] = isUpright ? [THICK, long + 8] : [long + 8, THICK]
  return `${left + east} ${top + south}h${wide}v${high}h-${wide}Z`
}

function wall(run: WallRun, { paint }: Scape): string {
  const { isUpright, x, y, long } = run
  const joints: string[] = []
  for (let at = 1; at < Math.round(long / 30); at++) {
    const off = at * 30 + (chance(x + at, y, 3) - 0.5) * 10
    joints.push(
      isUpright ? `M${x - 7.5} ${short(y - 12 + off)}h15` : `M${short(x - 4 + off)} ${y - 15}v15m0 3v9`,
    )
  }
  const shine = isUpright
    ? `M${x - 6} ${y + long - 7}V${y - 9.5}h12`
    : `M${x - 1.5} ${y - 3}v-11H${x + long + 1}`
  return [
    `<path d="M${boxAt(run, 0, 2)}" fill="${paint.side}" stroke="#120e0d" stroke-width="2.4" stroke-linejoin="round"/>`,
    `<path d="M${boxAt(run, 0, -8)}" fill="url(#top)" stroke="#17120f" stroke-width="2.2" stroke-linejoin="round"/>`,
    `<path d="${shine}" ${line(paint.shine, 1.8, 0.6)}/><path d="${joints.join('')}" ${line('#2a231d', 2.1)}/>`,
  ].join('')
}

function post(x: number, y: number, { paint }: Scape): string {
  return [
    `<path d="M${x - 12} ${y - 10}V${y + 10}Q${x} ${y + 16} ${x + 12} ${y + 10}V${y - 10}Z" fill="${paint.side}" stroke="#120e0d" stroke-width="2.4"/>`,
    `<circle cx="${x}" cy="${y - 10}" r="12.5" fill="url(#top)" stroke="#17120f" stroke-width="2.4"/>`,
    `<circle cx="${x}" cy="${y - 10}" r="7.5" fill="none" stroke="#2a231d" stroke-width="1.6" opacity=".7"/>`,
    `<path d="M${x - 8} ${y - 17}a11 11 0 0 1 13-2" ${line(paint.shine, 1.8, 0.7)}/>`,
  ].join('')
}
