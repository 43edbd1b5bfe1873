import { meanOf } from '@trialhall/bots'
import { partyCount } from '@trialhall/kernel'
import { measuresOf, perSecond, ratesOf, shareEstimate, type SimReport } from './figures.ts'
import { pairFigures, traitFigures, type TraitFigure } from './traits.ts'

/** What `--json` prints. The ends of an interval are null where too little was measured for one. */
export function jsonReport(report: SimReport): Record<string, unknown> {
  const { summary, job, seconds, cores, command } = report
  const { game, rulesVersion, games, seats, bots, seed, draws, decisions, byBot, bySeat, reasons } = summary
  return {
    game,
    rulesVersion,
    command,
    games,
    seats,
    bots,
    seed,
    options: job.options,
    wins: byBot.map((one) => one.wins),
    winShares: byBot.map((one) => shareEstimate(one, summary)),
    scores: byBot.map((one) => meanOf(one.score)),
    winsBySeat: bySeat.map((one) => one.wins),
    winSharesBySeat: bySeat.map((one) => shareEstimate(one, summary)),
    draws,
    decisions,
    segments: meanOf(summary.segments, { min: 0 }),
    reasons,
    measures: measuresOf(summary),
    rates: ratesOf(summary),
    by: job.by ?? null,
    traits: byTrait(traitFigures(summary, partyCount(report.game, seats))),
    pairs: byTrait(pairFigures(summary)),
    seconds,
    decisionsPerSecond: perSecond(report),
    cores,
    isComplete: games === job.games,
  }
}

function byTrait(figures: readonly TraitFigure[]): Record<string, unknown> {
  return Object.fromEntries(
    figures.map(({ name, count, share, p, against }) => [
      name,
      { ...share, count, p, ...(against ? { against } : {}) },
    ]),
  )
}
