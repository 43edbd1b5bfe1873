import { columnsOf, lineText } from '@trialhall/terminal'
import { describe, expect, test } from 'vitest'
import { battleDecks } from '../../game.ts'
import { battleDecksTerminal } from '../../terminal/index.ts'
import { activated, lay, layNew, type BattleScene, type Layout } from '../lay.ts'
import { playAtRandom } from '../random.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const SMALL: Size = { width: 80, height: 11 }
const LARGE: Size = { width: 120, height: 24 }

/** The table as text, with the eyes of A, or of somebody else. */
function drawn(t: BattleScene, size: Size = LARGE, viewer: 0 | 1 | null = 0): string {
  const asked = t.match.asks.map(({ seat }) => seat)
  const ask = t.match.asks.find(({ seat }) => seat === viewer) ?? null
  const view = t.match.viewFor(viewer)
  const lines = battleDecksTerminal.board({
    game: battleDecks,
    view,
    names: ['A you', 'B bot'],
    asked,
    ask,
    ...size,
  })
  return lines.map((line) => lineText(line).trimEnd()).join('\n')
}

const TABLE: Layout = {
  phase: 'activation',
  round: 2,
  initiative: 'B',
  A: {
    field: ['sabre-cat-k', 'her-royal-guard-q'],
    characters: [
      {
        card: 'dire-wolf',
        hp: 4,
        activated: true,
        equipment: ['storm-horn'],
        tokens: [{ source: 'ambush', atk: 2, dmg: 2 }],
      },
      { card: 'quartermaster', hp: -2 },
      { card: 'sabre-cat-k', isNew: true, tokens: [{ source: 'pounce', atk: 2, against: 'artillery' }] },
      { card: 'her-royal-guard-q', pairedWith: 'pterosaur-rider' },
    ],
    hand: ['ambush-b-q', 'snare-net-4', 'wolf-pack-8'],
    events: ['fog-bank'],
    discard: ['panic'],
  },
  B: {
    defeated: ['artillery'],
    equalizers: [{ card: 'airship-pirates', attacks: 1 }],
    hand: ['smoke-shells'],
  },
}

