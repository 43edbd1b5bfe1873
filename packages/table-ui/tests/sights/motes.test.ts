import { describe, expect, test } from 'vitest'
import { RECIPES, type Burst } from '../../src/sights/grammar.ts'
import { Motes, MOST_MOTES } from '../../src/sights/motes.ts'
import { LOOKS } from '../../src/sights/sights.ts'

const AT = { x: 100, y: 200, width: 40, height: 60 }
const SPARK: Burst = {
  kind: 'ember',
  count: 4,
  dyes: ['#fff'],
  size: [4, 4],
  speed: [100, 100],
  life: [500, 500],
  heads: 'out',
  from: [0, 0],
  weight: 0,
}

/** Chance that is the same each time. */
function chance(): () => number {
  let at = 0
  return () => (at = (at * 16807 + 12345) % 2147483647) / 2147483647
}

describe('motes', () => {
  test('set off where a thing is, and are gone when their life is over', () => {
    const motes = new Motes(chance())
    motes.add(SPARK, AT, 1)
    expect(motes.all.map(({ x, y }) => [x, y])).toEqual(Array(4).fill([120, 230]))
    motes.step(250)
    const far = motes.all.map(({ x, y }) => Math.hypot(x - 120, y - 230))
    expect(Math.min(...far)).toBeGreaterThan(5)
    motes.step(250)
    expect(motes.all).toEqual([])
  })

  test('are more where something is stronger, and never more than the table takes', () => {
    const countOf = (much: number): number => {
      const motes = new Motes(chance())
      motes.add(SPARK, AT, much)
      return motes.all.length
    }
    expect([0.1, 1, 3, 100].map(countOf)).toEqual([2, 4, 7, 7])
    const motes = new Motes(chance())
    for (let n = 0; n < 200; n++) motes.add(SPARK, AT, 3)
    expect(motes.all).toHaveLength(MOST_MOTES)
  })

  test('that are to be seen later stay where they begin until then', () => {
    const motes = new Motes(() => 0.5)
    motes.add({ ...SPARK, count: 1, within: 400 }, AT, 1)
    motes.step(150)
    expect(motes.all).toMatchObject([{ age: -50, x: 120, y: 230 }])
    motes.step(100)
    expect(motes.all[0]?.x).not.toBe(120)
  })

  test.each(LOOKS)('"%s" is over within three seconds, and fits the table even at its strongest', (look) => {
    const motes = new Motes(chance())
    for (const burst of RECIPES[look].bursts) motes.add(burst, AT, 3)
    expect(motes.all.length).toBeGreaterThan(0)
    const last = Math.max(...motes.all.map(({ age, life }) => life - age))
    expect(last).toBeLessThan(3500)
    for (let ms = 0; ms <= last; ms += 16) motes.step(16)
    motes.step(16)
    expect(motes.all).toEqual([])
  })
})
