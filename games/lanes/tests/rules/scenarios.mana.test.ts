import { expect, test } from 'vitest'
import { areaOf, at, ends, growth, handOf, lay, poolOf, shown, trackOf } from '../lay.ts'

test('[L-T1] an orb comes back in the third own turn after it was consumed', () => {
  const t = lay({ A: { hand: ['smite'] }, B: { orbs: '' }, units: { '4,5': 'bIm' } })
  t.A.picks('cast Smite on Imp (4,5)')
  expect([poolOf(t, 0), trackOf(t, 0)]).toEqual(['WBSSS', ['WW', '', '']])
  for (let turn = 2; turn <= 4; turn++) {
    expect(poolOf(t, 0)).toBe('WBSSS')
    ends(t, 0, 2)
    ends(t, 1, 2)
  }
  expect(t.state.phase).toBe('main1')
  expect([at(t, 0).step, poolOf(t, 0), trackOf(t, 0)]).toEqual([0, 'WWWBSSS', ['', '', '']])
  t.A.isRefused('cast Smite', 'no foe unit')
})

test('[L-T2] all orbs on the step that the tracker moves onto come back', () => {
  const t = lay({ phase: 'orbs', A: { orbs: 'SS', step: 1, track: ['S', 'WWB', 'R'] } })
  expect([poolOf(t, 0), trackOf(t, 0)]).toEqual(['WWBSS', ['S', '', 'R']])
  expect(at(t, 0).step).toBe(1)
})

test('[L-T3] too little mana stops casting, not preparing and charging', () => {
  const t = lay({ A: { hand: ['smite'], orbs: 'W' }, units: { '2,3': 'bIm' } })
  t.A.isRefused('cast Smite', '1 white missing').picks('prepare Smite', 'charge Smite with white')
  t.A.isRefused('cast Smite', '1 white missing')
  expect(at(t, 0).slots[0]?.charges).toEqual([1, 0, 0, 0, 0])
})

test('[L-T4] a charge must lower the remaining cost', () => {
  const t = lay({ A: { slots: [{ card: 'smite' }], orbs: 'WWWB' }, units: { '2,3': 'bIm' } })
  t.A.isRefused('charge Smite with blue', 'must lower')
  t.A.picks('charge Smite with white', 'charge Smite with white')
  t.A.isRefused('charge Smite with white', 'must lower')
  expect([poolOf(t, 0), trackOf(t, 0)[0]]).toEqual(['WB', 'WW'])
})

test('[L-T5] a replaced spell goes back to hand and its charge is lost', () => {
  const t = lay({
    A: {
      hand: ['mending-light'],
      slots: [{ card: 'smite', charges: 'W' }, { card: 'rally' }],
      orbs: '',
      track: ['W'],
    },
  })
  t.A.picks('prepare Mending Light in place of Smite')
  expect([handOf(t, 0), at(t, 0).slots[0]?.charges, trackOf(t, 0)[0]]).toEqual([
    ['Smite'],
    [0, 0, 0, 0, 0],
    'W',
  ])
  t.A.picks('prepare Smite in place of Rally')
  expect(handOf(t, 0)).toEqual(['Rally'])
})

const CHARGED_BOLT = { slots: [{ card: 'shadow-bolt', charges: 'PP' }], class: 'warlock' } as const

test('[L-T6] a fully charged spell answers an action of the opponent and costs nothing', () => {
  const t = lay({ A: { hand: ['guard'] }, B: CHARGED_BOLT })
  t.A.picks('summon Guard to (2,1)')
  t.B.isAsked('after this action').picks('cast Shadow Bolt on Guard (2,1)')
  expect([shown(t, '2,1'), handOf(t, 0), growth(t, 1), areaOf(t, 1)]).toEqual([
    '',
    ['Guard'],
    [1, 0, 0],
    ['Shadow Bolt'],
  ])
  expect(poolOf(t, 1)).toBe('RPPPSSS')
})

test('[L-T7] nothing is cast in a Battle phase; the next window is in the Second Main phase', () => {
  const t = lay({ phase: 'battle', units: { '2,2': 'aGd', '4,1': 'aGd' }, B: CHARGED_BOLT })
  for (let action = 0; action < 3; action++) {
    t.B.isNotAsked()
    t.A.picks(['Attack', 'Advance', 'Attack'][action] as string)
  }
  expect(t.state.phase).toBe('main2')
  t.B.isNotAsked()
  t.A.picks('end the phase')
  t.B.isAsked('before this Main phase ends').picks('pass')
})

test('[L-T8] a spell cast out of turn comes back at the end of the own next turn', () => {
  const t = lay({ A: { hand: ['guard'] }, B: { ...CHARGED_BOLT, orbs: 'PPP' }, round: 5 })
  t.A.picks('summon Guard to (2,1)')
  t.B.picks('cast Shadow Bolt on Guard (2,1)')
  ends(t, 0, 2)
  t.B.isAsked('First Main phase').isRefused('cast Shadow Bolt', 'play area')
  t.B.isOffered('end the phase')
  ends(t, 1, 2)
  expect([areaOf(t, 1), handOf(t, 1)]).toEqual([[], ['Shadow Bolt']])
})
