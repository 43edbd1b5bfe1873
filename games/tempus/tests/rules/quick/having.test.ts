import { describe, expect, test } from 'vitest'
import { CATALOG } from '../../../content/catalog.ts'
import { QUIRKS, WATCHED, type Standing } from '../../../faces.ts'
import { PRINTED } from '../../../rules/printed.ts'
import {
  cardsWatching,
  cardsWithBonus,
  cardsWithQuirk,
  lastingsWatching,
  lastingsWithBonus,
  lastingsWithQuirk,
  monstersWatching,
  monstersWithQuirk,
  type Printing,
} from '../../../rules/quick/having.ts'
import { print } from '../../printed.ts'

/** A table as a list, zeros where it is left out. */
function numbers(table: Printing, length: number): readonly number[] {
  return Array.from({ length }, (_, index) => table?.[index] ?? 0)
}

const quirkOf = (quirk: (typeof QUIRKS)[number]) => (one: Standing | null) => one?.quirks[quirk] ?? 0
const watchesOf = (at: (typeof WATCHED)[number]) => (one: Standing | null) =>
  one?.watches.filter((watch) => watch.at === at).length ?? 0

describe('tables of what is printed say what the print says', () => {
  test('of every quirk: cards, lasting effects and Monsters', () => {
    expect(CATALOG.length).toBeGreaterThan(0)
    const { standings, lastings, monsters } = PRINTED
    for (const quirk of QUIRKS) {
      expect(numbers(cardsWithQuirk(quirk), standings.length)).toEqual(standings.map(quirkOf(quirk)))
      expect(numbers(lastingsWithQuirk(quirk), lastings.length)).toEqual(lastings.map(quirkOf(quirk)))
      const ofMonsters = monsters.map(({ standing }) => standing)
      expect(numbers(monstersWithQuirk(quirk), monsters.length)).toEqual(ofMonsters.map(quirkOf(quirk)))
    }
  })

  test('of every occasion that something watches for', () => {
    const { standings, lastings, monsters } = PRINTED
    for (const at of WATCHED) {
      expect(numbers(cardsWatching(at), standings.length)).toEqual(standings.map(watchesOf(at)))
      expect(numbers(lastingsWatching(at), lastings.length)).toEqual(lastings.map(watchesOf(at)))
      const ofMonsters = monsters.map(({ standing }) => standing)
      expect(numbers(monstersWatching(at), monsters.length)).toEqual(ofMonsters.map(watchesOf(at)))
    }
  })

  test('of every bonus how many there are', () => {
    const { standings, lastings } = PRINTED
    const bonuses = [...standings, ...lastings].flatMap((one) => one?.bonuses ?? [])
    const stats = new Set(bonuses.map(({ stat }) => stat))
    expect(stats.size).toBeGreaterThan(10)
    for (const stat of stats) {
      const count = (one: Standing | null): number =>
        one?.bonuses.filter((bonus) => bonus.stat === stat).length ?? 0
      expect(numbers(cardsWithBonus(stat), standings.length)).toEqual(standings.map(count))
      expect(numbers(lastingsWithBonus(stat), lastings.length)).toEqual(lastings.map(count))
    }
  })

  test('nothing has what is not printed, and other print has other tables', () => {
    expect(cardsWithQuirk('burrows')).toBeUndefined()
    expect(lastingsWithQuirk('untargetable')).toHaveLength(PRINTED.lastings.length)
    print()
    expect(lastingsWithQuirk('untargetable')).toHaveLength(PRINTED.lastings.length)
    expect(cardsWithBonus('attack')).toBeUndefined()
    expect(cardsWithBonus('sight')).toHaveLength(PRINTED.standings.length)
  })
})
