import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findBrowser } from '../../scripts/browser.mjs'

/** How to start the browser. */
type BrowserProgram = { readonly path: string; readonly env: Readonly<Record<string, string>> }

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser to drive, or null where none can be had. */
    browser: BrowserProgram | null
    /** Where the built app is served, without a slash at the end. */
    address: string
  }
}

const main = resolve(import.meta.dirname, '../../apps/server/dist/main.js')

/** Finds the browser and serves the built app on a free port, once for all end-to-end tests. */
export default async function setup(project: TestProject): Promise<() => void> {
  const browser = await findBrowser()
  project.provide('browser', browser ? { path: browser.path, env: browser.env } : null)
  if (!existsSync(main))
    throw new Error('The app is not built: run "npm run build" before the end-to-end tests.')
  const data = mkdtempSync(join(tmpdir(), 'trialhall-e2e-'))
  const server = spawn(process.execPath, [main], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', TRIALHALL_DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  project.provide('address', await addressOf(server))
  return () => {
    server.once('exit', () => rmSync(data, { recursive: true, force: true }))
    server.kill()
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    server.stdout?.on('data', (piece: Buffer) => {
      const address = /https?:\/\/\S+/.exec(piece.toString())?.[0]
      if (address) found(address)
    })
    server.on('exit', (code) => failed(new Error(`The server ended with code ${code} before it listened.`)))
  })
}
