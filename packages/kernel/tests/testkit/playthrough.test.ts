import { describe, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import type { AnyView } from '../../src/index.ts'
import { playthrough, recipeOf, viewChanges } from '../../src/testkit/index.ts'
import { bluff } from '../games/bluff.ts'

describe('a playthrough', () => {
  const recipe = { seats: 2, seed: 'tale', options: { goal: 12 } }
  const text = playthrough(race, recipe)

  test('is always the same for its recipe, which stands in its header', () => {
    expect(recipeOf(text)).toEqual(recipe)
    expect(playthrough(race, recipeOf(text))).toBe(text)
    expect(playthrough(race, { ...recipe, seed: 'other' })).not.toBe(text)
  })

  test('tells asks, picks, events, views and the outcome', () => {
    expect(text).toMatch(
      /^Playthrough of race\nrules version: 1\nseats: 2\nseed: "tale"\noptions: \{"goal":12\}\n/,
    )
    expect(text).toMatch(
      /\n1\. A is asked: A: push or hold with Step \d\?\n {3}[*-] push\n {3}[*-] hold\n {3}A rolls \d\.\n/,
    )
    expect(text).toMatch(/\n {3}all see: cards\.def \d+: \?→\d; /)
    expect(text).toMatch(
      /\nThe end \((points|rounds)\): ranks \d, \d; scores \d+, \d+\nstate [0-9a-f]{16} after \d+ choices\n$/,
    )
  })

  test('tells what each seat alone reads and sees', () => {
    const bluffs = playthrough(bluff, { seats: 3, seed: 1, options: {} })
    expect(bluffs).toMatch(/\n {3}B sees: .*cards\.def \d+: \?→\d/)
    expect(bluffs).toMatch(/\n {3}x Value [0-3]: [0-3] is less than 4\n/)
  })

  test('that is none says what it lacks', () => {
    expect(() => recipeOf('Once upon a time')).toThrow(/begins with "Playthrough of "/)
    expect(() => recipeOf('Playthrough of race\nseats: 2\n')).toThrow(/has no "seed"/)
    expect(() => playthrough(race, { ...recipe, seats: 9 })).toThrow(/Race takes 2\.$/)
  })
})

describe('changes of a view', () => {
  const changes = (before: object, after: object): string[] =>
    viewChanges(before as AnyView, after as AnyView)

  test('are one line a part', () => {
    expect(changes({ a: 1, b: { c: 'x' }, d: [1, 2] }, { a: 2, b: { c: 'y' }, d: [1] })).toEqual([
      'a 1 → 2',
      'b.c "x" → "y"',
      'd [1,2] → [1]',
    ])
    expect(changes({ a: [{ n: 1 }, { n: 2 }] }, { a: [{ n: 1 }, { n: 3 }] })).toEqual(['a.1.n 2 → 3'])
    expect(changes({ a: 1 }, { a: 1 })).toEqual([])
    expect(changes({}, { a: 0 })).toEqual(['a none → 0'])
  })

  test('of long lists are what went and what came', () => {
    const deck = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    expect(changes({ deck }, { deck: deck.slice(0, 8) })).toEqual(['deck -9 (8)'])
    expect(changes({ deck }, { deck: [...deck, 10] })).toEqual(['deck +10 (10)'])
    expect(changes({ deck }, { deck: deck.toReversed() })).toEqual(['deck reordered (9)'])
  })

  test('of definitions stand at their cards', () => {
    expect(changes({ cards: { def: [-1, 4, 5] } }, { cards: { def: [2, 4, -1] } })).toEqual([
      'cards.def 0: ?→2, 2: 5→?',
    ])
  })
})
