import { meanOf, type Estimate } from './estimates.ts'
import { counted, NO_TALLY } from './tally.ts'

/** How often two mirrored matches of one seed gave the first of two bots each share of both, by that share. */
export type PairScores = Readonly<Record<string, number>>

/** A match whose mirror image was not played yet. */
export interface Half {
  readonly pair: number
  readonly won: number
}

/** Pairs of matches of one seed with the seats exchanged: what luck gives one bot in the first it gives the other in the second. */
export interface Pairs {
  readonly scores: PairScores
  readonly halves: readonly Half[]
}

/** None yet. */
export const NO_PAIRS: Pairs = { scores: {}, halves: [] }

/** With one match more, of which the first bot won a share. */
export function paired({ scores, halves }: Pairs, half: Half): Pairs {
  const other = halves.find(({ pair }) => pair === half.pair)
  if (!other) return { scores, halves: [...halves, half] }
  const score = String((half.won + other.won) / 2)
  return {
    scores: { ...scores, [score]: (scores[score] ?? 0) + 1 },
    halves: halves.filter((one) => one !== other),
  }
}

/** Two parts of the same tournament as one. */
export function mergePairs(a: Pairs, b: Pairs): Pairs {
  const scores: Record<string, number> = { ...a.scores }
  for (const [score, count] of Object.entries(b.scores)) scores[score] = (scores[score] ?? 0) + count
  return b.halves.reduce(paired, { scores, halves: a.halves })
}

/** The share of the first bot with its interval, by pairs: narrower than by matches where luck decides much. Null without two pairs. */
export function pairedShare(scores: PairScores): Estimate | null {
  let tally = NO_TALLY
  for (const [score, count] of Object.entries(scores))
    for (let i = 0; i < count; i++) tally = counted(tally, Number(score))
  return tally.count < 2 ? null : meanOf(tally, { min: 0, max: 1 })
}
