import type { MeasureResult, Verdict } from './contest.ts'
import type { Column } from './measure.ts'
import { readable } from './numbers.ts'

/** A measure's table and what came of its aims, as lines for a terminal. */
export function reportOf({ title, rows, verdicts }: MeasureResult, columns: readonly Column[]): string {
  const head = ['', ...columns.map((column) => column.title)]
  const body = rows.map(({ contender, median }) => [
    contender,
    ...columns.map(({ figure }) => readable(median[figure] ?? Number.NaN)),
  ])
  return [title, ...aligned([head, ...body]), ...verdicts.map(verdictLine), ''].join('\n')
}

function aligned(cells: readonly (readonly string[])[]): string[] {
  const widths = (cells[0] ?? []).map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)))
  return cells.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .padStart(2),
  )
}

function verdictLine({ what, value, best, atLeast, atMost, isMet }: Verdict): string {
  const bound =
    atLeast === undefined ? `at most ${readable(atMost ?? Number.NaN)}` : `at least ${readable(atLeast)}`
  return `  ${isMet ? 'met   ' : 'missed'} ${what}: ${readable(value)}, best round ${readable(best)} (aim: ${bound})`
}
