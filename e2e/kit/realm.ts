import type { Page } from 'playwright-core'

/** A point of a page in pixels. */
export interface PagePoint {
  readonly x: number
  readonly y: number
}

/** What moves under the window of a large map. */
export const WORLD = '[data-map] > div:first-child'

/** Where the middle of a space of the Battlerealm is on the page now, written as `column,row`. */
export async function spotOf(page: Page, place: string): Promise<PagePoint> {
  const [column = 1, row = 1] = place.split(',').map(Number)
  const world = await boxOf(page)
  return {
    x: world.x + ((column - 0.5) * world.width) / 30,
    y: world.y + ((row - 0.5) * world.height) / 30,
  }
}

/** Where the whole Battlerealm lies on the page now, whatever of it is in sight. */
export async function boxOf(
  page: Page,
): Promise<PagePoint & { readonly width: number; readonly height: number }> {
  const box = await page.locator(WORLD).boundingBox()
  if (!box) throw new Error('There is no map on the page.')
  return box
}

/** Waits until the map rests: whatever was to be followed is in sight. */
export async function resting(page: Page): Promise<void> {
  await page.locator(`${WORLD}:not([data-zooming]):not([data-gliding])`).waitFor()
  // What was seen when somebody waited before says nothing of now.
  await page.locator(WORLD).evaluate((world) => delete (world as HTMLElement).dataset['seenAt'])
  await page.waitForFunction(
    (world) => {
      const element = document.querySelector<HTMLElement>(world)
      const before = element?.dataset['seenAt']
      const now = element?.style.transform ?? ''
      if (element) element.dataset['seenAt'] = now
      return before === now
    },
    WORLD,
    { polling: 120 },
  )
}
