import { Match, nextWord, ok, optionsAmongBots, RulesError, seeded } from '@trialhall/kernel'
import type { Ask, BySeat, Chance, Choice, Game, Outcome, Result, Seed, State } from '@trialhall/kernel'
import { stoppedClock, think, wallClock, type Bot } from '../bot.ts'

/** One match between bots. */
export interface Bout {
  readonly game: Game
  /** Who plays each seat; their number is that of the seats. */
  readonly bots: BySeat<Bot>
  readonly seed: Seed
  readonly options?: unknown
}

/** How it went. */
export interface BoutResult {
  readonly outcome: Outcome
  /** The state at the end. Contains every secret. */
  readonly state: State
  readonly decisions: number
  /** Segments played. */
  readonly segments: number
  /** The longest decision of each seat in milliseconds. */
  readonly longestMs: BySeat<number>
  readonly choices: readonly Choice[]
}

/** Decisions after which bots are taken to play for ever: a hundred times as many as a long match has. */
const MOST_DECISIONS = 100_000

/**
 * Lets bots play a match to its end. Repeatable from its seed as long as no bot goes by the clock. Wrong seats or options
 * are faults; throws RulesError where bots would play for ever.
 */
export function playBout(bout: Bout): Result<BoutResult> {
  const { game, bots, seed } = bout
  const options = optionsAmongBots(game.options, bout.options)
  const started = Match.start(game, { seats: bots.length, seed, options })
  if (!started.ok) return started
  const match = started.value
  const words = seeded(`${seed}/bots`)
  const longestMs = bots.map(() => 0)
  let outcome = match.outcome
  while (outcome === null) {
    if (match.length >= MOST_DECISIONS)
      throw new RulesError(`${game.id}: no end after ${MOST_DECISIONS} choices`)
    answer(match, bots, { ask: match.asks[0] as Ask, words, longestMs })
    outcome = match.outcome
  }
  const segments = match.save().checkpoint.serial
  const { state, length: decisions, log } = match
  return ok({ outcome, state, decisions, segments, longestMs, choices: log.choices })
}

function answer(
  match: Match,
  bots: BySeat<Bot>,
  { ask, words, longestMs }: { ask: Ask; words: Chance; longestMs: BySeat<number> },
): void {
  const position = match.position(ask.seat)
  const bot = bots[ask.seat]
  if (!position || !bot)
    throw new Error(`${match.game.id}: nobody sits on the seat that is asked, ${ask.seat}`)
  const clock = bot.isTimed ? wallClock : stoppedClock
  const began = performance.now()
  const { pick } = think(bot, position, { seed32: nextWord(words), clock })
  longestMs[ask.seat] = Math.max(longestMs[ask.seat] ?? 0, performance.now() - began)
  const made = match.choose(ask.seat, pick)
  if (!made.ok)
    throw new Error(`${match.game.id}: ${bot.id} picked what was not offered: ${made.fault.message}`)
  match.takeEvents()
}
