import type { ArenaResult, PairingResult } from './arena.ts'
import { meanOf, shareOf, type Estimate } from './estimates.ts'
import type { SimSummary, SimRecord } from './summary.ts'

/** A tournament as text for a terminal: ratings, then every pairing. */
export function arenaText({ bots, elo, pairings }: ArenaResult): string {
  const order = bots.map((_, i) => i).sort((a, b) => (elo[b]?.value ?? 0) - (elo[a]?.value ?? 0))
  const ratings = order.map((i) => [bots[i] ?? '', points(elo[i])])
  const meetings = pairings.map((pairing) => [
    `${bots[pairing.a]} : ${bots[pairing.b]}`,
    String(pairing.games),
    String(pairing.shared),
    percent(pairing.share),
    byPairs(pairing),
    chanceText(pairing.p),
  ])
  const head = ['pair', 'games', 'shared', 'won by the first (95 %)', 'by pairs of seeds', 'p']
  return [
    columns([['bot', 'Elo (95 % interval)'], ...ratings]),
    columns([head, ...meetings]),
    pairings.length > 1
      ? 'p: how likely such a share is between equals, corrected by Holm for all pairs.'
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** A few pairs that differ can have an interval from 0 to 1, too: so equal ones are told by their scores. */
function byPairs({ paired, pairScores }: PairingResult): string {
  if (paired === null) return 'too few'
  if (Object.keys(pairScores).length === 1) return 'all equal'
  return `${part(paired.low)}–${part(paired.high)}`
}

/** A chance of error: "0.013", "< 0.001". */
function chanceText(p: number): string {
  return p < 0.001 ? '< 0.001' : p.toFixed(3)
}

/** A batch as text for a terminal: what bots and seats won, then length and the game's own measurements. */
export function simText(summary: SimSummary): string {
  const head = ['', 'played', 'won', 'share (95 % interval)', 'score']
  const bots = summary.byBot.map((record, i) => line(summary.bots[i] ?? '', record))
  const seats = summary.bySeat.map((record, seat) => line(`seat ${seat + 1}`, record))
  const facts = [
    ['games', String(summary.games)],
    ['shared victories', String(summary.draws)],
    ['decisions a game', (summary.decisions / Math.max(1, summary.games)).toFixed(1)],
    ['segments a game', meanOf(summary.segments).value.toFixed(1)],
    ...Object.entries(summary.reasons).map(([reason, count]) => [`ended by ${reason}`, String(count)]),
    ...Object.entries(summary.stats).map(([name, tally]) => [name, span(meanOf(tally, { min: 0 }))]),
    ...Object.entries(summary.rates).map(([name, tally]) => [name, percent(shareOf(tally.sum, tally.count))]),
  ]
  return [columns([head, ...bots, ...seats]), columns(facts)].join('\n\n')
}

function line(name: string, record: SimRecord): string[] {
  const { played, wins, share, score } = record
  return [name, String(played), String(wins), percent(shareOf(share, played)), meanOf(score).value.toFixed(2)]
}

function points(elo: Estimate | undefined): string {
  if (!elo) return ''
  const margin = Math.round((elo.high - elo.low) / 2)
  return `${signed(elo.value)} ± ${margin}`
}

function signed(value: number): string {
  const whole = Math.round(value)
  return whole > 0 ? `+${whole}` : String(whole)
}

function percent({ value, low, high }: Estimate): string {
  return `${part(value)} % (${part(low)}–${part(high)})`
}

function part(share: number): string {
  return (share * 100).toFixed(1)
}

/** Where nothing can be said of others, no interval. */
function span({ value, low, high }: Estimate): string {
  return Number.isFinite(high)
    ? `${value.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`
    : value.toFixed(3)
}

/** Rows in columns, as wide as their widest cell; the first is flush left, the others right. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n')
}
