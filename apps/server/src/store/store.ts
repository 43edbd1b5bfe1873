import type { EarlierRules, Options, Party, Seat, Seed, Series } from '@trialhall/kernel'
import type {
  ClockPlan,
  Closure,
  LeaveRule,
  MatchRatings,
  MatchStatus,
  Offer,
  Proposal,
  Rating,
  TimeoutRule,
} from '@trialhall/protocol'
import type { HallRecords } from './records.ts'

/** A person as the server knows them: by the hash of the secret in their cookie. */
export interface Identity {
  readonly id: string
  readonly name: string
  /** Name of the account that carries this identity, or null for a guest. */
  readonly account: string | null
  readonly createdAt: number
}

/** An account: a name, and a password as an argon2id hash. */
export interface Account {
  readonly name: string
  readonly identity: string
  readonly passwordHash: string
}

/** Who has a seat of a match. */
export interface StoredSeat {
  readonly seat: Seat
  readonly kind: 'person' | 'bot' | 'open'
  /** Identity of the person. */
  readonly identity: string | null
  readonly name: string
  /** Name of the bot. */
  readonly bot: string | null
  /** The person had an account when they sat down. */
  readonly hasAccount?: true
  /** What the person brought to the seed, 16 bytes in hexadecimal; missing where they brought nothing. */
  readonly bytes?: string
  /** Of a free seat: the only person who may take it. */
  readonly invited?: StoredInvitation
  /** Who held it when the match began and has left, where a partner has taken it over. */
  readonly was?: Pick<StoredSeat, 'identity' | 'name'>
  /** Of a match that is over: its holder had left before, or had run out of time. */
  readonly left?: true
  readonly late?: true
  /** How they stood in the game when they sat down; missing before their first rated match. */
  readonly rating?: Rating
}

/** Somebody for whom a free seat is kept until they accept it. */
export interface StoredInvitation {
  readonly identity: string
  readonly name: string
  /** They would rather not. */
  readonly declined?: true
  /** They were challenged: they never sat here. */
  readonly challenged?: true
}

/** What the seeds of a table come from besides what its seats bring. Settled before anybody sits down. */
export interface StoredOrigin {
  /** Id of the table's first match. */
  readonly table: string
  /** Which match of the table, from 1. */
  readonly game: number
  readonly commitment: string
  /** 32 bytes in hexadecimal, from which the secrets of all matches of the table follow. */
  readonly root: string
}

/** The series that a match belongs to. */
export interface StoredSeries extends Series {
  /** The matches of it before this one. */
  readonly earlier: readonly string[]
  /** It is over, or ended with this match. */
  readonly isDecided: boolean
}

/** A match without its log. */
export interface StoredMatch {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  /** Rules that it was played by before those, the first ones first; missing where it has gone on under no others. */
  readonly earlierRules?: readonly EarlierRules[]
  readonly status: MatchStatus
  readonly visibility: 'public' | 'link'
  readonly options: Options
  /** Empty until the last seat is taken, where there is an `origin`. */
  readonly seed: Seed
  readonly seedHash: string
  readonly clock: ClockPlan
  readonly onTimeout: TimeoutRule
  /** Missing where nobody plays the seats of a person who leaves. */
  readonly onLeave?: LeaveRule
  readonly seats: readonly StoredSeat[]
  readonly host: string
  readonly createdAt: number
  /** When the last seat was taken, or null while seats are open. */
  readonly startedAt: number | null
  readonly changedAt: number
  /** Ranks by seat once it is over; null where it was closed. */
  readonly ranks: readonly number[] | null
  /** How many choices stood at the end; missing before, and of matches that ended before this was noted. */
  readonly choices?: number
  /** Why it is over without a result: it counts for nobody. */
  readonly closed?: Closure
  readonly rematch: string | null
  /** The match that this one follows, with the same people: nobody else ever sits here. */
  readonly after?: string
  /** Whom the host has sent away before it began. */
  readonly removed?: readonly string[]
  /** Missing where the server drew the seed alone, as it once did; such a match draws from sfc32, all others from ChaCha20. */
  readonly origin?: StoredOrigin
  /** Missing where the match is one alone. */
  readonly series?: StoredSeries
  /** It is played for ratings. */
  readonly rated?: true
  /** What it has changed; missing before that is settled. */
  readonly ratings?: MatchRatings
  /** The tournament of which it decides a pairing: that says who sits here and how it is played. */
  readonly tournament?: StoredPlace
}

