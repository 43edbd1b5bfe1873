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

/** Picks with the digit that stands at an option, or, where there are more than nine, by walking to the option. */
export async function pickByKey(page: Page): Promise<void> {
  const before = await lengthOf(page)
  const options = page.locator(OPTIONS)
  const at = before % (await options.count())
  if (before % 3 === 0 || at >= 9) {
    const option = await options.nth(at).getAttribute('data-option')
    await tabTo(page, `[aria-label="What is asked"] [data-option="${option}"]`)
    await page.keyboard.press('Enter')
  } else {
    await page.keyboard.press(String(at + 1))
  }
  await page.waitForFunction(
    (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length,
    before,
  )
}
