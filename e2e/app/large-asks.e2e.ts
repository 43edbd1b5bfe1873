import type { Page } from 'playwright-core'
import { beforeAll, describe, expect } from 'vitest'
import { violationsOn } from '../kit/axe.ts'
import { DESKTOP, journey, newPage, PHONE, watchFaults, type WindowSize } from '../kit/browser.ts'
import { examplePage } from '../kit/examples/bundle.ts'

const made = { html: '' }
beforeAll(async () => {
  made.html = await examplePage()
})

/** The plain table of an example game. */
async function opened(which: 'outposts' | 'double' | 'long' | 'board', size: WindowSize): Promise<Page> {
  const page = await newPage(size)
  await page.route('**/example', (route) => route.fulfill({ contentType: 'text/html', body: made.html }))
  await page.goto(`/example#${which}`)
  await page.locator('[data-option]').first().waitFor()
  return page
}

const lengthOf = (page: Page): Promise<string | null> => page.locator('main').getAttribute('data-length')
const cursorOf = (page: Page): Promise<string> => page.locator('[data-cursor]').innerText()

/** A point in the middle of a space, counted from the corner of the drawing, which has a margin of one space. */
async function middleOf(page: Page, column: number, row: number): Promise<{ x: number; y: number }> {
  const box = await page.locator('[data-map] svg').boundingBox()
  if (!box) throw new Error('There is no map.')
  const side = box.width / 21
  return { x: box.x + (column + 0.5) * side, y: box.y + (row + 0.5) * side }
}

describe('a map of spaces', () => {
  journey('is played by keys alone, and the cursor speaks', async () => {
    const page = await opened('outposts', DESKTOP)
    const faults = watchFaults(page)
    await page.locator('[data-option]').first().press('Enter')
    await page.locator('[data-map]').focus()
    expect(await cursorOf(page)).toBe('Column 1, row 1. You can pick it.')
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowDown')
    expect(await cursorOf(page)).toBe('Column 20, row 2: land worth 1. You can pick it.')
    for (let i = 0; i < 10; i++) await page.keyboard.press('ArrowLeft')
    for (let i = 0; i < 8; i++) await page.keyboard.press('ArrowDown')
    expect(await cursorOf(page)).toBe('Column 10, row 10: the lake. Nothing stands in the lake.')
    await page.keyboard.press('Enter')
    expect(await lengthOf(page)).toBe('1')
    await page.keyboard.press('n')
    expect(await cursorOf(page)).toBe('Column 11, row 10. You can pick it.')
    await page.keyboard.press('Enter')
    await page.getByText('You build Outpost 2 on column 11 row 10.').waitFor()
    expect(await violationsOn(page)).toEqual([])
    expect(faults).toEqual([])
  })

  journey('is picked by one click, and a tip says why not', async () => {
    const page = await opened('outposts', DESKTOP)
    await page.locator('[data-option]').first().click()
    const lake = await middleOf(page, 10, 10)
    await page.mouse.move(lake.x, lake.y)
    await page.locator('[data-tip]', { hasText: 'Nothing stands in the lake.' }).waitFor()
    await page.mouse.click(lake.x, lake.y)
    expect(await lengthOf(page)).toBe('1')
    const spring = await middleOf(page, 17, 4)
    await page.mouse.click(spring.x, spring.y)
    await page.getByText('You build Outpost 2 on column 17 row 4.').waitFor()
  })

  journey('is picked by a second touch on a phone, or by the button below', async () => {
    const page = await opened('outposts', PHONE)
    await page.locator('[data-option]').first().tap()
    const spring = await middleOf(page, 5, 13)
    await page.touchscreen.tap(spring.x, spring.y)
    expect(await cursorOf(page)).toBe('Column 5, row 13: land worth 4. You can pick it.')
    expect(await lengthOf(page)).toBe('1')
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Pick it' }).tap()
    await page.getByText('You build Outpost 2 on column 5 row 13.').waitFor()
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(tooWide).toBeLessThanOrEqual(0)
  })
})

journey(
  'a space that several options pick asks which of them, and the prompt has nothing but the map',
  async () => {
    const page = await opened('double', DESKTOP)
    await page.locator('[data-option]').first().click()
    await page.getByText('One of 399 spaces on the map').waitFor()
    await page.locator('[data-map]').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Which of these?' })
    expect(await dialog.locator('[data-option]').allInnerTexts()).toEqual([
      'column 1 row 1',
      'keep the card back',
    ])
    await dialog.getByText('keep the card back').click()
    await page.getByText('You keep Outpost 2 back.').waitFor()
  },
)

describe('a board with a map', () => {
  journey('has spaces in no list: digits pick what is beside them, arrows lead to the map', async () => {
    const page = await opened('board', DESKTOP)
    await page.keyboard.press('1')
    const prompt = page.getByRole('region', { name: 'What is asked' })
    await prompt.getByText('or one of 399 spaces on the map').waitFor()
    expect(await page.locator('[data-announcer="ask"]').innerText()).toBe(
      'Build Outpost 2 where? Or one of 399 spaces on the map.',
    )
    expect(await prompt.locator('[data-option]').allInnerTexts()).toEqual(['1\nKeep the card back'])
    await page.keyboard.press('2')
    await prompt.locator('[data-option]').focus()
    await page.keyboard.press('ArrowLeft')
    expect(await cursorOf(page)).toBe('Column 1, row 1. You can pick it.')
    await page.keyboard.press('Enter')
    await page.locator('ol', { hasText: 'You build Outpost 2 on column 1 row 1.' }).first().waitFor()
    expect(await violationsOn(page)).toEqual([])
  })
})

describe('a list of 1,001 options', () => {
  journey.each([DESKTOP, PHONE])(
    'narrows by letters and by groups at $width px, with what is seen alone drawn',
    async (size) => {
      const page = await opened('long', size)
      const field = page.getByRole('combobox')
      const count = page.locator('output')
      expect(await count.innerText()).toBe('1001 of 1001')
      expect(await page.getByRole('option').count()).toBeLessThan(30)
      await field.fill('dan 12')
      expect(await count.innerText()).toBe('1 of 1001')
      expect(await page.getByRole('option').allInnerTexts()).toEqual(['summon Élan Dancer to place 12'])
      await field.press('Escape')
      await page.getByRole('button', { name: /Rider/ }).click()
      expect(await count.innerText()).toBe('200 of 1001')
      expect(await violationsOn(page)).toEqual([])
      await page.getByRole('button', { name: /back to all/ }).click()
      expect(await count.innerText()).toBe('1001 of 1001')
      await field.fill('zebra')
      expect(await count.innerText()).toBe('0 of 1001')
    },
  )

  journey('is picked from by keys alone, however far down', async () => {
    const page = await opened('long', DESKTOP)
    const field = page.getByRole('combobox')
    await field.focus()
    for (let i = 0; i < 4; i++) await page.keyboard.press('PageDown')
    await page.keyboard.press('ArrowDown')
    const spoken = await field.getAttribute('aria-activedescendant')
    const active = page.locator(`[id="${spoken}"]`)
    expect(await active.getAttribute('aria-selected')).toBe('true')
    const [text, list, row] = await Promise.all([
      active.innerText(),
      page.getByRole('listbox').boundingBox(),
      active.boundingBox(),
    ])
    expect(row && list && row.y >= list.y - 1 && row.y + row.height <= list.y + list.height + 1).toBe(true)
    await page.keyboard.press('Enter')
    await page
      .getByText(text.replace(/^summon (\w+) to place (\d+)$/, (_, unit, at) => `picked ${unit} ${at - 1}.`))
      .waitFor()
  })
})
