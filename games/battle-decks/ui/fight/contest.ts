import type { BattleEvent } from '@trialhall/game-battle-decks'
import type { SeenEvent } from '@trialhall/kernel'

/** A die with what was added to it and what it had to reach. */
export type Roll = Extract<BattleEvent, { type: 'attackRolled' | 'saveRolled' }>

/** Events after which no die lies on the table any more. */
const CLEARS: readonly BattleEvent['type'][] = [
  'attacked',
  'used',
  'rogueAttacked',
  'turnBegan',
  'roundBegan',
]

/** The last die of what goes on, and how many were thrown; null before one is. */
export function rollIn(
  story: readonly SeenEvent<BattleEvent>[],
): { readonly roll: Roll; readonly throws: number } | null {
  for (let at = story.length - 1; at >= 0; at--) {
    const event = story[at]?.event
    if (event?.type === 'attackRolled' || event?.type === 'saveRolled') return { roll: event, throws: at }
    if (event && CLEARS.includes(event.type)) return null
  }
  return null
}
