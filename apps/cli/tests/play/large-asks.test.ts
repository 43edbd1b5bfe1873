import { Match, registry, type AnyGame, type Space } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { columnsOf, lineText } from '@trialhall/terminal'
import { describe, expect, test } from 'vitest'
import { outposts, type OutpostsState } from '../../../../examples/outposts/game.ts'
import { choicesOf } from '../../src/play/choices.ts'
import { frame } from '../../src/play/frame.ts'
import { press } from '../../src/play/keys.ts'
import { listLines } from '../../src/play/listing.ts'
import { FIRST_SCREEN, type Screen } from '../../src/play/screen.ts'
import { Sitting } from '../../src/play/sitting.ts'
import { run, type Ran } from '../support/terminal.ts'

/** Outposts at a terminal of 80 by 24, with a person and a bot, after the first card was picked. */
class Outposts {
  readonly sitting: Sitting
  screen: Screen = FIRST_SCREEN

  constructor() {
    const match = sure(Match.start(outposts as AnyGame, { seed: 3, seats: 2 }))
    const sitters = ['Ana', 'Bo'].map((name) => ({ name, bot: null }))
    this.sitting = new Sitting(match, sitters, { asksAll: false })
    this.press('return', '1', 'escape')
  }

  /** Presses keys; a text of several letters is typed one by one. */
  press(...keys: readonly string[]): this {
    for (const key of keys) {
      const { screen, deed } = press(this.sitting, this.screen, key)
      this.screen = screen
      if (deed?.do === 'pick') this.sitting.pick(this.sitting.personAsk?.seat ?? 0, deed.index)
    }
    return this
  }

  type(text: string): this {
    return this.press(...text)
  }

  shown(columns = 80, rows = 24): string {
    return frame(this.sitting, this.screen, { columns, rows }).map(lineText).join('\n')
  }

  get taken(): readonly number[] {
    const { built } = this.sitting.match.state as unknown as OutpostsState
    return built.map(({ field }) => field)
  }
}

describe('a space of a map, on the full screen', () => {
  test('is picked by its column and its row', () => {
    const table = new Outposts().type('12 7')
    expect(table.shown()).toMatch(/12 7_ Enter picks it/)
    table.press('return')
    expect(table.taken).toEqual([6 * 20 + 11])
  })

  test('is picked with a comma, too, and digits are taken back one by one', () => {
    expect(new Outposts().type('12,78').press('backspace', 'return').taken).toEqual([6 * 20 + 11])
  })

  test.each([
    ['10 10', 'Column 10, row 10: the lake. Nothing stands in the lake.'],
    ['21 3', 'Column 21, row 3 is beyond the map, which has 20 columns and 20 rows.'],
    ['0 3', 'Column 0, row 3 is beyond the map, which has 20 columns and 20 rows.'],
    ['9', 'There is no option 9: allowed is 1 to 2.'],
  ])('%s is refused with one sentence', (typed, sentence) => {
    const table = new Outposts().type(typed).press('return')
    expect([table.screen.notice, table.screen.typed, table.taken]).toEqual([sentence, '', []])
  })

  test('is explained by w and its column and row', () => {
    const table = new Outposts().press('w')
    expect(table.shown()).toContain('Type its column and its row, as in 12 7.')
    expect(table.type('10 10').shown()).toContain('Column 10, row 10: the lake. Nothing stands in the lake.')
    expect(table.press('return').shown()).toMatch(/where\?/)
    expect([table.screen.typed, table.taken]).toEqual(['', []])
  })

  test('lies on the map that m shows', () => {
    const map = new Outposts().press('m').shown(80, 40)
    expect(map).toMatch(/^ +1 {7}5 {9}10 {8}15 {8}20$/m)
    expect(map).toMatch(/^ {2}4 (· ){13}1 2 3 4 3 2 1 ?$/m)
    expect(map).toMatch(/^ 10 .*≈/m)
  })
})

describe('400 options in a terminal of 80 by 24', () => {
  test('name the keys that go through them', () => {
    expect(new Outposts().shown()).toMatch(
      /\nnumber or ↑↓⏎ · 12 7 a space · m map · \/ find · b back · .*q quit$/,
    )
  })

  test('leave the prompt where it is, however far the list is narrowed', () => {
    const table = new Outposts()
    for (const key of ['escape', '1', 'return', '3', 'return']) {
      table.press(key)
      const lines = table.shown().split('\n')
      expect(lines.length).toBeLessThan(24)
      for (const line of lines) expect(columnsOf(line)).toBeLessThanOrEqual(80)
      expect(lines.some((line) => /build Outpost \d where\?/.test(line))).toBe(true)
    }
  })

  test('are two lines at first, then columns, then rows', () => {
    const table = new Outposts()
    expect(choicesOf(table.sitting, table.screen).map(({ label }) => label)).toEqual([
      'column',
      'keep the card back',
    ])
    expect(table.shown()).toMatch(/column … \(399\) {3}12 7 picks column 12, row 7/)
    table.press('return')
    expect(choicesOf(table.sitting, table.screen)).toHaveLength(20)
    table.type('12').press('return')
    expect(choicesOf(table.sitting, table.screen).at(6)?.label).toBe('column 12 row 7')
  })

  test('are found by the letters of their words', () => {
    const table = new Outposts().type('/col 12')
    expect(table.shown()).toMatch(/\/col 12_ 20 of 400 · Enter picks · Esc shows all/)
    table.type(' 7')
    expect(table.shown()).toMatch(/▸ {2}1 {2}column 12 row 7/)
    expect(table.press('return').taken).toEqual([6 * 20 + 11])
  })

  test('are found by nothing: Enter says so, Escape shows all again', () => {
    const table = new Outposts().type('/zebra')
    expect(table.shown()).toMatch(/\/zebra_ 0 of 400/)
    expect(table.press('return').screen.notice).toBe('No option reads like "zebra".')
    expect(table.press('escape').screen.sought).toBeNull()
    expect(table.press('/', 'z', 'backspace', 'backspace').screen.sought).toBeNull()
  })
})

