import type { Ask } from '@trialhall/kernel'

/** Where a piece of the board can be dragged. Whatever it does can be done by clicks and keys. */
export interface PieceWays {
  /** Where it may go, by the key of the thing there, with the options that this stands for. */
  readonly goals: ReadonlyMap<string, readonly number[]>
  /** The key of what is pressed before its goal, such as an ability, where what follows asks for the goal. */
  readonly first?: string
  /** Whether an ask is the one that asks for the goal. */
  readonly isGoalAsked?: (next: Ask) => boolean
}

/** Where the piece with a key can be dragged now; null where it stays. */
export type PieceWaysOf<V> = (key: string, ask: Ask, view: V) => PieceWays | null
