import { playerAt, type LanesTable, type Player } from '../state.ts'
import { COLOURS } from '../terms.ts'
import { openWindow } from './spells/windows.ts'

/** The tracker moves on, and what lies on its new step comes back (L-ORB.5, L-ORB.6). */
export function manaOrbPhase(table: LanesTable): void {
  const { state } = table
  const seat = state.active
  const player = playerAt(state, seat)
  player.step = (player.step + 1) % state.trackSteps // L-ORB.5, L-R20
  const orbs = refresh(player)
  table.emit({ type: 'orbsRefreshed', seat, step: player.step, orbs })
  openWindow(table, 'orbs')
}

/** All orbs on the step return to the pool; those elsewhere stay (L-ORB.6, L-ORB.7). */
function refresh({ pool, track, step }: Player): number[] {
  return COLOURS.map((_, colour) => {
    const at = step * COLOURS.length + colour
    const orbs = track[at] as number
    ;(pool[colour] as number) += orbs
    track[at] = 0
    return orbs
  })
}
