import type { Board } from './board.ts'
import { genericBoard } from './generic.ts'
import { lanesBoard } from './lanes/index.ts'
import { sigmarBoard } from './sigmar.ts'

/** Boards drawn for one game. A game without one gets the board that any game can have. */
const BOARDS: Readonly<Record<string, Board>> = {
  lanes: lanesBoard,
  sigmar: sigmarBoard,
}

/** The board of a game. */
export function boardOf(gameId: string): Board {
  return BOARDS[gameId] ?? genericBoard
}
