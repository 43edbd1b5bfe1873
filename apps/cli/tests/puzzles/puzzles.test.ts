import { registry } from '@trialhall/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Puzzle } from '../../src/puzzles/puzzle.ts'
import { sprint } from '../support/sprint.ts'
import { run, type Ran } from '../support/terminal.ts'

/** One point wins, and to run is sure: a dash may fail. */
const SURE = {
  id: 'one-step-to-go',
  kind: 'lethal',
  options: { goal: 3 },
  position: { seats: [{ score: 2 }, { score: 2 }] },
  best: ['run with Step of 1', 'run with Step of 2', 'run with Step of 3'],
  why: 'A run is sure.',
}

function puzzles(args: string, ...list: readonly object[]): Promise<Ran> {
  return run(`puzzles sprint ${args}`, '', null, undefined, { sprint: JSON.stringify(list) })
}

/** The puzzle with the labels that its hand has. */
async function fitted(): Promise<object> {
  const { err } = await puzzles('', { ...SURE, best: ['?'] })
  const labels = /offered are (.*)\.$/m.exec(err)?.[1]?.split(', ') ?? []
  return { ...SURE, best: [...new Set(labels.filter((label) => label.startsWith('run')))] }
}

test('a bot is told how many it solves, and of which kind', async () => {
  const { code, out } = await puzzles('--bot greedy --tries 2', await fitted())
  expect(code).toBe(0)
  expect(out).toMatch(/^Sprint: 1 puzzles, greedy, 2 tries each, seed 1\n/)
  expect(out).toMatch(/\nlethal +1 +100\.0 % +20\.7 to 100\.0\nall +1 +100\.0 % /)
})

test('JSON names rules, command, kinds and picks, and is the same each time', async () => {
  const puzzle = await fitted()
  const { out } = await puzzles('--bot random --tries 8 --json', puzzle)
  expect(JSON.parse(out)).toMatchObject({
    game: 'sprint',
    rulesVersion: 3,
    command: 'npx trialhall puzzles sprint --bot random --tries 8 --seed 1',
    kinds: [{ kind: 'lethal', puzzles: 1 }, { kind: 'all' }],
    puzzles: [{ id: 'one-step-to-go', tries: 8 }],
  })
  expect((await puzzles('--bot random --tries 8 --json', puzzle)).out).toBe(out)
})

test('the command that JSON names repeats it in a shell, whatever was typed', async () => {
  const puzzle = await fitted()
  const { out } = await puzzles("--bot random --tries 1 --seed a'b;c --only lethal --json", puzzle)
  expect(JSON.parse(out)).toMatchObject({
    command: "npx trialhall puzzles sprint --bot random --tries 1 --seed 'a'\\''b;c' --only lethal",
  })
})

test.each([
  ['--find 1 --only lethal', '--only', '--find'],
  ['--find 1 --check 2', '--check', '--find'],
  ['--find 1 --bot expert', '--bot', '--find'],
  ['--find 1 --tries 4', '--tries', '--find'],
  ['--check 1 --json', '--json', '--check'],
  ['--check 1 --seed 1', '--seed', '--check'],
  ['--check 1 --bot random', '--bot', '--check'],
  ['--check 1 --tries 4', '--tries', '--check'],
  ['--check 1 --seats 2', '--seats', '--check'],
  ['--check 1 --option goal=3', '--option', '--check'],
])('with %s nothing is done: %s does not go with %s', async (args, stray, mode) => {
  const { code, out, err } = await puzzles(args, await fitted())
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toBe(`trialhall: ${stray} cannot stand beside ${mode}.\n`)
})

test.each(['--seats 9', '--option nonsense=1', '--options {}'])('%s needs --find', async (args) => {
  const { code, out, err } = await puzzles(`--bot random --tries 1 ${args}`, await fitted())
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toBe(`trialhall: ${args.split(' ')[0]} needs --find, which lets bots play.\n`)
})

test('what was missed is told with its reason', async () => {
  const { out } = await puzzles('--bot random --tries 20', await fitted())
  expect(out).toMatch(/\none-step-to-go +"dash with Step of \d" \d+ of 20.*A run\s+is sure\./s)
})

