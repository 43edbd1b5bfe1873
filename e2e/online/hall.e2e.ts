import { atRest } from '../kit/at-rest.ts'
import type { Lobby } from '@trialhall/protocol'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, journey, newPage, watchFaults, downloaded, ownBrowser } from '../kit/browser.ts'
import { guest, join, openTable, playTogether, planTable, stands, turnOf, inLobby } from '../kit/guests.ts'
import { pickByKey, tabTo } from '../kit/keys.ts'
import { OPTIONS, pick, playOn, prepare } from '../kit/play.ts'
import { hallOfItsOwn } from '../kit/hall.ts'

hallOfItsOwn()

/** Sits down and plays with the keyboard alone. */
async function sitByKey(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: /^Sit here/ }).waitFor()
  await tabTo(page, 'ol li button')
  await page.keyboard.press('Enter')
  await page.locator('[data-length]').waitFor()
}

journey('two play online, and one of them needs no pointer', async () => {
  const ana = await guest('Ana')
  const kim = await guest('Kim')
  const faults = watchFaults(kim)
  await sitByKey(kim, await openTable(ana, { rounds: 1 }))
  for (;;) {
    const [standsAna, standsKim] = await Promise.all([ana, kim].map(stands))
    if (standsAna === 'end' && standsKim === 'end') break
    if (standsAna === 'ask') await pick(ana)
    else if (standsKim === 'ask') await pickByKey(kim)
    else await ana.waitForTimeout(25)
  }
  await kim.keyboard.press('Escape')
  await kim.getByRole('dialog').waitFor({ state: 'detached' })
  // The menu and the talk are reached by keys as well.
  await tabTo(kim, 'button[popovertarget]')
  await kim.keyboard.press('Enter')
  const words = kim.getByRole('textbox', { name: 'Say something' })
  await words.waitFor()
  await tabTo(kim, 'dialog input')
  await kim.keyboard.type('Well fought.')
  await kim.keyboard.press('Enter')
  await ana.locator('p[aria-live]').filter({ hasText: 'Kim: Well fought.' }).waitFor({ state: 'attached' })
  expect(faults).toEqual([])
})

journey(
  'one press begins a match against a bot; its end leads on, and what is shared is its replay with the names',
  async () => {
    const ana = await inLobby('Ana')
    await ana.getByRole('button', { name: 'Play a bot now' }).click()
    await ana.locator(OPTIONS).first().waitFor()
    await ana.getByRole('button', { name: 'Menu' }).click()
    await ana.getByRole('button', { name: 'Give up …' }).click()
    await ana.getByRole('button', { name: 'Give up', exact: true }).click()
    const end = ana.getByRole('dialog')
    await end.getByText('You left the match.').waitFor()
    await end.getByText(/^You left (in round 1|before the first round)\.$/).waitFor()
    expect(await end.getByRole('link', { name: 'Replay' }).getAttribute('href')).toMatch(/^\/m\/\w+\/replay$/)
    await end.getByRole('button', { name: 'Share' }).click()
    const link = await ana.getByRole('textbox', { name: 'Link' }).inputValue()
    const saved = await downloaded(ana, () => ana.getByRole('button', { name: 'Save as a file' }).click())
    const file = JSON.parse(saved) as { names: string[] }
    expect(file.names[0]).toBe('Ana')

    const other = await newPage(PHONE)
    await prepare(other, {})
    await other.goto(link)
    await other.locator('[data-settled="true"]').waitFor()
    expect(new URL(other.url()).pathname).toMatch(/^\/m\/\w+\/replay$/)
    await other.getByText('Ana', { exact: true }).first().waitFor()
  },
)

journey('those who wait talk, and whoever is muted stays muted', async () => {
  const ana = await guest('Ana')
  const bo = await guest('Bo')
  const path = await openTable(ana, { rounds: 5 })
  await bo.goto(path)
  await bo.getByRole('button', { name: 'Good luck!' }).click()
  const said = ana.getByRole('list', { name: 'What was said' })
  await said.getByText('Good luck!').waitFor()
  await ana.getByRole('button', { name: 'Mute Bo' }).click()
  await said.waitFor({ state: 'detached' })
  await bo.getByRole('button', { name: /^Sit here/ }).click()
  await ana.locator('[data-length]').waitFor()
  await bo.getByRole('button', { name: 'Talk' }).click()
  await bo.getByRole('button', { name: 'Hello!' }).click()
  await bo.getByRole('list', { name: 'What was said' }).getByText('Hello!').waitFor()
  await ana.reload()
  await ana.getByRole('button', { name: 'Talk' }).click()
  await ana.getByText('Nobody has said anything yet.').waitFor()

  await ana.goto('/me')
  await ana.getByRole('button', { name: 'Hear Bo again' }).click()
  await ana.goto(path)
  await ana.getByRole('button', { name: 'Talk' }).click()
  await said.getByText('Hello!').waitFor()
  expect(await said.getByRole('listitem').count()).toBe(2)
})

