import { describe, expect, test } from 'vitest'
import { checkGuardian } from '../../../rules/round/guardian.ts'
import { bodyOf } from '../../../rules/map.ts'
import { MIDDLE } from '../../../space/index.ts'
import { lay, monsterId, writtenPlace, type Laid, type Layout } from '../../lay.ts'

const GUARDIAN = monsterId('guardian')

/** Red has 10 VP when the round ends, so that the Guardian enters. */
function entering(layout: Layout): Laid {
  const t = lay(layout)
  t.state.eventVp = [10, 0]
  checkGuardian(t.table)
  return t
}

/** Who made way, in order, and where to. */
function ways({ events }: Laid): readonly string[] {
  return events.flatMap((event) =>
    event.type === 'moved' ? [`${event.creature} to ${writtenPlace(event.path.at(-1) ?? -1)}`] : [],
  )
}

describe('who makes way for the Guardian', () => {
  test('[T-R63, T-34.05] Heroes by initiative, then Monsters in their order, a Prince after those', () => {
    const t = entering({
      heroes: { 0: { at: '15,15', initiative: 4 }, 1: { at: '16,15', initiative: 9 } },
      monsters: { kobold: ['15,16'], redPrince: ['16,16'] },
    })
    const moved = ways(t).map((way) => Number.parseInt(way, 10))
    expect(moved).toEqual([1, 0, monsterId('kobold'), monsterId('redPrince')])
  })

  test('[T-R63] nobody ends where the Guardian stands, or on each other', () => {
    const t = entering({
      heroes: { 0: '15,15', 1: '16,15' },
      monsters: { kobold: ['15,16'], redPrince: ['16,16'] },
    })
    const ids = [0, 1, monsterId('kobold'), monsterId('redPrince'), GUARDIAN]
    const covered = ids.flatMap((id) => bodyOf(t.state, id))
    expect(new Set(covered).size).toBe(covered.length)
    expect(bodyOf(t.state, GUARDIAN)).toEqual(MIDDLE)
  })

  test('[T-R63] a Large Monster goes by how far its north-west space moves, from north where it stood in the middle', () => {
    expect(ways(entering({ monsters: { ogre: ['15,15'] } }))).toEqual([`${monsterId('ogre')} to 15,13`])
  })

  test('[T-34.05, T-26.11] they are not hurt, and whoever stands beside stays', () => {
    const t = entering({ heroes: { 0: '15,15', 1: '14,15' } })
    expect(ways(t)).toEqual(['0 to 14,14'])
    expect(t.state.heroes.map(({ hp }) => hp)).toEqual([30, 30, 30, 30])
  })

  test('[T-R63, T-R32] a Hero that is put onto a token sets it off, a Monster does not', () => {
    const loot = ['14,14']
    const hero = entering({ heroes: { 0: '15,15' }, loot, lootDeck: ['ring'] })
    expect([hero.state.loose, hero.state.heroes[0]?.loot.length]).toEqual([[], 1])
    expect(entering({ monsters: { kobold: ['15,15'] }, loot, lootDeck: ['ring'] }).state.loose).toHaveLength(
      1,
    )
  })
})

describe('the Guardian', () => {
  test('[T-34.02, T-R113] enters once, also with both parties at 10', () => {
    const t = lay({})
    t.state.eventVp = [10, 12]
    checkGuardian(t.table)
    checkGuardian(t.table)
    expect(t.events.filter(({ type }) => type === 'appeared')).toHaveLength(1)
  })

  test('[T-34.01, T-34.12] with 10 VP, or what was agreed, and not with one less', () => {
    const enters = (vp: number, guardianAt: number): boolean => {
      const t = lay({ settings: { guardianAt } })
      t.state.eventVp = [0, vp]
      checkGuardian(t.table)
      return t.state.hasGuardian
    }
    expect([enters(10, 10), enters(9, 10), enters(6, 6), enters(5, 6)]).toEqual([true, false, true, false])
  })

  test('[T-34.06, T-34.10] one of 3x3 is small at first and active; it has the HP for so many Heroes', () => {
    const guardian = ({ state }: Laid) => state.monsters[GUARDIAN - 8]
    expect(guardian(entering({}))).toMatchObject({ isSmall: true, isActive: true, hp: 75 })
    expect(guardian(entering({ seats: 6 }))).toMatchObject({ hp: 90 })
    expect(guardian(entering({ seats: 8 }))).toMatchObject({ hp: 105 })
  })
})
