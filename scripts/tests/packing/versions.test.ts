import { expect, test } from 'vitest'
import { outdated } from '../../packing/versions.mjs'

const FILES = {
  'package.json': { name: 'whole', version: '0.1.0', devDependencies: { vitest: '0.1.0' } },
  'packages/kernel/package.json': { name: '@tiny/kernel', version: '0.1.0' },
  'apps/cli/package.json': {
    name: 'tiny',
    version: '0.1.0',
    dependencies: { '@tiny/kernel': '0.1.0', zod: '0.1.0' },
    peerDependencies: { react: '0.1.0' },
  },
  'package-lock.json': {
    name: 'whole',
    version: '0.1.0',
    packages: {
      '': { name: 'whole', version: '0.1.0' },
      'apps/cli': { name: 'tiny', version: '0.1.0', dependencies: { '@tiny/kernel': '0.1.0' } },
      'node_modules/tiny': { resolved: 'apps/cli', link: true },
      'node_modules/zod': { version: '0.1.0' },
    },
  },
}

test('nothing is outdated where all of ours have one version', () => {
  expect(outdated(FILES, '0.1.0')).toEqual({})
})

test('a new version is set for ours and in what needs them, and for no package of others', () => {
  const files = outdated(FILES, '0.2.0-beta.1')
  expect(Object.keys(files)).toEqual(Object.keys(FILES))
  expect(files['package.json']).toEqual({ ...FILES['package.json'], version: '0.2.0-beta.1' })
  expect(files['apps/cli/package.json']).toEqual({
    ...FILES['apps/cli/package.json'],
    version: '0.2.0-beta.1',
    dependencies: { '@tiny/kernel': '0.2.0-beta.1', zod: '0.1.0' },
  })
  expect(files['package-lock.json']).toEqual({
    name: 'whole',
    version: '0.2.0-beta.1',
    packages: {
      '': { name: 'whole', version: '0.2.0-beta.1' },
      'apps/cli': { name: 'tiny', version: '0.2.0-beta.1', dependencies: { '@tiny/kernel': '0.2.0-beta.1' } },
      'node_modules/tiny': { resolved: 'apps/cli', link: true },
      'node_modules/zod': { version: '0.1.0' },
    },
  })
})

test('only the file that disagrees is outdated', () => {
  const kernel = { name: '@tiny/kernel', version: '0.0.9' }
  expect(outdated({ ...FILES, 'packages/kernel/package.json': kernel }, '0.1.0')).toEqual({
    'packages/kernel/package.json': { name: '@tiny/kernel', version: '0.1.0' },
  })
})

test.each(['next', '1.2', 'v1.2.0', '1.2.0 '])('%j is refused as a version', (version) => {
  expect(() => outdated(FILES, version)).toThrow(`"${version}" is no version; give one such as 1.2.0`)
})
