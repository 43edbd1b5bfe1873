import { SPACES, turned, type Space } from './grid.ts'
import type { SightTable } from './ground.ts'
import { hasFreeLine, type Airspace } from './sight-line.ts'

/**
 * Sight is the same both ways, and the same after half a turn of the map. So of the up to four pairs that say the same, a table has the
 * one whose first space is the smallest: a line for each space of the northern half, with a bit for every space from it to its
 * counterpart. Six bits make a sign of base 64, the first bit the lowest.
 */
const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const BITS = 6
const VALUES: Uint8Array = Uint8Array.from({ length: 128 }, (_, code) =>
  Math.max(0, SIGNS.indexOf(String.fromCharCode(code))),
)

/** Works out sight between all spaces of a terrain that is the same after half a turn. Takes seconds. */
export function sightTable(air: Airspace): SightTable {
  return Array.from({ length: SPACES / 2 }, (_, first) => sightLine(air, first))
}

/** The line of a table for one space of the northern half. */
export function sightLine(air: Airspace, first: Space): string {
  const bits = Array.from({ length: SPACES - 2 * first }, (_, bit) =>
    hasFreeLine(air, first, first + bit) ? 1 : 0,
  )
  return signed(bits)
}

/** Whether the two see each other according to a table. */
export function isListed(table: SightTable, one: Space, other: Space): boolean {
  const first = Math.min(one, other, turned(one), turned(other))
  const isTurned = first !== one && first !== other
  const last = isTurned ? turned(Math.min(one, other)) : Math.max(one, other)
  const bit = last - first
  const sign = table[first]?.charCodeAt(Math.floor(bit / BITS)) ?? 0
  return (((VALUES[sign] ?? 0) >> (bit % BITS)) & 1) === 1
}

function signed(bits: readonly number[]): string {
  let line = ''
  for (let start = 0; start < bits.length; start += BITS) {
    const value = bits.slice(start, start + BITS).reduce((sum, bit, place) => sum + (bit << place), 0)
    line += SIGNS.charAt(value)
  }
  return line
}
