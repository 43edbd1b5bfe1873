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
import { recordOf, type MatchRecord } from './records.ts'
import { randomBot } from '../random.ts'
import { botsOf, pairedSeeds, rotated, type Contestant } from './seating.ts'
import { emptySummary, withMatch, type Played, type SimSummary } from './summary.ts'

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
  /** Each seed is played once for every place that the bots have in turn, so that luck is the same for all of them. It is never played twice by the same bots in the same places: where one is named more than once, seatings that are alike share the seeds. */
  readonly isPaired?: boolean
  /** Instead of the game's own measures. */
  readonly stats?: MatchMeasure
  /** Which kind of what seats bring along is to be looked at, of the game's `traits`. */
  readonly by?: string
  /** Hears how many matches are done, after each. */
  readonly onProgress?: (done: number) => void
  /** Hears of each match all that there is to know. */
  readonly onMatch?: (record: MatchRecord) => void
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
  const ids = bots.value.map((bot) => bot.id)
  const numberOf = batch.isPaired ? pairedSeeds(ids, seatedAt(game, seats)) : (k: number) => k
  let summary = emptySummary({ game: game.id, rulesVersion: game.rulesVersion, seats, bots: ids, seed })
  for (let k = batch.from; k < batch.to; k++) {
    const seating = rotated(ids.length, seatedAt(game, seats), k)
    const of = seedOf(seed, numberOf(k))
    const end = play(of, seating)
    const played = playedAt(batch, end, seating)
    summary = withMatch(summary, played)
    batch.onMatch?.(recordOf({ game, options, match: k, seed: of, bots: ids, played, end }))
    batch.onProgress?.(k + 1 - batch.from)
  }
  return ok({ ...summary, seconds: (performance.now() - began) / 1000 })
}

function playedAt(batch: SimBatch, end: HeadlessResult, seating: BySeat<number>): Played {
  const { game, seats, by } = batch
  const { outcome, state, decisions, segments } = end
  const stats = batch.stats?.(state, outcome) ?? game.measures?.(state, outcome) ?? {}
  const rates = game.rates?.(state, outcome) ?? {}
  const played = { ...seatedAt(game, seats), outcome, decisions, segments, seating, stats, rates }
  if (by === undefined) return played
  const traits = Array.from({ length: seats }, (_, seat) => game.traits?.of(state, seat, by) ?? [])
  return { ...played, traits }
}

/** The seed of match k of a batch. */
export function seedOf(seed: Seed, k: number): string {
  return `${seed}/${k}`.slice(-64)
}

type Play = (seed: string, seating: BySeat<number>) => HeadlessResult

function headlessPlay({ game, onMatch }: SimBatch, start: State): Play {
  return (seed) => playAtRandom(game, game.clone(start), { seed, keepsChoices: onMatch !== undefined })
}

function matchPlay({ game, options }: SimBatch, bots: readonly Bot[]): Play {
  return (seed, seating) => {
    const seated = seating.map((bot) => bots[bot] as Bot)
    const played = playBout({ game, bots: seated, seed, options })
    if (!played.ok) throw new Error(played.fault.message)
    return played.value
  }
}
