import { describe, expect, test } from 'vitest'
import { spaceAt } from '../../../space/index.ts'
import { heroOf } from '../../../state.ts'
import { questing, type Questing } from './kit.ts'

function put(t: Questing, seat: number, column: number, row: number): void {
  heroOf(t.state, seat).at = spaceAt(column, row)
}

describe('The Dark Obelisk', () => {
  const OBELISK = 'the-dark-obelisk'

  function atObelisk(): Questing {
    return questing([OBELISK], { heroes: { 0: '19,5', 1: '12,26' } })
  }

  test('[T-R74] on an Obelisk or next to it, by Athletics or Knowledge, not farther away', () => {
    const t = atObelisk()
    expect(t.tries(0)).toEqual(['athletics at 19,4', 'knowledge at 19,4'])
    put(t, 0, 19, 4)
    expect(t.tries(0)).toHaveLength(2)
    put(t, 0, 19, 6)
    expect(t.tries(0)).toEqual([])
  })

  test('[T-R74, T-19.05] not past a corner between two closed spaces', () => {
    const t = questing([OBELISK], {
      heroes: { 0: '20,5' },
      lastings: [{ is: 'stone-wall', at: '19,5', spaces: ['19,5', '20,4'] }],
    })
    expect(t.tries(0)).toEqual([])
    t.state.lastings = []
    expect(t.tries(0)).toHaveLength(2)
  })

  test('[C-9, T-28.05] not twice in a row at the same one; after the other it is open again; rivals are free', () => {
    const t = atObelisk()
    t.attempts(0, 'athletics')
    expect(t.tries(0)).toEqual([])
    put(t, 1, 18, 4)
    expect(t.tries(1)).toHaveLength(2)
    put(t, 0, 12, 28)
    t.attempts(0, 'knowledge')
    expect(t.tries(0)).toEqual([])
    put(t, 0, 19, 5)
    t.attempts(0, 'athletics')
    expect([t.progress(OBELISK), t.vp()]).toEqual([
      [3, 0],
      [3, 0],
    ])
  })

  test('[C-9] a failed try deals 2 piercing damage, and may be repeated there', () => {
    const t = atObelisk()
    t.attempts(0, 'athletics', false)
    expect(heroOf(t.state, 0).hp).toBe(28)
    expect([t.progress(OBELISK), t.tries(0).length]).toEqual([[0, 0], 2])
    t.attempts(0, 'athletics')
    expect(heroOf(t.state, 0).hp).toBe(28)
  })

  test('[T-R88] the Obelisk’s damage is nobody’s Last Hit', () => {
    const t = questing([OBELISK, 'marked-for-death'], { heroes: { 0: { at: '19,5', hp: 2 }, 1: '12,26' } })
    t.quest('marked-for-death').note = 0
    t.attempts(0, 'athletics', false)
    expect(t.progress('marked-for-death')).toEqual([0, 0])
  })
})

describe('Gather Rare Herbs', () => {
  const HERBS = 'gather-rare-herbs'
  const PLACES = [
    [4, 11],
    [27, 20],
    [15, 3],
    [16, 28],
    [10, 21],
  ] as const

  function gatherAll(t: Questing, seat: number, count: number): void {
    for (const [column, row] of PLACES.slice(0, count)) {
      put(t, seat, column, row)
      t.attempts(seat, 'savvy')
    }
  }

  test('[T-R74] on the space of a Herb, by Knowledge or Savvy, not beside it', () => {
    const t = questing([HERBS], { heroes: { 0: '4,11' } })
    expect(t.tries(0)).toEqual(['knowledge at 4,11', 'savvy at 4,11'])
    put(t, 0, 4, 12)
    expect(t.tries(0)).toEqual([])
  })

  test('[T-28.07] each Herb once for a party, and for the other party, too', () => {
    const t = questing([HERBS], { heroes: { 0: '4,11' } })
    t.attempts(0, 'knowledge')
    expect(t.tries(0)).toEqual([])
    put(t, 2, 4, 11)
    expect(t.tries(2)).toEqual([])
    put(t, 1, 4, 11)
    expect(t.tries(1)).toHaveLength(2)
  })

  test('[C-9, T-28.02] with five the brew on the own Entry Portal is left, once', () => {
    const t = questing([HERBS], { heroes: { 0: '4,11' } })
    gatherAll(t, 0, 5)
    expect(t.vp()).toEqual([3, 0])
    put(t, 0, 29, 29)
    expect(t.tries(0)).toEqual([])
    put(t, 2, 2, 2)
    expect(t.tries(2)).toEqual(['knowledge at 2,2'])
    t.attempts(2, 'knowledge')
    expect([t.vp(), t.tries(2)]).toEqual([[6, 0], []])
  })

  test('[C-9] with four there is none', () => {
    const t = questing([HERBS], { heroes: { 0: '4,11' } })
    gatherAll(t, 0, 4)
    put(t, 0, 2, 2)
    expect(t.tries(0)).toEqual([])
  })
})
