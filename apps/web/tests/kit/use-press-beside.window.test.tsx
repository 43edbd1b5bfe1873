import { act, type ReactNode, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { usePressBeside } from '../../src/kit/use-press-beside.ts'

function Menu(): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  usePressBeside(list)
  return (
    <>
      <button type="button" popoverTarget="list">
        <b>Menu</b>
      </button>
      <div ref={list} id="list" popover="auto">
        <i>Something</i>
      </div>
      <p>The page</p>
    </>
  )
}

test('an open popover is hidden by a press beside it, and by none in it, on its button or while it is closed', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() => root.render(<Menu />))
  const list = page.querySelector<HTMLElement>('#list')
  if (!list) throw new Error('no list')
  let hidden = 0
  list.hidePopover = () => hidden++
  const press = (selector: string): number => {
    page.querySelector(selector)?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
    return hidden
  }
  const turn = (newState: string): boolean =>
    list.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  expect(press('p')).toBe(0)
  turn('open')
  expect(press('i')).toBe(0)
  expect(press('b')).toBe(0)
  expect(press('p')).toBe(1)
  turn('closed')
  expect(press('p')).toBe(1)
  turn('open')
  act(() => root.unmount())
  page.remove()
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  expect(hidden).toBe(1)
})
