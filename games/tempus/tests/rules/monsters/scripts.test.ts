import { describe, expect, test } from 'vitest'
import type { MonsterFace, ScriptLine } from '../../../faces.ts'
import { comeNearer } from '../../../rules/monsters/moving.ts'
import { attackWithTable, line, MISS } from '../../attacks-of-tests.ts'
import { monsterId, writtenPlace, type Laid, type Layout } from '../../lay.ts'
import { attacked, field, layMonsters, placed, scripted, slot, sure } from './kit.ts'

const GUARDIAN = monsterId('guardian')
const SWEEP = scripted('sweep', sure({ type: 'around', whom: 'creatures' }), { least: 2 })
const CLUB = scripted('club', sure({ type: 'melee' }))
const SPIT = scripted('spit', sure({ type: 'ranged', range: 10 }), { isFromAfar: true })
const BOULDER = scripted('boulder', sure({ type: 'area', range: 10, size: 3 }), {
  isFromAfar: true,
  standsStill: true,
})

/** A Guardian with this script. It is one space large unless something else is said. */
function guardian(script: readonly ScriptLine[], layout: Layout, face: Partial<MonsterFace> = {}): Laid {
  const monsters = { guardian: ['1,3'], ...layout.monsters }
  return layMonsters(
    { drawing: field(20, 5), rolls: [10, 10, 10, 10], ...layout, monsters },
    { guardian: { size: 1, move: 5, script, ...face } },
  )
}

describe('the script of a Guardian is read from top to bottom', () => {
  test('[T-34.08, C-13] a line for several Heroes comes first where they can be struck at once after the best movement', () => {
    const t = guardian([SWEEP, CLUB], { heroes: { 0: '5,3', 1: '7,3', 2: '20,1' } })
    slot(t, GUARDIAN, '6,2')
    expect(t.offered(t.asks[0])).toEqual(['6,2', '6,3', '6,4'])
    expect(attacked(t, GUARDIAN)).toEqual([0, 1])
  })

  test('[T-34.08, C-13] and not where they stand too far apart: the next line, on its target alone', () => {
    const t = guardian([SWEEP, CLUB], { heroes: { 0: '5,3', 1: '8,3' } })
    slot(t, GUARDIAN, '4,3')
    expect(attacked(t, GUARDIAN)).toEqual([0])
  })

  test('[C-13] a Sweep strikes each adjacent creature, Monsters too; those do not count among the Heroes it needs', () => {
    const both = guardian([SWEEP, CLUB], {
      heroes: { 0: '2,3', 1: '2,4' },
      monsters: { kobold: [{ at: '2,2', isActive: undefined }] },
    })
    slot(both, GUARDIAN, '1,3')
    expect(attacked(both, GUARDIAN)).toEqual([0, 1, monsterId('kobold')])
    const one = guardian([SWEEP, CLUB], { heroes: { 0: '2,3' }, monsters: { kobold: ['2,2'] } })
    slot(one, GUARDIAN, '1,3')
    expect(attacked(one, GUARDIAN)).toEqual([0])
  })

  test('[T-2.06] Heroes of its own party do not count for an ally', () => {
    const t = guardian([SWEEP, CLUB], {
      heroes: { 0: '2,3', 1: '2,4' },
      monsters: { guardian: [{ at: '1,3', ally: 0 }] },
    })
    slot(t, GUARDIAN, '1,3')
    expect(attacked(t, GUARDIAN)).toEqual([1])
  })

  test('[T-34.08] a line with a condition is passed over while that does not hold', () => {
    const even = scripted('gaze', sure({ type: 'melee' }, 9), { when: ({ round }) => round % 2 === 0 })
    const odd = guardian([even, CLUB], { heroes: { 0: '2,3' } })
    slot(odd, GUARDIAN, '1,3')
    expect(odd.state.heroes[0]?.hp).toBe(27)
    const t = guardian([even, CLUB], { heroes: { 0: '2,3' } })
    t.state.round = 2
    slot(t, GUARDIAN, '1,3')
    expect(t.state.heroes[0]?.hp).toBe(21)
  })

  test('[T-32.07] no line at all: twice its movement', () => {
    const t = guardian([SWEEP, CLUB], { heroes: { 0: '20,3' } })
    slot(t, GUARDIAN, '11,3')
    expect(attacked(t, GUARDIAN)).toEqual([])
  })
})

