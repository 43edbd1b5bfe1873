import {
  logToLink,
  Match,
  type AnyGame,
  type BySeat,
  type Outcome,
  type Seed,
  type State,
} from '@trialhall/kernel'
import type { HeadlessResult } from './headless.ts'
import type { Played } from './summary.ts'

/** All that a simulation knows of one match: a line of `sim --each`. Plain data. */
export interface MatchRecord extends Outcome {
  readonly game: string
  readonly rulesVersion: number
  /** Its number in the batch, from 0. */
  readonly match: number
  readonly seed: Seed
  /** The id of the bot on each seat. */
  readonly seating: BySeat<string>
  readonly decisions: number
  readonly segments: number
  /** What the game measures of it: numbers, and shares from 0 to 1. */
  readonly measures: Readonly<Record<string, number>>
  readonly rates: Readonly<Record<string, number>>
  /** By kind, what each seat brought along. */
  readonly traits: Readonly<Record<string, BySeat<readonly string[]>>>
  /** The whole match, as `readLog`, the page and `trialhall replay` read it. */
  readonly link: string
}

interface RecordParts {
  readonly game: AnyGame
  readonly options: unknown
  readonly match: number
  readonly seed: Seed
  readonly bots: readonly string[]
  readonly played: Played
  readonly end: HeadlessResult
}

/** The record of a match that is over. */
export function recordOf(parts: RecordParts): MatchRecord {
  const { game, match, seed, bots, played, end } = parts
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    match,
    seed,
    seating: played.seating.map((bot) => bots[bot] ?? ''),
    ...played.outcome,
    decisions: played.decisions,
    segments: played.segments,
    measures: played.stats,
    rates: played.rates,
    traits: traitsOf(game, end.state, played.seating.length),
    link: linkOf(parts),
  }
}

function traitsOf({ traits }: AnyGame, state: State, seats: number): MatchRecord['traits'] {
  const of = (kind: string): BySeat<readonly string[]> =>
    Array.from({ length: seats }, (_, seat) => traits?.of(state, seat, kind) ?? [])
  return Object.fromEntries((traits?.kinds ?? []).map((kind) => [kind, of(kind)]))
}

function linkOf({ game, options, seed, played, end }: RecordParts): string {
  const started = Match.start(game, { seats: played.seating.length, seed, options })
  if (!started.ok) throw new Error(started.fault.message)
  return logToLink({ ...started.value.log, choices: end.choices })
}
