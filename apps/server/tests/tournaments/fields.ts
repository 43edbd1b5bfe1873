import { nextPairings } from '../../src/tournaments/pairing.ts'
import { DRAW, WIN, type Entrant, type Field, type TournamentPairing } from '../../src/tournaments/model.ts'

/** So many people, drawn in the order in which they entered. */
export function entrants(count: number): Entrant[] {
  return Array.from({ length: count }, (_, at) => entrant(at + 1))
}

/** One of them. */
export function entrant(n: number): Entrant {
  return { n, kind: 'person', identity: `person${n}`, name: `P${n}`, bot: null, seed: n, since: 1, out: null }
}

/** Numbers from 0 to 1 that are the same in every run. */
export function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** A pairing with what came of it, where it was not decided at once. */
export function played(pairing: TournamentPairing, draw: () => number): TournamentPairing {
  if (pairing.result !== null) return pairing
  const first = [WIN, WIN, DRAW, 0, 0][Math.floor(draw() * 5)] ?? DRAW
  return { ...pairing, result: { points: [first, WIN - first], how: 'played' } }
}

/** A field after one more round, played by chance. */
export function afterRound(field: Field, draw: () => number): Field {
  return { ...field, rounds: [...field.rounds, nextPairings(field).map((pairing) => played(pairing, draw))] }
}

/** A pairing with its result, of two or of one who has a bye. */
export function result(
  first: number,
  second: number | null,
  points: readonly [number, number],
): TournamentPairing {
  return { sides: [first, second], matches: [], result: { points, how: second === null ? 'bye' : 'played' } }
}
