import { describe, expect, test, vi } from 'vitest'
import { LastingStorage } from '../../src/device/lasting.ts'

function keeper(persisted: boolean, persist: boolean) {
  return {
    persisted: vi.fn<() => Promise<boolean>>(() => Promise.resolve(persisted)),
    persist: vi.fn<() => Promise<boolean>>(() => Promise.resolve(persist)),
  }
}

describe('what is kept on a device', () => {
  test('looking at how it stands asks the browser for nothing', async () => {
    const browser = keeper(false, true)
    const storage = new LastingStorage(browser)
    await storage.look()
    expect(storage.state).toBe('may go')
    expect(browser.persist).not.toHaveBeenCalled()
  })

  test('stays where the browser says so, or agrees when it is asked', async () => {
    const kept = new LastingStorage(keeper(true, true))
    await kept.look()
    expect(kept.state).toBe('lasts')
    const asked = new LastingStorage(keeper(false, true))
    const heard = vi.fn<() => void>()
    asked.subscribe(heard)
    await asked.look()
    await asked.ask()
    expect(asked.state).toBe('lasts')
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('a browser that was asked and did not agree is no longer one that was not asked', async () => {
    const storage = new LastingStorage(keeper(false, false))
    await storage.ask()
    expect(storage.state).toBe('refused')
    await storage.look()
    expect(storage.state).toBe('refused')
  })

  test('a browser that cannot say it, or fails to, is asked in vain and hurts nothing', async () => {
    const without = new LastingStorage(null)
    await without.look()
    await without.ask()
    expect(without.state).toBe('unknown')
    const failing = new LastingStorage({
      persisted: () => Promise.reject(new TypeError('no storage here')),
      persist: () => Promise.reject(new TypeError('no storage here')),
    })
    await failing.look()
    expect(failing.state).toBe('unknown')
    await failing.ask()
    expect(failing.state).toBe('refused')
  })
})
