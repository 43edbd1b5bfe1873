import type { Page } from 'playwright-core'

interface Sight {
  readonly state: 'hidden' | 'visible'
  /** What is pressed in the same moment, so that nobody can have answered before. */
  readonly press?: string
}

/** Puts another tab before the page, as far as the page knows, or takes it away. */
export async function setSight(page: Page, sight: Sight): Promise<void> {
  await page.evaluate(({ state, press }) => {
    if (press !== undefined) document.querySelector<HTMLElement>(press)?.click()
    Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' })
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, sight)
}
