import { meanOf, type ArenaResult, type Estimate, type MatchRecord } from '@trialhall/bots'
import { partyCount, seatLetter } from '@trialhall/kernel'
import { measuresOf, ratesOf, shareEstimate, type SimReport } from './figures.ts'
import { pairFigures, traitFigures, type TraitFigure } from './traits.ts'

type CsvCell = string | number | null

const HEAD = ['table', 'name', 'count', 'value', 'low', 'high', 'p']

/** What `sim --csv` prints: every figure on a line of its own, the table that it is of first. */
export function simCsv({ game, summary }: SimReport): string[] {
  const { bots, byBot, bySeat, games, seats } = summary
  const figureRows = (table: string, figures: Record<string, Estimate & { count: number }>): CsvCell[][] =>
    Object.entries(figures).map(([name, one]) => row({ table, name, count: one.count, estimate: one }))
  const rows = [
    ...byBot.map((one, i) =>
      row({ table: 'bot', name: bots[i] ?? '', count: one.played, estimate: shareEstimate(one, summary) }),
    ),
    ...byBot.map((one, i) =>
      row({ table: 'score', name: bots[i] ?? '', count: one.played, estimate: meanOf(one.score) }),
    ),
    ...bySeat.map((one, seat) =>
      row({
        table: 'seat',
        name: seatLetter(seat),
        count: one.played,
        estimate: shareEstimate(one, summary),
      }),
    ),
    row({ table: 'length', name: 'segments', count: games, estimate: meanOf(summary.segments, { min: 0 }) }),
    ...figureRows('measure', measuresOf(summary)),
    ...figureRows('rate', ratesOf(summary)),
    ...traitFigures(summary, partyCount(game, seats)).flatMap(traitRows),
    ...pairFigures(summary).map((one) => traitRow('pair', one)),
  ]
  return [HEAD, ...rows].map(csvLine)
}

function traitRows(figure: TraitFigure): CsvCell[][] {
  const { name, against } = figure
  if (!against) return [traitRow('trait', figure)]
  const { difference: estimate, p } = against
  return [traitRow('trait', figure), row({ table: 'less without', name, count: null, estimate, p })]
}

function traitRow(table: string, { name, count, share, p }: TraitFigure): CsvCell[] {
  return row({ table, name, count, estimate: share, p })
}

interface RowParts {
  readonly table: string
  readonly name: string
  readonly count: number | null
  readonly estimate: Estimate
  readonly p?: number
}

function row({ table, name, count, estimate: { value, low, high }, p }: RowParts): CsvCell[] {
  return [table, name, count, value, low, high, p ?? null]
}

/** What `arena --csv` prints: ratings, then pairings. */
export function arenaCsv({ bots, elo, pairings }: ArenaResult): string[] {
  const rows = [
    ...elo.map((estimate, i) => row({ table: 'elo', name: bots[i] ?? '', count: null, estimate })),
    ...pairings.map(({ a, b, games, share, p }) =>
      row({ table: 'pair', name: `${bots[a]} : ${bots[b]}`, count: games, estimate: share, p }),
    ),
  ]
  return [HEAD, ...rows].map(csvLine)
}

const RECORD_HEAD = [
  'match',
  'seed',
  'seat',
  'bot',
  'rank',
  'score',
  'reason',
  'decisions',
  'segments',
  'traits',
  'link',
]

/** The first line of `sim --each FILE.csv`. */
export const RECORDS_HEAD: string = csvLine(RECORD_HEAD)

/** A match in it: a line for each seat. */
export function recordCsv(record: MatchRecord): string[] {
  const { match, seed, reason, decisions, segments, link } = record
  return record.seating.map((bot, seat) => {
    const traits = Object.values(record.traits).flatMap((of) => of[seat] ?? [])
    const result = [record.ranks[seat] ?? null, record.scores[seat] ?? null, reason, decisions, segments]
    return csvLine([match, seed, seatLetter(seat), bot, ...result, traits.join('; '), link])
  })
}

/** RFC 4180: what holds a comma, a quote or the end of a line stands between quotes. Infinite numbers are left out. */
function csvLine(cells: readonly CsvCell[]): string {
  return cells.map(cellText).join(',')
}

function cellText(cell: CsvCell): string {
  if (cell === null || (typeof cell === 'number' && !Number.isFinite(cell))) return ''
  const text = String(cell)
  return /[",\n\r]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}
