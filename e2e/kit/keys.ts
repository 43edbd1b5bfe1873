import type { Page } from 'playwright-core'
import { OPTIONS, lengthOf } from './play.ts'

const FARTHEST = 120

/** Walks with the Tab key until something that fits has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < FARTHEST; steps++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`The Tab key never reached ${selector}.`)
}

/** Picks with a digit, or, where there are more than nine, by walking to the option. */
export async function pickByKey(page: Page): Promise<void> {
  const before = await lengthOf(page)
  const options = page.locator(OPTIONS)
  const option = options.nth(before % (await options.count()))
  const at = Number(await option.getAttribute('data-option'))
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
