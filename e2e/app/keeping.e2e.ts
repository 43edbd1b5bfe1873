import { expect } from 'vitest'
import { DESKTOP, journey, newPage, watchFaults } from '../kit/browser.ts'
import { lengthOf, matchOf, pick, playOn, prepare, whatNext } from '../kit/play.ts'

journey('a match survives a reload in the middle, and is gone on with from the start page', async () => {
  const page = await newPage(DESKTOP)
  await prepare(page, { matches: [matchOf({ id: 'kept', seats: 'pb' })] })
  await page.goto('/table/kept')
  await playOn(page, 8)
  const before = { length: await lengthOf(page), log: await page.getByLabel('Log of the match').innerText() }
  await page.reload()
  await whatNext(page)
  expect(await lengthOf(page)).toBe(before.length)
  expect(await page.getByLabel('Log of the match').innerText()).toBe(before.log)
  await pick(page)
  await page.goto('/')
  await page
    .getByRole('link', { name: /Sigmar/ })
    .first()
    .click()
  await whatNext(page)
  expect(await lengthOf(page)).toBeGreaterThan(before.length)
})

journey('a match is played in one tab at a time, and no choice is lost between two', async () => {
  const page = await newPage(DESKTOP)
  await prepare(page, { matches: [matchOf({ id: 'twice', seats: 'pb' })] })
  await page.goto('/table/twice')
  await playOn(page, 4)
  const length = await lengthOf(page)
  const other = await page.context().newPage()
  await prepare(other, {})
  await other.goto('/table/twice')
  await other.getByRole('heading', { name: 'This match is open in another tab.' }).waitFor()
  await other.getByRole('button', { name: 'Play it here' }).click()
  await whatNext(other)
  expect(await lengthOf(other)).toBeGreaterThanOrEqual(length)
  await page.getByRole('heading', { name: 'This match is open in another tab.' }).waitFor()
  await pick(other)
  await other.close()
  await page.getByRole('button', { name: 'Play it here' }).click()
  await whatNext(page)
  expect(await lengthOf(page)).toBeGreaterThan(length)
})

journey('a match is deleted from the list and put back', async () => {
  const page = await newPage(DESKTOP)
  await prepare(page, { matches: [matchOf({ id: 'one', seats: 'pb' })] })
  await page.goto('/')
  const matches = page.getByRole('region', { name: 'Your matches' }).getByRole('listitem')
  await page.getByRole('button', { name: /^Delete the match/ }).click()
  expect(await matches.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await matches.count()).toBe(1)
})

journey('a damaged match is told in one sentence, on the start page and at its table', async () => {
  const page = await newPage(DESKTOP)
  const faults = watchFaults(page)
  await page.addInitScript(() => localStorage.setItem('trialhall/match/bad', '{"format":"trialhall-sa'))
  await page.goto('/')
  await page.getByText('The saved match cannot be read: it is not valid JSON.').waitFor()
  await page.goto('/table/bad')
  await page.getByText('The saved match cannot be read: it is not valid JSON.').waitFor()
  await page.goto('/table/unknown')
  await page.getByText('There is no match with this name on this device.').waitFor()
  expect(faults).toEqual([])
})

journey('a kept match whose choices do not fit the rules says where', async () => {
  const page = await newPage(DESKTOP)
  const match = matchOf({ id: 'odd', seats: 'pb' })
  const log = { ...match.log, choices: [{ seat: 0, pick: 30 }] }
  await prepare(page, { matches: [{ ...match, log }] })
  await page.goto('/table/odd')
  await page.getByText(/choices\[0\] does not fit the match/).waitFor()
})

journey('a page that breaks says so, and hands out the match', async () => {
  const page = await newPage(DESKTOP)
  await prepare(page, { matches: [matchOf({ id: 'safe', seats: 'pb' })] })
  await page.route(/assets\/ui-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/table/safe')
  await page.getByRole('heading', { name: 'A part of this page could not be fetched.' }).waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the match as a file' }).click()
  expect((await download).suggestedFilename()).toBe('trialhall-safe.json')
})
