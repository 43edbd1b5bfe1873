import type { Ask } from '@trialhall/kernel'
import { beforeAll, expect, test } from 'vitest'
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Draggable } from '../../src/drag/drag.ts'
import { useDragging } from '../../src/play/useDragging.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const ask = (card: number | null): Ask => ({
  seat: 0,
  prompt: { type: 'aim', card },
  options: [0, 1],
  refused: [],
})

/** A board whose hand is dragged: what is asked, what is lit, and what was taken. */
function board(): { readonly taken: string[]; show(ask: Ask | null, lit: readonly string[]): Draggable } {
  const taken: string[] = []
  const root = createRoot(document.createElement('div'))
  let drag: Draggable | null = null
  function Piece({ asked, lit }: { asked: Ask | null; lit: readonly string[] }): null {
    const picks = new Map(lit.map((key, at) => [key, [at]]))
    const dragging = useDragging({
      ask: asked,
      lighting: { picks, reasons: new Map() },
      selection: null,
      planning: null,
      take: (key) => taken.push(key),
    })
    useLayoutEffect(() => {
      drag = dragging
    })
    return null
  }
  return {
    taken,
    show(asked, lit) {
      act(() => root.render(<Piece asked={asked} lit={lit} />))
      if (!drag) throw new Error('nothing was drawn')
      return drag
    },
  }
}

test('a card that is let go of on what is asked next is aimed there', () => {
  const { taken, show } = board()
  const drag = show(ask(null), ['card:7'])
  expect([drag.kindOf('card:7'), drag.kindOf('card:8')]).toEqual(['free', 'none'])
  act(() => drag.drop('card:7', 'card:20'))
  expect(taken).toEqual(['card:7'])
  show(null, [])
  show(ask(7), ['card:20', 'card:21'])
  expect(taken).toEqual(['card:7', 'card:20'])
})

test('an ask about something else, or that does not offer it, takes nothing', () => {
  for (const [next, lit] of [
    [ask(8), ['card:20']],
    [ask(7), ['card:21']],
  ] as const) {
    const { taken, show } = board()
    const drag = show(ask(null), ['card:7'])
    act(() => drag.drop('card:7', 'card:20'))
    show(next, lit)
    expect(taken).toEqual(['card:7'])
  }
})
