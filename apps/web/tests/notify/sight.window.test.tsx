import { afterEach, expect, test, vi } from 'vitest'
import { answerForSight, isSeenElsewhere } from '../../src/notify/sight.ts'

let end: () => void = () => undefined

afterEach(() => {
  end()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

test('a page says that it shows an address to somebody, while it does', async () => {
  history.replaceState(null, '', '/m/match001')
  expect(await isSeenElsewhere('/m/match001')).toBe(false)
  end = answerForSight()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  expect(await isSeenElsewhere('/m/match001')).toBe(true)
  expect(await isSeenElsewhere('/m/match002')).toBe(false)
  hidden.mockReturnValue(true)
  expect(await isSeenElsewhere('/m/match001')).toBe(false)
})

test('a browser whose pages cannot talk to each other calls as before', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  end = answerForSight()
  expect(await isSeenElsewhere('/')).toBe(false)
  vi.unstubAllGlobals()
})
