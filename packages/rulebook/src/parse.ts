import { blocksOf, type Block } from './blocks.ts'
import { plainText, refsIn, slugOf } from './inline.ts'
import type { Counts, Entry, EntryKind, Rulebook, Section, Term } from './rulebook.ts'

const ID = '[A-Z]{1,3}-'
const CLAUSE = new RegExp(`^\\*\\*(${ID}(?:\\d+|[A-Z][A-Z0-9]{2})\\.\\d+)\\*\\*\\s*(.*)$`)
const RULING = new RegExp(`^\\*\\*(${ID}R\\d+)\\s*(?:[—–-]\\s*)?(.*?)\\.?\\*\\*\\s*(.*)$`)
const FACT = new RegExp(`^${ID}F\\d+$`)
const SCENARIO = new RegExp(`^${ID}T\\d+$`)
const TERM = /^\*\*(.+?)\*\*\s*[—–-]\s*(.*)$/

/** A section while it is filled. */
interface Draft {
  readonly id: string
  readonly heading: string
  readonly level: number
  readonly entries: Entry[]
}

/** Reads a rulebook from its Markdown text. Never throws: what has no id becomes a paragraph, an item or a table. */
export function parseRulebook(markdown: string): Rulebook {
  const intro: string[] = []
  const sections: Draft[] = []
  let title = ''
  for (const block of blocksOf(markdown)) {
    const section = sections.at(-1)
    if (block.type === 'heading' && block.level === 1 && title === '') title = plainText(block.text)
    else if (block.type === 'heading') sections.push(draft(block.text, block.level, sections))
    else if (section) section.entries.push(...entriesOf(block, section))
    else if ('text' in block) intro.push(plainText(block.text))
  }
  return { title, intro, sections, glossary: glossaryOf(sections), counts: countsOf(sections) }
}

function draft(heading: string, level: number, before: readonly Draft[]): Draft {
  const slug = slugOf(heading)
  const same = before.filter((one) => one.id === slug || one.id.startsWith(`${slug}--`)).length
  const id = same === 0 ? slug : `${slug}--${same + 1}`
  return { id, heading: plainText(heading), level, entries: [] }
}

function entriesOf(block: Block, section: Draft): Entry[] {
  if (block.type === 'table') return tableEntries(block.rows, section)
  if (block.type === 'item') return [itemEntry(block, section)]
  if (block.type === 'drawing')
    return [{ id: nextId(section), kind: 'drawing', text: '', refs: [], lines: block.lines }]
  return [entry({ id: nextId(section), kind: 'paragraph', text: block.text })]
}

function itemEntry({ text, number }: Extract<Block, { type: 'item' }>, section: Draft): Entry {
  const [, clause, rule] = CLAUSE.exec(text) ?? []
  if (clause !== undefined) return entry({ id: clause, kind: 'clause', text: rule ?? '' })
  const [, ruling, title, settled] = RULING.exec(text) ?? []
  if (ruling !== undefined) return entry({ id: ruling, kind: 'ruling', title, text: settled ?? '' })
  const [, term, meaning] = TERM.exec(text) ?? []
  const isTerm = term !== undefined && /glossary/i.test(section.heading)
  if (isTerm) return entry({ id: `term-${slugOf(term)}`, kind: 'term', title: term, text: meaning ?? '' })
  const item = entry({ id: nextId(section), kind: 'item', text })
  return number === null ? item : { ...item, number }
}

/** Rows whose first cell is the id of a fact or a scenario are entries of their own; other tables stay whole. */
function tableEntries(rows: readonly (readonly string[])[], section: Draft): Entry[] {
  const [header = [], ...body] = rows
  if (body.length > 0 && body.every((row) => FACT.test(row[0] ?? ''))) return body.map(factEntry)
  if (body.length > 0 && body.every((row) => SCENARIO.test(row[0] ?? ''))) {
    return body.map((row) => scenarioEntry(header, row))
  }
  const plainRows = rows.map((row) => row.map(plainText))
  const text = plainRows.map((row) => row.join(' | ')).join('\n')
  return [{ id: nextId(section), kind: 'table', text, refs: refsIn(text, ''), rows: plainRows }]
}

function factEntry(row: readonly string[]): Entry {
  const [id = '', ...rest] = row
  return entry({ id, kind: 'fact', text: rest.join(' — ') })
}

/** `Id | Covers | Given | When | Then`: told as one text with the headings as labels. */
function scenarioEntry(header: readonly string[], row: readonly string[]): Entry {
  const [id = '', covers = '', ...steps] = row
  const labelled = steps.map((step, i) => [plainText(header[i + 2] ?? ''), plainText(step)])
  const text = labelled.map(([label, step]) => `${label}: ${step}.`).join(' ')
  return { ...entry({ id, kind: 'scenario', title: covers, text }), rows: labelled }
}

interface Parts {
  readonly id: string
  readonly kind: EntryKind
  readonly title?: string | undefined
  readonly text: string
}

function entry({ id, kind, title, text }: Parts): Entry {
  const clean = plainText(text)
  const named = title === undefined || title === '' ? {} : { title: plainText(title) }
  return { id, kind, ...named, text: clean, refs: refsIn(`${title ?? ''} ${clean}`, id) }
}

function nextId(section: Draft): string {
  return `${section.id}-${section.entries.length + 1}`
}

function glossaryOf(sections: readonly Section[]): Term[] {
  const terms = sections.flatMap((section) => section.entries).filter((one) => one.kind === 'term')
  return terms.map(({ id, title = '', text }) => ({ id, term: title, text }))
}

function countsOf(sections: readonly Section[]): Counts {
  const entries = sections.flatMap((section) => section.entries)
  const count = (kind: EntryKind): number => entries.filter((one) => one.kind === kind).length
  return {
    clauses: count('clause'),
    rulings: count('ruling'),
    facts: count('fact'),
    scenarios: count('scenario'),
    terms: count('term'),
  }
}
