import { describe, expect, test } from 'vitest'
import type { Reach } from '../../../faces.ts'
import { farthest, heroesHitFrom, strikesFrom } from '../../../rules/monsters/positions.ts'
import { lay, monsterId, type Laid } from '../../lay.ts'
import { field } from './kit.ts'

const GOBLIN = monsterId('goblin')
const AROUND: Reach = { type: 'around', whom: 'opponents' }

/** Whether a Goblin at (5,5) would strike Hero 0 there. */
function strikes(reach: Reach, hero: string): boolean {
  const t = lay({ drawing: field(12, 9), heroes: { 0: hero }, monsters: { goblin: ['5,5'] } })
  return strikesFrom(t.state, { id: GOBLIN, place: t.at('5,5'), reach, target: 0 })
}

describe('from where a Monster strikes its target', () => {
  test.each<{ readonly reach: Reach; readonly places: readonly boolean[] }>([
    { reach: { type: 'melee' }, places: [true, false, false] },
    { reach: AROUND, places: [true, false, false] },
    { reach: { type: 'ranged', range: 3 }, places: [false, true, false] },
    { reach: { type: 'within', range: 3 }, places: [true, true, false] },
    { reach: { type: 'burst', size: 3 }, places: [true, true, false] },
    { reach: { type: 'line', range: 3 }, places: [false, false, false] },
  ])('[T-32.10, T-33.05] $reach.type: beside it, two spaces away, five away', ({ reach, places }) => {
    expect(['6,5', '7,5', '10,5'].map((hero) => strikes(reach, hero))).toEqual(places)
  })

  test.each<{ readonly reach: Reach; readonly spaces: number }>([
    { reach: { type: 'melee' }, spaces: 1 },
    { reach: AROUND, spaces: 1 },
    { reach: { type: 'ranged', range: 4 }, spaces: 4 },
    { reach: { type: 'burst', size: 3 }, spaces: 3 },
  ])('[T-32.10] $reach.type reaches $spaces at most', ({ reach, spaces }) => {
    expect(farthest(reach)).toBe(spaces)
  })
})

describe('how many Heroes it strikes at once', () => {
  const laid = (): Laid =>
    lay({
      drawing: field(12, 9),
      heroes: { 0: '6,5', 1: '5,6', 2: '7,5', 3: '12,9' },
      monsters: { goblin: ['5,5'] },
    })
  const hit = (reach: Reach): number => {
    const t = laid()
    return heroesHitFrom(t.state, { id: GOBLIN, place: t.at('5,5'), reach })
  }

  test('[T-22.12, T-33.05] an area strikes a large creature of which it covers a part', () => {
    const burst = { type: 'burst', size: 3 } as const
    const t = lay({ drawing: field(12, 9), monsters: { goblin: ['5,5'], ogre: ['8,5'], bulezau: ['9,1'] } })
    const strikesIt = (target: number): boolean =>
      strikesFrom(t.state, { id: GOBLIN, place: t.at('5,5'), reach: burst, target })
    expect([strikesIt(monsterId('ogre')), strikesIt(monsterId('bulezau'))]).toEqual([true, false])
  })

  test('[C-13] an Area that is aimed is for one target', () => {
    expect(hit({ type: 'area', range: 6, size: 3 })).toBe(0)
  })

  test('[T-32.10, C-12, C-13] those beside it, in range, or in one area', () => {
    expect([hit(AROUND), hit({ type: 'within', range: 2 }), hit({ type: 'ranged', range: 2 })]).toEqual([
      2, 3, 3,
    ])
    expect([hit({ type: 'burst', size: 3 }), hit({ type: 'line', range: 6 })]).toEqual([2, 0])
  })
})
