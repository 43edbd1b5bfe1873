import { type Browser, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { inject, test } from 'vitest'

/** Width and height of a window in CSS pixels. */
export type Size = { readonly width: number; readonly height: number }

export const DESKTOP: Size = { width: 1440, height: 900 }
export const PHONE: Size = { width: 390, height: 844 }

const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
]
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-sync', ...QUIET]

/** Where the built app is served, without a slash at the end. */
export const address: string = inject('address')

/** A test that drives a browser: skipped, and counted as such, on a machine where none can be had. */
export const journey: typeof test | typeof test.skip = inject('browser') === null ? test.skip : test

/** Starts the browser, with arguments beside the usual ones. Throws where there is none, which `journey` prevents. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  const program = inject('browser')
  if (program === null) throw new Error('There is no browser on this machine.')
  return chromium.launch({
    executablePath: program.path,
    env: { ...process.env, ...program.env },
    args: [...ARGS, ...more],
  })
}

/**
 * A page in a context of its own, with nothing stored, as on a fresh device. What the app keeps for times without a network
 * is tested by itself: elsewhere no worker stands between a page and what a test makes of its requests.
 */
export async function newPage(browser: Browser, size: Size, more: BrowserContextOptions = {}): Promise<Page> {
  const isPhone = size.width < 600
  const usual = { viewport: size, hasTouch: isPhone, baseURL: address, serviceWorkers: 'block' } as const
  const context = await browser.newContext({ ...usual, ...more })
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
