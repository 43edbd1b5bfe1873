import { games } from '@trialhall/games'
import { type CardId, Match } from '@trialhall/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { checkSaved } from '../../apps/web/src/device/saved-match.ts'
import { DESKTOP, journey, newPage, watchFaults } from '../kit/browser.ts'
import { lengthOf, matchOf, pick, prepare, takeDevice, whatNext } from '../kit/play.ts'

/** The match as it is kept on the device, played again beside the page. */
async function keptMatch(page: Page, id: string): Promise<Match> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `trialhall/match/${id}`)
  const saved = checkSaved(JSON.parse(text ?? 'null'))
  const game = games.find('sigmar')
  if (!saved.ok || !game.ok) throw new Error('The match was not kept.')
  const match = Match.replay(game.value, saved.value.log, { story: false })
  if (!match.ok) throw new Error(match.fault.message)
  return match.value
}

/** Names of the cards that only the person on a seat has seen. */
function secretNames(match: Match): string[] {
  const { players } = match.state as unknown as {
    readonly players: readonly { readonly hand: readonly CardId[] }[]
  }
  const hands = players.flatMap(({ hand }) => hand)
  const { def } = match.state.cards
  const names = hands.map((card) => match.game.catalog[def[card] ?? -1]?.name ?? '')
  const open = match.viewFor(null).cards.def.map((known) => match.game.catalog[known]?.name)
  return [...new Set(names)].filter((name) => !open.includes(name))
}

journey('three people share a screen, and no hand is on the page while it goes round', async () => {
  const page = await newPage(DESKTOP)
  const faults = watchFaults(page)
  await prepare(page, { matches: [matchOf({ id: 'shared', seats: 'ppp', options: { roundLimit: 2 } })] })
  await page.goto('/table/shared')
  let handovers = 0
  for (;;) {
    const waiting = await whatNext(page)
    if (waiting === 'end') break
    if (waiting === 'ask') {
      await pick(page)
      continue
    }
    handovers++
    const html = await page.content()
    for (const name of secretNames(await keptMatch(page, 'shared'))) {
      expect(html.includes(name), `"${name}" stands on the page while it is handed over`).toBe(false)
    }
    await takeDevice(page)
  }
  expect(handovers).toBeGreaterThan(5)
  const table = await page.locator('main').innerHTML()
  for (const name of secretNames(await keptMatch(page, 'shared'))) {
    expect(table.includes(name), `"${name}" stays open behind the result`).toBe(false)
  }
  expect(faults).toEqual([])
})

journey('a window is handed over whatever the hand holds, and can be passed without a look', async () => {
  const page = await newPage(DESKTOP)
  await prepare(page, { matches: [matchOf({ id: 'windows', seats: 'ppp', options: { roundLimit: 1 } })] })
  await page.goto('/table/windows')
  const pass = page.getByRole('button', { name: /passes without a look$/ })
  while (!(await pass.isVisible())) {
    if ((await whatNext(page)) === 'curtain') await takeDevice(page)
    else await pick(page)
    await whatNext(page)
  }
  const before = await lengthOf(page)
  await pass.click()
  await page.waitForFunction(
    (length) => Number(document.querySelector('[data-length]')?.getAttribute('data-length')) > length,
    before,
  )
  expect(await lengthOf(page)).toBe(before + 1)
})

journey('the screen stays covered however often Escape is pressed', async () => {
  const page = await newPage(DESKTOP)
  await prepare(page, { matches: [matchOf({ id: 'covered', seats: 'ppp', options: { roundLimit: 1 } })] })
  await page.goto('/table/covered')
  while ((await whatNext(page)) !== 'curtain') await pick(page)
  const curtain = page.locator('dialog[data-curtain]')
  for (let press = 0; press < 4; press++) await page.keyboard.press('Escape')
  expect(await curtain.isVisible()).toBe(true)
  // A gesture that no attribute stops closes it all the same; then it comes down again.
  await curtain.evaluate((dialog: HTMLDialogElement) => dialog.close())
  await takeDevice(page)
  expect(await whatNext(page)).toBe('ask')
})
