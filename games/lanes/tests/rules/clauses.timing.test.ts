import { describe, expect, test } from 'vitest'
import { areaOf, at, ends, handOf, lay, lives, on, shown, type LanesScene } from '../lay.ts'

describe('when Antimagic goes', () => {
  test('[L-CON.22] it outlasts the Enchantments phase of the other player, and every other phase', () => {
    const t = lay({ phase: 'orbs', units: { '2,5': 'bSp+antimagic' } })
    ends(t, 0)
    expect(on(t, '2,5').antimagic).toBe(1)
    ends(t, 0)
    t.B.isAsked('First Main')
    expect(on(t, '2,5').antimagic).toBe(0)
  })

  test('[L-CON.22, L-R47] under Turnover it goes in the phase of the owner, not in that of the ally', () => {
    const units = { '2,5': 'bSp+antimagic+turnover', '3,1': 'aSp+antimagic+turnover' }
    const t = lay({ phase: 'enchantments', units })
    expect([on(t, '2,5').antimagic, on(t, '3,1').antimagic]).toEqual([1, 0])
  })

  test('[L-R48] in the windows of that phase the unit is still warded, and not any more in the First Main phase', () => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'paladin', area: [{ card: 'blessing-of-valor', tokens: 2, on: ['2,3'] }] },
      B: { class: 'warlock', slots: [{ card: 'shadow-bolt', charges: 'PP' }] },
      units: { '2,3': 'aGd+antimagic' },
    })
    t.B.isOffered('pass').picks('pass')
    expect(on(t, '2,3')).toMatchObject({ hp: 4, antimagic: 1 })
    t.B.isOffered('pass').picks('pass')
    expect(on(t, '2,3').antimagic).toBe(0)
    t.A.picks('end the phase')
    t.B.isOffered('cast Shadow Bolt on Guard (2,3)', 'pass')
  })

  test('[L-R48] placed in such a phase it stays until the next one', () => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'paladin', slots: [{ card: 'purity', charges: 'W' }] },
      units: { '2,1': 'aSp', '3,1': 'aSp+antimagic' },
    })
    t.A.picks('cast Purity on Stone Pillar (2,1)')
    expect([on(t, '2,1').antimagic, on(t, '3,1').antimagic]).toEqual([1, 0])
    t.A.picks('end the phase', 'Defend', 'Defend', 'end the phase')
    ends(t, 1, 2)
    expect(on(t, '2,1').antimagic).toBe(0)
  })

  test('[L-R48] what lies on the unit already stays and goes on working afterwards', () => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area: [{ card: 'withering-hex', tokens: 2, on: ['2,5'] }] },
      units: { '2,5': 'bSp-/4+antimagic' },
    })
    expect(on(t, '2,5').hp).toBe(4)
    expect(on(t, '2,5').marks).not.toBe(0)
    ends(t, 0, 2)
    t.B.picks('end the phase', 'Defend', 'end the phase')
    expect(on(t, '2,5').hp).toBe(3)
  })

  test("[L-R48] healing that names no target reaches it; attacks and units' texts do as well", () => {
    const t = lay({
      A: { hand: ['divine-intervention'], orbs: 'WWWB' },
      units: { '2,3': 'aGd1/1+antimagic', '2,5': 'bGd+antimagic' },
    })
    t.A.picks('cast Divine Intervention in lane 2')
    expect([shown(t, '2,3'), shown(t, '2,5')]).toEqual(['Guard 1/3', 'Guard 1/3'])
    const blow = lay({ phase: 'battle', units: { '2,3': 'aTo', '2,5': 'bGd+antimagic' } })
    blow.A.picks('Attack')
    expect(on(blow, '2,5')).toMatchObject({ hp: 1, snare: 1 })
  })

  test('[L-CON.18, L-CON.21] a spell being cast neither enchants it nor leaves a condition on it, on its neighbour it does', () => {
    const t = lay({
      A: { class: 'elementalist', hand: ['blizzard'], orbs: 'BBB' },
      units: { '2,3': 'bGd+antimagic', '3,3': 'bGd' },
    })
    t.A.picks('cast Blizzard in row 3')
    expect([on(t, '2,3').marks > 0, on(t, '3,3').marks > 0]).toEqual([false, true])
  })
})

