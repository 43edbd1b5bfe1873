import { expect, test, vi } from 'vitest'
import { downloadText } from '../../src/kit/download.ts'

test('a file can be fetched for as long as a browser asks the person whether to keep it', () => {
  vi.useFakeTimers()
  const revoked = vi.fn<(url: string) => void>()
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: revoked })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  downloadText('match.json', '{}')
  vi.advanceTimersByTime(30_000)
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(40_000)
  expect(revoked).toHaveBeenCalledWith('blob:1')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
