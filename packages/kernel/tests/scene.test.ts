import { expect, test } from 'vitest'
import { race } from '../../../examples/race/game.ts'
import { scene } from '../src/testkit/index.ts'

test('a scene is laid, picked in and looked at', () => {
  const t = scene(race, { position: { points: { A: 20 }, deck: ['step-3', 'step-1'] }, rolls: [5, 6] })
  t.A.isAsked('push or hold with Step 3?').isOffered('push', 'hold')
  t.B.isNotAsked()
  t.A.picks('PUSH')
  expect(t.state.points).toEqual([28, 0])
  t.B.picks('hold')
  expect(t.state.points).toEqual([26, 2])
  expect(t.events.filter((event) => event.type === 'rolled')).toHaveLength(2)
  expect(t.eventsOf('rolled').map((event) => event.die)).toEqual([5, 6])
  expect(t.log()).toContain('A scores 8 and has 28.')
})
