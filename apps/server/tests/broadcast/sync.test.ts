import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const synced = vi.hoisted(() => ({ paths: [] as string[], open: new Map<number, string>() }))
vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>()
  const openSync: typeof fs.openSync = (path, ...how) => {
    const descriptor = fs.openSync(path, ...how)
    synced.open.set(descriptor, String(path))
    return descriptor
  }
  const fsyncSync: typeof fs.fsyncSync = (descriptor) => {
    synced.paths.push(synced.open.get(descriptor) ?? '?')
    fs.fsyncSync(descriptor)
  }
  return { ...fs, openSync, fsyncSync }
})
const { openStore } = await import('../../src/store/open.ts')

const place = mkdtempSync(join(tmpdir(), 'trialhall-sync-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('folders that were made, and files in them, are on disk by their names before anything is acknowledged', async () => {
  const folder = join(place, 'deep/deeper')
  const store = await openStore(folder)
  expect(synced.paths).toEqual([place, join(place, 'deep'), folder])
  await store.close()
})
