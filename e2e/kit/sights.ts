import type { Page } from 'playwright-core'

/** Counts what is drawn on the canvas over a table from now on. */
export async function countDraws(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const watched = window as unknown as { draws: number }
    watched.draws = 0
    const { prototype } = CanvasRenderingContext2D
    for (const name of ['clearRect', 'drawImage', 'fill', 'stroke'] as const) {
      const draw = prototype[name] as (...given: unknown[]) => void
      prototype[name] = function counted(this: CanvasRenderingContext2D, ...given: unknown[]): void {
        if (this.canvas.matches('[data-sights]')) watched.draws++
        draw.apply(this, given)
      } as never
    }
  })
  return () => page.evaluate(() => (window as unknown as { draws: number }).draws)
}

/** Resolves once something is in the air over the table. */
export async function seenSight(page: Page): Promise<void> {
  await page.locator('[data-sights]:not([hidden])').waitFor({ state: 'attached' })
}

/** Resolves once nothing is in the air any more. */
export async function noSight(page: Page): Promise<void> {
  await page.locator('[data-sights][hidden]').waitFor({ state: 'attached' })
}