journey('the lobby fills itself, says whose turn it is, and leads to a seat', async () => {
  const ana = await guest('Ana')
  const bo = await inLobby('Bo', PHONE)
  const path = await openTable(ana, {
    rounds: 3,
    isPublic: true,
    clock: 'Correspondence: a day for each choice',
  })
  const open = bo.getByRole('region', { name: 'Tables with free seats' })
  const table = open.getByRole('listitem').filter({ has: bo.locator(`a[href="${path}"]`) })
  await table.getByText(/One seat is free.*opened/).waitFor()
  await table.getByRole('button', { name: /^Take a seat/ }).click()
  await bo.locator('[data-length]').waitFor()
  const [mover, other] = await turnOf([ana, bo])
  for (const page of [ana, bo]) await page.goto('/play')
  const mine = (page: Page) =>
    page.getByRole('region', { name: 'My matches' }).getByRole('listitem').filter({ hasText: 'Sigmar' })
  await mine(mover)
    .getByText(/Your turn · 23:59:\d\d left/)
    .waitFor()
  await mover.waitForFunction(() => document.title.startsWith('(1)'))
  await mine(other).getByText('Waiting for').waitFor()
  await mover.goto(path)
  await mover.locator(OPTIONS).first().waitFor()
  while ((await stands(mover)) === 'ask') await pick(mover)
  await mine(other).getByText('Your turn').waitFor()
  for (const page of [mover, other]) await page.goto('/rules')
  await other.getByRole('link', { name: /^Online\s*1 match waits for you$/ }).waitFor()
})

/** Lets the lobby have so many tables, all like its first, in pages of two. */
async function fillLobby(page: Page, tables: number): Promise<void> {
  await page.route(/\/api\/matches(\?.*)?$/, async (route) => {
    const response = await route.fetch({ url: `${new URL(route.request().url()).origin}/api/matches` })
    const lobby = (await response.json()) as Lobby
    const from = Number(new URL(route.request().url()).searchParams.get('open') ?? 0)
    const end = Math.min(tables, from + 2)
    const open = Array.from({ length: end - from }, (_, n) => ({
      ...lobby.open[0],
      id: `filled00${from + n}`,
    }))
    const more = { open: end < tables ? end : null, running: null }
    await route.fulfill({ response, json: { ...lobby, open, running: [], more } })
  })
}

journey('a lobby that goes on shows more by a button, which leads to what has come', async () => {
  const ana = await guest('Ana')
  await openTable(ana, { isPublic: true })
  const bo = await guest('Bo')
  await fillLobby(bo, 5)
  await bo.goto('/play')
  const open = bo.getByRole('region', { name: 'Tables with free seats' })
  const more = open.getByRole('button', { name: /^Show more/ })
  const tables = open.getByRole('listitem').filter({ has: bo.locator('a[href^="/m/"]') })
  await more.waitFor()
  expect(await tables.count()).toBe(2)
  await more.focus()
  await bo.keyboard.press('Enter')
  await expect.poll(() => tables.count()).toBe(4)
  const focused = (): Promise<string | null> =>
    bo.evaluate(() => document.activeElement?.getAttribute('href') ?? null)
  await expect.poll(focused).toBe('/m/filled002')
  await more.click()
  await more.waitFor({ state: 'detached' })
  expect(await tables.count()).toBe(5)
  await expect.poll(focused).toBe('/m/filled004')
})

journey(
  'whoever comes by a link is told who waits, sits down there, and takes no second seat by mistake',
  async () => {
    const ana = await guest('Ana')
    const bo = await guest('Bo', PHONE)
    const path = await openTable(ana)
    await ana.getByText('It begins as soon as every seat is taken.').waitFor()
    await ana.getByRole('button', { name: /^Sit here, too\s*, seat 2$/ }).waitFor()
    await bo.goto(path)
    await bo.getByText('Ana waits for you: take a free seat.').waitFor()
    const seat = bo.getByRole('button', { name: /^Sit here\s*, seat 2$/ })
    const link = bo.getByRole('button', { name: 'Copy the link' })
    const [first, later] = await Promise.all([seat, link].map((button) => button.boundingBox()))
    expect(first?.y).toBeLessThan(later?.y ?? 0)
    await seat.click()
    await bo.locator('[data-length]').waitFor()
  },
)

/** Lets the whole tables that the server sends to a page wait, from `begin` until `letGo`. */
async function tablesHeldBack(page: Page): Promise<{ begin: () => void; letGo: () => void }> {
  const held: (() => void)[] = []
  let isHolding = false
  await page.routeWebSocket(/api\/socket/, (near) => {
    near.connectToServer().onMessage((message) => {
      const pass = (): void => near.send(message)
      if (isHolding && String(message).includes('"type":"table"')) held.push(pass)
      else pass()
    })
  })
  const begin = (): void => void (isHolding = true)
  const letGo = (): void => {
    isHolding = false // one may still be on its way
    for (const pass of held.splice(0)) pass()
  }
  return { begin, letGo }
}

