import { DONE, type Done } from '../ask.ts'
import { capitalSentence } from './phrases.ts'
import { RulesError } from '../result.ts'
import type { Seat } from '../seats.ts'
import type { State } from '../state.ts'
import type { Facts, Piece, Sentence, Words } from './words.ts'

/**
 * How each kind of a closed union is said; a kind that is forgotten does not compile. `Key` is the member that names the kind:
 * `type` in prompts and events, `do` in options.
 */
export type Sayings<F, Thing extends { readonly [K in Key]: string }, Key extends string> = {
  readonly [T in Thing as T[Key]]: (facts: F, thing: T) => Sentence
}

/** A prompt or an event of some type. */
interface Typed {
  readonly type: string
}

/** An option to do something. */
interface Doing {
  readonly do: string
}

/** A game's sentences, kind by kind. */
export interface Vocabulary<S extends State, E extends Typed, P extends Typed, O extends Doing> {
  /** What a seat is called. */
  readonly who: (facts: Facts<S>, seat: Seat) => Piece
  /** What is asked, without who is. */
  readonly prompts: Sayings<Facts<S>, P, 'type'>
  readonly options: Sayings<Facts<S>, O, 'do'>
  readonly events: Sayings<Facts<S>, E, 'type'>
}

/** The words of a game whose prompts, options and events are closed unions. */
export function wordsOf<S extends State, E extends Typed, P extends Typed, O extends Doing>(
  vocabulary: Vocabulary<S, E, P, O>,
): Words<S, E, P, O | Done> {
  const { who, prompts, options, events } = vocabulary
  return {
    prompt: (facts, { seat, prompt }) => [
      who(facts, seat),
      ': ',
      ...sayingOf<Facts<S>, P>(prompts, prompt.type)(facts, prompt),
    ],
    option: (facts, option) =>
      option === DONE ? [DONE] : sayingOf<Facts<S>, O>(options, option.do)(facts, option),
    event: (facts, event) => capitalSentence(sayingOf<Facts<S>, E>(events, event.type)(facts, event)),
  }
}

/** The saying for a kind, which the compiler cannot know to be one for the thing that has that kind. */
function sayingOf<F, T>(sayings: object, kind: string): (facts: F, thing: T) => Sentence {
  const say = (sayings as Readonly<Record<string, (facts: F, thing: T) => Sentence>>)[kind]
  if (!say) throw new RulesError(`there are no words for "${kind}"`)
  return say
}
