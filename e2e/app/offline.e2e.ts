import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { violationsOn } from '../kit/axe.ts'
import type { Page } from 'playwright-core'
import { afterEach, expect } from 'vitest'
import { DESKTOP, PHONE, type WindowSize, journey, newPage, watchFaults } from '../kit/browser.ts'
import { type OwnServer, builtWeb, ownServer } from '../kit/own-server.ts'
import { OPTIONS, matchOf, playOn, prepare } from '../kit/play.ts'

let server: OwnServer | undefined
let folder = ''

afterEach(async () => {
  await server?.stop()
  server = undefined
  rmSync(folder, { recursive: true, force: true })
})
/** A server with a copy of the web app that a test may change, and a page on a fresh device. */
async function arrive(size: WindowSize): Promise<{ page: Page; served: OwnServer }> {
  folder = mkdtempSync(join(tmpdir(), 'trialhall-offline-'))
  cpSync(builtWeb, join(folder, 'web'), { recursive: true })
  server = await ownServer(join(folder, 'web'), join(folder, 'data'))
  const page = await newPage(size, { baseURL: server.address, serviceWorkers: 'allow' })
  return { page, served: server }
}

/** Waits until the app is kept, and answers this page. */
async function isKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

interface Manifest {
  readonly name: string
  readonly short_name: string
  readonly start_url: string
  readonly display: string
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose: string
  }[]
  readonly shortcuts: readonly { readonly url: string }[]
}

journey('the app can be installed: its manifest, icons and worker are all there', async () => {
  const { page, served } = await arrive(PHONE)
  await page.goto('/')
  await isKept(page)
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(String(href))
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const manifest = (await answer.json()) as Manifest
  expect(manifest).toMatchObject({
    name: 'Trialhall',
    short_name: 'Trialhall',
    start_url: '/',
    display: 'standalone',
  })
  const shapes = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
  for (const shape of ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
    expect(shapes).toContain(shape)
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect({ src, type: icon.headers()['content-type'] }).toEqual({ src, type })
    if (type === 'image/png') expect(sizeOfPng(await icon.body())).toBe(sizes)
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).status()).toBe(200)
  expect(await page.locator('meta[name=theme-color]').count()).toBe(2)
  expect(await complaints(page)).toEqual([])
  expect(new URL(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')).origin).toBe(
    served.address,
  )
})

/** 'width x height' from the head of a PNG. */
function sizeOfPng(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
}

/** Why the browser would not offer to install the app; that a test looks from a private window is no reason. */
async function complaints(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')
}

journey.each([DESKTOP, PHONE])(
  'loaded once, the app plays a whole match without server and network, at $width px',
  async (size) => {
    const { page, served } = await arrive(size)
    const faults = watchFaults(page)
    await prepare(page, { matches: [matchOf({ id: 'short', seats: 'pb', options: { roundLimit: 2 } })] })
    await page.goto('/')
    await isKept(page)
    await served.stop()
    await page.context().setOffline(true)
    await page
      .getByRole('status')
      .getByText(/^Offline/)
      .waitFor()

    // Without a load: parts of the app that no page has asked for yet.
    await page.getByRole('link', { name: 'Rules', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: /rules/i }).waitFor()
    // Each page from its address, as after a restart of the device.
    for (const path of [
      '/',
      '/cards/sigmar',
      '/rules/sigmar',
      '/learn/sigmar',
      '/settings',
      '/about',
      '/import',
    ]) {
      await page.goto(path)
      await page.locator('h1').first().waitFor()
    }
    expect(faults).toEqual([])

    await page.goto('/table/short')
    expect(await playOn(page)).toBe('end')
    await page.reload()
    await page.locator('dialog[open] ol li[data-first]').first().waitFor()
    await page.goto('/replay/short')
    await page.getByRole('slider').first().waitFor()

    await page.goto('/new/sigmar')
    await page.getByRole('button', { name: 'Begin the match' }).click()
    await page.locator(OPTIONS).first().waitFor()
    expect(faults).toEqual([])
  },
)

