import {
  fault,
  Match,
  ok,
  readLog,
  shown,
  type AnyGame,
  type Ask,
  type Position,
  type Result,
} from '@trialhall/kernel'
import { factsFor, optionText } from '../output/sentences.ts'

/** A moment with picks that are clearly best, or clearly wrong: a line of a game's `puzzles.json`. It has either a position or a match. */
export interface Puzzle {
  readonly id: string
  /** What it is about: lethal, reroll, heal, keep, dominated … */
  readonly kind: string
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly position?: object
  /** The log of a match up to the moment that is asked about, as in a link. */
  readonly match?: string
  /** What is picked before, by labels. */
  readonly before?: readonly string[]
  /** Dice of those picks. */
  readonly rolls?: readonly number[]
  /** Labels of the best picks, of which any is right; or those of the wrong ones, of which none is. */
  readonly best?: readonly string[]
  readonly wrong?: readonly string[]
  /** Why, as a person would explain it. */
  readonly why: string
}

/** A puzzle that is laid on the table: what is asked, and which picks are right. */
export interface LaidPuzzle {
  readonly puzzle: Puzzle
  readonly match: Match
  readonly ask: Ask
  readonly position: Position
  readonly labels: readonly string[]
  /** Indices of the right options. */
  readonly right: ReadonlySet<number>
}

/** The puzzles of a file: what is wrong with it is a fault. */
export function readPuzzles(text: string): Result<readonly Puzzle[]> {
  const json = parsed(text)
  if (!Array.isArray(json)) return fault('bad-request', 'puzzles', 'The puzzles are no JSON list.')
  for (const [i, one] of json.entries()) {
    const wrong = faultOf(one as Partial<Puzzle>)
    if (wrong !== null) return fault('bad-request', `puzzles[${i}]`, `Puzzle ${i + 1} ${wrong}.`)
  }
  return ok(json as Puzzle[])
}

const TEXTS = ['id', 'kind', 'why'] as const
/** What goes with a position; a match says all of it. */
const OF_POSITION = ['seats', 'options', 'position', 'before', 'rolls'] as const
const REST = ['match', 'best', 'wrong']
const FIELDS: ReadonlySet<string> = new Set([...TEXTS, ...OF_POSITION, ...REST])

function faultOf(one: Partial<Puzzle>): string | null {
  for (const field of TEXTS)
    if (typeof one[field] !== 'string' || one[field] === '') return `needs ${field}, a text`
  const source = sourceFault(one)
  if (source !== null) return source
  if ((one.best === undefined) === (one.wrong === undefined))
    return 'needs either best or wrong, a list of labels'
  const stray = Object.keys(one).find((field) => !FIELDS.has(field))
  return stray === undefined ? null : `has no field ${shown(stray)}`
}

function sourceFault(one: Partial<Puzzle>): string | null {
  if (one.match === undefined)
    return typeof one.position === 'object' ? null : 'needs position, an object, or match, a text'
  if (typeof one.match !== 'string') return 'needs match, a text'
  const beside = OF_POSITION.find((field) => one[field] !== undefined)
  return beside === undefined ? null : `has both match and ${beside}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Sets up a puzzle. A position that cannot be, a pick that is not offered, or a label that no option has is a fault that names the puzzle. */
export function laid(game: AnyGame, puzzle: Puzzle): Result<LaidPuzzle> {
  const begun = puzzle.match === undefined ? fromPosition(game, puzzle) : fromMatch(game, puzzle.match)
  if (!begun.ok) return about(puzzle, begun.fault.message)
  const match = begun.value
  const [ask] = match.asks
  const position = ask ? match.position(ask.seat) : null
  if (!ask || !position) return about(puzzle, 'nobody is asked.')
  return withAnswers({ puzzle, match, ask, position: position as Position, labels: labelsOf(match, ask) })
}

function fromPosition(game: AnyGame, puzzle: Puzzle): Result<Match> {
  const { seats = game.seats.min, options, position, rolls, before = [] } = puzzle
  const request = {
    seats,
    seed: puzzle.id,
    position,
    ...(options ? { options } : {}),
    ...(rolls ? { rolls } : {}),
  }
  const started = Match.start(game, request)
  if (!started.ok) return started
  for (const label of before) {
    const made = pick(started.value, label)
    if (!made.ok) return made
  }
  return started
}

/**
 * Plays the match up to its moment by the rules of today, whichever it was found by: if they lead elsewhere, a pick or a label does not fit, and
 * that is said.
 */
function fromMatch(game: AnyGame, text: string): Result<Match> {
  const log = readLog(text)
  if (!log.ok) return log
  const { rulesVersion } = game
  return Match.replay(game, { ...log.value, rulesVersion }, { story: false })
}

function pick(match: Match, label: string): Result<null> {
  const [ask] = match.asks
  if (!ask) return fault('match-over', 'before', `nobody is asked for ${shown(label)}.`)
  const labels = labelsOf(match, ask)
  const index = indexOf(labels, label)
  if (index < 0)
    return fault('bad-pick', 'before', `${shown(label)} is not offered; offered are ${labels.join(', ')}.`)
  return match.choose(ask.seat, index)
}

function withAnswers(parts: Omit<LaidPuzzle, 'right'>): Result<LaidPuzzle> {
  const { puzzle, labels } = parts
  const named = puzzle.best ?? puzzle.wrong ?? []
  const found = new Set<number>()
  for (const label of named) {
    const indices = labels.flatMap((one, i) => (one.toLowerCase() === label.toLowerCase() ? [i] : []))
    if (indices.length === 0)
      return about(puzzle, `no option reads ${shown(label)}; offered are ${labels.join(', ')}.`)
    for (const index of indices) found.add(index)
  }
  const right = puzzle.best ? found : new Set([...labels.keys()].filter((index) => !found.has(index)))
  if (right.size === 0 || right.size === labels.length)
    return about(puzzle, 'every pick is as good as any other.')
  return ok({ ...parts, right })
}

function indexOf(labels: readonly string[], label: string): number {
  return labels.findIndex((one) => one.toLowerCase() === label.toLowerCase())
}

/** How each option of an ask reads. */
export function labelsOf(match: Match, ask: Ask): string[] {
  const facts = factsFor(match, ask.seat)
  return ask.options.map((option) => optionText(match.game, facts, option))
}

function about({ id }: Puzzle, message: string): Result<never> {
  return fault('bad-position', 'puzzle', `Puzzle ${id}: ${message}`)
}
