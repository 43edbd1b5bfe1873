import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@trialhall/games'
import { deckToLink } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { run, type Ran } from '../support/terminal.ts'

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

/** The copies of a sample deck by slug. */
async function copiesOf(sample: string): Promise<Record<string, number>> {
  const { out } = await house(`deck show ${sample}`)
  const catalog = games.games.find(({ id }) => id === 'eldar')?.catalog ?? []
  const lines = [...out.matchAll(/^(\d+) (.+)$/gm)]
  return Object.fromEntries(
    lines.map(([, count, name]) => [catalog.find((face) => face.name === name)?.slug, Number(count)]),
  )
}

describe('decks', async () => {
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

  const AGGRO = { name: 'My\u001b[31m\n3 Fixate', rules: {}, cards: await copiesOf('bloodied-aggro') }
  const code = deckToLink(AGGRO)
  const address = `http://127.0.0.1:4310/decks/eldar#${code}`

  test.each([address, `#${code}`, code])('a deck link is taken wherever a file is: %s', async (link) => {
    expect(await house(`deck check ${link}`)).toMatchObject({
      code: 0,
      out: 'The link is a deck of Trials of the Eldar without faults.\n',
    })
    const shown = await house(`deck show ${link}`)
    expect(shown.out).toMatch(/^# My\[31m 3 Fixate\n\n# Heroes \(2\)\n1 Yuri/)
    expect((await house(`deck check ${file('linked.txt', shown.out)}`)).code).toBe(0)
    for (const given of [link, `@${link}`]) {
      const args = `play eldar --option decks=${given},turbo-focus --plain --seed 3 --pace 0`
      const played = await house(args, 'q\n')
      expect(played.code).toBe(0)
      expect(played.out).toContain('Player A leads Yuri and Isra.')
    }
  })

  test('the rules that a link is for are those that it is checked by, unless others are asked for', async () => {
    const cards = await copiesOf('bloodied-aggro --option format=mini')
    const link = deckToLink({ name: 'Small', rules: { format: 'mini' }, cards })
    expect((await house(`deck show #${link}`)).out).toContain('# Rules: format mini\n')
    const { err } = await house(`deck check #${link} --option format=standard`)
    expect(err).toMatch(
      /^trialhall: The link has \d faults?:\n[^]+\n {2}The list names 1 Hero; a team has 2\./,
    )
  })

  test.each([
    [`#${code.slice(0, -4)}`, /This link holds no deck that can be read: it is cut short or was changed\./],
    ['https://hall.example/decks/eldar#AAAA', /This link holds no deck/],
    [
      `#${deckToLink({ name: 'x', rules: {}, cards: { 'no-such-card': 2 } })}`,
      /names a card that this version/,
    ],
    [`#${deckToLink({ ...AGGRO, rules: { format: 'chess' } })}`, /format/],
    [
      `#${deckToLink({ ...AGGRO, cards: { ...AGGRO.cards, 'great-cleave': 3 } })}`,
      /\n {2}3 copies of Great Cleave; at most 2/,
    ],
  ])('a bad link is refused in words: %s', async (link, message) => {
    const ran = await house(`deck check ${link}`)
    expect(ran).toMatchObject({ code: 1, out: '' })
    expect(ran.err).toMatch(message)
  })

  const data = file('data.bin', new Uint8Array([0, 1, 2, 255, 254, 7]))
  const wrong: readonly [string, number, RegExp][] = [
    [`deck check ${data}`, 1, /\n {2}This is not text but data of another kind\. \[E-2\.01\]\n/],
    [
      `deck check ${join(folder, 'none.txt')}`,
      2,
      /There is no file ".*none\.txt"; allowed is the path of a text file, or a sample deck: bloodied-aggro, .*turbo-focus\./,
    ],
    [`deck check ${folder}`, 2, /".*" is no file; allowed is/],
    [`deck check ${file('long.txt', 'x'.repeat(70_000))}`, 2, /is too long; allowed are 65536 bytes\./],
    [`deck check ${file('wide.txt', '# '.repeat(3000))}`, 1, /4000/],
    ['deck show chess', 2, /There is no file "chess"; .* or a sample deck: bloodied-aggro, /],
    ['play eldar --option decks=turbo', 2, /options\.decks is "turbo"; allowed is .*turbo-focus, .*@/],
    [
      `play eldar --persons 0 --pace 0 --save ${join(folder, 'none', 'x.json')}`,
      2,
      /cannot be saved to .*no folder/,
    ],
    [`play eldar --persons 0 --pace 0 --save ${folder}`, 2, /cannot be saved to .* it is a folder/],
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

  test('a sample deck can be checked by its name', async () => {
    expect((await house('deck check turbo-focus')).out).toBe(
      'turbo-focus is a deck of Trials of the Eldar without faults.\n',
    )
  })

  test('a registry without decks says so', async () => {
    const ran = await run('deck list')
    expect(ran).toMatchObject({ code: 2, out: '' })
    expect(ran.err).toBe('trialhall: None of the games has decks.\n')
  })
})

test.each(['deck check FILE', 'deck show FILE', 'play eldar --plain --option decks=@FILE,bloodied-aggro'])(
  'an empty file is no deck: %s',
  async (args) => {
    const { code, err } = await house(args.replace('FILE', file('empty.txt', '')))
    expect(code).toBe(2)
    expect(err).toMatch(/empty\.txt" is empty; it must hold a list\.\n$/)
  },
)
