import { expect } from 'vitest'
import { DESKTOP, journey, newPage, watchFaults } from '../kit/browser.ts'
import { pickByKey, tabTo } from '../kit/keys.ts'
import { prepare, whatNext } from '../kit/play.ts'

journey('a whole match is begun, played and ended without a pointer', async () => {
  const page = await newPage(DESKTOP)
  const faults = watchFaults(page)
  await prepare(page, {})
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content')
  await tabTo(page, 'a[href="/new/sigmar"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/new/sigmar')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await tabTo(page, 'input[type=radio]')
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, 'input[type=number]')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('2')
  await tabTo(page, 'button[type=submit]')
  await page.keyboard.press('Enter')
  while ((await whatNext(page)) !== 'end') await pickByKey(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})
