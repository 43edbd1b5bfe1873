// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types: by this line whoever compiles this file finds ours
/// <reference path="./edmonds-blossom-fixed.d.ts" />
import blossom from 'edmonds-blossom-fixed'
import { firstSeats, freeWins, historyOf, pointsOf, seated, type RoundPlayed } from './history.ts'
import type { Entrant, Field, PairedSides } from './model.ts'

/** Somebody who is to be paired, and what they have behind them. */
interface Player {
  readonly n: number
  readonly seed: number
  readonly points: number
  readonly history: readonly RoundPlayed[]
  /** How much more often they had the first seat. */
  readonly firsts: number
  /** Place among those with as many points, and how many these are. */
  readonly place: number
  readonly group: number
}

/**
 * What speaks against a pairing. Each weighs more than all that stand below it together can in one round: with 128 entrants, 15 rounds and
 * 30 half points.
 */
const COST = {
  /** A second bye, or a bye for who has won without playing. */
  byeAgain: 3e14,
  rematch: 4e12,
  /** For each half point of whoever has the bye. */
  byePoint: 1.2e11,
  /** For the square of the difference in half points. */
  pointsApart: 2e6,
  /** For each time that both had the same seat too often, up to three. */
  sameSeat: 1e4,
  /** For each place by which a pair is off from upper half against lower half. */
  unfolded: 1,
} as const
const MOST_SAME_SEAT = 3
/** As many are matched as can be. */
const ALL = true
/** More than all costs of a pair. */
const ENOUGH = 2e15

/**
 * The next round of a Swiss tournament: those with equal points meet, nobody meets twice while that can be avoided, and where their number is odd the
 * last has a bye who had none. Best placed pairs come first, the bye last.
 */
export function pairSwiss(field: Field): PairedSides[] {
  const players = playersIn(field)
  const mates = bestMates(players)
  const pairs: { readonly sides: PairedSides; readonly best: number }[] = []
  for (const [at, mate] of mates.entries()) {
    const [one, other] = [players[at], players[mate]]
    if (one && other && at < mate)
      pairs.push({ sides: seated(field, one.n, other.n), best: Math.max(one.points, other.points) })
  }
  const bye = players.find((_, at) => mates[at] === players.length || mates[at] === -1)
  const sides = pairs.toSorted((a, b) => b.best - a.best).map((pair) => pair.sides)
  return bye ? [...sides, [bye.n, null]] : sides
}

/** Whom each is matched with, by place in the list; `players.length` stands for the bye. */
function bestMates(players: readonly Player[]): number[] {
  const edges: [number, number, number][] = []
  for (const [at, one] of players.entries()) {
    for (const [later, other] of players.slice(at + 1).entries())
      edges.push([at, at + 1 + later, ENOUGH - costOf(one, other)])
    if (players.length % 2 === 1) edges.push([at, players.length, ENOUGH - costOfBye(one)])
  }
  return blossom(edges, ALL)
}

function costOf(one: Player, other: Player): number {
  const times = one.history.filter(({ opponent }) => opponent === other.n).length
  const apart = one.points - other.points
  const isSameSeat = one.firsts * other.firsts > 0
  const sameSeat = isSameSeat ? Math.min(Math.abs(one.firsts), Math.abs(other.firsts), MOST_SAME_SEAT) : 0
  const unfolded = apart === 0 ? Math.abs(Math.abs(one.place - other.place) - Math.floor(one.group / 2)) : 0
  return (
    times * COST.rematch +
    apart * apart * COST.pointsApart +
    sameSeat * COST.sameSeat +
    unfolded * COST.unfolded
  )
}

function costOfBye({ points, history }: Player): number {
  return Math.min(freeWins(history), 2) * COST.byeAgain + points * COST.byePoint
}

/** Who is to be paired, the first by points and then by the draw before the others. */
function playersIn(field: Field): Player[] {
  const round = field.rounds.length + 1
  const playing = field.entrants.filter(({ out, since }) => out === null && since <= round)
  const known = playing.map((entrant) => knownOf(field, entrant))
  const sorted = known.toSorted((a, b) => b.points - a.points || a.seed - b.seed)
  return sorted.map((player) => {
    const group = sorted.filter(({ points }) => points === player.points)
    return { ...player, place: group.indexOf(player), group: group.length }
  })
}

function knownOf(field: Field, { n, seed }: Entrant): Omit<Player, 'place' | 'group'> {
  const history = historyOf(field, n)
  return { n, seed, history, points: pointsOf(history), firsts: firstSeats(history) }
}
