import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../scripts/kit/browser.mjs'
import { type BrowserProgram, launchOptions } from './chromium.ts'
import { builtServer, builtWeb, ownServer } from './own-server.ts'

/** The browser of a run. */
interface SharedBrowser {
  readonly program: BrowserProgram
  /** Where the workers of a run reach the one that is started for all of them. */
  readonly endpoint: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser to drive, or null where none can be had. */
    browser: SharedBrowser | null
    /** Where the built app is served, without a slash at the end. */
    address: string
  }
}

/** Starts a browser and serves the built app on a free port, once for all end-to-end tests. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(builtServer))
    throw new Error('The app is not built: run "npm run build" before the end-to-end tests.')
  const closeBrowser = await provideBrowser(project)
  const data = mkdtempSync(join(tmpdir(), 'trialhall-e2e-'))
  const server = await ownServer(builtWeb, data)
  project.provide('address', server.address)
  return async () => {
    await closeBrowser()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

async function provideBrowser(project: TestProject): Promise<() => Promise<void>> {
  const found = await findBrowser()
  if (!found) {
    project.provide('browser', null)
    return async () => {}
  }
  const program = { path: found.path, env: found.env }
  const browser = await chromium.launchServer(launchOptions(program))
  project.provide('browser', { program, endpoint: browser.wsEndpoint() })
  return () => browser.close()
}
