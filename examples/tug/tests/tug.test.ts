import { scene, type Scene } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { tug, type TugEvent, type TugState } from '../game.ts'

const HANDS = {
  A: ['grip-2', 'grip-2', 'grip-2'],
  B: ['grip-4', 'grip-1', 'grip-1'],
  C: ['grip-3', 'grip-1', 'grip-1'],
  D: ['grip-2', 'grip-1', 'grip-1'],
}

/** A heaves with a 2, and the die will fall so. Red are A and C, Blue are B and D. */
function heave(die: number, rope = 0): Scene<TugState, TugEvent> {
  const t = scene(tug, { seats: 4, position: { rope, hands: HANDS }, rolls: [die] })
  t.A.picks('Grip 2')
  return t
}

function allPass(t: Scene<TugState, TugEvent>): void {
  for (const { seat } of t.match.asks) t.seat(seat).picks('pass')
}

describe('a heave', () => {
  test('moves the rope where the die and the card come to 14', () => {
    const [enough, short] = [heave(12), heave(11)]
    for (const t of [enough, short]) allPass(t)
    expect([enough.state.rope, short.state.rope]).toEqual([1, 0])
  })

  test('moves it twice where the die shows 20', () => {
    const t = heave(20)
    allPass(t)
    expect(t.state.rope).toBe(2)
  })

  test('over the line wins the match for the whole party', () => {
    const t = heave(12, 2)
    allPass(t)
    expect(t.outcome).toEqual({ ranks: [1, 2, 1, 2], scores: [3, -3, 3, -3], reason: 'line' })
  })
})

describe('whoever holds a card', () => {
  test('may help a partner', () => {
    const t = heave(9)
    t.B.picks('pass')
    t.C.isOffered('Grip 3', 'pass').isRefused('Grip 1', 'too weak').picks('Grip 3')
    t.D.picks('pass')
    allPass(t)
    expect(t.state.rope).toBe(1) // 9 + 2 + 3
  })

  test('may brace against the other party, and the next response comes in a window of its own', () => {
    const t = heave(13)
    t.D.picks('Grip 2')
    t.C.picks('Grip 3')
    t.B.picks('Grip 4')
    expect(t.eventsOf('played').map(({ seat, bonus }) => [seat, bonus])).toEqual([
      [0, 2],
      [1, -2],
    ])
    t.C.picks('Grip 3')
    t.B.picks('pass')
    t.D.picks('pass')
    allPass(t)
    expect(t.state.rope).toBe(1) // 13 + 2 − 4 + 3
  })
})

test('a match that has lasted three rounds is won by the party that is ahead, or by nobody', () => {
  const t = scene(tug, { seats: 4 })
  for (let turn = 0; turn < 12; turn++) t.seat(turn % 4).picks('rest')
  expect(t.outcome).toEqual({ ranks: [1, 1, 1, 1], scores: [0, 0, 0, 0], reason: 'rounds' })
})
