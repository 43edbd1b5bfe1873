import { expect, test } from 'vitest'
import { plays, table } from '../content/table.ts'
import { cardsIn, focusOf, glory, hero, hpOf, kitOf, offers, passTo, settle, statuses } from '../lay.ts'

test('[E-9.01, E-9.02, E-11.11, E-29.02] Slow actions want initiative and an empty stack', () => {
  const t = table({ hero: 'yuri' }, { hand: ['flash'], initiative: 'B', foe: { hero: 'elena' } })
  expect(t.match.askOf(0)).toBe(null)
  t.B.picks('Elena: Patient Watch', 'Sosha')
  t.A.isRefused('Yuri: Brine Knuckles', 'is Slow')
  expect(offers(t, 0)).toEqual(['Yuri: Flash', 'pass'])
})

test('[E-9.03, E-9.04, E-29.04, E-R9] after a Slow action, once all is resolved, initiative passes', () => {
  const t = table(
    { hero: 'yuri' },
    {
      foe: { hero: 'giana', focus: 3 },
      B: { hand: ['uncanny-dodge'], heroes: [{ hero: 'giana', focus: 3 }, { hero: 'daron' }] },
    },
  )
  t.A.picks('Yuri: Brine Knuckles', 'Giana')
  expect(t.state.initiative).toBe(0)
  t.B.picks('Giana: Uncanny Dodge')
  settle(t)
  expect([t.state.initiative, hpOf(t, 'giana'), t.eventsOf('passed').length]).toEqual([1, 16, 1])
})

test('[E-10.01, E-10.03, E-10.04, E-R7, E-R8] a Fast action is a reaction, or an action after which initiative stays', () => {
  const t = table({ hero: 'giana' }, { hand: ['flash', 'flash'], initiative: 'B', foe: { hero: 'yuri' } })
  t.B.picks('Yuri: Brine Knuckles', 'Giana')
  t.A.picks('Giana: Flash')
  settle(t)
  plays(t, 'Giana: Flash')
  expect([t.state.initiative, t.state.hasActed]).toEqual([0, true])
  t.A.isAsked('use an action')
})

test('[E-10.02, E-17.05, E-9.05] reactions come in every phase', () => {
  const t = table(
    { hero: 'giana' },
    { phase: 'startAbilities', hand: ['flash'], foe: { hero: 'zakir', support: 'fixate' } },
  )
  t.A.isAsked(/react/).picks('Giana: Flash')
  settle(t)
  expect(statuses(t, 'zakir')).toEqual(['weakened'])
})

test('[E-10.05, E-10.06, E-R20] nobody reacts to themselves or without anything pending', () => {
  const t = table(
    { hero: 'giana' },
    {
      hand: ['flash', 'eavesdrop'],
      foe: { hero: 'yuri', focus: 2 },
      B: { hand: ['impatient-assault'], heroes: [{ hero: 'yuri', focus: 2 }, { hero: 'daron' }] },
    },
  )
  t.A.picks('Giana: Flash')
  t.A.isNotAsked()
  t.B.picks('pass')
  t.A.picks('pass')
  t.A.isNotAsked()
})

test('[E-10.07, E-29.07] whoever has yielded may react, but gets no initiative back', () => {
  const t = table({ hero: 'giana' }, { hand: ['flash'], foe: { hero: 'yuri' } })
  t.A.picks('pass')
  t.B.picks('Yuri: Brine Knuckles', 'Giana')
  t.A.picks('Giana: Flash')
  settle(t)
  expect([t.state.initiative, hpOf(t, 'giana')]).toEqual([1, 14])
  t.B.isAsked('use an action')
})

test('[E-10.08, E-10.09, E-10.10, E-29.06] any standing Hero reacts, at the full price, and initiative stays', () => {
  const t = table(
    { hero: 'giana', down: true, hp: 0 },
    {
      hand: ['flash'],
      initiative: 'B',
      partner: { hero: 'sosha', focus: 1, is: ['dazed'] },
      foe: { hero: 'yuri' },
    },
  )
  t.B.picks('Yuri: Brine Knuckles')
  t.A.isRefused('Sosha: Flash', 'has 1 Focus, and Flash costs 2').isRefused('Giana: Flash', 'defeated')
  const able = table(
    { hero: 'giana' },
    {
      hand: ['flash'],
      initiative: 'B',
      partner: { hero: 'sosha', focus: 2, is: ['dazed'] },
      foe: { hero: 'yuri' },
    },
  )
  able.B.picks('Yuri: Brine Knuckles', 'Giana')
  able.A.picks('Sosha: Flash')
  expect([focusOf(able, 'sosha'), able.state.initiative]).toEqual([0, 1])
})

