import { describe, expect, test } from 'vitest'
import { NOBODY } from '../../state.ts'
import { passWords } from '../../ui/pass-words.ts'

/** What comes of passing while a blow or an area is declared. */
function passed(target: number): ReturnType<typeof passWords> {
  const about = { moment: 'declared', creature: 1, card: null, damage: 0 } as const
  return passWords({ type: 'window', ...about, target }, {} as never)
}

describe('what comes of passing', () => {
  test('of an attack: its die is rolled', () => {
    expect(passed(0)).toEqual(['the die is rolled', ''])
  })

  test('[T-R101] of an area for which nothing is rolled: the Spell works', () => {
    expect(passed(NOBODY)).toEqual(['the Spell works', ''])
  })
})
