import type { BattleOption } from '@trialhall/game-battle-decks'
import type { Ref } from '@trialhall/kernel'

/** The thing on the table that an option or the subject of a refusal names. */
export function refOf(thing: unknown): Ref | null {
  if (typeof thing !== 'object' || thing === null || !('do' in thing)) return null
  const option = thing as BattleOption
  switch (option.do) {
    case 'faction':
      return factionRef(option.faction)
    case 'use':
      return { kind: 'ability', id: option.ability }
    default:
      return 'card' in option ? { kind: 'card', id: option.card } : null
  }
}

/** A faction before it is anybody's. */
export function factionRef(faction: string): Ref {
  return { kind: 'faction', id: faction }
}
