import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { violationsOn } from '../kit/axe.ts'
import { DESKTOP, PHONE, type WindowSize, journey, newPage, watchFaults } from '../kit/browser.ts'
import { laidOf, lengthOf, matchOf, prepare } from '../kit/play.ts'
import { resting, spotOf } from '../kit/realm.ts'
import { CHOICES, PROMPT, answer, whatNextStep } from '../kit/steps.ts'
import type { Settings } from '../../apps/web/src/device/settings.ts'
import { LATE } from './late.ts'

const HAND = '[data-part="hand"] button'
const LIFTED = '[data-part="lifted"]'

async function open(
  size: WindowSize,
  settings: Partial<Settings> = {},
  { position, seed }: { position: object; seed: string } = { position: LATE, seed: 'late' },
): Promise<Page> {
  const page = await newPage(size)
  const match = laidOf(
    { id: 'phone', game: 'tempus', seats: 'pbbb', options: { rounds: 6, realm: 'ancient-temple' }, seed },
    position,
  )
  await prepare(page, { matches: [match], settings })
  await page.goto('/table/phone')
  await page.locator(CHOICES).first().waitFor()
  return page
}

/** Quests or Heroes are laid over the map, or taken away again. */
async function tapTab(page: Page, name: string): Promise<void> {
  await page.locator('[data-part="tabs"] button', { hasText: name }).tap()
}

journey('on a phone the first tap on a card lifts it, and the second plays it', async () => {
  const page = await open(PHONE)
  const faults = watchFaults(page)
  const before = await lengthOf(page)
  const lit = page.locator(`${HAND}[data-lit]`, { hasText: 'Second Wind' })
  await lit.tap()
  await page.locator(LIFTED).getByText('Tap the card again').waitFor()
  expect(await lengthOf(page)).toBe(before)
  await answer(page, () => page.locator(`${LIFTED} [data-entity]`).tap())
  expect(await page.locator(LIFTED).count()).toBe(0)
  // What cannot be played says why.
  await whatNextStep(page)
  await page.locator(`${HAND}:not([data-lit])`).first().tap({ force: true })
  await page.locator(LIFTED).getByRole('button', { name: 'Put it back' }).tap()
  expect(await page.locator(LIFTED).count()).toBe(0)
  expect(faults).toEqual([])
})

/** An Ogre is about to hit a Hero hard who has three cards against that. */
const OGRE = {
  round: 6,
  quests: ['monster-slayer', 'read-the-runes', 'the-dark-obelisk'],
  monsters: [{ is: 'ogre', at: '15,12', isActive: true }],
  seats: [
    { at: '14,14', hp: 12, initiative: 3, hand: ['shrug-it-off', 'second-wind', 'unbreakable'] },
    ...[18, 17, 16].map((initiative) => ({ initiative, hasActed: true })),
  ],
}

journey('on a phone the button that lets a hit pass says in full what that costs', async () => {
  const page = await open(PHONE, {}, { position: OGRE, seed: 'j' })
  const pass = page.locator(CHOICES, { hasText: 'Pass' })
  while ((await pass.textContent())?.includes('the die is rolled')) {
    await page.waitForTimeout(600) // two taps in a row are a double tap
    await answer(page, () => pass.tap())
    await whatNextStep(page)
  }
  expect(await pass.textContent()).toContain('−10 HP')
  const cut = await pass.evaluate((button) =>
    [...button.querySelectorAll('*')]
      .filter(
        ({ clientWidth, scrollWidth, clientHeight, scrollHeight }) =>
          clientWidth > 1 && (scrollWidth > clientWidth || scrollHeight > clientHeight + 1),
      )
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})

/** An archer with two opponents far below it. */
const BELOW = {
  round: 4,
  next: 'A',
  turn: { actions: 2, spaces: 0 },
  seats: [{ at: '10,6' }, { at: '6,13' }, { at: '9,6' }, { at: '7,13' }],
}

journey(
  'on a phone whoever can be aimed at stands above the odds, and so does the button that aims',
  async () => {
    const page = await open(PHONE, {}, { position: BELOW, seed: 'below' })
    await page.locator(CHOICES, { hasText: 'Heavy Crossbow' }).tap()
    await page.locator('[data-part="odds"]').waitFor()
    for (const place of ['6,13', '7,13']) {
      await resting(page)
      const { x, y } = await spotOf(page, place)
      const isSeen = await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-map]') !== null,
        [x, y] as const,
      )
      expect([place, isSeen]).toEqual([place, true])
      await page.touchscreen.tap(x, y)
      await page.locator('[data-caption] button').tap({ trial: true })
    }
  },
)

