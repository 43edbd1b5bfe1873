import {
  addCards,
  cloneCards,
  cloneChance,
  noCards,
  rankBy,
  seeded,
  type CardFace,
  type CardId,
  type Game,
  type Seat,
  type State,
  type Table,
} from '@trialhall/kernel'

/**
 * A small game with hidden hands, for tests of bots: everyone holds five cards, the rest of the deck is never seen. A trick
 * is led and answered; the highest card takes one point for every card of the trick and leads the next one.
 */
export interface TricksState extends State {
  hands: CardId[][]
  deck: CardId[]
  played: CardId[]
  pile: CardId[]
  points: number[]
  leader: Seat
  isDealt: boolean
}

const HAND = 5
const VALUES = 8
const COPIES = 3

const catalog: readonly CardFace[] = Array.from({ length: VALUES }, (_, i) => ({
  slug: `card-${i + 1}`,
  name: `Card ${i + 1}`,
  kind: 'card',
  text: '',
  copies: COPIES,
  from: 'house',
  facts: { value: i + 1 },
}))

function deal(table: Table<TricksState>): void {
  const { state } = table
  table.shuffle(state.deck, 'deal')
  for (let i = 0; i < HAND; i++) {
    state.hands.forEach((hand, seat) => table.draw(state.deck, hand, seat))
  }
  state.isDealt = true
}

function playTrick(table: Table<TricksState>): void {
  const { state } = table
  const seats = state.hands.length
  let winner = state.leader
  let highest = -1
  for (let step = 0; step < seats; step++) {
    const seat = (state.leader + step) % seats
    const value = playCard(table, seat)
    if (value <= highest) continue
    highest = value
    winner = seat
  }
  state.points[winner] = (state.points[winner] ?? 0) + seats
  state.leader = winner
  state.pile.push(...state.played.splice(0))
}

function playCard(table: Table<TricksState>, seat: Seat): number {
  const hand = table.state.hands[seat] ?? []
  const options = hand.map((card) => ({ do: 'play', card }))
  const { card } = table.choose(seat, { type: 'card', on: table.state.played.length }, options)
  table.move(card, hand, table.state.played)
  table.reveal(card)
  return table.def(card)
}

/** The game of this test folder. */
export const tricks: Game<TricksState> = {
  id: 'tricks',
  title: 'Tricks',
  blurb: 'Highest card takes all.',
  rulesVersion: 1,
  seats: { min: 2, max: 4 },
  options: [],
  catalog,
  content: { cards: VALUES * COPIES },
  setup({ seats }) {
    const cards = noCards()
    const defs = Array.from({ length: VALUES * COPIES }, (_, i) => i % VALUES)
    const perSeat = <T>(value: () => T): T[] => Array.from({ length: seats }, value)
    return {
      chance: seeded(0),
      cards,
      deck: addCards(cards, defs),
      hands: perSeat(() => []),
      played: [],
      pile: [],
      points: perSeat(() => 0),
      leader: 0,
      isDealt: false,
    }
  },
  advance(table) {
    if (table.state.isDealt) playTrick(table)
    else deal(table)
  },
  outcome({ isDealt, hands, points }) {
    if (!isDealt || hands.some((hand) => hand.length > 0)) return null
    return { ranks: rankBy(points), scores: points.slice(), reason: 'hands' }
  },
  clone: (state) => ({
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    hands: state.hands.map((hand) => hand.slice()),
    deck: state.deck.slice(),
    played: state.played.slice(),
    pile: state.pile.slice(),
    points: state.points.slice(),
    leader: state.leader,
    isDealt: state.isDealt,
  }),
  zones: (state) => [
    ...state.hands.map((cards, owner) => ({ name: `hand ${owner}`, owner, cards })),
    { name: 'deck', owner: null, cards: state.deck },
    { name: 'played', owner: null, cards: state.played },
    { name: 'pile', owner: null, cards: state.pile },
  ],
  setPosition: () => null,
  words: { prompt: () => ['play'], option: () => ['a card'], event: () => ['something'] },
}

/** The same game with an estimate, the share of the points, and a quick way to pick: the highest card. */
export const judgedTricks: Game<TricksState> = {
  ...tricks,
  evaluate({ points }, seat) {
    const all = points.reduce((sum, one) => sum + one, 0)
    return all === 0 ? 0.5 : (points[seat] ?? 0) / all
  },
  rollout(table, { options }) {
    const values = (options as readonly { card: CardId }[]).map(({ card }) => table.def(card))
    return values.indexOf(Math.max(...values))
  },
}
