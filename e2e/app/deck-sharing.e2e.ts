import { violationsOn } from '../kit/axe.ts'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, type WindowSize, journey, newPage, watchFaults } from '../kit/browser.ts'
import { guest, inLobby, newAccount } from '../kit/guests.ts'
import { prepare } from '../kit/play.ts'

/** A page of somebody on a fresh device. */
async function device(size: WindowSize = DESKTOP): Promise<Page> {
  const page = await newPage(size)
  await prepare(page, {})
  return page
}

/** Makes an account, or enters it. */
async function enter(page: Page, how: 'Make a new account' | 'Sign in', name: string): Promise<void> {
  await page.goto('/me')
  await page.getByLabel('Account name').fill(name)
  await page.getByLabel('Password').fill('a long password')
  await page.getByRole('button', { name: how }).click()
  await page.getByText(`Signed in as ${name}`).waitFor()
}

/** The decks of whoever has the page, once device and server have met. */
async function ownDecks(page: Page): Promise<Locator> {
  await page.goto('/decks/eldar')
  await page.getByText(/^Saved /).waitFor()
  return page.getByRole('region', { name: 'Your decks' }).getByRole('listitem')
}

journey(
  'a deck that is built on one device is there on another of the same account, and of nobody else',
  async () => {
    const [desk, phone, stranger] = [await device(), await device(PHONE), await device()]
    const faults = [desk, phone, stranger].map(watchFaults)
    const account = newAccount()
    await ownDecks(desk)
    await desk.getByRole('button', { name: /Build on it.*Turbo Focus/ }).click()
    await desk.getByRole('heading', { level: 1, name: 'Turbo Focus' }).waitFor()
    await desk.getByText('Saved', { exact: true }).waitFor()
    await enter(desk, 'Make a new account', account)

    await enter(phone, 'Sign in', account)
    const onPhone = await ownDecks(phone)
    await onPhone.getByRole('link', { name: 'Turbo Focus' }).click()
    await phone.getByRole('heading', { level: 1, name: 'Turbo Focus' }).waitFor()
    const address = phone.url()
    await phone.getByRole('button', { name: 'Rename' }).click()
    await phone.getByRole('textbox', { name: 'Name' }).fill('Built on the way')
    await phone.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
    await phone.getByRole('heading', { level: 1, name: 'Built on the way' }).waitFor()
    await phone.getByText('Saved', { exact: true }).waitFor()

    const onDesk = await ownDecks(desk)
    await onDesk.getByRole('link', { name: 'Built on the way' }).waitFor()
    expect(await onDesk.count()).toBe(1)

    expect(await (await ownDecks(stranger)).count()).toBe(0)
    await stranger.goto(address)
    await stranger.getByText('This deck is not here.').waitFor()

    await onDesk.getByRole('button', { name: /^Delete/ }).click()
    await desk.getByText(/^Saved for/).waitFor()
    await ownDecks(phone)
    await phone.getByText('Built on the way was deleted on another device.').waitFor()
    expect(await (await ownDecks(desk)).count()).toBe(0)
    expect(faults).toEqual([[], [], []])
  },
)