describe('from where a line strikes its target', () => {
  const places = (script: readonly ScriptLine[], to: string): readonly string[] => {
    const t = guardian(script, { heroes: { 0: '5,3' } })
    slot(t, GUARDIAN, to)
    expect(attacked(t, GUARDIAN)).toEqual([0])
    return t.offered(t.asks[0])
  }

  test('[T-22.13, T-32.06] an area of range 1: as far as it reaches, and beside the target', () => {
    const breath = scripted('breath', sure({ type: 'burst', size: 3 }))
    const t = guardian([breath], { heroes: { 0: '5,3' } })
    slot(t, GUARDIAN, '4,3', { do: 'area' })
    const offered = t.offered(t.asks[0])
    expect(['1,3', '2,3', '4,3'].map((place) => offered.includes(place))).toEqual([false, true, true])
    expect(attacked(t, GUARDIAN)).toEqual([0])
  })

  test('[T-32.06] on all within 3: beside the target, and as far', () => {
    const drain = scripted('drain', sure({ type: 'within', range: 3 }))
    const offered = places([drain], '4,3')
    expect(['1,3', '2,3', '4,3'].map((place) => offered.includes(place))).toEqual([false, true, true])
  })

  test('[T-21.03, T-32.06] from afar: not beside the target', () => {
    const offered = places([SPIT], '3,3')
    expect(['3,3', '4,3', '4,2'].map((place) => offered.includes(place))).toEqual([true, false, false])
  })
})

describe('what it does from afar', () => {
  test('[C-13] only to a target that it sees, also where the attack itself needs no sight', () => {
    const drain = scripted('drain', sure({ type: 'within', range: 6 }), {
      isFromAfar: true,
      standsStill: true,
    })
    const drains = (wall: string): readonly [struck: readonly number[], at: string] => {
      const post = wall === '|' ? '+' : ' '
      const drawing = `\n+-------+\n|. .${wall}. .|\n|   ${post}   |\n|. . . .|\n+-------+\n`
      const t = guardian([drain], { drawing, heroes: { 0: '4,1' }, monsters: { guardian: ['1,1'] } })
      slot(t, GUARDIAN, wall === '|' ? '2,2' : '1,1') // out of sight it only comes nearer
      return [attacked(t, GUARDIAN), writtenPlace(t.state.monsters[GUARDIAN - 8]?.at ?? -1)]
    }
    expect([drains(' '), drains('|')]).toEqual([
      [[0], '1,1'],
      [[], '2,2'],
    ])
  })

  test('[C-13, T-34.08] comes only where its target is out of reach, wherever it stands in the script', () => {
    const near = guardian([SPIT, CLUB], { heroes: { 0: '7,3' } })
    slot(near, GUARDIAN, '6,3')
    expect(near.offered(near.asks[0])).toEqual(['6,2', '6,3', '6,4'])
  })

  test('[C-13, T-34.08] comes only where its target is out of reach', () => {
    const near = guardian([CLUB, SPIT], { heroes: { 0: '7,3' } })
    slot(near, GUARDIAN, '6,3')
    expect(near.offered(near.asks[0])).toEqual(['6,2', '6,3', '6,4'])
    const far = guardian([CLUB, SPIT], { heroes: { 0: '8,3' } })
    slot(far, GUARDIAN, '1,3')
    expect(far.offered(far.asks[0])).toContain('1,3')
    expect(attacked(far, GUARDIAN)).toEqual([0])
  })

  test('[C-13] it may move to where it is in range, by its single movement', () => {
    const t = guardian([CLUB, SPIT], { heroes: { 0: '16,3' } })
    slot(t, GUARDIAN, '6,3')
    expect(t.offered(t.asks[0])).toEqual(['6,1', '6,2', '6,3', '6,4', '6,5'])
    expect(attacked(t, GUARDIAN)).toEqual([0])
  })

  test('[C-13, T-32.07] beyond that it runs', () => {
    const t = guardian([CLUB, SPIT], { heroes: { 0: '17,3' } })
    slot(t, GUARDIAN, '11,3')
    expect([placed(t, GUARDIAN), attacked(t, GUARDIAN)]).toEqual(['11,3', []])
  })

  test('[C-13] a line for which it stands still needs its target in range already', () => {
    const far = guardian([CLUB, BOULDER], { heroes: { 0: '12,3' } })
    slot(far, GUARDIAN, '11,3')
    expect(attacked(far, GUARDIAN)).toEqual([])
    const t = guardian([CLUB, BOULDER], { heroes: { 0: '11,3' } })
    slot(t, GUARDIAN, '11,3')
    expect([t.asks[0]?.prompt.type, placed(t, GUARDIAN)]).toEqual(['monster-area', '1,3'])
    expect(attacked(t, GUARDIAN)).toEqual([0])
  })

  test('[C-13, T-32.06] an area must cover the target', () => {
    const t = guardian([CLUB, BOULDER], { heroes: { 0: '9,3', 1: '11,5' } })
    slot(t, GUARDIAN, '10,4')
    const aims = t.offered(t.asks[0])
    expect(aims.length).toBe(9)
    expect(aims).toContain('8,2')
    expect(aims).not.toContain('11,5')
    expect(attacked(t, GUARDIAN)).toEqual([0, 1])
  })

  test('[C-13] what it may do only in some rounds does not hide what it does from afar in others', () => {
    const odd = scripted('gaze', sure({ type: 'ranged', range: 6 }), { when: ({ round }) => round % 2 === 0 })
    const t = guardian([odd, CLUB, SPIT], { heroes: { 0: '8,3' } })
    slot(t, GUARDIAN, '1,3')
    expect(attacked(t, GUARDIAN)).toEqual([0])
  })
})

