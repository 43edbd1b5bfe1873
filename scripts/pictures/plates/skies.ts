import type { Draws } from '@trialhall/table-ui/figures'
import type { Inks } from './inks.ts'
import { around } from './lights.ts'
import { LIGHT, PLATE } from './size.ts'

/** Skies tell classes apart, without any colour. */
export type SkyId =
  | 'rays'
  | 'beams'
  | 'dusk'
  | 'night'
  | 'rings'
  | 'smoke'
  | 'flames'
  | 'snow'
  | 'rain'
  | 'aurora'

const { x: LX, y: LY, radius: R } = LIGHT
const EDGE = 330

/** What is behind the skyline, in the inks of a print. */
export const SKIES: Readonly<Record<SkyId, (draws: Draws, inks: Inks) => string>> = {
  rays: (_, inks) =>
    filledIn(
      inks.key,
      fan(30, 0.62, (angle, half, at) => {
        const start = R + (at % 2 === 1 ? 40 : 10)
        return `M${around(angle, start)}L${around(angle - half, EDGE)}L${around(angle + half, EDGE)}Z`
      }),
    ),
  beams: (_, inks) => {
    const broad = fan(14, 0.5, (angle, half) => {
      const [a, b] = [angle - half, angle + half]
      const near = `M${around(angle - half * 0.9, R + 12)}`
      return `${near}L${around(a, EDGE)}L${around(b, EDGE)}L${around(angle + half * 0.9, R + 12)}Z`
    })
    const fine = fan(14, 1, (angle, half) => {
      const middle = angle + half
      return `M${around(middle, R + 18)}L${around(middle - 0.012, EDGE)}L${around(middle + 0.012, EDGE)}Z`
    })
    return `${filledIn(inks.mid, broad)}<path d="${fine}" fill="${inks.disc}" opacity=".55"/>`
  },
  dusk: (draws, inks) => filledIn(inks.key, dusk(draws)),
  night: (draws, inks) =>
    `${darkBeyond(inks, 118, 0.82)}${darkBeyond(inks, 90, 0.45)}${filledIn(inks.disc, stars(draws, 26, [2.4, 6.5]))}`,
  rings: (draws, inks) => brokenRings(draws, inks) + filledIn(inks.disc, stars(draws, 9, [5, 9])),
  smoke: (draws, inks) =>
    `${filledIn(inks.key, smoke(draws))}<circle cx="${LX}" cy="${LY}" r="${R + 12}" fill="${inks.sky}"/>`,
  flames: (_, inks) => filledIn(inks.key, fan(22, 0.68, tongue)),
  snow: (draws, inks) => filledIn(inks.mid, dusk(draws)) + filledIn('#fff4dc', flakes(draws)),
  rain: (draws, inks) =>
    filledIn(inks.key, dusk(draws)) +
    `<path d="${rain(draws)}" stroke="${inks.light}" stroke-width="1.6" stroke-linecap="round" opacity=".8"/>`,
  aurora: (draws, inks) =>
    darkBeyond(inks, 104, 0.7) + curtains(draws, inks) + filledIn(inks.disc, stars(draws, 14, [2, 5])),
}

function filledIn(colour: string, data: string): string {
  return `<path d="${data}" fill="${colour}"/>`
}

/** The same for each of so many directions around the light; `part` of the way to the next is covered. */
function fan(count: number, part: number, draw: (angle: number, half: number, at: number) => string): string {
  const half = (Math.PI / count) * part
  return Array.from({ length: count }, (_, at) => draw(((at + 0.5) / count) * 2 * Math.PI, half, at)).join('')
}

function tongue(angle: number, half: number, at: number): string {
  const start = R + (at % 2 === 1 ? 34 : 8)
  const bend = 0.09
  const left = `C${around(angle - half + bend, start + 40)} ${around(angle - half - bend, 190)} ${around(angle - half, EDGE)}`
  const right = `C${around(angle + half - bend, 190)} ${around(angle + half * 0.4 + bend, start + 46)} ${around(angle, start)}`
  return `M${around(angle, start)}${left}L${around(angle + half, EDGE)}${right}Z`
}

/** Long flat clouds that leave the light free. */
function dusk(draws: Draws): string {
  let data = ''
  for (let y = 4; y < EDGE; y += 9.5) {
    const thick = Math.min(6.4, 1 + Math.abs(y - LY) / 22)
    const half = Math.sqrt(Math.max(0, (R + 16) ** 2 - (y - LY) ** 2))
    const shift = draws.between(0, 70)
    const gap = (): number => draws.between(0, 26)
    data += cloud(-90 + shift, half > 0 ? LX - half - gap() : 130 + shift, { y, thick })
    data += cloud(half > 0 ? LX + half + gap() : 150 + shift, 470 - shift, { y, thick })
  }
  return data
}

function cloud(
  from: number,
  to: number,
  { y, thick }: { readonly y: number; readonly thick: number },
): string {
  if (to - from <= 12) return ''
  const middle = halves((from + to) / 2)
  const [a, b, line] = [halves(from), halves(to), halves(y)]
  return `M${a} ${line}Q${middle} ${halves(y - thick * 1.4)} ${b} ${line}Q${middle} ${halves(y + thick * 1.4)} ${a} ${line}Z`
}

