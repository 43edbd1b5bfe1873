import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { exceptionsOf, isListed, isNamed, isWording } from '../mutants/exceptions.mjs'
import { wilson } from '../mutants/interval.mjs'
import { isKiller, killerFiles } from '../mutants/killers.mjs'
import { mutantsOf, rangeOf } from '../mutants/listing.mjs'
import { likeliestFirst } from '../mutants/order.mjs'
import { entriesFor, reportOn } from '../mutants/report.mjs'
import { drawSample } from '../mutants/sample.mjs'
import { statusOf, verdictOn } from '../mutants/verdict.mjs'

const root = mkdtempSync(join(tmpdir(), 'mutants-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), text)
}

interface Keyed {
  readonly key: string
}

const pool: readonly Keyed[] = Array.from({ length: 1000 }, (_, n) => ({ key: `rules/turn.ts|${n}` }))

describe('a sample', () => {
  test('is the same for the same seed, and another for another', () => {
    const drawn: Keyed[] = drawSample(pool, { count: 40, seed: '1' })
    expect(drawn).toHaveLength(40)
    expect(drawSample(pool, { count: 40, seed: '1' })).toEqual(drawn)
    expect(drawSample(pool, { count: 40, seed: '2' })).not.toEqual(drawn)
  })

  test('keeps the order of the mutants and has none twice', () => {
    const drawn: Keyed[] = drawSample(pool, { count: 400, seed: 'x' })
    const places = drawn.map((mutant) => pool.indexOf(mutant))
    expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b))
  })

  test('is everything where there is not more', () => {
    expect(drawSample(pool, { count: 5000, seed: '1' })).toEqual(pool)
  })

  test('changes by one where a mutant goes', () => {
    const before: Keyed[] = drawSample(pool, { count: 400, seed: '1' })
    const gone = before[17]
    const after: Keyed[] = drawSample(
      pool.filter((mutant) => mutant !== gone),
      { count: 400, seed: '1' },
    )
    expect(after.filter((mutant) => !before.includes(mutant))).toHaveLength(1)
  })

  test('takes each mutant about equally often', () => {
    const hits = pool.slice(0, 20).map(() => 0)
    for (let seed = 0; seed < 200; seed++)
      for (const { key } of drawSample(pool.slice(0, 20), { count: 10, seed: String(seed) }))
        hits[Number(key.split('|')[1])] = (hits[Number(key.split('|')[1])] ?? 0) + 1
    expect(Math.min(...hits)).toBeGreaterThan(65)
    expect(Math.max(...hits)).toBeLessThan(135)
  })
})

describe('the Wilson interval', () => {
  test.each([
    { hits: 361, total: 400, low: 0.8695, high: 0.9278 },
    { hits: 0, total: 10, low: 0, high: 0.2775 },
    { hits: 10, total: 10, low: 0.7225, high: 1 },
  ])('of $hits in $total', ({ hits, total, low, high }) => {
    expect(wilson(hits, total).low).toBeCloseTo(low, 3)
    expect(wilson(hits, total).high).toBeCloseTo(high, 3)
  })

  test('of nothing is everything', () => {
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 })
  })
})

describe('a test that may kill', () => {
  const file = '/x/games/sigmar/tests/clauses.turn.test.ts'

  test.each([
    { names: ['[S-7.1] a turn'], is: true },
    { names: ['[S-7.1, S-R47] a turn'], is: true },
    { names: ['a turn', '[E-T51] Rage'], is: true },
    { names: ['a turn'], is: false },
    { names: ['a turn [S-7.1]'], is: false },
    { names: ['[note] a turn'], is: false },
  ])('$names: $is', ({ names, is }) => {
    expect(isKiller({ file, names })).toBe(is)
  })

  test('is named by a clause or stands among the cards', () => {
    expect(isKiller({ file: '/x/games/sigmar/tests/content/actions.test.ts', names: ['Jeers'] })).toBe(true)
    expect(isKiller({ file: 'C:\\x\\tests\\content\\actions.test.ts', names: ['Jeers'] })).toBe(true)
    expect(isKiller({ file: '/x/games/sigmar/tests/content/card-texts.test.ts', names: ['texts'] })).toBe(
      false,
    )
    expect(isKiller({ file: '/x/games/sigmar/tests/playthroughs.test.ts', names: ['amber'] })).toBe(false)
  })

  test('lies in a file of the rules, not of the board', () => {
    write('games/race/tests/clauses.test.ts', `test('[R-1.1] a turn', () => {})`)
    write('games/race/tests/playthroughs.test.ts', `test('amber', () => {})`)
    write('games/race/tests/content/cards.test.ts', `test('Sprint', () => {})`)
    write('games/race/tests/ui/board.test.ts', `test('[R-1.1] a turn is shown', () => {})`)
    expect(killerFiles(root, 'race')).toEqual([
      'games/race/tests/clauses.test.ts',
      'games/race/tests/content/cards.test.ts',
    ])
  })
})

