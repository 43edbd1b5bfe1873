import type { BySeat, CardId, DefIndex, Seat, State, Table, View } from '@trialhall/kernel'
import type { LanesEvent } from './events.ts'
import type { Field } from './terms.ts'
import { PASSIVES, type Compensation, type Deed, type Ending, type Passive, type Phase } from './terms.ts'

/** A card on the battleground (L-SUM.6). Values are null where it has no die (L-SUM.4). */
export interface Unit {
  card: CardId
  /** What is printed on it: index into the catalog. It stays as it came, whatever is upgraded meanwhile (L-R32). */
  face: DefIndex
  owner: Seat
  /** NOWHERE once it has left. */
  field: Field
  attack: number | null
  hp: number | null
  baseHp: number | null
  isDefending: boolean
  /** What it has done in this Battle phase. */
  did: Deed
  haste: number
  stun: number
  disarm: number
  chill: number
  turnover: number
  antimagic: number
  snare: number
  /** Enchantment tokens on it as an affected unit, a bit each: see `markOf`. */
  marks: number
  /** Shape and number of the tokens of its own Enchantment; -1 and 0 without one. */
  shape: number
  tokens: number
}

/** A card face up in a play area. */
export interface Lying {
  card: CardId
  face: DefIndex
  /** Shape and number of its enchantment tokens; -1 and 0 without an active Enchantment. */
  shape: number
  tokens: number
}

/** A preparation slot. */
export interface Slot {
  /** The card face down in it, or null. */
  card: CardId | null
  /** Nodes its owner had when it was prepared: it keeps the text of that time (L-R33). */
  nodes: number
  /** Mana charges on it, by colour. */
  charges: number[]
}

/** A hero and all that is before them. Lists of mana have one number a colour. */
export interface Player {
  /** Index into CLASSES; -1 until one is chosen. */
  class: number
  life: number
  /** Experience since the last level. */
  experience: number
  level: number
  /** Power tokens not yet spent. */
  powerTokens: number
  /** Bought nodes of the power board, a bit each. */
  nodes: number
  /** Passive powers, a bit each: see `PASSIVE_BITS`. */
  passives: number
  /** Orbs in the pool. */
  pool: number[]
  /** Consumed orbs: five numbers for each step of the track. */
  track: number[]
  /** The step on which the cooldown tracker stands, from 0. */
  step: number
  /** Floating mana tokens. */
  mana: number[]
  /** Spells prepared in this Main phase (L-R55). */
  prepared: number
  /** Spells cast in this own turn. */
  casts: number
  /** Once-per-turn powers used in this own turn. */
  hasSparked: boolean
  hasScorched: boolean
  slots: Slot[]
  area: Lying[]
  hand: CardId[]
  /** Cards of the class that the board has not given yet. */
  box: CardId[]
}

/** The whole game. */
export interface LanesState extends State {
  lanes: number
  rows: number
  trackSteps: number
  /** The last round, or 0 for none (L-R63). */
  roundLimit: number
  /** Most spells that a player prepares in one Main phase (L-R55). */
  preparesPerPhase: number
  compensation: Compensation
  /** Both players may choose the same class (L-R4). */
  allowsMirror: boolean
  dealsClasses: boolean
  /** Response windows are put even to who can only pass, so that no pause tells what lies face down (L-R51). */
  asksAlways: boolean
  /** Payment and shapes are asked for as well (L-R22, L-R28). */
  asksDetails: boolean
  phase: Phase
  /** Who had the first turn. */
  first: Seat
  active: Seat
  /** Full turns taken so far by both together. */
  turns: number
  /** How it ended, or null. */
  ended: Ending | null
  /** Who won; null in a draw. */
  winner: Seat | null
  /** Units by field. */
  board: (Unit | null)[]
  players: BySeat<Player>
}

/** What a viewer may know of it. */
export type LanesView = View<LanesState>
/** A state or a view: what look-ups that need no secrets take. */
export type LanesPosition = Omit<LanesState, 'chance'>
/** The table of this game. */
export type LanesTable = Table<LanesState, LanesEvent>

/** The player on a seat. */
export function playerAt(state: LanesPosition, seat: Seat): Player {
  return state.players[seat] as Player
}

/** The unit on a field, or null. */
export function unitAt(state: LanesPosition, field: Field): Unit | null {
  return state.board[field] as Unit | null
}

/** For whom a unit is an ally: its owner, or the opponent under Turnover (L-CON.13). */
export function sideOf(unit: Unit): Seat {
  return unit.turnover > 0 ? 1 - unit.owner : unit.owner
}

/** Able to attack (L-R13). */
export function canAttack(unit: Unit): boolean {
  return unit.attack !== null && unit.attack > 0
}

/** On the battleground with at least 1 HP (L-KEY.17). */
export function isAlive(unit: Unit): boolean {
  return unit.hp !== null && unit.hp > 0 && unit.field >= 0
}

/** The bit of an Enchantment's token: the colour of its owner and its shape (L-ENC.11). */
export function markOf(owner: Seat, shape: number): number {
  return 1 << (owner * 8 + shape)
}

/** The bit of each passive power. */
export const PASSIVE_BITS: Readonly<Record<Passive, number>> = Object.fromEntries(
  PASSIVES.map((passive, i) => [passive, 1 << i]),
) as Record<Passive, number>

/** The round: one turn of each player, counted from 1. */
export function roundOf(state: LanesPosition): number {
  return Math.floor(state.turns / 2) + 1
}

/** The round as people count it: the last one agreed on is not left, though turns are counted on behind it (L-R63). */
export function playedRound(state: LanesPosition): number {
  return state.roundLimit === 0 ? roundOf(state) : Math.min(roundOf(state), state.roundLimit)
}

/** The match has ended: nothing more happens (L-WIN.2). */
export function isOver(state: LanesPosition): boolean {
  return state.ended !== null
}
