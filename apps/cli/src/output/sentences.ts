import {
  cardsNamed,
  factsOf,
  factsWhen,
  glanceFor,
  eventFor,
  plain,
  type AnyGame,
  type AnyView,
  type Ask,
  type CardId,
  type DefIndex,
  type Facts,
  type Match,
  type Sentence,
  type State,
  type EventRecord,
  type Looker,
} from '@trialhall/kernel'

/** What somebody knows now, as a game's words need it. */
export function factsFor(match: Pick<Match, 'state'>, looker: Looker): Facts<State> {
  return factsOf(glanceFor(match.state, looker))
}

/** Why a seat is asked. */
export function promptText(game: AnyGame, facts: Facts<State>, ask: Ask): string {
  return plain(game.words.prompt(facts, ask))
}

/** An option, or what was refused, in a few words. */
export function optionText(game: AnyGame, facts: Facts<State>, option: unknown): string {
  return plain(game.words.option(facts, option))
}

/** What is printed on what an option names, a card or something by its name; empty where nothing is known. */
export function optionHint(game: AnyGame, facts: Facts<State>, option: unknown): string {
  const named = cardsNamed(option).map((card) => game.catalog[facts.defOf(card)]?.text ?? '')
  if (named.length > 0) return named.filter((text) => text !== '').join(' ')
  const label = optionText(game, facts, option)
  return game.catalog.find((face) => face.name === label)?.text ?? ''
}

/** All there is to know, secrets included: for logs, researchers and finished matches. To read at once, not to keep. */
export function openView(state: State): AnyView {
  const { chance: _chance, secrets: _secrets, ...open } = state
  return Object.assign(open, { viewer: null, pools: [] })
}

/** An event for somebody who may know everything: each card it names as what it was then. */
export function eventText(game: AnyGame, view: AnyView, { event, cards }: EventRecord): string {
  const now = factsOf(view)
  const defOf = (card: CardId): DefIndex => cards.find((one) => one.card === card)?.def ?? now.defOf(card)
  return plain(game.words.event({ view, defOf }, event))
}

/** An event as one viewer heard it. */
function heardSentence(game: AnyGame, view: AnyView, told: EventRecord): Sentence {
  return game.words.event(factsWhen(view, eventFor(told, view.viewer)), told.event)
}

/** The same as text. */
export function heardText(game: AnyGame, view: AnyView, told: EventRecord): string {
  return plain(heardSentence(game, view, told))
}
