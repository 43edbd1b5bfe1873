import type { Ask } from '../../ask.ts'
import { factsOf, factsWhen } from '../../words/facts.ts'
import type { Match } from '../../match/match.ts'
import { seatLetter, type Viewer } from '../../seats.ts'
import type { State } from '../../state.ts'
import { eventFor, type EventRecord } from '../../hidden/event-record.ts'
import type { View } from '../../hidden/views.ts'
import { plain } from '../../words/words.ts'

/** An ask in plain text. */
export interface AskText {
  readonly seat: string
  readonly prompt: string
  readonly options: readonly string[]
  readonly refused: readonly { readonly about: string; readonly why: string }[]
}

/** An ask as the seat that is asked reads it. */
export function askText<S extends State, E>(match: Match<S, E>, ask: Ask): AskText {
  const facts = factsOf(match.viewFor(ask.seat))
  const { words } = match.game
  return {
    seat: seatLetter(ask.seat),
    prompt: plain(words.prompt(facts, ask)),
    options: ask.options.map((option) => plain(words.option(facts, option))),
    refused: ask.refused.map(({ about, why }) => ({ about: plain(words.option(facts, about)), why })),
  }
}

/** Every open ask, for error messages: seat, prompt, options and what is refused. */
export function asksText<S extends State, E>(match: Match<S, E>): string {
  if (match.asks.length === 0)
    return match.outcome ? 'The match is over; nobody is asked.' : 'Nobody is asked.'
  return match.asks.map((ask) => showAsk(askText(match, ask))).join('\n')
}

function showAsk(text: AskText): string {
  const lines = [`${text.seat} is asked: ${text.prompt}`]
  for (const option of text.options) lines.push(`  - ${option}`)
  for (const { about, why } of text.refused) lines.push(`  x ${about}: ${why}`)
  return lines.join('\n')
}

/** An event as a viewer reads it in the log: with what it knew of the cards when it happened. */
export function eventText<S extends State, E>(
  match: Match<S, E>,
  told: EventRecord<E>,
  viewer: Viewer,
): string {
  return eventTextIn(match, told, { viewer, view: match.viewFor(viewer) })
}

/** The same where the view of the viewer is at hand. */
export function eventTextIn<S extends State, E>(
  { game }: Match<S, E>,
  told: EventRecord<E>,
  { viewer, view }: { readonly viewer: Viewer; readonly view: View<S> },
): string {
  return plain(game.words.event(factsWhen(view, eventFor(told, viewer)), told.event))
}
