import type { BattleMap } from '../../../space/index.ts'
import { isOnMap, kindOf, spaceAt, type Kind } from '../../../space/index.ts'
import { blend, chance, cloud } from './noise.ts'

/** The colours of a Battlerealm. */
export interface Paint {
  /** Flagstones of the hall, and outside of it, from dark to light. */
  readonly hall: readonly [string, string]
  readonly open: readonly [string, string]
  /** What grows or lies over the stones outside, and its blades. */
  readonly cover: string
  readonly blades: readonly [string, string]
  readonly groove: string
  /** Tops of walls and blocks, from north to south. */
  readonly top: readonly [string, string]
  readonly side: string
  readonly shine: string
  readonly mark: string
}

const TEMPLE: Paint = {
  hall: ['#6b5c4b', '#8d7a60'],
  open: ['#57524a', '#7b7263'],
  cover: '#4e5b38',
  blades: ['#64763c', '#8d9a52'],
  groove: '#140f0c',
  top: ['#cbb993', '#9c8b6c'],
  side: '#3b332b',
  shine: '#fff0cb',
  mark: '#e8cf98',
}

const FROST: Paint = {
  hall: ['#59666f', '#7f8d94'],
  open: ['#5a656e', '#7b8890'],
  cover: '#b9cbd6',
  blades: ['#dbe9f0', '#f4fbff'],
  groove: '#10161c',
  top: ['#b9c7cf', '#8496a2'],
  side: '#2c363f',
  shine: '#f3fbff',
  mark: '#cfe8f5',
}

/** A Battlerealm as the ground is drawn from it: terrain, and what the stones of each place are like. */
export interface Scape {
  readonly map: BattleMap
  readonly paint: Paint
  readonly isFrozen: boolean
  kind(column: number, row: number): Kind | null
  hasWallEast(column: number, row: number): boolean
  hasWallSouth(column: number, row: number): boolean
  isHall(column: number, row: number): boolean
  /** How much grows over a place, or how deep its snow is: 0 to about 1. */
  cover(column: number, row: number): number
  /** The colour of a flagstone. */
  stone(column: number, row: number): string
}

/** The hall is the middle of the map. */
const HALL: readonly [first: number, last: number] = [10, 21]
const MIDDLE = 15.5

/** Looks at a map with the eyes of a painter. */
export function scapeOf(map: BattleMap): Scape {
  const { terrain } = map.ground
  const isFrozen = map.id === 'frost-ruins'
  const paint = isFrozen ? FROST : TEMPLE
  const cover = (column: number, row: number): number => {
    const away = Math.hypot(column - MIDDLE, row - MIDDLE)
    const growth = cloud(column * 0.22, row * 0.22, isFrozen ? 27 : 7)
    return growth + Math.max(0, (away - 11) * 0.022) - (isHall(column, row) ? 0.2 : 0)
  }
  const has = (walls: Uint8Array, column: number, row: number): boolean =>
    isOnMap(column, row) && walls[spaceAt(column, row)] === 1
  return {
    map,
    paint,
    isFrozen,
    kind: (column, row) => (isOnMap(column, row) ? kindOf(terrain, spaceAt(column, row)) : null),
    hasWallEast: (column, row) => has(terrain.wallsEast, column, row),
    hasWallSouth: (column, row) => has(terrain.wallsSouth, column, row),
    isHall,
    cover,
    stone: (column, row) => stoneOf({ paint, isFrozen, cover: cover(column, row) }, column, row),
  }
}

function isHall(column: number, row: number): boolean {
  const [first, last] = HALL
  return column >= first && column <= last && row >= first && row <= last
}

function stoneOf(
  { paint, isFrozen, cover }: { paint: Paint; isFrozen: boolean; cover: number },
  column: number,
  row: number,
): string {
  const light = cloud(column * 0.45, row * 0.45, 3) * 0.85 + chance(column, row, 11) * 0.28
  const [dark, bright] = isHall(column, row) ? paint.hall : paint.open
  const tint = isFrozen ? ['#667a88', '#5d6670'] : ['#6a5a50', '#5d6065']
  const bare = blend(blend(dark, bright, light), tint[chance(column, row, 12) > 0.5 ? 0 : 1] ?? dark, 0.22)
  return cover > 0.46 ? blend(bare, paint.cover, Math.min(isFrozen ? 0.72 : 0.9, (cover - 0.46) * 3.4)) : bare
}
