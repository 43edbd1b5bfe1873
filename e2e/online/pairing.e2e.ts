import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, address, journey, watchFaults, type WindowSize } from '../kit/browser.ts'
import { guest, newAccount } from '../kit/guests.ts'

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
