import type { Zone } from '@trialhall/kernel'
import type { BattlePosition } from '../state.ts'

/** Every zone of the game, in the order of the table. */
export function zonesOf({ sides, box }: BattlePosition): Zone[] {
  return [
    { name: 'box', owner: null, cards: box },
    ...sides.flatMap((side, owner) => [
      { name: 'field', owner, cards: side.characters.map(({ card }) => card) },
      { name: 'equipment', owner, cards: side.characters.flatMap(({ equipment }) => equipment) },
      { name: 'equalizers', owner, cards: side.rogues.map(({ card }) => card) },
      { name: 'events', owner, cards: side.events },
      { name: 'hand', owner, cards: side.hand },
      { name: 'deck', owner, cards: side.deck },
      { name: 'discard', owner, cards: side.discard },
      { name: 'removed', owner, cards: side.removed },
    ]),
  ]
}
