import { columnsOf, lineText } from '@trialhall/terminal'
import { describe, expect, test } from 'vitest'
import { battleDecks } from '../../game.ts'
import { battleDecksTerminal } from '../../terminal/index.ts'
import { namesIn } from '../../terminal/room.ts'
import { activated, lay, type BattleScene, type Layout } from '../lay.ts'

const SPENT = ['sabre-cat-k', 'sabre-cat-q', 'wolf-pack-10', 'wolf-pack-9', 'war-boar-3']
const READY = [
  'crown-fusilier-10',
  'crown-fusilier-9',
  'royal-lancer-7',
  'royal-lancer-6',
  'palace-surgeon-4',
  'her-royal-guard-k',
  'her-royal-guard-q',
  'mammoth',
  'scout-falcon-6',
  'queens-champion',
]
const MACHINES = [
  'shield-grenadier-k',
  'shield-grenadier-q',
  'rifle-jaeger-10',
  'rifle-jaeger-9',
  'trench-raider-7',
  'trench-raider-6',
  'corps-mechanic-4',
  'corps-mechanic-3',
  'walking-bastion',
  'steam-hussar-k',
  'steam-hussar-q',
  'drill-automaton-10',
  'drill-automaton-9',
  'mortar-crew-3',
  'storm-marshal',
]

/** Fifteen reinforcements beside the three heroes of each side, two equalizers, and a full hand. */
const CROWD: Layout = {
  A: {
    field: [...SPENT, ...READY],
    characters: activated(...SPENT),
    hand: ['ambush-b-k', 'ambush-b-q', 'snare-net-5', 'heartseeker-lance-k', 'field-rations-j'],
    events: ['fog-bank-9', 'panic-5', 'cut-straps-7'],
  },
  B: {
    field: MACHINES,
    equalizers: [{ card: 'airship-pirates' }, { card: 'rogue-super-soldiers', attacks: 1 }],
  },
}

interface Size {
  readonly width: number
  readonly height: number
}

/** What the whole screen leaves the board at 80 by 24 and at 120 by 40. */
const SMALL: Size = { width: 80, height: 9 }
const LARGE: Size = { width: 120, height: 20 }

function drawn(t: BattleScene, size: Size): string[] {
  const [ask = null] = t.match.asks
  const view = t.match.viewFor(0)
  const lines = battleDecksTerminal.board({
    game: battleDecks,
    view,
    names: ['A', 'B'],
    asked: [0],
    ask,
    ...size,
  })
  return lines.map((line) => lineText(line).trimEnd())
}

describe('a table of 18 characters a side', () => {
  test.each([SMALL, LARGE])(
    'keeps to $width columns and $height lines, and both seats and the hand can be seen',
    (size) => {
      const lines = drawn(lay(CROWD), size)
      expect(lines.length).toBeLessThanOrEqual(size.height)
      expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(size.width)
      const text = lines.join('\n')
      expect(text).toMatch(/\n B · Prussia [^]*\n▸A · Britannia [^]* Hand: Heartseeker Lance/)
      for (const hero of ['Soldier', 'Artillery', 'Wolf', 'Quarterm']) expect(text).toContain(hero)
    },
  )

  test('counts on a small screen whom it does not show, and breaks no name', () => {
    const lines = drawn(lay(CROWD), SMALL)
    const counted = lines.filter((line) => /and \d+ more: g$/u.test(line))
    expect(counted.length).toBeGreaterThanOrEqual(3)
    for (const [at, side] of [MACHINES, [...SPENT, ...READY]].entries()) {
      const line = lines.filter((one) => /^ [○●×]/u.test(one))[at] ?? ''
      const named = line.match(/[○●×]/gu)?.length ?? 0
      const left = Number(/and (\d+) more/u.exec(line)?.[1] ?? 0)
      expect(named + left).toBe(side.length)
    }
    expect(lines.find((line) => line.includes('☠'))).toMatch(
      /Airship Pirates, \d of 3 left · Rogue Super Soldiers, \d of \d left/,
    )
  })

  test('names whoever the ask is about with numbers, and those who are ready before the others', () => {
    const t = lay(CROWD)
    t.A.picks('pass', 'activate Mammoth')
    const lines = drawn(t, SMALL)
    expect(lines.join('\n')).toMatch(/▸Mammoth A♦ +\d·\d·\d/)
    expect(lines.filter((one) => /^ [○●×]/u.test(one))[1]).toMatch(/^ ○.*and \d+ more: g$/)
  })

  test('shows all of them on a large screen, and counts nobody', () => {
    const lines = drawn(lay(CROWD), LARGE)
    expect(lines.filter((line) => /[○●]/u.test(line)).join('\n')).not.toMatch(/more: g/)
  })
})

test('names stand in as many lines as there are, unbroken, and those without room are counted', () => {
  const names = ['Sabre Cat', 'War Boar', 'Mammoth']
  const shape = { rows: 1, lead: 'Hand: ', between: ' · ' }
  expect(namesIn(names, { ...shape, width: 60 })).toEqual(['Hand: Sabre Cat · War Boar · Mammoth'])
  expect(namesIn(names, { ...shape, width: 32 })).toEqual(['Hand: Sabre Cat · and 2 more: g'])
  expect(namesIn(names, { ...shape, width: 18 })).toEqual(['Hand: 3: g'])
  expect(namesIn(names, { ...shape, width: 18, rows: 3 })).toEqual([
    'Hand: Sabre Cat ·',
    'War Boar · Mammoth',
  ])
})
