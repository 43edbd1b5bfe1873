import { violationsOn } from '../kit/axe.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage, watchFaults, ownBrowser } from '../kit/browser.ts'
import { setSight } from '../kit/sight.ts'
import { OPTIONS, matchOf, playOn, prepare } from '../kit/play.ts'

const MATCHES = [
  matchOf({ id: 'mine', seats: 'pbb', options: {} }),
  // It begins with the person, who is called by nothing then.
  matchOf({ id: 'begun', seats: 'bpb', options: {} }),
  matchOf({ id: 'short', seats: 'pb', options: { roundLimit: 1 } }),
]

const marks = (page: Page): Promise<unknown> => page.evaluate(() => ({ ...document.documentElement.dataset }))

journey('all settings hold at once, after a reload, and in every tab', async () => {
  const page = await newPage(DESKTOP)
  const faults = watchFaults(page)
  await page.goto('/settings')
  const other = await page.context().newPage()
  await other.goto('/about')
  const choose = (group: string, name: string): Promise<void> =>
    page.getByRole('group', { name: group }).getByRole('radio', { name }).check()
  await choose('Theme', 'Candlelight')
  await choose('Contrast', 'High')
  await choose('Text size', 'Huge')
  await choose('Motion', 'Slow')
  const all = { theme: 'dark', contrast: 'high', text: 'huge', motion: 'slow' }
  expect(await marks(page)).toEqual(all)
  await other.waitForFunction(() => document.documentElement.dataset['motion'] === 'slow')
  expect(await marks(other)).toEqual(all)
  await page.getByRole('checkbox', { name: 'Chime' }).check()
  await page.getByRole('slider', { name: 'Volume of the chime' }).fill('20')
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  expect(await marks(page)).toEqual(all)
  await page.getByRole('slider', { name: 'Volume of the chime' }).waitFor()
  expect(await page.getByRole('slider', { name: 'Volume of the chime' }).inputValue()).toBe('20')
  expect(faults).toEqual([])
})

journey('a device that asks for more contrast gets it, unless a person wants it otherwise', async () => {
  const page = await newPage(DESKTOP, { contrast: 'more' })
  await page.goto('/settings')
  expect(await marks(page)).toEqual({ contrast: 'high' })
  await page.getByRole('group', { name: 'Contrast' }).getByRole('radio', { name: 'Normal' }).check()
  expect(await marks(page)).toEqual({})
})

journey('the settings of a table are those of the page', async () => {
  const page = await newPage(PHONE)
  await prepare(page, { matches: MATCHES })
  const headings = (): Promise<string[]> => page.locator('section h2:visible').allTextContents()
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'When it is your turn' }).waitFor()
  const onPage = await headings()
  await page.goto('/table/mine')
  await page.locator(OPTIONS).first().waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  expect(await dialog.locator('section h2').allTextContents()).toEqual(onPage)
  await dialog.getByRole('radio', { name: 'High' }).check()
  expect(await marks(page)).toMatchObject({ contrast: 'high' })
})

const READ: readonly { readonly path: string; readonly before?: (page: Page) => Promise<unknown> }[] = [
  { path: '/' },
  { path: '/new/sigmar' },
  { path: '/play' },
  { path: '/settings', before: (page) => page.getByRole('checkbox', { name: 'Chime' }).check() },
  { path: '/rules/sigmar' },
  { path: '/cards/sigmar' },
  { path: '/table/mine', before: (page) => playOn(page, 30) },
  { path: '/table/short', before: (page) => playOn(page) },
]

const CONTRAST = ['color-contrast', 'color-contrast-enhanced']

journey.each(READ)(
  'in high contrast all text on $path reaches 7 : 1, by day and by candlelight',
  async (place) => {
    const page = await newPage(DESKTOP)
    await prepare(page, { matches: MATCHES, settings: { contrast: 'high' } })
    await page.goto(place.path)
    await page.locator('h1').first().waitFor()
    await place.before?.(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect({ colorScheme, found: await violationsOn(page, CONTRAST) }).toEqual({ colorScheme, found: [] })
    }
  },
)

/** What the page showed and played, told by stand-ins for notifications and sound. */
interface Called {
  readonly asked: number
  readonly shown: readonly string[]
  readonly tones: number
}

