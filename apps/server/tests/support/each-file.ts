import { afterAll, vi } from 'vitest'
import { drawFrom, drawnBytes, drawnInt } from './draws.ts'
import { closeServers } from './server.ts'

// What holds for every test file of the server. They share what they import, so that it is loaded once, and leave nothing behind.
const SEED = Number(process.env['TRIALHALL_SEED'] ?? 1)

/**
 * Servers under test draw the same in every run, so that a match that a test passed with comes again: ids, secrets, seeds and the luck of
 * bots. Processes of their own draw as they do for everybody. `npm run soak` sets another seed each time.
 */
vi.mock('node:crypto', async (original) => ({
  ...(await original<typeof import('node:crypto')>()),
  randomBytes: drawnBytes,
  randomInt: drawnInt,
}))
drawFrom(SEED)

/** What fast-check tries, too; most tests of servers do without it and need not load it. */
vi.mock('fast-check', async (original) => {
  const library = await original<typeof import('fast-check')>()
  library.default.configureGlobal({ seed: SEED })
  return library
})

afterAll(closeServers)
