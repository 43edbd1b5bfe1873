import { expect, test } from 'vitest'
import { plays, table } from '../content/table.ts'
import {
  cardsIn,
  countersOf,
  focusOf,
  hero,
  hpOf,
  kitOf,
  lay,
  offers,
  passTo,
  settle,
  statuses,
} from '../lay.ts'

// What clauses do not say: only this Hero, only enemies, only cards, only the owner.

test('[E-18.05, E-13.04] a status goes to the target, and to nobody beside it', () => {
  const t = table({ hero: 'sosha' }, { partner: { hero: 'isra' } })
  plays(t, 'Sosha: Test of Iron', 'Pavani')
  expect(['pavani', 'daron', 'sosha', 'isra'].map((slug) => statuses(t, slug))).toEqual([
    ['weakened'],
    [],
    [],
    [],
  ])
})

test.each([
  ['alert', 1],
  ['dazed', 1],
])('[E-19.01, E-19.02] %s of another ally changes no price of this Hero', (status, cost) => {
  const t = table({ hero: 'yuri' }, { hand: ['wallop'], partner: { hero: 'isra', is: [status] } })
  plays(t, 'Yuri: Wallop', 'Pavani')
  expect(focusOf(t, 'yuri')).toBe(9 - cost)
})

test.each(['elusive', 'marked'])(
  '[E-19.03, E-19.04] %s of an enemy that is no target changes nothing',
  (status) => {
    const t = table(
      { hero: 'yuri' },
      { hand: ['wallop'], B: { heroes: [{ hero: 'pavani' }, { hero: 'mei', is: [status] }] } },
    )
    plays(t, 'Yuri: Wallop', 'Pavani')
    expect(focusOf(t, 'yuri')).toBe(8)
  },
)

test('[E-20.01, E-20.02, E-20.03, E-20.04] statuses of those who neither strike nor are struck change no damage', () => {
  const t = lay({
    A: { heroes: [{ hero: 'yuri' }, { hero: 'isra', is: ['invigorated', 'weakened', 'vulnerable'] }] },
    B: { heroes: [{ hero: 'pavani' }, { hero: 'mei', is: ['resilient', 'invigorated'] }] },
  })
  plays(t, 'Yuri: Brine Knuckles', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(16)
})

test('[E-20.01, E-20.03] who strikes is not weaker for what it takes, nor who is struck for what it deals', () => {
  const t = table(
    { hero: 'yuri', is: ['resilient', 'vulnerable'] },
    { foe: { hero: 'pavani', is: ['invigorated', 'weakened'] } },
  )
  plays(t, 'Yuri: Brine Knuckles', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(16)
})

test('[E-16.05] another Hero’s target ends no Cloak', () => {
  const t = table({ hero: 'yuri' }, { partner: { hero: 'giana', equipment: 'cloak-of-the-nightstalker' } })
  plays(t, 'Yuri: Brine Knuckles', 'Pavani')
  expect(statuses(t, 'giana')).toEqual(['elusive'])
})

test('[E-13.07] the Ward keeps nobody but its own Hero', () => {
  const t = table(
    { hero: 'zakir', support: 'astral-ward' },
    { initiative: 'B', B: { heroes: [{ hero: 'yuri', focus: 1 }, { hero: 'mei' }], hand: ['wallop'] } },
  )
  t.B.picks('Yuri: Wallop') // Sosha is the only one who may be chosen, so nobody is asked
  settle(t)
  expect([hpOf(t, 'zakir'), hpOf(t, 'sosha')]).toEqual([17, 11])
})

test('[E-R14, E-25.08] Masterwork is of Elric, and of equipment that he wears', () => {
  const spent = (user: string, pick: string, change: object): number => {
    const t = table({ hero: 'elric' }, change)
    const before = focusOf(t, user)
    plays(t, pick, 'Pavani')
    return before - focusOf(t, user)
  }
  const staff = { equipment: 'bramble-staff' }
  expect(spent('zakir', 'Zakir: Entangle', { partner: { hero: 'zakir', focus: 2, ...staff } })).toBe(1)
  expect(spent('elric', 'Elric: Surgical Strike', { hand: ['surgical-strike'] })).toBe(1)
  const own = table({ hero: 'elric', ...staff })
  plays(own, 'Elric: Entangle', 'Pavani')
  expect(focusOf(own, 'elric')).toBe(9)
})

test('[E-23.06, E-24.06] boon and curse are their Hero’s own, whatever Focus another has', () => {
  const t = table(
    { hero: 'elena', focus: 0, support: 'wolfmothers-blessing', affliction: 'hunters-mark' },
    { partner: { hero: 'isra', focus: 9 } },
  )
  expect(offers(t, 0).filter((offer) => /Call the Pack|Lose the Trail/.test(offer))).toEqual([
    'Elena: Call the Pack',
  ])
})

test('[E-24.08, E-22.08] every injury loses its own counter, and other counters stay', () => {
  const t = lay({
    phase: 'startAbilities',
    A: { heroes: [{ hero: 'yuri', affliction: 'seeing-stars' }, { hero: 'isra' }] },
    B: {
      heroes: [
        { hero: 'mei', affliction: 'crushed-ribs' },
        { hero: 'zakir', equipment: 'tablet-of-the-star-scribe', equipmentCounters: 2 },
      ],
    },
  })
  settle(t)
  expect([
    countersOf(t, 'yuri', 'affliction'),
    countersOf(t, 'mei', 'affliction'),
    countersOf(t, 'zakir', 'equipment'),
  ]).toEqual([1, 1, 2])
})

test('[E-27.04, E-4.14] what destroys equipment leaves other permanents, other Heroes and hands alone', () => {
  const t = table(
    { hero: 'yuri' },
    {
      hand: ['disarming-strike'],
      B: {
        heroes: [
          { hero: 'pavani', equipment: 'bramble-staff', support: 'fixate', affliction: 'hunters-mark' },
          { hero: 'mei', equipment: 'caltrops' },
        ],
        hand: ['orb-of-acuity'],
      },
    },
  )
  plays(t, 'Yuri: Disarming Strike', 'Pavani')
  expect([kitOf(t, 'pavani'), kitOf(t, 'mei')[2]]).toEqual([['fixate', 'hunters-mark', null], 'caltrops'])
  expect([cardsIn(t, 1, 'graveyard'), cardsIn(t, 1, 'hand')]).toEqual([['bramble-staff'], ['orb-of-acuity']])
})

test('[E-3.07, E-24.12] a card goes to its owner, not to whoever removed it or bore it', () => {
  const t = table(
    { hero: 'isra', focus: 3, equipment: 'censer-of-absolution', affliction: 'hunters-mark' },
    { partner: { hero: 'elric', equipment: 'caltrops' } },
  )
  plays(t, 'Isra: Absolve')
  expect([cardsIn(t, 1, 'graveyard'), cardsIn(t, 0, 'graveyard')]).toEqual([['hunters-mark'], []])
  t.B.picks('pass')
  plays(t, 'Elric: Reforge', 'Elric')
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 1, 'hand')]).toEqual([['caltrops'], []])
})

