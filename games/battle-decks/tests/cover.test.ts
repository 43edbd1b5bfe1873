import { expect, test } from 'vitest'
import { CARDS } from '../content/catalog.ts'
import { cover } from '../cover.ts'

/** The abilities printed on a card, or those that equipment gives. */
function abilitiesOf(card: (typeof CARDS)[number]): readonly string[] {
  if ('abilities' in card) return card.abilities.map(({ slug }) => slug)
  return card.kind === 'equipment' && card.grants ? [card.grants.slug] : []
}

test('the box says how much is in it', () => {
  const of = (kind: string): number => CARDS.filter((card) => card.kind === kind).length
  expect(cover.content).toEqual({
    heroes: of('hero'),
    reinforcements: of('reinforcement'),
    equipment: of('equipment'),
    events: of('event'),
    equalizers: of('equalizer'),
    abilities: new Set(CARDS.flatMap(abilitiesOf)).size,
  })
})
