import { drawsOf } from '@trialhall/table-ui/figures'
import { FRONTS } from './fronts.ts'
import { CANDLE, inksOf, type Inks } from './inks.ts'
import { LIGHTS } from './lights.ts'
import { linesAt, pathOf } from './outlines.ts'
import { distanceIn, walled } from './raster.ts'
import { NARROW, SCENES } from './scenes/index.ts'
import { LIGHT, PLATE } from './size.ts'
import { SKIES } from './skies.ts'
import type { Subject } from './subject.ts'

/** How far hues of one dye may lie apart, in radians, either way. */
const TURN = 0.09

/** The lines that are carved into a layer: how far inside its outline, how broad, and how they are broken. */
const CARVED = [
  { inside: 4.2, width: 2, dash: '46 5 90 4 22 6' },
  { inside: 9.5, width: 1.3, dash: '30 9 12 7 54 12' },
] as const

/** Lines of fewer steps are crumbs; where valleys are narrow, more are. */
const CRUMBS = { usual: 40, narrow: 110, outline: 14 } as const

/** A linocut by candlelight as one SVG, the same for the same subject. Any crop that holds the middle works. */
export function plateOf(subject: Subject): string {
  const draws = drawsOf(`${subject.scene}/${subject.slug}`)
  const inks = inksOf({ dye: subject.dye, turn: draws.between(-TURN, TURN), glow: subject.glow ?? CANDLE })
  const scene = SCENES[subject.scene](draws)
  const layers = scene.layers.map((layer, at) => {
    const carved = carve(layer, { subject, inks, depth: at as 0 | 1 | 2 })
    return at === 1 && scene.lights ? carved + paint(scene.lights, inks.disc) : carved
  })
  const all = `M0 0h${PLATE.width}v${PLATE.height}H0z`
  const front = FRONTS[subject.front](draws).replaceAll('stroke="#000"', `stroke="${inks.key}"`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PLATE.width} ${PLATE.height}">`,
    `<defs>${candle(inks)}${vignette(inks)}</defs>`,
    `<path fill="${inks.sky}" d="${all}"/>`,
    SKIES[subject.sky](draws, inks),
    `<path fill="url(#g)" d="${all}"/>`,
    LIGHTS[subject.light](inks),
    `<g transform="translate(0 14)">${layers.join('')}<path fill="${inks.near}" d="M0 299h400v40H0z"/></g>`,
    `<g transform="translate(0 30)" fill="${inks.key}" stroke="${inks.far}" stroke-width="2" paint-order="stroke">${front}</g>`,
    `<path fill="url(#g)" opacity=".42" d="${all}"/>`,
    `<path fill="url(#v)" d="${all}"/>`,
    '</svg>\n',
  ].join('')
}

interface Carving {
  readonly subject: Subject
  readonly inks: Inks
  /** From far to near. */
  readonly depth: 0 | 1 | 2
}

/** A layer as one flat ink with lines carved along its outline. */
function carve(layer: string, { subject, inks, depth }: Carving): string {
  const isNarrow = NARROW.has(subject.scene)
  const [fill, line] = (
    [
      [inks.far, inks.light],
      [inks.mid, inks.sky],
      [inks.near, inks.far],
    ] as const
  )[depth]
  const field = distanceIn(layer)
  const outline = pathOf(linesAt(walled(field), 0.05, CRUMBS.outline), { isClosed: true })
  const body = `<path d="${outline}" fill="${fill}" stroke="${inks.key}" stroke-width="3" paint-order="stroke" fill-rule="evenodd"/>`
  const lines = CARVED.slice(0, depth === 2 || isNarrow ? 1 : 2).map(({ inside, width, dash }) => {
    const data = pathOf(linesAt(field, inside, isNarrow ? CRUMBS.narrow : CRUMBS.usual), { isClosed: false })
    return `<path d="${data}" fill="none" stroke="${line}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linecap="round"/>`
  })
  return body + lines.join('')
}

function paint(drawing: string, colour: string): string {
  return drawing.replaceAll('<path', `<path fill="${colour}"`)
}

function candle({ glow, key }: Inks): string {
  return (
    `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${LIGHT.x}" cy="${LIGHT.y}" r="215">` +
    `<stop offset=".28" stop-color="${glow}" stop-opacity=".5"/><stop offset=".62" stop-color="${glow}" stop-opacity=".1"/>` +
    `<stop offset="1" stop-color="${key}" stop-opacity="0"/></radialGradient>`
  )
}

function vignette({ key }: Inks): string {
  return (
    `<radialGradient id="v" gradientUnits="userSpaceOnUse" cx="${LIGHT.x}" cy="${LIGHT.y}" r="270">` +
    `<stop offset=".45" stop-color="${key}" stop-opacity="0"/><stop offset="1" stop-color="#0a0604" stop-opacity=".72"/></radialGradient>`
  )
}
