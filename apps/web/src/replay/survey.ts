import { isDrawn, standingOf, winnerNames, type AnyView, type Log } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import { listed } from '../kit/listed.ts'
import { isOpening } from '../match/openings.ts'
import { seatsOf } from './eyes.ts'
import { namesFor } from './eyes-name.ts'
import type { NotedKind } from './noted.ts'
import type { Reel } from './reel.ts'

/** What a glance at one moment tells. */
export interface Sample {
  readonly at: number
  /** How far the match had come, in the game's words; '' where it has none. */
  readonly progress: string
  /** How well each seat stood, 0 to 1, as the game judges it with all cards open; null while that is a secret. */
  readonly standing: readonly number[] | null
}

/** A place on the way that is worth finding again. */
export interface Landmark {
  readonly at: number
  readonly label: string
}

/** The marks that hold for any game. */
export interface CommonMarks {
  readonly rounds: readonly Landmark[]
  readonly turns: readonly number[]
  readonly highlights: readonly Landmark[]
}

/** The marks of a match. */
export interface Marks extends CommonMarks {
  /** What the game itself points out. */
  readonly noted: readonly NotedKind[]
}

/** A change of standing that is worth a mark, how many marks there are at most, and how many moments lie between two. */
const SWING = 0.1
const MOST = 8
const APART = 3

/** Looks at one moment. Standings are told of matches that are over only. */
export function sampleAt(reel: Reel, at: number, progressOf: (view: AnyView) => string): Sample {
  const match = reel.matchAt(at)
  const standing = standingOf(reel.game)
  const isOpen = reel.outcome !== null && standing !== undefined
  return {
    at,
    progress: progressOf(match.viewFor(null)),
    standing: isOpen ? seatsOf(reel).map((seat) => standing(match.state, seat)) : null,
  }
}

/** The marks that samples and story give. */
export function marksOf(reel: Reel, seats: readonly SeatInfo[], samples: readonly Sample[]): CommonMarks {
  return {
    rounds: roundsIn(reel, samples),
    turns: turnsIn(reel),
    highlights: [...swings(samples, seats), ...farewells(reel.log, seats), ...endOf(reel, seats)].sort(
      (a, b) => a.at - b.at,
    ),
  }
}

function turnsIn({ told }: Reel): number[] {
  return [...new Set(told.filter(({ event }) => isOpening(event)).map(({ at }) => at))]
}

/** Rounds in the game's own words; where it has none, by the numbers that its turns carry. */
function roundsIn({ told }: Reel, samples: readonly Sample[]): Landmark[] {
  const worded = samples.map(({ at, progress }) => ({ at, label: progress }))
  const numbered = told.flatMap(({ at, event }) => {
    const { round } = event as { readonly round?: unknown }
    return isOpening(event) && typeof round === 'number' ? [{ at, label: `Round ${round}` }] : []
  })
  const marks = worded.some(({ label }) => label !== '') ? worded : numbered
  return marks.filter(({ label }, i) => label !== '' && roundOf(label) !== roundOf(marks[i - 1]?.label ?? ''))
}

/** The words of a round without what changes within it, such as a score: 'Round 3' of 'Round 3 · 2 : 1 VP'. */
function roundOf(progress: string): string {
  return progress.split(' · ', 1)[0] ?? ''
}

interface Swing extends Landmark {
  readonly by: number
}

/** The largest changes of standing, none too near to a larger one. */
function swings(samples: readonly Sample[], seats: readonly SeatInfo[]): Landmark[] {
  const all = samples.flatMap((sample, i) => swingOf(samples[i - 1], sample, seats))
  const sorted = all.toSorted((a, b) => b.by - a.by)
  const kept: Swing[] = []
  for (const swing of sorted) {
    const isNear = kept.some(({ at }) => Math.abs(at - swing.at) < APART)
    if (!isNear && kept.length < MOST) kept.push(swing)
  }
  return kept.map(({ at, label }) => ({ at, label }))
}

function swingOf(before: Sample | undefined, now: Sample, seats: readonly SeatInfo[]): Swing[] {
  if (!before?.standing || !now.standing) return []
  const changes = now.standing.map((to, seat) => ({ seat, to, from: before.standing?.[seat] ?? to }))
  const [most] = changes.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from))
  const by = most ? Math.abs(most.to - most.from) : 0
  if (!most || by < SWING) return []
  const name = namesFor('all', seats)[most.seat] ?? ''
  const way = most.to > most.from ? 'rises' : 'falls'
  return [{ at: now.at, by, label: `${name} ${way} from ${percent(most.from)} to ${percent(most.to)}` }]
}

/** A share in hundredths: '28 %'. */
export function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function farewells({ leaves = [] }: Log, seats: readonly SeatInfo[]): Landmark[] {
  return leaves.map(({ at, seat }) => ({ at, label: `${namesFor('all', seats)[seat] ?? ''} gives up` }))
}

function endOf({ outcome, length, game }: Reel, seats: readonly SeatInfo[]): Landmark[] {
  if (!outcome) return []
  if (isDrawn(outcome, game)) return [{ at: length, label: 'The end: a draw' }]
  return [{ at: length, label: `The end: ${listed(winnerNames(outcome, game, namesFor('all', seats)))}` }]
}
