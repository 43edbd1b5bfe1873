import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../rules/map.ts'
import { heroOf, MONSTER_IDS, OFF } from '../../../state.ts'
import { monsterOf } from '../../../rules/creatures.ts'
import { questsAtRoundEnd } from '../../../rules/quests/hooks.ts'
import { spaceAt } from '../../../space/index.ts'
import { AN_EVENT, questing, type Questing } from './kit.ts'

const RUNES = 'read-the-runes'
const RITUAL = 'the-unholy-ritual'
const ALTARS = [spaceAt(9, 13), spaceAt(22, 18), spaceAt(21, 10)] as const
const POWER = spaceAt(13, 18)

/** Hero 0 of red and Hero 1 of blue are where they are put. */
function atAltars(...quests: readonly string[]): Questing {
  return questing(quests, { heroes: { 0: '9,13', 1: '25,25' } })
}

function put(t: Questing, seat: number, space: number): void {
  heroOf(t.state, seat).at = space
}

/** A Hero does the same on each of these spaces. */
function tour(t: Questing, seat: number, spaces: readonly number[], skill: 'knowledge' | 'savvy'): void {
  for (const space of spaces) {
    put(t, seat, space)
    t.attempts(seat, skill)
  }
}

describe('Read the Runes', () => {
  test('[T-R74] an Altar is read on its space, not beside it', () => {
    const t = atAltars(RUNES)
    expect(t.tries(0)).toEqual(['knowledge at 9,13'])
    put(t, 0, spaceAt(10, 13))
    expect(t.tries(0)).toEqual([])
  })

  test('[T-28.07, T-28.05] an Altar that was read is closed to that party only', () => {
    const t = atAltars(RUNES)
    t.attempts(0, 'knowledge')
    expect(t.progress(RUNES)).toEqual([1, 0])
    expect(t.tries(0)).toEqual([])
    put(t, 2, ALTARS[0])
    expect(t.tries(2)).toEqual([])
    put(t, 1, ALTARS[0])
    expect(t.tries(1)).toEqual(['knowledge at 9,13'])
  })

  test('[C-9] a failed try brings nothing and may be repeated', () => {
    const t = atAltars(RUNES)
    t.attempts(0, 'knowledge', false)
    expect(t.progress(RUNES)).toEqual([0, 0])
    expect(t.tries(0)).toEqual(['knowledge at 9,13'])
  })

  test('[C-9, T-28.02] when all are read, two recitals on different Altars are left', () => {
    const t = atAltars(RUNES)
    tour(t, 0, ALTARS, 'knowledge')
    expect(t.vp()).toEqual([3, 0])
    expect(t.tries(0)).toEqual(['savvy at 21,10'])
    t.attempts(0, 'savvy')
    expect(t.tries(0)).toEqual([])
    tour(t, 0, [ALTARS[1]], 'savvy')
    expect([t.progress(RUNES), t.vp()]).toEqual([
      [5, 0],
      [6, 0],
    ])
    put(t, 0, ALTARS[0])
    expect(t.tries(0)).toEqual([])
  })

  test('[C-9] nobody recites before all three are read', () => {
    const t = atAltars(RUNES)
    tour(t, 0, ALTARS.slice(0, 2), 'knowledge')
    expect(t.tries(0)).toEqual([])
  })

  test('[T-4.18, T-R7] the Altars serve both Quests, and each counts for itself', () => {
    const t = atAltars(RUNES, RITUAL)
    expect(t.tries(0)).toEqual(['knowledge at 9,13', 'knowledge at 9,13'])
    t.attempts(0, 'knowledge')
    expect([t.progress(RUNES), t.progress(RITUAL)]).toEqual([
      [1, 0],
      [0, 0],
    ])
    expect(t.tries(0)).toEqual(['knowledge at 9,13'])
    t.attempts(0, 'knowledge')
    expect(t.progress(RITUAL)).toEqual([1, 0])
  })

  test('[C-9] somebody off the map can do nothing', () => {
    const t = atAltars(RUNES)
    put(t, 0, OFF)
    expect(t.tries(0)).toEqual([])
  })
})

