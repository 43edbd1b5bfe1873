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
  RolloutAsk,
  Seat,
  Space,
  SpaceContent,
  State,
  Table,
} from '@trialhall/kernel'

/**
 * A small game with large asks. In a turn a seat picks one of its cards, and then one of 400 options: a field of a map of 20 by 20
 * for an outpost, or to keep the card back. An outpost scores its card times the worth of its field.
 */
export interface OutpostsState extends State {
  isDealt: boolean
  turn: number
  points: number[]
  hands: CardId[][]
  /** Cards that lie open: built, kept back or never dealt. */
  open: CardId[]
  /** Outposts, in the order in which they were built. */
  built: { readonly field: number; readonly seat: Seat }[]
}

export type OutpostsPrompt = { readonly type: 'card' } | { readonly type: 'field'; readonly card: CardId }

export type OutpostsOption =
  | { readonly do: 'play'; readonly card: CardId }
  | { readonly do: 'build'; readonly field: number }
  | { readonly do: 'keep' }

export type OutpostsEvent =
  | { readonly type: 'dealt' }
  | { readonly type: 'built'; readonly seat: Seat; readonly card: CardId; readonly field: number }
  | { readonly type: 'kept'; readonly seat: Seat; readonly card: CardId }

type OutpostsTable = Table<OutpostsState, OutpostsEvent>
type OutpostsAsk = RolloutAsk<OutpostsPrompt, OutpostsOption>

/** Fields in a column and in a row. */
const SIDE = 20
/** No outpost can stand here. */
const LAKE = 9 * SIDE + 9
/** Land is worth more the nearer it lies to one of these. */
const SPRINGS = [3 * SIDE + 16, 12 * SIDE + 4, 17 * SIDE + 13]
const MOST_WORTH = 4
const HAND = 3
const VALUES = 4
const COPIES = 3
/** Fields that are worth a thought. */
const LISTED = 12

const KEEP: OutpostsOption = { do: 'keep' }
const BUILD: readonly OutpostsOption[] = Array.from({ length: SIDE * SIDE }, (_, field) => ({
  do: 'build',
  field,
}))
/** What the land is worth, field by field. */
export const WORTH: readonly number[] = BUILD.map((_, field) =>
  Math.max(0, MOST_WORTH - Math.min(...SPRINGS.map((spring) => stepsBetween(field, spring)))),
)

const catalog: readonly CardFace[] = Array.from({ length: VALUES }, (_, i) => ({
  slug: `outpost-${i + 1}`,
  name: `Outpost ${i + 1}`,
  kind: 'outpost',
  text: `Scores ${i + 1} times the worth of its field.`,
  copies: COPIES,
  from: 'house',
  facts: { value: i + 1 },
}))

function stepsBetween(a: number, b: number): number {
  const [one, other] = [spaceOf(a), spaceOf(b)]
  return Math.max(Math.abs(one.column - other.column), Math.abs(one.row - other.row))
}

/** A field as people count columns and rows. */
function spaceOf(field: number): Space {
  return { column: (field % SIDE) + 1, row: Math.floor(field / SIDE) + 1 }
}

/** The field at a space; -1 beyond the map. */
function fieldAt({ column, row }: Space): number {
  const isOnMap = column >= 1 && column <= SIDE && row >= 1 && row <= SIDE
  return isOnMap ? (row - 1) * SIDE + column - 1 : -1
}

/** Why no outpost can stand on a field, or null: what is offered and what a player is told follow from the same rule. */
function obstacleOn({ built }: OpenState<OutpostsState>, field: number): string | null {
  if (field < 0) return 'The map ends before that.'
  if (field === LAKE) return 'Nothing stands in the lake.'
  return built.some((one) => one.field === field) ? 'An outpost stands there.' : null
}

