import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** All style sheets that are written by hand. */
function sheets(): string[] {
  return ['apps', 'packages', 'games'].flatMap((folder) => sheetsIn(folder))
}

function sheetsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return /^(?:node_modules|dist)$/.test(entry.name) ? [] : sheetsIn(path)
    return entry.name.endsWith('.css') ? [path] : []
  })
}

test('no style sheet asks for ::first-letter, which Safari puts into the wrong sentence when text changes', () => {
  const all = sheets()
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter((path) => readFileSync(join(ROOT, path), 'utf8').includes(':first-letter'))).toEqual([])
})
