import { describe, expect, test } from 'vitest'
import type { BattleEvent } from '../../game.ts'
import { isAlarm } from '../../ui/board/windows.ts'
import { lay, type BattleScene, type Layout } from '../lay.ts'
import { heard } from './seen.ts'

/** Types of the events of a scene at which a seat that lets windows pass looks up. */
function alarms(t: BattleScene, seat: number): readonly BattleEvent['type'][] {
  const view = t.match.viewFor(seat)
  return heard(t, seat).flatMap(({ event }) => (isAlarm(event, seat, view) ? [event.type] : []))
}

const VOLLEY: Layout = { A: { field: ['crown-fusilier'] }, B: { field: ['mortar-crew'] } }

describe('whoever lets windows pass looks up', () => {
  test('at an ability of the other side that must be saved against, and at a save that fails', () => {
    const t = lay({ ...VOLLEY, rolls: [1] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect(alarms(t, 1)).toEqual(['used', 'saveRolled', 'hurt'])
    expect(alarms(t, 0)).toEqual([])
  })

  test('not at a save that is made', () => {
    const t = lay({ ...VOLLEY, rolls: [6] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Artillery')
    expect(alarms(t, 1)).toEqual(['used'])
  })

  test('at the loss of a reinforcement, which has no HP to lose', () => {
    const t = lay({ ...VOLLEY, rolls: [1] })
    t.A.picks('activate Crown Fusilier', 'use Volley', 'Mortar Crew')
    expect(alarms(t, 1)).toEqual(['used', 'saveRolled', 'defeated'])
    expect(alarms(t, 0)).toEqual([])
  })

  test('not at an ability that harms nobody', () => {
    const t = lay({ A: { field: ['wolf-pack-8'] } })
    t.A.picks('activate Dire Wolf', 'use Howl')
    expect(alarms(t, 1)).toEqual([])
  })
})
