import { type AnyGame, type AnyView, type Heard, type Sentence, defIn } from '@trialhall/kernel'

/** An event as a line of the log, with what the viewer knew of its cards when it happened. */
export function sentenceOf(game: AnyGame, view: AnyView, heard: Heard): Sentence {
  return game.words.event({ view, defOf: (card) => defIn(heard, card) }, heard.event)
}
