import { PRINTED } from '@trialhall/game-tempus'
import { describe, expect, test } from 'vitest'
import { buildFrom, buildName, isRecommended, recommended, subclassesOf } from '../../../ui/heroes/build.ts'

const CLASSES = PRINTED.classes.map((_, at) => at)

describe('a build in an address', () => {
  test('is read back as it was written, for every Hero there is', () => {
    const builds = CLASSES.flatMap((heroClass) =>
      subclassesOf(heroClass).flatMap((subclass) =>
        PRINTED.characters.map((_, character) => ({ heroClass, subclass, character })),
      ),
    )
    expect(builds).toHaveLength(128)
    expect(builds.map((build) => buildFrom(buildName(build)))).toEqual(builds)
  })

  test('goes by the names of its parts', () => {
    expect(buildName(buildFrom('rogue.assassin.mertz'))).toBe('rogue.assassin.mertz')
  })

  test.each([
    ['', 'bard.college-of-lore.bonnie'],
    ['fighter', 'fighter.champion.gains'],
    ['fighter.assassin.mertz', 'fighter.champion.mertz'], // [T-6.08] a Subclass of another Class
    ['wizard.evocation.nobody', 'wizard.evocation.mertz'],
    ['<script>', 'bard.college-of-lore.bonnie'],
  ])('that is not whole is filled up by what is recommended: %j', (text, name) => {
    expect(buildName(buildFrom(text))).toBe(name)
  })
})

test('[T-6.08] a Class has two Subclasses of its own', () => {
  expect(CLASSES.map((heroClass) => subclassesOf(heroClass).length)).toEqual(CLASSES.map(() => 2))
})

test('[T-6.12] one build of each Class is the recommended one', () => {
  expect(CLASSES.map((heroClass) => isRecommended(recommended(heroClass)))).toEqual(CLASSES.map(() => true))
  expect(isRecommended(buildFrom('fighter.champion.mertz'))).toBe(false)
})
