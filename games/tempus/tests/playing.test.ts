import { below, parseOptions, playout, seeded, type Seat } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { tempus } from '../game.ts'
import type { TempusState } from '../state.ts'

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
