import type { Party } from '@trialhall/kernel'
import { CORNERS, mapOf, type Space } from '../space/index.ts'
import type { TempusPosition, TempusTable } from '../state.ts'

/**
 * A party chooses its corner, its rival gets the one across, and all Heroes enter on their own Entry Portal
 * (T-8.01 to T-8.05, T-R12). The first seat of the party chooses.
 */
export function placePortals(table: TempusTable, chooser: Party): void {
  const { state } = table
  const corners = cornersOf(state)
  const options = corners.map((space) => ({ do: 'space', space }) as const)
  const { space } = table.choose(chooser, { type: 'corner' }, options)
  placePortal(table, chooser, space)
  placePortal(table, 1 - chooser, across(corners, space))
}

/** The two marked corners, or all four of the map where that was agreed (T-8.03, T-R12). */
export function cornersOf({ settings }: TempusPosition): readonly Space[] {
  return settings.hasFreeCorners ? CORNERS : mapOf(settings.realm).portals
}

/** Corners are listed around the map, so that the one across is half of the list away (T-8.02). */
function across(corners: readonly Space[], space: Space): Space {
  const at = corners.indexOf(space)
  return corners[(at + corners.length / 2) % corners.length] ?? space
}

function placePortal(table: TempusTable, party: Party, space: Space): void {
  const { state } = table
  state.portals[party as 0 | 1] = space
  for (const hero of state.heroes) if (hero.id % 2 === party) hero.at = space
  table.emit({ type: 'portalPlaced', party, space })
}
