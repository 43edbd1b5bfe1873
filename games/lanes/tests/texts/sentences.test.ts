import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CATALOG } from '../../game.ts'

const page = readFileSync(new URL('../../../../docs/rules/lanes.md', import.meta.url), 'utf8')
const rows = page.split('\n').filter((line) => line.startsWith('|'))

test.each(CATALOG.map(({ name, kind, text }) => [name, kind, text] as const))(
  '%s says on the rules page what its steps say (%s)',
  (name, kind, text) => {
    const own = rows.filter((row) => row.includes(kind === 'node' ? `. ${name} |` : `| ${name} |`))
    expect(own.map((row) => row.slice(0, -2).split(' | ').at(-1))).toContain(text)
  },
)