/** Darkness outside a circle around the light. */
function darkBeyond(inks: Inks, radius: number, opacity: number): string {
  const hole = `M${LX - radius} ${LY}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
  const all = `M0 0H${PLATE.width}V${PLATE.height}H0Z`
  return `<path fill-rule="evenodd" fill="${inks.key}" opacity="${opacity}" d="${all}${hole}"/>`
}

function stars(draws: Draws, count: number, [small, large]: readonly [number, number]): string {
  return Array.from({ length: count }, () => {
    const angle = draws.between(-Math.PI, 0.1)
    const away = draws.between(R + 22, 225)
    return star(LX + Math.cos(angle) * away, LY + Math.sin(angle) * away * 0.8, draws.between(small, large))
  }).join('')
}

/** A star of four points. */
function star(x: number, y: number, size: number): string {
  const waist = size * 0.24
  const points = [
    [0, -size],
    [waist, -waist],
    [size, 0],
    [waist, waist],
    [0, size],
    [-waist, waist],
    [-size, 0],
    [-waist, -waist],
  ].map(([dx = 0, dy = 0]) => `${halves(x + dx)} ${halves(y + dy)}`)
  return `M${points.join('L')}Z`
}

function brokenRings(draws: Draws, inks: Inks): string {
  let drawn = ''
  for (let radius = R + 14, at = 0; radius < 300; radius += 17, at++) {
    const dash = [
      radius * draws.between(0.5, 1.3),
      draws.between(5, 10),
      radius * draws.between(0.2, 0.6),
      draws.between(5, 9),
    ]
    const turn = halves(draws.between(0, 360))
    drawn +=
      `<circle cx="${LX}" cy="${LY}" r="${radius}" fill="none" stroke="${inks.key}" stroke-width="${(2.2 + at * 1.05).toFixed(1)}"` +
      ` stroke-dasharray="${dash.map(halves).join(' ')}" transform="rotate(${turn} ${LX} ${LY})"/>`
  }
  return drawn
}

/** Wavering bands that part around the light. */
function smoke(draws: Draws): string {
  const phase = draws.between(0, 6)
  let data = ''
  for (let y = -6; y < EDGE; y += 14) {
    const thick = Math.min(8, 1.6 + Math.abs(y - LY) / 17)
    const upper: string[] = []
    const lower: string[] = []
    for (let x = -10; x <= 410; x += 21) {
      const away = Math.hypot(x - LX, y - LY)
      const push = Math.sign(y - LY || -1) * 30 * Math.exp(-(((away - R) / 40) ** 2)) * (away > R ? 1 : 0.4)
      const line = y + 7 * Math.sin(x / 31 + phase + y / 40) + push
      const half = thick * (0.55 + 0.45 * Math.sin(x / 57 + y))
      upper.push(`${halves(x)} ${halves(line - half)}`)
      lower.unshift(`${halves(x)} ${halves(line + half)}`)
    }
    data += `M${[...upper, ...lower].join('L')}Z`
  }
  return data
}

function flakes(draws: Draws): string {
  const places = Array.from({ length: 70 }, () => [draws.between(0, 400), draws.between(0, 250)] as const)
  return places
    .filter(([x, y]) => Math.hypot(x - LX, y - LY) >= R + 16)
    .map(([x, y]) => `M${halves(x)} ${halves(y)}m-2.6 0a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0`)
    .join('')
}

/** Slanting strokes, all one way. */
function rain(draws: Draws): string {
  const lean = draws.side() * 0.36
  return Array.from({ length: 60 }, () => {
    const [x, y, length] = [draws.between(-20, 420), draws.between(-10, 230), draws.between(10, 30)]
    if (Math.hypot(x - LX, y + length / 2 - LY) < R + 20) return ''
    return `M${halves(x)} ${halves(y)}l${halves(length * lean)} ${halves(length)}`
  }).join('')
}

/** Hanging folds of light. */
function curtains(draws: Draws, inks: Inks): string {
  return [inks.sky, inks.far, inks.light]
    .map((colour, at) => {
      const phase = draws.between(0, 6)
      const height = 74 - at * 16
      const top: string[] = []
      const foot: string[] = []
      for (let x = -10; x <= 410; x += 14) {
        const line = 40 + at * 34 + 16 * Math.sin(x / 62 + phase) + 7 * Math.sin(x / 23 + phase * 2)
        top.push(`${halves(x)} ${halves(line - height * (0.55 + 0.45 * Math.sin(x / 17 + phase)))}`)
        foot.unshift(`${halves(x)} ${halves(line)}`)
      }
      return `<path d="M${[...top, ...foot].join('L')}Z" fill="${colour}" opacity="${0.5 - at * 0.08}"/>`
    })
    .join('')
}

function halves(value: number): string {
  return String(Math.round(value * 2) / 2)
}
