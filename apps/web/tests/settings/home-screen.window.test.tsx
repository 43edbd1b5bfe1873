import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { AppSettings } from '../../src/settings/app-settings.tsx'

afterEach(() => vi.unstubAllGlobals())

function saidOn(device: object): string {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, device))
  const page = document.createElement('div')
  const root = createRoot(page)
  act(() => root.render(<AppSettings />))
  const said = page.textContent
  act(() => root.unmount())
  vi.unstubAllGlobals()
  return said
}

test('in a tab of an iPhone the settings say what the home screen is good for, and nowhere else', () => {
  const home = 'Share, Add to Home Screen'
  expect(saidOn({ standalone: false, maxTouchPoints: 5 })).toContain(home)
  expect(saidOn({ standalone: true, maxTouchPoints: 5 })).not.toContain(home)
  expect(saidOn({ maxTouchPoints: 5 })).not.toContain(home)
})
