import { expect, test } from 'vitest'
import { publishedManifest, targetsOf } from '../../packing/manifest.mjs'

const WORKSPACE = {
  name: '@trialhall/tiny',
  version: '0.1.0',
  license: 'MIT',
  private: true,
  type: 'module',
  sideEffects: ['**/*.css'],
  exports: {
    '.': { source: './src/index.ts', types: './dist/index.d.ts', default: './dist/index.js' },
    './tokens.css': { source: './src/tokens.css', default: './dist/tokens.css' },
    './styles.css': './dist/styles.css',
  },
  scripts: { test: 'vitest' },
  devDependencies: { vite: '8.0.0' },
  dependencies: { '@trialhall/kernel': '0.1.0', zod: '4.6.7' },
}

const REPOSITORY = { engines: { node: '>=20' }, devDependencies: { vitest: '4.1.12', biome: '2.5.15' } }

test('what is published says nothing of the workspace', () => {
  const published = publishedManifest(WORKSPACE, REPOSITORY)
  expect(Object.keys(published)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:private|scripts|devDependencies)$/)]),
  )
  expect(published).toMatchObject({
    name: '@trialhall/tiny',
    engines: { node: '>=20' },
    files: ['dist'],
    sideEffects: ['**/*.css'],
  })
})

test('ours need each other exactly, and of others what agrees', () => {
  expect(publishedManifest(WORKSPACE, REPOSITORY).dependencies).toEqual({
    '@trialhall/kernel': '0.1.0',
    zod: '^4.6.7',
  })
})

test('a program has a name to run it by, and the folders that it reads', () => {
  const code = { bin: 'dist/bin.js', folders: ['dist', 'template'] }
  expect(publishedManifest({ ...WORKSPACE, bin: { tiny: 'bin/tiny.js' } }, REPOSITORY, code)).toMatchObject({
    bin: { tiny: 'dist/bin.js' },
    files: ['dist', 'template'],
  })
  expect(publishedManifest(WORKSPACE, REPOSITORY)).not.toHaveProperty('bin')
})

test('what the published code does not use is not needed', () => {
  const isUsed = (name: string): boolean => name === 'zod'
  expect(publishedManifest(WORKSPACE, REPOSITORY, { isUsed }).dependencies).toEqual({ zod: '^4.6.7' })
})

test('entries lead to built files with their types first, and never to sources', () => {
  const exports: Record<string, object | string> = publishedManifest(WORKSPACE, REPOSITORY).exports
  expect(exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './tokens.css': './dist/tokens.css',
    './styles.css': './dist/styles.css',
    './package.json': './package.json',
  })
  expect(Object.keys(exports['.'] ?? {})).toEqual(['types', 'default'])
  expect(targetsOf(exports)).toContain('./dist/index.d.ts')
})

test('what entries for tests import is brought by those who use them, and by nobody else', () => {
  const workspace = { ...WORKSPACE, peerDependencies: { react: '^19.3.0' } }
  expect(publishedManifest(workspace, REPOSITORY, { testsWith: ['vitest'] })).toMatchObject({
    peerDependencies: { react: '^19.3.0', vitest: '^4.1.12' },
    peerDependenciesMeta: { vitest: { optional: true } },
  })
})

test('what a page has one copy of is brought by whoever installs it, and only styles have effects by themselves', () => {
  const workspace = { ...WORKSPACE, sideEffects: undefined, dependencies: { react: '19.3.1' } }
  expect(publishedManifest(workspace, REPOSITORY, { peers: ['react'] })).toMatchObject({
    sideEffects: ['**/*.css'],
    dependencies: {},
    peerDependencies: { react: '^19.3.1' },
  })
})