journey('decks of an account leave with it, and come back with it', async () => {
  const page = await device()
  const account = newAccount()
  await enter(page, 'Make a new account', account)
  await ownDecks(page)
  await page.getByRole('button', { name: /Build on it.*Debuff Blitz/ }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goto('/me')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByLabel('Account name').waitFor()
  expect(await (await ownDecks(page)).count()).toBe(0)
  await page.getByText(`Decks of ${account} wait in this browser`).waitFor()
  await enter(page, 'Sign in', account)
  await (await ownDecks(page)).getByRole('link', { name: 'Debuff Blitz' }).waitFor()
})

const BAD_LIST = 'Yuri\nIsra\n3 Great Cleave\nhello there'

/** A list and a link of a sample deck, as the builder shares them. */
async function shared(page: Page): Promise<{ list: string; link: string }> {
  await page.goto('/decks/eldar')
  await page.getByRole('button', { name: /Build on it.*Turbo Focus/ }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const [link, list] = [
    await page.getByLabel('Link').inputValue(),
    await page.getByLabel('Text').inputValue(),
  ]
  return { list, link }
}

/** Pastes into a form and answers the faults that it tells. */
async function paste(form: Page | Locator, text: string): Promise<string[]> {
  await form.getByLabel('List or link').fill(text)
  await form
    .getByRole('status')
    .filter({ hasText: / for |No line|This link/ })
    .waitFor()
  const faults = await form.getByRole('list', { name: 'Faults' }).getByRole('listitem').allInnerTexts()
  return faults.map((fault) => fault.split('\n')[0]?.trim() ?? '')
}

const FAULTS = [
  'Line 3: 3 copies of Great Cleave; at most 2 are allowed. E-2.03',
  'Line 4: there is no card called "hello there". E-2.01',
  'The deck has 3 cards; it must have exactly 30. E-2.01',
]

journey(
  'who sits down at an online table may paste a list or a link, and hears of every fault before',
  async () => {
    const [ana, bo] = [await inLobby('Ana'), await guest('Bo', PHONE)]
    const { list } = await shared(bo)
    await ana.getByRole('button', { name: 'Open a table' }).click()
    const opening = ana.getByRole('dialog')
    await opening.getByRole('combobox', { name: 'Game' }).selectOption('eldar')
    await opening.getByLabel('Deck', { exact: true }).selectOption({ label: 'Bloodied Aggro' })
    await opening.getByRole('button', { name: 'Open the table' }).click()
    await ana.getByRole('heading', { name: /^A table of Trials of the Eldar/ }).waitFor()

    await bo.goto(new URL(ana.url()).pathname)
    await bo.getByRole('button', { name: /^Sit here/ }).click()
    const dialog = bo.getByRole('dialog')
    await dialog.getByLabel('Deck', { exact: true }).selectOption({ label: 'Paste a list or a link …' })
    expect(await paste(dialog, BAD_LIST)).toEqual(FAULTS)
    await dialog.getByRole('button', { name: 'Sit down' }).click()
    await dialog.getByRole('alert').getByText('There are 3 faults, listed above').waitFor()
    expect(await violationsOn(bo)).toEqual([])
    expect(await paste(dialog, list)).toEqual([])
    await dialog.getByRole('button', { name: 'Sit down' }).click()
    await bo.locator('[data-length]').first().waitFor()
    await ana.locator('[data-length]').first().waitFor()
  },
)

journey('the form of a new match takes a link, and keeps the deck where that is wished', async () => {
  const page = await device()
  const faults = watchFaults(page)
  const { link } = await shared(page)
  await page.goto('/new/eldar')
  const deck = page.getByLabel('Deck', { exact: true }).first()
  await deck.selectOption({ label: 'Paste a list or a link …' })
  expect(await paste(page, BAD_LIST)).toEqual(FAULTS)
  expect(await violationsOn(page)).toEqual([])
  expect(await paste(page, `${link.slice(0, -5)}`)).toEqual([])
  await page.getByText('This link holds no deck that can be read').waitFor()
  expect(await paste(page, link)).toEqual([])
  await page.getByRole('button', { name: 'Keep it among your decks' }).click()
  await expect.poll(() => deck.locator('option:checked').innerText()).toBe('Turbo Focus 2')
  expect(faults).toEqual([])
})

journey('what is built without a network is saved when there is one again', async () => {
  const [desk, other] = [await device(), await device()]
  const account = newAccount()
  await enter(desk, 'Make a new account', account)
  await ownDecks(desk)
  await desk.getByRole('button', { name: /Build on it.*Debuff Blitz/ }).click()
  await desk.getByText('Saved', { exact: true }).waitFor()
  await desk.context().setOffline(true)
  await desk.getByText('Kept in this browser').waitFor()
  await desk.getByRole('button', { name: 'Rename' }).click()
  await desk.getByRole('textbox', { name: 'Name' }).fill('Built in the train')
  await desk.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await desk.getByRole('heading', { level: 1, name: 'Built in the train' }).waitFor()
  await desk.context().setOffline(false)
  await desk.getByText('Saved', { exact: true }).waitFor()
  await enter(other, 'Sign in', account)
  await (await ownDecks(other)).getByRole('link', { name: 'Built in the train' }).waitFor()
})
