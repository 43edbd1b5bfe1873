import { vi } from 'vitest'

const SEED = Number(process.env['TRIALHALL_SEED'] ?? 1)

/**
 * Servers under test draw the same in every run, so that a match that a test passed with comes again: ids, secrets, seeds and the luck of
 * bots. Processes of their own draw as they do for everybody. `npm run soak` sets another seed each time.
 */
vi.mock('node:crypto', async (original) => {
  const { below, nextWord, seeded } = await import('@trialhall/kernel')
  const chance = seeded(SEED)
  return {
    ...(await original<typeof import('node:crypto')>()),
    randomBytes: (size: number) => Buffer.from(Array.from({ length: size }, () => nextWord(chance) & 255)),
    randomInt: (end: number) => below(chance, end),
  }
})

/** What fast-check tries, too; most tests of servers do without it and need not load it. */
vi.mock('fast-check', async (original) => {
  const library = await original<typeof import('fast-check')>()
  library.default.configureGlobal({ seed: SEED })
  return library
})
