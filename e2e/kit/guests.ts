import type { Page } from 'playwright-core'
import { DESKTOP, type WindowSize, address, newPage } from './browser.ts'
import type { Settings } from '../../apps/web/src/device/settings.ts'
import { OPTIONS, lengthOf, pick, prepare } from './play.ts'

const END = 'dialog[open] ol li[data-first]'

/** Somebody on a device of their own, who goes by a name and has opened no page yet. */
export async function guest(
  name: string,
  size: WindowSize = DESKTOP,
  settings: Partial<Settings> = {},
): Promise<Page> {
  const page = await newPage(size)
  await prepare(page, { settings })
  await page.request.get('/api/me')
  const answer = await page.request.post('/api/me', { data: { name }, headers: { origin: address() } })
  if (!answer.ok()) throw new Error(await answer.text())
  return page
}

/** Somebody who stands in the lobby. */
export async function inLobby(name: string, size: WindowSize = DESKTOP): Promise<Page> {
  const page = await guest(name, size)
  await page.goto('/play')
  await page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  return page
}

/** Lets somebody who comes to the lobby say there who they are. */
export async function introduced(page: Page, name: string): Promise<Page> {
  await prepare(page, {})
  await page.goto('/play')
  await page.getByRole('textbox', { name: 'Name at tables' }).fill(name)
  await page.getByRole('button', { name: 'Change the name' }).click()
  await page.getByRole('heading', { name: `You are ${name}` }).waitFor()
  return page
}

let accounts = 0

/** A name that no account has yet, whichever worker asks, also when a test is tried again. */
export function newAccount(): string {
  return `owner_${process.pid}_${++accounts}`
}

/** How a table is opened. */
interface Terms {
  readonly rounds?: number
  readonly isPublic?: boolean
  readonly clock?: string
}

/** Opens a table in the lobby and answers its path. */
export async function openTable(
  page: Page,
  { rounds = 1, isPublic = false, clock }: Terms = {},
): Promise<string> {
  if (!page.url().endsWith('/play')) await page.goto('/play')
  await page.getByRole('button', { name: 'Open a table' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('spinbutton', { name: 'Rounds' }).fill(String(rounds))
  if (isPublic) await dialog.getByText('Everybody here').click()
  if (clock !== undefined)
    await dialog.getByRole('combobox', { name: 'Clock' }).selectOption({ label: clock })
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('heading', { name: /^A table of / }).waitFor()
  return new URL(page.url()).pathname
}

/** Opens a table past the form, which does not offer all that the server takes, and answers its path. */
export async function planTable(page: Page, plan: object): Promise<string> {
  const answer = await page.request.post('/api/matches', { data: plan, headers: { origin: address() } })
  const { id } = (await answer.json()) as { readonly id: string }
  return `/m/${id}`
}

/** Sits down at a table that begins by that. */
export async function join(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: /^Sit here/ }).click()
  await page.locator('[data-length]').waitFor()
}

/** Whether a page is asked, waits or is at the end. */
export function stands(page: Page): Promise<'end' | 'ask' | 'wait'> {
  return page.evaluate(
    ([end, options]) => {
      if (document.querySelector(end)) return 'end'
      return document.querySelector(options) ? 'ask' : 'wait'
    },
    [END, OPTIONS] as const,
  )
}

/** Both play until so many choices are made or the match is over; answers which. */
export async function playTogether(
  pages: readonly Page[],
  until: number = Infinity,
): Promise<'end' | 'open'> {
  for (let rests = 0; rests < 400; ) {
    let hasPicked = false
    for (const page of pages) {
      if ((await stands(page)) !== 'ask') continue
      if ((await lengthOf(page)) >= until) return 'open'
      await pick(page)
      hasPicked = true
    }
    const all = await Promise.all(pages.map(stands))
    if (all.every((one) => one === 'end')) return 'end'
    if (hasPicked) continue
    rests++
    await pages[0]?.waitForTimeout(25)
  }
  throw new Error('Nobody could go on.')
}

/** The page whose turn it is, and the other. */
export async function turnOf(pages: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  const [one, other] = pages
  await Promise.race(pages.map((page) => page.locator(OPTIONS).first().waitFor()))
  return (await stands(one)) === 'ask' ? [one, other] : [other, one]
}
