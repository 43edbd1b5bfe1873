import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, journey } from '../kit/browser.ts'
import { guest, planTable } from '../kit/guests.ts'
import { OPTIONS, pick, whatNext } from '../kit/play.ts'
import { hallOfItsOwn } from '../kit/hall.ts'

hallOfItsOwn()

/** A match with so many rounds. */
const planOf = (rounds: number, ...others: readonly object[]): object => ({
  game: 'sigmar',
  seats: [{ kind: 'me' }, ...others],
  options: { roundLimit: rounds },
})

/** Lets the device answer to notifications; what it was asked is counted. */
async function allowNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked = { times: 0 }
    class FakeNotification extends EventTarget {
      static permission = 'default'
      static async requestPermission(): Promise<string> {
        asked.times++
        FakeNotification.permission = 'granted'
        return 'granted'
      }
    }
    Object.assign(window, { asked, Notification: FakeNotification })
  })
}

journey(
  'who waits for others is offered a call, and the browser asks only when that is accepted',
  async () => {
    const ana = await guest('Ana', PHONE)
    const bo = await guest('Bo')
    await allowNotifications(ana)
    const path = await planTable(ana, planOf(5, { kind: 'open' }))
    await bo.goto(path)
    await bo.getByRole('button', { name: /^Sit here/ }).click()
    await bo.locator('[data-length]').waitFor()
    await ana.goto(path)
    await ana.locator('[data-length]').waitFor()
    const offer = ana.getByText('Shall your device tell you when it is your turn?')
    const isAsked = async (page: Page): Promise<boolean> => (await page.locator(OPTIONS).count()) > 0
    // Bo goes on until it is Ana's turn, Ana until it is Bo's; then Bo rests.
    for (let steps = 0; steps < 60 && !(await offer.isVisible()); steps++) {
      if (await isAsked(ana)) await pick(ana)
      else if (steps < 4 && (await isAsked(bo))) await pick(bo)
      else await ana.waitForTimeout(250)
    }
    await offer.waitFor()
    expect(await ana.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)).toBe(0)
    expect(await ana.title()).not.toMatch(/^Your turn/)
    await ana.getByRole('button', { name: 'Tell me' }).click()
    await offer.waitFor({ state: 'detached' })
    expect(await ana.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times)).toBe(1)
    const kept = await ana.evaluate(() => localStorage.getItem('trialhall/settings'))
    expect(JSON.parse(kept ?? '{}')).toMatchObject({ notify: true })
    while (!(await isAsked(ana))) {
      if (await isAsked(bo)) await pick(bo)
      else await bo.waitForTimeout(50)
    }
    expect(await ana.title()).toMatch(/^Your turn: /)
  },
)

/** Plays a match against bots to its end, never to be asked where one could only pass, and answers its number of picks. */
async function playUnbothered(page: Page): Promise<number> {
  const bot = { kind: 'bot', bot: 'novice' } as const
  await page.goto(await planTable(page, planOf(3, bot, bot)))
  let picked = 0
  for (; (await whatNext(page)) === 'ask'; picked++) {
    const texts = await page.locator(OPTIONS).allTextContents()
    expect(texts).not.toEqual([expect.stringMatching(/pass$/i)])
    await pick(page)
  }
  return picked
}

journey('online, windows in which one could only pass are passed for whoever asked for that', async () => {
  const page = await guest('Ana', DESKTOP, { passOnline: true })
  let chosen = 0
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => (chosen += String(payload).includes('"choose"') ? 1 : 0)),
  )
  let picked = 0
  // a match may come to its end without such a window; six in a row do not
  for (let matches = 0; chosen === picked && matches < 6; matches++) picked += await playUnbothered(page)
  expect(chosen).toBeGreaterThan(picked)
})

/** A worker whose push service agrees to everything, in place of the browser's: test browsers have none. */
async function agreeToPush(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const endpoint = 'https://fcm.googleapis.com/fcm/send/ana'
    const agreed = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => sessionStorage.removeItem('agreed'),
    }
    const pushManager = {
      getSubscription: async () => (sessionStorage.getItem('agreed') ? agreed : null),
      async subscribe() {
        sessionStorage.setItem('agreed', 'yes')
        return agreed
      },
    }
    const getRegistration = async (): Promise<object> => ({ active: {}, pushManager })
    Object.defineProperty(navigator, 'serviceWorker', { value: { getRegistration, addEventListener() {} } })
  })
}

journey(
  'who wants to be called while no page is open says so in the settings, and the hall keeps it',
  async () => {
    const ana = await guest('Ana', PHONE)
    await allowNotifications(ana)
    await agreeToPush(ana)
    await ana.goto('/settings')
    await ana.getByRole('button', { name: 'Allow notifications' }).click()
    const away = ana.getByRole('checkbox', { name: 'Notifications while Trialhall is closed' })
    await away.waitFor()
    expect(await away.isChecked()).toBe(false)
    const kept = ana.waitForResponse(
      (answer) => answer.url().endsWith('/api/calls') && answer.request().method() === 'PUT',
    )
    await away.click()
    expect(await (await kept).json()).toEqual({ ok: true })
    await ana.reload()
    await ana.getByRole('button', { name: 'Allow notifications' }).click()
    await away.waitFor()
    expect(await away.isChecked()).toBe(true)
    const gone = ana.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await away.click()
    expect((await gone).status()).toBe(200)
  },
)
