import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { bundleForNode, explained, withConstants } from '../../kit/bundle.mjs'

test('a bundled program finds its worker beside it', async () => {
  const source = resolve(import.meta.dirname, 'fixtures/bundle')
  const outdir = mkdtempSync(join(tmpdir(), 'trialhall-bundle-'))
  try {
    writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }')
    await bundleForNode({ entries: [join(source, 'main.ts'), join(source, 'greeting-worker.ts')], outdir })
    const program = join(outdir, 'main.js')
    expect(execFileSync(process.execPath, [program], { encoding: 'utf8' })).toBe(
      'greetings from the worker\n',
    )
    expect(readdirSync(outdir).filter((name) => name.endsWith('.draft'))).toEqual([])
  } finally {
    rmSync(outdir, { recursive: true })
  }
})

test('what a program imports is there before the program is, as somebody may start it meanwhile or end the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-bundle-'))
  try {
    writeFileSync(join(folder, 'shared.ts'), 'export const say = (text: string): void => console.log(text)\n')
    const entries = ['main', 'other'].map((name) => join(folder, `${name}.ts`))
    for (const path of entries) writeFileSync(path, `import { say } from './shared.ts'\nsay('${path}')\n`)
    let isTold = false
    for (let attempt = 0; !isTold && attempt < 20; attempt++) {
      const outdir = join(folder, `dist-${attempt}`)
      await bundleForNode({ entries, outdir })
      const writtenAt = (name: string): bigint => statSync(join(outdir, name), { bigint: true }).mtimeNs
      const chunks = readdirSync(outdir).filter((name) => name.startsWith('chunk-'))
      expect(chunks).not.toEqual([])
      for (const chunk of chunks) expect(writtenAt(chunk)).toBeLessThanOrEqual(writtenAt('main.js'))
      isTold = chunks.every((chunk) => writtenAt(chunk) < writtenAt('main.js')) // a file system may give both the same time
    }
    expect(isTold).toBe(true)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('what cannot be bundled is told in a line each, with what to do about a new folder', () => {
  const location = { file: 'games/registry/index.ts', line: 1 }
  expect(explained({ message: 'no', errors: [{ text: 'Expected ";"', location }] })).toBe(
    'games/registry/index.ts:1: Expected ";"',
  )
  const unlinked = { text: 'Could not resolve "@trialhall/game-race"', location }
  expect(explained({ message: 'no', errors: [unlinked] })).toContain('npm install')
  expect(explained(new Error('no disk'))).toBe('no disk')
})

test('what is never assigned again is constant in a bundle, with every value in its column', async () => {
  const bundle = [
    'var LIST = [1, 2];',
    'var Card = class {',
    '  count = LIST[0];',
    '};',
    'var seed = 0;',
    'var later;',
    'function next() {',
    '  var seed2 = seed++;',
    '  later = seed2;',
    '}',
    'export { Card, later, next };',
  ].join('\n')
  const constant = await withConstants(bundle)
  expect(constant).toBe(bundle.replace('var LIST = ', 'const LIST=').replace('var Card = ', 'const Card='))
})

test('packages of others stay as they are, whatever their text looks like', async () => {
  const foreign = '// node_modules/ajv/lib/rules.js\nvar rules = `\nvar made = 1;`;'
  const own = '// packages/kernel/src/ids.ts\nvar LIST = [1];'
  expect(await withConstants(`${foreign}\n${own}\n${foreign.replaceAll('rules', 'more')}`)).toBe(
    `${foreign}\n// packages/kernel/src/ids.ts\nconst LIST=[1];\n${foreign.replaceAll('rules', 'more')}`,
  )
})

test('a whole program runs where there are no packages', async () => {
  const source = resolve(import.meta.dirname, 'fixtures/bundle')
  const outdir = mkdtempSync(join(tmpdir(), 'trialhall-bundle-'))
  try {
    writeFileSync(join(outdir, 'package.json'), '{ "type": "module" }')
    await bundleForNode({ entries: [join(source, 'whole.ts')], outdir, isWhole: true })
    expect(execFileSync(process.execPath, [join(outdir, 'whole.js')], { encoding: 'utf8' })).toBe('open\n')
  } finally {
    rmSync(outdir, { recursive: true })
  }
})