test('[E-10.11, E-10.12, E-10.13] cards and abilities of any kind react, one after the other', () => {
  const t = table(
    { hero: 'giana', equipment: 'scimitar-of-speed' },
    { hand: ['umbral-veil', 'grease-trap'], initiative: 'B', foe: { hero: 'yuri' } },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Giana')
  t.A.picks('Giana: Flicker', 'Yuri')
  t.A.picks('Giana: Umbral Veil')
  t.A.picks('Giana: Grease Trap', 'Yuri')
  settle(t)
  expect([hpOf(t, 'yuri'), kitOf(t, 'giana')[0], kitOf(t, 'yuri')[1], hpOf(t, 'giana')]).toEqual([
    14, // 3 paid for Brine Knuckles, 1 from Flicker
    'umbral-veil',
    'grease-trap',
    14,
  ])
})

test('[E-12.01, E-12.04, E-12.05, E-12.08] an action ability once per Hero and round, refreshed or not', () => {
  const t = table({ hero: 'sosha' }, { partner: { hero: 'isra' } })
  plays(t, 'Sosha: Test of Iron', 'Pavani')
  t.B.picks('pass')
  t.A.isRefused('Sosha: Test of Iron', 'already')
  passTo(t, 'main', 2)
  while (t.match.askOf(0) === null) t.B.picks('pass')
  expect(offers(t, 0)).toContain('Sosha: Test of Iron')
})

test('[E-12.01, E-12.02] a position may have used up one place of abilities, and leaves the others alone', () => {
  const worn = { hero: 'yuri', equipment: 'scimitar-of-speed', support: 'fade-into-shadow' }
  const offered = (...used: string[]) =>
    offers(table({ ...worn, used }), 0).filter((offer) => offer.startsWith('Yuri'))
  expect(offered()).toEqual(['Yuri: Brine Knuckles', 'Yuri: Flicker', 'Yuri: Full Swing'])
  expect(offered('own')).toEqual(['Yuri: Flicker', 'Yuri: Full Swing'])
  expect(offered('equipment')).toEqual(['Yuri: Brine Knuckles'])
  expect(offered('support')).toEqual(offered())
  const used = (...places: string[]) => hero(table({ ...worn, used: places }), 'yuri').used.length
  expect([used('own'), used('support'), used('equipment'), used('own', 'equipment')]).toEqual([1, 1, 2, 3])
})

test('[E-12.04, E-12.08] no refreshing gives a use back, and Fast abilities are used up as Slow ones are', () => {
  const t = table(
    { hero: 'yuri' },
    { partner: { hero: 'isra', focus: 3, equipment: 'dreamfast-amulet' }, hand: ['flash'] },
  )
  plays(t, 'Yuri: Brine Knuckles', 'Pavani')
  t.B.picks('pass')
  plays(t, 'Isra: Dream Again', 'Yuri')
  expect(hero(t, 'yuri').isRefreshed).toBe(true)
  t.A.isRefused('Yuri: Brine Knuckles', 'already').isRefused('Isra: Dream Again', 'already')
})

test('[E-12.02, E-12.03, E-R10] another copy, and another Hero, have their own use', () => {
  const t = table(
    { hero: 'elena', equipment: 'orb-of-acuity' },
    {
      partner: { hero: 'isra', equipment: 'orb-of-acuity' },
      hand: ['second-story-work', 'orb-of-acuity'],
    },
  )
  t.A.picks('Elena: Gaze')
  settle(t, 'foresee')
  t.A.picks('keep none')
  t.B.picks('pass')
  t.A.isRefused('Elena: Gaze', 'already')
  expect(offers(t, 0)).toContain('Isra: Gaze')
  t.A.picks('Elena: Second-Story Work')
  settle(t, 'equipNow')
  t.A.picks('equip Elena with Orb of Acuity')
  expect(offers(t, 0)).toContain('Elena: Gaze')
})

test('[E-12.03, E-R10] a card that goes over to another Hero can be used by that Hero too', () => {
  const t = table(
    { hero: 'sosha', equipment: 'throwing-axe' },
    { hand: ['second-story-work'], partner: { hero: 'isra', focus: 2 } },
  )
  plays(t, 'Sosha: Hurl', 'Pavani')
  t.B.picks('pass')
  t.A.picks('Isra: Second-Story Work')
  settle(t, 'equipNow')
  t.A.picks('equip Isra with Throwing Axe')
  expect(offers(t, 0)).toContain('Isra: Hurl')
})

test('[E-12.06, E-17.08] a triggered ability triggers every time', () => {
  const t = table(
    { hero: 'zakir', equipment: 'tablet-of-the-star-scribe' },
    { hand: ['sudden-clarity', 'sudden-clarity'] },
  )
  plays(t, 'Zakir: Sudden Clarity')
  plays(t, 'Zakir: Sudden Clarity')
  expect(t.eventsOf('triggered').length).toBe(2)
})

test('[E-12.07] two copies of a card may both be used by one Hero', () => {
  const t = table({ hero: 'giana' }, { hand: ['flash', 'flash'] })
  plays(t, 'Giana: Flash')
  plays(t, 'Giana: Flash')
  expect([cardsIn(t, 0, 'graveyard'), glory(t)]).toEqual([
    ['flash', 'flash'],
    [0, 0],
  ])
})
