import {
  MAX_SEATS,
  NOBODY,
  sightOf,
  type AnyGame,
  type AnyView,
  type Ask,
  type DefIndex,
  type Facts,
  type Match,
  type Refusal,
  type Sight,
  type State,
  type EventRecord,
  type Viewer,
  type World,
} from '@trialhall/kernel'
import type { Play } from './plays.ts'
import type { Tell } from './tell.ts'
import { eventText, factsFor, openView, optionText, promptText } from '../output/sentences.ts'

/** One reply: always with `ok`; the other fields depend on the request. */
export type EnvReply = Readonly<Record<string, unknown>> & { readonly ok: boolean }

/** Where the match stands: what `reset`, `load`, `choose`, `undo`, `restore` and `resample` answer. */
export function standing({ match, tell }: Play): EnvReply {
  const { outcome } = match
  return {
    ok: true,
    length: match.length,
    asks: match.asks.map((ask) => askReply(match.game, { facts: factsFor(match, ask.seat), ask, tell })),
    ...(tell.has('events') ? { events: eventReplies(match) } : {}),
    outcome: outcome && { ranks: outcome.ranks, scores: outcome.scores, reason: outcome.reason },
  }
}

function eventReplies(match: Match | World): unknown[] {
  const told = match.takeEvents()
  if (told.length === 0) return []
  const view = openView(match.state)
  return told.map((one) => eventReply(match, one, view))
}

/** An ask, what its seat knows, and how much of it is to be told. */
interface AskParts {
  readonly facts: Facts<State>
  readonly ask: Ask
  readonly tell: Tell
}

/** An ask in the words and with the knowledge of the seat that is asked, as far as it is to be told. */
export function askReply(game: AnyGame, { facts, ask, tell }: AskParts): unknown {
  return {
    seat: ask.seat,
    count: ask.options.length,
    ...(tell.has('prompts') ? { prompt: promptText(game, facts, ask) } : {}),
    ...(tell.has('data') ? { promptData: ask.prompt } : {}),
    ...(tell.has('labels') || tell.has('data') ? { options: optionReplies(game, { facts, ask, tell }) } : {}),
    ...(tell.has('refused')
      ? { refused: ask.refused.map((refusal) => refusedReply(game, facts, refusal)) }
      : {}),
  }
}

function optionReplies(game: AnyGame, { facts, ask, tell }: AskParts): unknown[] {
  const label = (option: unknown): object =>
    tell.has('labels') ? { label: optionText(game, facts, option) } : {}
  if (!tell.has('data')) return ask.options.map(label)
  return ask.options.map((option) => described(option, { ...label(option), data: option }))
}

function refusedReply(game: AnyGame, facts: Facts<State>, { about, why }: Refusal): unknown {
  return described(about, { label: optionText(game, facts, about), why, data: about })
}

/** The fields of an option that has some, with what is said about it. `assign` is many times faster than a spread here. */
function described(option: unknown, said: object): object {
  return typeof option === 'object' && option !== null ? Object.assign({}, option, said) : said
}

/** An event with its sentence, and what each card in it is and who had seen that at the time. */
function eventReply({ game, seats }: Match | World, told: EventRecord, view: AnyView): unknown {
  return {
    at: told.at,
    text: eventText(game, view, told),
    data: told.event,
    cards: told.cards.map(({ card, def, seen }) => ({
      card,
      slug: slugOf(game, def),
      seenBy: seers(seen, seats),
    })),
  }
}

function slugOf(game: AnyGame, def: DefIndex): string | null {
  return game.catalog[def]?.slug ?? null
}

const VIEWERS: readonly Viewer[] = [...Array.from({ length: MAX_SEATS }, (_, seat) => seat), null]

/** Seats of the match that have seen something, and null for the spectators. */
function seers(seen: Sight, seats: number): readonly Viewer[] {
  if (seen === NOBODY) return []
  return VIEWERS.filter((viewer) => (viewer ?? 0) < seats && (seen & sightOf(viewer)) !== 0)
}

/** What one viewer may know, with the slugs of the cards beside the indices of their definitions. */
export function viewReply(match: Match | World, viewer: Viewer): EnvReply {
  return { ok: true, seat: viewer, view: viewWithSlugs(match.game, match.viewFor(viewer)) }
}

/** A view as it is sent: with the slugs of the cards beside the indices of their definitions. */
export function viewWithSlugs(game: AnyGame, view: AnyView): unknown {
  const slugs = (defs: readonly DefIndex[]): (string | null)[] => defs.map((def) => slugOf(game, def))
  const cards = { ...view.cards, slug: slugs(view.cards.def) }
  const pools = view.pools.map((pool) => ({ ...pool, slugs: pool.defs && slugs(pool.defs) }))
  return { ...view, cards, pools }
}
