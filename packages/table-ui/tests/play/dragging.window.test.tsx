import type { Ask } from '@trialhall/kernel'
import { beforeAll, expect, test } from 'vitest'
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Draggable } from '../../src/drag/drag.ts'
import type { PieceWays } from '../../src/play/pieces.ts'
import { useDragging } from '../../src/play/useDragging.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const ask = (card: number | null): Ask => ({
  seat: 0,
  prompt: { type: 'aim', card },
  options: [0, 1],
  refused: [],
})

/** A board on which things are dragged: what is asked, what is lit, and what was taken. */
interface Board {
  readonly taken: string[]
  show(ask: Ask | null, lit: readonly string[]): Draggable
  /** What is lit while a piece is dragged. */
  lit(): readonly string[] | null
}

const NOWHERE = (): null => null

function board(pieceWays: (key: string) => PieceWays | null = NOWHERE): Board {
  const taken: string[] = []
  let lighting: readonly string[] | null = null
  const root = createRoot(document.createElement('div'))
  let drag: Draggable | null = null
  function Piece({ asked, lit }: { asked: Ask | null; lit: readonly string[] }): null {
    const picks = new Map(lit.map((key, at) => [key, [at]]))
    const dragging = useDragging({
      ask: asked,
      lighting: { picks, reasons: new Map() },
      selection: null,
      planning: null,
      spec: { pieceWays },
      view: null,
      take: (key) => taken.push(key),
    })
    useLayoutEffect(() => {
      drag = dragging.drag
      lighting = dragging.lighting && [...dragging.lighting.picks.keys()]
    })
    return null
  }
  return {
    taken,
    lit: () => lighting,
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
  expect([drag.kindOf('card:7', 'hand'), drag.kindOf('card:8', 'hand')]).toEqual(['free', 'none'])
  expect(drag.kindOf('card:7', 'board')).toBe('none') // lit, but no piece that goes anywhere
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

/** A unit that may strike what stands on another field. */
const STRIKE: PieceWays = { goals: new Map([['field:9', [1]]]) }

test('a piece lights only where it may go, and is taken there as by a press', () => {
  const { taken, show, lit } = board((key) => (key === 'field:5' ? STRIKE : null))
  const drag = show(ask(null), ['field:5', 'field:9'])
  expect([drag.kindOf('field:5', 'board'), drag.kindOf('field:6', 'board')]).toEqual(['aimed', 'none'])
  act(() => drag.lift('field:5', 'board'))
  expect(lit()).toEqual(['field:9'])
  const { drop } = show(ask(null), ['field:5', 'field:9'])
  act(() => drop('field:5', 'field:9'))
  expect([taken, lit()]).toEqual([['field:9'], null])
})

test('a piece that is put back, or let go of elsewhere, takes nothing', () => {
  const { taken, show, lit } = board(() => STRIKE)
  const asked = ask(null)
  const now = (): Draggable => show(asked, ['field:9'])
  const lift = now().lift
  act(() => lift('field:5', 'board'))
  expect(lit()).toEqual(['field:9'])
  const { putBack } = now()
  act(() => putBack('field:5'))
  expect(lit()).toBeNull()
  act(() => lift('field:5', 'board'))
  const { drop } = now()
  act(() => drop('field:5', 'field:6'))
  expect(taken).toEqual([])
})

test('a piece whose ability is pressed first is aimed in the ask that follows', () => {
  const ways: PieceWays = {
    goals: new Map([['hero:2', [0]]]),
    first: 'deed:0',
    isGoalAsked: ({ prompt }) => (prompt as { card: number }).card === 3,
  }
  for (const [next, then] of [
    [ask(3), ['deed:0', 'hero:2']],
    [ask(4), ['deed:0']],
  ] as const) {
    const { taken, show } = board(() => ways)
    const asked = ask(null)
    const { lift } = show(asked, ['deed:0'])
    act(() => lift('hero:0', 'board'))
    const { drop } = show(asked, ['deed:0'])
    act(() => drop('hero:0', 'hero:2'))
    show(null, [])
    show(next, ['hero:2', 'hero:3'])
    expect(taken).toEqual(then)
  }
})
