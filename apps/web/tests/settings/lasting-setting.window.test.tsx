import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'

let end: () => void = () => undefined

afterEach(() => {
  end()
  document.body.replaceChildren() // the page is that of other files as well
  vi.unstubAllGlobals()
})

test('the settings say that matches may go, and the browser is asked to keep them by one press', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const storage = {
    persisted: async () => false,
    persist: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
  }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { storage }))
  vi.resetModules() // what another file has loaded knows the storage that was there then
  const { LastingSetting } = await import('../../src/settings/lasting-setting.tsx')
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  end = () => act(() => root.unmount())
  await act(async () => root.render(<LastingSetting />))
  expect(page.textContent).toContain('your browser may delete the matches and decks on this device')
  expect(storage.persist).not.toHaveBeenCalled()
  await act(async () => page.querySelector('button')?.click())
  expect(storage.persist).toHaveBeenCalledTimes(1)
  expect(page.textContent).toBe('Your matches and decks stay on this device until you delete them.')
})
