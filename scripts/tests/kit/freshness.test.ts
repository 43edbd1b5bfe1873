import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isStale, isWhole, toItsEnd } from '../../kit/freshness.mjs'

let folder = ''
const at = (path: string): string => join(folder, path)

function write(path: string, seconds: number): void {
  writeFileSync(at(path), '')
  utimesSync(at(path), seconds, seconds)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trialhall-fresh-'))
  for (const each of ['src', 'src/tests', 'dist']) mkdirSync(at(each))
  write('src/a.ts', 1000)
  write('dist/main.js', 2000)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('what is newer than its sources is fresh', () => {
  expect(isStale(at('dist/main.js'), [at('src'), at('gone')])).toBe(false)
})

test('a later change in any depth makes it stale', () => {
  mkdirSync(at('src/deep'))
  write('src/deep/b.ts', 3000)
  expect(isStale(at('dist/main.js'), [at('src')])).toBe(true)
})

test('tests are not sources', () => {
  write('src/tests/a.test.ts', 3000)
  expect(isStale(at('dist/main.js'), [at('src')])).toBe(false)
})

test('what is not built is stale', () => {
  expect(isStale(at('dist/none.js'), [at('src')])).toBe(true)
})

test('what was built to its end is whole; what failed or was interrupted is not, until it has been built again', async () => {
  const note = at('notes/server')
  let goOn = (): void => {}
  const building = toItsEnd(note, () => new Promise<void>((done) => (goOn = done)))
  expect(isWhole(note)).toBe(false)
  goOn()
  await building
  expect(isWhole(note)).toBe(true)
  await expect(toItsEnd(note, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  expect(isWhole(note)).toBe(false)
  await toItsEnd(note, async () => {})
  expect(isWhole(note)).toBe(true)
})
