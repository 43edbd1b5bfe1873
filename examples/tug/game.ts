import {
  addCards,
  cloneCards,
  cloneChance,
  Fields,
  noCards,
  partyName,
  partyOf,
  perSeat,
  rankBy,
  redefine,
  seatedAt,
  seatLetter,
  seatsOf,
  seeded,
} from '@trialhall/kernel'
import type {
  CardFace,
  CardId,
  Facts,
  Fault,
  Game,
  Outcome,
  Pass,
  Seat,
  State,
  Table,
} from '@trialhall/kernel'

/**
 * A tug of war between two parties of two to four: in turn each seat heaves with a card and a d20, partners may help and
 * opponents may brace, all at once and as often as they like. Small, and with everything a party game asks of the kernel.
 */
export interface TugState extends State {
  isDealt: boolean
  /** Turns taken, also by those who have left. */
  turn: number
  /** How far the rope has gone to the side of the first party; below 0 to that of the second. */
  rope: number
  /** What stands beside the die of the heave under way. */
  bonus: number
  deck: CardId[]
  hands: CardId[][]
  discard: CardId[]
  gone: boolean[]
  isAgreed: boolean
}

export type TugEvent =
  | { readonly type: 'dealt' }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CardId; readonly bonus: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number; readonly rope: number }
  | { readonly type: 'left'; readonly seat: Seat }
  | { readonly type: 'agreed' }

export type TugTable = Table<TugState, TugEvent>

type TugOption = { readonly do: 'play'; readonly card: CardId } | { readonly do: 'rest' } | Pass

const PARTIES = ['Red', 'Blue'] as const
const SIDES = { parties: PARTIES }
const VALUES = 4
const HAND = 3
const ROUNDS = 3
/** What a heave must come to. */
const NEEDED = 14
/** Where the rope has gone over the line. */
export const LINE = 3

const catalog: readonly CardFace[] = Array.from({ length: VALUES }, (_, value) => ({
  slug: `grip-${value + 1}`,
  name: `Grip ${value + 1}`,
  kind: 'grip',
  text: `Adds ${value + 1} to a heave of your party, or takes it from one of the other.`,
  copies: 10,
  from: 'house',
  facts: { value: value + 1 },
}))

const SLUGS = catalog.map(({ slug }) => slug)

function at<T>(list: readonly T[], seat: Seat): T {
  return list[seat] as T
}

function deal(table: TugTable): void {
  const { state } = table
  table.shuffle(state.deck, 'deck')
  for (let n = 0; n < HAND; n++)
    state.hands.forEach((hand, seat) => {
      table.draw(state.deck, hand, seat)
    })
  state.isDealt = true
  table.emit({ type: 'dealt' })
}

function playTurn(table: TugTable): void {
  const { state } = table
  const seat = state.turn % state.hands.length
  if (at(state.gone, seat)) return
  table.emit({ type: 'turnBegan', seat })
  table.draw(state.deck, at(state.hands, seat), seat)
  state.bonus = 0
  const options: TugOption[] = at(state.hands, seat).map((card) => ({ do: 'play', card }))
  const pick = table.choose<TugOption>(seat, { type: 'heave' }, [...options, { do: 'rest' }])
  if (pick.do !== 'play') return
  playCard(table, seat, { card: pick.card, sign: 1 })
  openWindows(table, seat)
  heave(table, seat)
}

function playCard(table: TugTable, seat: Seat, { card, sign }: { card: CardId; sign: 1 | -1 }): void {
  const { state } = table
  table.move(card, at(state.hands, seat), state.discard)
  table.reveal(card)
  state.bonus += sign * (table.def(card) + 1)
  table.emit({ type: 'played', seat, card, bonus: state.bonus })
}

/** All others with cards may respond, in the order of the seats from the one that heaves, until nobody wants to. */
function openWindows(table: TugTable, heaving: Seat): void {
  for (;;) {
    const response = table.windowAll(others(table.state, heaving), { type: 'respond', heaving }, (seat) =>
      responsesOf(table, seat),
    )
    if (response === null) return
    const isPartner = partyOf(SIDES, response.seat) === partyOf(SIDES, heaving)
    playCard(table, response.seat, { card: response.option.card, sign: isPartner ? 1 : -1 })
  }
}

/** By public knowledge: how many cards somebody has is open, which they are is not. */
function others({ hands, gone }: TugState, heaving: Seat): Seat[] {
  const inOrder = hands.map((_, i) => (heaving + 1 + i) % hands.length).slice(0, -1)
  return inOrder.filter((seat) => at(hands, seat).length > 0 && !at(gone, seat))
}

function responsesOf(table: TugTable, seat: Seat): { readonly do: 'play'; readonly card: CardId }[] {
  const hand = at(table.state.hands, seat)
  const isStrong = (card: CardId): boolean => table.def(card) > 0
  if (table.isExplaining) {
    for (const card of hand)
      if (!isStrong(card)) table.refuse({ do: 'play', card }, 'it is too weak to respond with')
  }
  return hand.filter(isStrong).map((card) => ({ do: 'play', card }))
}

function heave(table: TugTable, seat: Seat): void {
  const { state } = table
  const die = table.die(20, 'heave')
  const by = die === 20 ? 2 : die + state.bonus >= NEEDED ? 1 : 0
  state.rope += partyOf(SIDES, seat) === 0 ? by : -by
  table.emit({ type: 'rolled', seat, die, rope: state.rope })
}

