import { lanesBoard } from '@trialhall/game-lanes/terminal'
import { sigmarBoard } from '@trialhall/game-sigmar/terminal'
import type { Board } from '@trialhall/terminal'

/** Tables of their own in the terminal, one line a game. */
export const terminalBoards: Readonly<Record<string, Board>> = {
  lanes: lanesBoard,
  sigmar: sigmarBoard,
}
