import { searchBot, STYLES, stoppedClock, think } from '@trialhall/bots'
import {
  below,
  logToLink,
  Match,
  nextWord,
  seeded,
  type AnyGame,
  type Ask,
  type Chance,
  type Position,
  type Seat,
  type Seed,
} from '@trialhall/kernel'
import { given } from '../../failure.ts'
import { labelsOf, type Puzzle } from '../puzzle.ts'
import { clearlyBest, type ClearPick } from './weighing.ts'

/** What is looked for. */
export interface PuzzleHunt {
  readonly game: AnyGame
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly seed: Seed
  readonly count: number
  /** Hears how many are found. */
  readonly onFound: (found: number) => void
}

/** One pick in so many is made at random, so that matches lead where good players would not. */
const BLUNDER = 12
/** Options that read differently: with fewer there is little to think about, with more it takes too long. */
const FEWEST = 3
const MOST = 48
/** Of the puzzles, one in so many may be of the same kind, and more only when others cannot be found. */
const KINDS = 5
/** Matches in a row without a find after which twice as many may be of a kind. */
const DROUGHT = 8
/** Moments weighed in a match at most. */
const WEIGHED = 12
/** Moments of the last part of a match are all looked at, of those before one in so many. */
const LAST_PART = 1 / 4
const EARLY = 16
/** Where a seat has won or lost as good as surely by the game's own estimate, all picks are alike. */
const OPEN = { from: 0.08, to: 0.92 } as const
/** Matches without a find after which nothing more is expected. */
const PATIENCE = 100

/** Quick picks of the game, as in every simulation. */
const QUICK = searchBot('quick', {
  ...STYLES.expert,
  place: null,
  budget: { simulations: 0, ms: Number.POSITIVE_INFINITY },
})

/**
 * Lets bots play matches and keeps moments in which one pick is clearly best: at most one of a match and seat, and of different kinds. Fewer than wanted
 * where too many matches in a row have none.
 */
export function findPuzzles(hunt: PuzzleHunt): Puzzle[] {
  const found: Puzzle[] = []
  const kinds = new Map<string, number>()
  let mostOfKind = Math.ceil(hunt.count / KINDS)
  for (let k = 0, last = 0; found.length < hunt.count && k - last < PATIENCE; k++) {
    if (k > last && (k - last) % DROUGHT === 0) mostOfKind *= 2
    const isFull = (kind: string): boolean => (kinds.get(kind) ?? 0) >= mostOfKind
    for (const puzzle of puzzlesOfMatch(hunt, k, isFull)) {
      if (found.length === hunt.count || isFull(puzzle.kind)) continue
      kinds.set(puzzle.kind, (kinds.get(puzzle.kind) ?? 0) + 1)
      found.push(puzzle)
      last = k
    }
    hunt.onFound(found.length)
  }
  return found
}

/** A match to its end, by quick picks and blunders. */
function playedMatch({ game, seats, options, seed }: PuzzleHunt, words: Chance, k: number): Match {
  const match = given(Match.start(game, { seats, options, seed: `${seed}/${k}` }))
  while (!match.outcome) {
    const { seat, options: offered } = match.asks[0] as Ask
    const pick = below(words, BLUNDER) === 0 ? below(words, offered.length) : quickPick(match, seat, words)
    given(match.choose(seat, pick))
    match.takeEvents()
  }
  return match
}

function quickPick(match: Match, seat: Seat, words: Chance): number {
  const position = match.position(seat) as Position
  return think(QUICK, position, { seed32: nextWord(words), clock: stoppedClock }).pick
}

/** From the end of a match to its beginning. */
function puzzlesOfMatch(hunt: PuzzleHunt, k: number, isFull: (kind: string) => boolean): Puzzle[] {
  const words = seeded(`${hunt.seed}/${k}/picks`)
  const match = playedMatch(hunt, words, k)
  const { length } = match
  const found = new Map<Seat, Puzzle>()
  let weighed = 0
  for (let at = length - 1; at >= 0 && weighed < WEIGHED; at--) {
    const isLate = at > length * (1 - LAST_PART)
    if (!isLate && below(words, EARLY) > 0) continue
    given(match.undoTo(at))
    const moment = momentOf(match)
    if (!moment || found.has(moment.ask.seat) || isFull(kindOf(moment.ask))) continue
    weighed++
    const verdict = clearlyBest(moment.position, moment.options, `${hunt.seed}/${k}/${at}`)
    if (verdict) found.set(moment.ask.seat, puzzleOf(match, moment, { verdict, k, at }))
  }
  return [...found.values()]
}

/** A moment worth weighing: one seat is asked, and has enough to choose from. */
interface Moment {
  readonly ask: Ask
  readonly position: Position
  readonly labels: readonly string[]
  /** One option of each label. */
  readonly options: readonly number[]
}

function momentOf(match: Match): Moment | null {
  const [ask, ...others] = match.asks
  if (!ask || others.length > 0 || ask.options.length < FEWEST || !isOpen(match, ask)) return null
  const labels = labelsOf(match, ask)
  const options = [...new Set(labels)].map((label) => labels.indexOf(label))
  if (options.length < FEWEST || options.length > MOST) return null
  return { ask, labels, options, position: match.position(ask.seat) as Position }
}

function isOpen({ game, state }: Match, { seat }: Ask): boolean {
  const estimate = game.evaluate?.(state, seat) ?? 1 / 2
  return estimate > OPEN.from && estimate < OPEN.to
}

/** What it is about: what the seat is asked for. */
function kindOf({ prompt }: Ask): string {
  const { type } = prompt as { type?: unknown }
  return typeof type === 'string' ? type : 'pick'
}

interface Found {
  readonly verdict: ClearPick
  readonly k: number
  readonly at: number
}

function puzzleOf(match: Match, { ask, labels }: Moment, { verdict, k, at }: Found): Puzzle {
  const kind = kindOf(ask)
  const best = labels[verdict.best] as string
  return {
    id: `${kind}-${match.seed}-${at}`.replace(`/${k}`, `-${k}`).toLowerCase(),
    kind,
    match: logToLink(match.log),
    best: [best],
    why: reasonOf(verdict, { best, next: labels[verdict.next] as string }),
  }
}

function reasonOf(verdict: ClearPick, { best, next }: { best: string; next: string }): string {
  const { share, nextShare, matches, isExhaustive } = verdict
  const how = isExhaustive
    ? `With every way to go on tried in ${matches} worlds`
    : `Played out ${matches} times`
  return `${how}, "${best}" wins ${percent(share)} % and the next best, "${next}", ${percent(nextShare)} %.`
}

function percent(share: number): number {
  return Math.round(100 * share)
}
