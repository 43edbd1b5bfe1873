import { flatPage, flatThing } from '@trialhall/table-ui/testkit'
import { describe, expect, test } from 'vitest'
import { leaderBetween } from '../../src/learn/leader.ts'
import { type Box, placeBubble } from '../../src/learn/place-bubble.ts'

const TAIL = 14

describe('the bubble', () => {
  const room: Box = { left: 0, top: 60, width: 1400, height: 800 }
  const size = { width: 360, height: 160 }
  const drawn = {
    bubble: flatThing({ left: 0, top: 0, ...size }),
    tail: flatThing({ left: 0, top: 0, width: TAIL, height: TAIL }),
    platform: flatPage({ width: 1400, height: 900 }),
  }
  const meant: Box = { left: 600, top: 300, width: 120, height: 180 }

  function isClear(a: Box, b: Box): boolean {
    return (
      a.left + a.width <= b.left ||
      b.left + b.width <= a.left ||
      a.top + a.height <= b.top ||
      b.top + b.height <= a.top
    )
  }

  test('stands beside what is meant, with its tail at the middle of it', async () => {
    const spot = await placeBubble({ ...drawn, meant: [meant], live: [], wanted: [], room })
    expect([spot.side, spot.left + spot.tail + TAIL / 2]).toEqual(['top', meant.left + meant.width / 2])
  })

  test('goes to another side where something can be picked', async () => {
    const live = [{ left: 740, top: 200, width: 400, height: 400 }]
    const spot = await placeBubble({ ...drawn, meant: [meant], live, wanted: [], room })
    expect(spot.side).toBe('left')
  })

  test.each([0, 300, 640, 1000, 1280])(
    'never covers what is meant, nor leaves the room: at %d',
    async (left) => {
      for (const top of [60, 300, 680]) {
        const target = { ...meant, left, top }
        const spot = await placeBubble({ ...drawn, meant: [target], live: [], wanted: [], room })
        expect([isClear({ ...spot, ...size }, target), spot.left >= room.left, spot.top >= room.top]).toEqual(
          [true, true, true],
        )
        expect(spot.left + size.width).toBeLessThanOrEqual(room.left + room.width)
        expect(spot.top + size.height).toBeLessThanOrEqual(room.top + room.height)
      }
    },
  )

  test('is led from to what it is not beside', () => {
    const far: Box = { left: 100, top: 700, ...size }
    expect(leaderBetween(far, { left: 300, top: 200, width: 120, height: 180 })).toMatch(
      /^M\d+,700 Q.* \d+,380$/,
    )
    expect(leaderBetween(far, { ...far, left: 120 })).toBe('')
  })

  test('stands somewhere where nothing is meant', async () => {
    const spot = await placeBubble({
      ...drawn,
      meant: [],
      live: [],
      wanted: [{ ...room, height: 400 }],
      room,
    })
    expect([spot.side, spot.top >= 460]).toEqual([null, true])
  })
})