test('[E-6.01, E-6.08] Focus is gained and lost by whom the text names, and by nobody else', () => {
  const t = table(
    { hero: 'asad', focus: 1, equipment: 'extortionists-dagger' },
    {
      B: {
        heroes: [
          { hero: 'pavani', focus: 2 },
          { hero: 'mei', focus: 2 },
        ],
      },
    },
  )
  plays(t, 'Asad: Extort', 'Pavani')
  expect(['asad', 'sosha', 'pavani', 'mei'].map((slug) => focusOf(t, slug))).toEqual([2, 0, 1, 2])
})

test('[E-7.08, E-28.07] refreshing and reviving are for the Hero that is named and for the fallen', () => {
  const t = table(
    { hero: 'zakir', exhausted: true, focus: 3 },
    { hand: ['step-through-time'], partner: { hero: 'isra', exhausted: true } },
  )
  plays(t, 'Zakir: Step Through Time')
  expect([hero(t, 'zakir').isRefreshed, hero(t, 'isra').isRefreshed]).toEqual([true, false])
  const late = lay({
    phase: 'revive',
    A: {
      heroes: [
        { hero: 'yuri', hp: 0, down: true },
        { hero: 'sosha', hp: 5, exhausted: true },
      ],
    },
  })
  expect(late.eventsOf('revived').map(({ hero: id }) => id)).toEqual([0])
  expect(hpOf(late, 'sosha')).toBe(5)
})

test('[E-17.08, E-20.07] a wound of one Hero is no other Hero’s', () => {
  const t = table(
    { hero: 'yuri' },
    {
      B: {
        heroes: [
          { hero: 'pavani', equipment: 'pendant-of-rising-fury' },
          { hero: 'mei', equipment: 'pendant-of-rising-fury' },
        ],
      },
    },
  )
  plays(t, 'Yuri: Brine Knuckles', 'Mei')
  expect([countersOf(t, 'pavani', 'equipment'), countersOf(t, 'mei', 'equipment')]).toEqual([0, 1])
})

test('[E-29.04, E-27.18, E-R34] what is one player’s is not the other’s: passing, drawing, a fallen team', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'giana', down: true, hp: 0 },
        { hero: 'isra', down: true, hp: 0 },
      ],
      hand: ['flash'],
    },
    B: { heroes: [{ hero: 'zakir' }, { hero: 'mei' }], hand: ['wallop'] },
  })
  t.A.picks('pass')
  expect([t.state.initiative, offers(t, 1).includes('Zakir: Draw from the Echo')]).toEqual([1, true])
  passTo(t, 'main', 2)
  expect([cardsIn(t, 0, 'hand').length, cardsIn(t, 1, 'hand').length]).toEqual([2, 2])
})
