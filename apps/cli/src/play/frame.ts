import { accent, columnsOf, faint, fitted, strong, wrapped, type Line } from '@trialhall/terminal'
import { boardOf } from './boards.ts'
import { outcomeLines } from '../output/outcome.ts'
import { factsFor, promptText } from '../output/sentences.ts'
import { tame } from '../tame.ts'
import { choicesOf, MOST_AT_ONCE, type ChoiceLine } from './choices.ts'
import { entryHint } from './hints.ts'
import { isCurtained, viewerOf, type Screen } from './screen.ts'
import { sceneOf } from './scene.ts'
import { sheetLines } from './sheet.ts'
import type { Sitting } from './sitting.ts'
import { asksForSpaces } from './spaces.ts'

/** Columns and lines of the terminal. */
export interface TerminalSize {
  readonly columns: number
  readonly rows: number
}

const LEAST = { columns: 40, rows: 12 }
const LEAST_LOG = 3
const LEAST_BOARD = 3
const LEAST_OPTIONS = 4
/** Lines between board, log and prompt. */
const DIVIDERS = 2
const LOG_SHARE = 8
const MOST_OPTIONS = 10
const OPTIONS_SHARE = 3.5
const PROMPT_LINES = 2

/** Everything on the screen, line by line: never more than fits. */
export function frame(sitting: Sitting, screen: Screen, size: TerminalSize): Line[] {
  const width = size.columns
  const height = size.rows - 1
  if (size.columns < LEAST.columns || size.rows < LEAST.rows) {
    return [[`Make the terminal larger: at least ${LEAST.columns} by ${LEAST.rows}.`]].slice(0, height)
  }
  return fullFrame(sitting, screen, { width, height })
    .slice(0, height)
    .map((line) => fitted(line, width))
}

interface Space {
  readonly width: number
  readonly height: number
}

function fullFrame(sitting: Sitting, screen: Screen, space: Space): Line[] {
  const head = [headline(sitting, space.width)]
  const foot = [footline(sitting, screen, space.width)]
  const middle = { width: space.width, height: space.height - 2 }
  if (screen.sheet !== 'none')
    return [...head, ...filled(sheetLines(sitting, screen, middle), middle), ...foot]
  if (isCurtained(sitting, screen)) return [...head, ...filled(curtain(sitting), middle), ...foot]
  return [...head, ...table(sitting, screen, middle), ...foot]
}

function headline(sitting: Sitting, width: number): Line {
  const { game, match } = sitting
  const right = `seed ${tame(String(match.seed))}`
  const left = game.title
  return [strong(left), faint(' '.repeat(Math.max(1, width - left.length - right.length)) + right)]
}

function footline(sitting: Sitting, screen: Screen, width: number): Line {
  if (screen.notice !== '') return [accent(screen.notice)]
  if (screen.sheet === 'quit') return [strong('y'), ' leave   any other key: stay']
  if (screen.sheet === 'draw' && sitting.whyNoDraw === null)
    return [strong('y'), ' all agree   any other key: play on']
  if (screen.sheet === 'why' && asksForSpaces(sitting))
    return [strong('12 7'), ' why not that space   any letter: back to the table']
  if (screen.sheet !== 'none') return [strong('↑↓'), ' scroll   any other key: back to the table']
  if (screen.sought !== null) return seekingLine(sitting, screen)
  if (screen.typed !== '' && asksForSpaces(sitting))
    return [strong(`${screen.typed}_`), ' Enter picks it; 12 7 is column 12, row 7']
  if (screen.typed !== '')
    return [strong(`${screen.typed}_`), ' Enter picks it; more digits for a longer number']
  if (screen.within.length > 0)
    return [faint('number or ↑↓⏎ · '), strong('b'), faint(' back to the list before · w why not · ? help')]
  return [faint(keysText(keysAt(sitting), width))]
}

/** What is sought, and how many options are found. */
function seekingLine(sitting: Sitting, screen: Screen): Line {
  const found = choicesOf(sitting, screen).reduce((sum, { options }) => sum + options.length, 0)
  const count = `${found} of ${sitting.personAsk?.options.length ?? 0}`
  return [strong(`/${screen.sought}_`), ` ${count} · Enter picks · Esc shows all`]
}

function keysAt(sitting: Sitting): readonly string[] {
  if (sitting.match.outcome) return KEYS_AT_THE_END
  const [first = '', ...others] = KEYS
  const ofSpaces = asksForSpaces(sitting) ? ['12 7 a space', 'm map'] : []
  const ofLongLists = (sitting.personAsk?.options.length ?? 0) > MOST_AT_ONCE ? ['/ find'] : []
  return [first, ...ofSpaces, ...ofLongLists, ...others]
}

const KEYS_AT_THE_END: readonly string[] = ['g piles', 'l log', 's save', '? help', 'q quit']
const KEYS: readonly string[] = ['number or ↑↓⏎', 'b back', 'w why not', ...KEYS_AT_THE_END]
/** Where there is little room, help tells of these; the first goes first. */
const SPARED: readonly string[] = ['s save', 'l log', 'g piles', 'w why not', '/ find', 'm map']

