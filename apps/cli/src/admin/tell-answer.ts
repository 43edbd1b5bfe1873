/** What a server told, as lines for a terminal: a sentence, a table, or JSON. What a terminal would obey is written out. */
export function answerLines(value: unknown): string[] {
  return linesOf(value).map((line) => line.replace(/[^\n\P{Cc}]/gu, writtenOut))
}

function writtenOut(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
}

function linesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value) && value.every(isFlat)) return tableLines(value)
  return [JSON.stringify(value, null, 2)]
}

type FlatRow = Readonly<Record<string, string | number | boolean | null>>

function isFlat(row: unknown): row is FlatRow {
  return (
    typeof row === 'object' &&
    row !== null &&
    Object.values(row).every((one) => typeof one !== 'object' || one === null)
  )
}

function tableLines(rows: readonly FlatRow[]): string[] {
  if (rows.length === 0) return ['Nothing is listed.']
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)))
  return cells.map((line) =>
    line
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
