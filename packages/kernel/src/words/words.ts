import type { Ask } from '../ask.ts'
import type { CardId, DefIndex } from '../hidden/cards.ts'
import type { State } from '../state.ts'
import type { View } from '../hidden/views.ts'
import type { SpaceWords } from './spaces.ts'

/** What a piece of a sentence points at, so that a page can link it: `{ kind: 'card', id: 17 }`, `{ kind: 'seat', id: 0 }`. */
export interface Ref {
  readonly kind: string
  readonly id: number | string
}

/** A part of a sentence: plain text, or text that names something. */
export type Piece = string | { readonly text: string; readonly ref: Ref }

/** A sentence for people, in pieces. */
export type Sentence = readonly Piece[]

/** The plain text of a sentence. */
export function plain(sentence: Sentence): string {
  return sentence.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
}

/** What words are formed from: a view, and what the viewer knew each card to be at the time (UNKNOWN if not). */
export interface Facts<S extends State> {
  readonly view: View<S>
  readonly defOf: (card: CardId) => DefIndex
}

/** A game's sentences. All of them read the view only, so that a sentence can never tell a secret. */
export interface Words<S extends State, Event, Prompt = unknown, Option = unknown> {
  /** Why this seat is asked and what, e.g. "Kessa: play a Boost on this roll?". */
  prompt(facts: Facts<S>, asked: Pick<Ask<Prompt>, 'seat' | 'prompt'>): Sentence
  /** An option (or the subject of a refusal) in a few words, e.g. "attempt Trial of Echoes". */
  option(facts: Facts<S>, option: Option): Sentence
  /** An event as a line of the log. */
  event(facts: Facts<S>, event: Event): Sentence
  /** Where options lie on a map, in games that have one. */
  readonly spaces?: SpaceWords<S, Option>
}
