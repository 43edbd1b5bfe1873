import { scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { deckText, defOf, eldar, fitted, rulesOf, SAMPLES } from '../../game.ts'
import type { EldarScene } from '../lay.ts'

/** What simulations are told of a seat. */
function told(t: EldarScene, seat: number, kind: string): readonly string[] {
  return eldar.traits?.of(t.state, seat, kind) ?? []
}

test('[E-2.09] simulations tell who held the first initiative, and nobody where a match ended before', () => {
  const t = scene(eldar, { seed: 3, options: { decks: ['bloodied-aggro', 'turbo-focus'] } })
  const { first } = t.state
  expect(told(t, first, 'start')).toEqual(['first initiative'])
  expect(told(t, 1 - first, 'start')).toEqual(['second initiative'])
  const draft = scene(eldar, { seed: 3, options: { format: 'draft' } })
  draft.match.leave(1)
  expect([0, 1].map((seat) => told(draft, seat, 'start'))).toEqual([[], []])
})

test('[E-2.01, E-2.15] simulations count the Heroes and each different card of one’s own deck', () => {
  const t = scene(eldar, { seed: 3, options: { decks: ['bloodied-aggro', 'turbo-focus'] } })
  const sample = SAMPLES.find(({ slug }) => slug === 'turbo-focus')
  const names = sample?.cards.map((slug) => eldar.catalog[defOf(slug)]?.name)
  expect(told(t, 1, 'hero')).toEqual(['Zakir', 'Pavani'])
  expect(told(t, 1, 'card').toSorted()).toEqual(names?.toSorted())
})

test('[E-2.16, E-36.03, E-37.02] a sample deck is told by its name, cut and filled up as well, an edited one by its Heroes', () => {
  const decks = ['bloodied-aggro', 'affliction-attrition']
  const namesIn = (options: object): readonly string[][] => {
    const t = scene(eldar, { seed: 3, options: { decks, ...options } })
    return [0, 1].map((seat) => [...told(t, seat, 'deck')])
  }
  const names = [['Bloodied Aggro'], ['Affliction Attrition']]
  expect(namesIn({})).toEqual(names)
  expect(namesIn({ format: 'mini' })).toEqual(names)
  expect(namesIn({ format: 'freestyle', deckSize: 20 })).toEqual(names)
  expect(namesIn({ format: 'freestyle', deckSize: 60, heroes: 3 })).toEqual(names)
  const rules = rulesOf(scene(eldar, { seed: 3, options: { decks } }).match.options)
  const [sample] = SAMPLES
  if (sample === undefined) throw new Error('There are no sample decks.')
  const edited = deckText(fitted(sample, rules, [])).replace('2 Shockwave', '2 Wallop')
  expect(namesIn({ decks: [edited, 'affliction-attrition'] })).toEqual([['own: Isra, Yuri'], names[1]])
})
