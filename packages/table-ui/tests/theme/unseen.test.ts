import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../../..')

/** All that is written as CSS, by its path from the root of the repository. */
function styleSheets(): readonly string[] {
  return ['packages', 'games', 'apps'].flatMap((top) =>
    readdirSync(join(ROOT, top)).flatMap((name) =>
      ['src', 'ui', 'public']
        .flatMap((folder) => filesUnder(join(top, name, folder)))
        .filter((path) => path.endsWith('.css')),
    ),
  )
}

function filesUnder(folder: string): readonly string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      join(folder, path),
    )
  } catch {
    return []
  }
}

test('how words are hidden from the eye alone is written in one place', () => {
  const sheets = styleSheets()
  expect(sheets.length).toBeGreaterThan(100)
  const hiding = sheets.filter((path) =>
    /clip(-path)?:[^;]*(inset\(50%|inset\(100%|rect\()/.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  expect(hiding).toEqual(['packages/table-ui/src/theme/tokens.css'])
})
