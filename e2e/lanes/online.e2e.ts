import { violationsOn } from '../kit/axe.ts'
import { toldByName } from '../kit/ends.ts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PHONE, journey, newPage, watchFaults, DESKTOP } from '../kit/browser.ts'
import { guest, inLobby, join } from '../kit/guests.ts'
import { lengthOf, prepare } from '../kit/play.ts'
import { CHOICES, answer, nextAsked } from '../kit/steps.ts'

/** Deeds of a Main phase before it is ended, so that the match gets on. */
const DEEDS = 2

/** Two people at a table of Lanes that ends after so many rounds, the second one on a phone. */
async function tableOfLanes(rounds: number): Promise<{ ana: Page; bo: Page; path: string }> {
  const ana = await inLobby('Ana')
  const bo = await guest('Bo', PHONE)
  await ana.getByRole('group', { name: 'Game' }).getByText('Lanes', { exact: true }).click()
  await ana.getByRole('heading', { name: 'Lanes' }).waitFor()
  await ana.getByRole('button', { name: 'Open a table' }).click()
  const dialog = ana.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: 'Rounds' }).fill(String(rounds))
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await ana.getByRole('heading', { name: /^A table of Lanes/ }).waitFor()
  const path = new URL(ana.url()).pathname
  await join(bo, path)
  return { ana, bo, path }
}

/** Takes the choice with these words, or the first, step by step until it counts. */
function pick(page: Page, words?: RegExp): Promise<void> {
  return answer(page, async (step) => {
    const choices = page.locator(CHOICES)
    await (step === 0 && words ? choices.filter({ hasText: words }) : choices).first().click()
  })
}

const ENDING = /end (the phase|your turn)/i

/** Plays on; every Main phase sees a few deeds. Answers what was asked in all. */
async function playTogether(pages: readonly Page[], until: number = Infinity): Promise<'end' | 'open'> {
  for (let deeds = 0; ; ) {
    const page = await nextAsked(pages)
    if (!page) return 'end'
    if ((await lengthOf(page)) >= until) return 'open'
    const isMain = (await page.locator(CHOICES).filter({ hasText: ENDING }).count()) > 0
    deeds = isMain ? deeds + 1 : 0
    const isEnough = isMain && deeds > DEEDS
    await pick(page, isEnough ? ENDING : undefined)
    if (isEnough) deeds = 0
  }
}

journey('two play a whole match of Lanes over the network, on a desktop and on a phone', async () => {
  const { ana, bo } = await tableOfLanes(2)
  const faults = [ana, bo].map(watchFaults)
  expect(await playTogether([ana, bo], 8)).toBe('open')
  const before = await lengthOf(ana)
  await ana.reload()
  await ana.locator('[data-length]').waitFor()
  expect(await lengthOf(ana)).toBe(before)
  expect(await playTogether([ana, bo])).toBe('end')
  const results = await toldByName([ana, bo], ['Ana', 'Bo'], 'ol')
  expect(results[0]).toBe(results[1])
  for (const page of [ana, bo]) {
    expect(await violationsOn(page)).toEqual([])
  }
  expect(faults.flat()).toEqual([])
})

journey(
  'a prepared spell lies face down before the other and before who watches, and is taken back',
  async () => {
    const { ana, bo, path } = await tableOfLanes(5)
    const watcher = await newPage(DESKTOP)
    await prepare(watcher, {})
    await watcher.goto(path)
    const pages = [ana, bo]
    let mover = await nextAsked(pages)
    while (
      mover &&
      (await mover
        .locator(CHOICES)
        .filter({ hasText: /^\d?\s*prepare/i })
        .count()) === 0
    ) {
      await pick(mover)
      mover = await nextAsked(pages)
    }
    if (!mover) throw new Error('the match ended')
    const own = mover
    const other = own === ana ? bo : ana
    await pick(own, /^\d?\s*prepare/i)
    const slot = own
      .getByRole('list', { name: 'Prepared spells' })
      .getByRole('button', { name: /^Prepared: / })
    const label = (await slot.first().getAttribute('aria-label')) ?? ''
    const name = /^Prepared: ([^,]+),/.exec(label)?.[1] ?? ''
    expect(name).not.toBe('')
    for (const page of [other, watcher]) {
      await page.getByRole('button', { name: /^Preparation slot 1: a face-down card/ }).waitFor()
      expect(await page.getByText(`prepares ${name}`).count()).toBe(0)
    }
    const length = await lengthOf(own)
    await own.locator('[data-action="back"]').click()
    await other
      .getByRole('button', { name: /^Preparation slot 1: a face-down card/ })
      .waitFor({ state: 'detached' })
    expect(await lengthOf(other)).toBe(length - 1)
  },
)
