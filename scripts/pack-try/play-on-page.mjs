import { chromium } from 'playwright-core'

/** The options of what is asked, and the first of the ranks in the dialog at the end. */
const OPTION = '[aria-label="What is asked"] [data-option]'
const FIRST = 'dialog[open] ol li[data-first]'

/** Milliseconds that a table may take to ask again. */
const PATIENCE_MS = 30_000

/** Builds the page of the project, opens it and plays a match against a bot by clicking; answers how it ended. */
export async function playOnPage(workshop, { path, env }) {
  await workshop.tool('vite/bin/vite.js', ['build', 'page', '--logLevel', 'error'])
  const server = await workshop.start('built/serve.js')
  const browser = await chromium.launch({
    executablePath: path,
    env: { ...process.env, ...env },
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    return await playIn(await browser.newPage({ reducedMotion: 'reduce' }), server.address)
  } finally {
    await browser.close()
    await server.end()
  }
}

async function playIn(page, address) {
  const faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.setDefaultTimeout(PATIENCE_MS)
  try {
    await page.goto(`${address}/new/race`)
    await page.getByRole('button', { name: 'Begin the match' }).click()
    const clicks = await clickToTheEnd(page)
    const winner = await page.locator(FIRST).innerText()
    if (faults.length === 0) return `${winner.replaceAll(/\s+/g, ' ')} is first after ${clicks} clicks.`
  } catch (error) {
    faults.push(error.message, await page.locator('body').innerText())
  }
  throw new Error(`The page did not play a match:\n${faults.join('\n')}`)
}

async function clickToTheEnd(page) {
  for (let clicks = 0; ; clicks++) {
    await page.locator(`${OPTION}, ${FIRST}`).first().waitFor()
    if ((await page.locator(FIRST).count()) > 0) return clicks
    const length = await page.locator('[data-length]').first().getAttribute('data-length')
    await page.locator(OPTION).first().click()
    await page.locator(`[data-length]:not([data-length="${length}"])`).first().waitFor({ state: 'attached' })
  }
}
