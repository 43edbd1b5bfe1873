import {
  addCards,
  below,
  cloneCards,
  cloneChance,
  indexOfBest,
  noCards,
  rankBy,
  seatLetter,
  seeded,
} from '@trialhall/kernel'
import type {
  CardFace,
  CardId,
  Chance,
  Facts,
  Game,
  OpenState,
  Place,
  RolloutAsk,
  Seat,
  State,
  Table,
} from '@trialhall/kernel'

/**
 * A small game with large asks. In a turn a seat picks one of its hidden cards and then one of 400 options: a space of a map of 20 by
 * 20 for an outpost, or to keep the card back. An outpost scores its card times the worth of its space.
 */
export interface OutpostsState extends State {
  isDealt: boolean
  turn: number
  points: number[]
  hands: CardId[][]
  /** Cards that lie open, on the map or kept back. */
  open: CardId[]
  /** Spaces with an outpost. */
  taken: number[]
}

export type OutpostsPrompt =
  | { readonly type: 'card' }
  | { readonly type: 'space'; readonly card: CardId; readonly value: number }

export type OutpostsOption =
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'build'; readonly space: number }
  | { readonly do: 'keep' }

export type OutpostsEvent =
  | { readonly type: 'dealt' }
  | { readonly type: 'built'; readonly seat: Seat; readonly card: CardId; readonly space: number }
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: CardId }

type OutpostsTable = Table<OutpostsState, OutpostsEvent>
type OutpostsAsk = RolloutAsk<OutpostsPrompt, OutpostsOption>

const SIDE = 20
export const SPACES = SIDE * SIDE
const HAND = 3
const VALUES = 4
const COPIES = 3
const LAKE = 9 * SIDE + 9
/** Land is worth more the nearer it lies to one of these. */
const SPRINGS = [3 * SIDE + 16, 12 * SIDE + 4, 17 * SIDE + 13]
const MOST_WORTH = 4
/** Spaces that are worth a thought. */
const LISTED = 12

const KEEP: OutpostsOption = { do: 'keep' }
const BUILD: readonly OutpostsOption[] = Array.from({ length: SPACES }, (_, space) => ({
  do: 'build',
  space,
}))

const catalog: readonly CardFace[] = Array.from({ length: VALUES }, (_, i) => ({
  slug: `outpost-${i + 1}`,
  name: `Outpost ${i + 1}`,
  kind: 'outpost',
  text: `Scores ${i + 1} times the worth of its space.`,
  copies: COPIES,
  from: 'house',
  facts: { value: i + 1 },
}))

/** A space as people count it. */
export function placeOf(space: number): Place {
  return { column: (space % SIDE) + 1, row: Math.floor(space / SIDE) + 1 }
}

/** The number of a space; -1 off the map. */
export function spaceAt({ column, row }: Place): number {
  const isOnMap = column >= 1 && column <= SIDE && row >= 1 && row <= SIDE
  return isOnMap ? (row - 1) * SIDE + column - 1 : -1
}

function stepsBetween(a: number, b: number): number {
  const [one, other] = [placeOf(a), placeOf(b)]
  return Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row))
}

/** What land is worth to an outpost. */
export function worthOf(space: number): number {
  return Math.max(0, MOST_WORTH - Math.min(...SPRINGS.map((spring) => stepsBetween(space, spring))))
}

const WORTH: readonly number[] = BUILD.map((_, space) => worthOf(space))

/** Why no outpost can stand there, or null. */
function obstacleAt(state: OpenState<OutpostsState>, space: number): string | null {
  if (space < 0) return 'The map ends before that.'
  if (space === LAKE) return 'Nothing stands in the lake.'
  return state.taken.includes(space) ? 'An outpost stands there.' : null
}

function deal(table: OutpostsTable): void {
  const { state } = table
  table.shuffle(state.open, 'deal')
  state.hands.forEach((hand, seat) => {
    for (let i = 0; i < HAND; i++) table.draw(state.open, hand, seat)
  })
  for (const card of state.open) table.reveal(card)
  state.isDealt = true
  table.emit({ type: 'dealt' })
}

function playTurn(table: OutpostsTable): void {
  const { state } = table
  const seat = state.turn % state.hands.length
  const hand = state.hands[seat] as CardId[]
  const { card } = table.choose(
    seat,
    { type: 'card' },
    hand.map((one) => ({ do: 'play', card: one }) as const),
  )
  table.move(card, hand, state.open)
  table.reveal(card)
  build(table, seat, card)
  state.turn++
}