journey('pages that need the server say so, keep trying, and go on when it is back', async () => {
  const { page, served } = await arrive(PHONE)
  await page.goto('/play')
  await page.getByRole('button', { name: 'Open a table' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('heading', { name: /^A table of / }).waitFor()
  const table = new URL(page.url()).pathname
  await isKept(page)
  await served.stop()

  await page.getByText('The connection is lost; trying again').waitFor()
  await page.reload()
  await page.getByText('This page keeps trying').waitFor()
  await page.goto('/play')
  await page.getByText('This page keeps trying').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await served.start()
  await page.getByRole('heading', { name: 'My matches' }).waitFor({ timeout: 20_000 })
  await served.stop()
  await page.goto(table)
  await page.getByText('This page keeps trying').waitFor()
  await served.start()
  await page.getByRole('heading', { name: /^A table of / }).waitFor({ timeout: 20_000 })
})

/** Stands in for the notifications of the worker, which browsers without a screen never show. */
async function watchNotifications(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: { readonly text: string; readonly tag: string | undefined }[] = []
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Object.assign(ServiceWorkerRegistration.prototype, {
      async showNotification(title: string, { tag, data }: NotificationOptions) {
        shown.push({ text: `${title} ${String(data)}`, tag })
      },
      async getNotifications({ tag }: { tag?: string }) {
        const found = shown.filter((one) => one.tag === tag)
        return found.map((one) => ({ close: () => shown.splice(shown.indexOf(one), 1) }))
      },
    })
    Object.assign(window, { shown })
  })
  return () =>
    page.evaluate(() => (window as unknown as { shown: { text: string }[] }).shown.map(({ text }) => text))
}

journey('a turn out of sight is told by the worker, and no longer once the page is looked at', async () => {
  const { page } = await arrive(DESKTOP)
  const shown = await watchNotifications(page)
  await prepare(page, {
    matches: [matchOf({ id: 'called', seats: 'pbb', options: {} })],
    settings: { notify: true, pace: 'brisk' },
  })
  await page.goto('/')
  await isKept(page)
  await page.goto('/table/called')
  await page.locator(OPTIONS).first().waitFor()
  const setSight = (sight: 'hidden' | 'visible'): Promise<void> =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' })
      document.dispatchEvent(new Event('visibilitychange'))
    }, sight)
  await page.locator(OPTIONS).first().click()
  await setSight('hidden')
  await expect
    .poll(shown, { timeout: 20_000 })
    .toEqual([expect.stringMatching(/^Your turn: Sigmar.* \/table\/called$/)])
  await setSight('visible')
  await expect.poll(shown).toEqual([])
})

/** Puts a newer build on the server: the same but for a mark on the page, and nothing compressed. */
function publish(web: string, mark: string): void {
  const page = readFileSync(join(web, 'index.html'), 'utf8')
  const next = page.replace('<head>', `<head><meta name="mark" content="${mark}">`)
  writeFileSync(join(web, 'index.html'), next)
  const worker = readFileSync(join(web, 'sw.js'), 'utf8')
  const renamed = worker
    .replaceAll(integrityOf(page), integrityOf(next))
    .replace(/id:([`'"])\w{12}\1/, `id:"${mark}"`)
  expect(renamed).toContain(integrityOf(next))
  for (const file of ['index.html', 'sw.js'])
    for (const kind of ['br', 'gz']) rmSync(join(web, `${file}.${kind}`), { force: true })
  writeFileSync(join(web, 'sw.js'), renamed)
}

function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

journey('a newer build waits politely, and then comes whole', async () => {
  const { page } = await arrive(DESKTOP)
  const mark = (): Promise<number> => page.locator('meta[name=mark]').count()
  await page.goto('/')
  await isKept(page)
  publish(join(folder, 'web'), 'second')
  await page.reload()
  expect(await mark()).toBe(0)
  const other = await page.context().newPage()
  await other.goto('/settings')
  const note = page.getByText('A new version of Trialhall is ready.')
  await note.waitFor()
  await page.getByRole('button', { name: 'Later' }).click()
  await note.waitFor({ state: 'detached' })

  // Both pages run the first build until somebody asks for the second; then only that page is loaded anew.
  await page.reload()
  expect(await mark()).toBe(0)
  await page.getByRole('button', { name: 'Reload' }).click()
  await page.locator('meta[name=mark]').waitFor({ state: 'attached' })
  await other.getByText('Trialhall was brought up to date in another tab.').waitFor()
  expect(await other.locator('meta[name=mark]').count()).toBe(0)
  // The page of the first build still finds its own parts.
  await other.getByRole('link', { name: 'Cards', exact: true }).click()
  await other.getByRole('heading', { level: 1, name: /cards/i }).waitFor()
})