/** What a map shows of a field: an outpost, the lake, or what good land is worth. */
function contentOf({ built }: OpenState<OutpostsState>, field: number): SpaceContent | null {
  if (field === LAKE) return { says: 'the lake', mark: '≈' }
  const seat = built.find((one) => one.field === field)?.seat
  if (seat !== undefined) return { says: `an outpost of seat ${seatLetter(seat)}`, mark: '▲', seat }
  const worth = WORTH[field] ?? 0
  return worth === 0 ? null : { says: `land worth ${worth}`, mark: String(worth) }
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

/** Two asks, never one of every card on every field. */
function playTurn(table: OutpostsTable): void {
  const { state } = table
  const seat = state.turn % state.hands.length
  const hand = state.hands[seat] as CardId[]
  const cards = hand.map((card) => ({ do: 'play', card }) as const)
  const { card } = table.choose(seat, { type: 'card' }, cards)
  table.move(card, hand, state.open)
  table.reveal(card)
  build(table, seat, card)
  state.turn++
}

function build(table: OutpostsTable, seat: Seat, card: CardId): void {
  const { state } = table
  const free = BUILD.filter((_, field) => obstacleOn(state, field) === null)
  const pick = table.choose(seat, { type: 'field', card }, [...free, KEEP])
  if (pick.do !== 'build') return table.emit({ type: 'kept', seat, card })
  const value = table.def(card) + 1
  state.built.push({ field: pick.field, seat })
  state.points[seat] = (state.points[seat] as number) + value * (WORTH[pick.field] as number)
  table.emit({ type: 'built', seat, card, field: pick.field })
}

function worthOf(option: OutpostsOption): number {
  return option.do === 'build' ? (WORTH[option.field] as number) : 0
}

/** Any card, on the best land. */
function quickPick({ prompt, options }: OutpostsAsk, chance: Chance): number {
  return prompt.type === 'card' ? below(chance, options.length) : indexOfBest(options, worthOf, chance)
}

/** The best land, and to keep the card back. */
function shortlist({ prompt, options }: OutpostsAsk): number[] | null {
  if (prompt.type === 'card') return null
  const land = options
    .flatMap((option, index) => (option.do === 'build' ? [{ index, field: option.field }] : []))
    .sort((a, b) => (WORTH[b.field] as number) - (WORTH[a.field] as number) || a.field - b.field)
  const keep = options.findIndex((option) => option.do === 'keep')
  return [...land.slice(0, LISTED).map(({ index }) => index), keep]
}

function cardName(facts: Facts<OutpostsState>, card: CardId): string {
  return catalog[facts.defOf(card)]?.name ?? 'a card'
}

function fieldName(field: number): string {
  const { column, row } = spaceOf(field)
  return `column ${column} row ${row}`
}

function optionText(facts: Facts<OutpostsState>, option: OutpostsOption): string {
  if (option.do === 'play') return `play ${cardName(facts, option.card)}`
  return option.do === 'build' ? fieldName(option.field) : 'keep the card back'
}

function promptText(facts: Facts<OutpostsState>, prompt: OutpostsPrompt): string {
  return prompt.type === 'card' ? 'play which card?' : `build ${cardName(facts, prompt.card)} where?`
}

function eventText(facts: Facts<OutpostsState>, event: Exclude<OutpostsEvent, { type: 'dealt' }>): string {
  const name = cardName(facts, event.card)
  return event.type === 'built' ? `builds ${name} on ${fieldName(event.field)}.` : `keeps ${name} back.`
}

/** Outposts without help for bots. */
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
    return {
      chance: seeded(0),
      cards,
      isDealt: false,
      turn: 0,
      points: Array.from({ length: seats }, () => 0),
      hands: Array.from({ length: seats }, () => []),
      open: addCards(cards, defs),
      built: [],
    }
  },
  advance(table) {
    if (table.state.isDealt) playTurn(table)
    else deal(table)
  },
  outcome({ turn, points }) {
    if (turn < HAND * points.length) return null
    return { ranks: rankBy(points), scores: points.slice(), reason: 'points' }
  },
  clone: (state) => ({
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    isDealt: state.isDealt,
    turn: state.turn,
    points: state.points.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    open: state.open.slice(),
    built: state.built.map((one) => ({ ...one })),
  }),
  zones: ({ hands, open }) => [
    ...hands.map((cards, owner) => ({ name: `hand ${seatLetter(owner)}`, owner, cards })),
    { name: 'open', owner: null, cards: open },
  ],
  setPosition: () => null,
  words: {
    prompt: (facts, { seat, prompt }) => [
      { text: seatLetter(seat), ref: { kind: 'seat', id: seat } },
      `: ${promptText(facts, prompt as OutpostsPrompt)}`,
    ],
    option: (facts, option) => [optionText(facts, option as OutpostsOption)],
    event: (facts, event) =>
      event.type === 'dealt'
        ? ['The cards are dealt.']
        : [
            { text: seatLetter(event.seat), ref: { kind: 'seat', id: event.seat } },
            ` ${eventText(facts, event)}`,
          ],
    spaces: {
      size: () => ({ columns: SIDE, rows: SIDE }),
      at: ({ view }, space) => contentOf(view, fieldAt(space)),
      of(option) {
        const { field } = option as { readonly field?: number }
        return field === undefined ? null : spaceOf(field)
      },
      whyNot: ({ view }, { prompt }, space) =>
        (prompt as OutpostsPrompt).type === 'field' ? obstacleOn(view, fieldAt(space)) : null,
    },
  },
}

/** Outposts as bots like it: with an estimate, a quick pick and a shortlist. */
export const outposts: Game<OutpostsState, OutpostsEvent> = {
  ...bareOutposts,
  evaluate({ points }, seat) {
    const rival = Math.max(...points.filter((_, other) => other !== seat))
    return 1 / (1 + Math.exp((rival - (points[seat] as number)) / 6))
  },
  rollout: (_table, ask, chance) => quickPick(ask as OutpostsAsk, chance),
  shortlist: (_of, ask) => shortlist(ask as OutpostsAsk),
}
