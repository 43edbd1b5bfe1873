import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** A server that belongs to one test, which may stop it and start it again at the same address. */
export interface OwnServer {
  readonly address: string
  /** The folder of its matches. */
  readonly data: string
  stop(): Promise<void>
  start(): Promise<void>
}

/** The built server. */
export const builtServer: string = resolve(import.meta.dirname, '../../apps/server/dist/main.js')

/** Where the built web app lies that all tests are served. */
export const builtWeb: string =
  process.env['TRIALHALL_WEB'] ?? resolve(import.meta.dirname, '../../apps/web/dist')

/** Starts a server of one's own for the web app in `web`, with its matches in `data`. */
export async function ownServer(web: string, data: string): Promise<OwnServer> {
  const { address, ...first } = await spawned({ web, data, port: '0' })
  let { child } = first
  return {
    address,
    data,
    async stop() {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
    async start() {
      ;({ child } = await spawned({ web, data, port: new URL(address).port }))
    },
  }
}

async function spawned(how: { web: string; data: string; port: string }): Promise<{
  child: ChildProcess
  address: string
}> {
  const env = { TRIALHALL_WEB: how.web, TRIALHALL_DATA: how.data, HOST: '127.0.0.1', PORT: how.port }
  const child = spawn(process.execPath, [builtServer], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((found, failed) => {
    child.stdout?.on('data', (piece: Buffer) => {
      const said = /https?:\/\/\S+/.exec(piece.toString())?.[0]
      if (said) found(said)
    })
    child.on('exit', (code) => failed(new Error(`The server ended with code ${code} before it listened.`)))
  })
  return { child, address }
}
