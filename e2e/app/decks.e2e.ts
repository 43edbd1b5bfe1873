import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, type WindowSize, journey, newPage, watchFaults } from '../kit/browser.ts'
import { lengthOf, playOn, prepare } from '../kit/play.ts'

/** The page of decks on a fresh device whose chances are always the same. */
async function shelf(size: WindowSize = DESKTOP): Promise<Page> {
  const page = await newPage(size)
  await prepare(page, {})
  await page.addInitScript(() => {
    crypto.getRandomValues = (list) => {
      const calls = Number(localStorage.getItem('calls')) + 1
      localStorage.setItem('calls', String(calls))
      if (list instanceof Uint32Array) list.forEach((_, at) => (list[at] = calls * 7919 + at))
      return list
    }
  })
  await page.goto('/decks')
  await page.getByRole('heading', { name: 'Sample decks' }).waitFor()
  return page
}

/** Begins a deck with what a sample deck holds. */
async function buildOn(page: Page, sample: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`Build on it.*${sample}`) }).click()
  await page.getByRole('heading', { level: 1, name: sample }).waitFor()
}

function legality(page: Page): Locator {
  return page.locator('[data-legality]')
}

function said(page: Page): Locator {
  return page.locator('[data-announcer="deck"]')
}

journey(
  'a sample deck is built on by key and pointer, each broken rule is named, and nothing is lost',
  async () => {
    const page = await shelf()
    const faults = watchFaults(page)
    await buildOn(page, 'Bloodied Aggro')
    await expect.poll(() => legality(page).innerText()).toBe('Ready to play')
    const rules = page.getByRole('region', { name: 'Rules of building' })

    const cleave = page.locator('[data-found] [data-slug="great-cleave"]')
    await cleave.focus()
    await page.keyboard.press('-')
    await expect.poll(() => said(page).innerText()).toBe('Great Cleave, 1 of 2, deck 29 of 30.')
    await expect.poll(() => rules.innerText()).toContain('29 cards of 30: 1 more.')
    expect(await cleave.evaluate((card) => card === document.activeElement)).toBe(true)

    await page.getByRole('button', { name: 'cards you can add' }).click()
    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.fill('fixate')
    await page.getByRole('button', { name: 'Add one Fixate' }).click()
    await expect.poll(() => legality(page).innerText()).toBe('One rule is broken')
    expect(await rules.innerText()).toContain(
      'Fixate is a Mage card; this deck may hold Warrior and Paladin cards.',
    )
    expect(await rules.getByRole('link', { name: 'E-2.02' }).getAttribute('href')).toBe('/rules/eldar#E-2.02')
    await page.getByRole('button', { name: 'Play-test' }).click()
    await page.getByText('It cannot be played yet: Fixate is a Mage card').waitFor()

    await page.waitForURL(/[?&]q=fixate&show=all/)
    await page.reload()
    await expect.poll(() => legality(page).innerText()).toBe('One rule is broken')
    expect(await search.inputValue()).toBe('fixate')
    await search.fill('')
    await rules.getByRole('button', { name: /Take one out/ }).click()
    await page.locator('[data-found] [data-slug="great-cleave"]').click()
    await expect.poll(() => legality(page).innerText()).toBe('Ready to play')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => said(page).innerText()).toBe('Great Cleave, 1 of 2, deck 29 of 30.')
    expect(await legality(page).innerText()).toBe('Not complete yet')
    await page.keyboard.press('Control+Shift+Z')
    await expect.poll(() => legality(page).innerText()).toBe('Ready to play')
    expect(faults).toEqual([])
  },
)

const BAD_LIST = 'Yuri\nIsra\n3 Great Cleave\n2 Fixate\n1 Graet Cleave\nhello there'

