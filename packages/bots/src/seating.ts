import { fault, ok, type Result } from '@trialhall/kernel'
import type { Bot } from './bot.ts'
import { botNamed } from './names.ts'

/** A bot, or the name of one. */
export type Contestant = string | Bot

/** The bots of these names; the fault is that of the first name that is none. */
export function botsOf(contestants: readonly Contestant[]): Result<Bot[]> {
  if (contestants.length === 0)
    return fault('bad-bot', 'bots', 'bots is an empty list; allowed is at least one bot.')
  const bots: Bot[] = []
  for (const contestant of contestants) {
    const bot = typeof contestant === 'string' ? botNamed(contestant) : ok(contestant)
    if (!bot.ok) return bot
    bots.push(bot.value)
  }
  return ok(bots)
}

/**
 * Who sits where in one match of a batch, as an index into the bots for each seat: they take the seats in turn and move
 * on by one seat from match to match, so that over a batch each of them sits on every seat equally often.
 */
export function rotated(bots: number, seats: number, match: number): number[] {
  return Array.from({ length: seats }, (_, seat) => (seat + match) % bots)
}

/**
 * All ways to seat two sides so that they are as many as each other (or one more, both ways round), each with its mirror
 * image right after it: one after the other they are a fair comparison at any number of seats.
 */
export function mirrored(seats: number): readonly (readonly (0 | 1)[])[] {
  const half = Math.floor(seats / 2)
  const ways: (0 | 1)[][] = []
  for (let bits = 0; bits < 1 << seats; bits++) {
    const way = Array.from({ length: seats }, (_, seat): 0 | 1 => (((bits >> seat) & 1) === 1 ? 1 : 0))
    const ones = way.filter((side) => side === 1).length
    if (ones === half && (seats % 2 === 1 || way[0] === 0))
      ways.push(
        way,
        way.map((side) => (side === 1 ? 0 : 1)),
      )
  }
  return ways
}
