import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../rules/fight/damage.ts'
import { sourceOfEvent } from '../../rules/sources.ts'
import { type Pick, type Role, type Scene } from './cast.ts'
import { WALL } from './rooms.ts'
import { trying, type Trying } from './trying.ts'

const HELP: Pick = { do: 'interaction' }

/** A helper of a Class far away with one card, in the turn of seat 0. */
function helped(classOf: string, ally: Role, more: Partial<Scene> = {}): Trying {
  const { heroes, ...rest } = more
  return trying({
    heroes: { 0: { at: '10,10', ...ally }, 2: { at: '20,18', classOf, hand: ['tumble'] }, ...heroes },
    ...rest,
  })
}

/** The helper's card is gone. */
function hasPaid(t: Trying): boolean {
  return t.state.heroes[2]?.hand.length === 0
}

const FOE: Readonly<Record<number, Role>> = { 1: { at: '11,10' } }

describe('[C-5, T-16.14] the Interactions of the Classes', () => {
  test('Inspire of the Bard: one skill roll has advantage', () => {
    const t = helped('bard', { primaries: ['outlander'] }, { rolls: [2, 10, 9] })
    expect(t.tries('savvy', HELP, { do: 'card' })).toBe(true)
    expect(hasPaid(t)).toBe(true)
  })

  test('Inspire of the Bard: not for an attack', () => {
    const t = helped('bard', { primaries: ['mace'] }, { heroes: FOE, rolls: [7] })
    t.plays(0, 'mace', 1)
    expect([hasPaid(t), isHelpOffered(t)]).toEqual([false, false])
  })

  test('Tend of the Cleric heals 4', () => {
    const t = helped('cleric', { hp: 20 })
    t.opens('turn', 0, HELP, { do: 'card' })
    expect([t.hp(0), t.hp(2), hasPaid(t)]).toEqual([24, 30, true])
  })

  test('Coordinate of the Fighter: +2 to one attack roll, not to the next', () => {
    const t = helped('fighter', { primaries: ['mace'] }, { heroes: FOE, rolls: [5, 5] })
    t.plays(0, 'mace', 1, HELP, { do: 'card' })
    expect(t.hp(1)).toBe(26)
    t.plays(0, 'mace', 1)
    expect(t.hp(1)).toBe(26)
  })

  test('Coordinate of the Fighter: not for a skill', () => {
    const t = helped('fighter', { primaries: ['outlander'] }, { rolls: [9] })
    expect([t.tries('savvy'), isHelpOfferedAt(t, 'skill')]).toEqual([false, false])
  })

  test('Guide Step of the Monk: the ally moves up to 2 now', () => {
    const t = helped('monk', {})
    t.opens('turn', 0, HELP, { do: 'card' }, '12,10')
    expect([t.place(0), t.place(2)]).toEqual(['12,10', '20,18'])
    expect(t.spaces()).not.toContain('13,10')
  })

  test('Bulwark of the Paladin: +2 DR until the start of the ally’s next turn', () => {
    const t = helped('paladin', {})
    t.opens('turn', 0, HELP, { do: 'card' })
    const hurts = (): void =>
      void dealDamage(t.table, { source: sourceOfEvent(null), target: 0, normal: 5, piercing: 0 })
    hurts()
    expect(t.hp(0)).toBe(27)
    t.ends()
    t.begins(2)
    t.ends()
    hurts()
    expect(t.hp(0)).toBe(24)
    t.begins(0)
    hurts()
    expect(t.hp(0)).toBe(19)
  })

  test('Spot of the Ranger: one attack roll has advantage, against a creature that the Ranger sees', () => {
    const t = helped('ranger', { primaries: ['mace'] }, { heroes: FOE, rolls: [2, 7] })
    t.plays(0, 'mace', 1, HELP, { do: 'card' })
    expect(t.hp(1)).toBe(26)
  })

  test('Set Up of the Rogue: one hit deals 3 more, and a miss none', () => {
    const t = helped('rogue', { primaries: ['mace'] }, { heroes: FOE, rolls: [2, 7] })
    t.plays(0, 'mace', 1)
    expect([t.hp(1), isHelpOfferedAt(t, 'hit')]).toEqual([30, false])
    t.plays(0, 'mace', 1, HELP, { do: 'card' })
    expect(t.hp(1)).toBe(23)
  })

  test('[T-23.12, T-16.09] Set Up of the Rogue: not on a hit without damage', () => {
    const t = helped(
      'rogue',
      { hand: ['cleric-hold-person'] },
      { heroes: { 1: { at: '14,10' } }, rolls: [20] },
    )
    t.plays(0, 'cleric-hold-person', 1)
    expect([t.on(1), t.hp(1), isHelpOfferedAt(t, 'hit')]).toEqual([['held'], 30, false])
  })

  test('Insight of the Wizard: the ally draws 1 card', () => {
    const t = helped('wizard', { deck: ['hide', 'grit'] })
    t.opens('turn', 0, HELP, { do: 'card' })
    expect([t.state.heroes[0]?.hand.length, t.state.heroes[2]?.hand.length]).toEqual([1, 0])
  })
})

/** Whether anybody was offered an Interaction; in windows of a moment. */
function isHelpOffered(t: Trying): boolean {
  return t.laid.asks.some(({ options }) => options.some((option) => option.do === 'interaction'))
}

function isHelpOfferedAt(t: Trying, moment: string): boolean {
  return t.laid.asks.some(
    ({ prompt, options }) =>
      'moment' in prompt && prompt.moment === moment && options.some((option) => option.do === 'interaction'),
  )
}

test('Spot of the Ranger: not against a creature behind a wall', () => {
  const attack = (at: string): boolean => {
    const t = helped(
      'ranger',
      { at: '2,2', primaries: ['mace'] },
      {
        drawing: WALL,
        heroes: { 1: { at: '3,2' }, 2: { at, classOf: 'ranger', hand: ['tumble'] } },
        rolls: [7],
      },
    )
    t.plays(0, 'mace', 1)
    return isHelpOffered(t)
  }
  expect([attack('5,2'), attack('1,2')]).toEqual([false, true])
})
