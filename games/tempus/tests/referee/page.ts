import { readFileSync } from 'node:fs'

const PAGE = readFileSync(new URL('../../../../docs/rules/tempus.md', import.meta.url), 'utf8')

/** The part of the rules page under a heading that begins with these words. Throws where there is none. */
export function partOf(heading: string): string {
  const part = PAGE.split(/^##+ /m).find((text) => text.startsWith(heading))
  if (part === undefined) throw new Error(`docs/rules/tempus.md has no part "${heading}".`)
  return part
}

/** A row of a table of the rules page: its cells by the headings of their columns. */
export type Row = Readonly<Record<string, string>>

/** The rows of the first table of a part. */
export function tableOf(heading: string): Row[] {
  const [titles = [], , ...rows] = partOf(heading)
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

/** The drawing of a part, line by line. */
export function drawingOf(heading: string): string[] {
  const [, drawing = ''] = /```\n([^]*?)\n```/.exec(partOf(heading)) ?? []
  return drawing.split('\n')
}
