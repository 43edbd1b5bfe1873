import {
  addCards,
  cloneCards,
  cloneChance,
  Fields,
  noCards,
  rankBy,
  redefine,
  seatLetter,
  seeded,
} from '@trialhall/kernel'
import type { CardFace, CardId, Facts, Fault, Game, Outcome, Seat, State, Table } from '@trialhall/kernel'

/** The state of a Race: plain JSON that the rules change in place. */
export interface RaceState extends State {
  goal: number
  turnsLeft: number
  isShuffled: boolean
  active: Seat
  points: number[]
  deck: CardId[]
  drawn: CardId[]
  discard: CardId[]
}

/** Everything that happens in a Race, as ids and numbers. */
export type RaceEvent =
  | { readonly type: 'shuffled' }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'scored'; readonly seat: Seat; readonly by: number; readonly points: number }

type RaceTable = Table<RaceState, RaceEvent>

/** What a seat can do with the card it drew. */
const ACTIONS = ['push', 'hold'] as const
const TURN = { type: 'turn' } as const

/** Values of the cards: the card of value 1 is definition 0, and so on. Ten copies of each. */
const VALUES = [1, 2, 3, 4] as const
const COPIES = 10
const catalog: readonly CardFace[] = VALUES.map((value) => ({
  slug: `step-${value}`,
  name: `Step ${value}`,
  kind: 'step',
  text: `Push: on a roll of 3 or more, score ${value} and the roll. Hold: score ${value + 1}.`,
  copies: COPIES,
  from: 'house',
  facts: { value },
}))
const SLUGS = catalog.map((face) => face.slug)

/** One turn: draw a card, push or hold, roll, score. */
function playTurn(table: RaceTable): void {
  const { state } = table
  const seat = state.active
  const card = drawCard(table, seat)
  const value = table.def(card) + 1
  const action = table.choose(seat, TURN, ACTIONS)
  const die = table.die(6, action)
  table.emit({ type: 'rolled', seat, die })
  if (action === 'hold') {
    score(table, seat, value + 1)
    if (die === 6) score(table, 1 - seat, -2)
  } else if (die >= 3) {
    score(table, seat, value + die)
  }
  table.move(card, state.drawn, state.discard)
  state.active = 1 - seat
  state.turnsLeft--
}

/** Turns the top card face up. When the deck is out, the discards become the deck. */
function drawCard(table: RaceTable, seat: Seat): CardId {
  const { state } = table
  if (state.deck.length === 0) {
    state.deck = state.discard.splice(0)
    shuffleDeck(table)
  }
  const card = state.deck.pop() as CardId
  state.drawn.push(card)
  table.reveal(card)
  table.emit({ type: 'drew', seat, card })
  return card
}

function shuffleDeck(table: RaceTable): void {
  table.shuffle(table.state.deck, 'deck')
  table.state.isShuffled = true
  table.emit({ type: 'shuffled' })
}

/** Adds to a seat's points, which never fall below 0. */
function score(table: RaceTable, seat: Seat, change: number): void {
  const { points } = table.state
  const before = points[seat] as number
  const after = Math.max(0, before + change)
  points[seat] = after
  if (after !== before) table.emit({ type: 'scored', seat, by: after - before, points: after })
}

function outcome(state: RaceState): Outcome | null {
  const isWon = state.points.some((points) => points >= state.goal)
  if (!isWon && state.turnsLeft > 0) return null
  return { ranks: rankBy(state.points), scores: state.points.slice(), reason: isWon ? 'points' : 'rounds' }
}

/** A position: `{ "points": { "A": 28 }, "active": "B", "rounds": 1, "deck": ["step-4"] }`, the deck from the top. */
function setPosition(table: RaceTable, position: unknown): Fault | null {
  const { state } = table
  const fields = new Fields(position, 'position', 'bad-position')
  const points = fields.part('points')
  state.points = [0, 1].map((seat) =>
    points.integer(seatLetter(seat), { min: 0, max: state.goal - 1, default: 0 }),
  )
  points.noOthers()
  state.active = fields.oneOf('active', ['A', 'B'], 'A') === 'A' ? 0 : 1
  const rounds = state.turnsLeft / 2
  state.turnsLeft = 2 * fields.integer('rounds', { min: 1, max: rounds, default: rounds }) - state.active
  const top = fields.listOf('deck', SLUGS) ?? []
  shuffleDeck(table)
  if (!stack(state, top)) fields.blame('deck', top, `at most ${COPIES} of each card`)
  fields.noOthers()
  return fields.fault
}

