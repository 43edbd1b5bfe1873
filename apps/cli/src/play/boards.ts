import { terminalParts } from '@trialhall/games/terminal'
import type { AnyGame, Facts, State } from '@trialhall/kernel'
import type { Board } from '@trialhall/terminal'
import { optionHint } from '../sentences.ts'
import { plainBoard } from './plain-board.ts'

/** The board of a game: its own, or the one that every game can have. */
export function boardOf(gameId: string): Board {
  return terminalParts[gameId]?.board ?? plainBoard
}

/** What is worth knowing of an option: in the game's own words, or what is printed on what it names. */
export function hintOn(game: AnyGame, facts: Facts<State>, option: unknown): string {
  const own = terminalParts[game.id]?.hint
  return own ? own(facts.view, option) : optionHint(game, facts, option)
}
