import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DESKTOP, PHONE, type WindowSize, journey, newPage } from '../kit/browser.ts'
import { OPTIONS, matchOf, pick, prepare } from '../kit/play.ts'

/** What is counted as good: an answer that takes longer feels late, in milliseconds. */
const MOST_MS = 100
const MOST_SHIFT = 0.1
/** A machine that is busy with other things is given so many chances. */
const TRIES = 3

/** What a page did with a press, in milliseconds from its moment. */
interface Press {
  /** Its moment, from the beginning of the page. */
  readonly at: number
  /** Until the page had done all it does: from then on it is up to the browser to paint. */
  readonly done: number
  /** Until the next paint. Test browsers paint without a graphics card, in the same cores in which the bot thinks. */
  readonly painted: number
}

interface Measured {
  /** Those that took longer than a frame. */
  readonly presses: readonly Press[]
  /** What jumped without a press, and when, in milliseconds. */
  readonly jumps: readonly { readonly size: number; readonly at: number }[]
}

/** Measures from before the page is loaded. */
async function watchQuickness(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const measured: { presses: Press[]; jumps: { size: number; at: number }[] } = { presses: [], jumps: [] }
    Object.assign(window, { measured })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, startTime, processingEnd, duration } = entry
        if (interactionId > 0)
          measured.presses.push({ at: startTime, done: processingEnd - startTime, painted: duration })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) measured.jumps.push({ size: entry.value, at: entry.startTime })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function measuredOn(page: Page): Promise<Measured> {
  return page.evaluate(() => (window as unknown as { measured: Measured }).measured)
}

/** Presses what can be pressed while a bot thinks: menu, dialogs, cards, keys. */
async function fidget(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByText('Large', { exact: true }).click()
  await dialog.getByText('Medium', { exact: true }).click()
  await dialog.getByText('Candlelight', { exact: true }).click()
  await dialog.getByRole('checkbox', { name: 'Hints' }).click()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.keyboard.press('Escape')
  await page.keyboard.press('l')
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 200)
}

/** The same presses while nobody thinks, and while Masters do. */
interface Sitting {
  readonly quiet: Measured
  readonly busy: Measured
}

/** Somebody against three Masters, who think as long as they may; presses go on meanwhile. */
async function sitAmongMasters(size: WindowSize): Promise<Sitting> {
  const page = await newPage(size)
  const match = matchOf({ id: 'masters', seats: 'pbbb', options: {}, seed: 'quick' })
  const seats = match.seats.map((seat) => (seat.kind === 'bot' ? { ...seat, strength: 'master' } : seat))
  await prepare(page, { matches: [{ ...match, seats }], settings: { motion: 'full', pace: 'instant' } })
  await watchQuickness(page)
  await page.goto('/table/masters')
  for (let turns = 0; turns < 2; turns++) {
    await page.locator(OPTIONS).first().waitFor()
    await fidget(page)
  }
  const quiet = await measuredOn(page)
  for (let turns = 0; turns < 4; turns++) {
    await pick(page)
    await fidget(page)
    await page.locator(OPTIONS).first().waitFor({ timeout: 60_000 })
  }
  const all = await measuredOn(page)
  await page.context().close()
  return { quiet, busy: { ...all, presses: all.presses.slice(quiet.presses.length) } }
}

/** The value that so many of a hundred stay below. */
function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}

/**
 * What moves in the paint that answers a press does not jump. Browsers leave out half a second after a press; on a machine that is busy with
 * other things the paint comes later.
 */
function answers({ presses }: Measured, at: number): boolean {
  return presses.some((press) => at >= press.at && at <= press.at + press.painted + A_FRAME_MS)
}

const A_FRAME_MS = 17

/** Cumulative layout shift as browsers count it: the worst stretch of at most 5 s in which jumps come within a second. */
function layoutShift(measured: Measured): number {
  let [worst, sum, begun, last] = [0, 0, -Infinity, -Infinity]
  for (const { size, at } of measured.jumps) {
    if (answers(measured, at)) continue
    const isApart = at - last > 1000 || at - begun > 5000
    if (isApart) begun = at
    sum = isApart ? size : sum + size
    last = at
    worst = Math.max(worst, sum)
  }
  return worst
}

/** Until the page was done with the slowest press but two of a hundred, and until half of them were painted. */
function answerTimes({ presses }: Measured): { readonly done: number; readonly painted: number } {
  const done = presses.map((press) => press.done)
  const painted = presses.map((press) => press.painted)
  return { done: percentile(done, 98), painted: percentile(painted, 50) }
}

journey.each([DESKTOP, PHONE])(
  'while Masters think every press is answered within 100 ms, and nothing jumps, at $width px',
  async (size) => {
    for (let tries = 1; ; tries++) {
      const { quiet, busy } = await sitAmongMasters(size)
      const [alone, among] = [answerTimes(quiet), answerTimes(busy)]
      // A machine that takes longer even while nobody thinks is busy with other things.
      const most = { done: Math.max(MOST_MS, 2 * alone.done), painted: Math.max(MOST_MS, 2 * alone.painted) }
      const isQuick = among.done <= most.done && among.painted <= most.painted
      expect(layoutShift({ ...busy, presses: [...quiet.presses, ...busy.presses] })).toBeLessThan(MOST_SHIFT)
      if (isQuick) return
      expect({ alone, among, tries }, 'the presses were answered late').toSatisfy(() => tries < TRIES)
    }
  },
)
