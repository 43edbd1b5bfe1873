import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@trialhall/games'
import { describe, expect, test } from 'vitest'
import { run, type Ran } from './terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'trialhall-decks-'))

function house(args: string, typed = ''): Promise<Ran> {
  return run(args, typed, null, games)
}

/** A file with this text. */
function file(name: string, text: string | Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

const BAD = file('bad.txt', 'Heroes: Yuri, Zakir\n3 Fixate\n2 Nonsens\n1 Wallop\n')
const FAULTS = [
  'Line 2: 3 copies of Fixate; at most 2 are allowed. [E-2.03]',
  'Line 3: there is no card called "Nonsens". [E-2.01]',
  'The deck has 4 cards; it must have exactly 30. [E-2.01]',
]

describe('decks', () => {
  test('sample decks are listed', async () => {
    const { code, out } = await house('deck list')
    expect(code).toBe(0)
    expect(out).toMatch(/^bloodied-aggro +Bloodied Aggro\n/)
    expect(JSON.parse((await house('deck list --json')).out)).toHaveLength(6)
  })

  test('a sample deck is printed as a list that is no fault and that a match takes', async () => {
    const { out } = await house('deck show turbo-focus')
    expect(out).toMatch(/^# Turbo Focus\n\n# Heroes \(2\)\n1 Zakir, Keeper of Echoes\n[^]+\n2 Fixate\n$/)
    const path = file('mine.txt', out)
    expect(await house(`deck check ${path}`)).toMatchObject({
      code: 0,
      out: `${path} is a deck of Trials of the Eldar without faults.\n`,
    })
    expect((await house(`deck show ${path}`)).out).toBe(out.replace('# Turbo Focus\n\n', ''))
    const played = await house(
      `play eldar --option decks=@${path},bloodied-aggro --plain --seed 3 --pace 0`,
      'q\n',
    )
    expect(played.code).toBe(0)
    expect(played.out).toContain('Player A leads Zakir and Pavani.')
  })

  test('a sample deck fits the format that is asked for', async () => {
    const { out } = await house('deck show turbo-focus --option format=mini')
    expect(out).toContain('# Heroes (1)\n1 Zakir')
  })

  test('every fault of a list is named with its line', async () => {
    const { code, err } = await house(`deck check ${BAD}`)
    expect(code).toBe(1)
    expect(err).toBe(`trialhall: ${BAD} has 3 faults:\n${FAULTS.map((fault) => `  ${fault}\n`).join('')}`)
    const json = await house(`deck check ${BAD} --json`)
    expect(json.code).toBe(1)
    expect(JSON.parse(json.out)).toEqual({ faults: FAULTS })
  })

  test('a match is not begun with such a list', async () => {
    const { code, out, err } = await house(`play eldar --option decks=@${BAD},turbo-focus --plain`)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toBe(
      `trialhall: options.decks[0] has 3 faults:\n${FAULTS.map((fault) => `  ${fault}\n`).join('')}`,
    )
  })

  const data = file('data.bin', new Uint8Array([0, 1, 2, 255, 254, 7]))
  const wrong: readonly [string, number, RegExp][] = [
    [`deck check ${data}`, 1, /\n {2}This is not text but data of another kind\. \[E-2\.01\]\n/],
    [
      `deck check ${join(folder, 'none.txt')}`,
      2,
      /There is no file ".*none\.txt"; allowed is the path of a text file\./,
    ],
    [`deck check ${folder}`, 2, /There is no file/],
    [`deck check ${file('long.txt', 'x'.repeat(70_000))}`, 2, /is too long; allowed are 65536 bytes\./],
    [`deck check ${file('wide.txt', '# '.repeat(3000))}`, 1, /4000/],
    ['deck show chess', 2, /There is no file "chess"/],
    [`deck check ${BAD} --game sigmar`, 2, /Sigmar's Trial has no decks; games with decks: eldar\./],
    [`deck check ${BAD} --game chess`, 2, /game is "chess"; allowed is/],
    [`deck check ${BAD} --option format=team`, 1, /format/],
    [`play eldar --option decks=@${join(folder, 'none.txt')}`, 2, /There is no file/],
    [
      `play eldar --option format=draft --option pool=@${BAD}`,
      2,
      /The pool has \d+ cards; it needs at least 90\./,
    ],
  ]
  test.each(wrong)('%s is refused', async (args, code, message) => {
    const ran = await house(args)
    expect(ran).toMatchObject({ code, out: '' })
    expect(ran.err).toMatch(message)
  })

  test('a registry without decks says so', async () => {
    const ran = await run('deck list')
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toBe('trialhall: None of the games has decks.\n')
  })
})
