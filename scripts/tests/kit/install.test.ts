import { expect, test } from 'vitest'
import { lockDifference } from '../../kit/install.mjs'

const lock = {
  '': { version: '0.1.0' },
  'packages/kernel': { version: '0.1.0' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@esbuild/win32-x64': { version: '0.28.2', optional: true },
}

test('nothing is to be done where every package is there, apart from those of other platforms', () => {
  expect(lockDifference(lock, { 'node_modules/react': { version: '19.3.1' } })).toBeUndefined()
})

test('a missing package and one of another version are named', () => {
  expect(lockDifference(lock, {})).toBe('react is not installed')
  expect(lockDifference(lock, { 'node_modules/react': { version: '19.3.0' } })).toBe(
    'react 19.3.0 is installed, not 19.3.1',
  )
})
