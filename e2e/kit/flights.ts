import type { Page } from 'playwright-core'

/** Counts what sets off above the table from now on. */
export async function countFlights(page: Page): Promise<() => Promise<number>> {
  await page.locator('[data-flights]').evaluate((layer) => {
    const watched = window as unknown as { flights: number }
    watched.flights = 0
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) watched.flights += addedNodes.length
    }).observe(layer, { childList: true })
  })
  return () => page.evaluate(() => (window as unknown as { flights: number }).flights)
}

/** Resolves once a bolt has set off above the table; begins to look when it is called. */
export async function seenBolt(page: Page): Promise<() => Promise<unknown>> {
  await page.locator('[data-flights]').evaluate((layer) => {
    const watched = window as unknown as { hasBolt: boolean }
    watched.hasBolt = false
    new MutationObserver(() => {
      if (layer.querySelector('[data-bolt]')) watched.hasBolt = true
    }).observe(layer, { childList: true })
  })
  return () => page.waitForFunction(() => (window as unknown as { hasBolt: boolean }).hasBolt)
}
