import type { Locator, Page } from 'playwright-core'
import { OPTIONS, PROMPT, lengthOf } from './play.ts'

const FARTHEST = 120

/** Walks with the Tab key until something that fits has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let steps = 0; steps < FARTHEST; steps++) {
    await page.keyboard.press('Tab')
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return
  }
  throw new Error(`The Tab key never reached ${selector}.`)
}

/** The choices of the prompt that have a key of their own. */
const KEYED = `${PROMPT} :is([data-option], [data-step])[aria-keyshortcuts]:not(:disabled)`

/** Presses the key that stands at a choice of the prompt, counted round from 0: a digit, or the letter of what passes or ends. */
export async function pressKeyAt(page: Page, at: number): Promise<void> {
  const keyed = page.locator(KEYED)
  await keyed.first().waitFor()
  await pressKeyOf(page, keyed.nth(at % (await keyed.count())))
}

async function pressKeyOf(page: Page, choice: Locator): Promise<void> {
  const key = (await choice.getAttribute('aria-keyshortcuts'))?.toLowerCase() ?? ''
  await (/[a-z]/u.test(key) ? pressLetter(page, key) : page.keyboard.press(key))
}

/** Milliseconds between two questions that somebody reads; the same letter sooner answers nothing. */
const READING = 300

/** Presses a letter that passes or ends, as somebody does who has read what is asked. */
export async function pressLetter(page: Page, letter: string): Promise<void> {
  await page.waitForTimeout(READING)
  await page.keyboard.press(letter)
}

/** Picks with the key that stands at an option, or, where there are more than nine, by walking to the option. */
export async function pickByKey(page: Page): Promise<void> {
  const before = await lengthOf(page)
  const options = page.locator(OPTIONS)
  const at = before % (await options.count())
  if (before % 3 === 0 || (await options.nth(at).getAttribute('aria-keyshortcuts')) === null) {
    const option = await options.nth(at).getAttribute('data-option')
    await tabTo(page, `[aria-label="What is asked"] [data-option="${option}"]`)
    await page.keyboard.press('Enter')
  } else {
    await pressKeyOf(page, options.nth(at))
  }
  await page.waitForFunction(
    (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length,
    before,
  )
}
