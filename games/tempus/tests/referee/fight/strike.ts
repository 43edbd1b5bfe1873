import type { CreatureId } from '../../../state.ts'
import type { Attack, Row } from './printed.ts'

/** Something played, told or used on an attack, by name, and by whom. */
export interface Played {
  readonly by: number
  readonly name: string
  readonly isSmite: boolean
}

/** An Action that is under way. */
export interface Action {
  readonly seat: number
  readonly name: string
  readonly card: number
  /** Chains on it. */
  readonly chains: string[]
  /** What comes after it are extra attacks (T-24.05). */
  extra: string | null
}

/** One attack roll, from its declaration to what it does. */
export interface Strike {
  readonly attacker: CreatureId
  target: CreatureId
  readonly card: number | null
  readonly name: string
  /** Null for a Monster's. */
  readonly attack: Attack | null
  /** Tables that it may have: one for a Hero, all on its card for a Monster. */
  tables: readonly (readonly Row[])[]
  readonly action: Action | null
  /** Chains on its hit alone (T-R26). */
  readonly chains: string[]
  /** Played since it was declared. */
  readonly played: Played[]
  /** Modifiers before the roll. */
  modifier: number
  /** The rows that fit the result. */
  rows: readonly Row[]
  total: number
  die: number
  isCritical: boolean
  hasHit: boolean
  /** Rings of inspiration that were used on it (T-27.02). */
  rings: number
}
