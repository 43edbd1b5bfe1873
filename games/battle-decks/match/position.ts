import { Fields, type CardId, type Fault, type Seat } from '@trialhall/kernel'
import { takeFactions } from '../rules/setup.ts'
import { sideOf, type BattleTable } from '../state.ts'
import { FACTIONS, QUIET_ROUNDS } from '../terms.ts'
import { layCharacters } from './position-characters.ts'
import { layDeck, layPiles } from './position-piles.ts'

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
  for (const seat of SEATS) layTurns(table, seat, seats[seat] as Fields)
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
    return part.oneOf<string>('faction', FACTIONS, byDefault)
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
  state.mayRest = fields.flag('mayRest', { default: false })
  state.quietRounds = fields.integer('quietRounds', { min: 0, max: QUIET_ROUNDS - 1, default: 0 })
}

/** Whoever is in the middle of a turn has had one in this round. */
function layTurns({ state }: BattleTable, seat: Seat, part: Fields): void {
  const isMidTurn = seat === state.active && (state.phase === 'activation' || state.phase === 'refill')
  sideOf(state, seat).hadTurn = part.flag('hadTurn', { default: isMidTurn })
}
