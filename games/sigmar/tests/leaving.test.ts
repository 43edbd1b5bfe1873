import { below, Match, seeded, winShares } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { sigmar } from '../game.ts'

function started(seats: number, seed: number) {
  return sure(Match.start(sigmar, { seats, seed, options: { championDeal: 'random' } }))
}

test('[S-R61] whoever leaves a match of two loses it at once or with the present turn', () => {
  const match = started(2, 1)
  const leaver = 1 - (match.asks[0]?.seat ?? 0)
  expect(match.leave(leaver).ok).toBe(true)
  expect(match.outcome && winShares(match.outcome)[1 - leaver]).toBe(1)
})

test('[S-R61] the others play on without the seat that left, and the log says the same', () => {
  const chance = seeded(5)
  for (let seed = 0; seed < 30; seed++) {
    const match = started(4, seed)
    const leaveAt = below(chance, 60)
    while (!match.outcome) {
      const ask = match.asks[0]
      if (!ask) throw new Error('nobody is asked')
      if (match.length >= leaveAt) {
        match.leave(2)
        break
      }
      match.choose(ask.seat, below(chance, ask.options.length))
    }
    while (!match.outcome) {
      const ask = match.asks[0]
      if (!ask) throw new Error('nobody is asked')
      expect(ask.seat).not.toBe(2)
      expect(match.position(ask.seat)?.simulate(1, { decide: () => 0 }).outcome).not.toBeNull()
      match.choose(ask.seat, below(chance, ask.options.length))
    }
    const again = Match.replay(sigmar, match.log, { story: false })
    expect(again.ok && again.value.hash()).toBe(match.hash())
    const resumed = Match.resume(sigmar, JSON.parse(JSON.stringify(match.save())))
    expect(resumed.ok && resumed.value.hash()).toBe(match.hash())
  }
})

test('leaving can be undone', () => {
  const match = started(3, 4)
  const before = match.hash()
  match.leave(0)
  expect(match.hash()).not.toBe(before)
  expect(match.undo().ok).toBe(true)
  expect(match.hash()).toBe(before)
})

test('nobody leaves twice, and no seat that is not there', () => {
  const match = started(3, 4)
  match.leave(0)
  expect(match.leave(0)).toMatchObject({ ok: false, fault: { code: 'bad-seat' } })
  expect(match.leave(7)).toMatchObject({ ok: false, fault: { code: 'bad-seat' } })
})
