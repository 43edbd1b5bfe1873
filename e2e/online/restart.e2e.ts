import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joined } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { DESKTOP, journey, launch, newPage } from '../kit/browser.ts'
import { close, join, playTogether, turnOf } from '../kit/guests.ts'
import { lengthOf, pick, prepare } from '../kit/play.ts'
import { builtWeb, type OwnServer, ownServer } from '../kit/own-server.ts'

let browser: Browser | undefined
let server: OwnServer | undefined
const data = mkdtempSync(joined(tmpdir(), 'trialhall-restart-'))

afterAll(async () => {
  await browser?.close()
  await server?.stop()
  rmSync(data, { recursive: true, force: true })
})

/** A fresh device at the server of this test. */
async function device(): Promise<Page> {
  browser ??= await launch()
  server ??= await ownServer(builtWeb, data)
  const page = await newPage(browser, DESKTOP, { baseURL: server.address })
  await prepare(page, {})
  return page
}

/** A table for two, and its path. */
async function tableOf(page: Page): Promise<string> {
  await page.goto('/play')
  await page.getByRole('heading', { name: /^You are / }).waitFor()
  const { origin } = new URL(page.url())
  const plan = { game: 'sigmar', options: { roundLimit: 5 }, seats: [{ kind: 'me' }, { kind: 'open' }] }
  const answer = await page.request.post('/api/matches', { data: plan, headers: { origin } })
  return `/m/${((await answer.json()) as { readonly id: string }).id}`
}

journey(
  'a server that is killed comes back with the match, what was said and what was wished, and both pages with it',
  async () => {
    const [ana, bo] = [await device(), await device()]
    const path = await tableOf(ana)
    await join(bo, path)
    await ana.goto(path)
    await playTogether([ana, bo], 3)
    const [asked, other] = await turnOf([ana, bo])
    await pick(asked)
    const length = await lengthOf(asked)
    await asked.getByRole('button', { name: 'Menu' }).click()
    await asked.getByRole('button', { name: 'Ask to take back my last choice' }).click()
    await other.getByRole('button', { name: 'Agree' }).waitFor()
    await other.getByRole('button', { name: 'Talk' }).click()
    await other.getByRole('button', { name: 'One moment …' }).click()
    await other.getByRole('list', { name: 'What was said' }).getByText('One moment …').waitFor()
    await other.keyboard.press('Escape')

    await server?.stop()
    for (const page of [ana, bo]) await page.locator('[data-connection="lost"]').waitFor()
    await server?.start()
    for (const page of [ana, bo])
      await page.locator('[data-connection="connected"]').waitFor({ state: 'attached' })
    expect(await lengthOf(asked)).toBe(length)
    await other.getByRole('button', { name: 'Agree' }).click()
    for (const page of [ana, bo])
      await page.waitForFunction(
        (before) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) < before,
        length,
      )
    await asked.getByRole('button', { name: 'Talk' }).click()
    await asked.getByRole('list', { name: 'What was said' }).getByText('One moment …').waitFor()
    await close(ana, bo)
  },
)
