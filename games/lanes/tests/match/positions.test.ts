import { readFileSync } from 'node:fs'
import { Match } from '@trialhall/kernel'
import { scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { lanes } from '../../game.ts'
import { areaOf, at, handOf, on, poolOf, shown, trackOf } from '../lay.ts'

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '{}') as { seats: object[] }

test('the example of the README is accepted and means what it says', () => {
  const t = scene(lanes, { position: example, rolls: [] })
  t.A.isAsked('Archer (1,3): what does it do in the first wave')
  expect([shown(t, '2,3'), on(t, '1,3').haste, on(t, '4,5').stun]).toEqual(['Hellhound 2/3 D', 1, 2])
  expect(at(t, 0)).toMatchObject({ class: 0, life: 17, experience: 2, level: 1, powerTokens: 1, step: 1 })
  expect([handOf(t, 0), areaOf(t, 0), poolOf(t, 0), trackOf(t, 0)]).toEqual([
    ['Guard', 'Smite'],
    ['Blessing of Valor'],
    'WBSS',
    ['WW', '', 'S'],
  ])
  expect(on(t, '2,2').marks).not.toBe(0)
})

test.each([
  [{ units: { '2,3': 'aXx' } }, 'position.units.2,3 is "aXx"; allowed is a unit such as'],
  [{ units: { '5,1': 'aGd' } }, 'position.units.5,1 is "aGd"; allowed is no such field'],
  [{ board: ['. . . .'] }, 'position.board is '],
  [
    { board: ['. .', '. . . .', '. . . .', '. . . .', '. . . .'] },
    'position.board[0] is ". ."; allowed is 4 lanes.',
  ],
  [{ phase: 'setup' }, 'position.phase is "setup"'],
  [{ seats: [{ life: 0 }] }, 'position.seats[0].life is 0'],
  [{ seats: [{ hand: ['sentinel'] }] }, 'position.seats[0].hand[0] is "sentinel"'],
  [{ seats: [{ slots: [{ card: 'guard' }] }] }, 'position.seats[0].slots[0].card is "guard"'],
  [{ seats: [{ orbs: 'XY' }] }, 'position.seats[0].orbs is "XY"; allowed is letters of W, R, P, B and S.'],
  [{ seats: [{ class: 'paladin', nodes: ['doom'] }] }, 'position.seats[0].nodes[0] is "doom"'],
  [{ seats: [{}, { area: [{ card: 'smite', on: ['1,1'] }] }] }, 'position.seats[1].area[0].on[0] is "1,1"'],
  [{ seats: [{ track: ['', '', '', 'W'] }] }, 'position.seats[0].track is '],
])('%j is refused', (position, message) => {
  const started = Match.start(lanes, { seed: 1, position })
  expect(started.ok ? 'started' : started.fault.message).toContain(message)
})

test('who gives up has lost', () => {
  const t = scene(lanes, { seed: 3 })
  expect(t.match.leave(1).ok).toBe(true)
  expect(t.match.outcome).toEqual({ ranks: [1, 2], scores: [20, 20], reason: 'left' })
})
