import type { CardId, Seat } from '@trialhall/kernel'
import { scene, type Scene } from '@trialhall/kernel/testkit'
import { CATALOG, lanes, lettersOf, unitAt, type LanesState, type Player, type Unit } from '../game.ts'
import type { LanesEvent } from '../events.ts'

/** One seat of a position, as the README describes it. */
export interface SeatLayout {
  readonly class?: string
  readonly life?: number
  readonly experience?: number
  readonly level?: number
  readonly powerTokens?: number
  readonly nodes?: readonly string[]
  readonly orbs?: string
  readonly track?: readonly string[]
  readonly step?: number
  readonly mana?: string
  readonly hand?: readonly string[]
  readonly slots?: readonly { card: string; charges?: string; old?: boolean }[]
  readonly area?: readonly { card: string; tokens?: number; on?: readonly string[] }[]
  readonly casts?: number
  readonly hasSparked?: boolean
  readonly hasScorched?: boolean
}

/** A position with its seats under their letters, and what a match needs besides. */
export interface Layout {
  readonly A?: SeatLayout
  readonly B?: SeatLayout
  readonly board?: readonly string[]
  readonly units?: Readonly<Record<string, string>>
  readonly phase?: 'orbs' | 'enchantments' | 'main1' | 'battle' | 'main2'
  readonly active?: 'A' | 'B'
  readonly first?: 'A' | 'B'
  readonly round?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly rolls?: readonly number[]
}

/** The scene that `lay` gives. */
export type LanesScene = Scene<LanesState, LanesEvent>

/** Lays a position: in the First Main phase of A unless said otherwise, hands empty, orbs as the class begins. */
export function lay({ A = {}, B = {}, options = {}, rolls = [], ...rest }: Layout): LanesScene {
  return scene(lanes, { position: { ...rest, seats: [A, B] }, rolls, options })
}

/** The player on a seat. */
export function at(t: LanesScene, seat: Seat): Player {
  return t.state.players[seat] as Player
}

/** The field called "2,3". */
export function fieldOf(t: LanesScene, name: string): number {
  const [lane, row] = name.split(',').map(Number) as [number, number]
  return (row - 1) * t.state.lanes + lane - 1
}

/** The unit on the field called "2,3"; fails if there is none. */
export function on(t: LanesScene, name: string): Unit {
  const unit = unitAt(t.state, fieldOf(t, name))
  if (unit === null) throw new Error(`No unit stands on ${name}.`)
  return unit
}

/** The unit on a field in brief, as in positions: "Guard 1/3 D"; '' for an empty field. */
export function shown(t: LanesScene, name: string): string {
  const unit = unitAt(t.state, fieldOf(t, name))
  if (unit === null) return ''
  const values = `${unit.attack ?? '-'}/${unit.hp ?? '-'}`
  return `${CATALOG[unit.face]?.name} ${values}${unit.isDefending ? ' D' : ''}`
}

/** Names of cards by what they are, in the order of the alphabet. */
export function namesOf(t: LanesScene, cards: readonly CardId[]): string[] {
  return cards.map((card) => CATALOG[t.state.cards.def[card] as number]?.name ?? 'unknown').sort()
}

/** The hand of a seat. */
export function handOf(t: LanesScene, seat: Seat): string[] {
  return namesOf(t, at(t, seat).hand)
}

/** The play area of a seat. */
export function areaOf(t: LanesScene, seat: Seat): string[] {
  return namesOf(
    t,
    at(t, seat).area.map((lying) => lying.card),
  )
}

/** The pool of a seat as letters. */
export function poolOf(t: LanesScene, seat: Seat): string {
  return lettersOf(at(t, seat).pool)
}

/** What lies on each step of a seat's track. */
export function trackOf(t: LanesScene, seat: Seat): string[] {
  const { track } = at(t, seat)
  return Array.from({ length: track.length / 5 }, (_, step) => lettersOf(track.slice(step * 5, step * 5 + 5)))
}

/** The lives of both. */
export function lives(t: LanesScene): number[] {
  return t.state.players.map((player) => player.life)
}

/** Experience and level of a seat. */
export function growth(t: LanesScene, seat: Seat): number[] {
  const { experience, level, powerTokens } = at(t, seat)
  return [experience, level, powerTokens]
}

/** Picks "end the phase" for a seat so often. */
export function ends(t: LanesScene, seat: Seat, times = 1): void {
  for (let i = 0; i < times; i++) t.seat(seat).picks('end the phase')
}

/** The types of the events so far, in order: all, or only those listed. */
export function story(t: LanesScene, ...only: readonly LanesEvent['type'][]): string[] {
  const types = t.events.map((event) => event.type)
  return only.length === 0 ? types : types.filter((type) => only.includes(type))
}