journey('a bad list gets every fault with its line, and lists and links bring decks back', async () => {
  const page = await shelf()
  await page.getByRole('button', { name: 'Import a list or a link' }).click()
  const list = page.getByLabel('List or link')
  const faults = page.getByRole('list', { name: 'Faults' }).getByRole('listitem')
  await list.fill(BAD_LIST)
  await expect.poll(() => faults.count()).toBe(5)
  expect((await faults.allInnerTexts()).map((text) => text.split('\n')[0]?.trim())).toEqual([
    'Line 3: 3 copies of Great Cleave; at most 2 are allowed. E-2.03',
    'Line 4: Fixate is a Mage card; this deck may hold Warrior and Paladin cards. E-2.02',
    expect.stringMatching(
      /^Line 5: there is no card called "Graet Cleave"; did you mean Great Cleave\? E-2\.01/,
    ),
    'Line 6: there is no card called "hello there". E-2.01',
    'The deck has 5 cards; it must have exactly 30. E-2.01',
  ])
  await page.getByRole('button', { name: 'Write Great Cleave' }).click()
  await expect.poll(() => list.inputValue()).toBe(BAD_LIST.replace('Graet', 'Great'))
  await list.fill('\u0001\u0002 PNG')
  await page.getByText('This is not text but data of another kind.').waitFor()
  await list.fill(`${'A'.repeat(60)}`)
  await page.getByText('This link holds no deck that can be read: it is cut short or was changed.').waitFor()
  await page.keyboard.press('Escape')

  await buildOn(page, 'Turbo Focus')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const link = await page.getByLabel('Link').inputValue()
  const text = await page.getByLabel('Text').inputValue()
  expect(text).toMatch(/^# Turbo Focus\n# Trials of the Eldar\n\n# Heroes \(2\)\n1 /)
  expect(link.length).toBeLessThan(150)

  await page.goto(link)
  await page.getByRole('link', { name: 'All decks' }).click()
  await page.getByRole('heading', { name: 'Sample decks' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Keep it and build on it' }).click()
  await page.getByRole('heading', { level: 1, name: 'Turbo Focus 2' }).waitFor()
  await page.goto('/decks/eldar')
  await page.getByRole('button', { name: 'Import a list or a link' }).click()
  await list.fill(text)
  await page.getByText('Turbo Focus: 2 Heroes, 30 cards, for Standard.').waitFor()
  await page.getByRole('button', { name: 'Keep this deck' }).click()
  await page.getByRole('heading', { level: 1, name: 'Turbo Focus 3' }).waitFor()
  await expect.poll(() => legality(page).innerText()).toBe('Ready to play')

  await page.goto(`${link.slice(0, -4)}`)
  await page.getByText('This link holds no deck that can be read: it is cut short or was changed.').waitFor()
})

journey('kept decks are renamed, copied, deleted and put back, and tried in a match', async () => {
  const page = await shelf()
  await buildOn(page, 'Debuff Blitz')
  await page.getByRole('link', { name: 'All decks' }).click()
  const own = page.getByRole('region', { name: 'Your decks' }).getByRole('listitem')
  await expect.poll(() => own.count()).toBe(1)
  await page.getByRole('button', { name: /^Rename/ }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('My hunters')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('button', { name: /^Duplicate/ }).click()
  await expect.poll(() => own.getByRole('link').allInnerTexts()).toEqual(['My hunters 2', 'My hunters'])
  await page.getByRole('button', { name: /^Delete.*My hunters$/ }).click()
  await expect.poll(() => own.count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => own.count()).toBe(2)

  await page.goto('/new/eldar')
  const decks = page.getByLabel('Deck', { exact: true }).first()
  await decks.selectOption({ label: 'My hunters' })
  expect(await decks.locator('option:checked').innerText()).toBe('My hunters')

  await page.goto('/decks/eldar')
  await own.getByRole('link', { name: 'My hunters', exact: true }).click()
  await page.getByText('Charts', { exact: true }).click()
  await page.getByText('Attributes that cards count with').waitFor()
  await page.getByText('Hands and odds', { exact: true }).click()
  await page
    .getByRole('button', { name: /: change it$/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Change 1', exact: true }).click()
  await page.getByRole('button', { name: 'Draw a card', exact: true }).click()
  await expect.poll(() => page.getByRole('button', { name: /: read it$/ }).count()).toBe(6)
  await page.getByLabel('Bot', { exact: true }).selectOption('novice')
  await page.getByRole('button', { name: 'Play-test' }).click()
  await playOn(page, 8)
  expect(page.url()).toContain('/table/')
  expect(await lengthOf(page)).toBeGreaterThanOrEqual(8)
})

journey('a deck is begun from nothing by touch on a phone', async () => {
  const page = await shelf(PHONE)
  await page.getByRole('button', { name: 'New deck' }).tap()
  await page.getByRole('heading', { level: 1, name: 'New deck' }).waitFor()
  await page.locator('[data-found] [data-slug="mei"]').tap()
  await page.locator('[data-found] [data-slug="asad"]').tap()
  await expect.poll(() => said(page).innerText()).toMatch(/^Asad.*1 of 1, team 2 of 2\.$/)
  await page.getByText('Cards 0/30').tap()
  await page.getByText('Filters', { exact: true }).tap()
  await page.getByRole('button', { name: 'Equipment', exact: true }).tap()
  await page.getByRole('button', { name: 'Fast', exact: true }).tap()
  await page.locator('[data-found] [data-slug="scimitar-of-speed"]').tap()
  await expect.poll(() => said(page).innerText()).toBe('Scimitar of Speed, 1 of 2, deck 1 of 30.')
  await page.getByText('Deck 1/30').tap()
  await page.getByRole('button', { name: 'Take out one Scimitar of Speed' }).tap()
  await page.getByText('Nothing is in it yet.').waitFor()
})
