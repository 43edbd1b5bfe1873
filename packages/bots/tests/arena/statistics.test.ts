import {
  counted,
  holm,
  lessWithout,
  meanOf,
  NO_TALLY,
  shareOf,
  shareTest,
  sprt,
  type LessWithout,
  type Tally,
} from '@trialhall/bots'
import { describe, expect, test } from 'vitest'
import { contrasted, NO_CONTRAST } from '../../src/arena/contrast.ts'
import { mergePairs, NO_PAIRS, paired, pairedShare } from '../../src/arena/pairs.ts'
import { tOf95 } from '../../src/arena/student.ts'

function tallied(...values: number[]): Tally {
  return values.reduce(counted, NO_TALLY)
}

describe('a mean', () => {
  test.each([
    [1, 12.706],
    [6, 2.447],
    [30, 2.042],
    [40, 2.021],
    [120, 1.98],
  ])('of %i degrees of freedom has the interval of Student’s table', (degrees, t) => {
    expect(tOf95(degrees)).toBeCloseTo(t, 3)
  })

  test('of seven measurements is as far from sure as a table says', () => {
    const { value, low, high } = meanOf(tallied(2, 4, 4, 4, 5, 5, 7))
    expect(value).toBeCloseTo(31 / 7)
    expect(high - value).toBeCloseTo((2.447 * 1.5119) / Math.sqrt(7), 2)
    expect(value - low).toBeCloseTo(high - value)
  })

  test('never reaches beyond what is possible', () => {
    expect(meanOf(tallied(0, 1), { min: 0, max: 1 })).toEqual({ value: 0.5, low: 0, high: 1 })
  })

  test.each([[[]], [[3]], [[3, 3, 3]]])('of %j says nothing about others', (values) => {
    expect(meanOf(tallied(...values), { min: 0 })).toMatchObject({ low: 0, high: Infinity })
  })
})

describe('several comparisons', () => {
  test('are corrected by Holm, in their order and never above 1', () => {
    expect(holm([0.04, 0.01, 0.03])).toEqual([0.06, 0.03, 0.06])
    expect(holm([0.9, 0.6])).toEqual([1, 1])
    expect(holm([])).toEqual([])
  })

  test('use the test that fits Wilson’s interval', () => {
    expect(shareTest({ won: 60, count: 100 }, 0.5)).toBeCloseTo(0.0455, 4)
    expect(shareTest({ won: 50, count: 100 }, 0.5)).toBeCloseTo(1, 6)
    expect(shareTest({ won: 0, count: 0 }, 0.5)).toBe(1)
    for (const won of [30, 40, 41, 60, 70]) {
      const { low, high } = shareOf(won, 100)
      expect(shareTest({ won, count: 100 }, 0.5) < 0.05).toBe(low > 0.5 || high < 0.5)
    }
  })
})

describe('less without', () => {
  test('compares sides with a thing to all sides without it', () => {
    let contrast = NO_CONTRAST
    for (let i = 0; i < 6; i++) contrast = contrasted(contrast, { won: 1, had: 1 })
    for (let i = 0; i < 2; i++) contrast = contrasted(contrast, { won: 0, had: 1 })
    for (let i = 0; i < 2; i++) contrast = contrasted(contrast, { won: 1, had: 2 })
    const found = lessWithout(contrast, { matches: 20, sides: 2 })
    expect(found?.with).toBeCloseTo(8 / 12) // 6 of 8 alone, 2 of 4 where both had it
    expect(found?.without).toBeCloseTo(12 / 28) // 2 of 8 against it, 10 of 20 where nobody had it
    expect(found?.difference.value).toBeCloseTo(8 / 12 - 12 / 28)
    expect(found?.difference.low).toBeGreaterThan(-0.15)
    expect(found?.difference.high).toBeLessThan(0.65)
  })

  test('is nothing where all have it, or none', () => {
    expect(lessWithout(NO_CONTRAST, { matches: 3, sides: 2 })).toBe(null)
    const all = contrasted(NO_CONTRAST, { won: 1, had: 2 })
    expect(lessWithout(all, { matches: 1, sides: 2 })).toBe(null)
  })

  test('of one match says next to nothing, though one match alone has no spread', () => {
    const once = contrasted(NO_CONTRAST, { won: 1, had: 1 })
    const { difference, p } = lessWithout(once, { matches: 7, sides: 2 }) as LessWithout
    expect(difference.value).toBeCloseTo(1 - 6 / 13)
    expect(difference.low).toBeLessThan(-0.2)
    expect(difference.high).toBeGreaterThan(0.75)
    expect(p).toBeGreaterThan(0.2)
  })

  test('where exactly one side has it each time, the interval is twice that of its share', () => {
    let contrast = NO_CONTRAST
    for (let i = 0; i < 400; i++) contrast = contrasted(contrast, { won: i % 5 < 3 ? 1 : 0, had: 1 })
    const { difference } = lessWithout(contrast, { matches: 400, sides: 2 }) ?? {}
    expect(difference?.value).toBeCloseTo(0.2)
    expect((difference?.high ?? 0) - 0.2).toBeCloseTo(2 * 1.96 * Math.sqrt((0.6 * 0.4) / 400), 3)
  })
})

describe('pairs of mirrored matches', () => {
  test('come together, whichever part their halves were played in', () => {
    const one = paired(paired(NO_PAIRS, { pair: 0, won: 1 }), { pair: 1, won: 0.5 })
    const other = paired(paired(NO_PAIRS, { pair: 0, won: 0 }), { pair: 1, won: 1 })
    expect(mergePairs(one, other)).toEqual({ scores: { '0.5': 1, '0.75': 1 }, halves: [] })
    expect(mergePairs(one, NO_PAIRS)).toEqual(one)
  })

  test('that always even out say that the bots are equal', () => {
    expect(pairedShare({ '0.5': 1 })).toBe(null)
    expect(pairedShare({ '0.5': 30, '1': 1, '0': 1 })).toMatchObject({ value: 0.5 })
    expect(pairedShare({ '0.5': 30, '1': 1, '0': 1 })?.low).toBeGreaterThan(0.45)
  })
})

describe('a sequential test', () => {
  const aims = { h0: 0.5, h1: 0.55 }

  test('goes on while too little was played', () => {
    expect(sprt({}, aims).accepted).toBe(null)
    expect(sprt({ '0': 5, '0.5': 12, '1': 6 }, aims).accepted).toBe(null)
  })

  test('accepts what many matches show', () => {
    expect(sprt({ '0': 60, '0.5': 150, '1': 110 }, aims)).toMatchObject({ accepted: 'h1' })
    expect(sprt({ '0': 110, '0.5': 150, '1': 60 }, aims)).toMatchObject({ accepted: 'h0' })
  })

  test('needs few matches where the difference is large', () => {
    expect(sprt({ '1': 20 }, { h0: 0.5, h1: 0.7 }).accepted).toBe('h1')
    expect(sprt({ '0': 6 }, { h0: 0.5, h1: 0.7 }).accepted).toBe('h0')
  })

  test('says as much as the ratio of likelihoods of single matches where pairs are no more than two of them', () => {
    const wins = 60
    const pairs = { '0': 16, '0.5': 48, '1': 36 } // 120 of 200 won, as independent matches would fall
    const ratio = 2 * (wins * Math.log(0.55 / 0.5) + (100 - wins) * Math.log(0.45 / 0.5))
    expect(sprt(pairs, aims).llr).toBeCloseTo(ratio, 0)
  })
})