describe('the table', () => {
  test('shows the round, whose turn it is and its step, and that it is the last one', () => {
    expect(drawn(lay(TABLE))).toMatch(/^Round 2 · Britannia's turn {2}Play cards \[Activate\] Refill\n/)
    const last = lay({ B: { characters: activated('artillery') }, lastTurn: true })
    expect(drawn(last)).toMatch(/^Round 1 · Britannia's last turn /)
    expect(drawn(lay({ phase: 'turn', quietRounds: 2, A: { hand: ['mammoth'] } }))).toMatch(
      /\[Play cards\].*quiet rounds: 2 of 3\n/,
    )
    expect(drawn(lay({ phase: 'round', round: 3 }))).toMatch(/^Round 3 begins\n/)
  })

  test('leaves events out of a line that has no room for them, and ends no line with a dot', () => {
    const names = ['A (player 1)', 'B (player 2)']
    const one: Layout = { ...TABLE, initiative: 'A', B: { ...TABLE.B, events: ['smoke-shells'], hand: [] } }
    for (const width of [60, 66, 72, 80]) {
      const { match } = lay({ ...one, A: { ...one.A, events: ['fog-bank'] } })
      const view = match.viewFor(0)
      const lines = battleDecksTerminal.board({
        game: battleDecks,
        view,
        names,
        asked: [0],
        ask: null,
        width,
        height: 24,
      })
      const text = lines.map((line) => lineText(line).trimEnd())
      expect(text.filter((line) => line.endsWith('·'))).toEqual([])
      expect(text.find((line) => line.includes('B (player 2)'))).toContain('B (player 2) · Prussia ')
    }
  })

  test('shows each player above the own line, the viewer below, with cards, heroes lost, initiative and events', () => {
    const text = drawn(lay(TABLE))
    expect(text).toMatch(/\n B bot · Prussia +hand 1 · deck 0 · discard 0 · 1 hero lost · initiative\n/)
    expect(text).toMatch(/\n▸A you · Britannia +hand 3 · deck 0 · discard 1 · events Fog Bank \(9♣\)\n/)
    expect(text).toMatch(
      / B bot [^]* Clockwork Soldier [^]* Airship Pirates [^]*▸A you [^]* Dire Wolf [^]* Ambush /,
    )
    expect(drawn(lay({ ...TABLE, B: { defeated: ['artillery', 'clockwork-soldier'] } }))).toContain(
      ' · 2 heroes lost',
    )
    expect(drawn(lay(TABLE), LARGE, 1)).toMatch(/A you [^]* Dire Wolf [^]* B bot [^]* Clockwork Soldier /)
  })

  test('shows HP, numbers with what changes them, and whether somebody can be activated', () => {
    const text = drawn(lay(TABLE))
    expect(text).toMatch(/\n {3}Clockwork Soldier +8\/8 +DEF 7 +ATK 3 +DMG 3 +ready\n/)
    expect(text).toMatch(/\n {3}Dire Wolf +4\/7 +DEF 7 +ATK 7 \(\+3\) +DMG 5 \(\+2\) +activated\n/)
    expect(text).toMatch(/\n {3}Quartermaster +−2\/7 +DEF 6 +ATK 3 +DMG 3 +unconscious\n/)
    expect(text).toMatch(/\n {3}Sabre Cat \(K♦\) +– +DEF 6 +ATK 4 +DMG 2 +ready, new\n/)
  })

  test('shows pairs, equipment and tokens under whoever they belong to', () => {
    const text = drawn(lay(TABLE))
    expect(text).toMatch(
      / Dire Wolf .*\n {5}Storm Horn \(7♠\) \+1 ATK, Rally\* · Ambush: \+2 ATK and \+2 DMG\n/,
    )
    expect(text).toMatch(/ Sabre Cat .*\n {5}Pounce: \+2 ATK against Artillery\n/)
    expect(text).toMatch(/ Pterosaur Rider .*\n {5}paired with Her Royal Guard \(Q♥\)\n/)
    expect(text).toMatch(/ Her Royal Guard .*\n {5}paired with Pterosaur Rider(\n|$)/)
  })

  test('says where what characters carry has no room, and only there', () => {
    const carriedIn = (layout: Layout, height: number): string[] =>
      drawn(lay(layout), { width: 80, height })
        .split('\n')
        .filter((line) => /^ (?!Hand)[A-Z][^▸·]*: /.test(line))
    const heights = Array.from({ length: 12 }, (_, i) => 8 + i)
    const much = heights.map((height) => carriedIn(TABLE, height))
    expect(much.flat().some((line) => line.endsWith(' …'))).toBe(true)
    expect(much.flatMap((lines) => lines.slice(0, -1)).filter((line) => line.endsWith(' …'))).toEqual([])
    const little: Layout = { B: { characters: [{ card: 'artillery', equipment: ['rifled-barrel'] }] } }
    const whole = heights.flatMap((height) => carriedIn(little, height))
    expect(whole.length).toBeGreaterThan(0)
    expect(whole.filter((line) => line.endsWith(' …'))).toEqual([])
  })

  test('shows equalizers with the attacks they have left and whom they would attack', () => {
    expect(drawn(lay(TABLE))).toMatch(
      /\n ☠ Airship Pirates \(Joker 1\) drawn by B {2}ATK 4 {2}DMG 5 {2}2 of 3 attacks left → Clockwork Soldier 67 % −5\n/,
    )
    expect(drawn(lay(TABLE), { width: 80, height: 30 })).toMatch(
      /\n ☠ Airship Pirates of B {2}ATK 4 {2}DMG 5 {2}2 of 3 left → Clockwork Soldier 67 % −5\n/,
    )
  })

  test('shows the own hand with ranks and suits, and what cards do where there is room', () => {
    const text = drawn(lay(TABLE))
    expect(text).toMatch(/ ▪ Ambush \(Q♣\) +event +One of your characters gets \+2 ATK and \+2 DMG/)
    expect(text).toMatch(/ ▪ Wolf Pack \(8♦\) +reinforcement DEF 6, ATK 3, DMG 1. Pack: /)
    expect(drawn(lay(TABLE), SMALL)).toContain('\n Hand: Wolf Pack (8♦) · Snare Net (4♠) · Ambush (Q♣)') // by kind, whatever was drawn first
  })

  test('never shows the hand of the other', () => {
    for (const viewer of [0, null] as const)
      expect(drawn(lay(TABLE), LARGE, viewer)).not.toContain('Smoke Shells')
    expect(drawn(lay(TABLE), LARGE, null)).not.toMatch(/Snare Net|Wolf Pack/)
  })

  test('shows several in a line where there is little room, with what they carry below as far as it fits', () => {
    const text = drawn(lay(TABLE), SMALL)
    expect(text).toMatch(/ DEF·ATK·DMG &pair/)
    expect(text).toMatch(/ Dire Wolf 4\/7 +7·7·5\+ +spent/)
    expect(text).toMatch(/ Pterosaur Rider 7\/7 7·4·3& +ready/)
    expect(text).toMatch(/ Quartermaster −2\/7 +6·3·3 +out/)
    expect(drawn(lay(TABLE), { width: 80, height: 12 })).toContain(
      'Dire Wolf: Storm Horn (7♠) +1 ATK, Rally*, Ambush',
    )
    const many = lay({
      A: { field: ['mammoth', 'sabre-cat-k', 'wolf-pack-10', 'wolf-pack-9', 'war-boar'] },
      B: { field: ['rifle-jaeger-10', 'rifle-jaeger-9', 'trench-raider', 'steam-hussar', 'mortar-crew'] },
    })
    expect(drawn(many, { width: 80, height: 9 })).toMatch(/ Rifle Jaeger 10♥ +6·3·2 +○ /)
  })

  test('names spent reinforcements in one line where there are very many characters', () => {
    const spent = ['sabre-cat-k', 'wolf-pack-10', 'wolf-pack-9', 'war-boar-3', 'royal-lancer-7']
    const t = lay({
      A: {
        field: [...spent, 'mammoth', 'palace-surgeon'],
        characters: activated(...spent),
      },
      B: { field: ['rifle-jaeger-10', 'rifle-jaeger-9', 'trench-raider', 'steam-hussar', 'mortar-crew'] },
    })
    const text = drawn(t, { width: 80, height: 11 })
    expect(text).toContain('\n spent: Sabre Cat K♦, W. Pack 10♦, Wolf Pack 9♦, War Boar 3♦, R. Lancer 7♥')
    expect(text).toMatch(/ Mammoth A♦ /)
    t.A.picks('activate Mammoth')
    expect(drawn(t, { width: 80, height: 11 })).toMatch(/▸Mammoth A♦ /)
  })

  test('before the first round says that factions and hands are settled', () => {
    const t = layNew(1, { factionDeal: 'pick' })
    expect(drawn(t)).toMatch(/^Factions and hands\n▸B bot +hand 0 /)
  })
})

describe('the fight', () => {
  test('says at each target how likely it is hit and what that takes', () => {
    const t = lay({ ...TABLE, A: { ...TABLE.A, hand: [] }, B: { defeated: ['artillery'] } })
    t.A.picks('activate Sabre Cat')
    const text = drawn(t)
    expect(text).toMatch(/ Clockwork Soldier .* ready +67 % −2\n/)
    expect(text).toMatch(/\n ▸ Sabre Cat \(K♦\) /)
    expect(drawn(t, SMALL)).toMatch(/ C\. Soldier 8\/8 .*67 % −2/)
  })

  test('says whom abilities reach and how likely they save', () => {
    const t = lay({
      active: 'B',
      A: { defeated: ['pterosaur-rider'], field: ['mammoth'], characters: [{ card: 'dire-wolf', hp: 2 }] },
    })
    t.B.picks('activate Artillery')
    expect(drawn(t, LARGE, 1)).toContain(
      'Barrage I*: Dire Wolf save 67 %, else −3 · Quartermaster save 67 %, else −3 · Mammoth (A♦) save 67 %, else defeated',
    )
  })

  test('says of a declared attack what its die would bring, and what the own cards would change', () => {
    const t = lay({
      B: { hand: ['smoke-shells', 'suppressing-fire'] },
      A: { characters: [{ card: 'dire-wolf' }] },
      rolls: [1],
    })
    t.B.picks('pass')
    t.A.picks('activate Dire Wolf', 'attack Artillery')
    const text = drawn(t, LARGE, 1)
    expect(text).toContain(
      '⚔ Dire Wolf → Artillery  hits from 2 on, 83 %: 3 HP, with a 6 6; 3 on average; falls',
    )
    expect(text).toContain('Smoke Shells (9♣) on Artillery: 83 % → 50 %, 3 HP → 2 HP')
    expect(text).toContain('Suppressing Fire (5♣) on Dire Wolf: 83 % → 50 %')
    expect(drawn(t)).not.toContain('Smoke Shells')
    t.B.picks('pass', 'pass')
  })

  test('counts what an ability adds to its attack', () => {
    const t = lay({ B: { hand: ['smoke-shells'] }, rolls: [1] })
    t.B.picks('pass')
    t.A.picks('activate Pterosaur Rider', 'use Dive', 'Clockwork Soldier')
    const text = drawn(t, LARGE, 1)
    expect(text).toContain('⚔ Pterosaur Rider → Clockwork Soldier  hits from 2 on, 83 %: 4 HP, with a 6 7')
    expect(text).toContain('Smoke Shells (9♣) on Clockwork Soldier: 83 % → 50 %')
    t.B.picks('pass', 'pass')
  })
})

test('what cards of the hand would change is said of attacks of equalizers too', () => {
  const t = lay({
    phase: 'refill',
    A: {
      characters: [
        { card: 'dire-wolf', hp: 3 },
        { card: 'quartermaster', hp: 2 },
      ],
      hand: ['fog-bank'],
      equalizers: [{ card: 'border-reavers', attacks: 1 }],
    },
    B: {
      characters: [
        { card: 'clockwork-soldier', hp: 1 },
        { card: 'engineer-corp-captain', hp: 1 },
        { card: 'artillery', hp: 1 },
      ],
    },
    rolls: [1],
  })
  t.A.picks('pass')
  const text = drawn(t)
  expect(text).toContain(
    '⚔ Border Reavers (Joker 2) → Pterosaur Rider  hits from 3 on, 67 %: 2 HP, with a 6 4',
  )
  expect(text).toContain('Fog Bank (9♣) on Pterosaur Rider: 67 % → 33 %')
  t.A.picks('pass', 'pass', 'pass')
})

test('is never wider than the terminal, in whole matches', () => {
  const sizes: readonly Size[] = [SMALL, { width: 80, height: 12 }, LARGE, { width: 40, height: 5 }]
  for (const seed of [1, 2])
    playAtRandom(seed, (match) => {
      if (match.log.choices.length % 29 !== 0) return
      const [ask = null] = match.asks
      const view = match.viewFor(ask?.seat ?? null)
      const names = ['A you', 'B bot']
      for (const size of sizes) {
        const lines = battleDecksTerminal.board({ game: battleDecks, view, names, asked: [0], ask, ...size })
        expect(Math.max(...lines.map((line) => columnsOf(lineText(line))))).toBeLessThanOrEqual(size.width)
      }
    })
})
