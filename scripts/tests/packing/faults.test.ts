import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { faultsIn } from '../../packing/faults.mjs'

const RELEASE = { version: '0.1.0', own: ['@trialhall/tiny', '@trialhall/kernel'] }

const MANIFEST = {
  name: '@trialhall/tiny',
  version: '0.1.0',
  dependencies: { '@trialhall/kernel': '0.1.0' },
  peerDependencies: { react: '^19.3.0' },
  exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
}

const FILES = {
  LICENSE: 'MIT',
  'README.md': '# Tiny',
  'dist/index.js': "import 'react'\nimport 'node:fs'\nexport { a } from './a.js'",
  'dist/a.js': "// from 'nowhere'\nexport { registry as a } from '@trialhall/kernel/laws'",
  'dist/index.d.ts': "export { a } from './a.js'",
  'dist/a.d.ts': 'export declare const a: number',
}

/** What is wrong with a package of these files. */
function faults(changes: { manifest?: object; files?: Readonly<Record<string, string | null>> }): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tiny-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = {
    ...FILES,
    'package.json': JSON.stringify({ ...MANIFEST, ...changes.manifest }),
    ...changes.files,
  }
  for (const [path, text] of Object.entries(files)) {
    if (text === null) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return faultsIn(folder, RELEASE)
}

test('nothing is wrong with a package whose imports are declared and whose entries are there', () => {
  expect(faults({})).toEqual([])
})

test('a package without its README is refused', () => {
  expect(faults({ files: { 'README.md': null } })).toEqual([
    '@trialhall/tiny: README.md is named and is not there.',
  ])
})

test.each(['src/index.ts', 'dist/index.js.map', 'dist/.tsbuildinfo', 'tests/fixture.json'])(
  '%s does not belong into a package',
  (path) => {
    expect(faults({ files: { [path]: '' } })).toEqual([
      `@trialhall/tiny: ${path} does not belong into a package.`,
      ...(path.startsWith('dist/') ? [`@trialhall/tiny: ${path} is there and no entry leads to it.`] : []),
    ])
  },
)

test('a module that no entry leads to is refused', () => {
  expect(faults({ files: { 'dist/left.js': '' } })).toEqual([
    '@trialhall/tiny: dist/left.js is there and no entry leads to it.',
  ])
})

test('what the name of a program runs is an entry', () => {
  const files = { 'dist/bin.js': "import './own.js'", 'dist/own.js': '', 'template/tests/laws.test.ts': '' }
  expect(faults({ manifest: { bin: { tiny: 'dist/bin.js' } }, files })).toEqual([])
  expect(faults({ manifest: { bin: { tiny: 'dist/bin.js' } } })).toEqual([
    '@trialhall/tiny: dist/bin.js is named and is not there.',
  ])
})

test('a module that is imported and missing is refused', () => {
  expect(faults({ files: { 'dist/a.d.ts': null } })).toEqual([
    '@trialhall/tiny: dist/a.d.ts is named and is not there.',
  ])
})

test('text of a program for others to compile is no import', () => {
  const text = "export const MAIN = `import { games } from './games.ts'`\nimport '@trialhall/kernel'"
  expect(faults({ files: { 'dist/a.js': text } })).toEqual([])
})

test('imports are declared, and what is declared is imported', () => {
  expect(faults({ files: { 'dist/a.js': "import 'zod/mini'" } })).toEqual([
    '@trialhall/tiny: it imports zod and does not say so.',
    '@trialhall/tiny: it asks for @trialhall/kernel and does not import it.',
  ])
})

test('react is a peer where there are styles: a page has one copy of it', () => {
  const exports = { ...MANIFEST.exports, './styles.css': './dist/styles.css' }
  const manifest = {
    exports,
    dependencies: { ...MANIFEST.dependencies, react: '19.3.1' },
    peerDependencies: {},
  }
  expect(faults({ manifest, files: { 'dist/styles.css': '' } })).toEqual([
    '@trialhall/tiny: react must be a peer, so that there is one copy of it on a page.',
  ])
})

test('all of ours have one version and name each other exactly', () => {
  const manifest = { version: '0.2.0', dependencies: { '@trialhall/kernel': '^0.1.0' } }
  expect(faults({ manifest })).toEqual([
    "@trialhall/tiny: its version is 0.2.0, and the repository's is 0.1.0.",
    '@trialhall/tiny: it needs @trialhall/kernel ^0.1.0, which comes out as 0.1.0.',
  ])
})
