import { describe, expect, test } from 'vitest'
import { CARDS } from '../../content/catalog.ts'
import { abilitiesOf } from '../../rules/activation.ts'
import { atk, def, dmg, lay, on, slugs } from '../lay.ts'
import { tableOf } from './page.ts'

const PIECES = tableOf('Equipment').map(({ Card = '', ATK, DEF, DMG, Grants }) => ({
  slug: /`(.+)`/.exec(Card)?.[1] ?? '',
  by: [ATK, DEF, DMG].map(Number),
  grants: Grants === '-' ? [] : [Grants],
}))

/** ATK, DEF and DMG against a hero of the other side. */
function numbers(t: ReturnType<typeof lay>, name: string, foe: string): number[] {
  return [atk(t, name, foe), def(t, name, foe), dmg(t, name, foe)]
}

describe.each(PIECES)('$slug', ({ slug, by, grants }) => {
  test.each([
    ['a hero of Britannia', { A: 'dire-wolf' }, 'dire-wolf', 'clockwork-soldier', [4, 7, 3]],
    ['a hero of Prussia', { B: 'clockwork-soldier' }, 'clockwork-soldier', 'dire-wolf', [3, 7, 3]],
  ] as const)('changes the numbers of %s', (_whom, seat, carrier, foe, plain) => {
    const [letter] = Object.keys(seat) as ['A' | 'B']
    const t = lay({ [letter]: { characters: [{ card: carrier, equipment: [slug] }] } })
    expect(numbers(t, carrier, foe)).toEqual(plain.map((value, i) => value + (by[i] ?? 0)))
    expect(slugs(t, on(t, carrier).equipment)).toEqual([slug])
  })

  test('changes nobody else, and grants what it says to its carrier alone', () => {
    const t = lay({ A: { characters: [{ card: 'dire-wolf', equipment: [slug] }] } })
    expect(numbers(t, 'quartermaster', 'clockwork-soldier')).toEqual([3, 6, 3])
    const granted = (name: string): string[] => abilitiesOf(t.state, on(t, name)).map((one) => `${one.name}*`)
    expect(granted('dire-wolf')).toEqual(['Howl*', ...grants])
    expect(granted('quartermaster')).toEqual(['Mend II*'])
  })
})

test('two copies of one piece add up', () => {
  const t = lay({ A: { characters: [{ card: 'dire-wolf', equipment: ['scale-barding', 'scale-barding'] }] } })
  expect(def(t, 'dire-wolf', 'clockwork-soldier')).toBe(11)
})

test('there is no other equipment', () => {
  const all = CARDS.flatMap((card) => (card.kind === 'equipment' ? [card.family] : []))
  expect([...new Set(all)].toSorted()).toEqual(PIECES.map(({ slug }) => slug).toSorted())
})
