import { meanOf, shareOf, type Estimate, type SimSummary, type SimRecord } from '@trialhall/bots'
import { partyName, seatLetter, type Seat, type Sided } from '@trialhall/kernel'
import { columns, grouped } from '../output/text.ts'

/** A finished simulation with what it was asked for and how long it took. */
interface SimReport {
  readonly game: Sided & { readonly title: string }
  readonly summary: SimSummary
  readonly options: Readonly<Record<string, unknown>>
  /** On the clock, all cores together. */
  readonly seconds: number
  readonly cores: number
  /** How many matches were asked for: more than were played if it was stopped. */
  readonly wanted: number
  /** What `--by` names. */
  readonly by: string | undefined
}

/** What `--json` prints. */
export function jsonReport({
  summary,
  options,
  seconds,
  cores,
  wanted,
  by,
}: SimReport): Record<string, unknown> {
  const { game, games, seats, bots, seed, draws, decisions, byBot, bySeat, reasons } = summary
  return {
    game,
    games,
    seats,
    bots,
    seed,
    options,
    wins: byBot.map((one) => one.wins),
    winShares: byBot.map((one) => shareEstimate(one, summary)),
    scores: byBot.map((one) => meanOf(one.score)),
    winsBySeat: bySeat.map((one) => one.wins),
    winSharesBySeat: bySeat.map((one) => shareEstimate(one, summary)),
    draws,
    decisions,
    segments: meanOf(summary.segments),
    reasons,
    measures: measuresOf(summary),
    by: by ?? null,
    traits: sharesByName(summary.traits),
    pairs: sharesByName(summary.pairs),
    seconds,
    decisionsPerSecond: perSecond(summary, seconds),
    cores,
    isComplete: games === wanted,
  }
}

/** A share of the victories: of all matches the bot or seat played in. */
function shareEstimate({ share, played }: SimRecord, { games }: SimSummary): Estimate {
  return shareOf(share, Math.min(played, games))
}

/** What the game itself measures of its matches, by name: the mean with its interval, and over how many matches. */
function measuresOf({ stats }: SimSummary): Record<string, Estimate & { readonly count: number }> {
  const names = Object.keys(stats).sort()
  return Object.fromEntries(
    names.flatMap((name) => {
      const tally = stats[name]
      return tally ? [[name, { ...meanOf(tally), count: tally.count }]] : []
    }),
  )
}

function perSecond({ decisions }: SimSummary, seconds: number): number {
  return Math.round(decisions / Math.max(seconds, 1e-6))
}

/** The summary as text. */
export function textReport(report: SimReport, width: number): string[] {
  const { summary, seconds, cores } = report
  const { games, seats, seed, draws, decisions } = summary
  const segments = meanOf(summary.segments)
  const names = summary.bots.map((bot, i) =>
    summary.bots.indexOf(bot) === i && isLone(summary, bot) ? bot : `${bot} #${i + 1}`,
  )
  const letters = summary.bySeat.map((_, seat) => seatName(report.game, seat))
  return [
    `${report.game.title}: ${grouped(games)} matches, ${seats} seats, seed ${seed}`,
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
        ['speed', speedText(summary, seconds, cores)],
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

/** How much of the victories something had, and in how many matches: counted once for each seat that had it. */
interface Shared {
  readonly name: string
  readonly share: Estimate
  readonly count: number
}

/** The most successful first. */
function sharesOf(tallies: SimSummary['traits']): Shared[] {
  const shares = Object.entries(tallies).map(([name, { sum, count }]) => ({
    name,
    share: shareOf(sum, count),
    count,
  }))
  return shares.sort((a, b) => b.share.value - a.share.value)
}

function sharesByName(tallies: SimSummary['traits']): Record<string, Estimate & { readonly count: number }> {
  return Object.fromEntries(sharesOf(tallies).map(({ name, share, count }) => [name, { ...share, count }]))
}

/** What won, and where more than two things met, which of them beats which. */
function traitLines({ summary, by }: SimReport, width: number): string[] {
  if (by === undefined) return []
  const traits = sharesOf(summary.traits)
  const pairs = sharesOf(summary.pairs).sort((a, b) => (a.name < b.name ? -1 : 1))
  if (traits.length === 0)
    return ['', `by ${by}: nothing to compare, as all seats of a match had the same each time.`]
  return [
    ...shareTable('with', traits, width),
    ...(pairs.length > 1 ? shareTable('the first of two', pairs, width) : []),
  ]
}

function shareTable(title: string, shares: readonly Shared[], width: number): string[] {
  const rows = shares.map(({ name, share: { value, low, high }, count }) => [
    name,
    `${percent(value)} %`,
    `${percent(low)} to ${percent(high)}`,
    grouped(count),
  ])
  return ['', ...columns([[title, 'share', '95 % interval', 'times'], ...rows], width)]
}

function measureLines(summary: SimSummary, width: number): string[] {
  const measures = Object.entries(measuresOf(summary))
  if (measures.length === 0) return []
  const rows = measures.map(([name, { value, low, high, count }]) => [
    name,
    value.toFixed(3),
    `${low.toFixed(3)} to ${high.toFixed(3)}`,
    grouped(count),
  ])
  return ['', ...columns([['measured', 'mean', '95 % interval', 'times'], ...rows], width)]
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

function reasonsText({ reasons, games }: SimSummary): string {
  const sorted = Object.entries(reasons).sort(([, a], [, b]) => b - a)
  return sorted.map(([reason, count]) => `${reason} ${percent(count / games)} %`).join(', ')
}

function speedText(summary: SimSummary, seconds: number, cores: number): string {
  const rate = `${grouped(perSecond(summary, seconds))} decisions a second`
  return `${grouped(summary.decisions)} decisions in ${seconds.toFixed(2)} s on ${cores} core${cores === 1 ? '' : 's'}: ${rate}`
}
