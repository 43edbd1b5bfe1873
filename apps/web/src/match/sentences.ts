import { type AnyGame, type Ask, type SeenEvent, type Sentence, factsOf, factsWhen } from '@trialhall/kernel'
import { type TableSnapshot, addressed, named } from '@trialhall/table-ui'

/** An event as a line of the log, with what the viewer knew of its cards when it happened. */
export function sentenceOf(game: AnyGame, { view, seats }: TableSnapshot, heard: SeenEvent): Sentence {
  const sentence = game.words.event(factsWhen(view, heard), heard.event)
  return named(
    sentence,
    seats.map(({ name }) => name),
  )
}

/** What a seat is asked, as it is put to itself where everybody may hear it. */
export function promptOf(
  game: AnyGame,
  { view, seats }: TableSnapshot,
  ask: Pick<Ask, 'seat' | 'prompt'>,
): Sentence {
  const sentence = game.words.prompt(factsOf(view), ask)
  const names = seats.map(({ name }) => name)
  return addressed(named(sentence, names), ask.seat)
}
