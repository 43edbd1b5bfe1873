import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { memoryStore, startServer } from '../support/server.ts'
import { asked, tableOfTwo } from '../support/tables.ts'

test('where a match stands is kept only as far as it is written, also while a choice is on its way to the disk', async () => {
  const store = await memoryStore()
  const { append } = store
  const disk: { isSlow: boolean; letGo: (() => void) | null } = { isSlow: false, letGo: null }
  store.append = async (entries) => {
    if (disk.isSlow) await new Promise<void>((resolve) => (disk.letGo = resolve))
    return append.call(store, entries)
  }
  const server = await startServer({ store })
  const table = await tableOfTwo(server.host)
  const { match } = table
  const kept = new Set<number>()
  for (let written = 0; written < 12; written++) {
    const { mover, seat } = await asked(table)
    disk.isSlow = true
    const done = mover.command({ type: 'choose', match, seat, length: written, pick: 0 })
    await expect.poll(() => disk.letGo !== null).toBe(true)
    const keeping = server.service.matches.keep(match)
    await pause(20)
    for (const { entry } of await store.checkpoints(match)) expect(entry).toBeLessThanOrEqual(written)
    disk.isSlow = false
    disk.letGo?.()
    disk.letGo = null
    await done
    await keeping
    for (const { entry } of await store.checkpoints(match)) kept.add(entry)
  }
  expect(kept.size).toBeGreaterThan(2)
})
