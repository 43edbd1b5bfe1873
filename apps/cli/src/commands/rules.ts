import type { Command } from 'commander'
import { parseRulebook, searchRulebook, type Entry, type Rulebook } from '@trialhall/rulebook'
import { wrapped } from '@trialhall/terminal'
import { failed } from '../failure.ts'
import { paint } from '../output/paint.ts'
import { say, sayJson, type Terminal } from '../output/terminal.ts'
import { columns, hanging } from '../output/text.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

const MOST_FOUND = 20

/** `trialhall rules <game> [words]`: the rulebook, or the entries that hold all the words, the best first. */
export function rulesCommand(program: Command, context: CommandContext): void {
  program
    .command('rules <game> [words...]')
    .description('print the rules of a game, or search them for words; an id such as S-R12 finds that entry')
    .option('--all', `with words: print all results, not only the first ${MOST_FOUND}`)
    .option('--json', 'print the rulebook, or the results, as JSON')
    .action((id: string, words: string[], flags: { all?: boolean; json?: boolean }) => {
      const game = gameNamed(context, id)
      const markdown = context.rulesOf(game.id)
      if (markdown === null) throw failed(`${game.title} has no written rules.`)
      const book = parseRulebook(markdown)
      if (words.length === 0) printBook(book, context.terminal, flags)
      else printFound(book, words.join(' '), { terminal: context.terminal, ...flags })
    })
}

function printBook(book: Rulebook, terminal: Terminal, { json }: { json?: boolean }): void {
  if (json) sayJson(terminal, book)
  else say(terminal, ...bookLines(book, terminal))
}

function bookLines(book: Rulebook, terminal: Terminal): string[] {
  const { strong } = paint(terminal.hasColour)
  const intro = book.intro.flatMap((paragraph) => [...wrapped(paragraph, terminal.width), ''])
  const sections = book.sections.flatMap((section) => [
    strong(section.level > 2 ? section.heading : section.heading.toUpperCase()),
    '',
    ...section.entries.flatMap((entry, i) => [
      ...(isAfterList(section.entries, i) ? [''] : []),
      ...entryLines(entry, terminal),
    ]),
    '',
  ])
  return [strong(book.title), '', ...intro, ...sections]
}

/** A paragraph that follows a list keeps a line's distance from it. */
function isAfterList(entries: readonly Entry[], at: number): boolean {
  return entries[at]?.kind === 'paragraph' && entries[at - 1]?.kind === 'item'
}

interface Search {
  readonly terminal: Terminal
  readonly all?: boolean
  readonly json?: boolean
}

function printFound(book: Rulebook, words: string, { terminal, all, json }: Search): void {
  const found = searchRulebook(book, words)
  if (found.length === 0) throw failed(`No rule contains "${words}"; try fewer or shorter words.`)
  const shown = all ? found : found.slice(0, MOST_FOUND)
  if (json) {
    sayJson(
      terminal,
      shown.map(({ entry, section }) => ({ section: section.heading, ...entry })),
    )
    return
  }
  say(terminal, ...shown.flatMap(({ entry }) => entryLines(entry, terminal)))
  const more = found.length - shown.length
  if (more > 0) say(terminal, '', `${more} more with "${words}": add a word or --all.`)
}

const INDENT = 8

function labelOf({ id, kind, number }: Entry): string {
  if (kind === 'item') return number === undefined ? '   •' : `  ${number}.`
  return /^[A-Z]+-/.test(id) ? id : ''
}

/** One entry: its id hanging on the left, a table as columns, a drawing as it is. */
function entryLines(entry: Entry, terminal: Terminal): string[] {
  const { strong, faint } = paint(terminal.hasColour)
  if (entry.kind === 'table') return [...columns(entry.rows ?? [], terminal.width), '']
  if (entry.kind === 'drawing') return [...(entry.lines ?? []), '']
  if (entry.kind === 'paragraph') return [...wrapped(entry.text, terminal.width), '']
  const label = labelOf(entry)
  const text = entry.title === undefined ? entry.text : `${entry.title}: ${entry.text}`
  const lines = hanging(label, text, { width: terminal.width, indent: INDENT })
  return lines.map((line, i) => {
    if (i > 0 || label === '' || entry.kind === 'item') return line
    return line.replace(label, (found) => (entry.kind === 'clause' ? strong(found) : faint(found)))
  })
}
