import { expect, test } from 'vitest'
import type { Field } from '../../src/tournaments/model.ts'
import { standingsOf } from '../../src/tournaments/standings.ts'
import { entrants, result } from './fields.ts'

/** Rank, number, points, Buchholz and Sonneborn-Berger of each, in points as people write them. */
function table(field: Field): number[][] {
  return standingsOf(field).map(({ rank, n, points, buchholz, sonneborn }) => [
    rank,
    n,
    points / 2,
    buchholz / 2,
    sonneborn / 2,
  ])
}

test('a Swiss of four, by hand', () => {
  // 1 beat 2 and drew with 3; 3 beat 4; 2 beat 4.
  const rounds = [
    [result(1, 2, [2, 0]), result(3, 4, [2, 0])],
    [result(3, 1, [1, 1]), result(2, 4, [2, 0])],
  ]
  // Points: 1 and 3 have 1½, 2 has 1, 4 has 0. Buchholz: 1 met 2 (1) and 3 (1½), 3 met 4 (0) and 1 (1½).
  expect(table({ system: 'swiss', entrants: entrants(4), rounds })).toEqual([
    [1, 1, 1.5, 2.5, 1.75],
    [2, 3, 1.5, 1.5, 0.75],
    [3, 2, 1, 1.5, 0],
    [4, 4, 0, 2.5, 0],
  ])
})

test('a bye and a missed round count as if against somebody with the same points', () => {
  // 3 has a bye in round one and beats 1 in round two; 2 loses to 1 and misses round two.
  const rounds = [[result(1, 2, [2, 0]), result(3, null, [2, 0])], [result(3, 1, [2, 0])]]
  expect(table({ system: 'swiss', entrants: entrants(3), rounds })).toEqual([
    [1, 3, 2, 3, 3], // 2 for the bye, 1 for beating 1
    [2, 1, 1, 2, 0], // met 2 (0) and 3 (2); beat 2, who has nothing
    [3, 2, 0, 1, 0], // met 1 (1); the missed round counts 0
  ])
})

test('those whom nothing tells apart share a place', () => {
  const rounds = [[result(1, 2, [1, 1]), result(3, 4, [2, 0])]]
  expect(
    table({ system: 'round-robin', entrants: entrants(4), rounds }).map(([rank, n]) => [rank, n]),
  ).toEqual([
    [1, 3],
    [2, 1],
    [2, 2],
    [4, 4],
  ])
})

test('a forfeit counts as a point, but nobody was met', () => {
  const forfeit = { sides: [1, 2], matches: [], result: { points: [2, 0], how: 'forfeit' } } as const
  expect(table({ system: 'swiss', entrants: entrants(2), rounds: [[forfeit]] })).toEqual([
    [1, 1, 1, 1, 1],
    [2, 2, 0, 0, 0],
  ])
})

test('a round that is played counts only where it is decided', () => {
  const open = { sides: [3, 4], matches: [{ id: 'm', first: 0, at: 0 }], result: null } as const
  const rounds = [[result(1, 2, [2, 0]), open]]
  expect(
    table({ system: 'swiss', entrants: entrants(4), rounds }).map(([, n, points]) => [n, points]),
  ).toEqual([
    [1, 1],
    [2, 0],
    [3, 0],
    [4, 0],
  ])
})
