import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkGame, isRegistered, report, reportUnregistered } from '../clauses.mjs'

const folder = mkdtempSync(join(tmpdir(), 'trialhall-clauses-'))
const ledger = join(folder, 'race.md')
const tests = join(folder, 'tests')
const rules = join(folder, 'rules')
mkdirSync(tests)
mkdirSync(join(rules, 'steps'), { recursive: true })
writeFileSync(ledger, '- **R-1.1** One.\n- **R-1.2** Two.\n')
writeFileSync(join(rules, 'turn.ts'), '/** A turn (R-1.1). */\n')
writeFileSync(join(rules, 'walk.ts'), '/** A walk, as turn 2-1.1 says. */\n')
writeFileSync(join(rules, 'steps/leap.ts'), 'leap() // R-1, R-8.8\n')
writeFileSync(join(tests, 'clauses.test.ts'), "test('[R-1.1, R-7.7] both', () => {})\n")

afterAll(() => rmSync(folder, { recursive: true }))

test('ids without a test and tests without an id are told apart', () => {
  expect(checkGame({ ledger, tests, rules })).toMatchObject({
    wanted: ['R-1.1', 'R-1.2'],
    untested: ['R-1.2'],
    unknown: ['R-7.7'],
    incomplete: [],
  })
})

test('files of rules that name no clause are told, and clauses that they name but the rules page does not have', () => {
  expect(checkGame({ ledger, tests, rules })).toMatchObject({
    nameless: ['walk.ts'],
    invented: ['R-8.8'],
  })
})

test('a game without rules of its own names none', () => {
  expect(checkGame({ ledger, tests, rules: join(folder, 'none') })).toMatchObject({
    nameless: [],
    invented: [],
  })
})

test('a game without tests has proven nothing', () => {
  expect(checkGame({ ledger, tests: join(folder, 'none'), rules })).toMatchObject({
    untested: ['R-1.1', 'R-1.2'],
  })
})

test('a game without a rules page is a fault', () => {
  expect(checkGame({ ledger: join(folder, 'none.md'), tests, rules }).fault).toContain(
    'none.md does not exist',
  )
})

test('a game that the registry has must have a test for every clause', () => {
  const { isFine, lines } = report('race', checkGame({ ledger, tests, rules }))
  expect(isFine).toBe(false)
  expect(lines).toContain('  without a test: R-1.2')
})

test('a game that the registry does not have yet is told how far it is, and nothing is asked of it', () => {
  expect(reportUnregistered('race', checkGame({ ledger, tests, rules }))).toEqual({
    isFine: true,
    lines: ['race: skipped, since games/registry does not have it; 1 of 2 of its clauses have a test'],
  })
  const { isFine, lines } = reportUnregistered('race', checkGame({ ledger: 'none.md', tests, rules }))
  expect(isFine).toBe(true)
  expect(lines[0]).toContain('none.md does not exist')
})

test('a registry has the games that it imports, and no game whose name only begins like one of them', () => {
  const registry = "import { race } from '@trialhall/game-race-two'\n"
  expect(isRegistered('race-two', registry)).toBe(true)
  expect(isRegistered('race', registry)).toBe(false)
})
