import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage, downloaded } from '../kit/browser.ts'
import { lengthOf, matchOf, playOn, prepare, whatNext } from '../kit/play.ts'

journey('a match goes to another device as a file and as a link', async () => {
  const page = await newPage(DESKTOP)
  await prepare(page, { matches: [matchOf({ id: 'sent', seats: 'pb' })] })
  await page.goto('/table/sent')
  await playOn(page, 8)
  const length = await lengthOf(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Save or share this match' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const file = await downloaded(page, () => page.getByRole('button', { name: 'Save as a file' }).click())

  const other = await newPage(PHONE)
  await prepare(other, {})
  await other.goto('/import')
  await other
    .getByLabel('A file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await other.getByText(`2 seats, ${length} choices made, still being played.`).waitFor()
  await other.getByRole('button', { name: 'Play on' }).click()
  await whatNext(other)
  expect(await lengthOf(other)).toBeGreaterThanOrEqual(length)

  await other.goto(link)
  await other.getByRole('heading', { name: 'A match was sent to you.' }).waitFor()
  await other.getByRole('link', { name: 'Skip to the content' }).focus()
  await other.keyboard.press('Enter')
  expect(other.url()).toBe(link)
  await other.getByRole('button', { name: 'Play on' }).click()
  await whatNext(other)
  expect(await lengthOf(other)).toBeGreaterThanOrEqual(length)
})

journey('what is no match is refused in one sentence', async () => {
  const page = await newPage(DESKTOP)
  await page.goto('/import')
  const text = page.getByRole('textbox')
  const read = page.getByRole('button', { name: 'Read the match' })
  const said = async (given: string): Promise<string> => {
    await text.fill(given)
    await read.click()
    return page.getByRole('alert').innerText()
  }
  expect(await said('no such thing!')).toBe('This is no match: neither an exported file nor a match link.')
  expect(await said('{"format": "chess"}')).toMatch(/^format is "chess"; allowed is/)
  expect(await said('VAZzaWdtYXI')).toMatch(/^The log is damaged/)
  const foreign = { ...matchOf({ id: 'x', seats: 'pb' }).log, game: 'ludo' }
  expect(await said(JSON.stringify(foreign))).toMatch(/^game is "ludo"; allowed is/)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/match/'))),
  ).toEqual([])
  await page.goto('/match#AAAA')
  await page.getByText(/^The log is damaged/).waitFor()
})
