import type { CardId, Seat } from '@trialhall/kernel'
import { scene, type Scene } from '@trialhall/kernel/testkit'
import type { BattleEvent } from '../events.ts'
import { battleDecks, type BattleState, type Character, type Side } from '../game.ts'
import { cardOf } from '../rules/printed.ts'
import { attackOf, damageOf, defenceOf } from '../rules/stats.ts'

/** One character of a seat, as the README describes it. */
export interface CharacterLayout {
  readonly card: string
  readonly hp?: number
  readonly activated?: boolean
  readonly isNew?: boolean
  readonly equipment?: readonly string[]
  readonly tokens?: readonly { source: string; atk?: number; def?: number; dmg?: number; against?: string }[]
  readonly pairedWith?: string
}

/** One seat of a position. */
export interface SeatLayout {
  readonly faction?: string
  readonly field?: readonly string[]
  readonly characters?: readonly CharacterLayout[]
  readonly defeated?: readonly string[]
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly events?: readonly string[]
  readonly equalizers?: readonly { card: string; attacks?: number }[]
  readonly hadTurn?: boolean
}

/** A position with its seats under their letters, and what a match needs besides. */
export interface Layout {
  readonly A?: SeatLayout
  readonly B?: SeatLayout
  readonly rolls?: readonly number[]
  readonly options?: Readonly<Record<string, unknown>>
  readonly phase?: 'round' | 'turn' | 'activation' | 'refill'
  readonly active?: 'A' | 'B'
  readonly initiative?: 'A' | 'B'
  readonly round?: number
  readonly lastTurn?: boolean
  readonly quietRounds?: number
  readonly mayRest?: boolean
  readonly exact?: boolean
  readonly isEverythingAsked?: boolean
}

/** The scene that `lay` gives. */
export type BattleScene = Scene<BattleState, BattleEvent>

/** The heroes of A, who has Britannia, and of B. */
export const BRITANNIA = ['pterosaur-rider', 'dire-wolf', 'quartermaster'] as const
export const PRUSSIA = ['clockwork-soldier', 'engineer-corp-captain', 'artillery'] as const

/**
 * Lays a position: A has Britannia and is about to activate somebody unless said otherwise, both have had a turn this round, hands and decks
 * are empty but for the cards named, and events are asked for only where one can be played.
 */
export function lay({
  A = {},
  B = {},
  rolls = [],
  options = {},
  isEverythingAsked = false,
  ...rest
}: Layout): BattleScene {
  const seats = [
    { hadTurn: true, ...A },
    { hadTurn: true, ...B },
  ]
  const position = { phase: 'activation', exact: true, ...rest, seats }
  return scene(battleDecks, { position, rolls, options: { windows: 'able', ...options }, isEverythingAsked })
}

/** The same heroes activated, for positions in which somebody has nothing left to do. */
export function activated(...slugs: readonly string[]): CharacterLayout[] {
  return slugs.map((card) => ({ card, activated: true }))
}

/** What has a state: a scene, or a match. */
type Stated = Pick<BattleScene, 'state'>

/** One side of a scene or a match. */
export function side(t: Stated, seat: Seat): Side {
  return t.state.sides[seat] as Side
}

/** A character by slug or family, the first of them; fails where it is not on the field. */
export function on(t: BattleScene, name: string): Character {
  const found = find(t, name)
  if (found === null) throw new Error(`${name} is not on the field`)
  return found
}

/** Whether a character of this name is on the field. */
export function isThere(t: BattleScene, name: string): boolean {
  return find(t, name) !== null
}

function find(t: BattleScene, name: string): Character | null {
  for (const { characters } of t.state.sides)
    for (const character of characters) if (names(t, character.card).includes(name)) return character
  return null
}

function names(t: Stated, card: CardId): string[] {
  const printed = cardOf(t.state, card)
  return 'family' in printed ? [printed.slug, printed.family] : [printed.slug]
}

/** The families (of heroes and equalizers: slugs) of cards, in their order. */
export function slugs(t: Stated, cards: readonly CardId[]): string[] {
  return cards.map((card) => names(t, card).at(-1) as string)
}

/** The cards of a discard pile. */
export function discard(t: BattleScene, seat: Seat): string[] {
  return slugs(t, side(t, seat).discard)
}

/** Cards out of the game that `exact` did not put there: heroes and equalizers. */
export function isRemoved(t: BattleScene, name: string): boolean {
  return t.state.sides.some(({ removed }) => slugs(t, removed).includes(name))
}

/** DEF of a character against another. */
export function def(t: BattleScene, target: string, attacker: string): number {
  return defenceOf(t.state, on(t, target), on(t, attacker))
}

/** ATK of a character against another. */
export function atk(t: BattleScene, attacker: string, target: string): number {
  return attackOf(t.state, on(t, attacker), on(t, target).card)
}

/** DMG of a plain hit of a character on another. */
export function dmg(t: BattleScene, attacker: string, target: string): number {
  return damageOf(t.state, { attacker: on(t, attacker), target: on(t, target).card, isDoubled: false })
}

/** HP of characters. */
export function hp(t: BattleScene, ...all: readonly string[]): number[] {
  return all.map((name) => on(t, name).hp)
}

/** The natural dice of attacks so far, each with whether it hit. */
export function attacks(t: BattleScene): { die: number; total: number; hit: boolean }[] {
  return t.eventsOf('attackRolled').map(({ die, total, isSuccess }) => ({ die, total, hit: isSuccess }))
}

/** The natural dice of saves so far. */
export function saves(t: BattleScene): number[] {
  return t.eventsOf('saveRolled').map(({ die }) => die)
}

/** A whole match from its beginning, with the dice as they fall. */
export function layNew(seed: number, options: Readonly<Record<string, unknown>> = {}): BattleScene {
  return scene(battleDecks, { seed, options })
}
