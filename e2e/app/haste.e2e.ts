import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, journey, newPage } from '../kit/browser.ts'
import { OPTIONS, matchOf, prepare } from '../kit/play.ts'

/** How many choices of the person the device has kept. */
function ownChoices(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { log } = JSON.parse(localStorage.getItem('trialhall/match/hasty') ?? '{}') as {
      log: { choices: readonly { seat: number }[] }
    }
    return log.choices.filter(({ seat }) => seat === 0).length
  })
}

/** Clicks an option; the second click of the double click comes at the very moment at which more is asked. */
function doubleClick(page: Page): Promise<void> {
  return page.evaluate((options) => {
    const click = (detail: number): void => {
      document
        .querySelector(options)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }))
    }
    const length = (): number => Number(document.querySelector('[data-length]')?.getAttribute('data-length'))
    const before = length()
    return new Promise<void>((resolve) => {
      const watcher = new MutationObserver(() => {
        if (length() === before || !document.querySelector(options)) return
        watcher.disconnect()
        click(2)
        resolve()
      })
      watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
      click(1)
    })
  }, OPTIONS)
}

journey('a double click and a key that is held answer once', async () => {
  const page = await newPage(DESKTOP)
  const matches = [matchOf({ id: 'hasty', seats: 'pb', options: {} })]
  await prepare(page, { matches, settings: { stops: 'all' } })
  await page.goto('/table/hasty')
  const option = page.locator(OPTIONS).first()
  for (let made = 0; made < 6; made += 2) {
    await option.waitFor()
    await doubleClick(page)
    await page.waitForTimeout(300)
    expect(await ownChoices(page)).toBe(made + 1)
    await option.waitFor()
    const key = ((await option.getAttribute('aria-keyshortcuts')) ?? '').toLowerCase()
    for (let held = 0; held < 5; held++) await page.keyboard.down(key)
    await page.keyboard.up(key)
    await page.waitForTimeout(300)
    expect(await ownChoices(page)).toBe(made + 2)
  }
})

journey('whoever presses twice begins one match', async () => {
  for (const [path, name] of [
    ['/', /^Play .* now$/],
    ['/new/lanes', 'Begin the match'],
    ['/learn/sigmar', 'Play a novice'],
  ] as const) {
    const page = await newPage(DESKTOP)
    await prepare(page, {})
    await page.goto(path)
    await page.getByRole('button', { name }).dblclick()
    await page.locator('[data-length]').waitFor()
    const matches = await page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('trialhall/match/')).length,
    )
    expect([path, matches]).toEqual([path, 1])
    await page.context().close()
  }
})
