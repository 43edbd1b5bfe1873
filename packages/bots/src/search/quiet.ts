import type { Game, State } from '@trialhall/kernel'

/** Whether a state between two segments can be judged: nothing is half done. Every one, where the game does not say. */
export function isQuiet(game: Game, state: State): boolean {
  return game.isQuiet?.(state) ?? true
}