describe('the order of tests', () => {
  const files = [
    '/x/games/race/tests/content/cards.test.ts',
    '/x/games/race/tests/referee/referee.test.ts',
    '/x/games/race/tests/rules/fight/rolls.test.ts',
    '/x/games/race/tests/rules/turn.property.test.ts',
    '/x/games/race/tests/rules/draw.test.ts',
    '/x/games/race/tests/rules/turn.test.ts',
    '/x/games/race/tests/clauses.test.ts',
  ]
  const names = (order: readonly string[]) => order.map((file) => file.replace('/x/games/race/tests/', ''))

  test('begins with the own test of what was changed and its folder, and ends with what tries much at random', () => {
    expect(names(likeliestFirst(files, '/y/copy/games/race/rules/turn.ts'))).toEqual([
      'rules/turn.test.ts',
      'rules/draw.test.ts',
      'content/cards.test.ts',
      'rules/fight/rolls.test.ts',
      'clauses.test.ts',
      'referee/referee.test.ts',
      'rules/turn.property.test.ts',
    ])
  })

  test('is that of the files while nothing is changed, but for what is slow', () => {
    const slow = files.filter((file) => /referee|property/.test(file))
    expect(likeliestFirst(files, undefined)).toEqual([
      ...files.filter((file) => !slow.includes(file)),
      ...slow,
    ])
  })

  test('knows the paths of Windows', () => {
    const backwards = files.map((file) => file.replaceAll('/', '\\'))
    expect(likeliestFirst(backwards, 'C:\\copy\\games\\race\\rules\\turn.ts')[0]).toBe(backwards[5])
  })
})

describe('mutants', () => {
  const turn = [
    `export const isOver = (a: number, b: number) => a < b`,
    `export const name = 'pass'`,
    `export const say = 'you pass'`,
    '',
  ].join('\n')

  test('are listed with their place, what they replace and by what', async () => {
    write('games/race/rules/turn.ts', turn)
    const found = await mutantsOf(root, 'race')
    const less = found.find(({ replacement }) => replacement === 'a <= b')
    expect(less).toMatchObject({
      file: 'rules/turn.ts',
      number: 1,
      column: 49,
      mutator: 'EqualityOperator',
      original: 'a < b',
    })
    expect(less?.line).toBe(turn.split('\n')[0])
    expect(less && rangeOf('race', less)).toBe('games/race/rules/turn.ts:1:48-1:53')
    expect(new Set(found.map(({ key }) => key)).size).toBe(found.length)
  })

  test('are those of what rules a game: not of cards, bots, boards, tests and the box', async () => {
    const places = ['state.ts', 'texts/deeds.ts', 'match/setup.ts', 'words/events.ts']
    const others = [
      'game.ts',
      'cover.ts',
      'content/cards.ts',
      'bots/rollout.ts',
      'ui/board.ts',
      'tests/lay.ts',
    ]
    for (const path of [...places, ...others]) write(`games/race/${path}`, turn)
    const found = await mutantsOf(root, 'race')
    expect([...new Set(found.map(({ file }) => file))].toSorted()).toEqual(
      ['rules/turn.ts', ...places].toSorted(),
    )
    for (const path of [...places, ...others]) rmSync(join(root, 'games/race', path))
  })

  test('of sentences and of files of words are wording, of names they are not', async () => {
    const strings = (await mutantsOf(root, 'race')).filter(({ mutator }) => mutator === 'StringLiteral')
    expect(strings.map((mutant) => [mutant.original, isWording(mutant, [])])).toEqual([
      [`'pass'`, false],
      [`'you pass'`, true],
    ])
    expect(strings.every((mutant) => isWording(mutant, ['rules/turn.ts']))).toBe(true)
  })

  test('are found again where lines moved and spaces changed, and not where the code did', async () => {
    const entry = {
      file: 'rules/turn.ts',
      line: 'export const isOver = (a: number, b: number) => a < b',
      original: 'a  <  b',
      replacement: 'a <= b',
      reason: 'a is never b',
    }
    write('games/race/rules/turn.ts', `\n\n  ${turn}`)
    expect((await mutantsOf(root, 'race')).filter((mutant) => isNamed(mutant, entry))).toHaveLength(1)
    write('games/race/rules/turn.ts', turn.replace('b: number', 'b: bigint'))
    expect((await mutantsOf(root, 'race')).filter((mutant) => isNamed(mutant, entry))).toHaveLength(0)
  })
})

