import { defaultOptions, seeded, Table } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { CARD_COUNT, deckText, eldar, FACES, type EldarState } from '../game.ts'
import type { EldarEvent } from '../rules/events.ts'
import { Referee } from './referee.ts'

const CARDS = [...FACES.keys()].slice(0, CARD_COUNT)
const HEROES = [...FACES.keys()].slice(CARD_COUNT)
/** More than the longest match has. */
const LONGEST = 5000

/** Whole numbers below a limit, the same for the same seed. */
function dice(seed: number): (below: number) => number {
  let word = seed
  return (below) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return Math.floor((word / 2 ** 32) * below)
  }
}

/** A Freestyle match of random teams with cards of every class, so that everything meets everything. */
function laid(seed: number, roll: (below: number) => number): EldarState {
  const drawn = (from: readonly number[], count: number): number[] => {
    const left = from.slice()
    return Array.from({ length: count }, () => left.splice(roll(left.length), 1)[0] as number)
  }
  const heroes = 1 + (seed % 3)
  const decks = [0, 1].map(() => deckText({ heroes: drawn(HEROES, heroes), cards: drawn(CARDS, 30) }))
  const changed = { format: 'freestyle', anyClass: true, extraFocus: roll(3), roundCap: 12, heroes, decks }
  const state = eldar.setup({ seats: 2, options: { ...defaultOptions(eldar.options, 2), ...changed } })
  state.chance = seeded(seed)
  return state
}

/** Plays at random, and rarely lets a chance to act pass. */
function refereed(seed: number): Referee {
  const roll = dice(seed)
  const state = laid(seed, roll)
  const referee = new Referee(state)
  const table = new Table<EldarState, EldarEvent>(eldar, state, {
    decide: (_table, _seat, prompt, { length }) => {
      const isChance = length > 1 && /main|react/.test((prompt as { readonly type: string }).type)
      return isChance ? (roll(4) === 0 ? length - 1 : roll(length - 1)) : roll(length)
    },
  })
  table.audience = { event: (event) => referee.hear(event), refusal: () => {}, unasked: () => {} }
  for (let segment = 0; segment < LONGEST && eldar.outcome(state) === null; segment++) {
    eldar.advance(table)
    referee.look()
  }
  return referee
}

test.each(Array.from({ length: 24 }, (_, seed) => seed))(
  '[E-6.01, E-9.01, E-9.02, E-9.03, E-11.04, E-11.06, E-11.11, E-12.01, E-19.09, E-28.02, E-29.05, E-29.06, E-29.09] a referee finds no fault with match %i',
  (seed) => {
    expect(refereed(seed).faults).toEqual([])
  },
)
