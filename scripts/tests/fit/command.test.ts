import { describe, expect, test } from 'vitest'
import { wrongNumber } from '../../fit/command.ts'
import { fitNamed } from '../../fit/fits.ts'

const NUMBERS = { matches: 'whole', minutes: 'any' } as const

describe('numbers of the commands for evaluations', () => {
  test.each([
    { matches: '400', minutes: 'Infinity' },
    { matches: '1', minutes: '0.5' },
    { matches: undefined, minutes: '10' },
  ])('%j are right', (values) => {
    expect(wrongNumber(values, NUMBERS)).toBeNull()
  })

  test.each(['4oo', '', ' ', '0', '-3', '1.5', 'NaN', 'Infinity', '1e999'])(
    '%j matches are refused',
    (matches) => {
      expect(wrongNumber({ matches }, NUMBERS)).toBe(
        `--matches is "${matches}"; allowed is a whole number from 1.`,
      )
    },
  )

  test.each(['10m', '', '0', '-1', 'NaN'])('%j minutes are refused', (minutes) => {
    expect(wrongNumber({ minutes }, NUMBERS)).toBe(`--minutes is "${minutes}"; allowed is a number above 0.`)
  })
})

test.each(['chess', 'constructor', 'toString', ''])('no game called %j is fitted', async (id) => {
  expect(await fitNamed(id)).toBeUndefined()
})
