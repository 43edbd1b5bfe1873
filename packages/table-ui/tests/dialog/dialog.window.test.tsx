import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from '../../src/dialog/Dialog.tsx'
import { Pile } from '../../src/pile/Pile.tsx'

let root: Root
let closed = 0

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} })
  closed = 0
  root = createRoot(document.body.appendChild(document.createElement('main')))
  act(() =>
    root.render(
      <Dialog title="A dialog" onClose={() => closed++}>
        <p>What it says.</p>
      </Dialog>,
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
})

function tell(type: string, selector: string): void {
  act(() => void document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true })))
}

test('a press beside it closes it by its click, so that the click reaches nothing below', () => {
  tell('pointerdown', 'dialog')
  expect(closed).toBe(0)
  tell('click', 'dialog')
  expect(closed).toBe(1)
})

test('a press that begins in it and ends beside it, or stays in it, does not close it', () => {
  tell('pointerdown', 'dialog p')
  tell('click', 'dialog')
  tell('pointerdown', 'dialog')
  tell('click', 'dialog p')
  expect(closed).toBe(0)
})

test('it gives the focus back to what had it', () => {
  act(() => root.render(<button type="button">Log</button>))
  const button = document.querySelector('button')
  button?.focus()
  const opened = (
    <Dialog title="A dialog" onClose={() => {}}>
      <input />
    </Dialog>
  )
  const dialogs = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => dialogs.render(opened))
  document.querySelector('input')?.focus()
  act(() => dialogs.unmount())
  expect(document.activeElement).toBe(button)
})

test('a pile that was looked through and is empty meanwhile does not open again by itself', () => {
  const draw = (count: number): void =>
    act(() => root.render(<Pile name="Discard" count={count} top={null} browse={() => <p>its cards</p>} />))
  draw(3)
  act(() => document.querySelector('button')?.click())
  expect(document.querySelector('dialog')).not.toBeNull()
  draw(0)
  draw(1)
  expect(document.querySelector('dialog')).toBeNull()
})

test('a dialog that a key opens is closed by it, unless that is typed', () => {
  act(() =>
    root.render(
      <Dialog title="Log" closedBy="l" onClose={() => closed++}>
        <input />
      </Dialog>,
    ),
  )
  const press = (on: string, key: string, more: KeyboardEventInit = {}): void => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more })
    act(() => void document.querySelector(on)?.dispatchEvent(event))
  }
  press('dialog input', 'l')
  press('dialog button', 'l', { ctrlKey: true })
  press('dialog button', 'x')
  expect(closed).toBe(0)
  press('dialog button', 'L')
  expect(closed).toBe(1)
})