describe('The Unholy Ritual', () => {
  /** Red, or blue, has consecrated two Altars and stands at the Place of Power. */
  function ready(t: Questing, seat: number): void {
    tour(t, seat, ALTARS.slice(0, 2), 'knowledge')
    put(t, seat, spaceAt(13, 17))
  }

  function bulezau(t: Questing): ReturnType<typeof monsterOf> {
    return monsterOf(t.state, MONSTER_IDS.bulezau)
  }

  test('[C-9, T-28.02] two Altars are Tier 1, one is not', () => {
    const t = atAltars(RITUAL)
    tour(t, 0, ALTARS.slice(0, 1), 'knowledge')
    expect(t.vp()).toEqual([0, 0])
    tour(t, 0, ALTARS.slice(1, 2), 'knowledge')
    expect(t.vp()).toEqual([1, 0])
  })

  test('[C-9, T-R74, T-R71] the Ritual is completed on or within 1 of the Place of Power, and the Bulezau appears, active', () => {
    const t = atAltars(RITUAL)
    ready(t, 0)
    put(t, 0, spaceAt(13, 16))
    expect(t.tries(0)).toEqual([])
    put(t, 0, POWER)
    expect(t.tries(0)).toEqual(['knowledge at 13,18'])
    put(t, 0, spaceAt(13, 17))
    t.attempts(0, 'knowledge')
    expect(t.vp()).toEqual([3, 0])
    expect([bulezau(t).at, bulezau(t).isActive, bulezau(t).hp]).toEqual([POWER, true, 35])
  })

  test('[C-9] it appears beside the Place where somebody stands on it', () => {
    const t = atAltars(RITUAL)
    ready(t, 0)
    put(t, 0, POWER)
    t.attempts(0, 'knowledge')
    expect(bulezau(t).at).not.toBe(OFF)
    expect(bodyOf(t.state, MONSTER_IDS.bulezau)).not.toContain(POWER)
  })

  test('[C-9] a Bulezau that is in play stays where it is and serves', () => {
    const t = questing([RITUAL], {
      heroes: { 0: '9,13', 1: '25,25' },
      monsters: { bulezau: [{ at: '3,20', hp: 7 }] },
    })
    ready(t, 0)
    t.attempts(0, 'knowledge')
    expect([bulezau(t).at, bulezau(t).hp]).toEqual([spaceAt(3, 20), 7])
    t.fells(0, MONSTER_IDS.bulezau)
    expect(t.vp()).toEqual([6, 0])
  })

  test('[C-9] nobody completes it with one Altar, or for the rivals’ two', () => {
    const t = atAltars(RITUAL)
    tour(t, 0, ALTARS.slice(0, 2), 'knowledge')
    tour(t, 1, ALTARS.slice(0, 1), 'knowledge')
    put(t, 1, POWER)
    expect(t.tries(1)).toEqual([])
  })

  test('[T-38.23, T-28.08, T-T57] only one party reaches Tier 2, and Tier 3 goes to the Last Hit', () => {
    const t = atAltars(RITUAL)
    ready(t, 0)
    ready(t, 1)
    put(t, 0, spaceAt(12, 18))
    t.attempts(0, 'knowledge')
    expect(t.tries(1)).toEqual([])
    t.fells(1, MONSTER_IDS.bulezau)
    expect(t.vp()).toEqual([3, 4])
    expect(t.tiers(RITUAL)).toEqual([0b011, 0b101])
    expect(t.tries(1)).toEqual([])
  })

  test('[T-R55] of two parties that are ready whoever acts first gets the tier for one', () => {
    const t = atAltars(RITUAL)
    ready(t, 0)
    ready(t, 1)
    put(t, 0, spaceAt(12, 18))
    t.attempts(1, 'knowledge')
    expect(t.tries(0)).toEqual([])
    expect(t.vp()).toEqual([1, 3])
  })

  test('[T-R72] Tier 3 needs no Tier 1', () => {
    const t = questing([RITUAL], { heroes: { 0: '5,5', 1: '25,25' }, monsters: { bulezau: ['13,18'] } })
    t.fells(0, MONSTER_IDS.bulezau)
    expect(t.vp()).toEqual([3, 0])
  })

  test('[T-38.23, T-R88] a Last Hit of nobody gives no Tier 3, and other Monsters are no Bulezau', () => {
    const t = questing([RITUAL], {
      heroes: { 0: '5,5', 1: '25,25' },
      monsters: { bulezau: ['13,18'], ogre: ['20,20'] },
    })
    t.fells(AN_EVENT, MONSTER_IDS.bulezau)
    t.fells(0, MONSTER_IDS.ogre)
    expect(t.vp()).toEqual([0, 0])
  })
})

describe('Siphon Power', () => {
  const SIPHON = 'siphon-power'

  test('[C-9] a party that is alone within 1 when the round ends makes progress', () => {
    const t = questing([SIPHON], { heroes: { 0: '12,17', 2: '14,18', 1: '15,18' } })
    questsAtRoundEnd(t.table)
    expect([t.progress(SIPHON), t.vp()]).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('[C-9] nobody does where both are, or nobody is', () => {
    const t = questing([SIPHON], { heroes: { 0: '12,17', 1: '14,18' } })
    questsAtRoundEnd(t.table)
    put(t, 0, OFF)
    put(t, 1, OFF)
    questsAtRoundEnd(t.table)
    expect(t.progress(SIPHON)).toEqual([0, 0])
  })

  test('[C-9, T-28.05] Knowledge there counts once a round for each party', () => {
    const t = questing([SIPHON], { heroes: { 0: '12,17', 2: '13,18', 1: '14,18' } })
    t.attempts(0, 'knowledge', false)
    t.attempts(0, 'knowledge')
    expect([t.tries(0), t.tries(2)]).toEqual([[], []])
    t.attempts(1, 'knowledge')
    expect(t.progress(SIPHON)).toEqual([1, 1])
    questsAtRoundEnd(t.table)
    t.state.round++
    expect(t.tries(0)).toEqual(['knowledge at 13,18'])
  })
})
