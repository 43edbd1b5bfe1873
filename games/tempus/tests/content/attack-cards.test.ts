import { describe, expect, test } from 'vitest'
import { HERO_CARDS } from '../../content/catalog.ts'
import type { AttackFace, HeroCard, Line } from '../../faces.ts'
import { cast, type Pick } from './cast.ts'

/** Where a rival Hero must stand to be struck, and what says so. */
interface Stand {
  readonly at: string
  readonly picks: readonly Pick[]
}

/** One rival, placed for a reach. */
function standFor({ reach }: AttackFace): Stand {
  switch (reach.type) {
    case 'melee':
      return { at: '11,10', picks: [1] }
    case 'around':
      return { at: '11,10', picks: [] }
    case 'burst':
      return { at: '11,10', picks: [{ covers: '11,10' }] }
    case 'area':
    case 'line':
      return { at: '14,10', picks: ['14,10', { covers: '14,10' }] }
    default:
      return { at: '14,10', picks: [1] }
  }
}

/** Cards whose whole effect is one attack with one roll. */
const PLAIN = HERO_CARDS.filter(
  ({ action }) =>
    action !== null && action.type === 'attack' && action.attack !== null && action.attack.rolls === 1,
)

/** The lowest result of each line, with the line. */
function lowestOf(card: HeroCard): readonly (readonly [number, Line])[] {
  return (card.action?.attack?.tables[0] ?? []).map((line) => [line.from, line])
}

describe('every attack of the decks deals what its table says', () => {
  const cases = PLAIN.flatMap((card) =>
    lowestOf(card).map(([from, line]) => [card.name, card.slug, from, line, card] as const),
  )
  test.each(cases)('%s (%s): %i', (_name, slug, from, line, card) => {
    const attack = card.action?.attack
    if (!attack) throw new Error('It has an attack.')
    const { at, picks } = standFor(attack)
    const t = cast({ heroes: { 0: { at: '10,10', hand: [slug] }, 1: { at } }, rolls: [from] })
    t.plays(0, slug, ...picks)
    expect(t.hp(1)).toBe(30 - line.normal - line.piercing)
  })
})
