import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callAway, callAwayNoMore, isCalledAway, renewCalls, type PushWorld } from '../../src/notify/push.ts'

/** A hall that gives its key and writes down what it is asked. */
const asked: { method: string; body: unknown }[] = []
let refusal: object | null = null

beforeEach(() => {
  asked.length = 0
  refusal = null
  vi.stubGlobal('fetch', async (_path: string, { method, body }: { method: string; body?: string }) => {
    if (method !== 'GET') asked.push({ method, body: JSON.parse(body ?? 'null') })
    const answer =
      refusal && method === 'PUT' ? refusal : method === 'GET' ? { key: 'AQID_-8' } : { ok: true }
    return new Response(JSON.stringify(answer), { status: answer === refusal ? 400 : 200 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const JSON_OF = { endpoint: 'https://push.test/me', keys: { p256dh: 'p', auth: 'a' } }

/** A browser with a push service, which agrees on one subscription at a time, with one key. */
class Browser {
  given: Uint8Array | null = null
  private current: PushSubscription | null = null
  /** It was agreed on with another key. */
  isStale = false

  readonly world: PushWorld = {
    registration: async () => ({ pushManager: this as unknown as PushManager }),
  }

  async getSubscription(): Promise<PushSubscription | null> {
    return this.current
  }

  async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit): Promise<PushSubscription> {
    if (this.isStale) throw new DOMException('another key', 'InvalidStateError')
    this.given = applicationServerKey as Uint8Array
    return (this.current ??= this.agreed())
  }

  private agreed(): PushSubscription {
    const unsubscribe = async (): Promise<boolean> => {
      this.isStale = false
      this.current = null
      return true
    }
    return { endpoint: JSON_OF.endpoint, toJSON: () => JSON_OF, unsubscribe } as unknown as PushSubscription
  }
}

test('a browser is called away by the key of the hall, and no more when that is not wanted', async () => {
  const browser = new Browser()
  expect(await isCalledAway(browser.world)).toBe(false)
  expect((await callAway(browser.world)).ok).toBe(true)
  expect([...(browser.given ?? [])]).toEqual([1, 2, 3, 255, 239])
  expect(await isCalledAway(browser.world)).toBe(true)
  await callAwayNoMore(browser.world)
  expect(await isCalledAway(browser.world)).toBe(false)
  expect(asked).toEqual([
    { method: 'PUT', body: JSON_OF },
    { method: 'DELETE', body: { endpoint: JSON_OF.endpoint } },
  ])
})

test('what was agreed on with the key of another hall is agreed on anew', async () => {
  const browser = new Browser()
  await callAway(browser.world)
  browser.isStale = true
  expect((await callAway(browser.world)).ok).toBe(true)
  expect(asked).toHaveLength(2)
})

test('whoever is at a browser that is called is called there from now on; nobody else is', async () => {
  const browser = new Browser()
  await renewCalls(browser.world)
  expect(asked).toEqual([])
  await callAway(browser.world)
  await renewCalls(browser.world)
  expect(asked).toHaveLength(2)
})

test('where there is no push service, or the hall refuses, one sentence says so', async () => {
  const none: PushWorld = { registration: async () => null }
  expect(await isCalledAway(none)).toBeNull()
  expect(await callAway(none)).toMatchObject({
    ok: false,
    fault: { message: expect.stringMatching(/could not ask its push service/u) },
  })
  await callAwayNoMore(none)
  refusal = { ok: false, code: 'bad-request', field: 'endpoint', error: 'endpoint is at nowhere.' }
  expect(await callAway(new Browser().world)).toMatchObject({
    ok: false,
    fault: { message: 'endpoint is at nowhere.' },
  })
})