/** Stands in for what a test can neither see nor hear; `answer` is what the browser says when it is asked. */
async function listen(page: Page, answer: NotificationPermission): Promise<void> {
  await page.addInitScript((says) => {
    const called = { asked: 0, shown: [] as string[], tones: 0 }
    class FakeNotification extends EventTarget {
      static permission = sessionStorage.getItem('permission') ?? 'default'
      static async requestPermission(): Promise<string> {
        called.asked++
        sessionStorage.setItem('permission', says)
        FakeNotification.permission = says
        return says
      }
      constructor(title: string, { body }: NotificationOptions = {}) {
        super()
        called.shown.push(`${title} | ${body}`)
      }
      close(): void {
        called.shown.push('closed')
      }
    }
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      called.tones++
      start.call(this, when)
    }
    Object.assign(window, { called, Notification: FakeNotification })
  }, answer)
}

const calledOn = (page: Page): Promise<Called> =>
  page.evaluate(() => (window as unknown as { called: Called }).called)

journey(
  'nothing asks for notifications but the button; then a turn out of sight is told, marked and heard',
  async () => {
    const page = await newPage(DESKTOP)
    await listen(page, 'granted')
    await prepare(page, { matches: MATCHES, settings: { pace: 'brisk' } })
    await page.goto('/settings')
    await page.getByRole('checkbox', { name: 'Chime' }).check()
    await page.getByRole('button', { name: 'Test the chime' }).click()
    await page.waitForFunction(() => (window as unknown as { called: Called }).called.tones >= 4)
    expect(await calledOn(page)).toMatchObject({ asked: 0, shown: [] })
    await page.getByRole('button', { name: 'Allow notifications' }).click()
    await page.getByRole('checkbox', { name: 'Notifications' }).waitFor()
    expect(await page.getByRole('checkbox', { name: 'Notifications' }).isChecked()).toBe(true)
    expect((await calledOn(page)).asked).toBe(1)

    await page.goto('/table/begun')
    await page.locator(OPTIONS).first().waitFor()
    expect(await page.title()).toMatch(/^Your turn: /)
    expect(await calledOn(page)).toEqual({ asked: 0, shown: [], tones: 0 })
    await setSight(page, { state: 'hidden', press: OPTIONS })
    await page.waitForFunction(() => (window as unknown as { called: Called }).called.shown.length > 0)
    expect((await calledOn(page)).shown[0]).toMatch(/^Your turn: Sigmar.* \| .+/)
    expect((await calledOn(page)).tones).toBeGreaterThan(0)
    const icon = page.locator('link[rel=icon]')
    expect(await icon.getAttribute('href')).toBe('/favicon-turn.svg')
    expect(await page.title()).toMatch(/^Your turn: /)
    await setSight(page, { state: 'visible' })
    expect(await icon.getAttribute('href')).toBe('/favicon.svg')
    expect((await calledOn(page)).shown.at(-1)).toBe('closed')
  },
)

journey('a browser that refuses notifications says how to allow them, and is not asked again', async () => {
  const page = await newPage(PHONE)
  await listen(page, 'denied')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Allow notifications' }).click()
  await page.getByText('This browser blocks notifications from Trialhall.').waitFor()
  await page.reload()
  await page.getByText('This browser blocks notifications from Trialhall.').waitFor()
  expect(await page.getByRole('button', { name: 'Allow notifications' }).count()).toBe(0)
})

journey('the log is read, copied and saved as text', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await newPage(DESKTOP, { permissions, browser: await ownBrowser() })
  await prepare(page, { matches: MATCHES })
  await page.goto('/table/mine')
  await playOn(page, 20)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Log as text' }).click()
  const lines = await page
    .getByRole('list', { name: 'All that happened' })
    .getByRole('listitem')
    .allTextContents()
  expect(lines.length).toBeGreaterThan(5)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Copy the log' }).click()
  await page.getByText('The log is copied.').waitFor()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').slice(-lines.length)).toEqual(lines)
  expect(copied).toMatch(/^Sigmar/)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect((await saved).suggestedFilename()).toBe('trialhall-sigmar-log.txt')
})
