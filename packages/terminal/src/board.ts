import type { AnyGame, AnyView, Ask, Seat } from '@trialhall/kernel'
import type { Line } from './line.ts'

/** What a board is drawn from. Only what the viewer may know is in it. A game names its own view and asks. */
export interface BoardScene<V extends AnyView = AnyView, A extends Ask = Ask> {
  readonly game: AnyGame
  readonly view: V
  /** Who sits where, in seat order. */
  readonly names: readonly string[]
  /** Seats that are asked now. */
  readonly asked: readonly Seat[]
  /** What the viewer is asked now, if it is. */
  readonly ask: A | null
  readonly width: number
  /** Lines the board may take; a long board leaves out what matters least. */
  readonly height: number
}

/** Draws a game's table as lines of text. */
export type Board = (scene: BoardScene) => Line[]
