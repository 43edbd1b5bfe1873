import { WIN, type Field, type TournamentPairing } from './model.ts'

/** One round of one entrant, seen from their side. */
export interface RoundPlayed {
  /** From 1. */
  readonly round: number
  readonly opponent: number | null
  /** 0 for the first seat, 1 for the other one. */
  readonly side: 0 | 1
  /** Half points; null while it is played. */
  readonly points: number | null
  /** False for byes and forfeits: nobody was met at a table. */
  readonly isMet: boolean
}

/** All pairings of an entrant, by round; rounds in which they were not paired are missing. */
export function historyOf({ rounds }: Pick<Field, 'rounds'>, n: number): RoundPlayed[] {
  return rounds.flatMap((pairings, at) =>
    pairings.flatMap((pairing) => {
      const side = pairing.sides.indexOf(n)
      return side === 0 || side === 1 ? [playedBy(pairing, { round: at + 1, side })] : []
    }),
  )
}

function playedBy(
  { sides, result }: TournamentPairing,
  { round, side }: { readonly round: number; readonly side: 0 | 1 },
): RoundPlayed {
  const other = side === 0 ? 1 : 0
  const isMet = result === null || (result.how !== 'bye' && result.how !== 'forfeit')
  return { round, opponent: sides[other], side, points: result?.points[side] ?? null, isMet }
}

/** Half points of an entrant. */
export function pointsOf(history: readonly RoundPlayed[]): number {
  return history.reduce((sum, { points }) => sum + (points ?? 0), 0)
}

/** Rounds that an entrant won without meeting anybody. */
export function freeWins(history: readonly RoundPlayed[]): number {
  return history.filter(({ isMet, points }) => !isMet && points === WIN).length
}

/** How much more often an entrant had the first seat than the other one; byes and forfeits count for neither. */
export function firstSeats(history: readonly RoundPlayed[]): number {
  return history.filter(({ isMet }) => isMet).reduce((sum, { side }) => sum + (side === 0 ? 1 : -1), 0)
}

/** The number of whoever goes on from a pairing of an elimination; null where nobody does, or it is not decided. */
export function winnerOf({ sides, result }: TournamentPairing): number | null {
  if (result === null) return null
  const [first, second] = result.points
  if (first === second) return null
  return first > second ? sides[0] : sides[1]
}

/** Two entrants in the order of their seats: who had the first one less often has it now, else who had the other one last, else by lot. */
export function seated(field: Field, one: number, other: number): readonly [number, number] {
  const [a, b] = [one, other].map((n) => historyOf(field, n)) as [RoundPlayed[], RoundPlayed[]]
  const balance = firstSeats(a) - firstSeats(b)
  if (balance !== 0) return balance < 0 ? [one, other] : [other, one]
  const [lastA, lastB] = [a, b].map((history) => history.findLast(({ isMet }) => isMet)?.side)
  if (lastA !== lastB) return lastA === 1 || lastB === 0 ? [one, other] : [other, one]
  const [seedA, seedB] = [one, other].map((n) => seedOf(field, n)) as [number, number]
  const isBetter = seedA < seedB
  return (Math.min(seedA, seedB) % 2 === 1) === isBetter ? [one, other] : [other, one]
}

/** The place of an entrant in the draw. */
export function seedOf({ entrants }: Pick<Field, 'entrants'>, n: number): number {
  return entrants.find((one) => one.n === n)?.seed ?? n
}
