import {
  addCards,
  cloneCards,
  cloneChance,
  DONE,
  Fields,
  noCards,
  NOBODY,
  rankBy,
  seatLetter,
  seeded,
  sightOf,
} from '../../src/index.ts'
import type { CardFace, CardId, Facts, Game, Seat, State, Table } from '../../src/index.ts'

/**
 * A small game with everything the kernel has: hidden hands, sealed bids of two picks each, a window that is always put,
 * several picks in a row, refusals, dice, cards that are concealed and decks whose make-up is secret.
 */
export interface BluffState extends State {
  round: number
  isDealt: boolean
  points: number[]
  decks: CardId[][]
  hands: CardId[][]
  bids: CardId[]
  /** Cards that were put face down, and whose they are. */
  down: CardId[][]
  discard: CardId[]
}

export type BluffEvent =
  | { readonly type: 'dealt' }
  | { readonly type: 'bid'; readonly seat: Seat; readonly card: CardId; readonly isRaised: boolean }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'won'; readonly seat: Seat; readonly points: number }
  | { readonly type: 'hid'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: CardId }

export type BluffTable = Table<BluffState, BluffEvent>

const VALUES = 6
const HAND = 3
export const ROUNDS = 6

const catalog: readonly CardFace[] = Array.from({ length: VALUES }, (_, value) => ({
  slug: `value-${value}`,
  name: `Value ${value}`,
  kind: 'value',
  text: 'Counts as what it is.',
  copies: 2,
  from: 'house',
  facts: { value },
}))

function at<T>(list: readonly T[], seat: Seat): T {
  return list[seat] as T
}

export function playRound(table: BluffTable): void {
  const { state } = table
  const seats = state.points.map((_, seat) => seat)
  const bids = table.chooseAll(seats, (seat) => bid(table, seat))
  for (const seat of seats) layBid(table, seat, at(bids, seat))
  const winner = settle(table, seats)
  for (const seat of seats) if (seat !== winner) respond(table, seat)
  hide(table, winner)
  state.discard.push(...state.bids.splice(0))
  for (const seat of seats) drawUp(table, seat)
  state.round++
}

interface Bid {
  readonly card: CardId
  readonly isRaised: boolean
}

function bid(table: BluffTable, seat: Seat): Bid {
  const hand = at(table.state.hands, seat)
  const { card } = table.choose(
    seat,
    { type: 'bid' },
    hand.map((one) => ({ card: one })),
  )
  return { card, isRaised: table.choose(seat, { type: 'raise' }, ['raise', 'stay']) === 'raise' }
}

function layBid(table: BluffTable, seat: Seat, { card, isRaised }: Bid): void {
  table.move(card, at(table.state.hands, seat), table.state.bids)
  table.reveal(card)
  table.emit({ type: 'bid', seat, card, isRaised })
}

function settle(table: BluffTable, seats: readonly Seat[]): Seat {
  const { state } = table
  const totals = seats.map((seat) => {
    const die = table.die(6, 'bid')
    table.emit({ type: 'rolled', seat, die })
    return table.def(at(state.bids, seat)) + die
  })
  const winner = totals.indexOf(Math.max(...totals))
  state.points[winner] = at(state.points, winner) + 1
  table.emit({ type: 'won', seat: winner, points: at(state.points, winner) })
  return winner
}

/** Whoever lost may throw a high card away for a point: asked even if there is none, so that nothing is told by it. */
function respond(table: BluffTable, seat: Seat): void {
  const { state } = table
  const hand = at(state.hands, seat)
  const isHigh = (card: CardId): boolean => table.def(card) >= 4
  if (table.isExplaining) {
    for (const card of hand) if (!isHigh(card)) table.refuse({ card }, `${table.def(card)} is less than 4`)
  }
  const pick = table.window(seat, { type: 'respond' }, [
    'pass',
    ...hand.filter(isHigh).map((card) => ({ card })),
  ])
  if (typeof pick === 'string') return
  table.move(pick.card, hand, state.discard)
  table.reveal(pick.card)
  state.points[seat] = at(state.points, seat) + 1
}