/** A match's place in a tournament. */
export interface StoredPlace {
  readonly id: string
  readonly name: string
  /** From 1. */
  readonly round: number
}

/** Everything that changes a match, in the order in which it was done. */
export const ENTRY_KINDS = [
  'choose',
  'back',
  'undo',
  'leave',
  'flag',
  'draw',
  'stop',
  'resume',
  'void',
  'rules',
  'replace',
  'take',
] as const
/**
 * One of them; files hold their places in the list. `flag`: the seat ran out of time and a bot plays on for it. `replace`: its person has left, and a
 * bot plays on. `take`: its person has left its party, and all seats that they played for it are those of the holder of seat `pick` from then on.
 * `draw`: all agreed on one.
 * `void`: somebody stayed away and those who did not called the match off, or, with `pick` 1, an operator of the hall did.
 * `stop`: the server is about to go; `resume`: it is back, and nobody's time passed since the entry before. Both change nothing else.
 * `rules`: later rules took over where `pick` choices stood; what stood beyond that and could be carried over follows once more.
 */
export type LogEntryKind = (typeof ENTRY_KINDS)[number]

/** One line of a match's log. `(match, n)` is its key: no two processes can write the same line. */
export interface LogEntry {
  readonly match: string
  /** 1 for the first entry. */
  readonly n: number
  readonly kind: LogEntryKind
  readonly seat: Seat
  /** Index of the option, or what the kind says; 0 where there is none. */
  readonly pick: number
  /** Identity and id of the command that did it, or null for the server's own; a command is done once. */
  readonly command: string | null
  readonly at: number
  /** Of a choice: a mark of what was asked and picked, by which it is known again where later rules ask the same. Older ones have none. */
  readonly meant?: number
}

/**
 * How a match stood after an entry, so that it need not be played from its beginning. Holds every secret of it: it is on the server's
 * disk and nowhere else.
 */
export interface StoredCheckpoint {
  readonly match: string
  /** The newest entry that it holds; 0 where nothing was chosen yet. That one is replaced by the first of those that follow 0. */
  readonly entry: number
  /** The entry of the checkpoint that it goes on from; 0 for the first. */
  readonly follows: number
  /** The rules by which it was made. */
  readonly rulesVersion: number
  readonly body: string
}

/** What was proposed at a table and not settled, as of an entry of its log: later ones may have made it void. */
export interface StoredOffers extends Readonly<Record<Proposal, Offer | null>> {
  readonly match: string
  readonly entry: number
  /** The newest commands that proposed, answered or withdrew something: each is done once. */
  readonly recentCommands: readonly string[]
}

/** A line of talk. */
export interface StoredChat {
  readonly match: string
  /** Counts all lines of the table, whoever hears them: nobody is told of it. */
  readonly n: number
  /** The party that it is said to; missing where it is said to all. */
  readonly party?: Party
  /** Counts the lines that are said to the same people; missing where all lines before it were said to all, and it is `n`. */
  readonly place?: number
  readonly from: string
  readonly seat: Seat | null
  readonly text: string
  readonly at: number
  /** Identity and id of the command that said it; a line is said once. */
  readonly command: string
}

/** A deck that a person keeps, or what is left of one that was deleted. */
export interface StoredDeck {
  /** Identity of the only person who may have it. */
  readonly owner: string
  readonly id: string
  /** Of the decks of one owner no two have the same; what changed later has the larger one. */
  readonly revision: number
  readonly changedAt: number
  /** The deck as JSON, or null where it was deleted. */
  readonly body: string | null
}

