import type { Pairing, SimSummary } from '@trialhall/bots'
import type { Seed } from '@trialhall/kernel'

/** Long work that is shared out to workers: plain data only. */
export interface BatchJob {
  /** `sim` sums matches up by bot and seat, `arena` lets every bot meet every other. */
  readonly kind: 'sim' | 'arena'
  readonly game: string
  readonly bots: readonly string[]
  readonly seats: number
  readonly seed: Seed
  readonly options: Readonly<Record<string, unknown>>
  /** Matches: all of them in a `sim`, of each pair in an `arena`. */
  readonly games: number
  /** The kind of traits that a `sim` looks at. */
  readonly by?: string
}

/** A job as a thread gets it. */
export interface BatchWork {
  readonly job: BatchJob
  /** Address of the module that exports the games. */
  readonly module: string
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
  | { readonly ok: true; readonly part: BatchPart; readonly figures: F }
  | { readonly ok: false; readonly message: string }

const PARTS = 100
const LARGEST_PART = 200

/**
 * How many matches make a part. It depends on the number of matches only, and parts are added up in their order: so the
 * figures are the same to the last bit however many cores play them.
 */
export function partSize(matches: number): number {
  return Math.max(1, Math.min(LARGEST_PART, Math.ceil(matches / PARTS)))
}
