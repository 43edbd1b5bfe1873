import { SIDE, type BattleMap } from '../../../space/index.ts'
import { floorOf } from './floor.ts'
import { short, UNIT } from './ink.ts'
import { obstaclesOf } from './obstacles.ts'
import { scapeOf, type Scape } from './scape.ts'
import { blocksOf, wallsOf } from './walls.ts'
import { waterOf } from './water.ts'

/** Units around the map that belong to its frame. */
export const RIM = 30
const SIZE = SIDE * UNIT

/** The ground of a Battlerealm as one SVG: all that never changes in a match. It is drawn from the terrain, the same at every call. */
export function groundPicture(map: BattleMap, pixels: number): string {
  const scape = scapeOf(map)
  const [top, bottom] = scape.paint.top
  const whole = SIZE + 2 * RIM
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-RIM} ${-RIM} ${whole} ${whole}" width="${pixels}" height="${pixels}">`,
    `<defs><linearGradient id="water" x2="0" y2="1"><stop stop-color="#28503f"/><stop offset="1" stop-color="#14302a"/></linearGradient>`,
    `<linearGradient id="top" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`,
    `<radialGradient id="glow"><stop stop-color="${scape.isFrozen ? '#cfeaff' : '#ffca7a'}" stop-opacity="${scape.isFrozen ? 0.16 : 0.3}"/><stop offset="1" stop-color="#ffb05a" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="patch"><stop stop-color="${scape.isFrozen ? '#f2f9fd' : '#5d7040'}"/><stop offset=".55" stop-color="${scape.isFrozen ? '#e3eff6' : '#556839'}" stop-opacity=".8"/><stop offset="1" stop-color="${scape.isFrozen ? '#e3eff6' : '#556839'}" stop-opacity="0"/></radialGradient>`,
    `<radialGradient id="dusk" r=".72"><stop offset=".55" stop-opacity="0"/><stop offset="1" stop-color="#0a0506" stop-opacity=".46"/></radialGradient></defs>`,
    `<rect x="${-RIM}" y="${-RIM}" width="${whole}" height="${whole}" fill="#2c251f"/><rect width="${SIZE}" height="${SIZE}" fill="#211b17"/>`,
    floorOf(scape),
    mosaic(scape),
    waterOf(scape),
    `<circle cx="${SIZE / 2}" cy="${SIZE / 2}" r="620" fill="url(#glow)"/>`,
    blocksOf(scape),
    wallsOf(scape),
    obstaclesOf(scape),
    `<rect x="${-RIM}" y="${-RIM}" width="${whole}" height="${whole}" fill="url(#dusk)"/>`,
    `<rect x="-9" y="-9" width="${SIZE + 18}" height="${SIZE + 18}" rx="4" fill="none" stroke="#a8843f" stroke-width="4"/>`,
    `<rect x="-20" y="-20" width="${SIZE + 40}" height="${SIZE + 40}" rx="8" fill="none" stroke="#5a4526" stroke-width="3"/></svg>`,
  ].join('')
}

/** The hourglass in the middle of the hall, where the Guardian appears. */
function mosaic({ paint }: Scape): string {
  const at = SIZE / 2
  const rays = Array.from({ length: 12 }, (_, ray) => {
    const [c, s] = [Math.cos((ray * Math.PI) / 6), Math.sin((ray * Math.PI) / 6)]
    return `M${short(at + 54 * c)} ${short(at + 54 * s)}L${short(at + 98 * c)} ${short(at + 98 * s)}`
  })
  const glass = `M${at - 24} ${at - 36}h48M${at - 24} ${at + 36}h48M${at - 19} ${at - 36}q0 24 19 36q19-12 19-36M${at - 19} ${at + 36}q0-24 19-36q19 12 19 36M${at - 9} ${at + 28}q9-10 18 0`
  return [
    `<g opacity=".5" fill="none" stroke="${paint.mark}"><circle cx="${at}" cy="${at}" r="112" stroke-width="3"/>`,
    `<circle cx="${at}" cy="${at}" r="98" stroke-width="1.6" stroke-dasharray="5 6"/><circle cx="${at}" cy="${at}" r="54" stroke-width="2.4"/>`,
    `<path d="${rays.join('')}" stroke-width="1.8"/><path d="${glass}" stroke-width="2.6"/></g>`,
  ].join('')
}

/** The terrain in a few flat shapes, for a map of the size of a stamp. */
export function smallPicture(map: BattleMap): {
  readonly floor: string
  readonly solid: string
  readonly water: string
  readonly walls: string
} {
  const scape = scapeOf(map)
  const [solid, water, walls] = [[], [], []] as [string[], string[], string[]]
  for (let row = 1; row <= SIDE; row++)
    for (let column = 1; column <= SIDE; column++) {
      const kind = scape.kind(column, row)
      const space = `M${column - 1} ${row - 1}h1v1h-1z`
      if (kind === 'water') water.push(space)
      else if (kind !== 'open') solid.push(space)
      if (scape.hasWallEast(column, row)) walls.push(`M${column} ${row - 1}v1`)
      if (scape.hasWallSouth(column, row)) walls.push(`M${column - 1} ${row}h1`)
    }
  const [floor] = scape.paint.open
  return { floor, solid: solid.join(''), water: water.join(''), walls: walls.join('') }
}
