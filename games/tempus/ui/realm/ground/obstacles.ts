import { SIDE } from '../../../space/index.ts'
import { line, outline, short, UNIT, type Dot } from './ink.ts'
import { chance } from './noise.ts'
import type { Scape } from './scape.ts'

/** Obstacles, each by what stands at such a place: pillars in and round the hall, trees where things grow, boulders elsewhere. */
export function obstaclesOf(scape: Scape): string {
  const drawn: string[] = []
  for (let row = 1; row <= SIDE; row++)
    for (let column = 1; column <= SIDE; column++)
      if (scape.kind(column, row) === 'obstacle') drawn.push(obstacle(scape, column, row))
  return drawn.join('')
}

/** How far around the hall pillars stand. */
const ROUND = 1

function obstacle(scape: Scape, column: number, row: number): string {
  const isNear = [-ROUND, 0, ROUND].some((south) =>
    [-ROUND, 0, ROUND].some((east) => scape.isHall(column + east, row + south)),
  )
  const place = { x: (column - 0.5) * UNIT, y: (row - 0.5) * UNIT, column, row, scape }
  if (isNear) return pillar(place)
  if (scape.cover(column, row) <= 0.5) return boulders(place)
  return scape.isFrozen ? pine(place) : tree(place)
}

interface Place {
  readonly x: number
  readonly y: number
  readonly column: number
  readonly row: number
  readonly scape: Scape
}

function pillar({ x, y, scape: { paint, isFrozen } }: Place): string {
  const flutes = Array.from({ length: 8 }, (_, at) => {
    const [c, s] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)]
    return `M${short(x + 13 * c)} ${short(y - 8 + 13 * s)}L${short(x + 19 * c)} ${short(y - 8 + 19 * s)}`
  })
  const snow = isFrozen
    ? `<path d="M${x - 19} ${y - 8}a19 19 0 0 1 36-8q-10 1-14 8q-8-3-12 3q-6-2-10-3Z" fill="#f2f9fc" opacity=".92"/>`
    : ''
  return [
    `<ellipse cx="${x + 9}" cy="${y + 13}" rx="25" ry="20" opacity=".5"/>`,
    `<path d="M${x - 24} ${y - 14}l4-6h40l4 6v34l-4 6h-40l-4-6Z" fill="${paint.side}" stroke="#120e0d" stroke-width="2.4"/>`,
    `<path d="M${x - 24} ${y - 19}l4-6h40l4 6v30l-4 5h-40l-4-5Z" fill="${paint.hall[0]}" stroke="#17120f" stroke-width="2"/>`,
    `<path d="M${x - 19} ${y - 8}V${y + 8}A19 10 0 0 0 ${x + 19} ${y + 8}V${y - 8}Z" fill="${paint.side}"/>`,
    `<circle cx="${x}" cy="${y - 8}" r="19.5" fill="url(#top)" stroke="#17120f" stroke-width="2.4"/>`,
    `<circle cx="${x}" cy="${y - 8}" r="13" ${line('#2a231d', 1.8, 0.75)}/><path d="${flutes.join('')}" ${line('#2a231d', 1.6, 0.6)}/>`,
    `<path d="M${x - 15} ${y - 18}a19 19 0 0 1 21-7" ${line(paint.shine, 2, 0.7)}/>`,
    snow,
  ].join('')
}

const LEAVES: readonly (readonly [radius: number, colour: string])[] = [
  [27, '#1f2a18'],
  [22, '#33441f'],
  [16, '#4b612b'],
  [9, '#6c8340'],
]

function tree({ x, y, column, row }: Place): string {
  const crown = LEAVES.map(([radius, colour], at) => {
    const rim = at === 0 ? ' stroke="#0f130b" stroke-width="2.4"' : ''
    return `<path d="${bush({ x: x - at * 1.8, y: y - 2 - at * 3, column, row }, radius, at)}" fill="${colour}"${rim}/>`
  })
  return `<ellipse cx="${x + 10}" cy="${y + 13}" rx="27" ry="23" opacity=".48"/>${crown.join('')}`
}

/** A round of leaves, drawn by hand. */
function bush({ x, y, column, row }: Omit<Place, 'scape'>, radius: number, turn: number): string {
  const count = 9
  const dots: string[] = []
  for (let at = 0; at <= count; at++) {
    const angle = (at / count) * Math.PI * 2 + turn * 0.5
    const long = radius * (0.84 + 0.28 * chance(column * 9 + (at % count), row, turn))
    const end = `${short(x + long * Math.cos(angle))} ${short(y + long * Math.sin(angle))}`
    const before = angle - Math.PI / count
    const bow = `${short(x + radius * 1.28 * Math.cos(before))} ${short(y + radius * 1.28 * Math.sin(before))}`
    dots.push(at === 0 ? `M${end}` : `Q${bow} ${end}`)
  }
  return `${dots.join('')}Z`
}

/** A pine under snow, seen from a little above. */
function pine({ x, y, column, row }: Place): string {
  const turn = chance(column, row, 31) * 0.8
  const star = (radius: number, inner: number, lift: number): string =>
    outline(
      Array.from({ length: 18 }, (_, at): Dot => {
        const angle = (at / 18) * Math.PI * 2 + turn
        const long = at % 2 === 0 ? radius * (0.9 + 0.2 * chance(column + at, row, 33)) : inner
        return [x + long * Math.cos(angle), y - lift + long * Math.sin(angle)]
      }),
    )
  return [
    `<ellipse cx="${x + 10}" cy="${y + 13}" rx="27" ry="23" opacity=".48"/>`,
    `<path d="${star(29, 19, 0)}" fill="#1b2c2c" stroke="#0b1314" stroke-width="2.4" stroke-linejoin="round"/>`,
    `<path d="${star(24, 15, 4)}" fill="#2f4a47"/><path d="${star(18, 11, 8)}" fill="#dcebf2"/>`,
    `<path d="${star(13, 8, 11)}" fill="#41625c"/><path d="${star(9, 5, 15)}" fill="#f5fbff"/>`,
  ].join('')
}

const STONES = [
  [2, -12, 15, 11],
  [-9, 4, 19, 15],
  [12, 8, 14, 12],
] as const

function boulders({ x, y, column, row, scape: { isFrozen } }: Place): string {
  const colours = isFrozen ? ['#4a5a66', '#9fb4c2', '#e8f4fa'] : ['#4a433b', '#9b8d77', '#c0b193']
  const stones = STONES.map(([east, south, wide, high], at) => {
    const dots = Array.from({ length: 7 }, (_, corner): Dot => {
      const angle = (corner / 7) * Math.PI * 2 + chance(column, row, at) * 2
      const far = 0.8 + 0.3 * chance(column * 3 + corner, row, at)
      return [wide * far * Math.cos(angle), high * far * Math.sin(angle)]
    })
    const layer = (share: number, left: number, up: number): string =>
      outline(dots.map(([dx, dy]): Dot => [x + east + dx * share - left, y + south + dy * share * 0.9 - up]))
    return [
      `<path d="${layer(1, 0, 0)}" fill="${colours[0]}" stroke="#14100e" stroke-width="2.4" stroke-linejoin="round"/>`,
      `<path d="${layer(0.7, 2, 4)}" fill="${colours[1]}"/><path d="${layer(0.38, 4, 6)}" fill="${colours[2]}"/>`,
    ].join('')
  })
  return `<ellipse cx="${x + 7}" cy="${y + 13}" rx="28" ry="20" opacity=".45"/>${stones.join('')}`
}
