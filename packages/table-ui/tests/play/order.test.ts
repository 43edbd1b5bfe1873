import { describe, expect, test } from 'vitest'
import { listedOrder } from '../../src/play/useOrder.ts'
import { listedOptions } from '../../src/prompt/on-map.ts'

describe('options in the order in which they help', () => {
  const HELP: Readonly<Record<string, number>> = { own: -1, other: -1, foe: 1, pass: -3 }

  test('those that help as much stay as they are offered', () => {
    const helpOf = (option: unknown): number => HELP[String(option)] ?? 0
    expect(listedOrder(['own', 'other', 'pass', 'foe'], { helpOf, placeOf: () => -1 })).toEqual([3, 0, 1, 2])
  })

  test('those that name cards of the hand, and help as much, follow on each other as the cards lie', () => {
    const hand = ['banner', 'horn', 'sword']
    const helpOf = (option: unknown): number => (option === 'useless' || option === 'sword' ? -1 : 0)
    const placeOf = (option: unknown): number => hand.indexOf(String(option))
    const options = ['horn', 'attack', 'sword', 'banner', 'useless']
    const order = listedOrder(options, { helpOf, placeOf })
    expect(order.map((at) => options[at])).toEqual(['banner', 'attack', 'horn', 'sword', 'useless'])
  })

  test('a list has them in that order, without those on the map', () => {
    expect(listedOptions([3, 0, 1, 2], new Map([['1,1', [0]]]))).toEqual([3, 1, 2])
  })
})
