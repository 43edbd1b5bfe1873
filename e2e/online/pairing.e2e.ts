import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, address, journey, watchFaults, type WindowSize } from '../kit/browser.ts'
import { guest, newAccount } from '../kit/guests.ts'
import { setSight } from '../kit/sight.ts'

/** Somebody with an account, in the lobby. */
async function member(name: string, size?: WindowSize): Promise<Page> {
  const page = await guest(name, size)
  const data = { name: newAccount(), password: 'a long password' }
  await page.request.post('/api/account', { data, headers: { origin: address() } })
  await page.goto('/play')
  return page
}

/** Presses the button, and waits until the own table stands in the lobby. */
async function search(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play a rated match' }).click()
  await page.getByRole('dialog', { name: 'Looking for an opponent' }).getByText('You are rated').waitFor()
}

/** The page hears nothing more of its search, as between two of its questions. */
async function deafen(page: Page): Promise<void> {
  await page.route('**/api/pairings', async (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
}

/** What browsers do to the timers of a page that is long out of sight: they go off once a minute. */
async function slowTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const usual = window.setTimeout.bind(window)
    const slow = (then: TimerHandler, ms = 0, ...given: unknown[]): number =>
      usual(then, ms < 1000 || !document.hidden ? ms : 60_000, ...given)
    Object.assign(window, { setTimeout: slow })
  })
  await page.reload()
}

async function tableOf(page: Page): Promise<string> {
  await page.waitForURL(/\/m\/\w+$/)
  return new URL(page.url()).pathname
}

journey('two who look for a rated match find each other', async () => {
  const [ana, bo] = [await member('Ana'), await member('Bo', PHONE)]
  const faults = [ana, bo].map(watchFaults)
  await search(ana)
  await bo.getByRole('button', { name: 'Play a rated match' }).click()
  expect(await tableOf(bo)).toBe(await tableOf(ana))
  expect(faults.flat()).toEqual([])
})

journey(
  'whoever waits behind another tab keeps their table, and is called when the match begins',
  async () => {
    const [ana, bo] = [await member('Ana'), await member('Bo')]
    await slowTimers(ana)
    await search(ana)
    await setSight(ana, { state: 'hidden' })
    await ana.waitForTimeout(20_000) // longer than a server believes in a page that says nothing
    await bo.getByText('Ana').first().waitFor()
    await bo.getByRole('button', { name: 'Play a rated match' }).click()
    expect(await tableOf(ana)).toBe(await tableOf(bo))
    await ana.waitForFunction(() => document.title.startsWith('Your opponent is here'))
    await setSight(ana, { state: 'visible' })
    await ana.waitForFunction(() => !document.title.startsWith('Your opponent is here'))
  },
)

journey(
  'whoever gives up for a bot, or for nothing, is told of the person who has just sat down',
  async () => {
    for (const way of ['bot', 'cancel'] as const) {
      const [ana, bo] = [await member('Ana'), await member('Bo')]
      await search(ana)
      await deafen(ana)
      await bo.getByRole('button', { name: 'Play a rated match' }).click()
      const table = await tableOf(bo)
      const dialog = ana.getByRole('dialog', { name: 'Looking for an opponent' })
      if (way === 'bot') await dialog.getByRole('button', { name: /^Play .* now$/ }).click()
      else {
        await dialog.getByRole('button', { name: 'Cancel' }).click()
        await ana.getByText('your rated match has begun').waitFor()
        await ana.getByRole('button', { name: 'Go to the table' }).click()
      }
      expect(await tableOf(ana)).toBe(table)
      await ana.context().close()
      await bo.context().close()
    }
  },
)

journey('whoever gives up has no table in the lobby any more', async () => {
  const [cleo, dov] = [await member('Cleo'), await member('Dov')]
  await search(cleo)
  await dov.getByText('Cleo').first().waitFor()
  await cleo.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await dov.getByText('Cleo').first().waitFor({ state: 'detached' })
})
