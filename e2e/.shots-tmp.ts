import { chromium } from 'playwright-core'
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
// @ts-ignore
import { findBrowser } from '/work/main/scripts/browser.mjs'
import AxeB from '@axe-core/playwright'
const { AxeBuilder } = AxeB as any
const b0 = await findBrowser()
const data = mkdtempSync('/tmp/ol/data-')
const server = spawn(process.execPath, ['/work/main/apps/server/dist/main.js'], {
  env: { ...process.env, PORT: '0', TRIALHALL_DATA: data },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const address: string = await new Promise((r) =>
  server.stdout.on('data', (d) => {
    const m = /https?:\/\/\S+/.exec(String(d))
    if (m) r(m[0])
  }),
)
const browser = await chromium.launch({
  executablePath: b0.path,
  env: { ...process.env, ...b0.env },
  args: ['--no-sandbox', '--disable-gpu'],
})
const OPT = '[aria-label="What is asked"] [data-option]:not(:disabled)'
async function guest(name: string, w = 1440, h = 900, colorScheme: any = 'light') {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, baseURL: address, colorScheme })
  await ctx.addInitScript(() =>
    localStorage.setItem(
      'trialhall/settings',
      JSON.stringify({
        motion: 'off',
        pace: 'instant',
        theme: 'system',
        text: 'medium',
        stops: [],
        hints: false,
      }),
    ),
  )
  const p = await ctx.newPage()
  await p.goto('/play')
  await p.getByRole('textbox', { name: 'Name at tables' }).fill(name)
  await p.getByRole('button', { name: 'Change the name' }).click()
  await p.getByRole('heading', { name: `You are ${name}` }).waitFor()
  return p
}
async function look(p: any, name: string) {
  for (const [w, h] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await p.setViewportSize({ width: w, height: h })
    await p.waitForTimeout(200)
    const wide = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    const axe = new AxeBuilder({ page: p }).setLegacyMode()
    const { violations } = await axe.analyze()
    console.log(
      name,
      w,
      'wide',
      wide,
      violations.flatMap((v: any) => v.nodes.map((n: any) => v.id + ' ' + n.html.slice(0, 150))),
    )
    await p.screenshot({ path: `/tmp/ol/${name}-${w}.png` })
  }
  await p.emulateMedia({ colorScheme: 'dark' })
  const { violations } = await new AxeBuilder({ page: p })
    .setLegacyMode()
    .withRules('color-contrast')
    .analyze()
  console.log(
    name,
    'dark',
    violations.flatMap((v: any) => v.nodes.map((n: any) => v.id + ' ' + n.html.slice(0, 150))),
  )
  await p.screenshot({ path: `/tmp/ol/${name}-dark.png` })
  await p.emulateMedia({ colorScheme: 'light' })
  await p.setViewportSize({ width: 1440, height: 900 })
}
const ana = await guest('Ana')
const bo = await guest('Bo the Unhurried')
await ana.getByRole('button', { name: 'Open a table' }).click()
await ana.getByRole('dialog').getByText('Everybody here').click()
await ana.getByRole('combobox', { name: 'Clock' }).selectOption({ index: 2 })
await ana.getByText('3', { exact: true }).first().click()
await ana.getByText('Bot', { exact: true }).last().click()
await look(ana, 'create')
await ana.getByRole('spinbutton', { name: 'Rounds' }).fill('1')
await ana.getByRole('button', { name: 'Open the table' }).last().click()
await ana.getByRole('heading', { name: /^A table of/ }).waitFor()
await look(ana, 'waiting')
await bo.waitForTimeout(4500)
await look(bo, 'lobby')
await bo
  .getByRole('link', { name: /Sigmar/ })
  .first()
  .click()
await bo.getByRole('button', { name: /^Sit here/ }).click()
await bo.locator('[data-length]').waitFor()
await ana.locator('[data-length]').waitFor()
const play = async (n: number) => {
  for (let i = 0; i < n; i++)
    for (const p of [ana, bo]) {
      await p.waitForTimeout(150)
      const o = p.locator(OPT)
      if (await o.count())
        await o
          .first()
          .click({ timeout: 2000 })
          .catch(() => 0)
    }
}
await play(4)
await look(ana, 'table')
await bo.getByRole('button', { name: 'Menu' }).click()
await bo.getByRole('button', { name: 'Ask to take back' }).click()
await bo.getByRole('button', { name: 'Talk' }).click()
await bo.getByRole('button', { name: 'Hello!' }).click()
await ana.getByRole('button', { name: /Talk/ }).click()
await ana.waitForTimeout(300)
await look(ana, 'talk')
await ana.keyboard.press('Escape')
await bo.keyboard.press('Escape')
const d = ana.getByRole('button', { name: 'Decline' })
if (await d.count()) await d.click()
for (let i = 0; i < 30 && !(await ana.locator('dialog[open] ol li[data-first]').count()); i++) await play(2)
await look(ana, 'end')
await ana.getByRole('button', { name: 'Verify the dice' }).click()
await ana.getByRole('button', { name: 'Verify', exact: true }).click()
await ana.waitForTimeout(800)
await look(ana, 'fair')
await ana.goto('/play')
await ana.getByText('Play on other devices').click()
await look(ana, 'lobby2')
await ana.goto('/m/nosuchmatch99')
await ana.waitForTimeout(800)
await look(ana, 'none')
await browser.close()
server.kill()