describe('other lines', () => {
  test('[C-12, C-13] an area beside it covers as many Heroes as the line needs', () => {
    const breath = scripted('breath', sure({ type: 'burst', size: 4 }), { least: 2 })
    const t = guardian([breath, CLUB], { heroes: { 0: '2,3', 1: '4,3' } }, { move: 0 })
    slot(t, GUARDIAN, {})
    const areas = (t.asks[0]?.options ?? []).flatMap((option) =>
      option.do === 'area' ? [option.spaces] : [],
    )
    expect(areas.length).toBeGreaterThan(1)
    expect(areas.every((area) => area.includes(t.at('2,3')) && area.includes(t.at('4,3')))).toBe(true)
    expect(attacked(t, GUARDIAN)).toEqual([0, 1])
    const apart = guardian([breath, CLUB], { heroes: { 0: '2,3', 1: '7,3' } }, { move: 0 })
    slot(apart, GUARDIAN, '1,3')
    expect(attacked(apart, GUARDIAN)).toEqual([0])
    expect(apart.asks).toEqual([])
  })

  test('[C-13] everybody within some spaces, whether it sees them or not', () => {
    const drain = scripted('drain', sure({ type: 'within', range: 3 }), { least: 2 })
    const t = guardian([drain, CLUB], { heroes: { 0: '3,3', 1: '4,3', 2: '5,3' } }, { move: 0 })
    slot(t, GUARDIAN, '1,3')
    expect(attacked(t, GUARDIAN)).toEqual([0, 1])
  })

  test('[C-13] what it does instead of an attack, after which it may come nearer', () => {
    const pull = scripted('pull', sure({ type: 'ranged', range: 6 }), {
      isFromAfar: true,
      standsStill: true,
      deed: (table, { monster, target, by }) => comeNearer(table, { id: monster, by, target }),
    })
    const t = guardian([CLUB, pull], { heroes: { 0: '7,3' } }, { move: 2 })
    slot(t, GUARDIAN, '3,3')
    expect([placed(t, GUARDIAN), attacked(t, GUARDIAN)]).toEqual(['3,3', []])
  })

  test('[T-32.05] its attack is rolled after it has come where it goes, against that target alone', () => {
    const miss = scripted('club', attackWithTable([MISS, line(19, 1)]))
    const t = guardian([miss], { heroes: { 0: '3,3', 1: { at: '3,2', initiative: 3 } }, rolls: [19] })
    slot(t, GUARDIAN, '2,3')
    expect(attacked(t, GUARDIAN)).toEqual([1])
  })
})
