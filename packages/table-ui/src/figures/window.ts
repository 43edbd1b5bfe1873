import { LEAD } from './brush.ts'
import type { FigureLight } from './light.ts'

const CENTRE = { x: 146, y: 84, radius: 74 } as const
const RAYS = 14
const SEEN = [0.2, 0.1, 0.26, 0.14] as const

/** The leaded window behind a person, in the colours of a side and never of a class. */
export function pane({ sky: [middle, between, edge], pane: glass, key }: FigureLight): string {
  const { x, y, radius } = CENTRE
  const circle = `<circle cx="${x}" cy="${y}"`
  return (
    `<radialGradient id="y" cx=".6" cy=".32" r=".85"><stop offset="0" stop-color="${middle}"/><stop offset=".5" stop-color="${between}"/>` +
    `<stop offset="1" stop-color="${edge}"/></radialGradient><rect x="-20" y="-40" width="280" height="380" fill="url(#y)"/>` +
    Array.from({ length: RAYS }, (_, at) => ray(at, glass[at % 4] ?? key)).join('') +
    `${circle} r="${radius}" fill="${key}" opacity=".17"/>${circle} r="${radius}" fill="none" stroke="${LEAD}" stroke-width="3" opacity=".75"/>` +
    `${circle} r="128" fill="none" stroke="${LEAD}" stroke-width="2" opacity=".5"/>`
  )
}

function ray(at: number, colour: string): string {
  const [from, to] = [(at / RAYS) * 2 * Math.PI, ((at + 1) / RAYS) * 2 * Math.PI]
  const on = (angle: number, away: number): string =>
    `${Math.round(CENTRE.x + away * Math.cos(angle))} ${Math.round(CENTRE.y + away * Math.sin(angle))}`
  const outline = `M${on(from, CENTRE.radius)}L${on(from, 330)}L${on(to, 330)}L${on(to, CENTRE.radius)}Z`
  return (
    `<path d="${outline}" fill="${colour}" opacity="${SEEN[(at * 3) % 4]}"/>` +
    `<path d="M${on(from, CENTRE.radius)}L${on(from, 330)}" stroke="${LEAD}" stroke-width="2" opacity=".65"/>`
  )
}