describe('Blood Pact out of turn', () => {
  const PACT = {
    class: 'warlock',
    life: 10,
    slots: [{ card: 'blood-pact', charges: 'P' }],
    orbs: 'S',
    hand: ['imp'],
  }

  test('[L-KEY.12, L-MN2.6] its mana is lost when the turn of the other ends', () => {
    const t = lay({ phase: 'main2', A: { class: 'paladin' }, B: PACT })
    t.A.picks('end the phase')
    t.B.picks('cast Blood Pact')
    expect([lives(t)[1], at(t, 1).mana]).toEqual([7, [0, 0, 0, 0, 2]])
    t.A.picks('end the phase')
    expect(at(t, 1).mana).toEqual([0, 0, 0, 0, 0])
    expect([areaOf(t, 1), handOf(t, 1)]).toEqual([['Blood Pact'], ['Imp']])
  })

  test('[L-FCC.2, L-KEY.12] in the own Mana Orb phase it pays for what the same turn brings', () => {
    const t = lay({ phase: 'orbs', active: 'B', B: { ...PACT, orbs: '' } })
    t.B.picks('cast Blood Pact', 'summon Imp to (2,5)')
    expect(at(t, 1).mana).toEqual([0, 0, 0, 0, 1])
    t.B.picks('end the phase', 'Defend').isAsked('Second Main')
    expect(at(t, 1).mana).toEqual([0, 0, 0, 0, 1])
  })

  test('[L-R53] it lies there until the end of the own next turn and is not cast in between', () => {
    const t = lay({ phase: 'main2', A: { class: 'paladin' }, B: PACT })
    t.A.picks('end the phase')
    t.B.picks('cast Blood Pact')
    t.A.picks('end the phase')
    t.B.picks('end the phase').isAsked('Second Main')
    expect(areaOf(t, 1)).toEqual(['Blood Pact'])
    t.B.picks('end the phase')
    expect(areaOf(t, 1)).toEqual([])
  })

  test('[L-R71, L-WIN.2] the last life may be paid in the turn of the other, who wins at once', () => {
    const t = lay({ phase: 'main2', A: { class: 'paladin' }, B: { ...PACT, life: 3 } })
    t.A.picks('end the phase')
    t.B.picks('cast Blood Pact')
    expect(t.outcome).toEqual({ ranks: [1, 2], scores: [20, 0], reason: 'life' })
  })
})

describe('who gives up', () => {
  test.each([
    [0, [2, 1]],
    [1, [1, 2]],
  ])('[L-WIN.1] seat %i leaves the victory to the other, whatever the lives', (seat, ranks) => {
    const t = lay({ A: { life: 3 }, B: { life: 3 } })
    expect(t.match.leave(seat).ok).toBe(true)
    expect(t.outcome).toEqual({ ranks, scores: [3, 3], reason: 'left' })
    expect(t.log().at(-2)).toBe(`${['Paladin', 'Warlock'][seat]} leaves the game.`)
  })

  /** B, at its second unit in the Battle phase, whose Tithe takes the last life of A at the end of it. */
  const tithed = (): LanesScene => {
    const t = lay({
      phase: 'battle',
      active: 'B',
      A: { class: 'paladin', life: 1 },
      B: { class: 'warlock', nodes: ['tormentors', 'cult', 'doom'] },
      units: { '1,3': 'bIm', '3,3': 'bIm' },
    })
    t.B.picks('Defend')
    return t
  }

  test('[L-WIN.1, L-WIN.2] who gives up in the middle of Battle has lost, whatever the end of it would bring', () => {
    const t = tithed()
    expect(t.match.leave(1).ok).toBe(true)
    expect(t.outcome).toEqual({ ranks: [1, 2], scores: [1, 20], reason: 'left' })
    expect(t.match.takeEvents().filter(({ event }) => event.type === 'ended')).toHaveLength(1)
  })

  test('[L-WIN.2] who plays it to the end wins by it', () => {
    const t = tithed()
    t.B.picks('Defend')
    expect(t.outcome).toEqual({ ranks: [2, 1], scores: [0, 20], reason: 'life' })
  })
})