/** The party whose opponents have all left, or null. */
function partyAlone({ gone }: TugState): number | null {
  const isGone = (party: number): boolean =>
    seatsOf(SIDES, party, gone.length).every((seat) => gone[seat] === true)
  if (isGone(0)) return 1
  return isGone(1) ? 0 : null
}

function reasonOf(state: TugState): string | null {
  if (state.isAgreed) return 'agreed'
  if (partyAlone(state) !== null) return 'left'
  if (Math.abs(state.rope) >= LINE) return 'line'
  return state.turn >= ROUNDS * state.hands.length ? 'rounds' : null
}

function outcomeOf(state: TugState): Outcome | null {
  const reason = reasonOf(state)
  if (reason === null) return null
  const seated = seatedAt(SIDES, state.hands.length)
  const alone = partyAlone(state)
  const standing = alone === null ? [state.rope, 0 - state.rope] : [1 - 2 * alone, 2 * alone - 1]
  const ranks = rankBy(reason === 'agreed' ? [0, 0] : standing)
  return { ranks: perSeat(seated, ranks), scores: perSeat(seated, [state.rope, 0 - state.rope]), reason }
}

/** A position: `{ "rope": 2, "hands": { "A": ["grip-4", "grip-1"] } }`, the first cards of the hands. */
function setPosition(table: TugTable, position: unknown): Fault | null {
  const { state } = table
  const fields = new Fields(position, 'position', 'bad-position')
  state.rope = fields.integer('rope', { min: 1 - LINE, max: LINE - 1, default: 0 })
  deal(table)
  const hands = fields.part('hands')
  state.hands.forEach((hand, seat) => {
    const wanted = hands.listOf(seatLetter(seat), SLUGS) ?? []
    if (!hold(state, hand, wanted)) hands.blame(seatLetter(seat), wanted, `at most ${HAND} cards`)
  })
  hands.noOthers()
  fields.noOthers()
  return fields.fault
}

/** Makes a hand begin with these cards by changing them for others of the deck; false where it is too small. */
function hold({ deck, cards }: TugState, hand: readonly CardId[], slugs: readonly string[]): boolean {
  slugs.slice(0, hand.length).forEach((slug, i) => {
    const def = SLUGS.indexOf(slug)
    const held = hand[i] as CardId
    const found = deck.find((id) => cards.def[id] === def) ?? held
    redefine(cards, [found, held], [cards.def[held] as number, cards.def[found] as number])
  })
  return slugs.length <= hand.length
}

function optionText(facts: Facts<TugState>, option: TugOption): string {
  return option.do === 'play' ? (catalog[facts.defOf(option.card)]?.name ?? 'a hidden card') : option.do
}

/** The game: 4, 6 or 8 seats, for 2 to 8 people. */
export const tug: Game<TugState, TugEvent> = {
  id: 'tug',
  title: 'Tug of War',
  blurb: 'Two parties, one rope.',
  rulesVersion: 1,
  seats: { min: 4, max: 8, step: 2 },
  players: { min: 2, max: 8 },
  parties: PARTIES,
  options: [],
  catalog,
  content: { cards: catalog.length },
  setup({ seats }) {
    const cards = noCards()
    const defs = catalog.flatMap((face, def) => Array.from({ length: face.copies }, () => def))
    return {
      chance: seeded(0),
      cards,
      isDealt: false,
      turn: 0,
      rope: 0,
      bonus: 0,
      deck: addCards(cards, defs),
      hands: Array.from({ length: seats }, () => []),
      discard: [],
      gone: Array.from({ length: seats }, () => false),
      isAgreed: false,
    }
  },
  advance(table) {
    if (!table.state.isDealt) return deal(table)
    playTurn(table)
    table.state.turn++
  },
  outcome: outcomeOf,
  clone: (state) => ({
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    isDealt: state.isDealt,
    turn: state.turn,
    rope: state.rope,
    bonus: state.bonus,
    deck: state.deck.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    discard: state.discard.slice(),
    gone: state.gone.slice(),
    isAgreed: state.isAgreed,
  }),
  zones: ({ deck, hands, discard }) => [
    { name: 'deck', owner: null, cards: deck },
    ...hands.map((cards, owner) => ({ name: 'hand', owner, cards })),
    { name: 'discard', owner: null, cards: discard },
  ],
  setPosition,
  words: {
    prompt: (_facts, { seat, prompt }) => [`${seatLetter(seat)}: ${(prompt as { type: string }).type}?`],
    option: (facts, option) => [optionText(facts, option as TugOption)],
    event: (_facts, event) => {
      if (!('seat' in event)) return [`${event.type}.`]
      return [`${seatLetter(event.seat)} of ${partyName(SIDES, event.seat)} ${event.type}.`]
    },
  },
  leave(table, seat) {
    const { state } = table
    state.gone[seat] = true
    for (const card of at(state.hands, seat).slice()) {
      table.move(card, at(state.hands, seat), state.discard)
      table.reveal(card)
    }
    table.emit({ type: 'left', seat })
  },
  agreeOnDraw(table) {
    table.state.isAgreed = true
    table.emit({ type: 'agreed' })
  },
  evaluate(state, seat) {
    const ahead = partyOf(SIDES, seat) === 0 ? state.rope : -state.rope
    return 0.5 + Math.max(-LINE, Math.min(LINE, ahead)) / (2 * LINE + 2)
  },
}
