import { describe, expect, test } from 'vitest'
import { monsterOf } from '../../../rules/creatures.ts'
import { bodyOf } from '../../../rules/map.ts'
import { questsAtRoundEnd, questsRefreshed } from '../../../rules/quests/hooks.ts'
import { beginQuests } from '../../../rules/trial.ts'
import { spaceAt } from '../../../space/index.ts'
import { heroOf, MONSTER_IDS, OFF } from '../../../state.ts'
import type { Layout } from '../../lay.ts'
import { AN_EVENT, questing, type Questing } from './kit.ts'

const TERROR = 'the-burrowing-terror'
/** Blue 13 and red 7 (T-12.04). */
const PLACE = spaceAt(18, 12)

/** The Tremor lies on (18,12); Hero 0 is beside it. */
function trembling({ rolls = [], ...layout }: Layout = {}): Questing {
  const t = questing([TERROR], { heroes: { 0: '17,12', 1: '25,25' }, rolls: [13, 7, ...rolls], ...layout })
  beginQuests(t.table)
  return t
}

function ankheg(t: Questing): ReturnType<typeof monsterOf> {
  return monsterOf(t.state, MONSTER_IDS.ankheg)
}

/** So much progress of a party before the next. */
function after(t: Questing, party: 0 | 1, progress: number): void {
  const work = t.quest(TERROR).work[party]
  work.progress = progress
  work.tiers = progress >= 3 ? 3 : progress >= 1 ? 1 : 0
}

describe('the Tremor', () => {
  test('[C-9, T-12.04] it lies on a random location, and moves at the end of each round', () => {
    const t = trembling({ rolls: [1, 1] })
    expect(t.quest(TERROR).note).toBe(PLACE)
    questsAtRoundEnd(t.table)
    expect(t.quest(TERROR).note).toBe(spaceAt(6, 6))
  })

  test('[C-9] not while the Ankheg is in play', () => {
    const t = trembling({ monsters: { ankheg: ['3,20'] } })
    questsAtRoundEnd(t.table)
    expect(t.quest(TERROR).note).toBe(PLACE)
  })

  test('[C-9] Athletics or Knowledge on it or adjacent, not farther away', () => {
    const t = trembling()
    expect(t.tries(0)).toEqual(['athletics at 18,12', 'knowledge at 18,12'])
    heroOf(t.state, 0).at = PLACE
    expect(t.tries(0)).toHaveLength(2)
    heroOf(t.state, 0).at = spaceAt(16, 12)
    expect(t.tries(0)).toEqual([])
  })

  test('[C-9] stilled it goes, and everybody within 1 suffers 2', () => {
    const t = trembling({ heroes: { 0: '17,12', 2: '16,12', 1: '19,13' }, monsters: { goblin: ['18,11'] } })
    t.attempts(0, 'athletics')
    expect([0, 1, 2].map((seat) => heroOf(t.state, seat).hp)).toEqual([28, 28, 30])
    expect(monsterOf(t.state, MONSTER_IDS.goblin).hp).toBe(1)
    expect([t.progress(TERROR), t.vp(), t.quest(TERROR).note]).toEqual([[1, 0], [1, 0], OFF])
    expect([t.tries(0), t.tries(1)]).toEqual([[], []])
  })

  test('[C-9] a failed try leaves it there', () => {
    const t = trembling()
    t.attempts(0, 'athletics', false)
    expect([t.progress(TERROR), t.quest(TERROR).note, heroOf(t.state, 0).hp]).toEqual([[0, 0], PLACE, 30])
  })
})

describe('the Ankheg', () => {
  test('[C-9] it comes up, active, where the first party reaches Tier 2', () => {
    const t = trembling()
    after(t, 0, 1)
    t.attempts(0, 'knowledge')
    expect(ankheg(t).at).toBe(OFF)
    t.quest(TERROR).note = PLACE
    t.attempts(0, 'knowledge')
    expect(t.vp()).toEqual([3, 0])
    expect(bodyOf(t.state, MONSTER_IDS.ankheg)).toContain(PLACE)
    expect(ankheg(t)).toMatchObject({ isActive: true, hp: 32 })
  })

  test('[C-9] not again for the second party', () => {
    const t = trembling()
    after(t, 1, 3)
    after(t, 0, 2)
    t.attempts(0, 'knowledge')
    expect([t.vp(), ankheg(t).at]).toEqual([[3, 3], OFF])
  })

  test('[C-9] one that is in play already stays and serves', () => {
    const t = trembling({ monsters: { ankheg: [{ at: '3,20', hp: 4 }] } })
    after(t, 0, 2)
    t.attempts(0, 'knowledge')
    expect(ankheg(t)).toMatchObject({ at: spaceAt(3, 20), hp: 4 })
  })

  test('[C-9] its Last Hit is Tier 3 for a party with Tier 2, not for another, not for nobody', () => {
    const t = trembling({ monsters: { ankheg: ['3,20'] } })
    after(t, 0, 3)
    after(t, 1, 1)
    t.fells(1, MONSTER_IDS.ankheg)
    expect(t.vp()).toEqual([3, 1])
    ankheg(t).at = spaceAt(3, 20)
    t.fells(AN_EVENT, MONSTER_IDS.ankheg)
    expect(t.vp()).toEqual([3, 1])
    ankheg(t).at = spaceAt(3, 20)
    t.fells(0, MONSTER_IDS.ankheg)
    expect(t.vp()).toEqual([6, 1])
  })

  test('[C-9] defeated it comes again at the next Refresh, on a random location', () => {
    const t = trembling({ rolls: [1, 2] })
    after(t, 0, 3)
    questsRefreshed(t.table)
    expect(bodyOf(t.state, MONSTER_IDS.ankheg)).toContain(spaceAt(6, 7))
    expect(ankheg(t).isActive).toBe(true)
  })

  test('[C-9] nothing is rolled for one that is in play, nor before Tier 2', () => {
    const t = trembling({ monsters: { ankheg: ['3,20'] } })
    questsRefreshed(t.table)
    after(t, 0, 3)
    questsRefreshed(t.table)
    expect(ankheg(t).at).toBe(spaceAt(3, 20))
    ankheg(t).at = OFF
    after(t, 0, 2)
    questsRefreshed(t.table)
    expect(ankheg(t).at).toBe(OFF)
  })
})
