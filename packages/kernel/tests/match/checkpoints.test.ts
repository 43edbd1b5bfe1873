import { describe, expect, test } from 'vitest'
import { noCards } from '../../src/hidden/cards.ts'
import { seeded } from '../../src/chance.ts'
import { Checkpoints, firstCheckpoint } from '../../src/match/checkpoints.ts'
import type { State } from '../../src/state.ts'

const START: State = { chance: seeded(0), cards: noCards() }

/** Checkpoints after so many segments, with `choices` of them made in each. */
function after(segments: number, choices: number): Checkpoints<State> {
  const checkpoints = new Checkpoints(firstCheckpoint(START))
  for (let n = 1; n <= segments; n++)
    checkpoints.add({ at: n * choices, state: START, knowledge: n, asked: n - 1 })
  return checkpoints
}

describe('checkpoints', () => {
  test('few are kept of many segments, and always the first', () => {
    const checkpoints = after(300, 1)
    expect(checkpoints.length).toBeLessThan(40)
    checkpoints.dropBeyond(0)
    expect(checkpoints.last).toMatchObject({ at: 0, serial: 0 })
  })

  test('none is far from the one before, so that going back is short', () => {
    const checkpoints = after(300, 1)
    const kept: number[] = []
    for (; checkpoints.last.at > 0; checkpoints.dropBeyond(checkpoints.last.at - 1))
      kept.push(checkpoints.last.at)
    expect(kept.slice(0, 4)).toEqual([300, 299, 298, 297])
    const steps = kept.map((at, i) => at - (kept[i + 1] ?? 0))
    expect(Math.max(...steps)).toBeLessThanOrEqual(64)
  })

  test('all are kept that came since the last choice, for a seat that leaves now leaves at the first of them', () => {
    const checkpoints = after(90, 0)
    expect(checkpoints.length).toBe(91)
    expect(checkpoints.dropAfterFirst(0)).toBe(true)
    expect(checkpoints.last.serial).toBe(0)
  })

  test('a choice after them lets go of most', () => {
    const checkpoints = after(90, 0)
    for (let n = 91; n <= 100; n++) checkpoints.add({ at: 1, state: START, knowledge: n, asked: n })
    expect(checkpoints.length).toBeLessThan(40)
    expect(checkpoints.dropAfterFirst(2)).toBe(false)
  })
})
