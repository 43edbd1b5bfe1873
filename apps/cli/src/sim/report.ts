import { meanOf, type SimRecord, type SimSummary } from '@trialhall/bots'
import { partyCount, partyName, seatLetter, type Seat, type Sided } from '@trialhall/kernel'
import { shortNames } from '../guests/spec.ts'
import { columns, counted, grouped } from '../output/text.ts'
import { measuresOf, perSecond, ratesOf, shareEstimate, type Figure, type SimReport } from './figures.ts'
import { pairFigures, traitFigures, type TraitFigure } from './traits.ts'

/** The summary as text. */
export function textReport(report: SimReport, width: number): string[] {
  const { summary } = report
  const { games, seats, seed, draws, decisions } = summary
  const segments = meanOf(summary.segments)
  const short = shortNames(summary.bots)
  const names = summary.bots.map((bot, i) =>
    isLone(summary, bot) ? (short[i] ?? bot) : `${short[i]} #${i + 1}`,
  )
  const letters = summary.bySeat.map((_, seat) => seatName(report.game, seat))
  return [
    `${report.game.title}: ${counted(games, 'match', 'matches')}, ${seats} seats, seed ${seed}`,
    '',
    ...columns(
      [
        ['', 'wins', 'share', '95 % interval', 'mean score'],
        ...summary.byBot.map((one, i) => recordRow(names[i] ?? '', one, summary)),
        ...summary.bySeat.map((one, i) => recordRow(letters[i] ?? '', one, summary)),
      ],
      width,
    ),
    '',
    ...columns(
      [
        ['shared', `${grouped(draws)} matches`],
        ['ended by', reasonsText(summary)],
        [
          'length',
          `${(decisions / games).toFixed(1)} decisions, ${segments.value.toFixed(1)} segments a match`,
        ],
        ['speed', speedText(report)],
      ],
      width,
    ),
    ...measureLines(summary, width),
    ...traitLines(report, width),
  ]
}

/** "seat A"; with parties "seat A (Red)". */
function seatName(game: Sided, seat: Seat): string {
  const party = partyName(game, seat)
  return `seat ${seatLetter(seat)}${party === null ? '' : ` (${party})`}`
}

/** What won, and where more than two things met, which of them beats which. */
function traitLines({ game, summary, job, isAgainst }: SimReport, width: number): string[] {
  const { by } = job
  if (by === undefined) return []
  const traits = traitFigures(summary, partyCount(game, summary.seats))
  const pairs = pairFigures(summary)
  if (traits.length === 0)
    return ['', `by ${by}: nothing to compare, as all seats of a match had the same each time.`]
  return [
    ...(isAgainst ? againstTable(traits, width) : shareTable('with', traits, width)),
    ...(pairs.length > 1 ? shareTable('the first of two', pairs, width) : []),
    ...(traits.length > 1 ? ['', 'p: chance of such a difference if there were none (Holm).'] : []),
  ]
}

function shareTable(title: string, figures: readonly TraitFigure[], width: number): string[] {
  const rows = figures.map(({ name, share: { value, low, high }, count, p }) => [
    name,
    `${percent(value)} %`,
    `${percent(low)} to ${percent(high)}`,
    grouped(count),
    chance(p),
  ])
  return ['', ...columns([[title, 'share', '95 % interval', 'times', 'p'], ...rows], width)]
}

/** The share of sides with something, of those without it, and by how much they differ. */
function againstTable(figures: readonly TraitFigure[], width: number): string[] {
  const rows = figures.flatMap(({ name, against }) => {
    if (!against) return []
    const { value, low, high } = against.difference
    const shares = [`${percent(against.with)} %`, `${percent(against.without)} %`]
    return [[name, ...shares, signed(value), `${signed(low)} to ${signed(high)}`, chance(against.p)]]
  })
  return ['', ...columns([['', 'with', 'without', 'less', '95 % interval', 'p'], ...rows], width)]
}

function measureLines(summary: SimSummary, width: number): string[] {
  const measures = Object.entries(measuresOf(summary)).map(([name, one]) => meanRow(name, one))
  const rates = Object.entries(ratesOf(summary)).map(([name, one]) => rateRow(name, one))
  return [
    ...(measures.length > 0
      ? ['', ...columns([['measured', 'mean', '95 % interval', 'times'], ...measures], width)]
      : []),
    ...(rates.length > 0
      ? ['', ...columns([['how often', 'share', '95 % interval', 'times'], ...rates], width)]
      : []),
  ]
}

function meanRow(name: string, { value, low, high, count }: Figure): string[] {
  const interval = Number.isFinite(high) ? `${low.toFixed(3)} to ${high.toFixed(3)}` : noInterval(count)
  return [name, value.toFixed(3), interval, grouped(count)]
}

/** Why a mean has no interval. */
function noInterval(count: number): string {
  return count < 2 ? 'too few' : 'all equal'
}

function rateRow(name: string, { value, low, high, count }: Figure): string[] {
  return [name, `${percent(value)} %`, `${percent(low)} to ${percent(high)}`, grouped(count)]
}

function isLone({ bots }: SimSummary, bot: string): boolean {
  return bots.filter((one) => one === bot).length === 1
}

function recordRow(name: string, record: SimRecord, summary: SimSummary): string[] {
  const { value, low, high } = shareEstimate(record, summary)
  const score = meanOf(record.score)
  const share = `${percent(value)} %`
  return [name, grouped(record.wins), share, `${percent(low)} to ${percent(high)}`, score.value.toFixed(2)]
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}

function signed(share: number): string {
  return `${share > 0 ? '+' : ''}${percent(share)}`
}

function chance(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3)
}

function reasonsText({ reasons, games }: SimSummary): string {
  const sorted = Object.entries(reasons).sort(([, a], [, b]) => b - a)
  return sorted.map(([reason, count]) => `${reason} ${percent(count / games)} %`).join(', ')
}

function speedText(report: SimReport): string {
  const { summary, seconds, cores } = report
  const rate = `${grouped(perSecond(report))} decisions a second`
  return `${grouped(summary.decisions)} decisions in ${seconds.toFixed(2)} s on ${cores} core${cores === 1 ? '' : 's'}: ${rate}`
}
