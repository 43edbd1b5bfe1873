import fs, { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { openStore } from '../../src/store/open.ts'

/** Folders whose names of files were brought to disk since then, in order; SQLite brings its files there as well. */
function watchFolders(): readonly string[] {
  const paths: string[] = []
  const open = new Map<number, string>()
  const { openSync, fsyncSync } = fs
  vi.spyOn(fs, 'openSync').mockImplementation((path, ...how) => {
    const descriptor = openSync(path, ...how)
    open.set(descriptor, String(path))
    return descriptor
  })
  vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
    const path = open.get(descriptor) ?? '?'
    if (fs.fstatSync(descriptor).isDirectory()) paths.push(path)
    fsyncSync(descriptor)
  })
  syncBuiltinESMExports()
  return paths
}

afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

const place = mkdtempSync(join(tmpdir(), 'trialhall-sync-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))

test('folders that were made, and files in them, are on disk by their names before anything is acknowledged', async () => {
  const folder = join(place, 'deep/deeper')
  const synced = watchFolders()
  const store = await openStore(folder)
  expect(synced).toEqual([place, join(place, 'deep'), folder])
  await store.close()
})
