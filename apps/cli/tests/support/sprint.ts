import {
  addCards,
  cloneCards,
  cloneChance,
  Fields,
  noCards,
  rankBy,
  seeded,
  type CardId,
  type Game,
  type Seat,
  type State,
} from '@trialhall/kernel'

interface SprintState extends State {
  goal: number
  active: Seat
  scores: number[]
  deck: CardId[]
  hands: CardId[][]
  discard: CardId[]
}

type SprintEvent =
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'ran'; readonly seat: Seat; readonly card: CardId; readonly by: number }

type SprintOption = { readonly do: 'run' | 'dash'; readonly card: CardId }

const FACES = [1, 2, 3].map((value) => ({
  slug: `step-${value}`,
  name: `Step of ${value}`,
  kind: 'step',
  text: `Move ${value}.`,
  copies: 10,
  from: 'house' as const,
  facts: { value },
}))

/** A game for these tests: draw, then run (sure) or dash (a die decides), with two cards in hand. */
export const sprint: Game<SprintState, SprintEvent> = {
  id: 'sprint',
  title: 'Sprint',
  blurb: 'First over the line.',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: [
    { id: 'goal', label: 'Goal', help: 'Points to win.', type: 'integer', min: 3, max: 40, default: 12 },
    { id: 'fast', label: 'Fast', help: 'Nothing changes.', type: 'flag', default: false },
  ],
  catalog: FACES,
  content: { steps: 30 },

  setup: ({ seats, options }) => {
    const cards = noCards()
    const deck = addCards(
      cards,
      Array.from({ length: 30 }, (_, i) => i % 3),
    )
    const hands = Array.from({ length: seats }, () => [])
    const scores = Array.from({ length: seats }, () => 0)
    return {
      chance: seeded(0),
      cards,
      goal: Number(options.goal),
      active: -1,
      scores,
      deck,
      hands,
      discard: [],
    }
  },

  advance: (table) => {
    const { state } = table
    if (state.active < 0) {
      table.shuffle(state.deck, 'start')
      state.hands.forEach((hand, seat) => table.draw(state.deck, hand, seat))
      state.active = 0
      return
    }
    const seat = state.active
    const hand = state.hands[seat] as CardId[]
    if (state.deck.length === 0) table.shuffle(state.discard, 'again')
    if (state.deck.length === 0) state.deck.push(...state.discard.splice(0))
    const card = table.draw(state.deck, hand, seat)
    if (card !== null) table.emit({ type: 'drew', seat, card })
    const options = hand.flatMap((one): SprintOption[] => [
      { do: 'run', card: one },
      { do: 'dash', card: one },
    ])
    if (state.scores[seat] === 0) table.refuse({ do: 'stop' }, 'nobody stops before the first step')
    const pick = table.choose(seat, { type: 'step' }, options)
    const value = FACES[table.def(pick.card)]?.facts.value ?? 0
    const by = pick.do === 'run' ? value : table.die(6, 'dash') > 3 ? value * 2 : 0
    table.move(pick.card, hand, state.discard)
    table.reveal(pick.card)
    state.scores[seat] = (state.scores[seat] ?? 0) + by
    table.emit({ type: 'ran', seat, card: pick.card, by })
    state.active = (seat + 1) % state.scores.length
  },

  outcome: ({ scores, goal }) =>
    scores.some((score) => score >= goal)
      ? { ranks: rankBy(scores), scores: [...scores], reason: 'goal' }
      : null,

  clone: (state) => ({
    ...state,
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    scores: [...state.scores],
    deck: [...state.deck],
    hands: state.hands.map((hand) => [...hand]),
    discard: [...state.discard],
  }),

  zones: (state) => [
    { name: 'deck', owner: null, cards: state.deck },
    { name: 'discard', owner: null, cards: state.discard },
    ...state.hands.map((cards, owner) => ({ name: 'hand', owner, cards })),
  ],

  setPosition: ({ state }, position) => {
    const fields = new Fields(position, 'position', 'bad-position')
    const seats = fields.parts('seats', state.scores.length)
    seats.forEach((seat, i) => {
      state.scores[i] = seat.integer('score', { min: 0, max: 39, default: 0 })
      seat.noOthers()
    })
    fields.noOthers()
    state.active = 0
    return fields.fault
  },

  words: {
    prompt: (_facts, { seat }) => [`Seat ${seat + 1}: run or dash?`],
    option: ({ defOf }, option) => {
      const { do: verb, card } = option as SprintOption
      return card === undefined ? [verb] : [`${verb} with `, FACES[defOf(card)]?.name ?? 'a card']
    },
    event: ({ defOf }, event) => [
      `Seat ${event.seat + 1} ${event.type} `,
      { text: FACES[defOf(event.card)]?.name ?? 'a card', ref: { kind: 'card', id: event.card } },
      event.type === 'ran' ? ` for ${event.by}.` : '.',
    ],
  },
}
