import { expect, test } from 'vitest'
import { cardsIn, countersOf, focusOf, hero, hpOf, kitOf, passTo, settle, statuses } from '../lay.ts'
import { plays, table } from './table.ts'

test('Acolyte’s Robes guard whoever has 2 Focus and give 4', () => {
  const t = table({ hero: 'zakir', focus: 1, equipment: 'acolytes-robes' })
  expect(statuses(t, 'zakir')).toEqual([])
  plays(t, 'Zakir: Meditate')
  expect([focusOf(t, 'zakir'), statuses(t, 'zakir')]).toEqual([5, ['invigorated', 'resilient']])
})

test('Bramble Staff entangles for Wisdom and weakens', () => {
  const t = table({ hero: 'zakir', focus: 1, equipment: 'bramble-staff' })
  plays(t, 'Zakir: Entangle', 'Pavani')
  expect([hpOf(t, 'pavani'), statuses(t, 'pavani')]).toEqual([14, ['weakened']])
})

test('Orb of Acuity foresees 2 for nothing and makes an ally Alert', () => {
  const t = table({ hero: 'zakir', focus: 1, equipment: 'orb-of-acuity' })
  plays(t, 'Zakir: Focus the Lens', 'Sosha')
  expect([statuses(t, 'sosha'), focusOf(t, 'zakir')]).toEqual([['alert'], 1])
  t.A.picks('Zakir: Gaze')
  settle(t, 'foresee')
  t.A.isAsked('foresee 2').picks('keep Wallop')
  expect(t.state.players[0]?.deck.length).toBe(3)
})

test('Rod of Lightning strikes for Wisdom and sparks 1 on the others', () => {
  const t = table({ hero: 'zakir', focus: 1, equipment: 'rod-of-lightning' })
  plays(t, 'Zakir: Forked Bolt', 'Pavani')
  expect([hpOf(t, 'pavani'), hpOf(t, 'daron')]).toEqual([14, 11])
})

test('Tablet of the Star-Scribe gathers lore from cards and falls for X + 4', () => {
  const t = table(
    { hero: 'zakir', focus: 1, equipment: 'tablet-of-the-star-scribe' },
    { hand: ['sudden-clarity'] },
  )
  plays(t, 'Zakir: Sudden Clarity')
  expect(countersOf(t, 'zakir', 'equipment')).toBe(1)
  t.A.picks('Zakir: Starfall', 'Pavani').isOffered('X = 0', 'X = 1').picks('X = 1')
  settle(t)
  expect([hpOf(t, 'pavani'), countersOf(t, 'zakir', 'equipment')]).toEqual([14, 0])
})

test('Traveler’s Lantern gives an ally 2 Focus', () => {
  const t = table({ hero: 'zakir', focus: 0, equipment: 'travelers-lantern' })
  plays(t, 'Zakir: Light the Way', 'Sosha')
  expect([focusOf(t, 'sosha'), hero(t, 'zakir').isRefreshed]).toEqual([2, false])
})

test('Astral Ward keeps enemy commands away, not afflictions', () => {
  const t = table(
    { hero: 'zakir', focus: 2 },
    {
      hand: ['astral-ward'],
      foe: { hero: 'elena', focus: 3 },
      B: { hand: ['carve-an-opening', 'hunters-mark'] },
    },
  )
  plays(t, 'Zakir: Astral Ward')
  t.B.picks("Elena: Hunter's Mark").isOffered('Zakir', 'Sosha').picks('Zakir')
  settle(t)
  expect(statuses(t, 'zakir')).toEqual(['marked'])
  t.A.picks('pass')
  t.B.picks('Elena: Carve an Opening')
  settle(t)
  expect([hpOf(t, 'zakir'), hpOf(t, 'sosha')]).toEqual([17, 13])
})

test('Burst of Radiance burns each enemy for Wisdom and mends each ally by 1', () => {
  const t = table({ hero: 'zakir', focus: 4, hp: 10 }, { hand: ['burst-of-radiance'] })
  plays(t, 'Zakir: Burst of Radiance')
  expect([hpOf(t, 'pavani'), hpOf(t, 'daron'), hpOf(t, 'zakir')]).toEqual([14, 7, 11])
})

test('Chain Lightning strikes for Wisdom − 2, then each enemy for X', () => {
  const t = table({ hero: 'zakir', focus: 2 }, { hand: ['chain-lightning'] })
  plays(t, 'Zakir: Chain Lightning', 'Pavani', 'X = 2')
  expect([hpOf(t, 'pavani'), hpOf(t, 'daron'), focusOf(t, 'zakir')]).toEqual([14, 10, 0])
})

test('Delve the Past recalls two different action cards and is banished', () => {
  const t = table(
    { hero: 'zakir' },
    { hand: ['delve-the-past'], A: { graveyard: ['fixate', 'fixate', 'inspire', 'caltrops'] } },
  )
  t.A.picks('Zakir: Delve the Past').isOffered('Fixate', 'Fixate', 'Inspire', 'none')
  t.A.picks('Fixate').isOffered('Inspire', 'none').picks('Inspire')
  settle(t)
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 0, 'graveyard'), cardsIn(t, 0, 'banished')]).toEqual([
    ['fixate', 'inspire'],
    ['caltrops', 'fixate'],
    ['delve-the-past'],
  ])
})