journey('the end stays as it was told when the server adds what it has kept of the match', async () => {
  const [ana, bo] = [await guest('Ana'), await guest('Bo')]
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const path = await planTable(ana, { game: 'sigmar', seats, bestOf: 3 })
  const tables = await tablesHeldBack(bo)
  await join(bo, path)
  await ana.goto(path)
  tables.begin()
  await ana.getByRole('button', { name: 'Menu' }).click()
  await ana.getByRole('button', { name: 'Give up …' }).click()
  await ana.getByRole('button', { name: 'Give up', exact: true }).click()
  const end = bo.getByRole('dialog')
  await end.getByText('Victory is yours').waitFor()
  await end.evaluate((dialog) => dialog.setAttribute('data-told', ''))
  tables.letGo()
  await end.getByText(/Bo 1\.$/).waitFor()
  expect(await end.getAttribute('data-told')).toBe('')
})

journey('a profile counts what was played, and leads to the replays', async () => {
  const ana = await guest('Ana')
  const bo = await guest('Bo')
  await join(bo, await openTable(ana))
  expect(await playTogether([ana, bo])).toBe('end')
  const titles = await Promise.all(
    [ana, bo].map((page) => page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText()),
  )
  const page = titles[0]?.startsWith('Victory') ? ana : bo
  await page.goto('/me')
  const record = page.getByRole('row', { name: /Sigmar's Trial/ })
  await record.waitFor()
  const [played, won, withPeople] = await record.getByRole('cell').allInnerTexts()
  expect([played, won, withPeople]).toEqual(['1', '1', '1 of 1'])
  await page
    .getByRole('region', { name: 'Finished matches' })
    .getByRole('link', { name: /^Replay/ })
    .waitFor()
})

/** Where the lowest seat ends and where the prompt begins, in pixels from the top. */
function edges(page: Page): Promise<{ readonly plates: number; readonly prompt: number }> {
  return page.evaluate(() => ({
    plates: Math.max(
      ...[...document.querySelectorAll('[data-seat]')].map((plate) => plate.getBoundingClientRect().bottom),
    ),
    prompt: document.querySelector('[aria-label="What is asked"]')?.getBoundingClientRect().top ?? 0,
  }))
}

journey('on a phone nothing of a full table lies under the prompt', async () => {
  const ana = await inLobby('Ana', PHONE)
  await ana.getByRole('button', { name: 'Open a table' }).click()
  const dialog = ana.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Seats' }).getByText('4', { exact: true }).click()
  for (const seat of [2, 3, 4])
    await dialog
      .getByRole('group', { name: `Seat ${seat}`, exact: true })
      .getByText('Bot', { exact: true })
      .click()
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  for (const length of [6, 14, 22]) {
    await playOn(ana, length)
    await ana.locator(OPTIONS).first().waitFor()
    await atRest(ana) // what still moves is not yet where it stays
    const { plates, prompt } = await edges(ana)
    expect(plates, `after ${length} choices`).toBeLessThanOrEqual(prompt)
  }
})

journey('a page that breaks says what happened and what helps', async () => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await newPage(DESKTOP, { permissions, browser: await ownBrowser() })
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'locks', {
      get() {
        throw new TypeError('locks are not what they were')
      },
    })
  })
  await page.goto('/table/any')
  await page.getByRole('heading', { name: 'Something broke here.' }).waitFor()
  await page.getByRole('button', { name: 'Copy the details' }).click()
  await page.getByText('The details are copied.').waitFor()
  const report = await page.evaluate(() => navigator.clipboard.readText())
  expect(report).toMatch(/^Trialhall \d/)
  expect(report).toContain('Page: /table/any')
  expect(report).toContain('locks are not what they were')
  await page.getByRole('button', { name: 'Go to the start page' }).click()
  await page.getByRole('heading', { level: 1, name: /The hall is lit/ }).waitFor()
})

journey('who comes by a link says who they are there, and two of one name are told apart', async () => {
  const ana = await guest('Ana')
  const path = await openTable(ana)
  const stranger = await newPage(PHONE)
  await prepare(stranger, {})
  await stranger.goto(path)
  const field = stranger.getByRole('textbox', { name: 'Your name' })
  await expect.poll(() => field.inputValue()).toMatch(/^\w+ \w+$/)
  await field.fill('<b>')
  await stranger.getByRole('button', { name: /^Sit here/ }).click()
  await stranger.getByText(/must not hold < or >/).waitFor()
  await field.fill('Ana')
  await stranger.getByRole('button', { name: /^Sit here/ }).click()
  await stranger.locator('[data-length]').waitFor()
  await ana.getByText('Ana (2)').first().waitFor()
})
