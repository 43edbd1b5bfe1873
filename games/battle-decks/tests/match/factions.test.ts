import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { battleDecks } from '../../game.ts'
import { layNew, side } from '../lay.ts'
import { begin } from '../random.ts'

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)

function factions(options: Readonly<Record<string, unknown>>, seed: number): number[] {
  return begin(seed, options).state.sides.map(({ faction }) => faction)
}

describe('[B-1.1, B-2.1, B-R3] how factions come to the seats', () => {
  test('dealt at random, which is the default: nobody is asked, and either seat can get either', () => {
    const dealt = SEEDS.map((seed) => factions({}, seed).join())
    expect(new Set(dealt)).toEqual(new Set(['0,1', '1,0']))
    const t = layNew(1)
    expect(t.eventsOf('factionTaken').map(({ seat }) => seat)).toEqual([0, 1])
    expect(t.eventsOf('factionTossed')).toEqual([])
  })

  test.each([
    [
      ['prussia', ''],
      [1, 0],
    ],
    [
      ['', 'prussia'],
      [0, 1],
    ],
    [
      ['', 'britannia'],
      [1, 0],
    ],
    [
      ['britannia', 'prussia'],
      [0, 1],
    ],
  ])('chosen in advance, %j: the other seat has the other one, whatever the seed', (wished, expected) => {
    for (const seed of SEEDS.slice(0, 5))
      for (const factionDeal of ['pick', 'random'])
        expect(factions({ factions: wished, factionDeal }, seed)).toEqual(expected)
  })

  test('the same cannot be chosen for both', () => {
    const options = { factions: ['prussia', 'prussia'] }
    const started = Match.start(battleDecks, { seats: 2, seed: 1, options })
    expect(started.ok ? 'started' : started.fault.code).toBe('bad-option')
  })

  test('picked in secret: both are asked at once, and what one picks tells the other nothing', () => {
    const t = layNew(3, { factionDeal: 'pick' })
    t.A.isAsked('pick your faction').isOffered('Britannia', 'Prussia')
    t.B.isAsked('pick your faction').isOffered('Britannia', 'Prussia')
    const seen = JSON.stringify([t.B.view, t.B.ask, t.match.viewFor(null)])
    t.A.picks('Prussia')
    expect(JSON.stringify([t.B.view, t.B.ask, t.match.viewFor(null)])).toBe(seen)
    expect(t.eventsOf('factionTaken')).toEqual([])
    t.B.picks('Britannia')
    expect(t.eventsOf('factionTaken').map(({ seat, faction }) => [seat, faction])).toEqual([
      [0, 'prussia'],
      [1, 'britannia'],
    ])
  })

  test('the order of answering does not matter', () => {
    const picked = (order: 'A first' | 'B first') => {
      const t = layNew(8, { factionDeal: 'pick' })
      if (order === 'B first') t.B.picks('Prussia')
      t.A.picks('Prussia')
      if (order === 'A first') t.B.picks('Prussia')
      return t.state.sides.map(({ faction }) => faction)
    }
    expect(picked('A first')).toEqual(picked('B first'))
  })

  test('after a clash one coin decides, and both learn how it fell', () => {
    const t = layNew(8, { factionDeal: 'pick' })
    t.A.picks('Britannia')
    t.B.picks('Britannia')
    const [toss, ...more] = t.eventsOf('factionTossed')
    expect(more).toEqual([])
    expect(side(t, toss?.seat ?? 0).faction).toBe(0)
    expect(t.log().join(' ')).toMatch(/the coin gives it to seat [AB]/)
  })
})

describe('[B-R3, B-R51] options', () => {
  test('are the factions, how the rest is dealt, and who is asked for events', () => {
    expect(battleDecks.options.map((option) => [option.id, 'default' in option && option.default])).toEqual([
      ['factions', false],
      ['factionDeal', 'random'],
      ['windows', 'always'],
    ])
    for (const { label, help } of battleDecks.options)
      expect([label === '', help === '']).toEqual([false, false])
    expect(
      battleDecks.options.flatMap((option) => ('choices' in option ? option.choices : [])).slice(0, 2),
    ).toEqual([
      { id: 'britannia', label: 'Britannia' },
      { id: 'prussia', label: 'Prussia' },
    ])
  })

  test.each([
    [{ factions: ['france', ''] }],
    [{ factions: 'prussia' }],
    [{ factionDeal: 'auction' }],
    [{ windows: 'never' }],
    [{ heroes: 3 }],
  ])('what is no value of one is refused: %j', (options) => {
    const started = Match.start(battleDecks, { seats: 2, seed: 1, options })
    expect(started.ok ? 'started' : started.fault.code).toBe('bad-option')
  })

  test('`windows` says whether a hand that cannot answer is asked', () => {
    const asksAlways = (windows: string) =>
      sure(Match.start(battleDecks, { seats: 2, seed: 1, options: { windows } })).state.asksAlways
    expect([asksAlways('always'), asksAlways('able')]).toEqual([true, false])
  })
})
