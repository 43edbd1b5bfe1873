import { describe, expect, test } from 'vitest'
import { at, lay, lives, on, poolOf, shown, type LanesScene } from '../lay.ts'

/** All that the Warlock can have learned for better cards. */
const LEARNED = [
  ['tormentors', 'cult', 'doom', 'brood'],
  ['shackles', 'deep-curses', 'treachery', 'malediction'],
  ['hellfire', 'drain', 'blood-mastery'],
].flat()

/** A Warlock who has learned it all, with one card and orbs for every cost, faces two strong Guards. */
function warlock(card: string): LanesScene {
  return lay({
    A: { class: 'warlock', nodes: LEARNED, hand: [card], orbs: 'PPPPRRRRSS', life: 10 },
    units: { '2,3': 'bGd4/6', '3,3': 'bGd4/6' },
  })
}

describe('better units', () => {
  test('Marksman hits for 3 from two fields away', () => {
    const t = lay({ phase: 'battle', units: { '2,2': 'aMa', '2,4': 'bGd4/6' } })
    t.A.picks('Attack')
    expect(shown(t, '2,4')).toBe('Guard 4/3')
  })

  test('Crusader comes with Haste', () => {
    const nodes = ['cavalry', 'drill', 'fletchers', 'crusade']
    const t = lay({ A: { class: 'paladin', nodes, hand: ['cavalier'] } })
    t.A.picks('summon Crusader to (2,1)')
    expect([shown(t, '2,1'), on(t, '2,1').haste]).toEqual(['Crusader 4/4', 1])
  })

  test('Blaze Imp burns the foes around it as it dies', () => {
    const units = { '2,2': 'aGd', '2,3': 'bBi1/1', '3,3': 'aGd4/6', '1,4': 'bGd4/6' }
    const t = lay({ phase: 'battle', units })
    t.A.picks('Attack')
    expect([shown(t, '2,3'), shown(t, '2,2'), shown(t, '3,3'), shown(t, '1,4')]).toEqual([
      '',
      'Guard 1/2',
      'Guard 4/5',
      'Guard 4/6',
    ])
  })

  test('Dread Hound comes with Antimagic', () => {
    const t = warlock('hellhound')
    t.A.picks('summon Dread Hound to (2,1)')
    expect(on(t, '2,1').antimagic).toBe(1)
  })
})

describe('better spells', () => {
  test('Shadow Bolt II deals 4', () => {
    const t = warlock('shadow-bolt')
    t.A.picks('cast Shadow Bolt II on Guard (2,3)')
    expect(on(t, '2,3').hp).toBe(2)
  })

  test('Curse of Weakness II disarms and snares', () => {
    const t = warlock('curse-of-weakness')
    t.A.picks('cast Curse of Weakness II on Guard (2,3)')
    expect(on(t, '2,3')).toMatchObject({ disarm: 1, snare: 1 })
  })

  test('Blood Pact II costs 1 life for two mana', () => {
    const t = warlock('blood-pact')
    t.A.picks('cast Blood Pact II')
    expect([lives(t)[0], at(t, 0).mana.reduce((sum, mana) => sum + mana, 0)]).toEqual([9, 2])
  })

  test('Hellfire II deals 2 around an intersection', () => {
    const t = warlock('hellfire')
    t.A.picks('cast Hellfire II between lanes 2 and 3, rows 2 and 3')
    expect([on(t, '2,3').hp, on(t, '3,3').hp]).toEqual([4, 4])
  })

  test('Treachery II turns a unit round for a turn more', () => {
    const t = warlock('treachery')
    t.A.picks('cast Treachery II on Guard (2,3)')
    expect([on(t, '2,3').turnover, at(t, 0).area[0]?.tokens]).toEqual([1, 2])
  })

  test('Drain Life II deals 3 and heals 1', () => {
    const t = warlock('drain-life')
    t.A.picks('cast Drain Life II on Guard (2,3)')
    expect([on(t, '2,3').hp, lives(t)[0]]).toEqual([3, 11])
  })

  test('Shackles II snare and disarm two', () => {
    const t = warlock('shackles')
    t.A.picks('cast Shackles II on Guard (2,3) and Guard (3,3)')
    for (const field of ['2,3', '3,3']) expect(on(t, field)).toMatchObject({ disarm: 1, snare: 1 })
  })
})

test('Lightning Strike deals 2 and stuns', () => {
  const t = lay({
    A: { class: 'elementalist', hand: ['lightning-strike'], orbs: 'RBB' },
    units: { '2,3': 'bGd4/6' },
  })
  t.A.picks('cast Lightning Strike on Guard (2,3)')
  expect(on(t, '2,3')).toMatchObject({ hp: 4, stun: 1 })
  expect(poolOf(t, 0)).toBe('')
})

describe('passive powers', () => {
  test.each([
    { nodes: [], hp: 2 },
    { nodes: ['banner', 'devotion', 'oath', 'unbroken-line'], hp: 3 },
  ])('with $nodes a Guard defends to $hp HP', ({ nodes, hp }) => {
    const t = lay({
      phase: 'battle',
      active: 'B',
      A: { class: 'paladin', nodes },
      units: { '2,2': 'aGd1/4D', '2,3': 'bIm3/2', '3,2': 'bIm2/2' },
    })
    t.B.picks('Attack')
    expect(on(t, '2,2').hp).toBe(hp)
  })

  test('Absolute Zero makes a Stun of three Chill', () => {
    const nodes = ['deep-winter', 'blizzard', 'ice-armour', 'absolute-zero']
    const t = lay({
      A: { class: 'elementalist', hand: ['frostbind'], nodes, orbs: 'B' },
      units: { '2,3': 'bGd' },
    })
    t.A.picks('cast Frostbind on Guard (2,3)')
    expect(on(t, '2,3')).toMatchObject({ chill: 0, stun: 1 })
  })

  test('Conflux gives red mana for the first spell of a turn', () => {
    const nodes = ['storm', 'conduit', 'lightning', 'conflux']
    const t = lay({
      A: { class: 'elementalist', hand: ['frostbind', 'fire-bolt'], nodes, orbs: 'BRR' },
      units: { '2,3': 'bGd4/6', '3,3': 'bGd4/6' },
    })
    t.A.picks('cast Frostbind on Guard (2,3)')
    expect(at(t, 0).mana).toEqual([0, 1, 0, 0, 0])
    t.A.picks('cast Fire Bolt on Guard (3,3)')
    expect(t.eventsOf('passiveWorked')).toMatchObject([{ seat: 0, passive: 'conflux' }])
  })
})
