import { describe, expect, test } from 'vitest'
import { trySkill } from '../../../rules/fight/skills.ts'
import { openWindow } from '../../../rules/play/windows.ts'
import { happening } from '../../../rules/sources.ts'
import { heroOf, type Settings } from '../../../state.ts'
import { acts, between, stage, turnOf, type Player, type Staged } from './kit.ts'

const HELP = { do: 'interaction' } as const

/** Ivar tries Knowledge with Outlander (11+) while Bonnie stands far away. */
function outlander(hand: readonly string[], rolls: readonly number[], bonnie: Player = {}): Staged {
  return stage({
    heroes: {
      0: { at: '10,10', primaries: ['outlander'] },
      2: { at: '20,20', heroClass: 'bard', hand, ...bonnie },
    },
    turn: { seat: 0 },
    rolls,
  })
}

function tries(t: Staged): boolean {
  return trySkill(t.table, { seat: 0, skill: 'knowledge', act: null, modifier: 0 })
}

function asksForHelp(t: Staged, seat: number): number {
  return t.asks.filter(
    (ask) => ask.seat === seat && ask.options.some((option) => option.do === 'interaction'),
  ).length
}

describe('Ivar and Bonnie', () => {
  test('[T-16.14, T-16.17, T-16.19, T-R28, T-T60] a card before the roll gives advantage from anywhere: 6 and 13 pass 11+', () => {
    const t = outlander(['healing-word', 'encore'], [6, 13])
    t.answers(HELP, { do: 'card', card: t.card('encore') })
    expect(tries(t)).toBe(true)
    expect(t.state.heroes[2]?.spent).toEqual([t.card('encore')])
    const helped = t.events.filter(({ type }) => type === 'interacted')
    expect(helped).toEqual([{ type: 'interacted', seat: 2, on: 0, card: t.card('encore') }])
    const prices = t.asks.filter(({ prompt }) => prompt.type === 'price')
    expect(prices.map(({ seat, prompt }) => ({ seat, prompt }))).toEqual([
      { seat: 2, prompt: { type: 'price', card: t.card('healing-word') } },
    ])
  })

  test('[T-16.20] a window that opens again tells the help from the cards that were played', () => {
    const t = stage({
      heroes: {
        0: { at: '10,10', heroClass: 'cleric', hand: ['encore'], initiative: 12 },
        1: '14,10',
        2: { at: '16,10', hand: ['second-wind'], hp: 5, initiative: 3 },
      },
      turn: { seat: 2 },
    })
    t.answers(HELP, { do: 'card', card: t.card('encore') }, { do: 'pass' })
    openWindow(t.table, between(2))
    const asked = t.asks.flatMap(({ prompt }) => (prompt.type === 'window' ? [prompt.helped] : []))
    expect(asked).toEqual([undefined, [{ seat: 0, card: t.card('encore') }]])
  })

  test('[T-16.17, T-T60] after the roll it is refused', () => {
    const t = outlander(['encore'], [6])
    expect(tries(t)).toBe(false)
    const at = t.asks.flatMap(({ prompt }) => ('moment' in prompt ? [prompt.moment] : []))
    expect(at).toEqual(['skill'])
  })

  test('[T-16.20] the card that is discarded does nothing of its own', () => {
    const t = outlander(['healing-word'], [6, 13])
    heroOf(t.state, 0).hp = 10
    t.answers(HELP)
    tries(t)
    expect(t.state.heroes[0]?.hp).toBe(10)
    expect(t.events.filter(({ type }) => type === 'played')).toEqual([])
  })

  test('[T-16.15, T-T60] a second one in the same turn is refused', () => {
    const t = outlander(['healing-word', 'encore'], [6, 13, 6])
    t.answers(HELP, { do: 'card', card: t.card('encore') })
    tries(t)
    expect(tries(t)).toBe(false)
    expect(asksForHelp(t, 2)).toBe(1)
  })

  test('[T-16.14] an empty hand helps nobody', () => {
    const t = outlander([], [6])
    tries(t)
    expect(t.asks).toEqual([])
  })

  test('[T-16.18] nobody off the map helps', () => {
    const t = stage({
      heroes: { 0: { at: '10,10', primaries: ['outlander'] }, 2: { heroClass: 'bard', hand: ['encore'] } },
      turn: { seat: 0 },
      rolls: [6],
    })
    tries(t)
    expect(t.asks).toEqual([])
  })
})

