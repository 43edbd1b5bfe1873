import type { BattleView } from '@trialhall/game-battle-decks'

/** How far a match has come, in a few words. */
export function progressOf({ round }: BattleView): string {
  return round === 0 ? 'Factions are chosen' : `Round ${round}`
}
