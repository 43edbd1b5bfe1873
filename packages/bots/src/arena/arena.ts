import {
  checkRequest,
  fault,
  ok,
  seatedAt,
  winningParties,
  type AnyGame,
  type Result,
  type Seed,
} from '@trialhall/kernel'
import type { Bot } from '../bot.ts'
import { playBout } from './bout.ts'
import { shareOf, type Estimate } from './estimates.ts'
import { mergePairs, NO_PAIRS, paired, pairedShare, type PairScores, type Pairs } from './pairs.ts'
import { eloOf, type Meeting } from './ratings.ts'
import { botsOf, mirrored, type Contestant } from './seating.ts'
import { holm, shareTest } from './significance.ts'
import { seedOf } from './sim.ts'

/** A tournament: every bot against every other. */
export interface Arena {
  readonly game: AnyGame
  readonly bots: readonly Contestant[]
  /** Matches of each pair. */
  readonly games: number
  readonly seats: number
  readonly seed: Seed
  readonly options?: unknown
  /** Hears how many matches of how many are done. */
  readonly onProgress?: (done: number, all: number) => void
}

/** A part of a tournament: matches number `from` up to, but not including, `to`, of `arenaGames`. */
export interface ArenaBatch extends Arena {
  readonly from: number
  readonly to: number
}

/** How two bots did against each other. */
export interface Pairing extends Meeting {
  /** Matches whose first place was shared between the two. */
  readonly shared: number
  /** The same matches two by two. */
  readonly pairs: Pairs
}

/** What a pairing comes to. */
export interface PairingResult extends Meeting {
  readonly shared: number
  /** What the first won, by matches: Wilson's interval. */
  readonly share: Estimate
  /** The same by pairs of mirrored matches; null without two of them. */
  readonly paired: Estimate | null
  readonly pairScores: PairScores
  /** How likely a share so far from a half is between equals; Holm's correction for all pairings of the table. */
  readonly p: number
}

/** A tournament's result. */
export interface ArenaResult {
  readonly game: string
  readonly rulesVersion: number
  readonly seats: number
  readonly bots: readonly string[]
  readonly pairings: readonly PairingResult[]
  /** In the order of `bots`, 0 on average. */
  readonly elo: readonly Estimate[]
}

/** Plays a whole tournament. Wrong bots, seats, seed or options are faults. */
export function arena(setting: Arena): Result<ArenaResult> {
  const pairings = arenaBatch({ ...setting, from: 0, to: arenaGames(setting) })
  return pairings.ok ? ok(arenaResult(setting, pairings.value)) : pairings
}

/** How many matches a tournament has. */
export function arenaGames({
  bots,
  games,
}: {
  readonly bots: readonly unknown[]
  readonly games: number
}): number {
  return ((bots.length * (bots.length - 1)) / 2) * games
}

/**
 * Plays a part of a tournament; match k is the same whichever part it is in, unless a bot goes by the clock. Two
 * successive matches of a pair have the same seed and mirrored seats.
 */
export function arenaBatch(batch: ArenaBatch): Result<Pairing[]> {
  const bots = botsOf(batch.bots)
  if (!bots.ok) return bots
  if (bots.value.length < 2) return fault('bad-bot', 'bots', 'bots names one bot; allowed is at least two.')
  const { game, seats, seed, options } = batch
  const checked = checkRequest(game, { seats, seed, options })
  if (!checked.ok) return checked
  const pairings = pairsOf(bots.value.length)
  for (let k = batch.from; k < batch.to; k++) {
    const at = k % pairings.length
    const pairing = pairings[at] as Pairing
    pairings[at] = played(batch, pairing, { bots: bots.value, round: Math.floor(k / pairings.length) })
    batch.onProgress?.(k + 1 - batch.from, batch.to - batch.from)
  }
  return ok(pairings)
}

function pairsOf(bots: number): Pairing[] {
  const pairs: Pairing[] = []
  for (let a = 0; a < bots; a++) {
    for (let b = a + 1; b < bots; b++) pairs.push({ a, b, games: 0, won: 0, shared: 0, pairs: NO_PAIRS })
  }
  return pairs
}

function played(arena: Arena, pairing: Pairing, how: { bots: readonly Bot[]; round: number }): Pairing {
  const { game, options, seats } = arena
  const ways = mirrored(seatedAt(game, seats))
  const sides = ways[how.round % ways.length] ?? []
  const pair = [how.bots[pairing.a], how.bots[pairing.b]] as const
  const bots = sides.map((side) => pair[side] as Bot)
  const bout = playBout({ game, bots, seed: seedOf(arena.seed, Math.floor(how.round / 2)), options })
  if (!bout.ok) throw new Error(bout.fault.message)
  const winners = winningParties(bout.value.outcome, game) // party p holds seat p, among others
  const won = winners.filter((party) => sides[party] === 0).length / winners.length
  const shared = won > 0 && won < 1 ? 1 : 0
  return {
    ...pairing,
    games: pairing.games + 1,
    won: pairing.won + won,
    shared: pairing.shared + shared,
    pairs: paired(pairing.pairs, { pair: Math.floor(how.round / 2), won }),
  }
}

/** Two parts of the same tournament as one. */
export function mergePairings(a: readonly Pairing[], b: readonly Pairing[]): Pairing[] {
  return a.map((pairing, i) => {
    const other = b[i]
    if (!other) return pairing
    return {
      ...pairing,
      games: pairing.games + other.games,
      won: pairing.won + other.won,
      shared: pairing.shared + other.shared,
      pairs: mergePairs(pairing.pairs, other.pairs),
    }
  })
}

/** What the pairings of a tournament say about its bots. */
export function arenaResult(
  arena: Pick<Arena, 'game' | 'seats' | 'bots'>,
  pairings: readonly Pairing[],
): ArenaResult {
  const bots = arena.bots.map((bot) => (typeof bot === 'string' ? bot : bot.id))
  const p = holm(pairings.map(({ won, games }) => shareTest({ won, count: games }, 1 / 2)))
  return {
    game: arena.game.id,
    rulesVersion: arena.game.rulesVersion,
    seats: arena.seats,
    bots,
    pairings: pairings.map(({ a, b, games, won, shared, pairs }, i) => ({
      a,
      b,
      games,
      won,
      shared,
      share: shareOf(won, games),
      paired: pairedShare(pairs.scores),
      pairScores: pairs.scores,
      p: p[i] ?? 1,
    })),
    elo: eloOf(bots.length, pairings),
  }
}
