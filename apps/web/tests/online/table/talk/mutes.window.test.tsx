import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { readMuted, useMuted } from '../../../../src/online/table/talk/mutes.ts'

const ME = 'person000001'
const KEY = `trialhall/muted/${ME}`
const bo = { id: 'person000002', name: 'Bo' }

/** Says who is muted, and mutes Bo at a press. */
function Mutes(): ReactNode {
  const [muted, change] = useMuted(ME)
  return (
    <button type="button" onClick={() => change(bo, 'mute')}>
      {muted.map(({ name }) => name).join()}
    </button>
  )
}

let page: HTMLElement

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
  page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  act(() => root.render(<Mutes />))
  return () => {
    act(() => root.unmount())
    page.remove()
  }
})

test('who is muted in another tab is muted in this one, and heard again in both', () => {
  localStorage.setItem(KEY, JSON.stringify([bo]))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(page.textContent).toBe('Bo')
  localStorage.setItem(KEY, '[]')
  act(() => void dispatchEvent(new StorageEvent('storage', { key: KEY })))
  expect(page.textContent).toBe('')
})

test('Mute mutes, also where another tab that is not heard of did so before', () => {
  localStorage.setItem(KEY, JSON.stringify([bo]))
  act(() => page.querySelector('button')?.click())
  expect([page.textContent, readMuted(ME)]).toEqual(['Bo', [bo]])
})
