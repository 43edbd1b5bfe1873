import { readFileSync } from 'node:fs'

/** The rules page, which tests compare with what is played. */
export const PAGE = readFileSync(new URL('../../../../../docs/rules/tempus.md', import.meta.url), 'utf8')

/** A row of a table, by the names of its columns. */
export type Row = Readonly<Record<string, string>>

/** The part of the page under a heading such as "C-10 Events", without parts of the same rank. Throws where there is none. */
export function partOf(heading: string): string {
  const part = PAGE.split(/^### /m).find((one) => one.startsWith(`${heading}\n`))
  if (part === undefined) throw new Error(`The rules page has no part "${heading}".`)
  return part.split(/^## /m)[0] ?? ''
}

/** The rows of the table of that part. */
export function rowsOf(heading: string): readonly Row[] {
  const [head = [], , ...rows] = partOf(heading)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  return rows.map((cells) => Object.fromEntries(head.map((name, i) => [name, cells[i] ?? ''])))
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/** What a fact of the groups F-1 to F-9 says, by its id. Throws where there is none. */
export function factOf(id: string): Row {
  const [, group] = /^T-F(\d)/.exec(id) ?? []
  const part = PAGE.split(/^### /m).find((one) => one.startsWith(`F-${group} `)) ?? ''
  const row = rowsOf(part.split('\n')[0] ?? '').find(({ Id }) => Id === id)
  if (row === undefined) throw new Error(`The rules page has no fact ${id}.`)
  return row
}

/** A name as cards print it: with a typographic apostrophe, and without what the page says in brackets. */
export function nameOf(cell: string | undefined): string {
  return (cell ?? '').replace(/ \(.*\)$/, '').replaceAll("'", '’')
}

/** All numbers of a text, from the smallest. */
export function numbersIn(text: string | undefined): readonly number[] {
  return [...(text ?? '').matchAll(/\d+/g)].map(([number]) => Number(number)).toSorted((a, b) => a - b)
}

/** Numbers of a text that another one does not have as often. */
export function missingFrom(text: string, wanted: string): readonly number[] {
  const left = [...numbersIn(text)]
  return numbersIn(wanted).filter((number) => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
