/** Letters of which each takes one column: most texts have no others. */
const PLAIN = /^[ -~]*$/

/** Columns that a text takes: accents that combine take none. */
export function columnsOf(text: string): number {
  if (PLAIN.test(text)) return text.length
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
