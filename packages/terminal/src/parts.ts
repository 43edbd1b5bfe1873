import type { AnyView, Options } from '@trialhall/kernel'
import type { BoardScene } from './board.ts'
import type { Line } from './line.ts'

/** What the terminal shows of a game in the game's own way. What takes a view stands as a method, so that a game can take its own. */
export interface TerminalParts {
  /** Draws the table. */
  board(scene: BoardScene): Line[]
  /**
   * What is worth knowing of an option that a viewer could pick, in a line; '' where the option says it all. `prompt`: why it is asked.
   * Without it, what is printed on the cards that an option names.
   */
  hint?(view: AnyView, option: unknown, prompt: unknown): string
  /** A deck without faults, as an option of a match takes it, as a list that people read: under these options. */
  readonly deckText?: (deck: string, options: Options) => string
}
