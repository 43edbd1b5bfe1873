import type { TournamentSystem } from '@trialhall/protocol'

/** Points are counted in halves, so that a draw is a whole number. */
export const WIN = 2
/** Half of a win. */
export const DRAW = 1

/** Why somebody is paired no more: they said so, were removed, or did not come to a match. */
export interface Out {
  readonly why: 'withdrew' | 'removed' | 'absent'
  /** The round that was the last one when it happened; 0 before the first. */
  readonly round: number
}

/** Somebody who plays in a tournament. */
export interface Entrant {
  /** Counted from 1 in the order in which they entered; never given again. */
  readonly n: number
  readonly kind: 'person' | 'bot'
  /** Identity of the person. */
  readonly identity: string | null
  readonly name: string
  /** The person had an account when they entered. */
  readonly hasAccount?: true
  /** Strength of the bot. */
  readonly bot: string | null
  /** Place in the draw, 1 for the first; 0 before it was drawn. */
  readonly seed: number
  /** The first round for which they are paired. */
  readonly since: number
  readonly out: Out | null
}

/**
 * How a pairing ended, in half points by side. `played`: at the table; `bye`: nobody was left to meet; `forfeit`: somebody did not come, or had gone;
 * `time`: the round's time was up; `ruled`: the organiser said so.
 */
export interface TournamentResult {
  readonly points: readonly [number, number]
  readonly how: 'played' | 'bye' | 'forfeit' | 'time' | 'ruled'
}

/** A match of a pairing. Its id stands here before it is made, so that it is made once. */
export interface PairedMatch {
  readonly id: string
  /** The side that has the first seat. */
  readonly first: 0 | 1
  /** When it was called for. */
  readonly at: number
  /** One before it ended without a decision: it has a time of its own. */
  readonly isReplay?: true
}

/** Two entrants who meet. */
export interface TournamentPairing {
  /** Their numbers, first who has the first seat; null where nobody is. */
  readonly sides: readonly [number | null, number | null]
  /** The matches by which it is decided, the newest last: those of a series, and another one where one ended without a decision. */
  readonly matches: readonly PairedMatch[]
  readonly result: TournamentResult | null
  /** It was decided while its match was played: that is to be ended, by a side that leaves it, or for nobody. */
  readonly toEnd?: { readonly leaves: 0 | 1 | null }
}

/** A round, its pairings in the order in which they are shown. */
export type Pairings = readonly TournamentPairing[]

/** All of a tournament that pairing and standings look at. */
export interface Field {
  readonly system: TournamentSystem
  readonly entrants: readonly Entrant[]
  /** All rounds so far, the first one first. */
  readonly rounds: readonly Pairings[]
}

/** The sides of a round that is about to be opened. */
export type PairedSides = TournamentPairing['sides']
