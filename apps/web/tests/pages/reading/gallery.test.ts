import type { CardFace } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { groupsOf, galleryOf } from '../../../src/pages/reading/gallery.ts'

const face = (name: string, kind: string, text: string): CardFace => ({
  slug: name,
  name,
  kind,
  text,
  copies: 1,
  from: 'house',
  facts: { value: 4 },
})

const catalog = [
  face('Oath', 'boost', 'Add 1.'),
  face('Ward', 'block', 'Cancel it.'),
  face('Omen', 'fate', 'Draw.'),
]
const groups = [{ title: 'Action Cards', kinds: ['boost', 'block'] }]

test('kinds that no group names get a group of their own', () => {
  expect(groupsOf(catalog, groups).map(({ title }) => title)).toEqual(['Action Cards', 'Fate'])
})

test('words are looked for in names, texts and facts, and all must be there', () => {
  const names = (words: string): string[] =>
    galleryOf(catalog, groups, { group: '', words }).flatMap(({ faces }) => faces.map(({ name }) => name))
  expect(names('')).toEqual(['Oath', 'Ward', 'Omen'])
  expect(names('CANCEL')).toEqual(['Ward'])
  expect(names('house 4 omen')).toEqual(['Omen'])
  expect(names('oath cancel')).toEqual([])
})

test('a group that is chosen is shown alone', () => {
  expect(galleryOf(catalog, groups, { group: 'Fate', words: '' }).map(({ title }) => title)).toEqual(['Fate'])
})
