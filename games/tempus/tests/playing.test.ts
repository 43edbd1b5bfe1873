import { below, factsOf, parseOptions, playout, seeded, viewFor, type Seat } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { tempus } from '../game.ts'
import { SPACES } from '../space/index.ts'
import type { TempusState } from '../state.ts'
import { busySpaces, thingsAt } from '../words/standing.ts'

/** Plays a match in which everybody picks at random, and returns its last state. */
function playAtRandom(seats: number, seed: number, wishes: Readonly<Record<string, unknown>>): TempusState {
  const options = parseOptions(tempus.options, seats, wishes)
  if (!options.ok) throw new Error(options.fault.message)
  const state = tempus.setup({ seats, options: options.value })
  state.chance = seeded(seed)
  const picks = seeded(seed + 1)
  const decide = (_table: unknown, _seat: Seat, _prompt: unknown, offered: readonly unknown[]): number =>
    below(picks, offered.length)
  playout(tempus, state, { decide })
  return state
}

test.each([4, 6, 8])('%i Heroes play random rounds to their end, on both maps', (seats) => {
  for (const [seed, realm] of ['ancient-temple', 'frost-ruins'].entries()) {
    const state = playAtRandom(seats, seed, { realm, rounds: 4 })
    expect(state.ending?.reason).toBe('rounds')
    expect(state.round).toBeGreaterThanOrEqual(4)
  }
})

test('every space on which something stands or lies is busy, and few others are', () => {
  const view = viewFor(tempus, playAtRandom(4, 7, { rounds: 2 }), 0)
  const facts = factsOf<TempusState>(view)
  const busy = busySpaces(view)
  const told = Array.from({ length: SPACES }, (_, space) => thingsAt(facts, space).length > 0)
  expect(told.filter(Boolean).length).toBeGreaterThan(50)
  expect(told.filter((isTold, space) => isTold && busy[space] === 0)).toEqual([])
  expect(told.filter((isTold, space) => !isTold && busy[space] === 1).length).toBeLessThan(50)
})
