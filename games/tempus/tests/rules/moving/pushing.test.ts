import { describe, expect, test } from 'vitest'
import { bodyOf } from '../../../rules/map.ts'
import { pull, push } from '../../../rules/pushing.ts'
import { lay, monsterId, type Laid, type Layout } from '../../lay.ts'
import { FIELD, LANE, placeOf } from './kit.ts'

/** Pushes one creature away from another, and tells where it stands then. */
function pushed(t: Laid, id: number, { by, spaces }: { by: number; spaces: number }): string {
  push(t.table, id, { from: bodyOf(t.state, by), spaces })
  return placeOf(t, id)
}

describe('[T-T30] Push', () => {
  const layout: Layout = {
    drawing: `
+-----------------+
|. . . . . . . . .|
|                 |
|. A . . . . . . .|
|                 |
|. . V . . . . . .|
|                 |
|. . . . o . . . .|
|                 |
|. . . . . . . . .|
+-----------------+
`,
    heroes: { 0: 'A', 1: 'V' },
  }

  test('[T-26.09] straight away and past an obstacle by a diagonal, until the map ends', () => {
    const t = lay(layout)
    expect(pushed(t, 1, { by: 0, spaces: 3 })).toBe('5,5')
    expect(t.events.map((event) => event.type === 'moved' && [event.how, event.path.length])).toEqual([
      ['pushed', 2],
      ['pushed', 2],
    ])
  })

  test('[T-26.09] no fewer spaces, and no more', () => {
    expect(pushed(lay(layout), 1, { by: 0, spaces: 1 })).toBe('4,4')
  })

  test('[T-R50, T-26.11] it stops before any creature, allies too, without damage', () => {
    const t = lay({ ...layout, heroes: { ...layout.heroes, 3: '5,5' } })
    expect(pushed(t, 1, { by: 0, spaces: 3 })).toBe('4,4')
    expect(t.state.heroes.map(({ hp }) => hp)).toEqual([30, 30, 30, 30])
    expect(pushed(t, 1, { by: 0, spaces: 3 })).toBe('4,4')
  })

  test('[T-R50] walls and water stop it', () => {
    const row = '+---------+\n|A V . ~ .|\n+---------+'
    expect(pushed(lay({ ...layout, drawing: row }), 1, { by: 0, spaces: 3 })).toBe('3,1')
    const wall = '+---------+\n|A V .|. .|\n+---------+'
    expect(pushed(lay({ ...layout, drawing: wall }), 1, { by: 0, spaces: 3 })).toBe('3,1')
  })

  test('[T-R50] a direction drops the part that is less than half of the other, and keeps it from half on', () => {
    const from = (place: string): string => {
      const t = lay({ drawing: FIELD, heroes: { 1: '5,2' } })
      push(t.table, 1, { from: [t.at(place)], spaces: 1 })
      return placeOf(t, 1)
    }
    expect(from('2,1')).toBe('6,2') // 3 east, 1 south
    expect(from('3,1')).toBe('6,3') // 2 east, 1 south
    expect(from('5,4')).toBe('5,1')
    expect(from('6,4')).toBe('4,1') // 1 west, 2 north
    expect(from('5,2')).toBe('5,2') // [T-R50] an Event right under it pushes nowhere
  })

  test('[T-R36] a creature beside a flank is pushed straight off it', () => {
    const t = lay({ drawing: FIELD, heroes: { 1: '3,2' }, monsters: { ogre: ['1,1'] } })
    expect(pushed(t, 1, { by: monsterId('ogre'), spaces: 2 })).toBe('5,2')
  })

  test('[T-33.06] a large body needs all its spaces', () => {
    const layouts = (heroes: Layout['heroes']): string => {
      const t = lay({ drawing: FIELD, heroes: { 0: '1,1', ...heroes }, monsters: { ogre: ['2,1'] } })
      return pushed(t, monsterId('ogre'), { by: 0, spaces: 9 })
    }
    expect(layouts({})).toBe('6,1')
    expect(layouts({ 1: '5,2' })).toBe('3,1')
    expect(layouts({ 1: '5,3' })).toBe('6,1')
  })

  test('[T-26.07, T-T29] a rooted creature is pushed', () => {
    const rooted = { at: 'V', ailments: [{ burn: 0, poison: 0, root: 1 }] }
    expect(pushed(lay({ ...layout, heroes: { 0: 'A', 1: rooted } }), 1, { by: 0, spaces: 1 })).toBe('4,4')
  })

  test('[T-26.09] some are pushed less, some not at all', () => {
    const with_ = (is: string, on: number): string =>
      pushed(lay({ ...layout, lastings: [{ is, on }] }), 1, { by: 0, spaces: 2 })
    expect(with_('sturdy', 1)).toBe('4,4')
    expect(with_('sturdy', 0)).toBe('5,5')
    expect(with_('rooted-deep', 1)).toBe('3,3')
  })

  test('[T-18.15] a Push spends no spaces and is no step of the turn; who is off the map is not pushed', () => {
    const t = lay({ ...layout, turn: { seat: 1 } })
    pushed(t, 1, { by: 0, spaces: 1 })
    expect(t.state.turn?.steps).toBe(0)
    expect(pushed(t, 2, { by: 0, spaces: 1 })).toBe(placeOf(t, 3))
  })

  test('[T-R50] with each space it enters what lies there, and ends where that moves it away', () => {
    const t = lay({
      drawing: LANE,
      heroes: { 0: '1,1', 1: '2,1' },
      lastings: [
        { is: 'thorns', spaces: ['3,1', '4,1'] },
        { is: 'gate', spaces: ['5,1', '9,1'] },
      ],
    })
    expect(pushed(t, 1, { by: 0, spaces: 5 })).toBe('9,1')
    expect(t.state.heroes[1]?.hp).toBe(28)
  })
})

describe('[C-10] pulls', () => {
  test('[C-10] towards a place by the rules of a Push, aimed anew with each step, and not beyond', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '1,1', 1: '7,3' } })
    pull(t.table, 1, { to: [t.at('3,2')], spaces: 2 })
    expect(placeOf(t, 1)).toBe('5,3')
    pull(t.table, 1, { to: [t.at('3,2')], spaces: 9 })
    expect(placeOf(t, 1)).toBe('3,2')
  })

  test('[C-13] towards a creature until it stands before it; nobody else is moved', () => {
    const t = lay({ drawing: FIELD, heroes: { 0: '7,2', 1: '7,4' }, monsters: { ogre: ['1,1'] } })
    pull(t.table, 0, { to: bodyOf(t.state, monsterId('ogre')), spaces: 9 })
    expect([placeOf(t, 0), placeOf(t, 1)]).toEqual(['3,2', '7,4'])
    pull(t.table, 2, { to: [0], spaces: 2 })
    expect(t.events).toHaveLength(4)
  })
})
