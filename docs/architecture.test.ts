import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('the table of the kernel names every file of it, and no other', () => {
  const page = readFileSync(new URL('architecture.md', import.meta.url), 'utf8')
  const [, table = ''] = /## The kernel, file by file[^|]*([^]*?)\n\n/.exec(page) ?? []
  const named = [...table.matchAll(/`([\w/-]+\.ts)`/g)].map(([, name]) => name)
  const all = readdirSync(new URL('../packages/kernel/src/', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
  const files = all.filter((name) => name.endsWith('.ts') && !name.startsWith('testkit/'))
  expect(named.toSorted()).toEqual(files.filter((name) => name !== 'index.ts').toSorted())
})
