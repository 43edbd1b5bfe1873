import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { DESKTOP, PHONE, journey, launch, newPage } from './browser.ts'
import { OPTIONS, matchOf, prepare } from './play.ts'

let browser: Browser | undefined
afterAll(() => browser?.close())

const MOST_BYTES = 150_000
/** What is counted as good: layouts that shift less are not noticed. */
const MOST_SHIFT = 0.1

journey('the first page loads less than 150 kB of script', async () => {
  browser ??= await launch()
  const page = await newPage(browser, DESKTOP)
  const scripts: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(scripts)).map((script) => gzipSync(script).length)
  expect(sizes.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
  await page.context().close()
})

/** A network on which letters come later than the page that is set in them. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const speed = { latency: 60, downloadThroughput: 400_000, uploadThroughput: 100_000 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, ...speed })
}

journey.each([
  { path: '/', size: DESKTOP },
  { path: '/', size: PHONE },
  { path: '/table/mine', size: DESKTOP },
  { path: '/table/mine', size: PHONE },
])('nothing jumps while $path loads at $size.width px', async ({ path, size }) => {
  browser ??= await launch()
  const page = await newPage(browser, size)
  if (path === '/') await slowDown(page)
  await prepare(page, { matches: [matchOf({ id: 'mine', seats: 'pb' })] })
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  if (path !== '/') await page.locator(OPTIONS).first().waitFor()
  const sum = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)
  expect(sum).toBeLessThan(MOST_SHIFT)
  await page.context().close()
})
