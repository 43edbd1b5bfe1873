import type { PairScores } from './pairs.ts'

/** What a sequential test decides between: the share of the victories that the first of two bots wins. */
export interface SprtAims {
  /** The lower share: "it is no better than this". */
  readonly h0: number
  /** The higher share: "it is at least this good". */
  readonly h1: number
}

/** Where a sequential test stands. */
export interface SprtState extends SprtAims {
  /** Log of how many times likelier `h1` makes what was seen than `h0`. */
  readonly llr: number
  /** The test ends at `bound` for `h1` and at `-bound` for `h0`. */
  readonly bound: number
  /** What was accepted, or null while the test goes on. */
  readonly accepted: 'h0' | 'h1' | null
}

/** How often either answer may be wrong. */
const ERROR = 0.05
const BOUND = Math.log((1 - ERROR) / ERROR)
/** A pair that was not seen yet is not impossible. */
const UNSEEN = 0.0025
const HALVINGS = 60

/**
 * A generalised sequential probability ratio test on pairs of mirrored matches: it says as soon as it can be said which of two shares
 * fits, so that clear differences take few matches. The distribution of pairs under each share is the likeliest one that has this mean
 * (Van den Bergh, as the test farm of Stockfish does it). Either answer is wrong in 5 % at most, however often one looks.
 */
export function sprt(pairs: PairScores, { h0, h1 }: SprtAims): SprtState {
  const cells = cellsOf(pairs)
  const under0 = likeliest(cells, h0)
  const under1 = likeliest(cells, h1)
  const llr = cells.reduce(
    (sum, { count }, i) => sum + count * Math.log((under1[i] as number) / (under0[i] as number)),
    0,
  )
  return { h0, h1, llr, bound: BOUND, accepted: llr >= BOUND ? 'h1' : llr <= -BOUND ? 'h0' : null }
}

interface Cell {
  readonly score: number
  readonly count: number
}

function cellsOf(pairs: PairScores): Cell[] {
  const counts = { '0': 0, '0.5': 0, '1': 0, ...pairs }
  return Object.entries(counts).map(([score, count]) => ({ score: Number(score), count: count + UNSEEN }))
}

/** How likely each cell is in the likeliest distribution of this mean: each weight is divided by 1 + tilt * (score - mean). */
function likeliest(cells: readonly Cell[], mean: number): number[] {
  const all = cells.reduce((sum, { count }) => sum + count, 0)
  let [low, high] = [-1 / (1 - mean), 1 / mean] // scores lie from 0 to 1, and all weights stay positive
  for (let i = 0; i < HALVINGS; i++) {
    const tilt = (low + high) / 2
    const slope = cells.reduce(
      (sum, { score, count }) => sum + (count * (score - mean)) / (1 + tilt * (score - mean)),
      0,
    )
    if (slope > 0) low = tilt
    else high = tilt
  }
  const tilt = (low + high) / 2
  return cells.map(({ score, count }) => count / all / (1 + tilt * (score - mean)))
}
