import { lineText } from '@trialhall/terminal'
import { describe, expect, test } from 'vitest'
import { eldar } from '../../game.ts'
import { eldarTerminal } from '../../terminal/index.ts'
import { lay, settle, type EldarScene, type Layout } from '../lay.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const SMALL: Size = { width: 80, height: 13 }
const LARGE: Size = { width: 120, height: 24 }

/** The table as text, with the eyes of A. */
function drawn(t: EldarScene, size: Size = SMALL): string {
  const asked = t.match.asks.map(({ seat }) => seat)
  const ask = t.match.asks.find(({ seat }) => seat === 0) ?? null
  const view = t.match.viewFor(0)
  const lines = eldarTerminal.board({ game: eldar, view, names: ['A you', 'B bot'], asked, ask, ...size })
  return lines.map((line) => lineText(line).trimEnd()).join('\n')
}

const TABLE: Layout = {
  round: 3,
  initiative: 'A',
  A: {
    glory: 1,
    heroes: [
      {
        hero: 'yuri',
        hp: 8,
        focus: 3,
        is: ['dazed'],
        equipment: 'pendant-of-rising-fury',
        equipmentCounters: 2,
      },
      { hero: 'isra', focus: 2 },
    ],
    hand: ['wallop', 'great-cleave', 'akhir-greataxe'],
    graveyard: ['shockwave'],
  },
  B: {
    heroes: [
      { hero: 'giana', exhausted: true, is: ['marked'] },
      { hero: 'mei', down: true, hp: 0 },
    ],
  },
}

describe('the table', () => {
  test('shows round, phase, initiative, Glory and how many cards lie where', () => {
    const text = drawn(lay(TABLE))
    expect(text).toMatch(
      /^Round 3 of 7 {3}Start Equip \[Main\] End {3}3 Glory wins\n B bot +Glory 0 · hand 0 · deck 20/,
    )
    expect(text).toMatch(/\n▸A you +Glory 1 · hand 3 · deck 20 · graveyard 1 · initiative/)
  })

  test('[E-34.04, E-R39, E-R40] says in sudden death that whoever leads wins, and no number of Glory', () => {
    const players = { A: { ...TABLE.A, glory: 3 }, B: { ...TABLE.B, glory: 3 } }
    const text = drawn(lay({ ...TABLE, ...players, round: 8, suddenDeath: true }))
    expect(text).toMatch(/^Round 8, sudden death {2} Start Equip \[Main\] End {3}whoever leads wins\n/)
  })

  test('[E-29.01, E-33.01, E-33.02] shows who has initiative in the End Phase beside who has yielded', () => {
    const t = lay({
      phase: 'end',
      initiative: 'B',
      yielded: 'A',
      A: { heroes: [{ hero: 'yuri', focus: 3 }, { hero: 'isra' }], hand: ['flash'] },
      B: { heroes: [{ hero: 'giana', focus: 3, affliction: 'withering-touch' }, { hero: 'mei' }] },
      options: { windows: 'always' },
    })
    expect([t.state.initiative, t.state.yielded]).toEqual([0, 0])
    expect(drawn(t)).toMatch(/A you [^\n]*graveyard 0 · initiative · yielded\n/)
    expect(drawn(t)).toMatch(/B bot [^\n]*graveyard 0\n/)
  })

  test('[E-12.01] calls a permanent used once all its actions are', () => {
    const t = lay({
      ...TABLE,
      A: {
        heroes: [{ hero: 'daron', focus: 9, equipment: 'orb-of-acuity' }, { hero: 'isra' }],
        deck: ['wallop', 'flash', 'caltrops'],
      },
    })
    t.A.picks('Daron: Gaze')
    settle(t, 'foresee')
    t.A.picks('keep none')
    expect(drawn(t)).toMatch(/\n {4}equipment Orb of Acuity\n/)
    t.B.picks('pass')
    t.A.picks('Daron: Focus the Lens', 'Isra')
    settle(t)
    expect(drawn(t)).toMatch(/\n {4}equipment Orb of Acuity, used\n/)
  })

  test.each([SMALL, LARGE])('shows each player above the own Heroes', (size) => {
    expect(drawn(lay(TABLE), size)).toMatch(/ B bot [^]* Giana [^]*▸A you [^]* Yuri [^]*(Hand:|▪) /)
  })

  test('shows each Hero with HP, Focus, stamina, statuses and what is attached', () => {
    const text = drawn(lay(TABLE))
    expect(text).toMatch(/\n {2}Giana +16\/16 HP █+ {2}0 Focus {2}exhausted {2}Marked\n/)
    expect(text).toMatch(/\n {2}Mei +defeated; revives at the end of the round\n/)
    expect(text).toMatch(/\n {2}Yuri +8\/18 HP █+░+ {2}3 Focus {2}Invigorated Dazed bloodied\n/)
    expect(text).toMatch(/\n {4}equipment Pendant of Rising Fury, 2 fury\n/)
  })

  test('says what a card costs each Hero now', () => {
    expect(drawn(lay(TABLE))).toMatch(/ ▪ Wallop +Yuri 2, Isra 1 +Slow, 1 Focus/)
    expect(drawn(lay(TABLE))).toMatch(/ ▪ Akhir Greataxe +equip /)
    const tight = drawn(lay(TABLE), { width: 80, height: 9 })
    expect(tight).toContain('Hand: Wallop (Yuri 2, Isra 1) · Great Cleave (Yuri 3, Isra 2)')
  })

  test('shows Heroes side by side with their attributes where there is room', () => {
    const text = drawn(lay(TABLE), LARGE)
    expect(text).toMatch(/\n {2}Yuri .* {2}Isra .*\n {4}Power 4 Skill 0 Wisdom 0 {2}Invigorated Dazed/)
    expect(text).toContain('The stack is empty.')
    expect(text).toMatch(/\n {4}equipment {2}Pendant of Rising Fury, 2 fury\n/)
  })

  test('has a line for each side where there is room for no more', () => {
    const text = drawn(lay(TABLE), { width: 40, height: 4 })
    expect(text).toMatch(
      /^Round 3 of 7[^\n]*\n B Giana 16 HP F0 ex · Mei down\n▸A\* Yuri 8 HP F3 · Isra 14 HP F2\n/,
    )
  })

  test('names no card of a hand that the viewer does not know', () => {
    const t = lay({ ...TABLE, B: { ...TABLE.B, hand: ['flash'] } })
    expect(drawn(t)).not.toContain('Flash')
    expect(drawn(t)).toMatch(/ B bot +Glory 0 · hand 1 /)
  })

  test('tells two Heroes of one name apart', () => {
    const t = lay({
      A: { heroes: [{ hero: 'yuri' }] },
      B: { heroes: [{ hero: 'yuri' }] },
      options: { format: 'mini' },
    })
    expect(drawn(t)).toMatch(/Yuri \(B\)[^]+Yuri \(A\)/)
  })

  test.each([40, 60, 80, 120])('keeps to its lines at %i columns, whatever lies on it', (width) => {
    const t = lay({
      ...TABLE,
      B: { heroes: [{ hero: 'giana', focus: 9 }, { hero: 'mei' }], hand: ['uncanny-dodge'] },
    })
    t.A.picks('Isra: Wallop', 'Giana')
    for (const height of [9, 12, 20, 40]) {
      const lines = drawn(t, { width, height }).split('\n')
      expect(lines.length).toBeLessThanOrEqual(height)
      expect(lines.join('\n')).toContain('▸ Wallop')
    }
  })
})

