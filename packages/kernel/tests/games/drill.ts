import { addCards, cloneCards, cloneChance, noCards, seatLetter, seeded } from '../../src/index.ts'
import type { CardId, Game, State, Table } from '../../src/index.ts'

/** A state for drills: two zones, a diary of what was picked, and a count of segments. */
export interface DrillState extends State {
  segments: number
  diary: string[]
  deck: CardId[]
  hand: CardId[]
}

/** What a drill tells. */
export interface DrillEvent {
  readonly type: string
  readonly card?: CardId
}

export type DrillTable = Table<DrillState, DrillEvent>
export type DrillGame = Game<DrillState, DrillEvent>

export interface Drill {
  readonly segment: (table: DrillTable) => void
  readonly segments?: number
  readonly cards?: number
  readonly secretTo?: number
}

/** A game that plays one function as its segment, so many times: to try the table and the match with. */
export function drill({ segment, segments = 1, cards = 8, secretTo = 0 }: Drill): DrillGame {
  return {
    id: 'drill',
    title: 'Drill',
    blurb: 'One function, played some times.',
    rulesVersion: 1,
    seats: { min: 2, max: 8 },
    options: [],
    catalog: Array.from({ length: cards }, (_, i) => ({
      slug: `card-${i}`,
      name: `Card ${i}`,
      kind: 'card',
      text: 'Counts as what it is.',
      copies: 1,
      from: 'house' as const,
      facts: {},
    })),
    content: {},
    setup() {
      const all = noCards()
      const defs = Array.from({ length: cards }, (_, i) => i)
      return {
        chance: seeded(0),
        cards: all,
        segments: 0,
        diary: [],
        deck: addCards(all, defs, secretTo),
        hand: [],
      }
    },
    advance(table) {
      segment(table)
      table.state.segments++
    },
    outcome: (state) =>
      state.segments < segments ? null : { ranks: [1, 1], scores: [0, 0], reason: 'done' },
    clone: (state) => ({
      chance: cloneChance(state.chance),
      cards: cloneCards(state.cards),
      segments: state.segments,
      diary: state.diary.slice(),
      deck: state.deck.slice(),
      hand: state.hand.slice(),
    }),
    zones: (state) => [
      { name: 'deck', owner: null, cards: state.deck },
      { name: 'hand', owner: 0, cards: state.hand },
    ],
    setPosition: () => null,
    words: {
      prompt: (_facts, { seat, prompt }) => [`${seatLetter(seat)}: ${String(prompt)}`],
      option: (_facts, option) => [typeof option === 'string' ? option : JSON.stringify(option)],
      event: (_facts, event) => [event.type],
    },
  }
}
