import type { Page } from 'playwright-core'
import type { SavedMatch } from '../../apps/web/src/device/saved-match.ts'
import { type WindowSize, newPage } from './browser.ts'
import { CHOICES, PROMPT, lengthOf, prepare, takeDevice } from './play.ts'

export { CHOICES, PROMPT } from './play.ts'

/** Lies over the table while the screen is handed on. */
const CURTAIN = 'dialog[data-curtain]'
/** What the board lights. */
export const LIT = 'main [data-lit]'

/** What a table of steps waits for. */
type WaitingStep = 'ask' | 'curtain' | 'end'

/** As `whatNext`, for prompts that offer steps as well. */
export async function whatNextStep(page: Page): Promise<WaitingStep> {
  const seen = await page.waitForFunction(
    ([choices]) => {
      if (document.querySelector('dialog[open] ol li[data-first]')) return 'end'
      if (document.querySelector('dialog[data-curtain] button')) return 'curtain'
      return document.querySelector(choices) ? 'ask' : null
    },
    [CHOICES] as const,
    { timeout: 20_000 },
  )
  return (await seen.jsonValue()) as WaitingStep
}

/**
 * Answers one ask step by step; each step is taken by `take`, which is told how many came before. An answer that a curtain follows has
 * counted, whatever number of choices is shown behind it: of secret answers nobody else may know.
 */
export async function answer(page: Page, take: (step: number) => Promise<void>): Promise<void> {
  const before = await lengthOf(page)
  for (let step = 0; (await lengthOf(page)) === before && !(await isCurtained(page)); step++) {
    const asked = await page.locator(PROMPT).textContent()
    await take(step)
    await page.waitForFunction(
      ([length, last, prompt, choices, curtain]) => {
        const now = Number(document.querySelector('[data-length]')?.getAttribute('data-length'))
        if (now > length || document.querySelector(curtain)) return true
        return document.querySelector(choices) && document.querySelector(prompt)?.textContent !== last
      },
      [before, asked, PROMPT, CHOICES, CURTAIN] as const,
    )
  }
}

async function isCurtained(page: Page): Promise<boolean> {
  return (await page.locator(CURTAIN).count()) > 0
}

/** Opens a match of this device in a window of its own, and waits until somebody is asked. */
export async function openMatch(size: WindowSize, match: SavedMatch): Promise<Page> {
  const page = await newPage(size)
  await prepare(page, { matches: [match] })
  await page.goto(`/table/${match.id}`)
  await page.locator(`:is(${CHOICES}, dialog[data-curtain] button)`).first().waitFor()
  return page
}

/** Plays to the end; `act` answers an ask. Returns how many asks there were. */
export async function playThrough(page: Page, act: () => Promise<void>): Promise<number> {
  for (let asks = 0; ; asks++) {
    const waiting = await whatNextStep(page)
    if (waiting === 'end') return asks
    if (waiting === 'curtain') await takeDevice(page)
    else await act()
  }
}

/** Waits until one of several pages is asked; null when all of them are at the end of their match. */
export async function nextAsked(pages: readonly Page[]): Promise<Page | null> {
  for (let rests = 0; rests < 800; rests++) {
    const all = await Promise.all(pages.map(stands))
    if (all.every((one) => one === 'end')) return null
    const page = pages[all.indexOf('ask')]
    if (page) return page
    await pages[0]?.waitForTimeout(25)
  }
  throw new Error('Nobody could go on.')
}

function stands(page: Page): Promise<'end' | 'ask' | 'wait'> {
  return page.evaluate(
    ([choices]) => {
      if (document.querySelector('dialog[open] ol li[data-first]')) return 'end'
      return document.querySelector(choices) ? 'ask' : 'wait'
    },
    [CHOICES] as const,
  )
}
