import type { Ask } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { TempusOption, TempusPrompt } from '../../../asks.ts'
import { columnOf, rowOf, spaceAt } from '../../../space/index.ts'
import { litKeys, picksOf, type RealmTable } from '../../../ui/realm/picks.ts'
import { laid, viewOf } from './kit.ts'

const view = viewOf(laid())
/** Where the second Hero stands. */
const THERE = spaceAt(19, 15)
const BESIDE = spaceAt(18, 15)

/** A table on which these options are open, and what is picked of them. */
function asked(
  prompt: TempusPrompt,
  options: readonly TempusOption[],
): { table: RealmTable; picked: number[] } {
  const picked: number[] = []
  const bySpace = new Map(
    options.flatMap((option, index): [string, number[]][] =>
      option.do === 'space' ? [[`${columnOf(option.space)},${rowOf(option.space)}`, [index]]] : [],
    ),
  )
  const ask = { seat: 0, prompt, options, refused: [] } as unknown as Ask
  const table = {
    view,
    ask,
    selection: null,
    spaces: bySpace,
    interaction: { lighting: { picks: new Map() }, take: () => {} },
    pickOne: (indices: readonly number[]) => picked.push(...indices),
  } as unknown as RealmTable
  return { table, picked }
}

describe('a press on a space', () => {
  test('takes a creature that stands there before the space', () => {
    const options = [
      { do: 'space', space: THERE },
      { do: 'creature', creature: 1 },
    ] as const
    const { table, picked } = asked({ type: 'aim', card: 0 as never }, options)
    expect(picksOf(table).take(THERE)).toBe(true)
    expect(picked).toEqual([1])
  })

  test('takes the space where nobody who can be picked stands', () => {
    const options = [
      { do: 'space', space: THERE },
      { do: 'creature', creature: 3 },
    ] as const
    const { table, picked } = asked({ type: 'aim', card: 0 as never }, options)
    expect(picksOf(table).take(THERE)).toBe(true)
    expect(picked).toEqual([0])
  })

  test('takes the work that lies there, all of it where there is a choice', () => {
    const options = [
      { do: 'skill', card: 0, skill: 'knowledge', space: BESIDE },
      { do: 'use', card: 0, space: BESIDE },
      { do: 'end-turn' },
    ] as unknown as readonly TempusOption[]
    const { table, picked } = asked({ type: 'turn', actions: 1, spaces: 0 }, options)
    expect(picksOf(table).take(BESIDE)).toBe(true)
    expect(picked).toEqual([0, 1])
  })

  test('takes nothing beside what is lit', () => {
    const { table, picked } = asked({ type: 'aim', card: 0 as never }, [{ do: 'creature', creature: 1 }])
    expect(picksOf(table).take(BESIDE)).toBe(false)
    expect(picked).toEqual([])
  })
})

test('what is lit are the spaces, and those on which who can be picked stands', () => {
  const options = [
    { do: 'space', space: BESIDE },
    { do: 'creature', creature: 1 },
  ] as const
  const picks = picksOf(asked({ type: 'aim', card: 0 as never }, options).table)
  expect([...litKeys(view, picks)].toSorted()).toEqual(['18,15', '19,15'])
})
