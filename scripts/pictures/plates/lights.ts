import type { Inks } from './inks.ts'
import { LIGHT } from './size.ts'

/** The light behind the glyph tells kinds of cards apart. */
export type LightId = 'disc' | 'burst' | 'rings' | 'eclipse'

const { x, y, radius } = LIGHT
const CENTRE = `cx="${x}" cy="${y}"`

/** What shines behind the glyph, in the inks of a print. */
export const LIGHTS: Readonly<Record<LightId, (inks: Inks) => string>> = {
  disc: (inks) => `<circle ${CENTRE} r="${radius}" fill="${inks.disc}"/>`,
  burst: (inks) =>
    `<path d="${burst()}" fill="${inks.disc}"/><circle ${CENTRE} r="${radius - 9}" fill="${inks.disc}"/>` +
    `<circle ${CENTRE} r="${radius - 5}" fill="none" stroke="${inks.disc}" stroke-width="4"/>`,
  rings: (inks) =>
    `<circle ${CENTRE} r="${radius + 10}" fill="${inks.sky}" stroke="${inks.disc}" stroke-width="3"/>` +
    `<circle ${CENTRE} r="${radius + 2}" fill="${inks.sky}" stroke="${inks.disc}" stroke-width="1.5"/>` +
    `<circle ${CENTRE} r="${radius - 5}" fill="${inks.disc}"/>`,
  eclipse: (inks) =>
    `<circle ${CENTRE} r="${radius + 9}" fill="${inks.disc}"/><circle ${CENTRE} r="${radius + 3}" fill="${inks.near}"/>` +
    `<circle ${CENTRE} r="${radius - 7}" fill="none" stroke="${inks.far}" stroke-width="2" stroke-dasharray="22 7 60 9"/>`,
}

/** A place around the light, by its angle and its distance, as path data writes it. */
export function around(angle: number, away: number): string {
  return `${(x + Math.cos(angle) * away).toFixed(1)} ${(y + Math.sin(angle) * away).toFixed(1)}`
}

function burst(): string {
  const teeth = 28
  const half = 0.045
  return Array.from({ length: teeth }, (_, at) => {
    const angle = (at / teeth) * 2 * Math.PI
    const tip = radius + (at % 2 === 1 ? 11 : 20)
    return `M${around(angle - half, radius - 2)}L${around(angle, tip)}L${around(angle + half, radius - 2)}Z`
  }).join('')
}
