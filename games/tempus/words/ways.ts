import { counted, listed } from '@trialhall/kernel'
import { isHazard } from '../rules/moving/detours.ts'
import type { Pool, Space, TempusView } from '../state.ts'
import { lastingName } from './names.ts'

/** What is entered on a way: "through 2 spaces of Rift of Blades" (T-32.13). */
export function wayWords(view: TempusView, spaces: readonly Space[]): string {
  const entered = view.lastings.filter(isHazard).flatMap(({ face, spaces: covered }) => {
    const count = spaces.filter((space) => covered.includes(space)).length
    return count === 0 ? [] : [`${counted(count, 'space')} of ${lastingName(face)}`]
  })
  return entered.length === 0 ? 'past all hazards' : `through ${listed(entered)}`
}

/** What is spent: "3 spaces and 1 space through opponents" (T-R31). */
export function payWords(view: TempusView, spent: readonly number[]): string {
  const pools = view.turn?.pools ?? []
  const parts = spent.flatMap((spaces, i) => {
    const pool = pools[i]
    return spaces === 0 || pool === undefined ? [] : [`${counted(spaces, 'space')}${permissionsOf(pool)}`]
  })
  return listed(parts)
}

function permissionsOf(pool: Pool): string {
  const may = [
    ...(pool.throughOpponents ? ['through opponents'] : []),
    ...(pool.acrossTerrain ? ['across walls'] : []),
    ...(pool.acrossWater ? ['across water'] : []),
  ]
  return may.length === 0 ? '' : ` ${listed(may)}`
}
