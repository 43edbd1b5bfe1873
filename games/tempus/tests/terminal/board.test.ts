import { columnsOf, lineText } from '@trialhall/terminal'
import { below, Match, seeded, viewFor, type Ask, type Seat, type Viewer } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import type { TempusOption, TempusPrompt } from '../../asks.ts'
import { CHARACTERS } from '../../content/characters.ts'
import type { TempusEvent } from '../../events.ts'
import { tempus } from '../../game.ts'
import { begin } from '../../rules/lasting.ts'
import { PRINTED } from '../../rules/printed.ts'
import { MONSTER_IDS, OFF, type TempusState, type Turn } from '../../state.ts'
import { tempusTerminal } from '../../terminal/index.ts'
import { table, at, type Told } from '../words/told.ts'

const SMALL = { width: 80, height: 11 }
const LARGE = { width: 120, height: 24 }

interface Looking {
  readonly size?: typeof SMALL
  readonly viewer?: Viewer
  readonly prompt?: TempusPrompt
  readonly options?: readonly TempusOption[]
  readonly asked?: Seat
}

/** The table as text. */
function drawn(t: Told, { size = LARGE, viewer = 0, prompt, options = [], asked = 0 }: Looking = {}): string {
  const ask = prompt === undefined ? null : { seat: asked, prompt, options, refused: [] }
  const lines = tempusTerminal.board({
    game: tempus,
    view: viewFor(tempus, t.state, viewer),
    names: ['A you', 'B bot', 'C bot', 'D bot', 'E bot', 'F bot', 'G bot', 'H bot'],
    asked: [asked],
    ask,
    ...size,
  })
  expect(lines.length).toBeLessThanOrEqual(size.height)
  for (const line of lines) expect(columnsOf(lineText(line))).toBeLessThanOrEqual(size.width)
  return lines.map((line) => lineText(line).trimEnd()).join('\n')
}

const walk: TempusPrompt = { type: 'walk', spaces: 4 }

/** Everybody in the middle of the map. */
function middle(): Told {
  const t = table()
  t.hero(0).at = at(15, 15)
  t.hero(1).at = at(12, 15)
  t.hero(2).at = at(17, 16)
  return t
}

/** The numbers of the columns that are shown. */
function columnsIn(text: string): number[] {
  const line = text.split('\n').find((one) => /^ {3,}\d/.test(one)) ?? ''
  return [...line.replace(/[A-Z▸].*/, '').matchAll(/\d+/g)].map(([number]) => Number(number))
}

/** The numbers of the rows that are shown. */
function rowsIn(text: string): number[] {
  return [...text.matchAll(/^( \d|\d\d) {0,2}/gm)].map(([number]) => Number(number))
}

describe('the map', () => {
  test('shows who stands where, and the spaces that can be picked', () => {
    const options = [at(14, 14), at(16, 16)].map((space) => ({ do: 'space', space }) as const)
    const text = drawn(middle(), { prompt: walk, options })
    expect(text).toMatch(/\n14 .* {7} · /)
    expect(text).toMatch(/\n15 .*gC \^\^ gA ~~ ~~ .* Ra {7}Bo /)
    expect(text).toMatch(/\n16 .* · Ga /)
    expect(text).toMatch(/\n22 .* Og Og\|/)
    expect(drawn(middle()).match(/ · Ga /)).toBeNull()
  })

  test('shows as much as there is room for: of a large terminal nearly all', () => {
    const small = drawn(middle(), { size: SMALL, prompt: walk })
    expect(columnsIn(small)).toEqual(numbers(9, 21))
    expect(rowsIn(small)).toEqual(numbers(11, 18))
    const large = drawn(middle(), { prompt: walk })
    expect(columnsIn(large)).toEqual(numbers(4, 26))
    expect(rowsIn(drawn(middle(), { size: { width: 120, height: 40 } }))).toEqual(numbers(1, 30))
  })

  test('follows who is asked, as far as the edges of the map allow', () => {
    const t = middle()
    t.hero(0).at = at(2, 29)
    const text = drawn(t, { size: SMALL, prompt: walk })
    expect(columnsIn(text)).toEqual(numbers(1, 13))
    expect(rowsIn(text)).toEqual(numbers(23, 30))
    const other = drawn(t, { size: SMALL, prompt: walk, asked: 2 })
    expect(columnsIn(other)).toEqual(numbers(11, 23))
  })

  test('follows the creature that is moved, and whose turn it is while nobody is asked', () => {
    const t = middle()
    const ogre = { type: 'monster-move', creature: MONSTER_IDS.ogre, target: 0 } as const
    const at21 = drawn(t, { size: SMALL, prompt: ogre })
    expect(rowsIn(at21)).toContain(23)
    expect(columnsIn(at21)).toContain(10)
    t.state.turn = turnOf(1)
    t.hero(1).at = at(28, 4)
    expect(columnsIn(drawn(t, { size: SMALL }))).toEqual(numbers(18, 30))
  })

  test('shows the middle while nobody stands on the map', () => {
    const t = table()
    for (const hero of t.state.heroes) hero.at = OFF
    expect(columnsIn(drawn(t, { size: SMALL, prompt: walk }))).toContain(15)
  })
})

