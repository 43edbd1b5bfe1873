import { MOST_ROUNDS } from '@trialhall/protocol'
import { circleRounds, pairCircle } from './circle.ts'
import { eliminationRounds, pairElimination } from './elimination.ts'
import {
  WIN,
  type Entrant,
  type Field,
  type TournamentPairing,
  type TournamentResult,
  type PairedSides,
} from './model.ts'
import { pairSwiss } from './swiss.ts'

/** How many rounds a tournament has with so many entrants; `wanted` is what its organiser chose for a Swiss one, null for as many as find one winner. */
export function roundsFor(system: Field['system'], entrants: number, wanted: number | null): number {
  if (system === 'round-robin') return circleRounds(entrants)
  if (system === 'elimination') return eliminationRounds(entrants)
  return Math.max(1, Math.min(wanted ?? eliminationRounds(entrants), MOST_ROUNDS))
}

/** The pairings of the next round. What is decided before anybody sits down has its result: byes, and whoever meets somebody who has gone. */
export function nextPairings(field: Field): TournamentPairing[] {
  const entrants = new Map(field.entrants.map((entrant) => [entrant.n, entrant]))
  return sidesOfNext(field).map((sides) => ({ sides, matches: [], result: decidedAtOnce(sides, entrants) }))
}

function sidesOfNext(field: Field): PairedSides[] {
  switch (field.system) {
    case 'swiss':
      return pairSwiss(field)
    case 'round-robin':
      return pairCircle(field, field.rounds.length + 1)
    case 'elimination':
      return pairElimination(field)
  }
}

function decidedAtOnce(sides: PairedSides, entrants: ReadonlyMap<number, Entrant>): TournamentResult | null {
  const isHere = sides.map((n) => n !== null && (entrants.get(n)?.out ?? null) === null)
  if (isHere[0] && isHere[1]) return null
  const how = sides.includes(null) ? 'bye' : 'forfeit'
  return { points: [isHere[0] ? WIN : 0, isHere[1] ? WIN : 0], how }
}
