import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CATALOG as LANES, CLASSES } from '@trialhall/game-lanes'
import { allFigures } from '../../../games/battle-decks/ui/figures/figure-of.ts'
import { isUnit } from '../../../games/lanes/ui/looks.ts'
import { CASTS, drawnIn } from '../../pictures/figures/casts.ts'
import { figureOf } from '@trialhall/table-ui/figures'

const folder = (id: string): URL => new URL(`../../../games/${id}/ui/figures/`, import.meta.url)
const filesOf = (id: string): string[] => readdirSync(folder(id)).filter((name) => name.endsWith('.svg'))

describe.each(Object.entries(CASTS))('figures of %s', (id, cast) => {
  const drawn = drawnIn(cast)

  test('everybody has one for each side and state, drawn the same way every time', () => {
    expect(filesOf(id).toSorted()).toEqual(
      drawn.map(({ who, side, state }) => `${who.slug}-${side}-${state}.svg`).toSorted(),
    )
    for (const { who, side, state } of drawn)
      expect(figureOf(who, side, state)).toBe(
        readFileSync(new URL(`${who.slug}-${side}-${state}.svg`, folder(id)), 'utf8'),
      )
  })

  test('no two are alike', () => {
    const all = drawn.map(({ who, side, state }) => figureOf(who, side, state))
    expect(new Set(all).size).toBe(all.length)
  })
})

test('the page of Battle Decks names all of its figures, and no others', () => {
  const named = allFigures().map((address) => address.slice(address.lastIndexOf('/') + 1))
  expect(named.toSorted()).toEqual(filesOf('battle-decks').toSorted())
})

test('the page of Lanes names a figure for everything that can stand on the board', () => {
  const standing = LANES.filter(isUnit).map(({ slug }) => slug)
  const drawn = CASTS['lanes']?.people.map(({ slug }) => slug) ?? []
  expect(drawn.toSorted()).toEqual([...CLASSES, ...standing].toSorted())
})