describe('beside the map', () => {
  test('stand all Heroes, the own party first, with HP, DR, cards, Loot and Ailments', () => {
    const t = middle()
    t.hero(1).hp = 12
    t.hero(1).initiative = 14
    t.hero(1).ailments = [
      { burn: 2, poison: 0, root: 0 },
      { burn: 0, poison: 0, root: 1 },
      { burn: 0, poison: 0, root: 0 },
    ]
    t.hero(3).at = OFF
    const text = drawn(t)
    expect(text).toMatch(/▸Bonnie {3}R 30HP DR\d h2 \$1 A you\n/)
    expect(text).toMatch(/Bonnie [^]* Ring of Speed\n[^]*Gains [^]*Raena [^]*Udayeen /)
    expect(text).toMatch(/ Raena {4}B 12HP DR\d i14 h1 B2 R1 B bot\n/)
    expect(text).toMatch(/ Udayeen {2}B off DR\d h0/)
    expect(drawn(t, { viewer: 1 })).toMatch(/ Raena [^]* Udayeen [^]*Bonnie [^]* Gains /)
  })

  test('stand Quests with the progress of both parties, active Monsters and Events', () => {
    const t = middle()
    const [quest] = t.state.quests
    if (quest) Object.assign(quest.work[0], { progress: 2, tiers: 1 })
    if (quest) Object.assign(quest.work[1], { progress: 4, tiers: 7 })
    Object.assign(t.state.monsters[1] ?? {}, { isActive: true, hp: 1 })
    const text = drawn(t)
    expect(text).toMatch(/ \? Read the Runes {2}Red 2\/2 · Blue 4 done\n/)
    expect(text).toMatch(/ gB Goblin B Wounded\n/)
    expect(text).not.toContain('Goblin A')
    expect(text).toMatch(/ ! Meteor\n/)
  })
})

test('[C-10] what a party has several times stands beside the map once, with how often', () => {
  const t = middle()
  const [fog] = PRINTED.lastings
  if (fog === undefined) throw new Error('something lasting is printed')
  PRINTED.lastings = [{ ...fog, slug: 'ascended', name: 'Ascended', ends: 'play', isOfParty: true }]
  for (const owner of [0, 0, 1]) begin(t.table, { face: 0, owner })
  expect(drawn(t)).toMatch(/ ! Meteor, Ascended 2 \(Red\), Ascended \(Blue\)\n/)
})

