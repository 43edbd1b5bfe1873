import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EntityButton } from '../../src/entity/EntityButton.tsx'
import { InteractionContext, type Interaction } from '../../src/entity/interaction.ts'
import type { Lighting } from '../../src/entity/refs.ts'
import { Hand } from '../../src/hand/Hand.tsx'
import { TipContext } from '../../src/tip/useTip.ts'

let root: Root
const taken: unknown[] = []
const shown: string[] = []
const hidden: string[] = []
const pointed: unknown[] = []

const LIT: Lighting = {
  picks: new Map([
    ['card:1', [0]],
    ['card:2', [1]],
  ]),
  reasons: new Map(),
}

function table(lighting: Lighting): Interaction {
  return {
    lighting,
    pointedAt: null,
    pointedOption: null,
    point: (ref) => pointed.push(ref),
    pick: () => {},
    take: ({ id }) => taken.push(id),
    preview: ({ id }) => `Card ${id}`,
    rule: () => null,
  }
}

let closeTip = (): void => {}

const TIPS = {
  show: (card: Element, _content: unknown, onClosed: () => void = () => {}) => {
    closeTip = onClosed
    shown.push(card.getAttribute('data-entity') ?? '')
  },
  hide: (card: Element) => hidden.push(card.getAttribute('data-entity') ?? ''),
  isResting: () => false,
}

function draw(lighting: Lighting, isLiftedByBoard = false): void {
  const cards = [1, 2, 3].map((id) => ({
    key: 10 * id, // of the face, where copies lie on each other
    card: (
      <EntityButton of={{ kind: 'card', id }} label={`Card ${id}`}>
        {id}
      </EntityButton>
    ),
  }))
  act(() =>
    root.render(
      <TipContext value={TIPS}>
        <InteractionContext value={table(lighting)}>
          <Hand label="Your hand" cards={cards} empty="" isLiftedByBoard={isLiftedByBoard} />
        </InteractionContext>
      </TipContext>,
    ),
  )
}

/** A press with a finger, a mouse or, without a pointer, a key. */
function press(id: number, pointerType: 'touch' | 'mouse' | null): void {
  const card = document.querySelector(`[data-entity="card:${id}"]`)
  act(() => {
    if (pointerType !== null) {
      const down = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType })
      card?.dispatchEvent(down)
    }
    card?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: pointerType === null ? 0 : 1 }))
  })
}

const lifted = (): number => document.querySelectorAll('[data-lifted]').length

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  taken.length = shown.length = hidden.length = pointed.length = 0
  root = createRoot(document.body.appendChild(document.createElement('main')))
  draw(LIT)
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

describe('a card of the hand', () => {
  test('is lifted by the first touch, with what it says, and picked by the second', () => {
    press(1, 'touch')
    expect([taken, shown, lifted()]).toEqual([[], ['card:1'], 1])
    expect(document.querySelector('output')?.textContent).toBe('Touch it again to pick it.')
    press(1, 'touch')
    expect([taken, lifted()]).toEqual([[1], 0])
    press(1, 'touch')
    expect([taken, lifted()]).toEqual([[1], 1])
  })

  test('is picked at once by a mouse and by a key', () => {
    press(1, 'mouse')
    press(2, null)
    expect([taken, lifted()]).toEqual([[1, 2], 0])
    press(1, 'touch')
    press(2, 'mouse')
    expect(taken).toEqual([1, 2, 2])
  })

  test('is picked at once by a key after a touch that became a scroll', () => {
    const down = Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType: 'touch' })
    act(() => void document.querySelector('[data-entity="card:1"]')?.dispatchEvent(down))
    press(1, null)
    expect([taken, lifted()]).toEqual([[1], 0])
  })

  test('is put back by a touch of another one, by a press elsewhere and by another ask', () => {
    press(1, 'touch')
    press(2, 'touch')
    press(1, 'touch')
    expect([taken, lifted()]).toEqual([[], 1])
    act(() => void document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(lifted()).toBe(0)
    press(1, 'touch')
    draw({ ...LIT })
    expect(lifted()).toBe(0)
    press(1, 'touch')
    expect(taken).toEqual([])
  })

  test('that is put back by another ask takes what stands over it along', () => {
    press(1, 'touch')
    draw({ ...LIT })
    expect([hidden, pointed.at(-1)]).toEqual([['card:1'], null])
  })

  test('is put back when what stands over it is closed', () => {
    press(1, 'touch')
    act(() => closeTip())
    expect([lifted(), pointed.at(-1)]).toEqual([0, null])
    press(1, 'touch')
    expect([taken, lifted()]).toEqual([[], 1])
  })

  test('stays lifted while the tip over it is touched', () => {
    press(1, 'touch')
    const tip = document.body.appendChild(document.createElement('div'))
    tip.setAttribute('data-tip', '')
    act(() => void tip.dispatchEvent(new Event('pointerdown', { bubbles: true })))
    expect(lifted()).toBe(1)
    press(1, 'touch')
    expect(taken).toEqual([1])
  })

  test('that would come in the place of the one that was picked is lifted first, too', () => {
    draw({ ...LIT, picks: new Map(), taken: new Set(['card:1']), others: new Set(['card:2']) })
    press(2, 'touch')
    expect([taken, lifted()]).toEqual([[], 1])
    press(2, 'touch')
    press(1, 'touch')
    expect(taken).toEqual([2, 1])
  })

  test('that cannot be picked explains itself, as ever', () => {
    press(3, 'touch')
    expect([taken, lifted()]).toEqual([[], 0])
  })

  test('is left to a board that lifts cards itself', () => {
    draw(LIT, true)
    press(1, 'touch')
    expect([taken, lifted()]).toEqual([[1], 0])
  })
})