function build(table: OutpostsTable, seat: Seat, card: CardId): void {
  const { state } = table
  const value = table.def(card) + 1
  const free = BUILD.filter((_, space) => obstacleAt(state, space) === null)
  const pick = table.choose(seat, { type: 'space', card, value }, [...free, KEEP])
  if (pick.do !== 'build') return table.emit({ type: 'kept', seat, card })
  state.taken.push(pick.space)
  state.points[seat] = (state.points[seat] as number) + value * (WORTH[pick.space] as number)
  table.emit({ type: 'built', seat, card, space: pick.space })
}

function worthOfOption(option: OutpostsOption): number {
  return option.do === 'build' ? (WORTH[option.space] as number) : -1
}

function quickPick(_table: OutpostsTable, { options }: OutpostsAsk, chance: Chance): number {
  const isPlaying = options[0]?.do === 'play'
  return isPlaying ? below(chance, options.length) : indexOfBest(options, worthOfOption, chance)
}

/** The best land, and to keep the card back. */
function shortlist(_of: OpenState<OutpostsState>, { prompt, options }: OutpostsAsk): number[] | null {
  if (prompt.type === 'card') return null
  const spaceOf = (index: number): number => {
    const option = options[index] as OutpostsOption
    return option.do === 'build' ? option.space : SPACES
  }
  const worth = (index: number): number => worthOfOption(options[index] as OutpostsOption)
  const listed = [...options.keys()]
    .filter((index) => worth(index) > 0)
    .sort((a, b) => worth(b) - worth(a) || spaceOf(a) - spaceOf(b))
  return [...listed.slice(0, LISTED), options.findIndex((option) => option.do === 'keep')]
}

function cardName(facts: Facts<OutpostsState>, card: CardId): string {
  return catalog[facts.defOf(card)]?.name ?? 'a card'
}

/** What a space is called. */
export function spaceName(space: number): string {
  const { column, row } = placeOf(space)
  return `column ${column} row ${row}`
}

function optionText(facts: Facts<OutpostsState>, option: OutpostsOption): string {
  if (option.do === 'play') return `play ${cardName(facts, option.card)}`
  return option.do === 'build' ? spaceName(option.space) : 'keep the card back'
}

function eventText(facts: Facts<OutpostsState>, event: OutpostsEvent): string {
  if (event.type === 'dealt') return 'The cards are dealt.'
  const who = `${seatLetter(event.seat)}`
  if (event.type === 'kept') return `${who} keeps ${cardName(facts, event.card)} back.`
  return `${who} builds ${cardName(facts, event.card)} on ${spaceName(event.space)}.`
}

/** The game without help for bots. */
export const bareOutposts: Game<OutpostsState, OutpostsEvent> = {
  id: 'outposts',
  title: 'Outposts',
  blurb: 'Build where the land is good.',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
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
      isDealt: false,
      turn: 0,
      points: perSeat(() => 0),
      hands: perSeat(() => []),
      open: addCards(cards, defs),
      taken: [],
    }
  },
  advance(table) {
    if (table.state.isDealt) playTurn(table)
    else deal(table)
  },
  outcome({ turn, points }) {
    if (turn < HAND * points.length) return null
    return { ranks: rankBy(points), scores: points.slice(), reason: 'hands' }
  },
  clone: (state) => ({
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    isDealt: state.isDealt,
    turn: state.turn,
    points: state.points.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    open: state.open.slice(),
    taken: state.taken.slice(),
  }),
  zones: ({ hands, open }) => [
    ...hands.map((cards, owner) => ({ name: `hand ${owner}`, owner, cards })),
    { name: 'open', owner: null, cards: open },
  ],
  setPosition: () => null,
  words: {
    prompt: (facts, { seat, prompt }) => {
      const { type, ...about } = prompt as OutpostsPrompt
      const ask =
        type === 'card'
          ? 'which card?'
          : `where does ${cardName(facts, (about as { card: CardId }).card)} go?`
      return [`${seatLetter(seat)}: ${ask}`]
    },
    option: (facts, option) => [optionText(facts, option as OutpostsOption)],
    event: (facts, event) => [eventText(facts, event)],
    places: {
      of: (option) =>
        (option as OutpostsOption).do === 'build' ? placeOf((option as { space: number }).space) : null,
      whyNot: ({ view }, asked, place) =>
        (asked.prompt as OutpostsPrompt).type === 'space' ? obstacleAt(view, spaceAt(place)) : null,
    },
  },
}

/** The game as bots like it: with an estimate, a quick pick and a shortlist. */
export const outposts: Game<OutpostsState, OutpostsEvent> = {
  ...bareOutposts,
  evaluate({ points }, seat) {
    const rival = Math.max(...points.filter((_, other) => other !== seat))
    return 1 / (1 + Math.exp((rival - (points[seat] as number)) / 6))
  },
  rollout: quickPick as NonNullable<Game['rollout']>,
  shortlist: shortlist as NonNullable<Game['shortlist']>,
}
