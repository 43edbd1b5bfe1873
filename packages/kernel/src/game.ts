import type { Ask } from './ask.ts'
import type { CardId, DefIndex } from './hidden/cards.ts'
import type { EventRecord } from './hidden/event-record.ts'
import type { ENDS_HERE } from './match/migration.ts'
import type { Chance } from './chance.ts'
import type { Options, OptionSpec } from './request/options.ts'
import type { Outcome } from './outcome.ts'
import type { Fault } from './result.ts'
import type { Seat, SeatCounts, Viewer } from './seats.ts'
import type { OpenState, State, Zone } from './state.ts'
import type { Table } from './table.ts'
import type { UnseenGroup, View } from './hidden/views.ts'
import type { Words } from './words/words.ts'

/** Where a card's numbers come from: stated by the booklet, or designed for this project. */
export const PROVENANCES = ['printed', 'house'] as const
/** One of the two. */
export type Provenance = (typeof PROVENANCES)[number]

/** What is printed on a card, for galleries, tooltips and terminals. Indexed by `DefIndex` in `Game.catalog`. */
export interface CardFace {
  readonly slug: string
  readonly name: string
  /** The game's word for the kind: 'trial', 'boost', 'hero' … Chooses the frame. */
  readonly kind: string
  /** What it does, generated from what runs. */
  readonly text: string
  /** How many of it the standard game holds. */
  readonly copies: number
  readonly from: Provenance
  /** Short facts printed in the corners, e.g. `{ difficulty: 4, reward: 3, type: 'Mental' }`. */
  readonly facts: Readonly<Record<string, number | string>>
}

/** What a match begins with. */
export interface Setup {
  readonly seats: number
  readonly options: Options
}

/**
 * All that a game tells the kernel. The members must agree with each other as said at each; the game laws of the
 * test kit check that they do.
 */
export interface Game<S extends State = State, E = unknown> {
  /** Short name in links, logs and commands: lower case letters and hyphens. */
  readonly id: string
  readonly title: string
  /** One sentence for the lobby. */
  readonly blurb: string
  /**
   * Raised with every change that alters a golden playthrough. A log is pinned to its version, and a match that is under way on a server
   * goes on under a later one only through `migrate`.
   */
  readonly rulesVersion: number
  /** How many seats a match may have: `{ min: 4, max: 8, step: 2 }` is 4, 6 or 8. With parties, a multiple of their number. */
  readonly seats: SeatCounts
  /** How many people may play, where that is not the number of seats because one person may hold several. */
  readonly players?: SeatCounts
  /**
   * Names of the sides ("Red", "Blue") where seats play in parties: seat s plays for party s % parties.length. Partners win and
   * lose together: `outcome` gives them the same rank and the same score.
   */
  readonly parties?: readonly string[]
  readonly options: readonly OptionSpec[]
  /** Every card definition; `state.cards.def` holds indices into it. */
  readonly catalog: readonly CardFace[]
  /** How many pieces of content of each kind the game has, for `trialhall games`. */
  readonly content: Readonly<Record<string, number>>

  /**
   * What is wrong with checked options that their specs cannot say: texts of open options, options that do not go
   * together. A match is not started with a fault; `setup` may rely on it.
   */
  vet?(setup: Setup): Fault | null
  /** The state before anything is shuffled or rolled. Its `chance` is replaced by the match's. */
  setup(setup: Setup): S
  /**
   * Plays one segment (a turn, a phase: short, under 200 decisions) from a state between segments.
   * Must be a deterministic function of state, choices and chance; must change something each time.
   */
  advance(table: Table<S, E>): void
  /** Null while the match goes on, and at every ask. Looked at between segments. */
  outcome(state: S): Outcome | null
  /** Seats that are level at the top share the victory even where nobody is behind them; without it that is a draw. */
  readonly sharesVictory?: boolean
  /** An independent copy: changing one never changes the other. The hottest function of a game: write it by hand. */
  clone(state: S): S
  /** Every place where cards lie, of a state or of a view; each card id is in exactly one of them, between and within segments. */
  zones(of: OpenState<S>): readonly Zone[]
  /**
   * Turns the state of a new match into a position described by plain data (`scene`, `env`), between two segments.
   * Returns the first fault and leaves the state unusable, or null. Documented in the game's README.
   */
  setPosition(table: Table<S, E>, position: unknown): Fault | null
  /**
   * Options for the next match of a series with the same seats, from the end of this one: what was settled in it, such as a
   * deck that was chosen or drafted, is settled from the beginning. Without it the options stay as they were.
   */
  again?(setup: Setup, end: S): Options
  /**
   * The state of a match that was begun by earlier rules, between two of its segments, as one of today, or `endsHere` where it cannot be one:
   * the match is then closed without a result. `earlier` is a copy that may be changed; its chance is kept whatever is answered.
   * Without it no match outlives a change of `rulesVersion`.
   */
  migrate?(earlier: unknown, fromVersion: number): S | typeof ENDS_HERE
  /** What was told by earlier rules as it is told today, or null where nothing is said of it any more. Without it, as it was. */
  migrateEvent?(earlier: EventRecord, fromVersion: number): EventRecord<E> | null
  readonly words: Words<S, E>
  /**
   * Takes a seat whose player gave up out of the game, between two segments; where only one side is left then, at any ask, in the middle of
   * a segment too: `outcome` says from then on that this side has won. Without it nobody can leave.
   */
  leave?(table: Table<S, E>, seat: Seat): void
  /**
   * Ends the match as a draw that everybody agreed on, at any ask, in the middle of a segment too: `outcome` ranks all seats first
   * from then on. For games of two sides in which a match can be drawn; without it nobody can agree on that.
   */
  agreeOnDraw?(table: Table<S, E>): void

