import { act, useLayoutEffect, type JSX } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TableLink, TableUpdate } from '../../src/link.ts'
import { useAnswer } from '../../src/play/useAnswer.ts'
import { pickingOne } from '../../src/play/useTable.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const roots: Root[] = []
const chosen: number[] = []
const picks: ((index: number) => void)[] = []
let answering: ReturnType<typeof useAnswer>
let fault: (sentence: string) => void = () => undefined

afterEach(() => act(() => roots.splice(0).forEach((root) => root.unmount())))

beforeEach(() => {
  chosen.length = 0
  picks.length = 0
})

const link: TableLink = {
  subscribe: () => () => {},
  onFault: (listener) => {
    fault = listener
    return () => {}
  },
  choose: (_, pick) => void chosen.push(pick),
  back: () => {},
  look: () => {},
  close: () => {},
}

/** A moment at which the first seat is asked. */
function asked(length: number, options: readonly string[] = ['a', 'b']): TableUpdate {
  const own = { seat: 0, prompt: {}, options, refused: [] }
  return { snapshot: { length, viewer: 0, own }, story: [], fresh: 0 } as unknown as TableUpdate
}

function Answerer({ update }: { update: TableUpdate }): JSX.Element {
  const given = useAnswer({ update, link, settings: { motion: 'off' }, names: [] }, false)
  useLayoutEffect(() => {
    answering = given
    picks.push(given.pick)
  })
  return <></>
}

function show(): (update: TableUpdate) => void {
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  return (update) => act(() => root.render(<Answerer update={update} />))
}

test('an ask is answered once, whoever still holds on to it', () => {
  const render = show()
  render(asked(3))
  const [first] = picks
  act(() => first?.(1))
  act(() => first?.(1))
  expect(chosen).toEqual([1])
  render(asked(4))
  act(() => picks.at(-1)?.(0))
  expect(chosen).toEqual([1, 0])
})

test('an answer that was refused can be given again', () => {
  const render = show()
  render(asked(3))
  act(() => picks.at(-1)?.(1))
  act(() => fault('The table has moved on.'))
  act(() => picks.at(-1)?.(0))
  expect(chosen).toEqual([1, 0])
})

test('the menu of a thing is open as long as what it was opened for is asked', () => {
  const render = show()
  render(asked(3, ['a', 'b', 'c']))
  act(() => answering.setMenu([1, 2]))
  render(asked(4, ['a', 'b', 'c'])) // somebody else did something that changes nothing of it
  expect(answering.menu).toEqual([1, 2])
  render(asked(2, ['d', 'e'])) // they took something back
  expect(answering.menu).toBeNull()
  render(asked(3, ['a', 'b', 'c']))
  expect(answering.menu).toBeNull()
})

test('whoever took hold of something that is asked about no more is shown no empty menu', () => {
  const done: unknown[] = []
  const pickOne = pickingOne(
    (index) => done.push(index),
    (indices) => done.push(indices),
  )
  pickOne([])
  expect(done).toEqual([])
  pickOne([4])
  pickOne([4, 5])
  expect(done).toEqual([4, [4, 5]])
})
