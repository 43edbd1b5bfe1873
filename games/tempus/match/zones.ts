import type { CardId, Zone } from '@trialhall/kernel'
import type { TempusPosition } from '../state.ts'

/** Every zone of the game, in the order of the table. Cards of Heroes that nobody has picked are in the box, and in no match. */
export function zonesOf(state: TempusPosition): Zone[] {
  const quests = state.quests.map(({ card }) => card)
  const common: readonly (readonly [string, CardId[]])[] = [
    ['quests', quests],
    ['quest-deck', state.questDeck],
    ['event-deck', state.eventDeck],
    ['events', state.events],
    ['event-discard', state.eventDiscard],
    ['loot-deck', state.lootDeck],
    ['loot-discard', state.lootDiscard],
    ['loose-loot', state.loose.flatMap(({ cards }) => cards)],
  ]
  return [
    ...common.map(([name, cards]) => ({ name, owner: null, cards })),
    ...state.heroes.flatMap((hero, owner) => [
      { name: 'primaries', owner, cards: hero.primaries },
      { name: 'set-aside', owner, cards: hero.setAside },
      { name: 'hand', owner, cards: hero.hand },
      { name: 'deck', owner, cards: hero.deck },
      { name: 'spent', owner, cards: hero.spent },
      { name: 'ongoing', owner, cards: hero.ongoing },
      { name: 'discard', owner, cards: hero.discard },
      { name: 'loot', owner, cards: hero.loot },
    ]),
  ]
}
