import { describe, expect, test } from 'vitest'
import { byHelp } from '../../src/play/useOrder.ts'
import { listedOptions } from '../../src/prompt/on-map.ts'

describe('options in the order in which they help', () => {
  const HELP: Readonly<Record<string, number>> = { own: -1, other: -1, foe: 1, pass: -3 }

  test('those that help as much stay as they are offered', () => {
    expect(byHelp(['own', 'other', 'pass', 'foe'], (option) => HELP[String(option)] ?? 0)).toEqual([
      3, 0, 1, 2,
    ])
  })

  test('a list has them in that order, without those on the map', () => {
    expect(listedOptions([3, 0, 1, 2], new Map([['1,1', [0]]]))).toEqual([3, 1, 2])
  })
})
