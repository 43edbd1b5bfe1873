import { drawsOf } from './chance.ts'
import { type FigureLight, type Tones, tonesOf } from './light.ts'

/** The lead between panes of glass. */
export const LEAD = '#0c070d'

/** How a part is painted. */
interface PartStyle {
  /** Width of its rim. */
  readonly w?: number
  /** How much of the light its rim throws back, 0 to 1. */
  readonly gloss?: number
  /** How many panes of glass it is made of. */
  readonly panes?: number
  /** Width of its lead line; 0 for none. */
  readonly lead?: number
  /** Whether light from behind catches its edge. */
  readonly back?: boolean
  /** How far its shadows reach. */
  readonly depth?: number
  /** Without shadows. */
  readonly flat?: boolean
}

/** A glow around a place. */
interface Glow {
  readonly radius: number
  readonly colour: string
  readonly opacity?: number
}

/**
 * Paints glass: every part of a figure is one closed path, and its tones, its rim light and its lead come from copies of that path,
 * shifted away from the light and clipped to the part.
 */
export class Brush {
  readonly light: FigureLight
  /** What the parts refer to, for the `defs` of the drawing. */
  readonly defs: string[] = []
  private readonly seed: string
  private used = 0

  /** `seed` decides how panes are cut. */
  constructor(seed: string, light: FigureLight) {
    this.seed = seed
    this.light = light
  }

  /** The name of a clip to a path. */
  clip(data: string): string {
    const id = this.nextId()
    this.defs.push(`<clipPath id="${id}"><path d="${data}"/></clipPath>`)
    return id
  }

  /** One part of a figure. */
  part(data: string, dye: string | Tones, style: PartStyle = {}): string {
    const { w = 3, gloss = 0.55, panes = 0, lead = 2.2, back = true, depth = 1, flat = false } = style
    const tones = typeof dye === 'string' ? tonesOf(dye, this.light, gloss) : dye
    const shape = this.nextId()
    this.defs.push(
      `<path id="${shape}" d="${data}"/><clipPath id="${shape}k"><use href="#${shape}"/></clipPath>`,
    )
    const copy = (fill: string, far: number): string =>
      `<use href="#${shape}" fill="${fill}" x="${fine(-w * far)}" y="${fine(w * far * 0.45)}"/>`
    return (
      `<g clip-path="url(#${shape}k)"><use href="#${shape}" fill="${tones.rim}"/>${copy(tones.lit, 1)}` +
      (flat ? '' : copy(tones.base, 1 + 2.4 * depth) + copy(tones.deep, 1 + 9 * depth)) +
      (panes > 0 ? this.panes(data, panes) : '') +
      (back ? `<use href="#${shape}" fill="none" stroke="url(#b)" stroke-width="${fine(w * 0.9)}"/>` : '') +
      '</g>' +
      (lead > 0
        ? `<use href="#${shape}" fill="none" stroke="${LEAD}" stroke-width="${lead}" stroke-linejoin="round"/>`
        : '')
    )
  }

  /** A drawn line. */
  line(data: string, colour: string = LEAD, { width = 1.6, opacity = 1 }: LineStyle = {}): string {
    const seen = opacity === 1 ? '' : ` opacity="${opacity}"`
    return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${seen}/>`
  }

  /** A plain shape. */
  fill(data: string, colour: string, opacity = 1): string {
    return `<path d="${data}" fill="${colour}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`
  }

  /** Light that something gives. */
  glow([x, y]: readonly [number, number], { radius, colour, opacity = 0.9 }: Glow): string {
    const id = this.nextId()
    this.defs.push(
      `<radialGradient id="${id}"><stop offset="0" stop-color="#fff8e6" stop-opacity="${opacity}"/>` +
        `<stop offset=".25" stop-color="${colour}" stop-opacity="${fine(opacity * 0.65)}"/>` +
        `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    )
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`
  }

  /** Bands of lighter and darker glass with lead between them. */
  private panes(data: string, count: number): string {
    const draws = drawsOf(data + this.seed)
    let drawn = ''
    for (let at = 0; at < count; at++) {
      const [x, y] = [30 + draws.next() * 180, 120 + draws.next() * 180]
      const angle = draws.next() * Math.PI
      const [dx, dy] = [Math.cos(angle) * 300, Math.sin(angle) * 300]
      const place = (px: number, py: number): string => `${Math.round(px)} ${Math.round(py)}`
      const edge = `M${place(x - dx, y - dy)}L${place(x + dx, y + dy)}`
      const isLight = at % 2 === 0
      drawn +=
        `<path d="${edge}L${place(x + dx - dy, y + dy + dx)}L${place(x - dx - dy, y - dy + dx)}Z" fill="${isLight ? this.light.key : '#000'}"` +
        ` opacity="${isLight ? 0.09 : 0.17}"/><path d="${edge}" stroke="${LEAD}" stroke-width="1.3" opacity=".6"/>`
    }
    return drawn
  }

  private nextId(): string {
    return `p${this.used++}`
  }
}

/** Paints only where something is, in one ink, and nothing that glows. */
export class Stencil extends Brush {
  override part(data: string): string {
    return this.fill(data, LEAD)
  }

  override glow(): string {
    return ''
  }
}

interface LineStyle {
  readonly width?: number
  readonly opacity?: number
}

function fine(value: number): string {
  return String(Math.round(value * 10) / 10)
}
