import { historyOf, pointsOf, type RoundPlayed } from './history.ts'
import { DRAW, WIN, type Entrant, type Field } from './model.ts'

/** A line of the standings. Points and what breaks ties are in half points. */
export interface TournamentStanding {
  readonly n: number
  /** From 1; those whom nothing tells apart share one. */
  readonly rank: number
  readonly points: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  /** The points of all whom they met; a round in which they met nobody counts as one against somebody with their own points. */
  readonly buchholz: number
  /** The points of all whom they beat, and half of those with whom they drew, counted in the same way. */
  readonly sonneborn: number
  /** Of an elimination: the last round in which they were paired, one more for who won it all; else 0. */
  readonly reached: number
}

type Measured = Omit<TournamentStanding, 'rank'>

/** Everybody's place: by points, then as the system breaks ties. */
export function standingsOf(field: Field): TournamentStanding[] {
  const histories = new Map(field.entrants.map(({ n }) => [n, historyOf(field, n)]))
  const points = new Map([...histories].map(([n, history]) => [n, pointsOf(history)]))
  const measured = field.entrants.map((entrant) => measure(field, entrant, { histories, points }))
  const order = measuresOf(field.system)
  const sorted = measured.toSorted((a, b) => compare(order, a, b) || seedIn(field, a) - seedIn(field, b))
  return sorted.map((one) => ({
    ...one,
    rank: 1 + sorted.filter((other) => compare(order, other, one) < 0).length,
  }))
}

function seedIn({ entrants }: Field, { n }: Measured): number {
  const entrant = entrants.find((one) => one.n === n)
  return entrant?.seed || n
}

interface Known {
  readonly histories: ReadonlyMap<number, readonly RoundPlayed[]>
  readonly points: ReadonlyMap<number, number>
}

function measure(field: Field, { n }: Entrant, { histories, points }: Known): Measured {
  const history = (histories.get(n) ?? []).filter((played) => played.points !== null)
  const own = points.get(n) ?? 0
  const theirs = ({ isMet, opponent }: RoundPlayed): number =>
    isMet && opponent !== null ? (points.get(opponent) ?? 0) : own
  const missed = settledRounds(field) - history.length
  const wins = history.filter((played) => played.points === WIN)
  const draws = history.filter((played) => played.points === DRAW)
  return {
    n,
    points: own,
    won: wins.length,
    drawn: draws.length,
    lost: history.filter((played) => played.points === 0).length,
    buchholz: sumOf(history.map(theirs)) + Math.max(0, missed) * own,
    sonneborn: sumOf(wins.map(theirs)) + sumOf(draws.map(theirs)) / 2,
    reached: field.system === 'elimination' ? reachedBy(histories.get(n) ?? []) : 0,
  }
}

/** Rounds that are decided at every table. */
function settledRounds({ rounds }: Field): number {
  return rounds.filter((pairings) => pairings.every(({ result }) => result !== null)).length
}

function reachedBy(history: readonly RoundPlayed[]): number {
  const last = history.at(-1)
  return last === undefined ? 0 : last.round + (last.points === WIN ? 1 : 0)
}

/** What decides, in its order: the larger is better. */
function measuresOf(system: Field['system']): readonly (keyof Measured)[] {
  if (system === 'elimination') return ['reached']
  return system === 'swiss' ? ['points', 'buchholz', 'sonneborn', 'won'] : ['points', 'sonneborn', 'won']
}

function compare(order: readonly (keyof Measured)[], a: Measured, b: Measured): number {
  for (const measure of order) {
    const difference = b[measure] - a[measure]
    if (difference !== 0) return difference
  }
  return 0
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0)
}
