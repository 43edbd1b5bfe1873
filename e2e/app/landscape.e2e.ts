import { expect } from 'vitest'
import { type WindowSize, journey, newPage } from '../kit/browser.ts'
import { matchOf, prepare } from '../kit/play.ts'
import { CHOICES, PROMPT } from '../kit/steps.ts'

const ON_ITS_SIDE: WindowSize = { width: 844, height: 390 }

const TABLES = [
  { game: 'sigmar', seats: 'pb' },
  { game: 'lanes', seats: 'pb' },
  { game: 'eldar', seats: 'pb' },
  { game: 'battle-decks', seats: 'pb' },
  { game: 'tempus', seats: 'pbbb' },
]

for (const { game, seats } of TABLES) {
  journey(`a phone that lies on its side shows the table of ${game} beside what is asked`, async () => {
    const page = await newPage(ON_ITS_SIDE)
    await prepare(page, { matches: [matchOf({ id: 'lying', game, seats, options: {} })] })
    await page.goto('/table/lying')
    await page.locator(CHOICES).first().waitFor()
    const [prompt, choice, excess] = await Promise.all([
      page.locator(PROMPT).boundingBox(),
      page.locator(CHOICES).first().boundingBox(),
      page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ])
    expect(prompt?.x).toBeGreaterThan(ON_ITS_SIDE.width / 2)
    expect(prompt?.y).toBeLessThan(60)
    expect((choice?.y ?? 999) + (choice?.height ?? 999)).toBeLessThanOrEqual(ON_ITS_SIDE.height)
    expect(excess).toBe(0)
  })
}

journey.each([
  { what: 'a phone that lies on its side', size: ON_ITS_SIDE, ways: 3 },
  { what: 'a page at twice its size', size: { width: 720, height: 450 }, ways: 3 },
  { what: 'a small window at twice its size', size: { width: 640, height: 360 }, ways: 1 },
])('$what begins a match from the start page without scrolling', async ({ size, ways }) => {
  const page = await newPage(size)
  await prepare(page, {})
  await page.goto('/', { waitUntil: 'networkidle' })
  for (const name of [/^Play .* now$/, 'Learn to play', 'Play online'].slice(0, ways)) {
    const box = await page
      .getByRole('main')
      .locator(':is(a, button)')
      .filter({ hasText: name })
      .first()
      .boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    const foot = (box?.y ?? Infinity) + (box?.height ?? 0)
    expect({ name, isInSight: foot <= size.height }).toEqual({ name, isInSight: true })
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})
