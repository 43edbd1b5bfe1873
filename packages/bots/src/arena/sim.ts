import {
  checkRequest,
  ok,
  optionsAmongBots,
  seatedAt,
  type AnyGame,
  type BySeat,
  type Outcome,
  type Result,
  type Seed,
  type State,
} from '@trialhall/kernel'
import type { Bot } from '../bot.ts'
import { playBout } from './bout.ts'
import { playAtRandom, type HeadlessResult } from './headless.ts'
import { randomBot } from '../random.ts'
import { botsOf, rotated, type Contestant } from './seating.ts'
import { emptySummary, withMatch, type SimSummary } from './summary.ts'

/** Measures something of a game's own at the end of a match, each under a name. */
export type MatchMeasure = (state: State, outcome: Outcome) => Readonly<Record<string, number>>

/** Many matches, or a part of them. */
export interface SimBatch {
  readonly game: AnyGame
  /** They take the seats in turn and move on by one seat from match to match; one plays all seats of a party. */
  readonly bots: readonly Contestant[]
  readonly seats: number
  readonly seed: Seed
  readonly options?: unknown
  /** The matches to play: number `from` up to, but not including, `to`. */
  readonly from: number
  readonly to: number
  /** Instead of the game's own measures. */
  readonly stats?: MatchMeasure
  /** Which kind of what seats bring along is to be looked at, of the game's `traits`. */
  readonly by?: string
  /** Hears how many matches are done, after each. */
  readonly onProgress?: (done: number) => void
}

/**
 * Plays matches between bots. Match k of a seed is the same whichever batch it is part of, unless a bot goes by the
 * clock. Matches between random bots run headless. Wrong bots, seats, seed or options are faults.
 */
export function simBatch(batch: SimBatch): Result<SimSummary> {
  const { game, seats, seed } = batch
  const bots = botsOf(batch.bots)
  if (!bots.ok) return bots
  const options = optionsAmongBots(game.options, batch.options)
  const checked = checkRequest(game, { seats, seed, options })
  if (!checked.ok) return checked
  const began = performance.now()
  const play = bots.value.every((bot) => bot === randomBot)
    ? headlessPlay(batch, game.setup(checked.value))
    : matchPlay(batch, bots.value)
  const seated = seatedAt(game, seats)
  let summary = emptySummary({ game: game.id, seats, bots: bots.value.map((bot) => bot.id), seed })
  for (let k = batch.from; k < batch.to; k++) {
    const seating = rotated(bots.value.length, seated, k)
    const { outcome, state, decisions, segments } = play(seedOf(seed, k), seating)
    const stats = batch.stats?.(state, outcome) ?? game.measures?.(state, outcome) ?? {}
    const played = { ...seated, outcome, decisions, segments, seating, stats }
    summary = withMatch(summary, batch.by ? { ...played, traits: traitsOf(batch, state, batch.by) } : played)
    batch.onProgress?.(k + 1 - batch.from)
  }
  return ok({ ...summary, seconds: (performance.now() - began) / 1000 })
}

function traitsOf({ game, seats }: SimBatch, state: State, kind: string): BySeat<readonly string[]> {
  return Array.from({ length: seats }, (_, seat) => game.traits?.of(state, seat, kind) ?? [])
}

/** The seed of match k of a batch. */
export function seedOf(seed: Seed, k: number): string {
  return `${seed}/${k}`.slice(-64)
}

type Play = (seed: string, seating: BySeat<number>) => HeadlessResult

function headlessPlay({ game }: SimBatch, start: State): Play {
  return (seed) => playAtRandom(game, game.clone(start), seed)
}

function matchPlay({ game, options }: SimBatch, bots: readonly Bot[]): Play {
  return (seed, seating) => {
    const seated = seating.map((bot) => bots[bot] as Bot)
    const played = playBout({ game, bots: seated, seed, options })
    if (!played.ok) throw new Error(played.fault.message)
    return played.value
  }
}
