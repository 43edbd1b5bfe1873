import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { inject, onTestFinished, test } from 'vitest'
import { launchOptions } from './chromium.ts'

/** Width and height of a window in CSS pixels. */
export type WindowSize = { readonly width: number; readonly height: number }

export const DESKTOP: WindowSize = { width: 1440, height: 900 }
export const PHONE: WindowSize = { width: 390, height: 844 }

const started = inject('browser')

/** A test that drives a browser: skipped, and counted as such, on a machine where none can be had. */
export const journey: typeof test | typeof test.skip = started === null ? test.skip : test

const run: { address: string; browser: Promise<Browser> | null } = {
  address: inject('address'),
  browser: null,
}

/** Where this file finds the app, without a slash at the end. */
export function address(): string {
  return run.address
}

/** Lets the tests that follow find the app at another address. */
export function moveTo(other: string): void {
  run.address = other
}

/** The browser that all files of a run share. Throws where there is none, which `journey` prevents. */
function sharedBrowser(): Promise<Browser> {
  if (started === null) throw new Error('There is no browser on this machine.')
  run.browser ??= chromium.connect(started.endpoint)
  return run.browser
}

/**
 * A browser that belongs to one test and ends with it, with arguments beside the usual ones: for what the pages of a browser share, such as
 * the clipboard and the names of hosts.
 */
export async function ownBrowser(more: readonly string[] = []): Promise<Browser> {
  if (started === null) throw new Error('There is no browser on this machine.')
  const browser = await chromium.launch(launchOptions(started.program, more))
  onTestFinished(() => browser.close())
  return browser
}

/** What a page may be given beside its size. */
export interface PageWishes extends BrowserContextOptions {
  /** Not the browser that all share. */
  readonly browser?: Browser
}

/**
 * A page in a context of its own, with nothing stored, as on a fresh device; it is closed when its test ends. What the app keeps for times
 * without a network is tested by itself: elsewhere no worker stands between a page and what a test makes of its requests.
 */
export async function newPage(size: WindowSize, { browser, ...more }: PageWishes = {}): Promise<Page> {
  const isPhone = size.width < 600
  const usual = { viewport: size, hasTouch: isPhone, baseURL: address(), serviceWorkers: 'block' } as const
  const context = await (browser ?? (await sharedBrowser())).newContext({ ...usual, ...more })
  onTestFinished(() => context.close())
  return context.newPage()
}

/** Collects what goes wrong on a page: errors of scripts, of the console, and answers of 400 and more. */
export function watchFaults(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`)
  })
  return faults
}

/** What a page hands out as a file while something is done. */
export async function downloaded(page: Page, act: () => Promise<unknown>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()])
  const pieces: Buffer[] = []
  for await (const piece of await download.createReadStream()) pieces.push(piece as Buffer)
  return Buffer.concat(pieces).toString('utf8')
}