/** A change of a deck, as the device that made it knew the deck. */
export interface DeckChange extends Omit<StoredDeck, 'revision'> {
  /** The revision that is to be replaced; 0 where there was none. */
  readonly base: number
  /** Decks that the owner may keep, and deleted ones that are remembered. */
  readonly most: { readonly decks: number; readonly deleted: number }
}

/** What became of a change of a deck: `newer` was there already, or there are too many decks. */
export type DeckWritten =
  | { readonly outcome: 'kept'; readonly deck: StoredDeck }
  | { readonly outcome: 'newer'; readonly deck: StoredDeck }
  | { readonly outcome: 'full' }

/** Which matches a list is to hold. */
export interface MatchQuery {
  readonly status: MatchStatus
  /** Who has a seat there, or for whom one is kept. */
  readonly identity?: string
  readonly visibility?: 'public'
  /** Only those with a clock. */
  readonly isTimed?: true
  /** Only those that have not changed since, in milliseconds since 1970. */
  readonly changedBefore?: number
  /** Only those of other rules than these. */
  readonly notOf?: readonly Rules[]
  readonly limit: number
}

/** The rules of a game in one of their versions. */
export type Rules = Pick<StoredMatch, 'game' | 'rulesVersion'>

/**
 * Where matches are kept. Two implementations are held to one contract suite. Everything that resolves is on disk.
 */
export interface Store extends HallRecords {
  /** What it is, for logs and /readyz. */
  readonly kind: string
  addIdentity(identity: Identity, secretHash: string): Promise<void>
  identityBySecret(secretHash: string): Promise<Identity | null>
  identity(id: string): Promise<Identity | null>
  rename(id: string, name: string): Promise<void>
  /** Another device of the same person: one more secret for an identity. */
  addSecret(id: string, secretHash: string): Promise<void>
  removeSecret(secretHash: string): Promise<void>
  /** Every secret of a person: no browser is known any more. */
  removeSecretsOf(identity: string): Promise<void>
  /** False if the name is taken, or the person has an account already. */
  addAccount(account: Account): Promise<boolean>
  /** Another hash of the password of an account. False if there is no such account, or its hash is not the one that is to be replaced. */
  setPassword(name: string, passwordHash: string, replaces?: string): Promise<boolean>
  account(name: string): Promise<Account | null>

  putMatch(match: StoredMatch): Promise<void>
  match(id: string): Promise<StoredMatch | null>
  matches(query: MatchQuery): Promise<StoredMatch[]>

  /** Appends all entries in one durable transaction, or none. Throws where a key exists already. */
  append(entries: readonly LogEntry[]): Promise<void>
  entries(match: string): Promise<LogEntry[]>

  /** Adds a checkpoint to those of its match; any that came after the one that it follows are dropped. */
  putCheckpoint(checkpoint: StoredCheckpoint): Promise<void>
  /** Those of a match, the oldest first, as far as each can be read and goes on from the one before. */
  checkpoints(match: string): Promise<StoredCheckpoint[]>

  /** Keeps what is proposed at a table now, in place of what was. */
  putOffers(offers: StoredOffers): Promise<void>
  offers(match: string): Promise<StoredOffers | null>

  addChat(line: StoredChat): Promise<void>
  /** The newest lines, oldest first: so many of those that are said to all, and of those of each party. */
  chat(match: string, limit: number): Promise<StoredChat[]>

  /**
   * Changes a deck if it stands at the revision `base` still. A deck that was deleted so long ago that it is forgotten counts
   * as deleted at `base`.
   */
  putDeck(change: DeckChange): Promise<DeckWritten>
  /** Decks of a person that changed after a revision, deleted ones too, the oldest change first. */
  decks(owner: string, since: number): Promise<StoredDeck[]>

  /** What whoever runs the server must know of the data and was not told yet, a sentence each: what is damaged or missing. */
  notices(): Promise<string[]>
  /** Matches of a person that are damaged and set aside: no list has them, they cannot be read, and nothing is written to them. */
  damaged(identity: string): Promise<string[]>

  /** Resolves if the store can be written to. */
  check(): Promise<void>
  close(): Promise<void>
}
