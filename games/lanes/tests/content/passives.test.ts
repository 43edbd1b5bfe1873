import { describe, expect, test } from 'vitest'
import { at, ends, lay, lives } from '../lay.ts'

describe('powers that look at spells', () => {
  const CONFLUX = ['storm', 'conduit', 'lightning', 'conflux']
  const SCORCH = ['fireball', 'kindling', 'scorch']
  const units = { '2,3': 'aGd4/9' }

  test('Conflux waits for the first spell of an own turn and gives nothing for one out of turn', () => {
    const slots = [{ card: 'frostbind', charges: 'B' }]
    const B = {
      class: 'elementalist',
      nodes: CONFLUX,
      slots,
      hand: ['fire-bolt', 'lightning-strike'],
      orbs: 'RRRBB',
    }
    const t = lay({ phase: 'main2', A: { class: 'paladin' }, B, units })
    t.A.picks('end the phase')
    t.B.picks('cast Frostbind on Guard (2,3)')
    expect(at(t, 1).mana).toEqual([0, 0, 0, 0, 0])
    t.A.picks('end the phase')
    t.B.picks('cast Fire Bolt on Guard (2,3)')
    expect(at(t, 1).mana).toEqual([0, 1, 0, 0, 0])
    t.B.picks('cast Lightning Strike on Guard (2,3)')
    expect(t.eventsOf('passiveWorked')).toHaveLength(1)
  })

  test('Conflux counts anew in every turn of its owner', () => {
    const A = {
      class: 'elementalist',
      nodes: CONFLUX,
      casts: 1,
      hand: ['frostbind', 'fire-bolt'],
      orbs: 'BRR',
    }
    const t = lay({ phase: 'main2', A, units: { '2,5': 'bGd' } })
    t.A.picks('cast Frostbind on Guard (2,5)')
    expect(t.eventsOf('passiveWorked')).toEqual([])
    ends(t, 0)
    t.B.picks('end the phase', 'Defend', 'end the phase')
    t.A.picks('cast Fire Bolt on Guard (2,4)')
    expect(t.eventsOf('passiveWorked')).toMatchObject([{ seat: 0, passive: 'conflux' }])
  })

  test.each([
    ['fire-bolt', 'Fire Bolt on Guard (2,3)', 19],
    ['frostbind', 'Frostbind on Guard (2,3)', 20],
    ['ember-sprite', 'Ember Sprite to (1,5)', 19],
    ['rime-wisp', 'Rime Wisp to (1,5)', 20],
  ])('Scorch after %s in the own turn: cast %s, and the enemy hero has %i left', (card, says, life) => {
    const B = { class: 'elementalist', nodes: SCORCH, hand: [card], orbs: 'RRBS' }
    const t = lay({ active: 'B', B, units })
    t.B.picks(`cast ${says}`)
    expect(lives(t)).toEqual([life, 20])
  })

  test('Scorch burns once per turn, never out of turn, and needs its node', () => {
    const hand = ['fire-bolt', 'ember-sprite']
    const B = { class: 'elementalist', nodes: SCORCH, hand, orbs: 'RRS' }
    const twice = lay({ active: 'B', B, units })
    twice.B.picks('cast Fire Bolt on Guard (2,3)', 'cast Ember Sprite to (1,5)')
    expect(lives(twice)).toEqual([19, 20])
    const used = lay({ active: 'B', B: { ...B, hasScorched: true }, units })
    used.B.picks('cast Fire Bolt on Guard (2,3)')
    expect(lives(used)).toEqual([20, 20])
    const out = lay({
      phase: 'main2',
      A: {},
      B: { ...B, slots: [{ card: 'fireball', charges: 'RRR' }] },
      units,
    })
    out.A.picks('end the phase')
    out.B.picks('cast Fireball between lanes 1 and 2, rows 2 and 3')
    expect(lives(out)).toEqual([20, 20])
    const without = lay({ active: 'B', B: { ...B, nodes: [] }, units })
    without.B.picks('cast Fire Bolt on Guard (2,3)')
    expect(lives(without)).toEqual([20, 20])
  })

  test('[L-R59] Scorch and Conflux do nothing once the game is over', () => {
    const nodes = [...SCORCH]
    const A = { class: 'elementalist', nodes, hand: ['fire-bolt'], orbs: 'RR', life: 5 }
    const B = { class: 'warlock', life: 1, area: [{ card: 'soul-toll' }] }
    const t = lay({ A: { ...A, area: [{ card: 'soul-toll' }] }, B, units: { '2,3': 'bGd1/1' } })
    t.A.picks('cast Fire Bolt on Guard (2,3)')
    expect(t.eventsOf('passiveWorked')).toEqual([])
    expect(t.outcome?.ranks).toEqual([1, 2])
  })
})
