import { readFileSync } from 'node:fs'

const [, CONTENT = ''] = readFileSync(
  new URL('../../../../docs/rules/battle-decks.md', import.meta.url),
  'utf8',
).split('\n## Content\n')

/** A row of a table of the rules page: its cells by the headings of their columns. */
export type Row = Readonly<Record<string, string>>

/** The rows of the table under a heading of the rules page's content. */
export function tableOf(heading: string): Row[] {
  const [, section = ''] = CONTENT.split(`\n### ${heading}\n`)
  const [titles = [], , ...rows] = (section.split('\n#')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map(cellsOf)
  return rows.map((cells) => Object.fromEntries(titles.map((title, i) => [title, cells[i] ?? ''])))
}

function cellsOf(line: string): string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
}

/** A row without some of its columns. */
export function without(row: Row, ...titles: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([title]) => !titles.includes(title)))
}

/** The numbers of a text in their order, with their signs; ids of rules are none. */
export function numbersIn(text: string): string[] {
  const plain = text.replace(/\bB-[\dRFT.]+/g, '').replaceAll('−', '-')
  return plain.match(/[+-]?\d+/g) ?? []
}
