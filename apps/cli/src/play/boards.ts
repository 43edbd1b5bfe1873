import { terminalBoards } from '@trialhall/games/terminal'
import type { Board } from '@trialhall/terminal'
import { plainBoard } from './plain-board.ts'

/** The board of a game: its own, or the one that every game can have. */
export function boardOf(gameId: string): Board {
  return terminalBoards[gameId] ?? plainBoard
}
