import { expect, test, vi } from 'vitest'
import { keepApp, updates } from '../../src/offline/browser-updates.ts'

test('an app to which somebody comes back asks for a newer build', () => {
  vi.useFakeTimers()
  const look = vi.spyOn(updates, 'look').mockResolvedValue()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  keepApp()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(look).not.toHaveBeenCalled()
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(look).toHaveBeenCalledOnce()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
