import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { violationsOn } from '../kit/axe.ts'
import { DESKTOP, PHONE, journey, watchFaults } from '../kit/browser.ts'
import { laidOf, lengthOf, matchOf } from '../kit/play.ts'
import { CHOICES, answer, openMatch, playThrough, whatNextStep } from '../kit/steps.ts'
import { LATE } from './late.ts'

/** The match is over after the round that goes on, if the Guardian has not fallen before. */
const SOON = { rounds: 6 }

function late(id: string, seats = 'pbbb'): SavedMatch {
  return laidOf({ id, game: 'tempus', seats, options: SOON, seed: 'late' }, LATE)
}

/** Attacks where that is offered, else takes what the prompt offers first. */
async function takeFirst(page: Page): Promise<void> {
  await answer(page, async () => {
    const attack = page.locator(CHOICES, { hasText: /^\d? ?attack/iu })
    await ((await attack.count()) > 0 ? attack : page.locator(CHOICES)).first().click()
  })
}

journey('the end of a match of four Heroes is played with the mouse, and it tells how it went', async () => {
  const page = await openMatch(DESKTOP, late('mouse'))
  const faults = watchFaults(page)
  await page.locator('[data-part="quests"] button').first().waitFor()
  expect(await page.locator('[data-part="initiative"] li').count()).toBeGreaterThan(3)
  await playThrough(page, () => takeFirst(page))
  const end = page.locator('dialog[open]')
  // the Guardian may fall before the round is over
  await end.getByText(/(Round 6 was the last one|in round 6): Red \(your party\) has \d+ VP/u).waitFor()
  await end.getByText('The match in numbers').click()
  await end.getByRole('row', { name: /^You/u }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(faults).toEqual([])
})

journey.each([DESKTOP, PHONE])('axe finds nothing on the table at $width px', async (size) => {
  const page = await openMatch(size, late('axe'))
  await whatNextStep(page)
  expect(await violationsOn(page)).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
})

/** A Class that can be picked now: the bots may have taken any of the others. */
async function freeClass(page: Page): Promise<string> {
  const lit = page.locator('[data-pool="class"] [data-lit-pick] b').last()
  return (await lit.innerText()).trim()
}

function bannerOf(page: Page, name: string): Locator {
  return page.locator('[data-pool="class"] button', { hasText: name })
}

journey.each([DESKTOP, PHONE])('a Class is read and drafted at $width px', async (size) => {
  const page = await openMatch(
    size,
    matchOf({ id: 'draft', game: 'tempus', seats: 'pbbb', options: { draft: 'full' }, seed: 'draft' }),
  )
  expect(await violationsOn(page)).toEqual([])
  await answer(page, () => page.locator(CHOICES).first().click())
  const name = await freeClass(page)
  const free = bannerOf(page, name)
  await free.focus()
  await page.getByRole('heading', { name: new RegExp(`^${name}`, 'u') }).waitFor()
  await answer(page, () => free.press('Enter'))
  await page
    .locator('[data-part="draft"]')
    .getByRole('button', { name: `You: ${name}` })
    .waitFor()
})

journey('on a phone the first tap reads a Class, and a press on its page takes it', async () => {
  const page = await openMatch(
    PHONE,
    matchOf({ id: 'tap', game: 'tempus', seats: 'pbbb', options: { draft: 'full' }, seed: 'draft' }),
  )
  await answer(page, () => page.locator(CHOICES).first().tap())
  const name = await freeClass(page)
  const before = await lengthOf(page)
  await bannerOf(page, name).tap()
  await page.getByRole('heading', { name: new RegExp(`^${name}`, 'u') }).waitFor()
  expect(await lengthOf(page)).toBe(before)
  await answer(page, () => page.getByRole('button', { name: `Take the ${name}` }).tap())
})