test('Delve the Past may recall one card or none, and is banished even then', () => {
  const t = table({ hero: 'zakir' }, { hand: ['delve-the-past'], A: { graveyard: ['fixate', 'inspire'] } })
  plays(t, 'Zakir: Delve the Past', 'none', 'Inspire')
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 0, 'graveyard')]).toEqual([['inspire'], ['fixate']])
  const bare = table({ hero: 'zakir' }, { hand: ['delve-the-past'], A: { graveyard: ['caltrops'] } })
  plays(bare, 'Zakir: Delve the Past')
  expect([cardsIn(bare, 0, 'hand'), cardsIn(bare, 0, 'banished')]).toEqual([[], ['delve-the-past']])
})

test('Delve the Past that is negated is not banished', () => {
  const t = table(
    { hero: 'zakir' },
    {
      hand: ['delve-the-past'],
      A: { graveyard: ['fixate'] },
      B: { heroes: [{ hero: 'elric', focus: 9 }, { hero: 'daron' }], hand: ['unravel'] },
    },
  )
  t.A.picks('Zakir: Delve the Past', 'Fixate')
  t.B.picks('Elric: Unravel', 'X = 3')
  settle(t)
  expect([cardsIn(t, 0, 'graveyard'), cardsIn(t, 0, 'banished')]).toEqual([['delve-the-past', 'fixate'], []])
})

test('Ethereal Guide foresees each round, and guides once', () => {
  const t = table({ hero: 'zakir', exhausted: true, support: 'ethereal-guide' }, { phase: 'startAbilities' })
  settle(t, 'foresee')
  t.A.isAsked('foresee 2').picks('keep none')
  passTo(t, 'main', 1)
  plays(t, 'Zakir: Guidance')
  expect([hero(t, 'zakir').isRefreshed, cardsIn(t, 0, 'hand').length, kitOf(t, 'zakir')[0]]).toEqual([
    true,
    1,
    null,
  ])
})

test('[E-7.05, E-R24] Ethereal Guide tells of no refresh where there was stamina', () => {
  const t = table({ hero: 'zakir', support: 'ethereal-guide' })
  plays(t, 'Zakir: Guidance')
  expect([t.eventsOf('refreshed'), cardsIn(t, 0, 'hand').length]).toEqual([[], 1])
})

test('Fixate gives a Focus at the start of each round', () => {
  const t = table({ hero: 'zakir', focus: 0, support: 'fixate' }, { phase: 'start' })
  settle(t)
  expect(focusOf(t, 'zakir')).toBe(2)
})

test('Inspire gives an ally a Focus and invigorates it', () => {
  const t = table({ hero: 'zakir', focus: 1 }, { hand: ['inspire'] })
  plays(t, 'Zakir: Inspire', 'Sosha')
  expect([focusOf(t, 'sosha'), statuses(t, 'sosha')]).toEqual([1, ['invigorated']])
})

test('Psychic Stupor keeps a Hero from refreshing until it pays 2 Focus', () => {
  const t = table({ hero: 'zakir' }, { hand: ['psychic-stupor'], foe: { hero: 'yuri', exhausted: true } })
  plays(t, 'Zakir: Psychic Stupor', 'Yuri')
  passTo(t, 'main', 2)
  expect(hero(t, 'yuri').isRefreshed).toBe(false)
  passTo(t, 'main', 3)
  while (t.match.askOf(1) === null) t.A.picks('pass')
  t.B.picks('Yuri: Snap Out of It')
  settle(t)
  expect([hero(t, 'yuri').isRefreshed, kitOf(t, 'yuri')[1]]).toEqual([true, null])
})

test('Psychic Stupor keeps whatever else would refresh a Hero from it in the Start Phase, and only there', () => {
  const t = table(
    { hero: 'isra', exhausted: true, affliction: 'psychic-stupor' },
    { phase: 'start', partner: { hero: 'sosha', hp: 1, affliction: 'festering-wound' } },
  )
  settle(t, 'order')
  t.A.picks('Sosha: Festering Wound (counter)')
  settle(t)
  expect([hero(t, 'sosha').isDown, statuses(t, 'isra')]).toEqual([true, ['invigorated']])
  expect(hero(t, 'isra').isRefreshed).toBe(false)
  const later = table({
    hero: 'isra',
    exhausted: true,
    affliction: 'psychic-stupor',
    equipment: 'dreamfast-amulet',
  })
  plays(later, 'Isra: Dream Again', 'Isra')
  expect(hero(later, 'isra').isRefreshed).toBe(true)
})

test('Step Through Time refreshes, draws and keeps initiative', () => {
  const t = table({ hero: 'zakir', exhausted: true }, { hand: ['step-through-time'] })
  plays(t, 'Zakir: Step Through Time')
  expect([hero(t, 'zakir').isRefreshed, cardsIn(t, 0, 'hand'), t.state.initiative]).toEqual([
    true,
    ['wallop'],
    0,
  ])
})

test('Sudden Clarity makes its Hero Alert and draws', () => {
  const t = table({ hero: 'zakir', focus: 1 }, { hand: ['sudden-clarity'] })
  plays(t, 'Zakir: Sudden Clarity')
  expect([statuses(t, 'zakir'), cardsIn(t, 0, 'hand')]).toEqual([['alert'], ['wallop']])
})
