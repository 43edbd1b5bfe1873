import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { laidOf, lengthOf, prepare } from '../kit/play.ts'
import { resting, spotOf } from '../kit/realm.ts'
import { CHOICES, answer } from '../kit/steps.ts'

/** A Hero near Loot and an Altar, with a ring that helps it read. */
const ERRAND = {
  phase: 'turns',
  round: 4,
  next: 'A',
  quests: ['monster-slayer', 'read-the-runes', 'the-dark-obelisk'],
  map: ['A 7,11', 'B 25,25', 'C 3,13', 'D 26,26'],
  loose: [{ at: '8,12', tokens: 1 }],
  turn: { actions: 1, spaces: 4 },
  seats: [
    {
      initiative: 18,
      hp: 20,
      hasCycled: true,
      hand: ['charge', 'second-wind'],
      loot: ['headband-of-intellect'],
    },
    { initiative: 15 },
    { initiative: 12 },
    { initiative: 7 },
  ],
}

/** It is an ally's turn, and whoever is asked is hurt and holds what heals. */
const WINDOW = {
  round: 2,
  next: 'C',
  seats: [
    { at: '8,9', initiative: 6, hp: 11, hand: ['shrug-it-off', 'second-wind', 'charge'] },
    { at: '25,25', hasActed: true },
    { at: '12,9', initiative: 15 },
    { at: '26,26', hasActed: true },
  ],
}

async function open(position: object, seed: string): Promise<Page> {
  const page = await newPage(PHONE)
  const options = { realm: 'ancient-temple', rounds: 6 }
  const match = laidOf({ id: 'touch', game: 'tempus', seats: 'pbbb', options, seed }, position)
  await prepare(page, { matches: [match] })
  await page.goto('/table/touch')
  await page.locator('[data-map] [data-painted]').waitFor()
  await page.locator(CHOICES).first().waitFor()
  await resting(page)
  return page
}

/** Half of what a finger needs, less what the corners of a round button lose. */
const FINGER = 21

/** Taps a button that is whole in sight, with nothing over the 44 pixels of a finger. */
async function tap(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  const missed = await button.evaluate((element, reach) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const ends = [
      [0, -reach],
      [0, reach],
      [-reach, 0],
      [reach, 0],
    ] as const
    return ends.filter(([dx, dy]) => !element.contains(document.elementFromPoint(x + dx, y + dy)))
  }, FINGER)
  expect([await button.textContent(), missed]).toEqual([await button.textContent(), []])
  await button.tap()
}

/** Touches a space of the map, once it is asked and the map rests. */
async function touch(page: Page, place: string): Promise<void> {
  await page.locator(CHOICES).first().waitFor()
  await resting(page)
  const { x, y } = await spotOf(page, place)
  await page.touchscreen.tap(x, y)
}

/** Touches a space of the map, and presses the button that says what picking it does. */
async function goTo(page: Page, place: string, does: RegExp): Promise<void> {
  await touch(page, place)
  const button = page.locator('[data-caption] button', { hasText: does })
  await button.waitFor()
  await answer(page, () => tap(button))
}

/** Keeps all that is said to screen readers: the next sentence may take the place of one before anybody looks. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const hear = (): void => {
      for (const { textContent } of document.querySelectorAll('[aria-live]')) said.push(textContent)
    }
    new MutationObserver(hear).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}

/** Waits until something has been said since `listen`. */
async function told(page: Page, words: RegExp): Promise<void> {
  await page.waitForFunction(
    (source) =>
      (window as unknown as { said: string[] }).said.some((text) => new RegExp(source, 'u').test(text)),
    words.source,
  )
}

journey('Loot is fetched and a Quest is worked on by finger alone', async () => {
  const page = await open(ERRAND, 'touch6')
  await listen(page)
  const faults = watchFaults(page)
  await goTo(page, '8,12', /^Walk: 1 of 4$/u)
  await told(page, /You gain/u)
  await goTo(page, '9,13', /^Walk: 1 of 3$/u)
  // The cursor stayed there: this touch only says what can be done, and does not do it.
  const chosen = await lengthOf(page)
  await touch(page, '9,13')
  await page.locator('[data-caption] button', { hasText: 'Try Knowledge' }).waitFor()
  expect(await lengthOf(page)).toBe(chosen)
  await answer(page, () => tap(page.locator('[data-caption] button', { hasText: 'Try Knowledge' })))
  await told(page, /You try Knowledge: /u)
  await page.locator('[data-part="tabs"] button', { hasText: 'Quests' }).tap()
  await page.locator('[data-part="quests"]').getByText('1', { exact: true }).first().waitFor()
  expect(faults).toEqual([])
})

journey('a window in the turn of an ally is answered by finger alone, with the card in sight', async () => {
  const page = await open(WINDOW, 'window')
  const faults = watchFaults(page)
  await page.locator('[data-part="hand"] [data-lit]', { hasText: 'Second Wind' }).tap()
  const lifted = page.locator('[data-part="lifted"]')
  await answer(page, () => tap(lifted.getByRole('button', { name: 'play Second Wind' })))
  await page.locator('[data-part="tabs"]').getByText('21 HP').waitFor()
  expect(faults).toEqual([])
})
