import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { DESKTOP, PHONE, type WindowSize, journey, newPage, watchFaults } from '../kit/browser.ts'
import { finishedOf, lengthOf, matchOf, playOn, prepare, whatNext } from '../kit/play.ts'

const OVER = finishedOf({ id: 'over', seats: 'pbb' })
const LAST = OVER.log.choices.length

async function device(size: WindowSize, matches: readonly SavedMatch[] = [OVER]): Promise<Page> {
  const page = await newPage(size)
  await prepare(page, { matches })
  return page
}

/** Waits until a moment is on the table, and all that is new has been shown. */
function moment(page: Page, at: number): Promise<unknown> {
  return page.locator(`[data-length="${at}"][data-settled="true"]`).waitFor()
}

/** Waits until the replay has come to another moment, and says which. */
async function movedFrom(page: Page, at: number): Promise<number> {
  await page.waitForFunction(
    (before) => document.querySelector('[data-length]')?.getAttribute('data-length') !== String(before),
    at,
  )
  return lengthOf(page)
}

journey('a finished match is watched with the mouse', async () => {
  const page = await device(DESKTOP)
  const faults = watchFaults(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Replay at the match of' }).click()
  await moment(page, 0)
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('8×')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await page.waitForFunction(
    () => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > 4,
  )
  await page.getByRole('button', { name: 'Pause' }).click()
  const paused = await lengthOf(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  expect(await movedFrom(page, paused)).toBeLessThan(paused)

  await page.getByRole('slider', { name: 'Moment' }).fill('12')
  await moment(page, 12)
  await page.waitForURL((url) => url.searchParams.get('at') === '12')
  await page.getByRole('button', { name: 'Jump to' }).click()
  await page
    .getByRole('region', { name: 'Jump to' })
    .getByRole('button', { name: /^Round 2/ })
    .click()
  const round = await movedFrom(page, 12)
  await page.getByText(/^Replay · Round 2/).waitFor()

  const log = page.getByRole('list', { name: 'Log of the match' })
  await log
    .getByRole('button', { name: `Go to moment ${round}:` })
    .first()
    .waitFor()
  await log.getByRole('button', { name: 'Go to moment 1:', exact: true }).first().click()
  await moment(page, 1)

  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('everybody')
  await page.getByRole('slider', { name: 'Moment' }).fill('20')
  await page.getByRole('region', { name: 'Everybody’s cards' }).getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'To the end' }).click()
  await moment(page, LAST)
  expect(await page.getByRole('button', { name: 'Continue from here' }).isDisabled()).toBe(true)
  expect(faults).toEqual([])
})

