import type { Page } from 'playwright-core'

/**
 * Waits until colours and places have passed into each other, and nothing new has begun for two frames: what a page shows a moment later,
 * or in another theme, passes too. What moves for ever is not waited for.
 */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = (): Animation[] =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    const twoFrames = (): Promise<unknown> =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    do {
      await Promise.allSettled(passing().map(({ finished }) => finished))
      await twoFrames()
    } while (passing().length > 0)
  })
}
