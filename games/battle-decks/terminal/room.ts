import { columnsOf, wrapped } from '@trialhall/terminal'

/** What does not fit into lines is counted; `g` shows it. */
interface Room {
  readonly width: number
  readonly rows: number
  /** What stands before the first name, '' for nothing. */
  readonly lead?: string
  /** What stands between two names. */
  readonly between: string
}

/** As many names as there is room for, none of them broken, and how many more there are: "Hand: Ambush (Q♣) · and 3 more: g"; of names of which none fits, only how many. */
export function namesIn(names: readonly string[], { width, rows, lead = '', between }: Room): string[] {
  for (let count = names.length; count >= 0; count--) {
    const more = names.length - count
    const rest = more === 0 ? [] : [count === 0 ? `${more}: g` : `and ${more} more: g`]
    const parts = [...names.slice(0, count), ...rest].map(unbroken)
    const lines = wrapped(`${lead}${parts.join(between)}`, width).map(broken)
    if (count === 0 || (lines.length <= rows && lines.every((line) => columnsOf(line) <= width)))
      return lines.slice(0, rows)
  }
  return []
}

/** Lines are broken at spaces, names are not. */
function unbroken(name: string): string {
  return name.replaceAll(' ', NO_BREAK)
}

function broken(line: string): string {
  return line.replaceAll(NO_BREAK, ' ')
}

const NO_BREAK = '\u00A0'
