import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { below, cloneChance, nextWord, reseed, seeded, shuffleInPlace, type Chance } from '../src/index.ts'
import { drill } from './games/drill.ts'
import { play, started } from './games/match.ts'

function words(chance: Chance, count: number): number[] {
  return Array.from({ length: count }, () => nextWord(chance))
}

describe('a generator', () => {
  test('gives the stream it has always given: every stored match depends on it', () => {
    expect(words(seeded(1), 3)).toEqual(words(seeded('1'), 3))
    expect(words(seeded('trialhall'), 3)).toMatchInlineSnapshot(`
      [
        924023148,
        1104756067,
        2396003002,
      ]
    `)
  })

  test('differs from seed to seed', () => {
    const firsts = Array.from({ length: 2000 }, (_, seed) => nextWord(seeded(seed)))
    expect(new Set(firsts).size).toBe(2000)
    expect(words(seeded('ab'), 4)).not.toEqual(words(seeded('ba'), 4))
  })

  test('goes on from a copy without touching the original', () => {
    const chance = seeded(5)
    chance.script = [1, 2]
    const copy = cloneChance(chance)
    copy.script?.pop()
    expect(chance.script).toEqual([1, 2])
    expect(words(copy, 5)).toEqual(words(chance, 5))
  })

  test('is set anew by a word, whatever it was, and forgets its script', () => {
    const [one, other] = [seeded(1), seeded('two')]
    one.script = [3]
    words(other, 7)
    reseed(one, 42)
    reseed(other, 42)
    expect(one).toEqual(other)
    expect(one.script).toBeNull()
    reseed(other, 43)
    expect(one).not.toEqual(other)
  })

  test('gives whole numbers below n, each about equally often', () => {
    const chance = seeded('even')
    for (const sides of [2, 6, 54]) {
      const counts = Array.from({ length: sides }, () => 0)
      const rolls = sides * 2000
      for (let i = 0; i < rolls; i++) {
        const roll = below(chance, sides)
        counts[roll] = (counts[roll] ?? 0) + 1
      }
      expect(Math.min(...counts)).toBeGreaterThan(1700)
      expect(Math.max(...counts)).toBeLessThan(2300)
    }
  })

  test('brings every card to every place about equally often', () => {
    const chance = seeded('places')
    const counts = Array.from({ length: 25 }, () => 0)
    for (let i = 0; i < 10_000; i++) {
      const list = [0, 1, 2, 3, 4]
      shuffleInPlace(chance, list)
      list.forEach((card, place) => {
        counts[card * 5 + place] = (counts[card * 5 + place] ?? 0) + 1
      })
    }
    expect(Math.min(...counts)).toBeGreaterThan(1800)
    expect(Math.max(...counts)).toBeLessThan(2200)
  })

  test('loses nothing when it shuffles', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (list, seed) => {
        const shuffled = list.slice()
        shuffleInPlace(seeded(seed), shuffled)
        expect(shuffled.toSorted()).toEqual(list.toSorted())
      }),
    )
  })
})

describe('scripted dice', () => {
  const rolling = drill({
    segments: 4,
    segment(table) {
      table.choose(0, 'roll', ['yes', 'no'])
      table.state.diary.push(String(table.die(6, 'test')))
    },
  })

  test('fall in their order, and after them the seed decides', () => {
    const match = started(rolling, { rolls: [6, 1] })
    play(match, 'A0 A0 A0')
    expect(match.state.diary.slice(0, 2)).toEqual(['6', '1'])
    expect(Number(match.state.diary[2])).toBeGreaterThanOrEqual(1)
    const other = started(rolling, { rolls: [6, 1] })
    play(other, 'A0 A1 A0')
    expect(other.state.diary).toEqual(match.state.diary)
  })

  test('that no die can show are an error that names the die', () => {
    const match = started(rolling, { rolls: [7] })
    expect(() => match.choose(0, 0)).toThrow('drill: "test" rolls 1 to 6, scripted is 7')
    expect(match.length).toBe(0)
  })

  test('come back when a choice is undone', () => {
    const match = started(rolling, { rolls: [2, 5] })
    play(match, 'A0 A0')
    match.undo()
    expect(match.state.chance.script).toEqual([5])
    match.undo()
    expect(match.state.chance.script).toEqual([2, 5])
  })
})
