import type { Browser, Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { DESKTOP, journey, launch, newPage, watchFaults } from './browser.ts'
import { OPTIONS, lengthOf, prepare, whatNext } from './play.ts'

let browser: Browser | undefined
afterAll(() => browser?.close())

const FARTHEST = 120

/** Walks with the Tab key until something that fits has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < FARTHEST; steps++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`The Tab key never reached ${selector}.`)
}

/** Picks with a digit, or, where there are more than nine, by walking to the option. */
async function pickByKey(page: Page): Promise<void> {
  const before = await lengthOf(page)
  const at = before % (await page.locator(OPTIONS).count())
  if (before % 3 === 0 || at >= 9) {
    await tabTo(page, `[aria-label="What is asked"] [data-option="${at}"]`)
    await page.keyboard.press('Enter')
  } else {
    await page.keyboard.press(String(at + 1))
  }
  await page.waitForFunction(
    (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length,
    before,
  )
}

journey('a whole match is begun, played and ended without a pointer', async () => {
  browser ??= await launch()
  const page = await newPage(browser, DESKTOP)
  const faults = watchFaults(page)
  await prepare(page, {})
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
  await tabTo(page, 'a[href="/new/sigmar"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/new/sigmar')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await tabTo(page, 'input[type=radio]')
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, 'input[type=number]')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  while ((await whatNext(page)) !== 'end') await pickByKey(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await page.context().close()
})
