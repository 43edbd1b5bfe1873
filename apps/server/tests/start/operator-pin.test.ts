import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pinOperator } from '../../src/start/operator-pin.ts'
import { SmallDisk } from '../kill/small-disk.ts'

const PIN = { url: 'http://127.0.0.1:4310', token: 'a-token-of-some-length' }

const folder = mkdtempSync(join(tmpdir(), 'trialhall-pin-'))
const disk = SmallDisk.mount(1)
afterAll(() => {
  rmSync(folder, { recursive: true })
  disk?.unmount()
})

test('the pin is there while a server runs, and nothing is left of it', () => {
  const unpin = pinOperator(folder, PIN)
  expect(readdirSync(folder)).toEqual(['operator.json'])
  unpin()
  expect(readdirSync(folder)).toEqual([])
})

test('a pin that cannot be written is told in one sentence, and leaves no draft', () => {
  const path = join(folder, 'operator.json')
  mkdirSync(path)
  writeFileSync(join(path, 'in-the-way'), '')
  expect(() => pinOperator(folder, PIN)).toThrow(
    /^The file .*operator\.json cannot be written: .* TRIALHALL_DATA /,
  )
  expect(existsSync(`${path}.draft`)).toBe(false)
  rmSync(path, { recursive: true })
})

test.skipIf(disk === null)('on a full disk it says that the disk is full, and that nothing is lost', () => {
  const full = disk?.folder ?? ''
  disk?.fill()
  expect(() => pinOperator(full, PIN)).toThrow(/^The disk is full, .* Make room and start again; nothing /)
  expect(readdirSync(full)).toEqual(['ballast'])
})