describe('above and below the map', () => {
  test('stand round, phase, Victory Points, the Guardian and the order of turns', () => {
    const t = middle()
    t.state.phase = 'turns'
    t.state.turn = turnOf(0)
    t.state.eventVp[1] = 3
    const { goblin, redPrince } = MONSTER_IDS
    t.state.slots = [1, { event: t.named.event }, goblin, goblin + 1, redPrince]
    t.hero(1).initiative = 12
    t.state.appointments = [{ card: t.named.event, initiative: 11 }]
    const [head, order] = drawn(t).split('\n')
    expect(head).toBe('Round 1 · Turn phase · Red 1 VP · Blue 3 VP · Hill Giant at 10 VP')
    expect(order).toBe(' Bonnie, then Raena 12, Meteor 11, Monsters 10, Red Prince')
    t.state.hasGuardian = true
    expect(drawn(t)).toContain(' · Hill Giant is here')
  })

  test('stands the own hand, and nobody else sees it', () => {
    const t = middle()
    expect(drawn(t, { size: SMALL })).toMatch(/\n Hand: Parry · Parry$/)
    expect(drawn(t)).toMatch(/\n ▪ Parry\n ▪ Parry$/)
    expect(drawn(t, { viewer: 1 })).toMatch(/\n ▪ Sneak$/)
    for (const viewer of [1, null]) expect(drawn(t, { viewer })).not.toContain('Parry')
  })

  test('eight Heroes find room in a small terminal, and nothing is ever too long', () => {
    const t = table(8)
    const text = drawn(t, { size: SMALL, prompt: walk })
    for (const { character } of t.state.heroes) expect(text).toContain(CHARACTERS[character]?.name)
    for (const size of [LARGE, { width: 40, height: 3 }]) drawn(t, { size, prompt: walk })
  })
})

describe('the draft', () => {
  test('shows the Trial and what everybody has taken', () => {
    const t = table()
    t.state.draft = { step: 'characters', first: 0, picked: [] }
    t.hero(1).character = -1
    expect(drawn(t)).toBe(
      [
        'Heroes are drafted   Read the Runes · marked-for-death · the-unholy-ritual · Hill Giant',
        '▸Red · A you: Bard, College of Lore, Bonnie',
        ' Blue · B bot: Cleric, Life Domain',
        ' Red · C bot: Fighter, Champion, Gains',
        ' Blue · D bot: Monk, Elemental, Udayeen',
      ].join('\n'),
    )
  })
})

describe('hints', () => {
  const hint = (t: Told, option: TempusOption): string =>
    tempusTerminal.hint?.(viewFor(tempus, t.state, 0), option, null) ?? ''

  test('tell how a creature stands, and how far away it is in a turn', () => {
    const t = middle()
    expect(hint(t, { do: 'creature', creature: 1 })).toMatch(/^of Blue, 30 HP, DR \d$/)
    t.state.turn = turnOf(0)
    expect(hint(t, { do: 'creature', creature: 1 })).toMatch(/^of Blue, 30 HP, DR \d, 3 away$/)
    Object.assign(t.state.monsters[0] ?? {}, { hp: 1 })
    expect(hint(t, { do: 'creature', creature: MONSTER_IDS.goblin })).toMatch(/^Wounded, \d+ away$/)
    expect(hint(t, { do: 'pass' })).toBe('')
  })

  test('tell no card of a hand that the viewer does not know', () => {
    const t = middle()
    expect(hint(t, { do: 'card', card: t.named.secret })).toBe('')
  })
})

describe('a match with the cards of the box', () => {
  test('fits into every terminal, whoever looks', () => {
    const options = { draft: 'short', windows: 'able', rounds: 2 }
    const match = sure(Match.start(tempus, { seats: 4, seed: 3, options }))
    const chance = seeded(3)
    for (let asks = 0; match.outcome === null; asks++) {
      const [ask] = match.asks
      if (ask === undefined) throw new Error('nobody is asked')
      if (asks % 12 === 0) fits(match, ask)
      sure(match.choose(ask.seat, below(chance, ask.options.length)))
    }
  })
})

/** Neither too many lines nor too long ones, for who is asked and for a spectator. */
function fits(match: Match<TempusState, TempusEvent>, ask: Ask): void {
  const names = ['A', 'B', 'C', 'D']
  for (const viewer of [ask.seat, null])
    for (const { width, height } of [SMALL, LARGE]) {
      const own = viewer === null ? null : ask
      const view = match.viewFor(viewer)
      const lines = tempusTerminal.board({
        game: tempus,
        view,
        names,
        asked: [ask.seat],
        ask: own,
        width,
        height,
      })
      expect(lines.length).toBeLessThanOrEqual(height)
      for (const line of lines) expect(columnsOf(lineText(line))).toBeLessThanOrEqual(width)
    }
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}

function turnOf(seat: Seat): Turn {
  return {
    seat,
    actions: 2,
    nimble: 0,
    pools: [],
    moves: 0,
    attacks: 0,
    steps: 0,
    interacted: [],
    hasGifted: undefined,
    used: [],
    safe: OFF,
  }
}
