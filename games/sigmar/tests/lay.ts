import type { CardId, Seat } from '@trialhall/kernel'
import { scene, type Scene } from '@trialhall/kernel/testkit'
import { CATALOG, sigmar, type Player, type SigmarState } from '../game.ts'
import { claimsOf } from '../rules/claims.ts'
import type { SigmarEvent } from '../events.ts'

/** One seat of a position, as the README describes it. */
export interface SeatLayout {
  readonly champion?: string
  readonly valor?: number
  readonly completed?: number
  readonly space?: number
  readonly rested?: boolean
  readonly skipsDraw?: boolean
  readonly rerollSpent?: boolean
  readonly left?: boolean
  readonly hand?: readonly string[]
  readonly kept?: readonly string[]
  readonly lost?: readonly string[]
  readonly defeats?: readonly { winner: string; valor?: number; card?: string }[]
}

/** A position with its seats under their letters, and what a match needs besides. */
export interface Layout {
  readonly A?: SeatLayout
  readonly B?: SeatLayout
  readonly C?: SeatLayout
  readonly D?: SeatLayout
  readonly rolls?: readonly number[]
  readonly options?: Readonly<Record<string, unknown>>
  readonly active?: string
  readonly first?: string
  readonly round?: number
  readonly phase?: 'draw' | 'action'
  readonly exact?: boolean
  readonly trials?: readonly string[]
  readonly actionDeck?: readonly string[]
  readonly actionDiscard?: readonly string[]
  readonly trialDeck?: readonly string[]
  readonly trialDiscard?: readonly string[]
  readonly fateDeck?: readonly string[]
  readonly fateDiscard?: readonly string[]
}

/** The scene that `lay` gives. */
export type SigmarScene = Scene<SigmarState, SigmarEvent>

/** Champions for seats where none is named: with the first at A, Mental and Physical Trials are plain dice. */
const BYSTANDERS = ['ysolde', 'torvald', 'maelis', 'brannoc', 'orin']

/**
 * Lays a position of the game: as many seats as letters are named, at least two; in the Action Phase unless a phase is
 * named; hands empty and dice none unless given. A is a Champion without a trait for Mental and Physical Trials.
 */
export function lay({ A = {}, B = {}, C, D, rolls = [], options = {}, ...rest }: Layout): SigmarScene {
  const seats = [A, B, C ?? (D && {}), D].filter((seat) => seat !== undefined)
  const position = { phase: 'action', ...rest, seats: withChampions(seats) }
  return scene(sigmar, { seats: seats.length, position, rolls, options })
}

function withChampions(seats: readonly SeatLayout[]): SeatLayout[] {
  const free = BYSTANDERS.filter((slug) => !seats.some((seat) => seat.champion === slug))
  return seats.map((seat) => ({ champion: seat.champion ?? (free.shift() as string), ...seat }))
}

/** The player on a seat. */
export function at(t: SigmarScene, seat: Seat): Player {
  return t.state.players[seat] as Player
}

/** How many cards of these kinds there are, copies and all. */
export function copiesOf(...kinds: readonly string[]): number {
  return CATALOG.filter((face) => kinds.includes(face.kind)).reduce((sum, face) => sum + face.copies, 0)
}

/** The kinds of Action Cards, as the catalog names them. */
export const ACTION_KINDS: readonly string[] = ['boost', 'lower', 'block', 'heal', 'teleport']

/** The slugs of cards, in their order. */
export function slugsOf(t: SigmarScene, cards: readonly CardId[]): string[] {
  return cards.map((card) => CATALOG[t.state.cards.def[card] as number]?.slug ?? 'unknown')
}

/** The slugs of a hand, in its order. */
export function handOf(t: SigmarScene, seat: Seat): string[] {
  return slugsOf(t, at(t, seat).hand)
}

/** What a seat has lost and may regain once it lies in the discard pile. */
export function lostBy(t: SigmarScene, seat: Seat): string[] {
  return slugsOf(t, claimsOf(t.state, seat).lost)
}

/** The Valor of all seats. */
export function valors(t: SigmarScene): number[] {
  return t.state.players.map((player) => player.valor)
}

/** The types of the events so far, in order: all, or only those listed. */
export function story(t: SigmarScene, ...only: readonly SigmarEvent['type'][]): string[] {
  const types = t.events.map((event) => event.type)
  return only.length === 0 ? types : types.filter((type) => only.includes(type))
}

/** The natural dice so far. */
export function dice(t: SigmarScene): number[] {
  return t.eventsOf('rolled').map((event) => event.die)
}

/** The totals so far. */
export function totals(t: SigmarScene): number[] {
  return t.eventsOf('rolled').map((event) => event.total)
}
