import { describe, expect, test } from 'vitest'
import { outposts } from '../../../../examples/outposts/game.ts'
import { factsOf, Match, picksBySpace, reportOnSpace, spacesOffered, spaceText } from '../../src/index.ts'
import type { Space, State, Words } from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'

const spaces = outposts.words.spaces as NonNullable<Words<State, unknown>['spaces']>

/** What is said of a space of Outposts, after so many choices. */
function said(space: Space, choices: readonly number[]): string {
  const match = sure(Match.start(outposts, { seed: 1, seats: 2 }))
  for (const pick of choices) match.choose(match.asks[0]?.seat ?? 0, pick)
  const ask = match.asks[0] ?? null
  const picks = picksBySpace(spaces, ask?.options ?? [])
  return spaceText(
    space,
    reportOnSpace({ spaces, facts: factsOf(match.viewFor(ask?.seat ?? null)), ask, space }, picks),
  )
}

const BUILT = [0, 0, 0]

describe('what is said of a space', () => {
  test.each([
    { space: { column: 17, row: 4 }, text: 'Column 17, row 4: land worth 4. You can pick it.' },
    { space: { column: 2, row: 1 }, text: 'Column 2, row 1. You can pick it.' },
    { space: { column: 10, row: 10 }, text: 'Column 10, row 10: the lake. Nothing stands in the lake.' },
    { space: { column: 1, row: 1 }, text: 'Column 1, row 1: an outpost of seat A. An outpost stands there.' },
    { space: { column: 21, row: 1 }, text: 'Column 21, row 1. The map ends before that.' },
  ])('while one is asked for, says whether it can be picked: $text', ({ space, text }) => {
    expect(said(space, BUILT)).toBe(text)
  })

  test('while a card is asked for, is what lies there and nothing else', () => {
    expect(said({ column: 10, row: 10 }, [])).toBe('Column 10, row 10: the lake.')
  })
})

test('a space that is not offered without a reason is said to be no pick', () => {
  const report = { says: '', isAsked: true, picks: [], whyNot: null }
  expect(spaceText({ column: 2, row: 3 }, report)).toBe('Column 2, row 3. You cannot pick it now.')
})

test('options that pick the same space lie under its key together', () => {
  const of = (option: unknown): Space | null =>
    option === 'pass' ? null : { column: 3, row: Number(option) }
  expect([...picksBySpace({ of }, ['1', 'pass', '2', '1'])]).toEqual([
    ['3,1', [0, 3]],
    ['3,2', [2]],
  ])
  expect(picksBySpace(undefined, ['1']).size).toBe(0)
})

test('a prompt counts the spaces that it offers', () => {
  expect(spacesOffered(0, true)).toBe('')
  expect(spacesOffered(1, true)).toBe('or the lit space on the map')
  expect(spacesOffered(143, true)).toBe('or one of 143 spaces on the map')
  expect(spacesOffered(143, false)).toBe('one of 143 spaces on the map')
})
