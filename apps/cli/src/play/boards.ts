import { DONE, type Facts, type State } from '@trialhall/kernel'
import type { Board } from '@trialhall/terminal'
import { optionHint } from '../output/sentences.ts'
import { plainBoard } from './plain-board.ts'
import type { Sitting } from './sitting.ts'

/** The board of a match: its game's own, or the one that every game can have. */
export function boardOf({ parts }: Sitting): Board {
  return parts?.board ?? plainBoard
}

/** What is worth knowing of an option: in the game's own words, or what is printed on what it names. */
export function hintOn({ game, parts, personAsk }: Sitting, facts: Facts<State>, option: unknown): string {
  if (option === DONE) return '' // it names nothing
  return parts?.hint
    ? parts.hint(facts.view, option, personAsk?.prompt ?? null)
    : optionHint(game, facts, option)
}
