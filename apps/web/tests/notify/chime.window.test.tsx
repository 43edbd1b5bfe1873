import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** How a browser lets sounds be heard: with a press, or when somebody comes back to the page. */
class SilentContext {
  static readonly made: SilentContext[] = []
  state = 'suspended'
  destination = {}
  currentTime = 0
  private readonly waiting: (() => void)[] = []

  constructor() {
    SilentContext.made.push(this)
  }

  resume(): Promise<void> {
    if (this.state === 'running') return Promise.resolve()
    return new Promise((done) => this.waiting.push(done))
  }

  allow(): void {
    this.state = 'running'
    for (const done of this.waiting.splice(0)) done()
  }
}

const param = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
let played = 0
class Node {
  gain = param
  connect(): this {
    return this
  }
  start(): void {
    played++
  }
  stop(): void {}
}

const settled = (): Promise<void> => act(async () => undefined)

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('AudioContext', SilentContext)
  vi.stubGlobal('OscillatorNode', Node)
  vi.stubGlobal('GainNode', Node)
  SilentContext.made.length = 0
  played = 0
})

afterEach(() => vi.unstubAllGlobals())

test('chimes that could not be heard are not heard later', async () => {
  const { chime } = await import('../../src/notify/chime.ts')
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  chime(50)
  chime(50)
  now.mockReturnValue(9000)
  SilentContext.made[0]?.allow()
  await settled()
  expect(played).toBe(0)
  chime(50)
  await settled()
  expect(played).toBe(2) // both notes of one
  now.mockRestore()
})

test('with the first press chimes may be heard, where they are switched on', async () => {
  const { useChimeReady } = await import('../../src/notify/use-chime-ready.ts')
  const Page = ({ isOn }: { readonly isOn: boolean }): ReactNode => {
    useChimeReady(isOn)
    return null
  }
  const press = (): boolean => document.body.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }))
  const root = createRoot(document.createElement('div'))
  act(() => root.render(<Page isOn={false} />))
  press()
  expect(SilentContext.made).toHaveLength(0)
  act(() => root.render(<Page isOn />))
  press()
  press()
  expect(SilentContext.made).toHaveLength(1)
  SilentContext.made[0]?.allow()
  const { chime } = await import('../../src/notify/chime.ts')
  chime(50)
  await settled()
  expect(played).toBe(2)
  act(() => root.unmount())
})
