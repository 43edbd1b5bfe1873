import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider } from '../../src/kit/toasts.tsx'
import { SettingsProvider } from '../../src/device/use-settings.tsx'
import ImportPage from '../../src/pages/import/import.tsx'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

let root: Root

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <SettingsProvider>
        <ToastProvider>
          <ImportPage />
        </ToastProvider>
      </SettingsProvider>,
    ),
  )
})

afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** A folder, or a file that is gone: browsers list both among files, and read neither. */
const unreadable = { text: () => Promise.reject(new DOMException('It is a folder.', 'NotFoundError')) }

const said = (): string | null | undefined => document.querySelector('form [role=alert]')?.textContent

test('a folder that is dropped on the page is said to be no file', async () => {
  const event = Object.assign(new Event('drop', { cancelable: true }), {
    dataTransfer: { files: [unreadable] },
  })
  await act(async () => void window.dispatchEvent(event))
  expect(said()).toBe('This file cannot be read.')
})

test('so is a file that is chosen and cannot be read', async () => {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(field, 'files', { value: [unreadable] })
  await act(async () => void field?.dispatchEvent(new Event('change', { bubbles: true })))
  expect(said()).toBe('This file cannot be read.')
})