/** Makes the deck begin with these cards by swapping them upwards; false if there are not enough of one. */
function stack({ deck, cards }: RaceState, slugs: readonly string[]): boolean {
  const ids = deck.toReversed()
  return slugs.every((slug, i) => {
    const def = SLUGS.indexOf(slug)
    const from = ids.findIndex((id, at) => at >= i && cards.def[id] === def)
    if (from < 0) return false
    const [top, found] = [ids[i] as CardId, ids[from] as CardId]
    redefine(cards, [found, top], [cards.def[top] as number, def])
    return true
  })
}

function cardName(facts: Facts<RaceState>, card: CardId | undefined): string {
  return card === undefined ? 'a card' : (catalog[facts.defOf(card)]?.name ?? 'a card')
}

/** What an event says after the name of the seat. */
function deed(facts: Facts<RaceState>, event: Exclude<RaceEvent, { type: 'shuffled' }>): string {
  if (event.type === 'drew') return `draws ${cardName(facts, event.card)}.`
  if (event.type === 'rolled') return `rolls ${event.die}.`
  return event.by > 0
    ? `scores ${event.by} and has ${event.points}.`
    : `loses ${-event.by} and has ${event.points}.`
}

/** The game of Race, as the kernel sees it. */
export const race: Game<RaceState, RaceEvent> = {
  id: 'race',
  title: 'Race',
  blurb: 'Draw a card, then push your luck or hold: the first to 30 points wins.',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  options: [
    {
      id: 'goal',
      label: 'Points to win',
      help: 'The first seat to have this many wins at once.',
      type: 'integer',
      min: 10,
      max: 100,
      default: 30,
    },
    {
      id: 'rounds',
      label: 'Rounds',
      help: 'After this many rounds the higher score wins.',
      type: 'integer',
      min: 1,
      max: 40,
      default: 10,
    },
  ],
  catalog,
  content: { cards: catalog.length, kinds: 1 },
  setup({ options }) {
    const cards = noCards()
    const deck = addCards(
      cards,
      catalog.flatMap((face, def) => Array.from({ length: face.copies }, () => def)),
    )
    const start = {
      chance: seeded(0),
      cards,
      isShuffled: false,
      active: 0,
      points: [0, 0],
      deck,
      drawn: [],
      discard: [],
    }
    return { ...start, goal: Number(options.goal), turnsLeft: 2 * Number(options.rounds) }
  },
  advance(table) {
    if (table.state.isShuffled) playTurn(table)
    else shuffleDeck(table)
  },
  outcome,
  clone: (state) => ({
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    goal: state.goal,
    turnsLeft: state.turnsLeft,
    isShuffled: state.isShuffled,
    active: state.active,
    points: state.points.slice(),
    deck: state.deck.slice(),
    drawn: state.drawn.slice(),
    discard: state.discard.slice(),
  }),
  zones: ({ deck, drawn, discard }) => [
    { name: 'deck', owner: null, cards: deck },
    { name: 'drawn', owner: null, cards: drawn },
    { name: 'discard', owner: null, cards: discard },
  ],
  setPosition,
  words: {
    prompt: (facts, { seat }) => [
      `${seatLetter(seat)}: push or hold with ${cardName(facts, facts.view.drawn[0])}?`,
    ],
    option: (_facts, option) => [option === 'push' ? 'push' : 'hold'],
    event: (facts, event) =>
      event.type === 'shuffled'
        ? ['The deck is shuffled.']
        : [{ text: seatLetter(event.seat), ref: { kind: 'seat', id: event.seat } }, ` ${deed(facts, event)}`],
  },
  evaluate(state, seat) {
    const lead = (state.points[seat] as number) - (state.points[1 - seat] as number)
    return Math.min(1, Math.max(0, 0.5 + lead / (2 * state.goal)))
  },
}
