import { fault, ok, partyCount, partyOf, type Result, type PartySeating } from '@trialhall/kernel'
import type { Bot } from '../bot.ts'
import { botNamed } from '../names.ts'

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
 * on by one seat from match to match, so that over a batch each of them sits on every seat equally often. One bot plays
 * all seats of a party.
 */
export function rotated(bots: number, seated: PartySeating, match: number): number[] {
  return Array.from({ length: seated.seats }, (_, seat) => (partyOf(seated, seat) + match) % bots)
}

/**
 * The number of the seed of each match of a paired batch. Where bots are named more than once, some seatings of a turn are
 * alike, and a match of one seed and one seating is always the same: each of those gets a seed of its own.
 */
export function pairedSeeds(bots: readonly string[], seated: PartySeating): (match: number) => number {
  const ways = bots.map((_, k) => JSON.stringify(rotated(bots.length, seated, k).map((bot) => bots[bot])))
  const before = ways.map((way, k) => ways.slice(0, k).filter((other) => other === way).length)
  const seedsOfTurn = Math.max(...before) + 1
  return (match) => Math.floor(match / bots.length) * seedsOfTurn + (before[match % bots.length] ?? 0)
}

/** The seats of one match between two bots: which of the two plays each. */
export type Sides = readonly (0 | 1)[]

/**
 * All ways to seat two bots so that both have as many seats (or one more, both ways round), each with its mirror image
 * right after it: one after the other they are a fair comparison at any number of seats. One bot plays all seats of a party.
 */
export function mirrored(seated: PartySeating): readonly Sides[] {
  const ways = waysToHalve(partyCount(seated, seated.seats))
  return ways.map((way) => Array.from({ length: seated.seats }, (_, seat) => way[partyOf(seated, seat)] ?? 0))
}

function waysToHalve(parties: number): readonly Sides[] {
  const half = Math.floor(parties / 2)
  const ways: (0 | 1)[][] = []
  for (let bits = 0; bits < 1 << parties; bits++) {
    const way = Array.from({ length: parties }, (_, party): 0 | 1 => (((bits >> party) & 1) === 1 ? 1 : 0))
    const ones = way.filter((side) => side === 1).length
    if (ones === half && (parties % 2 === 1 || way[0] === 0))
      ways.push(
        way,
        way.map((side) => (side === 1 ? 0 : 1)),
      )
  }
  return ways
}
