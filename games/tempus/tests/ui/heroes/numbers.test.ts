import { PRINTED } from '@trialhall/game-tempus'
import { describe, expect, test } from 'vitest'
import { buildFrom, recommended } from '../../../ui/heroes/build.ts'
import { countOf, facesOf, numbersOf } from '../../../ui/heroes/numbers.ts'

const BUILDS = PRINTED.classes.map((_, at) => recommended(at))

function numberOf(build: string, title: string): string | undefined {
  return numbersOf(buildFrom(build)).find((one) => one.title === title)?.text
}

describe('a whole Hero deck', () => {
  test('[T-7.01, T-7.08] has 12 cards of Tier 1 and 6 of Tier 2, every copy counted', () => {
    expect(BUILDS.map((build) => [countOf(build, 1), countOf(build, 2)])).toEqual(BUILDS.map(() => [12, 6]))
  })

  test('[T-7.02] has 5 to 7 Primary cards', () => {
    for (const build of BUILDS) {
      expect(countOf(build, 'primary')).toBeGreaterThanOrEqual(5)
      expect(countOf(build, 'primary')).toBeLessThanOrEqual(7)
    }
  })

  test('[T-7.01] has cards of its own three decks, and of no other', () => {
    const decks = (['primary', 1, 2] as const).flatMap((tier) =>
      facesOf(buildFrom('rogue.thief.naree'), tier).map(({ facts }) => facts?.['deck']),
    )
    expect(new Set(decks)).toEqual(new Set(['rogue', 'thief', 'naree']))
  })
})

describe('what a Hero begins with', () => {
  test('[T-7.10, T-7.11] is 30 HP and the DR of its Subclass', () => {
    expect(numberOf('fighter.champion.gains', 'HP')).toBe('30')
    expect(numberOf('fighter.champion.gains', 'DR')).toBe('3')
    expect(numberOf('fighter.battle-master.gains', 'DR')).toBe('4')
  })

  test('[T-10.01, T-10.02] is a first hand of 4 cards, of 6 for Ivar', () => {
    expect(numberOf('fighter.champion.gains', 'Hand')).toBe('4')
    expect(numberOf('fighter.champion.ivar', 'Hand')).toBe('6')
  })

  test('[T-14.06] are the spaces that its Move Action gives, less what a Primary card takes', () => {
    expect(numberOf('paladin.oath-of-vengeance.naree', 'Move')).toBe('6')
    expect(numberOf('paladin.oath-of-ancients.naree', 'Move')).toBe('4')
  })

  test('[T-7.05] are the three numbers of its skill card', () => {
    expect(numberOf('fighter.champion.gains', 'Knowledge')).toBe('13+')
  })
})
