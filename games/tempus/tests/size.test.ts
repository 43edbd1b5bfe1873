import {
  below,
  chanceFor,
  compactJson,
  nextWord,
  optionsAmongBots,
  parseOptions,
  playout,
  seeded,
} from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { tempus } from '../game.ts'
import type { TempusState } from '../state.ts'

/** How often a state is weighed: at every so many decisions. */
const STEP = 10
/** Matches of each kind. */
const SEEDS = [1, 2, 3]

/** The most bytes of compact JSON, as states are stored, that a state has in a random match of so many Heroes, drawn as matches between people are. */
function mostOf(seats: number, seed: number): number {
  const options = parseOptions(tempus.options, seats, optionsAmongBots(tempus.options, {}))
  if (!options.ok) throw new Error(options.fault.message)
  const state = tempus.setup({ seats, options: options.value })
  state.chance = chanceFor({ seed: keyOf(seed), generator: 'chacha20' })
  const picks = seeded(seed)
  let [decisions, most] = [0, 0]
  const weigh = (now: TempusState): void => {
    if (decisions++ % STEP === 0) most = Math.max(most, Buffer.byteLength(compactJson(now)))
  }
  playout(tempus, state, {
    decide(table, _seat, _prompt, offered) {
      weigh(table.state)
      return below(picks, offered.length)
    },
  })
  return most
}

/** A seed of 256 bits, all of which differ from one number to the next. */
function keyOf(seed: number): string {
  const words = seeded(seed)
  return Array.from({ length: 8 }, () => nextWord(words).toString(16).padStart(8, '0')).join('')
}

describe('a state as compact JSON, from the first pick to the last round of random matches,', () => {
  test('has at most 6,000 bytes with 4 Heroes', () => {
    expect(Math.max(...SEEDS.map((seed) => mostOf(4, seed)))).toBeLessThanOrEqual(6000)
  })

  test('has at most 8,000 bytes with 8 Heroes', () => {
    expect(Math.max(...SEEDS.map((seed) => mostOf(8, seed)))).toBeLessThanOrEqual(8000)
  })
})
