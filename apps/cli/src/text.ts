/** Ways to mark text on a terminal. */
export interface Paint {
  readonly strong: (text: string) => string
  readonly faint: (text: string) => string
  readonly accent: (text: string) => string
}

const ESCAPE = String.fromCharCode(27)

/** The marks of a terminal with colour, or none. */
export function paint(hasColour: boolean): Paint {
  if (!hasColour) return { strong: same, faint: same, accent: same }
  return { strong: mark(1, 22), faint: mark(2, 22), accent: mark(36, 39) }
}

function same(text: string): string {
  return text
}

function mark(on: number, off: number): (text: string) => string {
  return (text) => `${ESCAPE}[${on}m${text}${ESCAPE}[${off}m`
}

/** Columns that a text takes: accents that combine take none. */
export function columnsOf(text: string): number {
  return [...text.normalize('NFC')].filter((character) => !/\p{M}/u.test(character)).length
}

/** A text filled up with spaces to a number of columns. */
export function padded(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - columnsOf(text)))
}

/** A text cut to a number of columns, with an ellipsis where something is missing. */
export function cut(text: string, columns: number): string {
  return columnsOf(text) <= columns ? text : `${[...text].slice(0, Math.max(0, columns - 1)).join('')}…`
}

/** Breaks a text between words into lines of at most `width` columns; a longer word is broken itself. */
export function wrapped(text: string, width: number): string[] {
  return text.split('\n').flatMap((line) => wrappedLine(line, Math.max(1, width)))
}

function wrappedLine(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').flatMap((one) => chopped(one, width))) {
    const longer = line === '' ? word : `${line} ${word}`
    if (columnsOf(longer) <= width) line = longer
    else {
      if (line !== '') lines.push(line)
      line = word
    }
  }
  return [...lines, line]
}

function chopped(word: string, width: number): string[] {
  const letters = [...word]
  const pieces: string[] = []
  for (let at = 0; at < letters.length; at += width) pieces.push(letters.slice(at, at + width).join(''))
  return pieces.length === 0 ? [''] : pieces
}

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

/** Where the lead takes nearly all of the line, the tail goes below it. */
function hangingTail(lead: string, tail: string, shape: { width: number; indent: number }): string[] {
  if (shape.width - shape.indent >= LEAST_TAIL) {
    const [first = '', ...rest] = wrapped(tail, shape.width - shape.indent)
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

/** A count with its noun: "1 clause", "2 clauses". */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : 's'}`
}
