import { ANCIENT_TEMPLE } from './content/ancient-temple.ts'
import { FROST_RUINS } from './content/frost-ruins.ts'
import type { BattleMap } from './map.ts'

/** The two Battlerealms, of which set-up chooses one (T-4.01). */
export const MAPS: readonly [BattleMap, BattleMap] = [ANCIENT_TEMPLE, FROST_RUINS]

/** The Battlerealm of this id. Throws where there is none. */
export function mapOf(id: string): BattleMap {
  const map = MAPS.find((one) => one.id === id)
  if (!map)
    throw new Error(`There is no Battlerealm "${id}"; there are ${MAPS.map((one) => one.id).join(', ')}.`)
  return map
}
