import { SIDE } from '../../../space/index.ts'
import { Inks, line, outline, short, UNIT, type Dot } from './ink.ts'
import { blend, chance } from './noise.ts'
import type { Scape } from './scape.ts'

/** Shares of spaces that are one flagstone, and that two lie in beside and below one another; the rest are four. */
const WHOLE = 0.7
const BESIDE = 0.82
const BELOW = 0.94
/** Share of spaces whose stones have cracked. */
const CRACKED = 0.13

interface Slab {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The flagstones of a map: the grid can be read everywhere, joints within a space are weaker. */
export function floorOf(scape: Scape): string {
  const stones = new Inks()
  const edges = new Inks()
  const over = new Inks()
  for (let row = 1; row <= SIDE; row++)
    for (let column = 1; column <= SIDE; column++) {
      const colour = scape.stone(column, row)
      stones.add(`fill="${blend(colour, '#1a1512', 0.45)}"`, box((column - 1) * UNIT, (row - 1) * UNIT))
      for (const [at, slab] of slabsOf(column, row).entries())
        lay({ stones, edges, slab, colour: shade(colour, column * 7 + at, row), seed: at + 1 })
      if (chance(column, row, 50) < CRACKED) crack(over, column, row)
      grow(over, scape, { column, row })
    }
  const lines = Array.from(
    { length: SIDE + 1 },
    (_, at) => `M${at * UNIT} 0v${SIDE * UNIT}M0 ${at * UNIT}h${SIDE * UNIT}`,
  )
  return `${stones.text}${patches(scape)}${edges.text}<path ${line(scape.paint.groove, 3.2, 0.8)} d="${lines.join('')}"/>${over.text}`
}

/** Moss or snow that lies over several stones, so that they are one ground and no chessboard. */
function patches(scape: Scape): string {
  const blots: string[] = []
  for (let row = 1; row <= SIDE; row++)
    for (let column = 1; column <= SIDE; column++) {
      const deep = scape.cover(column, row) - (scape.isFrozen ? 0.36 : 0.5)
      if (deep <= 0 || scape.kind(column, row) !== 'open' || chance(column, row, 44) > 0.62) continue
      const x = (column - chance(column, row, 45)) * UNIT
      const y = (row - chance(column, row, 46)) * UNIT
      const wide = 34 + 46 * chance(column, row, 47)
      const shade = Math.min(0.42, deep * (scape.isFrozen ? 1.4 : 1.1))
      blots.push(
        `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(wide)}" ry="${short(wide * 0.72)}" fill="url(#patch)" opacity="${short(shade * 10) / 10}"/>`,
      )
    }
  return `<svg width="${SIDE * UNIT}" height="${SIDE * UNIT}">${blots.join('')}</svg>` // nothing lies on the frame
}

function box(x: number, y: number): string {
  return `M${x} ${y}h${UNIT}v${UNIT}h-${UNIT}Z`
}

function shade(colour: string, column: number, row: number): string {
  return blend(colour, chance(column, row, 20) > 0.5 ? '#a99a82' : '#3e3832', chance(column, row, 30) * 0.16)
}

function slabsOf(column: number, row: number): readonly Slab[] {
  const [x, y] = [(column - 1) * UNIT, (row - 1) * UNIT]
  const kind = chance(column, row, 40)
  const cut = UNIT * (0.4 + 0.2 * chance(column, row, 41))
  const rest = UNIT - cut
  if (kind < WHOLE) return [{ x, y, width: UNIT, height: UNIT }]
  if (kind < BESIDE)
    return [
      { x, y, width: cut, height: UNIT },
      { x: x + cut, y, width: rest, height: UNIT },
    ]
  if (kind < BELOW)
    return [
      { x, y, width: UNIT, height: cut },
      { x, y: y + cut, width: UNIT, height: rest },
    ]
  return [
    { x, y, width: cut, height: rest },
    { x: x + cut, y, width: rest, height: rest },
    { x, y: y + rest, width: cut, height: cut },
    { x: x + cut, y: y + rest, width: rest, height: cut },
  ]
}

interface Laying {
  readonly stones: Inks
  readonly edges: Inks
  readonly slab: Slab
  readonly colour: string
  readonly seed: number
}

/** A stone with corners that a mason has cut by eye, lit from the north-west. */
function lay({ stones, edges, slab, colour, seed }: Laying): void {
  const { x, y, width, height } = slab
  const gap = width < UNIT || height < UNIT ? 0.6 : 1.6
  const off = (at: number): number => (chance(Math.round(x), Math.round(y), seed * 9 + at) - 0.5) * 3.2
  const corners: readonly [Dot, Dot, Dot, Dot] = [
    [x + gap + off(1), y + gap + off(2)],
    [x + width - gap + off(3), y + gap + off(4)],
    [x + width - gap + off(5), y + height - gap + off(6)],
    [x + gap + off(7), y + height - gap + off(8)],
  ]
  stones.add(`fill="${colour}"`, outline(corners))
  const [first, second, third, fourth] = corners
  edges.add(line('#fff0d0', 1.4, 0.17), bent(fourth, first, second))
  edges.add(line('#08060a', 1.8, 0.3), bent(second, third, fourth))
}

function bent(...dots: readonly Dot[]): string {
  return `M${dots.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`
}

function crack(over: Inks, column: number, row: number): void {
  let x = (column - 1) * UNIT + 8 + chance(column, row, 51) * 14
  let y = (row - 1) * UNIT + 4
  let path = `M${short(x)} ${short(y)}`
  for (let at = 1; at < 5; at++) {
    x += (chance(column, row, 52 + at) - 0.35) * 18
    y += 12
    path += `L${short(x)} ${short(y)}`
  }
  over.add(line('#1b1613', 1.7, 0.7), path)
}

/** Grass between the stones of the temple, drifts of snow in the ruins. */
function grow(over: Inks, scape: Scape, { column, row }: { column: number; row: number }): void {
  const cover = scape.cover(column, row)
  if (cover <= 0.56 || scape.kind(column, row) !== 'open') return
  for (let at = 0; at < 5; at++) {
    if (chance(column, row, 60 + at) >= (cover - 0.5) * (scape.isFrozen ? 2.4 : 5)) continue
    const x = (column - 1) * UNIT + 6 + chance(column, row, 70 + at) * 46
    const y = (row - 1) * UNIT + 9 + chance(column, row, 80 + at) * 44
    const blade = scape.paint.blades[chance(column, row, 90 + at) > 0.5 ? 1 : 0]
    if (scape.isFrozen)
      over.add(`fill="${blade}" opacity=".34"`, drift(x, y, 9 + 9 * chance(column, row, 95 + at)))
    else
      over.add(line(blade ?? '', 1.8, 0.85), `M${short(x)} ${short(y)}q-3-7-5-8m5 8q0-8 1-11m-1 11q3-6 6-7`)
  }
}

function drift(x: number, y: number, long: number): string {
  const [a, b] = [short(x - long / 2), short(y)]
  return `M${a} ${b}q${short(long * 0.4)}-${short(long * 0.5)} ${short(long)}-1q${short(-long * 0.3)} ${short(long * 0.35)} ${short(-long)} 1Z`
}
