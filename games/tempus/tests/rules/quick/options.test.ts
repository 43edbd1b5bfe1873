import { expect, test } from 'vitest'
import { creatureOptions, spaceOptions } from '../../../rules/quick/options.ts'

test('spaces and creatures become options in their order, and each is made once', () => {
  expect(spaceOptions([899, 0, 7])).toEqual([899, 0, 7].map((space) => ({ do: 'space', space })))
  expect(creatureOptions([30, 0])).toEqual([30, 0].map((creature) => ({ do: 'creature', creature })))
  expect(spaceOptions([12])[0]).toBe(spaceOptions([11, 12])[1])
  expect(creatureOptions([8])[0]).toBe(creatureOptions([8])[0])
})

test('what is no space and no creature is an option of its own', () => {
  expect(spaceOptions([-1])).toEqual([{ do: 'space', space: -1 }])
  expect(creatureOptions([-1])).toEqual([{ do: 'creature', creature: -1 }])
})
