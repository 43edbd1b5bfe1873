import { EVERYONE, Fields, sightOf, type CardId, type Fault, type Seat } from '@trialhall/kernel'
import { CARDS } from '../content/catalog.ts'
import type { BattleCard } from '../faces.ts'
import { newCharacter } from '../rules/deploying.ts'
import { cardOf } from '../rules/printed.ts'
import { takeFactions } from '../rules/setup.ts'
import { sideOf, type BattleTable, type Side } from '../state.ts'
import { FACTIONS } from '../terms.ts'
import { layCharacters } from './position-characters.ts'

const SEATS: readonly Seat[] = [0, 1]
const LETTERS = ['A', 'B'] as const
const PHASES = ['round', 'turn', 'activation', 'refill'] as const

/**
 * Lays out a position between two segments. Fields are described in the game's README. Cards are named by their slug, or by their
 * family where any copy will do. Cards not named lie shuffled under the named ones of their deck, or out of the game with `exact: true`.
 */
export function setPosition(table: BattleTable, position: unknown): Fault | null {
  const fields = new Fields(position, 'position', 'bad-position')
  const parts = fields.parts('seats', 2)
  const seats = SEATS.map((seat) => parts[seat] ?? new Fields({}, `seats[${seat}]`, 'bad-position'))
  settleFactions(table, seats)
  layRound(table, fields)
  const isExact = fields.flag('exact', { default: false })
  const tops = SEATS.map((seat) => layPiles(table, seat, seats[seat] as Fields))
  for (const seat of SEATS) layCharacters(table, seat, seats[seat] as Fields)
  for (const seat of SEATS) layDeck(table, seat, { top: tops[seat] as CardId[], isExact })
  for (const part of parts) part.noOthers()
  fields.noOthers()
  return fields.fault
}

/** Seat A has Britannia unless one of the two is named otherwise. */
function settleFactions(table: BattleTable, seats: readonly Fields[]): void {
  const { sides } = table.state
  const named = seats.map((part, seat) => {
    const byDefault = FACTIONS[sides[seat]?.faction ?? -1] ?? ''
    return part.oneOf('faction', ['', ...FACTIONS], byDefault)
  })
  const first = named[0] !== '' ? named[0] : named[1] === 'britannia' ? 'prussia' : 'britannia'
  const own = FACTIONS.indexOf(first as (typeof FACTIONS)[number])
  const second = FACTIONS[1 - own] as string
  if (named[1] !== '' && named[1] !== second)
    seats[1]?.blame('faction', named[1], `${second}, since A has the other`)
  for (const seat of SEATS) sideOf(table.state, seat).faction = seat === 0 ? own : 1 - own
  takeFactions(table)
  for (const seat of SEATS) table.shuffle(sideOf(table.state, seat).deck, 'position') // ids tell nothing
}

function layRound(table: BattleTable, fields: Fields): void {
  const { state } = table
  state.phase = fields.oneOf('phase', PHASES, 'turn')
  state.active = LETTERS.indexOf(fields.oneOf('active', LETTERS, 'A'))
  state.initiative = LETTERS.indexOf(fields.oneOf('initiative', LETTERS, LETTERS[state.active] ?? 'A'))
  const round = fields.integer('round', { min: 1, max: 999, default: 1 })
  state.round = state.phase === 'round' ? round - 1 : round
  state.turn = 1
  state.isLastTurn = fields.flag('lastTurn', { default: false })
  state.quietRounds = fields.integer('quietRounds', { min: 0, max: 2, default: 0 })
}

/** All piles but the deck, whose named cards are returned: characters may still take equipment from it. */
function layPiles(table: BattleTable, seat: Seat, part: Fields): CardId[] {
  const { state } = table
  const side = sideOf(state, seat)
  side.hadTurn = part.flag('hadTurn', { default: false })
  const top = take(table, side, { part, field: 'deck' }).reverse()
  const hand = take(table, side, { part, field: 'hand' })
  for (const card of hand) {
    if (cardOf(state, card).kind === 'equalizer') part.blame('hand', cardOf(state, card).slug, 'no joker')
    table.show(card, sightOf(seat))
  }
  side.hand.push(...hand)
  for (const field of ['discard', 'events', 'removed'] as const) {
    const cards = take(table, side, { part, field })
    for (const card of cards) table.reveal(card)
    side[field].push(...cards)
  }
  layRogues(table, side, part)
  const reinforcements = take(table, side, { part, field: 'field' })
  for (const card of reinforcements) {
    if (cardOf(state, card).kind !== 'reinforcement')
      part.blame('field', cardOf(state, card).slug, 'reinforcements')
    table.reveal(card)
    side.characters.push(newCharacter(card, { hp: 1, arrived: 0 }))
  }
  return top
}

interface DeckLaying {
  readonly top: readonly CardId[]
  readonly isExact: boolean
}

function layDeck(table: BattleTable, seat: Seat, { top, isExact }: DeckLaying): void {
  const side = sideOf(table.state, seat)
  if (isExact) for (const card of side.deck.splice(0)) bury(table, side, card)
  side.deck.push(...top)
}

/** Out of the game and open, so that nobody wonders what is left. */
function bury(table: BattleTable, side: Side, card: CardId): void {
  table.reveal(card)
  side.removed.push(card)
}

function layRogues(table: BattleTable, side: Side, part: Fields): void {
  for (const one of part.parts('equalizers', 2)) {
    const [card] = takeNamed(table, side, {
      part: one,
      field: 'card',
      slugs: [one.oneOf('card', slugsOf(side), '')],
    })
    const attacks = one.integer('attacks', { min: 0, max: 9, default: 1 })
    one.noOthers()
    if (card === undefined) continue
    table.show(card, EVERYONE)
    side.rogues.push({ card, attacks })
  }
}

/** What cards of a side's deck can be called: by slug, or by family. */
function slugsOf({ faction }: Side): string[] {
  return CARDS.flatMap((card) =>
    card.faction === FACTIONS[faction] && card.kind !== 'hero' ? namesOf(card) : [],
  )
}

function namesOf(card: BattleCard): string[] {
  return 'family' in card ? [card.slug, card.family] : [card.slug]
}

/** Of several copies the highest rank, so that a position is always the same. */
function highest(table: BattleTable, cards: readonly CardId[]): CardId {
  return cards.reduce((best, card) => (table.def(card) < table.def(best) ? card : best), cards[0] as CardId)
}

interface Taking {
  readonly part: Fields
  readonly field: string
}

/** Takes the cards that a list names out of the deck. */
function take(table: BattleTable, side: Side, { part, field }: Taking): CardId[] {
  return takeNamed(table, side, { part, field, slugs: part.listOf(field, slugsOf(side)) ?? [] })
}

/** Takes named cards out of a side's deck, in the order named; a card of which no copy is left is a fault. */
export function takeNamed(
  table: BattleTable,
  side: Side,
  { part, field, slugs }: Taking & { readonly slugs: readonly string[] },
): CardId[] {
  return slugs.flatMap((slug, i) => {
    const called = side.deck.filter((card) => namesOf(cardOf(table.state, card)).includes(slug))
    const at = side.deck.indexOf(highest(table, called))
    if (at < 0) part.blame(`${field}[${i}]`, slug, 'a card of which a copy is left')
    return at < 0 ? [] : side.deck.splice(at, 1)
  })
}