journey('a finished match is watched with the keyboard, and each step is said', async () => {
  const page = await device(DESKTOP)
  const faults = watchFaults(page)
  await page.goto('/replay/over')
  await moment(page, 0)
  const said = page.locator('[data-announcer="moment"]')
  await page.keyboard.press('ArrowRight')
  const first = await movedFrom(page, 0)
  await page.waitForFunction(() => document.querySelector('[data-announcer="story"]')?.textContent !== '')
  await page.keyboard.press('Shift+ArrowRight')
  await moment(page, first + 1)
  await page.keyboard.press('End')
  await moment(page, LAST)
  await said.getByText(/^The last moment\. /).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowLeft')
  const before = await movedFrom(page, LAST)
  await said.getByText(new RegExp(`^Moment ${before} of ${LAST}\\. `)).waitFor({ state: 'attached' })
  await page.keyboard.press('ArrowUp')
  expect(await movedFrom(page, before)).toBeLessThan(before)
  await page.keyboard.press('Home')
  await moment(page, 0)
  await page.keyboard.press('5')
  expect(await page.getByRole('combobox', { name: 'Speed' }).inputValue()).toBe('8')
  await page.keyboard.press('Space')
  await page.locator('[data-playing="true"]').waitFor()
  await moment(page, LAST)
  await page.locator('[data-playing="false"]').waitFor()
  await page.keyboard.press('e')
  await page.locator('[data-eyes="1"]').waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).getByText('play, or pause').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await page.getByRole('dialog', { name: 'Share this moment' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  expect(await lengthOf(page)).toBe(LAST)
  expect(faults).toEqual([])
})

journey('events are shown in motion on the way forward, and at once on the way back', async () => {
  const page = await newPage(DESKTOP)
  await prepare(page, { matches: [OVER], settings: { motion: 'full' } })
  await page.goto('/replay/over?at=0')
  await moment(page, 0)
  const skip = page.getByRole('button', { name: 'Skip ahead' })
  const skipped = (): Promise<boolean> =>
    skip.click({ timeout: 1000 }).then(
      () => true,
      () => false, // what this event shows was over before
    )
  do await page.keyboard.press('ArrowRight')
  while (!(await skipped()))
  await skip.waitFor({ state: 'detached' })
  const at = await lengthOf(page)
  await page.keyboard.press('ArrowLeft')
  await movedFrom(page, at)
  expect(await skip.isVisible()).toBe(false)
})

journey('a moment is shared as a link and opened on another device', async () => {
  const page = await device(DESKTOP)
  await page.goto('/replay/over?at=9&eyes=1')
  await moment(page, 9)
  await page.getByRole('button', { name: 'Share this moment' }).click()
  const address = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  await page.context().close()

  const other = await device(PHONE, [])
  const faults = watchFaults(other)
  await other.goto(address)
  await moment(other, 9)
  await other.locator('[data-eyes="1"]').waitFor()
  await other.getByRole('button', { name: 'On', exact: true }).tap()
  expect(await movedFrom(other, 9)).toBeGreaterThan(9)
  await other.locator('[data-action="log"]').tap()
  const newest = other.locator('dialog [data-newest]')
  await newest.waitFor()
  expect(await newest.evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^Go to moment 9:/ })
    .first()
    .tap()
  await moment(other, 9)
  await other.getByRole('dialog').waitFor({ state: 'detached' })
  await other.reload()
  await other.locator('[data-eyes="1"]').waitFor()
  expect(await other.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
})

journey('a match goes on from a moment, and the one that was watched stays as it is', async () => {
  const page = await device(DESKTOP)
  await page.goto('/replay/over?at=14')
  await moment(page, 14)
  await page.getByRole('button', { name: 'Continue from here' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'You play' }).selectOption({ index: 1 })
  await dialog.getByRole('combobox', { name: 'The bots are' }).selectOption({ label: 'Novice' })
  await dialog.getByText('Hidden cards stay where they were in the match').waitFor()
  await dialog.getByRole('button', { name: 'Play on' }).click()
  await page.waitForURL('**/table/*')
  await whatNext(page)
  expect(await lengthOf(page)).toBeGreaterThanOrEqual(14)
  expect(await playOn(page)).toBe('end')
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.waitForURL('**/replay/*')
  await moment(page, 0)
  await page.goto('/replay/over?at=99999')
  await moment(page, LAST)
  await page.getByText(`The match has ${LAST} choices, not 99999, so this is the end.`).waitFor()
})

journey(
  'a match that is still played is looked back at, and shows no more than its person may see',
  async () => {
    const page = await device(DESKTOP, [matchOf({ id: 'mine', seats: 'pbb' })])
    await page.goto('/table/mine')
    await playOn(page, 12)
    const length = await lengthOf(page)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('link', { name: 'Look back' }).click()
    await moment(page, length)
    const eyes = page.getByRole('combobox', { name: 'Seen by' }).getByRole('option')
    expect(await eyes.allTextContents()).toEqual(['You', 'a spectator'])
    await page.goto('/replay/mine?eyes=1')
    await page.getByText('Other hands are shown once the match is over').waitFor()
    await page.locator('[data-eyes="0"]').waitFor()
  },
)

journey('a match that was imported is watched without being kept, and stays in the address', async () => {
  const page = await device(DESKTOP, [])
  await page.goto('/import')
  await page.getByRole('textbox').fill(JSON.stringify(OVER.log))
  await page.getByRole('button', { name: 'Read the match' }).click()
  await page.getByRole('link', { name: 'Watch the replay' }).click()
  await page.locator('[data-settled="true"]').waitFor()
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await moment(page, LAST)
  await page.waitForURL((url) => url.searchParams.get('at') === String(LAST) && url.hash.length > 20)
  await page.reload()
  await moment(page, LAST)
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/match/')))
  expect(kept).toEqual([])
})

journey('what cannot be watched is said in one sentence', async () => {
  const older = { ...OVER, id: 'older', log: { ...OVER.log, rulesVersion: OVER.log.rulesVersion + 100 } }
  const page = await device(PHONE, [older])
  await page.goto('/replay#AAAA')
  await page.getByText(/^The log is damaged/).waitFor()
  await page.getByRole('link', { name: 'Import it another way' }).waitFor()
  await page.goto('/replay/none')
  await page.getByText('There is no match with this name on this device.').waitFor()
  await page.goto('/replay/older')
  await page.getByText(/under version .* You can keep matches with other rules/).waitFor()
})

journey('an online match is watched from its log on the server once it is over', async () => {
  const page = await device(DESKTOP, [])
  await page.goto('/play')
  const id = await page.evaluate(async () => {
    await fetch('/api/me')
    const plan = {
      game: 'sigmar',
      seats: [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }],
      options: { roundLimit: 1 },
    }
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(plan) })
    return ((await answer.json()) as { id: string }).id
  })
  await page.goto(`/m/${id}/replay`)
  await page.getByText('This match is still being played').waitFor()
  await page.getByRole('link', { name: 'Go to its table' }).click()
  expect(await playOn(page)).toBe('end')
  await page.getByRole('link', { name: 'Replay' }).first().click()
  await page.waitForURL(`**/m/${id}/replay*`)
  await moment(page, 0)
  await page.getByRole('button', { name: 'To the end' }).click()
  const length = await movedFrom(page, 0)
  await page.getByRole('button', { name: 'Share this moment' }).click()
  const address = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(new URL(address).pathname).toBe(`/m/${id}/replay`)
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Verify the dice' }).click()
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await page.getByText('the match ends the same').waitFor()
  await page.context().close()

  const other = await device(PHONE, [])
  await other.goto(address)
  await moment(other, length)
})
