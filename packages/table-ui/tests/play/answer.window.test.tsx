import { act, type JSX } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TableLink, TableUpdate } from '../../src/link.ts'
import { useAnswer } from '../../src/play/useAnswer.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const roots: Root[] = []
const chosen: number[] = []
const picks: ((index: number) => void)[] = []
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
function asked(length: number): TableUpdate {
  const own = { seat: 0, prompt: {}, options: ['a', 'b'], refused: [] }
  return { snapshot: { length, viewer: 0, own }, story: [], fresh: 0 } as unknown as TableUpdate
}

function Answerer({ update }: { update: TableUpdate }): JSX.Element {
  picks.push(useAnswer({ update, link, settings: { motion: 'off' }, names: [] }, false).pick)
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
