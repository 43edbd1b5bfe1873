import { games } from '@trialhall/games'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, address, journey, newPage } from '../kit/browser.ts'
import { OPTIONS, matchOf, prepare } from '../kit/play.ts'
import { wireTo } from '../kit/wire.ts'

/** Bytes that are sent, heads of answers included. */
const FIRST_PAGE = 200_000
/** What the app weighs without games, and what each game may add: its board, rules and texts, and its rules in two workers. */
const APP_ALONE = 760_000
const EACH_GAME = 170_000
/** Files of scripts and styles that a table may ask for: each is a request, of which browsers make six at a time without HTTP/2. */
const FILES = 45
/** What is counted as good: layouts that shift less are not noticed. */
const MOST_SHIFT = 0.1

/** What the server sends until a fresh browser has what it was opened for. */
async function sentFor(
  serviceWorkers: 'allow' | 'block',
  until: (page: Page) => Promise<unknown>,
): Promise<number> {
  const wire = await wireTo(address())
  const page = await newPage(DESKTOP, { baseURL: wire.address, serviceWorkers })
  await page.goto('/', { waitUntil: 'networkidle' })
  await until(page)
  await page.context().close()
  wire.close()
  return wire.sent()
}

journey('the first page comes with letters and pictures in 200 kB at most', async () => {
  const sent = await sentFor('block', (page) => page.evaluate(() => document.fonts.ready))
  expect(sent).toBeGreaterThan(50_000)
  expect(sent).toBeLessThan(FIRST_PAGE)
})

journey(
  'the app is kept for times without a network in 0.76 MB and 0.17 MB a game at most, the first page included',
  async () => {
    const sent = await sentFor('allow', (page) =>
      page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated'),
    )
    expect(sent).toBeGreaterThan(300_000)
    expect(sent).toBeLessThan(APP_ALONE + EACH_GAME * games.games.length)
  },
)

journey.each(['sigmar', 'lanes', 'eldar', 'battle-decks'])(
  'a table of %s comes in few files',
  async (game) => {
    const page = await newPage(DESKTOP)
    await prepare(page, { matches: [matchOf({ id: 'mine', game, seats: 'pb', options: {} })] })
    let files = 0
    page.on('request', (request) => {
      if (['script', 'stylesheet'].includes(request.resourceType())) files++
    })
    await page.goto('/table/mine', { waitUntil: 'networkidle' })
    await page.locator(OPTIONS).first().waitFor()
    expect(files).toBeGreaterThan(5)
    expect(files).toBeLessThanOrEqual(FILES)
  },
)

interface Letters {
  /** Families whose letters are in use. */
  readonly used: string[]
  /** How many files of each family have the letter. */
  readonly found: Record<string, number>
}

journey('pages are set in our letters, and names of other scripts too', async () => {
  const page = await newPage(DESKTOP)
  await page.goto('/', { waitUntil: 'networkidle' })
  const lettersFor = (letter: string): Promise<Letters> =>
    page.evaluate(async (wanted) => {
      const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
      const found: Record<string, number> = {}
      for (const family of ['Inter Variable', 'Fraunces Variable'])
        found[family] = (await document.fonts.load(`620 16px "${family}"`, wanted)).length
      return { used: loaded.map(({ family }) => family.replaceAll('"', '')).sort(), found }
    }, letter)
  const { used, found } = await lettersFor('a')
  // One file of each, and no more than every page needs.
  expect(used).toEqual(['Fraunces Variable', 'Inter Variable'])
  expect(found).toEqual({ 'Inter Variable': 1, 'Fraunces Variable': 1 })
  for (const letter of ['−', 'ö', 'Š', 'đ'])
    expect({ letter, ...(await lettersFor(letter)).found }).toMatchObject({
      'Inter Variable': expect.toSatisfy((files: number) => files > 0),
      'Fraunces Variable': expect.toSatisfy((files: number) => files > 0),
    })
  expect((await lettersFor('Ж')).found['Inter Variable']).toBe(1)
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
  const page = await newPage(size)
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
})
