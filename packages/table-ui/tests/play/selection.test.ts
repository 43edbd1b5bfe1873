import type { Ask } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { choicesOf, firstSelection, lightingAt, optionAt, stepTo, type PathsOf } from '../../src/index.ts'

interface Option {
  readonly card: number
  readonly at: readonly number[]
}

/** A card, then its targets; two targets in either order. */
const pathsOf: PathsOf<null> = (given) => {
  const { card, at } = given as Option
  const orders = at.length === 2 ? [at, at.toReversed()] : [at]
  return orders.map((order) => [
    { about: { card, at: [] }, ref: { kind: 'card', id: card } },
    ...order.map((id, i) => ({
      about: i === order.length - 1 ? given : { card, at: order.slice(0, i + 1) },
      ref: { kind: 'field', id },
    })),
  ])
}

const OPTIONS: readonly Option[] = [
  { card: 1, at: [] },
  { card: 2, at: [5] },
  { card: 2, at: [6] },
  { card: 2, at: [5, 6] },
]
const ask = { seat: 0, prompt: null, options: OPTIONS, refused: [] } as unknown as Ask
const textOf = (about: unknown): string => {
  const { card, at } = about as Option
  return [`card ${card}`, ...at].join(' ')
}
const first = firstSelection(ask, pathsOf, null)
const keys = (map: ReadonlyMap<string, unknown>): string[] => [...map.keys()]
const whole = { picks: new Map(), reasons: new Map([['card:3', ['No.']]]) }

describe('an ask in steps', () => {
  test('offers the first step of each option once, and whole what is the only one', () => {
    const choices = choicesOf(first, ask, textOf)
    expect(choices.map(({ text, index }) => [text, index])).toEqual([
      ['card 1', 0],
      ['card 2', null],
    ])
  })

  test('offers options that read the same once, and picks the first of them', () => {
    const options = [
      { card: 2, at: [5] },
      { card: 2, at: [6] },
      { card: 2, at: [5] },
    ]
    const twice = { ...ask, options } as Ask
    const next = stepTo(firstSelection(twice, pathsOf, null), 'card:2')
    expect(choicesOf(next, twice, textOf).map(({ text, index }) => [text, index])).toEqual([
      ['card 2 5', 0],
      ['card 2 6', 1],
    ])
  })

  test('lights what the step names, with the reasons of all that is refused', () => {
    const { picks, reasons } = lightingAt([first], whole)
    expect([keys(picks), keys(reasons)]).toEqual([['card:1', 'card:2'], ['card:3']])
  })

  test('after a step lights the next, and keeps the others within reach', () => {
    const { picks, reasons, taken, others } = lightingAt([first, stepTo(first, 'card:2')], whole)
    expect(keys(picks)).toEqual(['field:5', 'field:6'])
    expect([[...(taken ?? [])], [...(others ?? [])], keys(reasons)]).toEqual([['card:2'], ['card:1'], []])
  })

  test('is at an option once nothing else is open', () => {
    expect(optionAt(stepTo(first, 'card:1'))).toBe(0)
    const one = stepTo(stepTo(first, 'card:2'), 'field:6')
    expect(optionAt(one)).toBeNull()
    expect(choicesOf(one, ask, textOf).map(({ index }) => index)).toEqual([2, 3])
  })

  test('takes targets in either order', () => {
    const card = stepTo(first, 'card:2')
    expect(optionAt(stepTo(stepTo(card, 'field:5'), 'field:6'))).toBe(3)
    expect(optionAt(stepTo(stepTo(card, 'field:6'), 'field:5'))).toBe(3)
  })
})
