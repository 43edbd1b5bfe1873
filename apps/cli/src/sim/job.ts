import type { MatchRecord, Pairing, SimSummary, SprtAims } from '@trialhall/bots'
import type { Seed } from '@trialhall/kernel'
import type { BotSpec } from '../guests/spec.ts'

/** Long work that is shared out to workers: plain data only. */
export interface BatchJob {
  /** `sim` sums matches up by bot and seat, `arena` lets every bot meet every other. */
  readonly kind: 'sim' | 'arena'
  readonly game: string
  readonly bots: readonly BotSpec[]
  readonly seats: number
  readonly seed: Seed
  readonly options: Readonly<Record<string, unknown>>
  /** Matches: all of them in a `sim`, of each pair in an `arena`. */
  readonly games: number
  /** The kind of traits that a `sim` looks at. */
  readonly by?: string
  /** A `sim` plays each seed once for every place of its bots. */
  readonly isPaired?: boolean
  /** An `arena` ends as soon as its figures decide between these, so it is played in small parts. */
  readonly sprt?: SprtAims
}

/** A job as a thread gets it. */
export interface BatchWork {
  readonly job: BatchJob
  /** Address of the module that exports the games. */
  readonly module: string
  /** Where processes of bots say their numbers, one place a bot. */
  readonly pids: Int32Array
  /** Every match is to be told of by itself. */
  readonly keepsRecords: boolean
}

/** Matches `from` up to, but not including, `to`: what one worker plays at a time. */
export interface BatchPart {
  readonly from: number
  readonly to: number
}

/** The figures of some matches, by the kind of the job. */
export interface BatchFigures {
  readonly sim: SimSummary
  readonly arena: readonly Pairing[]
}

/** What a worker sends when it has played a part, or could not. */
export type BatchPartDone<F> =
  | {
      readonly ok: true
      readonly part: BatchPart
      readonly figures: F
      readonly records: readonly MatchRecord[]
    }
  | { readonly ok: false; readonly message: string }

const PARTS = 100
const LARGEST_PART = 200
/** Pairs of matches that are played between two looks at a sequential test. */
const LOOK = 4

/**
 * How many matches make a part. It depends on the job only, and parts are added up in their order: so the
 * figures are the same to the last bit however many cores play them. Matches that belong together stay together.
 */
export function partSize({ kind, bots, isPaired, sprt }: BatchJob, matches: number): number {
  const together = kind === 'arena' ? bots.length * (bots.length - 1) : isPaired === true ? bots.length : 1
  if (sprt !== undefined) return LOOK * together
  const wished = Math.min(LARGEST_PART, Math.ceil(matches / PARTS))
  return Math.max(1, Math.ceil(wished / together)) * together
}
