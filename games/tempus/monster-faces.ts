import type { Seat } from '@trialhall/kernel'
import type { AttackFace, Named, Standing } from './faces.ts'
import type { CreatureId, TempusPosition, TempusTable } from './state.ts'

/** A Monster as its card prints it (T-30.09). */
export interface MonsterFace extends Named {
  readonly rank: 'minion' | 'elite' | 'guardian'
  /** Side of its body in spaces. */
  readonly size: 1 | 2 | 3
  readonly move: number
  /** HP for 4, 6 and 8 Heroes; a Minion has none. */
  readonly hp: readonly [number, number, number] | null
  readonly dr: number
  readonly script: readonly ScriptLine[]
  readonly standing: Standing
}

/** A line of a Monster's script: an attack, and when it must be used (T-34.08). */
export interface ScriptLine {
  readonly name: string
  readonly attack: AttackFace
  /** It needs so many Heroes at once; 1: its target alone. */
  readonly least: number
  /** Only while its target is visible and no other line reaches it. */
  readonly isFromAfar: boolean
  /** It does not move before it; otherwise it may. */
  readonly standsStill?: true
  /** Only while this holds, such as in even rounds; null: always. */
  readonly when: ((state: TempusPosition, monster: CreatureId) => boolean) | null
  /** What it does instead of an attack; null: the attack. */
  readonly deed: ((table: TempusTable, about: MonsterDeed) => void) | null
  /** The words of `when` and `deed`; empty where there are none. */
  readonly says: string
}

/** What a Monster does without an attack roll, and to whom. */
export interface MonsterDeed {
  readonly monster: CreatureId
  readonly target: CreatureId
  readonly by: Seat
}
