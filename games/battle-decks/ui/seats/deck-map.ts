import { CARDS, FACTIONS, SUITS, type BattleView, type Suit } from '@trialhall/game-battle-decks'
import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'

/** Playing cards of a suit that stand for copies of one card. */
export interface MapEntry {
  readonly name: string
  readonly ranks: readonly MapRank[]
}

/** One playing card: its rank, and whether it has been seen to leave deck and hand. */
export interface MapRank {
  readonly rank: string
  readonly isOut: boolean
}

/** What each playing card of a seat's deck stands for, suit by suit. */
export function deckMap(
  view: BattleView,
  seat: Seat,
): readonly { suit: Suit; entries: readonly MapEntry[] }[] {
  const faction = FACTIONS[view.sides[seat]?.faction ?? -1]
  const out = defsInSight(view)
  return SUITS.map((suit) => {
    const entries = new Map<string, { name: string; ranks: MapRank[] }>()
    for (const [def, card] of CARDS.entries()) {
      if (card.faction !== faction || !('suit' in card) || card.suit !== suit) continue
      const entry = entries.get(card.family) ?? { name: card.name, ranks: [] }
      entry.ranks.push({ rank: card.rank, isOut: out.has(def) })
      entries.set(card.family, entry)
    }
    return { suit, entries: [...entries.values()] }
  })
}

/** What lies open on the table or in piles. */
function defsInSight({ sides, cards }: BattleView): ReadonlySet<number> {
  const open = sides.flatMap(({ characters, discard, events, removed }) => [
    ...characters.flatMap(({ card, equipment }): CardId[] => [card, ...equipment]),
    ...discard,
    ...events,
    ...removed,
  ])
  return new Set(open.map((card) => cards.def[card] ?? UNKNOWN))
}