test('an equivalent mutant without a reason is refused, naming the file', () => {
  write(
    'mutants.json',
    JSON.stringify({ equivalent: [{ file: 'a.ts', line: 'x', original: 'x', replacement: '' }] }),
  )
  expect(() => exceptionsOf(join(root, 'mutants.json'))).toThrow(/mutants\.json: .* needs reason/)
  expect(exceptionsOf(join(root, 'none.json'))).toEqual({ words: [], apart: {}, equivalent: [] })
})

test('a mutant is listed as equivalent by its file, its line and its replacement, whatever its number', () => {
  const mutant = { file: 'rules/turn.ts', line: '  a < b', original: 'a < b', replacement: 'a <= b' }
  expect(isListed({ ...mutant, number: 7 }, [{ ...mutant, line: 'a < b' }])).toBe(true)
  expect(isListed({ ...mutant, replacement: 'false' }, [mutant])).toBe(false)
  expect(isListed({ ...mutant, file: 'rules/draw.ts' }, [mutant])).toBe(false)
})

test('a verdict counts endless ones as killed, unreached ones as alive, and leaves equivalent ones out', () => {
  const keys = (mutants: readonly Keyed[]): string[] => mutants.map(({ key }) => key)
  const mutant = (key: string) => ({
    key,
    file: 'rules/turn.ts',
    number: 1,
    column: 1,
    line: key,
    mutator: 'EqualityOperator',
    original: 'a < b',
    replacement: 'a <= b',
  })
  const sample = ['killed', 'endless', 'alive', 'unreached', 'same', 'not the same'].map(mutant)
  const statuses = new Map([
    ['killed', 'Killed'],
    ['endless', 'Timeout'],
    ['alive', 'Survived'],
    ['unreached', 'NoCoverage'],
    ['same', 'Survived'],
    ['not the same', 'Killed'],
  ])
  const named = (line: string) => ({ ...mutant(line), reason: 'nobody can tell' })
  const verdict = verdictOn(sample, statuses, [named('same'), named('not the same')])
  expect(keys(verdict.killed)).toEqual(['killed', 'endless', 'not the same'])
  expect(keys(verdict.survivors)).toEqual(['alive', 'unreached'])
  expect(keys(verdict.equivalent)).toEqual(['same'])
  expect(verdict.score).toBe(3 / 5)
  expect(entriesFor(verdict.survivors)[0]).toEqual({
    file: 'rules/turn.ts',
    line: 'alive',
    original: 'a < b',
    replacement: 'a <= b',
    reason: '',
  })
  const text = reportOn({
    game: 'race',
    seed: '1',
    verdict,
    total: 60,
    drawn: 6,
    leftOut: ['3 strings'],
    unmatched: [named('gone')],
  })
  expect(text).toMatchSnapshot()
})

test('a mutant with which no test could even begin is dead', () => {
  expect(statusOf({ status: 'Survived', testsCompleted: 0 })).toBe('RuntimeError')
  expect(statusOf({ status: 'Survived', testsCompleted: 3 })).toBe('Survived')
  expect(statusOf({ status: 'NoCoverage', testsCompleted: undefined })).toBe('NoCoverage')
})
