import { describe, expect, test } from 'vitest'
import { spaceAt } from '../../../space/index.ts'
import { NOBODY } from '../../../state.ts'
import { CHOREOGRAPHY } from '../../../ui/choreography/index.ts'
import { spreadOf } from '../../../ui/realm/figures/spread.ts'
import { tokenSteps } from '../../../ui/realm/things/useTokenWalk.ts'
import { laid, viewOf } from './kit.ts'

describe('a token that is moved', () => {
  test('goes space by space, askew as long as that leads there', () => {
    expect(tokenSteps(spaceAt(4, 4), spaceAt(7, 5))).toEqual([
      [-180, -60],
      [-120, 0],
      [-60, 0],
      [0, 0],
    ])
  })

  test('is seen where it is told to go, with the spaces that it covers', () => {
    const lastings = [{ is: 'healing-spirit', owner: 'A', at: '12,12', area: 3, count: 2 }]
    const view = viewOf(laid({ lastings }))
    const [spirit] = view.lastings
    if (!spirit) throw new Error('Nothing lasts.')
    const event = { type: 'tokenMoved', face: spirit.face, owner: 0, space: spaceAt(13, 10) } as const
    const after = CHOREOGRAPHY.tokenMoved.show(view, { event, known: new Map() } as never)
    expect(after.lastings[0]?.at).toBe(spaceAt(13, 10))
    expect(after.lastings[0]?.spaces.length).toBe(spirit.spaces.length)
    const other = { ...event, owner: NOBODY }
    const same = CHOREOGRAPHY.tokenMoved.show(view, { event: other, known: new Map() } as never)
    expect(same.lastings[0]?.at).toBe(spaceAt(12, 12))
  })
})

test('nobody is drawn aside who stands alone, and nobody at the same place as another', () => {
  const at = spaceAt(2, 2)
  const off = spreadOf([
    { id: 0, at, size: 1 },
    { id: 2, at, size: 1 },
    { id: 4, at, size: 1 },
    { id: 1, at: spaceAt(9, 9), size: 1 },
  ])
  expect(off.get(1)).toEqual([0, 0])
  expect(new Set([0, 2, 4].map((id) => String(off.get(id)))).size).toBe(3)
})
