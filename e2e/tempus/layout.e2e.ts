import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, journey, newPage, type WindowSize } from '../kit/browser.ts'
import { laidOf, prepare } from '../kit/play.ts'
import { resting } from '../kit/realm.ts'
import { CHOICES } from '../kit/steps.ts'
import { FULL } from './full.ts'
import { LATE } from './late.ts'

/** What most laptops show. */
const LAPTOP: WindowSize = { width: 1280, height: 720 }

async function open(size: WindowSize, position: object, seats = 'pbbb'): Promise<Page> {
  const page = await newPage(size)
  const options = { realm: 'ancient-temple', rounds: 9 }
  await prepare(page, {
    matches: [laidOf({ id: 'laid', game: 'tempus', seats, options, seed: 'map' }, position)],
  })
  await page.goto('/table/laid')
  await page.locator(CHOICES).first().waitFor()
  await page.locator('[data-map] [data-painted]').waitFor()
  await resting(page)
  return page
}

/** Things of the page of which any part is out of the window or under something else, by their text. */
function hiddenOf(page: Page, things: string): Promise<string[]> {
  return page.locator(things).evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const corners = [
          [left + 4, top + 4],
          [right - 4, top + 4],
          [left + 4, bottom - 4],
          [right - 4, bottom - 4],
        ] as const
        return !corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)))
      })
      .map(({ textContent }) => textContent ?? ''),
  )
}

journey.each([DESKTOP, LAPTOP])(
  'all options stay in sight at $width px while odds are open',
  async (size) => {
    const page = await open(size, LATE)
    const crossbow = page.locator(CHOICES, { hasText: 'Heavy Crossbow' })
    await crossbow.hover()
    await page.locator('[data-part="odds"]').waitFor()
    expect(await page.locator(CHOICES).count()).toBe(5)
    expect(await hiddenOf(page, CHOICES)).toEqual([])
    expect(await hiddenOf(page, '[data-part="odds"]')).toEqual([])
    const lowest = await page
      .locator('[data-part="hand"] li')
      .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom)))
    expect(lowest).toBeLessThanOrEqual(size.height)
  },
)

journey('no Hero stands under the small map', async () => {
  const page = await open(LAPTOP, LATE)
  const heroes = '[data-map] [data-side][data-entity^="seat:"]'
  const covered = await page.locator(heroes).evaluateAll((figures) =>
    figures.flatMap((figure) => {
      const { left, top, width, height } = figure.getBoundingClientRect()
      const there = document.elementFromPoint(left + width / 2, top + height / 2)
      return there?.closest('[data-map-tools]') ? [(figure as HTMLElement).dataset['entity']] : []
    }),
  )
  expect(covered).toEqual([])
})

journey('what is said of whoever stands at the right edge of the map stays in the window', async () => {
  const page = await open(LAPTOP, FULL, 'pbbbbbbb')
  const boxes = await page
    .locator('[data-map] [data-side]')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().toJSON() as DOMRect))
  const pane = await page.locator('[data-map]').boundingBox()
  const edge = (pane?.x ?? 0) + (pane?.width ?? 0)
  const seen = boxes.filter(({ right, top, bottom }) => right < edge - 4 && top > 200 && bottom < 440)
  const [last] = seen.toSorted((one, other) => other.right - one.right)
  if (!last) throw new Error('Nobody is in sight.')
  await page.mouse.move(last.x + last.width / 2, last.y + last.height / 2)
  await page.locator('[data-tip]').waitFor()
  await expect
    .poll(() =>
      page.locator('[data-tip], [data-tip] *').evaluateAll((parts) =>
        parts.every((part) => {
          const { left, right, top, bottom } = part.getBoundingClientRect()
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        }),
      ),
    )
    .toBe(true)
})
