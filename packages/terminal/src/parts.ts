import type { AnyView, Options } from '@trialhall/kernel'
import type { Board } from './board.ts'

/** What is worth knowing of an option that a viewer could pick, in a line; '' where the option says it all. */
export type Hint = (view: AnyView, option: unknown) => string

/** What the terminal shows of a game in the game's own way. */
export interface TerminalParts {
  readonly board: Board
  /** Without it, what is printed on the cards that an option names. */
  readonly hint?: Hint
  /** A deck without faults, as an option of a match takes it, as a list that people read: under these options. */
  readonly deckText?: (deck: string, options: Options) => string
}