  /** What designers want to know of a finished match, each number of at least 0 under a name; simulations average them. */
  measures?(state: S, outcome: Outcome): Readonly<Record<string, number>>
  /** The same of what is a share from 0 to 1 in each match, such as who won as what: simulations say how often, with Wilson's interval. */
  rates?(state: S, outcome: Outcome): Readonly<Record<string, number>>
  /** What seats bring along, so that simulations can tell what of it wins. */
  readonly traits?: Traits<S>
  /** How well a seat stands, 0 (lost) to 1 (won), from a state between or within segments. For `greedy` and `search`. */
  evaluate?(state: S, seat: Seat): number
  /** The same as people are told it, when a match is over: steady from turn to turn. `evaluate` says it where this is left out. */
  standing?(state: S, seat: Seat): number
  /** A quick, sensible pick for rollouts: cheaper than thinking, better than chance. Equals are told apart by `chance`, not by their place. */
  rollout?(table: Table<S, E>, ask: RolloutAsk, chance: Chance): number
  /**
   * The quick pick of a beginner, for the weakest strength of searches in pairs: what lies at hand, not what may come of it. A beginner's mistakes instead
   * of chance. It goes by what its seat may know.
   */
  novice?(table: Table<S, E>, ask: RolloutAsk, chance: Chance): number
  /**
   * The same of the second strength, for games of dice in which thought alone tells strengths apart too little: somebody who knows the rules and looks no
   * further. Without it that strength picks as `rollout` does.
   */
  amateur?(table: Table<S, E>, ask: RolloutAsk, chance: Chance): number
  /**
   * Indices of the options that are worth a thought, best first, each once and at least one; null where all are, in no order.
   * Bots weigh no others. Called at every node of a search, so it must be cheap; with the view of the asked seat or with the
   * state of a world that it could be in, and equal for both: it looks at no card that the seat has not seen. It goes by what
   * options are, never by where they stand in their list.
   */
  shortlist?(of: OpenState<S>, ask: RolloutAsk): readonly number[] | null
  /**
   * Whether a state between two segments can be judged: nothing is half done, such as a turn of several segments. The depth of a search counts
   * only such segments; without it every one.
   */
  isQuiet?(state: S): boolean
  /** How a search thinks about this game; without it as `STYLES` of the bots say. */
  readonly search?: SearchHints
  /**
   * Whether an unseen card could be this, by where it lies: false for what everybody can rule out, such as a card in a hand that would
   * have been played on being drawn. Re-deals keep to it. Equal for all viewers; without it every card of a pool could be any of it.
   */
  couldBe?(of: OpenState<S>, card: CardId, def: DefIndex): boolean
  /** Definitions a viewer could believe in for the unseen cards of a pool whose make-up it does not know. */
  guessHidden?(state: S, about: { readonly group: UnseenGroup; readonly viewer: Viewer }): DefIndex[]
}

/** What distinguishes seats of a finished match: decks, cards, who began. Named in the words of players. */
export interface Traits<S extends State = State> {
  /** Kinds of traits: `deck`, `card` … */
  readonly kinds: readonly string[]
  /** The traits of one kind that a seat had, each once. */
  of(state: S, seat: Seat, kind: string): readonly string[]
}

/** What a game tells searches about itself. */
export interface SearchHints {
  /** Segments (quiet ones, where the game says which are) after which a simulation is judged by `evaluate`: about a turn of each player. */
  readonly depth: number
  /** The same for each strength, weakest first, where the strengths differ by how far they look as well; `depth` is for bots by number then. */
  readonly depths?: readonly number[]
  /** Share of a strength's simulations for one decision: less than 1 where a turn holds many small ones. */
  readonly share: number
  /** Simulations of each strength, weakest first, where they alone tell the strengths apart: none of them judges with noise then. */
  readonly simulations?: readonly number[]
  /**
   * Options are compared with the quick pick in the same worlds, instead of growing a tree, and the quick pick is kept unless another is surely better:
   * where quick picks are good and a decision has few options, of which each leads far.
   */
  readonly isPaired?: boolean
  /** Standard errors by which an option must be better than the quick pick in pairs, 1 without it: more where dice move results more than options do. */
  readonly trust?: number
  /**
   * Worlds in which an option is tried in pairs before it is taken or given up, 4 without it: more where it wins seldom and much, as by a six. What has
   * failed four times of four may be the only way to win.
   */
  readonly worlds?: number
}

/** An ask as a rollout sees it. */
export type RolloutAsk<Prompt = unknown, Option = unknown> = Omit<Ask<Prompt, Option>, 'refused'>

/**
 * A game of unknown types, as registries, servers and pages hold it. Every game is one without a cast, because what takes
 * a state, a table or an event stands as a method in `Game` and `Words`, never as a property that holds a function.
 */
export type AnyGame = Game

/** What stands on the box of a game: enough to offer it before its rules are loaded. */
export type GameCover = Pick<
  AnyGame,
  'id' | 'title' | 'blurb' | 'seats' | 'players' | 'parties' | 'content' | 'sharesVictory'
>

/** A view of an unknown game. */
export type AnyView = View<State>

/** Ids of the cards that an event or option names: its `card` and `cards` members. */
export function cardsNamed(thing: unknown): readonly CardId[] {
  if (typeof thing !== 'object' || thing === null) return NONE
  const { card, cards } = thing as { card?: CardId | null; cards?: readonly CardId[] }
  const one = typeof card === 'number' ? [card] : NONE
  return Array.isArray(cards) ? [...one, ...cards] : one
}

const NONE: readonly CardId[] = []
