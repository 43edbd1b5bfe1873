import { meanOf, shareOf, type Estimate, type SimRecord, type SimSummary, type Tally } from '@trialhall/bots'
import type { AnyGame } from '@trialhall/kernel'
import type { BatchJob } from './job.ts'

/** A finished simulation with what it was asked for and how long it took. */
export interface SimReport {
  readonly game: Pick<AnyGame, 'title' | 'parties' | 'options'>
  readonly summary: SimSummary
  readonly job: BatchJob
  /** On the clock, all cores together. */
  readonly seconds: number
  readonly cores: number
  /** The command that repeats it. */
  readonly command: string
  /** `--less-without`: the table of traits tells with against without. */
  readonly isAgainst: boolean
}

/** A number that the game measures: a mean by Student's interval, or a share by Wilson's. */
export interface Figure extends Estimate {
  readonly count: number
}

/** A share of the victories: of all matches the bot or seat played in. */
export function shareEstimate({ share, played }: SimRecord, { games }: SimSummary): Estimate {
  return shareOf(share, Math.min(played, games))
}

/** What the game itself measures of its matches, by name: the mean with its interval, and over how many matches. */
export function measuresOf({ stats }: SimSummary): Record<string, Figure> {
  return byName(stats, (tally) => meanOf(tally, { min: 0 }))
}

/** Shares that the game itself measures, by name. */
export function ratesOf({ rates }: SimSummary): Record<string, Figure> {
  return byName(rates, ({ sum, count }) => shareOf(sum, count))
}

function byName(
  tallies: Readonly<Record<string, Tally>>,
  estimate: (tally: Tally) => Estimate,
): Record<string, Figure> {
  const sorted = Object.entries(tallies).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, tally]) => [name, { ...estimate(tally), count: tally.count }]))
}

/** Decisions of a second on the clock. */
export function perSecond({ summary, seconds }: Pick<SimReport, 'summary' | 'seconds'>): number {
  return Math.round(summary.decisions / Math.max(seconds, 1e-6))
}
