import { searchBot, stoppedClock, STYLES, think, type Strength, type Thought } from '@trialhall/bots'
import type { Game } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { leadOf } from '../../src/search/lead.ts'
import { digs, type Dig } from '../support/digs.ts'
import { positionOf, started } from '../support/positions.ts'
import { rolls, type RollsState } from '../support/rolls.ts'

function placesOf(...worths: number[]): Dig[] {
  return worths.map((more) => ({ do: 'dig', more }))
}

/** What a strength thinks of the first ask. */
function thoughtOf(strength: Strength, places: readonly Dig[], seed32 = 1): Thought {
  const position = positionOf(started(digs(places), 2, seed32))
  return think(searchBot(strength, STYLES[strength]), position, { seed32, clock: stoppedClock })
}

/** Only a five or a six wins, and what never wins looks a little better where the match is lost. */
const longShot: Game<RollsState> = {
  ...rolls,
  setup: (setup) => ({ ...rolls.setup(setup), turns: 1 }),
  evaluate: ({ shown }, seat) => (seat === 0 ? (shown === 0 ? 0.1 : 0) : 1),
  rollout: (_, { options }) => options.findIndex((option) => (option as { sides: number }).sides === 6),
  search: { depth: 4, share: 1, isPaired: true, simulations: [0, 0, 0, 800], worlds: 32 },
}

const SEEDS = Array.from({ length: 40 }, (_, seed32) => seed32 + 1)

describe('a search in pairs', () => {
  test('finds a place that is better by a thousandth of what luck decides, in a few worlds', () => {
    const picks = SEEDS.map((seed32) => thoughtOf('expert', placesOf(1, 0, 60), seed32).pick)
    expect(picks).toEqual(SEEDS.map(() => 2))
  })

  test('keeps the quick pick where others are better by too little', () => {
    for (const places of [placesOf(2, 1, 0), placesOf(5, 0, 4), placesOf(15, 0, 1)]) {
      const picks = SEEDS.map((seed32) => thoughtOf('expert', places, seed32).pick)
      expect(picks).toEqual(SEEDS.map(() => 1))
    }
  })

  test('leaves the quick pick where it is the worst', () => {
    expect(thoughtOf('expert', placesOf(80, 0, 40)).pick).toBe(0)
  })

  test('stops as soon as nothing can catch up: four worlds of each are enough', () => {
    const { simulations, options } = thoughtOf('master', placesOf(-100, 0, -99))
    expect(simulations).toBe(12)
    expect(options.map(({ visits }) => visits)).toEqual([4, 4, 4])
  })

  test('stops where nothing can be better by enough: options as good as the quick pick are tried in few worlds', () => {
    const { pick, simulations } = thoughtOf('master', placesOf(1, 0, 2))
    expect(pick).toBe(1)
    expect(simulations).toBeLessThan(24)
  })

  test('weighs as many of a dozen options as its simulations try in four worlds each', () => {
    const places = placesOf(...Array.from({ length: 12 }, (_, more) => more))
    const { simulations, options } = thoughtOf('expert', places)
    expect(simulations).toBe(24)
    expect(options.map(({ visits }) => visits).filter((visits) => visits > 0)).toEqual([4, 4, 4, 4, 4, 4])
    expect(options[1]?.visits).toBe(4)
  })

  test('does not give up what seldom wins, where a game asks for more worlds', () => {
    const position = positionOf(started(longShot, 2, 1))
    const pick = (seed32: number): number =>
      think(searchBot('master', STYLES.master), position, { seed32, clock: stoppedClock }).pick
    expect(SEEDS.map(pick)).toEqual(SEEDS.map(() => 2))
  })

  test('takes nothing that was tried in fewer than four worlds', () => {
    const position = positionOf(started(digs(placesOf(900, 0)), 2, 1))
    const pickAfter = (simulations: number): number => {
      const bot = searchBot('few', { ...STYLES.expert, place: null, budget: { simulations, ms: Infinity } })
      return think(bot, position, { seed32: 1, clock: stoppedClock }).pick
    }
    expect([2, 6, 7, 8].map(pickAfter)).toEqual([1, 1, 1, 0])
  })

  test('without simulations a strength takes the quick pick, and the weakest that of a beginner', () => {
    const places = placesOf(900, 0, 901, -5)
    expect(thoughtOf('adept', places)).toMatchObject({ pick: 1, simulations: 0, value: null })
    expect(thoughtOf('novice', places)).toMatchObject({ pick: 3, simulations: 0, value: null })
  })

  test('the second strength takes the pick of an amateur where the game has one, and those above it do not', () => {
    const places = placesOf(900, 0, 901, -5)
    const amateur: ReturnType<typeof digs> = {
      ...digs(places),
      amateur: (_, { options }) => options.findIndex((option) => (option as Dig).more === 900),
    }
    const pickOf = (strength: Strength): number =>
      think(searchBot(strength, STYLES[strength]), positionOf(started(amateur, 2, 1)), {
        seed32: 1,
        clock: stoppedClock,
      }).pick
    expect(pickOf('adept')).toBe(0)
    expect(pickOf('novice')).toBe(3)
    expect(pickOf('expert')).toBe(2)
  })

  test('a game may ask for more certainty before the quick pick is left', () => {
    const better = digs(placesOf(80, 0, 40))
    const surest = { ...better, search: { ...better.search, trust: 1e6 } } as typeof better
    expect(
      think(searchBot('expert', STYLES.expert), positionOf(started(surest, 2, 1)), {
        seed32: 1,
        clock: stoppedClock,
      }).pick,
    ).toBe(1)
  })

  test('judges where nothing is half done: a dig counts once it is counted', () => {
    const values = thoughtOf('expert', placesOf(1, 0, 100)).options.map(({ value }) => value ?? 0)
    expect((values[2] as number) - (values[1] as number)).toBeCloseTo(100 / 20_000)
  })

  test('has a pick before anything is tried', () => {
    const position = positionOf(started(digs(placesOf(900, 0)), 2, 1))
    const deliberation = searchBot('expert', STYLES.expert).begin(position, {
      seed32: 1,
      clock: stoppedClock,
    })
    expect(deliberation.conclude()).toMatchObject({ pick: 1, simulations: 0 })
  })
})

describe('the lead of an option', () => {
  test('is the mean of the differences world by world, and its error falls with their number', () => {
    const few = leadOf([0.5, 0.7], [0.4, 0.7])
    expect(few.mean).toBeCloseTo(0.05)
    const many = leadOf([0.5, 0.7, 0.5, 0.7, 0.5, 0.7, 0.5, 0.7], [0.4, 0.7, 0.4, 0.7, 0.4, 0.7, 0.4, 0.7])
    expect(many.mean).toBeCloseTo(0.05)
    expect(many.error).toBeLessThan(few.error / 2)
  })

  test('is looked at only where both were tried, and never certain', () => {
    expect(leadOf([0.5, 0.9, 0.9], [0.4]).mean).toBeCloseTo(0.1)
    expect(leadOf([0.5], []).error).toBe(Number.POSITIVE_INFINITY)
    expect(leadOf([0.5, 0.5, 0.5], [0.5, 0.5, 0.5])).toMatchObject({ mean: 0 })
    expect(leadOf([0.5, 0.5, 0.5], [0.5, 0.5, 0.5]).error).toBeGreaterThan(0)
  })
})