test('a check plays every option out', async () => {
  const { out } = await puzzles('--check 50', await fitted())
  expect(out).toMatch(/^one-step-to-go \(lethal\): A run is sure\.\n {2}\+ 100\.0 % {2}run with/)
})

test.each([
  ['puzzles that are none', '', [5], /^trialhall: Puzzle 1 needs id, a text\.\n$/],
  [
    'a puzzle without an answer',
    '',
    [{ ...SURE, best: undefined }],
    /Puzzle 1 needs either best or wrong, a list of labels/,
  ],
  ['a stray field', '', [{ ...SURE, hint: 'run' }], /Puzzle 1 has no field "hint"/],
  [
    'a label that nothing has',
    '',
    [{ ...SURE, best: ['fly'] }],
    /Puzzle one-step-to-go: no option reads "fly"; offered are /,
  ],
  [
    'a position that cannot be',
    '',
    [{ ...SURE, position: { seats: [{ score: 99 }] } }],
    /Puzzle one-step-to-go: position\./,
  ],
  [
    'a pick before that is not offered',
    '',
    [{ ...SURE, before: ['fly'] }],
    /Puzzle one-step-to-go: "fly" is not offered/,
  ],
  [
    'a kind that there is not',
    '--only heal',
    [SURE],
    /No puzzle of Sprint is called "heal"; kinds are lethal\./,
  ],
])('%s is one sentence', async (_what, args, list, sentence) => {
  const { err, out } = await puzzles(args, ...(list as object[]))
  expect(out).toBe('')
  expect(err).toMatch(sentence)
})

test('a game without puzzles says so', async () => {
  expect(await run('puzzles sprint')).toMatchObject({ code: 1, err: 'trialhall: Sprint has no puzzles.\n' })
})

describe('a puzzle from a match', () => {
  let found: readonly Puzzle[] = []

  async function search(): Promise<Puzzle[]> {
    const { code, out } = await run('puzzles sprint --find 2 --seed 5 --option goal=6')
    expect(code).toBe(0)
    return JSON.parse(out) as Puzzle[]
  }

  beforeAll(async () => {
    found = await search()
  })

  test('is found among moments of matches between bots, and says what its best pick wins', async () => {
    const [first, second] = found
    expect(first).toMatchObject({ kind: 'step', id: expect.stringMatching(/^step-5-\d+-\d+$/) })
    expect(first?.why).toMatch(
      /^(Played out 300 times|With every way to go on tried in 16 worlds), "\w+ with Step of \d" wins \d+ % and the next best, "\w+ with Step of \d", \d+ %\.$/,
    )
    expect(second?.id).not.toBe(first?.id)
    expect(await search()).toEqual(found)
  })

  test('is laid on the table as it was, and checked like any other', async () => {
    expect((await puzzles('--bot greedy --tries 1', ...found)).out).toMatch(
      /^Sprint: 2 puzzles, greedy, 1 try each/,
    )
    expect((await puzzles('--check 200', ...found)).out).toMatch(/%\): |: .*\n {2}\+ +\d/)
  })

  test.each([
    ['no log', { match: 'nonsense' }, /Puzzle \S+: The log is damaged/],
    ['both a match and a position', { position: {} }, /Puzzle 1 has both match and position\./],
    ['neither', { match: undefined }, /Puzzle 1 needs position, an object, or match, a text\./],
    ['no text', { match: 5 }, /Puzzle 1 needs match, a text\./],
  ])('that has %s is refused in one sentence', async (_what, change, sentence) => {
    const [first] = found
    const { err, out } = await puzzles('', { ...first, ...change })
    expect(out).toBe('')
    expect(err).toMatch(sentence)
  })

  test('of another game is refused', async () => {
    const dash = registry([{ ...sprint, id: 'dash' }])
    const { err } = await run('puzzles dash', '', null, dash, { dash: JSON.stringify(found) })
    expect(err).toMatch(/^trialhall: Puzzle \S+: .*sprint/)
  })
})