journey('on a phone messages come below the order of turns', async () => {
  const page = await open(PHONE)
  const [from, to] = await page.evaluate(() => {
    const messages = document.querySelector('[aria-label="Messages"]')?.getBoundingClientRect()
    const order = document.querySelector('[data-part="round"]')?.parentElement?.getBoundingClientRect()
    return [messages?.top ?? 0, order?.bottom ?? Infinity] as const
  })
  expect(from).toBeGreaterThanOrEqual(to)
  expect(from).toBeLessThan(to + 24)
})

journey('on a phone the table stays where it is when a hint is dismissed', async () => {
  const page = await open(PHONE, {}, { position: OGRE, seed: 'j' })
  const dismiss = page.locator('[data-hint]').getByRole('button')
  await dismiss.waitFor()
  const before = await page.locator(PROMPT).boundingBox()
  await dismiss.tap()
  await dismiss.waitFor({ state: 'detached' })
  expect(await page.locator(PROMPT).boundingBox()).toEqual(before)
})

journey('no button lies over the corners of the map from which one is picked', async () => {
  const page = await newPage(PHONE)
  const options = { draft: 'first-game', realm: 'ancient-temple' }
  await prepare(page, {
    matches: [matchOf({ id: 'corner', game: 'tempus', seats: 'pbbb', options, seed: 'a' })],
  })
  await page.goto('/table/corner')
  await page.locator('[data-map][data-lit]').waitFor()
  for (const place of ['2,2', '29,29']) {
    const { x, y } = await spotOf(page, place)
    const isFree = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-map-tools]') === null,
      [x, y] as const,
    )
    expect([place, isFree]).toEqual([place, true])
  }
})

journey('on a phone the map in small comes only while the large one moves', async () => {
  const page = await open(PHONE)
  await resting(page)
  const small = page.locator('[data-map-tools] > :not([data-map-buttons])')
  await small.waitFor({ state: 'hidden' })
  const { x, y } = await spotOf(page, '15,15')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y - 20, { steps: 4 })
  await small.waitFor()
  await page.mouse.up()
  await small.waitFor({ state: 'hidden' })
})

journey(
  'with huge letters all phases of a turn are in sight, and the table is no wider than the page',
  async () => {
    const page = await open(PHONE, { text: 'huge' })
    const last = await page.locator('[data-part="round"] li').last().boundingBox()
    expect((last?.x ?? 999) + (last?.width ?? 999)).toBeLessThanOrEqual(PHONE.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  },
)

journey('a round is played on a phone by touch, with all of it in the window', async () => {
  const page = await open(PHONE)
  const faults = watchFaults(page)
  for (let asks = 0; asks < 12 && (await whatNextStep(page)) === 'ask'; asks++) {
    const box = await page.locator(PROMPT).boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 999)).toBeLessThanOrEqual(PHONE.height)
    // Two taps in a row on one place are a double tap, whose second the board does not take for an answer to what came between them.
    await page.waitForTimeout(600)
    await answer(page, () => page.locator(CHOICES).first().tap())
  }
  const excess = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [scrollWidth - innerWidth, scrollHeight - innerHeight]
  })
  expect(excess).toEqual([0, 0])
  expect(faults).toEqual([])
})

journey('Quests and Heroes are laid over the map of a phone, and taken away again', async () => {
  const page = await open(PHONE)
  const quests = page.locator('[data-part="quests"] button').first()
  const mat = page.getByRole('region', { name: 'Your Hero' })
  expect([await quests.isVisible(), await mat.isVisible()]).toEqual([false, false])
  await tapTab(page, 'Quests')
  await quests.waitFor()
  expect(await violationsOn(page)).toEqual([])
  await tapTab(page, 'Heroes')
  await mat.waitFor()
  expect(await quests.isVisible()).toBe(false)
  expect(await violationsOn(page)).toEqual([])
  await tapTab(page, 'Heroes')
  await mat.waitFor({ state: 'hidden' })
})

journey.each([
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
  { theme: 'dark', contrast: 'high' },
] as const)('axe finds nothing on the table in $theme, contrast $contrast', async (look) => {
  const page = await open(DESKTOP, look)
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size)
    expect({ size, found: await violationsOn(page) }).toEqual({ size, found: [] })
  }
})
