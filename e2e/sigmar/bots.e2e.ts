import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage, watchFaults } from '../kit/browser.ts'
import { OPTIONS, lengthOf, matchOf, pick, playOn, prepare, whatNext } from '../kit/play.ts'

journey('a match against bots is set up and played from the first die to the last', async () => {
  const page = await newPage(DESKTOP)
  const faults = watchFaults(page)
  await prepare(page, {})
  await page.goto('/')
  await page.getByRole('link', { name: 'Set up a match' }).click()
  await page.getByRole('group', { name: 'Seats' }).getByText('2', { exact: true }).click()
  await page.getByRole('spinbutton', { name: 'Rounds' }).fill('99')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  expect(await page.getByRole('alert').textContent()).toContain('Rounds is 99')
  await page.getByRole('spinbutton', { name: 'Rounds' }).fill('2')
  await page.getByRole('spinbutton', { name: 'Valor to win' }).fill('10')
  await page.getByRole('button', { name: 'Begin the match' }).click()
  await whatNext(page)
  expect(await page.title()).toMatch(/^Your turn: /)
  expect(await playOn(page)).toBe('end')
  const ranks = page.getByRole('dialog').locator('ol').getByRole('listitem') // the match is told beside them, in a list of its own
  expect(await ranks.count()).toBe(2)
  expect(faults).toEqual([])

  await page.getByRole('button', { name: 'Rematch' }).click()
  await whatNext(page)
  expect(await lengthOf(page)).toBeLessThan(4)
  await page.goto('/')
  const matches = page.getByRole('region', { name: 'Your matches' }).getByRole('listitem')
  expect(await matches.count()).toBe(2)
  expect(await matches.nth(1).textContent()).toContain('won')
})

journey('one press on a phone begins a match, and what is lit can be tapped', async () => {
  const page = await newPage(PHONE)
  const faults = watchFaults(page)
  await prepare(page, {})
  await page.goto('/')
  await page.getByRole('button', { name: /^Play .* now$/ }).tap()
  for (let picks = 0; picks < 3; picks++) {
    expect(await whatNext(page)).toBe('ask')
    await pick(page)
  }
  expect(await page.locator(OPTIONS).count()).toBeGreaterThanOrEqual(0)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
})

journey('a newcomer is told once what glows means, where nothing of the table is hidden', async () => {
  const page = await newPage(PHONE)
  await prepare(page, {})
  await page.goto('/')
  await page.getByRole('button', { name: /^Play .* now$/ }).tap()
  const prompt = page.getByRole('region', { name: 'What is asked' })
  await prompt.getByText('You can pick what glows.').waitFor()
  await prompt.getByRole('button', { name: 'Got it' }).tap()
  await prompt.getByText('You can pick what glows.').waitFor({ state: 'detached' })
})

journey('whoever skips ahead is asked at once, while motion is on', async () => {
  const page = await newPage(DESKTOP)
  await prepare(page, {
    matches: [matchOf({ id: 'skip', seats: 'pbbb' })],
    settings: { motion: 'full', pace: 'leisurely' },
  })
  await page.goto('/table/skip')
  await whatNext(page)
  await page.locator(OPTIONS).first().click()
  await page.getByRole('button', { name: 'Skip ahead' }).click()
  await page.locator(OPTIONS).first().waitFor({ timeout: 10_000 })
})
