import type { Ask } from '@trialhall/kernel'
import { act, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PlanSpec } from '../../src/play/plan.ts'
import { usePlan, type PlanInHand } from '../../src/play/usePlan.ts'

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))

const UNITS = ['a', 'b', 'c'] as const
const ORDERS = ['attack', 'wait'] as const

/** Three units are told what to do, one after the other. */
const SPEC: PlanSpec<null, never> = {
  keyOf: ({ prompt }) => (prompt as { unit?: string }).unit ?? null,
  draft: ({ prompt }, _about, orders) => ({
    title: 'Plan.',
    sum: '',
    go: 'Fight',
    steps: UNITS.slice(UNITS.indexOf((prompt as { unit: 'a' }).unit)).map((key) => ({
      key,
      ref: { kind: 'card', id: key },
      text: key,
      hint: '',
      orders: ORDERS,
      order: orders.get(key) ?? 'attack',
    })),
  }),
  pickOf: ({ options }, order) => options.indexOf(order),
}

const picked: string[] = []
let length = 0
let now: ReturnType<typeof usePlan> = { planning: null, isSending: false }
let ask: Ask | null = null
let render: () => void = () => {}

function Table(): null {
  const asked = ask
  const plans = usePlan({
    spec: SPEC,
    ask: asked,
    length,
    isCoached: false,
    view: null,
    story: [],
    names: [],
    pick: (index) => picked.push(String(asked?.options[index])),
  })
  useLayoutEffect(() => {
    now = plans
  })
  return null
}

beforeEach(() => {
  picked.length = length = 0
  const root = createRoot(document.createElement('div'))
  render = () => act(() => root.render(<Table key="table" {...{ length }} />))
})

function asks(unit: string, options: readonly string[] = ORDERS): void {
  ask = { seat: 0, prompt: { unit }, options, refused: [] }
  render()
}

/** The next ask, once the last pick counts. */
function next(unit: string, options?: readonly string[]): void {
  length++
  asks(unit, options)
}

function plan(): PlanInHand {
  if (!now.planning) throw new Error('nothing is planned')
  return now.planning
}

test('each order is sent when its ask comes, and nothing before', () => {
  asks('a')
  act(() => plan().cycle(1))
  expect(plan().draft.steps.map(({ order }) => order)).toEqual(['attack', 'wait', 'attack'])
  expect(picked).toEqual([])
  act(() => plan().go())
  next('b')
  next('c')
  expect(picked).toEqual(['attack', 'wait', 'attack'])
})

test('changes are taken back one by one, or all of them', () => {
  asks('a')
  expect(plan().undo).toBeNull()
  act(() => plan().take('card:a'))
  act(() => plan().cycle(2))
  act(() => plan().undo?.())
  expect(plan().draft.steps.map(({ order }) => order)).toEqual(['wait', 'attack', 'attack'])
  act(() => plan().reset?.())
  expect(plan().draft.steps[0]?.order).toBe('attack')
})

test('what is not offered, and a choice that was taken back, are planned anew', () => {
  asks('a')
  act(() => plan().go())
  next('b', ['wait', 'flee'])
  expect(picked).toEqual(['attack'])
  expect(plan().draft.steps[0]?.key).toBe('b')
  act(() => plan().reset?.())
  length = 0
  asks('a')
  expect(picked).toEqual(['attack'])
  expect(now.isSending).toBe(false)
  act(() => plan().go())
  expect(picked).toEqual(['attack', 'attack']) // the same moment once more
})

test('an order is given once: asked again, the person decides', () => {
  asks('a')
  act(() => plan().go())
  next('a')
  expect(picked).toEqual(['attack'])
  expect(plan().draft.steps[0]?.key).toBe('a')
})

test('who would rather be asked one by one is', () => {
  asks('a')
  act(() => plan().oneByOne())
  next('b')
  expect([now.planning, now.isSending, picked.length]).toEqual([null, false, 0])
})
