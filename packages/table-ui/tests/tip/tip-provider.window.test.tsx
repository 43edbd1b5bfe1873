import { act, useContext } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../../src/dialog/Dialog.tsx'
import { TipProvider } from '../../src/tip/TipProvider.tsx'
import { TipContext, useTip } from '../../src/tip/useTip.ts'

let root: Root
let read = 0
let closed = 0

function Thing({ id }: { id: string }): React.JSX.Element {
  const { open } = useTip(
    <button type="button" data-rule="X-1" onClick={() => read++}>
      the rule
    </button>,
  )
  return (
    <button type="button" id={id} onClick={({ currentTarget }) => open(currentTarget)}>
      a thing
    </button>
  )
}

/** Opens a tip without a pointer, and asks to hear of its end. */
function Held(): React.JSX.Element {
  const tips = useContext(TipContext)
  return (
    <button
      type="button"
      id="held"
      onClick={({ currentTarget }) => tips.show(currentTarget, 'held', () => closed++)}
    >
      a held thing
    </button>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  const nothing = (): void => {}
  Object.assign(HTMLDialogElement.prototype, { showModal: nothing, close: nothing })
  Object.assign(HTMLElement.prototype, { showPopover: nothing })
  const matches = Element.prototype.matches
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector !== ':popover-open' && matches.call(this, selector)
  })
  vi.useFakeTimers() // a tip that goes waits for its pointer, also after the test
  read = closed = 0
  root = createRoot(document.body.appendChild(document.createElement('main')))
  act(() =>
    root.render(
      <TipProvider>
        <Thing id="card" />
        <Held />
        <input />
        <textarea />
        <p contentEditable="true" suppressContentEditableWarning>
          written
        </p>
        <Dialog title="Log" onClose={() => {}}>
          <Thing id="name" />
        </Dialog>
      </TipProvider>,
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open(id: string): Promise<void> {
  await act(async () => document.getElementById(id)?.click())
}

function press(on: string, more: KeyboardEventInit = {}): void {
  const event = new KeyboardEvent('keydown', { key: 'r', bubbles: true, ...more })
  act(() => void document.querySelector(on)?.dispatchEvent(event))
}

test('R reads the rule of what a tip explains', async () => {
  await open('card')
  press('main')
  press('main', { key: 'R', shiftKey: true })
  expect(read).toBe(2)
})

test('but an r that is typed, or pressed for something else, does not', async () => {
  await open('card')
  for (const field of ['input', 'textarea', '[contenteditable]']) press(field)
  for (const other of ['altKey', 'ctrlKey', 'metaKey']) press('main', { [other]: true })
  expect(read).toBe(0)
})

test('scrolling closes a tip where it moves what is explained, and nowhere else', async () => {
  const scroll = (of: Node | null): void => act(() => void of?.dispatchEvent(new Event('scroll')))
  const isOpen = (): boolean => document.querySelector('[data-tip]') !== null
  await open('card')
  scroll(document.querySelector('textarea'))
  expect(isOpen()).toBe(true)
  scroll(document)
  expect(isOpen()).toBe(false)
  await open('card')
  scroll(document.querySelector('main'))
  expect(isOpen()).toBe(false)
})

test('who opened a tip hears that the player has closed it', async () => {
  for (const close of [
    () => press('main', { key: 'Escape' }),
    () =>
      act(
        () =>
          void document.querySelector('input')?.dispatchEvent(new Event('pointerdown', { bubbles: true })),
      ),
    () => act(() => void document.dispatchEvent(new Event('scroll'))),
  ]) {
    await open('held')
    close()
  }
  expect(closed).toBe(3)
  await open('held')
  await open('card')
  press('main', { key: 'Escape' })
  expect(closed).toBe(3)
})

test('a tip of something in a dialog is in the dialog, outside of which nothing can be pressed', async () => {
  await open('name')
  expect(document.querySelector('dialog [data-tip]')).not.toBeNull()
  await open('card')
  expect(document.querySelector('dialog [data-tip]')).toBeNull()
  expect(document.querySelector('main > [data-tip]')).not.toBeNull()
})