/** As many keys as there is room for. */
function keysText(keys: readonly string[], width: number): string {
  const text = keys.join(' · ')
  const spared = SPARED.find((key) => keys.includes(key))
  if (columnsOf(text) <= width || spared === undefined) return text
  return keysText(
    keys.filter((key) => key !== spared),
    width,
  )
}

function curtain(sitting: Sitting): Line[] {
  const name = sitting.names[sitting.personAsk?.seat ?? 0] ?? ''
  return [
    [],
    [],
    ['  ', strong(`${name} is asked.`)],
    [],
    ['  Press Enter when nobody else looks at the screen.'],
  ]
}

/** Board, log, prompt and options, each as much as there is room for. */
function table(sitting: Sitting, screen: Screen, { width, height }: Space): Line[] {
  const prompt = promptLines(sitting, screen, width)
  const share = Math.max(LEAST_OPTIONS, Math.min(MOST_OPTIONS, Math.floor(height / OPTIONS_SHARE)))
  const most = Math.max(1, Math.min(share, height - prompt.length - DIVIDERS - LEAST_BOARD))
  const options = optionLines(sitting, screen, most)
  const fixed = prompt.length + options.length + DIVIDERS
  const leastLog = Math.max(LEAST_LOG, Math.floor(height / LOG_SHARE))
  const board = boardLines(sitting, screen, {
    width,
    height: Math.max(LEAST_BOARD, height - fixed - leastLog),
  })
  const log = logLines(sitting, screen, { width, height: Math.max(0, height - fixed - board.length) })
  return [...board, divider('log', width), ...log, divider('', width), ...prompt, ...options]
}

function boardLines(sitting: Sitting, screen: Screen, { width, height }: Space): Line[] {
  const viewer = viewerOf(sitting, screen)
  const scene = sceneOf(sitting, viewer, { width, height })
  return boardOf(sitting)(scene).slice(0, height)
}

function divider(label: string, width: number): Line {
  const name = label === '' ? '' : ` ${label} `
  return [faint(`──${name}${'─'.repeat(Math.max(0, width - name.length - 2))}`)]
}

/** The newest sentences at the bottom, in exactly so many lines. */
function logLines(sitting: Sitting, screen: Screen, { width, height }: Space): Line[] {
  const story = sitting.story(viewerOf(sitting, screen)).slice(-height)
  const lines = story.flatMap((text, i) =>
    wrapped(text, width - 2).map((line): Line => logLine(line, i === story.length - 1)),
  )
  return filled(height === 0 ? [] : lines.slice(-height), { width, height })
}

function logLine(text: string, isNewest: boolean): Line {
  return ['  ', isNewest ? text : faint(text)]
}

function promptLines(sitting: Sitting, screen: Screen, width: number): Line[] {
  if (sitting.match.outcome)
    return outcomeLines(sitting.match, sitting.names).map((text, i): Line => [i === 0 ? strong(text) : text])
  const bot = sitting.botAsk
  if (bot) return [[faint(`${sitting.names[bot.seat]} is thinking …`)]]
  const ask = sitting.personAsk
  if (!ask) return []
  const prompt = promptText(sitting.game, factsFor(sitting.match, sitting.eyesOf(ask.seat)), ask)
  const text = [prompt, ...screen.within.slice(-1)].join('  › ')
  return wrapped(text, width)
    .slice(0, PROMPT_LINES)
    .map((line): Line => [strong(line)])
}

/** The options around the cursor, with their numbers, in as many lines as there are or as there is room for. */
function optionLines(sitting: Sitting, screen: Screen, most: number): Line[] {
  const ask = sitting.personAsk
  if (!ask) return sitting.match.outcome ? [] : [[]]
  const entries = choicesOf(sitting, screen)
  const count = entries.length
  const hints = entries.map((entry) => entryHint(sitting, ask, entry))
  const room = Math.min(count, most)
  const first = Math.max(0, Math.min(screen.cursor - Math.floor(room / 2), count - room))
  return entries.slice(first, first + room).map((entry, i): Line => {
    const at = first + i
    const isEdge = (i === room - 1 && at < count - 1) || (i === 0 && first > 0)
    const more = isEdge ? faint(i === 0 ? '  ↑ more' : '  ↓ more') : ''
    const text = `${String(at + 1).padStart(3)}  ${entryText(entry)}`
    const hint = i > 0 && hints[at] === hints[at - 1] ? again(hints[at]) : (hints[at] ?? '')
    const about = faint(hint === '' ? '' : `   ${hint}`)
    return at === screen.cursor
      ? [{ text: `▸${text}`, tone: 'chosen' }, more, about]
      : [` ${text}`, more, about]
  })
}

/** A hint that stands above, too: a long one is not written twice. */
function again(hint = ''): string {
  return hint.length > SHORT_HINT ? 'the same' : hint
}

const SHORT_HINT = 24

function entryText({ label, options }: ChoiceLine): string {
  return options.length > 1 ? `${label} … (${options.length})` : label
}

function filled(lines: readonly Line[], { height }: Space): Line[] {
  const missing = Math.max(0, height - lines.length)
  return [...lines.slice(0, height), ...Array.from({ length: missing }, (): Line => [])]
}
