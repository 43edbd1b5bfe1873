import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkGame } from '../clauses.mjs'

const folder = mkdtempSync(join(tmpdir(), 'trialhall-clauses-'))
const ledger = join(folder, 'race.md')
const tests = join(folder, 'tests')
mkdirSync(tests)
writeFileSync(ledger, '- **R-1.1** One.\n- **R-1.2** Two.\n')
writeFileSync(join(tests, 'clauses.test.ts'), "test('[R-1.1, R-7.7] both', () => {})\n")

afterAll(() => rmSync(folder, { recursive: true }))

test('ids without a test and tests without an id are told apart', () => {
  expect(checkGame({ ledger, tests })).toEqual({
    wanted: ['R-1.1', 'R-1.2'],
    untested: ['R-1.2'],
    unknown: ['R-7.7'],
    incomplete: [],
  })
})

test('a game without tests has proven nothing', () => {
  expect(checkGame({ ledger, tests: join(folder, 'none') })).toMatchObject({ untested: ['R-1.1', 'R-1.2'] })
})

test('a game without a rules page is a fault', () => {
  expect(checkGame({ ledger: join(folder, 'none.md'), tests }).fault).toContain('none.md does not exist')
})