describe('the stack', () => {
  test('shows its top first: whose, at whom, what it would do now, and its text', () => {
    const t = lay({
      ...TABLE,
      B: { heroes: [{ hero: 'giana', focus: 9 }, { hero: 'mei' }], hand: ['uncanny-dodge'] },
    })
    t.A.picks('Yuri: Wallop', 'Giana')
    expect(drawn(t, LARGE)).toMatch(
      /\n {2}▸ Wallop {2}Yuri → Giana {2}Giana −6, 10 left\n {6}Deal Power \+ 1 damage to target enemy\. If it is debuffed, it loses 1 Focus\.\n/,
    )
    t.B.picks('Giana: Uncanny Dodge')
    expect(drawn(t, LARGE)).toMatch(/\n {2}▸ Uncanny Dodge {2}Giana → Wallop\n.*\n {4}Wallop {2}Yuri → Giana/)
  })

  test('says how much more lies on it than there is room for', () => {
    const t = lay({
      ...TABLE,
      B: { heroes: [{ hero: 'giana', focus: 9 }, { hero: 'mei' }], hand: ['uncanny-dodge'] },
    })
    t.A.picks('Yuri: Wallop', 'Giana')
    t.B.picks('Giana: Uncanny Dodge')
    expect(drawn(t, { width: 80, height: 9 })).toMatch(/▸ Uncanny Dodge {2}Giana → Wallop, 1 more below\n/)
  })

  test('[E-17.02] begins the line of an ability without a name with a capital letter', () => {
    const hand = ['flash']
    const t = lay({
      phase: 'startAbilities',
      A: { hand, heroes: [{ hero: 'yuri', support: 'fixate', focus: 3 }, { hero: 'isra' }] },
      B: { hand, heroes: [{ hero: 'mei', support: 'fixate', focus: 3 }, { hero: 'kiran' }] },
      options: { windows: 'always' },
    })
    expect(drawn(t)).toMatch(/ ▸ The ability of Fixate {2}Mei/)
    expect(drawn(t)).toMatch(/\n {4}The ability of Fixate {2}Yuri/)
  })

  test('leaves the target open while it is chosen', () => {
    const t = lay({ ...TABLE, B: { heroes: [{ hero: 'giana' }, { hero: 'mei' }] } })
    t.A.picks('Yuri: Wallop')
    expect(drawn(t)).toContain('▸ Wallop  Yuri → ?')
  })
})

test.each([
  ['equipFirst', 'a reaction in the Start Phase', 'start'],
  ['beginMain', 'the second player in the Equip Phase', 'equip'],
  ['main', 'the Main Phase', 'main'],
])('[E-34.01] while %s comes next, who is asked is in %s', async (step, _, phase) => {
  const { phaseNow } = await import('../../rules/phases.ts')
  expect(phaseNow({ step: step as 'main' })).toBe(phase)
})
