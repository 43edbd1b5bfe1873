import { describe, expect, test } from 'vitest'
import type { MonsterFace, Reach } from '../../../faces.ts'
import { farthest, heroesHitFrom, strikesFrom } from '../../../rules/monsters/positions.ts'
import { mayReach } from '../../../rules/monsters/scripts.ts'
import { monsterId, type Laid } from '../../lay.ts'
import { attacked, field, layMonsters, placed, scripted, slot, sure } from './kit.ts'

const MELEE: Reach = { type: 'melee' }
const SHOT: Reach = { type: 'ranged', range: 4 }
const BURST: Reach = { type: 'burst', size: 3 }
const AROUND: Reach = { type: 'around', whom: 'creatures' }
const CLOUD: Reach = { type: 'within', range: 2 }

/** A Guardian at 1,3 whose only line has this reach, and Heroes at these places. */
function guardian(reach: Reach, places: readonly string[], face: Partial<MonsterFace> = {}): Laid {
  return layMonsters(
    {
      drawing: field(20, 5),
      heroes: Object.fromEntries(places.map((place, seat) => [seat, place])),
      monsters: { guardian: ['1,3'] },
    },
    { guardian: { size: 1, move: 5, script: [scripted('it', sure(reach))], ...face } },
  )
}

const GUARDIAN = monsterId('guardian')

/** Whether it may reach the first Hero with five spaces. */
function reaches(t: Laid): boolean {
  return mayReach(t.state, { id: GUARDIAN, target: 0, spaces: 5 })
}

describe('who is too far away is not looked for', () => {
  test('[T-32.06] a target counts up to the spaces of movement and the reach of the attack', () => {
    for (const [reach, last] of [
      [MELEE, 7],
      [AROUND, 7],
      [CLOUD, 8],
      [BURST, 9],
      [SHOT, 10],
    ] as const) {
      expect(farthest(reach)).toBe(last - 6)
      expect(reaches(guardian(reach, [`${last},3`]))).toBe(true)
      expect(reaches(guardian(reach, [`${last + 1},3`]))).toBe(false)
    }
  })

  test('[T-33.02] a large body covers spaces farther ahead than the one that leads it', () => {
    const t = guardian(MELEE, ['10,3'], { size: 3 })
    expect(reaches(t)).toBe(true) // its last space stands at 3,3, and it goes five on: the Hero is next to it
    slot(t, GUARDIAN, '7,1')
    expect(placed(t, GUARDIAN)).toBe('7,1')
    expect(attacked(t, GUARDIAN)).toEqual([0])
  })

  test('[C-13] a line for several Heroes counts any of them, not its target alone', () => {
    const t = guardian(AROUND, ['9,3', '3,3'], { script: [scripted('it', sure(AROUND), { least: 2 })] })
    expect(reaches(t)).toBe(true)
    const far = guardian(AROUND, ['9,3', '9,4'], { script: [scripted('it', sure(AROUND), { least: 2 })] })
    expect(reaches(far)).toBe(false)
  })

  test('[T-32.10] from a place strikes whoever is in reach of it, and nobody beyond', () => {
    const strikes = (reach: Reach, column: number): boolean => {
      const t = guardian(reach, [`${column},3`])
      return strikesFrom(t.state, { id: GUARDIAN, place: t.at('2,3'), reach, target: 0 })
    }
    expect([3, 4].map((column) => strikes(MELEE, column))).toEqual([true, false])
    expect([4, 5].map((column) => strikes(CLOUD, column))).toEqual([true, false])
    expect([5, 6].map((column) => strikes(BURST, column))).toEqual([true, false])
    expect([3, 4, 6, 7].map((column) => strikes(SHOT, column))).toEqual([false, true, true, false])
    const gone = guardian(MELEE, ['3,3'])
    ;(gone.state.heroes[0] ?? { at: 0 }).at = -1
    expect(strikesFrom(gone.state, { id: GUARDIAN, place: gone.at('2,3'), reach: MELEE, target: 0 })).toBe(
      false,
    )
  })

  test('[C-13] Heroes that are struck at once are those in reach of the place, no allies and nobody off the map', () => {
    const hit = (reach: Reach, places: readonly string[]): number => {
      const t = guardian(reach, places)
      return heroesHitFrom(t.state, { id: GUARDIAN, place: t.at('5,3'), reach })
    }
    expect(hit(AROUND, ['4,3', '6,3', '7,3'])).toBe(2)
    expect(hit(CLOUD, ['4,3', '7,3', '8,3'])).toBe(2)
    expect(hit(SHOT, ['4,3', '9,3', '10,3'])).toBe(2)
    expect(hit(BURST, ['6,3', '8,3', '9,3'])).toBe(2)
    expect(hit(BURST, ['6,3', '4,3'])).toBe(1) // one square covers one side of it
    expect(hit(BURST, ['6,3'])).toBe(0) // no line asks for one alone
    expect(hit(AROUND, ['10,3'])).toBe(0)
  })
})