/** The winner puts up to two cards face down; nobody else can tell from then on which of its cards they are. */
function hide(table: BluffTable, seat: Seat): void {
  const { state } = table
  const hand = at(state.hands, seat)
  const down = at(state.down, seat)
  const options = hand.map((card) => ({ card }))
  const picked = table.chooseMany(seat, { type: 'hide' }, { options, min: 0, max: 2 })
  for (const { card } of picked) table.move(card, hand, down)
  if (picked.length === 0) return
  table.conceal([...hand, ...down], sightOf(seat), 'hide')
  table.emit({ type: 'hid', seat, count: picked.length })
}

function drawUp(table: BluffTable, seat: Seat): void {
  const { state } = table
  const hand = at(state.hands, seat)
  while (hand.length < HAND) {
    const card = table.draw(at(state.decks, seat), hand, seat)
    if (card === null) return
    table.emit({ type: 'drew', seat, card })
  }
}

export function deal(table: BluffTable): void {
  const { state } = table
  state.decks.forEach((deck, seat) => {
    table.shuffle(deck, `deck ${seatLetter(seat)}`)
    drawUp(table, seat)
  })
  state.isDealt = true
  table.emit({ type: 'dealt' })
}

function optionText(facts: Facts<BluffState>, option: unknown): string {
  if (option === DONE) return 'enough'
  if (typeof option === 'string') return option
  const { card } = option as { card: CardId }
  return catalog[facts.defOf(card)]?.name ?? 'a hidden card'
}

export const bluff: Game<BluffState, BluffEvent> = {
  id: 'bluff',
  title: 'Bluff',
  blurb: 'Bid in secret.',
  rulesVersion: 3,
  seats: { min: 2, max: 4 },
  options: [
    {
      id: 'secretDecks',
      label: 'Secret decks',
      help: 'Nobody knows what is in the decks of others.',
      type: 'flag',
      default: true,
    },
  ],
  catalog,
  content: { cards: catalog.length },
  setup({ seats, options }) {
    const cards = noCards()
    const defs = catalog.flatMap((face, def) => Array.from({ length: face.copies }, () => def))
    const everySeat = Array.from({ length: seats }, (_, seat) => seat)
    const hiddenFrom = (seat: Seat): number =>
      options.secretDecks === true ? 0x1ff & ~sightOf(seat) : NOBODY
    return {
      chance: seeded(0),
      cards,
      round: 0,
      isDealt: false,
      points: everySeat.map(() => 0),
      decks: everySeat.map((seat) => addCards(cards, defs, hiddenFrom(seat))),
      hands: everySeat.map(() => []),
      bids: [],
      down: everySeat.map(() => []),
      discard: [],
    }
  },
  advance(table) {
    if (table.state.isDealt) playRound(table)
    else deal(table)
  },
  outcome: ({ round, points, hands, bids }) => {
    const isOut = round > 0 && bids.length === 0 && hands.some((hand) => hand.length === 0)
    if (round < ROUNDS && !isOut) return null
    return { ranks: rankBy(points), scores: points.slice(), reason: isOut ? 'cards' : 'rounds' }
  },
  clone: (state) => ({
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    round: state.round,
    isDealt: state.isDealt,
    points: state.points.slice(),
    decks: state.decks.map((deck) => deck.slice()),
    hands: state.hands.map((hand) => hand.slice()),
    bids: state.bids.slice(),
    down: state.down.map((cards) => cards.slice()),
    discard: state.discard.slice(),
  }),
  zones: (state) => [
    ...state.decks.map((cards, owner) => ({ name: 'deck', owner, cards })),
    ...state.hands.map((cards, owner) => ({ name: 'hand', owner, cards })),
    ...state.down.map((cards, owner) => ({ name: 'down', owner, cards })),
    { name: 'bids', owner: null, cards: state.bids },
    { name: 'discard', owner: null, cards: state.discard },
  ],
  setPosition(table, position) {
    const fields = new Fields(position, 'position', 'bad-position')
    deal(table)
    table.state.round = fields.integer('round', { min: 0, max: ROUNDS - 1, default: 0 })
    fields.noOthers()
    return fields.fault
  },
  words: {
    prompt: (_facts, { seat, prompt }) => [`${seatLetter(seat)}: ${(prompt as { type: string }).type}?`],
    option: (facts, option) => [optionText(facts, option)],
    event: (_facts, event) => ['seat' in event ? `${seatLetter(event.seat)} ${event.type}.` : 'Dealt.'],
  },
  guessHidden: (_state, { group }) => group.ids.map((_, i) => i % VALUES),
}