/** Outposts line by line, against a bot. */
function line(typed: string): Promise<Ran> {
  const args = 'play outposts --seed 3 --bots random --plain --pace 0'
  return run(args, `${typed}\nq\n`, null, registry([outposts as AnyGame]))
}

describe('a space of a map, line by line', () => {
  test('is picked by its column and row, and explained by w', async () => {
    const { out, err } = await line('1\nw 10 10\n12 7\nm')
    expect(err).toBe('')
    expect(out).toContain('  a column and a row pick a space: 12 7 · m shows the map\n')
    expect(out).toContain('  Column 10, row 10: the lake. Nothing stands in the lake.\n')
    expect(out).toMatch(/builds Outpost \d on column 12 row 7\./)
    expect(out).toMatch(/^ {2}7 .*▲/m)
  })

  test.each([
    ['10 10', 'Column 10, row 10: the lake. Nothing stands in the lake.\n'],
    ['99 1', 'Column 99, row 1 is beyond the map, which has 20 columns and 20 rows.\n'],
    ['401', '"401" is no option here; allowed is 1 to 400, 12 7, m, b, w, g, s, e, t, draw, ? or q.\n'],
    ['zebra', '"zebra" is no option here; allowed is 1 to 400, 12 7, m, b, w, g, s, e, t, draw, ? or q.\n'],
  ])('%s is refused with one sentence', async (typed, sentence) => {
    expect((await line(`1\n${typed}`)).err).toBe(sentence)
  })

  test('keeps the list within the screen, and words narrow it', async () => {
    const { out } = await line('1\ncolumn 12')
    const asked = out.slice(out.indexOf('where?')).split('\n')
    expect(asked[2]).toBe('     column … (399): type /column to list them')
    expect(asked[3]).toBe('400  keep the card back')
    expect(out).toMatch(/^ {9}column 12 row … {2}12 1 · 32 2 · /m)
  })
})

test('a space that several options pick says which they are, by number', async () => {
  const { spaces } = outposts.words
  const of = (option: unknown): Space | null =>
    (option as { do?: string }).do === 'keep' ? { column: 12, row: 7 } : (spaces?.of(option) ?? null)
  const doubled = {
    ...outposts,
    words: { ...outposts.words, spaces: spaces && { ...spaces, of } },
  } as AnyGame
  const { err } = await run(
    'play outposts --seed 3 --bots random --plain --pace 0',
    '1\n12 7\nq\n',
    null,
    registry([doubled]),
  )
  expect(err).toBe('There is more than one way to pick it: 132 column 12 row 7 · 400 keep the card back.\n')
})

test('a list never takes more lines than leave room for the prompt', () => {
  const words = Array.from({ length: 400 }, (_, i) => `${String.fromCharCode(97 + (i % 26))}${i} of the hall`)
  const lines = listLines(words, { sought: '', width: 80 })
  expect(lines).toEqual(['     400 options: type words of some of them to list those'])
  expect(listLines(words, { sought: 'c', width: 80 })[0]).toBe('  3  c2 of the hall')
  expect(listLines(words, { sought: 'nothing', width: 80 })).toEqual([])
})

describe('what is worth knowing of an option', () => {
  const hintOf = (index: number): string =>
    index === 2 ? '' : `hits from ${index + 2} on, with what it takes`

  test('stands behind its words, and goes on below them', () => {
    expect(listLines(['strike Wolf', 'strike Boar', 'pass'], { sought: '', hintOf, width: 40 })).toEqual([
      '  1  strike Wolf   hits from 2 on, with',
      '         what it takes',
      '  2  strike Boar   hits from 3 on, with',
      '         what it takes',
      '  3  pass',
    ])
  })

  test('is said once where it is the same of several in a row', () => {
    const lines = listLines(['one', 'two'], { sought: '', hintOf: () => 'as good', width: 40 })
    expect(lines).toEqual(['  1  one   as good', '  2  two'])
  })

  test('is cut where options would push the prompt away, and no option is left out for it', () => {
    const labels = Array.from({ length: 14 }, (_, i) => `${String.fromCharCode(97 + i)} strikes`)
    const each = (index: number): string => `hits from ${index} on and on and on`
    const lines = listLines(labels, { sought: '', hintOf: each, width: 30 })
    expect(lines.map((line) => line.slice(0, 14))).toEqual(
      labels.map((label, i) => `${String(i + 1).padStart(3)}  ${label}`),
    )
    expect(lines.every((line) => line.length <= 30 && line.endsWith('…'))).toBe(true)
  })
})
