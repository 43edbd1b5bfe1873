import type { ArenaResult } from './arena.ts'
import type { SimSummary, SimRecord } from './summary.ts'
import { meanOf, shareOf, type Estimate } from './tally.ts'

/** A tournament as text for a terminal: ratings, then every pairing. */
export function arenaText({ bots, elo, pairings }: ArenaResult): string {
  const order = bots.map((_, i) => i).sort((a, b) => (elo[b]?.value ?? 0) - (elo[a]?.value ?? 0))
  const ratings = order.map((i) => [bots[i] ?? '', points(elo[i])])
  const meetings = pairings.map(({ a, b, games, shared, share }) => [
    `${bots[a]} : ${bots[b]}`,
    String(games),
    String(shared),
    percent(share),
  ])
  return [
    columns([['bot', 'Elo (95 % interval)'], ...ratings]),
    columns([['pair', 'games', 'shared', 'won by the first (95 % interval)'], ...meetings]),
  ].join('\n\n')
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
    ...Object.entries(summary.stats).map(([name, tally]) => [name, span(meanOf(tally))]),
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
  const part = (share: number): string => (share * 100).toFixed(1)
  return `${part(value)} % (${part(low)}–${part(high)})`
}

function span({ value, low, high }: Estimate): string {
  return `${value.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`
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
