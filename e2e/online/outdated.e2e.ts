import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joined } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { openStore } from '../../apps/server/src/store/open.ts'
import { DESKTOP, journey, launch, newPage } from '../kit/browser.ts'
import { close, join, playTogether } from '../kit/guests.ts'
import { prepare } from '../kit/play.ts'
import { builtWeb, type OwnServer, ownServer } from '../kit/own-server.ts'

let browser: Browser | undefined
let server: OwnServer | undefined
const data = mkdtempSync(joined(tmpdir(), 'trialhall-outdated-'))

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
  await page.goto('/play')
  await page.getByRole('heading', { name: /^You are / }).waitFor()
  return page
}

/** Lets a match be one of older rules, while its server is away. */
async function age(match: string): Promise<void> {
  const store = await openStore(data)
  const stored = await store.match(match)
  if (!stored) throw new Error('there is no such match')
  await store.putMatch({ ...stored, rulesVersion: 0 })
  await store.close()
}

journey(
  'a match whose rules changed is closed with a word at its table and in the lists, and its log is had',
  async () => {
    const [ana, bo] = [await device(), await device()]
    const { origin } = new URL(ana.url())
    const plan = { game: 'sigmar', seats: [{ kind: 'me' }, { kind: 'open' }] }
    const answer = await ana.request.post('/api/matches', { data: plan, headers: { origin } })
    const { id } = (await answer.json()) as { readonly id: string }
    await join(bo, `/m/${id}`)
    await ana.goto(`/m/${id}`)
    await playTogether([ana, bo], 3)
    await server?.stop()
    await age(id)
    await server?.start()

    await ana.getByRole('heading', { name: 'This match was closed.' }).waitFor() // at the table that stood open
    await ana.getByText(/rules of this game changed while it was under way/).waitFor()
    const saving = ana.waitForEvent('download')
    await ana.getByRole('button', { name: 'Save its log as a file' }).click()
    const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { choices: unknown[] }
    expect(saved).toMatchObject({ game: 'sigmar', rulesVersion: 0 })
    expect(saved.choices.length).toBeGreaterThan(0)
    await bo.goto('/play')
    await bo.getByRole('link', { name: 'Closed without a result' }).waitFor()
    await close(ana, bo)
  },
)
