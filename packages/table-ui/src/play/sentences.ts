import type { SeenEvent, Piece, Seat, Sentence, State, View, Words } from '@trialhall/kernel'
import { capitalSentence, factsOf, factsWhen } from '@trialhall/kernel/wording'
import type { TableSnapshot } from '../link.ts'
import { inSecondPerson } from './second-person.ts'

/** Makes sentences of what a viewer sees and hears. */
export interface Speaker<E> {
  event(heard: SeenEvent<E>): Sentence
  prompt(asked: { readonly seat: Seat; readonly prompt: unknown }): Sentence
  option(option: unknown): Sentence
}

/** A speaker of a game's words over a view, who knows what each seat's person or bot is called. */
export function speakerOf<S extends State, E>(
  words: Words<S, E>,
  view: View<S>,
  names: readonly string[] = [],
): Speaker<E> {
  const present = factsOf(view)
  return {
    event: (heard) => named(words.event(factsWhen(view, heard), heard.event), names),
    prompt: (asked) => named(words.prompt(present, asked), names),
    option: (option) => named(words.option(present, option), names),
  }
}

/** What somebody is called who plays alone on a device: sentences that name them are put to them. */
export const READER = 'You'

/**
 * A sentence in which seats are called by the names of who sits there. Rules call a seat by its letter, its class or its Champion;
 * at a table everybody has one name.
 */
export function named(sentence: Sentence, names: readonly string[]): Sentence {
  const isReader = (piece: Named): boolean => isSeat(piece) && names[Number(piece.ref.id)] === READER
  const spoken = inSecondPerson(sentence, (piece) => isReader(piece) && !isAddressed(piece))
  return spoken.map((piece) => {
    if (typeof piece === 'string' || !isSeat(piece) || isReader(piece) || isAddressed(piece)) return piece
    return { ...piece, text: names[Number(piece.ref.id)] || piece.text }
  })
}

type Named = Exclude<Piece, string>

/** What is put to a seat says "you" to it, with verbs that fit no name. */
function isAddressed({ text }: Named): boolean {
  return /^your?$/i.test(text)
}

function isSeat({ ref }: Named): boolean {
  return ref.kind === 'seat'
}

/** A prompt as it is put to the seat itself: without its own name before it. */
export function addressed(sentence: Sentence, seat: Seat): Sentence {
  const [first, second, ...rest] = sentence
  const isNamed = typeof first === 'object' && first.ref.kind === 'seat' && first.ref.id === seat
  if (!isNamed || typeof second !== 'string' || !second.startsWith(':')) return capitalSentence(sentence)
  return capitalSentence([second.slice(1).trimStart(), ...rest].filter((piece) => piece !== ''))
}

/** What is being waited for, when nothing is asked of the viewer. */
export function waitingFor(snapshot: TableSnapshot, names: readonly string[]): Sentence {
  const { asked, viewer, pausedFor, outcome, standIn } = snapshot
  if (pausedFor !== undefined) return [pausedFor]
  if (outcome !== null) return ['The match is over.'] // somebody left, which no event tells
  const others = asked.filter(({ seat }) => seat !== viewer)
  const parts = others.flatMap(({ seat }, i): Sentence => {
    const name = { text: names[seat] ?? '', ref: { kind: 'seat', id: seat } }
    return i === 0 ? [name] : [i === others.length - 1 ? ' and ' : ', ', name]
  })
  if (parts.length > 0) return ['Waiting for ', ...parts, '…']
  return standIn === 'bot' && asked.length > 0 ? ['A bot plays on for you…'] : ['One moment…']
}
