import type { LaunchOptions } from 'playwright-core'

/** How to start the browser. */
export interface BrowserProgram {
  readonly path: string
  readonly env: Readonly<Record<string, string>>
}

/**
 * What no test needs and every page would pay for. A Chromium with windows loads pages of its own for what its address bar might show,
 * and keeps an empty process ready for the next site: together a third of the work of a run.
 */
const COSTLY = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** What Playwright turns off by itself: of two lists Chromium takes the last, so they stand here again. */
const USUAL = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${[...COSTLY, ...USUAL].join()}`,
]

/** What Playwright is told to start a browser, with arguments beside the usual ones. */
export function launchOptions({ path, env }: BrowserProgram, more: readonly string[] = []): LaunchOptions {
  return { executablePath: path, env: { ...process.env, ...env }, args: [...ARGS, ...more] }
}
