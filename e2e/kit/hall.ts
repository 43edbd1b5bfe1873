import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { address, moveTo } from './browser.ts'
import { type OwnServer, builtWeb, ownServer } from './own-server.ts'

/**
 * A server for the tests of this file alone, which nobody else visits: for files that speak of the lobby, of kills and of time. Answers how to
 * reach it once the tests run.
 */
export function hallOfItsOwn(): () => OwnServer {
  const usual = address()
  const data = mkdtempSync(join(tmpdir(), 'trialhall-own-'))
  let server: OwnServer | undefined
  beforeAll(async () => {
    server = await ownServer(builtWeb, data)
    moveTo(server.address)
  })
  afterAll(async () => {
    moveTo(usual)
    await server?.stop()
    rmSync(data, { recursive: true, force: true })
  })
  return () => {
    if (!server) throw new Error('The server is started before the first test of this file.')
    return server
  }
}
