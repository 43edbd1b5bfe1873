import { CATALOG } from '@trialhall/game-tempus'
import { describe, expect, test } from 'vitest'
import { blocksOf } from '../../../ui/cards/CardBody.tsx'
import { lettersFor } from '../../../ui/cards/fit.ts'
import { partsOf } from '../../../ui/cards/parts.ts'
import { facedBy } from '../../../ui/looks.ts'

const HARDLY = 4

describe('the letters of a card', () => {
  test('are as large as can be where there are few words', () => {
    expect(lettersFor([{ length: 60 }], 'Mace')).toBe(7)
    expect(lettersFor([], 'Mace')).toBe(7)
  })

  test('are smaller where there are many, or the name takes two lines', () => {
    const long = [{ length: 300 }]
    expect(lettersFor(long, 'Mace')).toBeLessThan(7)
    expect(lettersFor(long, 'The Unholy Ritual')).toBeLessThan(lettersFor(long, 'Mace'))
  })

  test('are smaller where each of many lines has a margin', () => {
    const rows = (margin: number): readonly { length: number; margin: number }[] =>
      Array.from({ length: 7 }, () => ({ length: 20, margin }))
    expect(lettersFor(rows(9), 'Mace')).toBeLessThan(lettersFor(rows(0), 'Mace'))
  })

  test('leave some of the picture on every card', () => {
    const hard = CATALOG.filter(
      ({ slug, name, text }) => lettersFor(blocksOf([], partsOf(facedBy(slug), text)), name) < HARDLY,
    )
    expect(hard.map(({ slug }) => slug)).toEqual([])
  })
})