describe('whose turn', () => {
  function asked(seat: number, turn: number, settings: Partial<Settings> = {}): boolean {
    const t = stage({
      heroes: {
        0: { at: '10,10', heroClass: 'cleric', hand: ['encore'] },
        1: '14,10',
        2: '16,10',
      },
      turn: { seat: turn },
      settings,
    })
    openWindow(t.table, between(turn))
    return asksForHelp(t, seat) > 0
  }

  test('[T-16.15] in that of another ally; neither in its own nor in that of an opponent', () => {
    expect([asked(0, 2), asked(0, 0), asked(0, 1)]).toEqual([true, false, false])
  })

  test('[T-16.15] in its own only where the table allows that', () => {
    expect([asked(0, 0, { helpsItself: true }), asked(0, 1, { helpsItself: true })]).toEqual([true, false])
  })

  test('[T-R100] an ally that is off the map cannot be helped', () => {
    const t = stage({
      heroes: { 0: { at: '10,10', heroClass: 'cleric', hand: ['encore'] }, 2: {} },
      turn: { seat: 2 },
    })
    openWindow(t.table, between(2))
    expect(t.asks).toEqual([])
  })

  test('[T-16.14] it helps the ally whose turn it is, and no other one that rolls', () => {
    const t = stage({
      heroes: {
        0: { at: '10,10', primaries: ['outlander'] },
        2: { at: '20,20', heroClass: 'bard', hand: ['encore'] },
        4: { at: '5,5' },
      },
      seats: 6,
      turn: { seat: 4 },
      rolls: [6],
    })
    tries(t)
    expect(t.asks).toEqual([])
  })

  test('[T-16.16] several allies may each help in the same turn', () => {
    const t = stage({
      heroes: {
        0: { at: '10,10', heroClass: 'cleric', hand: ['encore'] },
        2: { at: '16,10', hp: 10 },
        4: { at: '12,10', heroClass: 'cleric', hand: ['encore'] },
      },
      seats: 6,
      turn: { seat: 2 },
    })
    t.answers(HELP, HELP)
    openWindow(t.table, between(2))
    expect(t.state.heroes[2]?.hp).toBe(18)
    expect(turnOf(t).interacted).toEqual([0, 4])
  })
})

test('[T-16.06] an Interaction with a hit takes no Chain, and adds to the hit of the ally', () => {
  const t = stage({
    heroes: {
      0: { at: '10,10', primaries: ['longsword'] },
      1: '11,10',
      2: { at: '20,20', heroClass: 'rogue', hand: ['poisoned-blade'] },
    },
    turn: { seat: 0 },
    rolls: [10],
  })
  t.answers(HELP)
  acts(t, 'longsword')
  expect(t.state.heroes[1]).toMatchObject({ hp: 22, ailments: undefined })
})

test('[T-R65] off the map a card that needs no space may be played, others may not', () => {
  const t = stage({ heroes: { 0: { hand: ['ambush', 'second-wind'] }, 1: '10,10' } })
  openWindow(t.table, happening('initiative', -1))
  openWindow(t.table, between(1))
  expect(t.asks.flatMap(({ options }) => t.slugsOf(options))).toEqual(['ambush'])
})

test('[T-16.20] an Interaction is not of the card that it costs: the ally moves by no card', () => {
  const t = stage({
    heroes: { 0: { at: '10,10', heroClass: 'monk', hand: ['bless'] }, 2: '14,10' },
    turn: { seat: 2 },
  })
  t.answers(HELP, { do: 'stop' })
  openWindow(t.table, between(2))
  expect(t.asks.at(-1)?.prompt).toEqual({ type: 'place', creature: 2, card: null })
})

test('[T-14.02] a card that is played is named: the Hero moves by it', () => {
  const t = stage({
    heroes: { 0: { at: '10,10', primaries: ['longsword'], hand: ['zealous-charge'] }, 1: '14,10' },
    turn: { seat: 0 },
  })
  t.answers({ do: 'stop' })
  acts(t, 'zealous-charge')
  expect(t.asks.at(-1)?.prompt).toEqual({ type: 'place', creature: 0, card: t.card('zealous-charge') })
})
