/** The parts that a rulebook's Markdown is made of. */
export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'item'; readonly text: string; readonly number: number | null }
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly type: 'drawing'; readonly lines: readonly string[] }

const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/
const ITEM = /^\s*(?:[-*+]|(\d{1,4})[.)])\s+(.*)$/
const ROW = /^\s*\|(.*)\|\s*$/
const RULE = /^[\s|:-]*-[\s|:-]*$/

/** The lines before and after a drawing. */
const FENCE = /^[ \t]*```.*$/m

/** Splits Markdown into blocks. Lines that belong together are joined, those of drawings stay as they are; nothing is an error. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(FENCE)
    .flatMap((piece, i) => (i % 2 === 0 ? textBlocks(piece) : [drawing(piece.replace(/^\r?\n|\r?\n$/g, ''))]))
}

function drawing(text: string): Block {
  return { type: 'drawing', lines: text.split(/\r?\n/) }
}

function textBlocks(markdown: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of markdown.split(/\r?\n/)) {
    const isBlank = line.trim() === ''
    if (!isBlank) readLine(blocks, line, isOpen)
    isOpen = !isBlank
  }
  return blocks
}

function readLine(blocks: Block[], line: string, isOpen: boolean): void {
  const last = isOpen ? blocks.at(-1) : undefined
  const fresh = blockStart(line)
  if (fresh === undefined) joinLine(blocks, line.trim(), last)
  else if (fresh.type === 'table' && last?.type === 'table') joinRow(blocks, last, fresh.rows)
  else blocks.push(fresh)
}

function blockStart(line: string): Block | undefined {
  const [, marks, text] = HEADING.exec(line) ?? []
  if (marks !== undefined) return { type: 'heading', level: marks.length, text: text ?? '' }
  const [, number, item] = ITEM.exec(line) ?? []
  if (item !== undefined) {
    return { type: 'item', text: item.trim(), number: number === undefined ? null : Number(number) }
  }
  const [, row] = ROW.exec(line) ?? []
  return row === undefined ? undefined : { type: 'table', rows: [cellsOf(row)] }
}

function joinLine(blocks: Block[], text: string, last: Block | undefined): void {
  if (last?.type === 'paragraph' || last?.type === 'item') {
    blocks[blocks.length - 1] = { ...last, text: `${last.text} ${text}` }
  } else blocks.push({ type: 'paragraph', text })
}

type TableBlock = Extract<Block, { readonly type: 'table' }>

function joinRow(blocks: Block[], last: TableBlock, rows: TableBlock['rows']): void {
  const isRule = rows[0]?.every((cell) => RULE.test(cell)) ?? false
  if (!isRule) blocks[blocks.length - 1] = { type: 'table', rows: [...last.rows, ...rows] }
}

function cellsOf(row: string): string[] {
  return row.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}
