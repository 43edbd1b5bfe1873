import { columnsOf, padded, wrapped } from '@trialhall/terminal'

/** Wrapped, with every line after the first `indent` columns in; the first line begins with `lead`. */
export function hanging(lead: string, text: string, shape: { width: number; indent: number }): string[] {
  const { width, indent } = shape
  const space = ' '.repeat(indent)
  const lines = wrapped(text, width - indent)
  const isShort = columnsOf(lead) < indent
  const first = isShort ? padded(lead, indent) + (lines[0] ?? '') : lead
  const rest = isShort ? lines.slice(1) : lines
  return [first, ...rest.map((line) => space + line)].map((line) => line.trimEnd())
}

/** Rows as columns of equal width, two spaces apart; the last column is wrapped to the terminal. */
export function columns(rows: readonly (readonly string[])[], width: number): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: Math.max(0, count - 1) }, (_, i) =>
    Math.max(...rows.map((row) => columnsOf(row[i] ?? ''))),
  )
  const indent = widths.reduce((sum, each) => sum + each + 2, 0)
  return rows.flatMap((row) => {
    const lead = widths.map((each, i) => `${padded(row[i] ?? '', each)}  `).join('')
    return hangingTail(lead, row[count - 1] ?? '', { width, indent })
  })
}

const LEAST_TAIL = 24

/** Where the lead takes nearly all of the line, a tail that does not fit goes below it. */
function hangingTail(lead: string, tail: string, shape: { width: number; indent: number }): string[] {
  const room = shape.width - shape.indent
  if (room >= LEAST_TAIL || columnsOf(tail) <= room) {
    const [first = '', ...rest] = wrapped(tail, room)
    return [lead + first, ...rest.map((line) => ' '.repeat(shape.indent) + line)].map((line) =>
      line.trimEnd(),
    )
  }
  return [lead.trimEnd(), ...wrapped(tail, shape.width - 4).map((line) => `    ${line}`)]
}

/** A number with a thin mark between thousands, for people. */
export function grouped(value: number): string {
  return Math.round(value)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')
}

/** A count with its noun: "1 clause", "2 clauses", "2 matches". */
export function counted(count: number, noun: string, plural: string = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : plural}`
}
