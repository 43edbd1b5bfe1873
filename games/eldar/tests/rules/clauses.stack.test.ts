import { expect, test } from 'vitest'
import { faceOf } from '../../game.ts'
import { plays, table } from '../content/table.ts'
import {
  cardsIn,
  focusOf,
  hero,
  hpOf,
  kitOf,
  lay,
  offers,
  passTo,
  settle,
  stackOf,
  statuses,
} from '../lay.ts'

test('[E-11.01, E-11.10] Slow, Fast and triggered effects of both lie on one stack', () => {
  const t = table(
    { hero: 'elena', focus: 3 },
    {
      initiative: 'B',
      B: { heroes: [{ hero: 'yuri', focus: 1 }, { hero: 'daron' }], hand: ['flash', 'flash'] },
    },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Elena')
  t.A.picks('pay')
  t.B.picks('Yuri: Flash')
  expect(t.eventsOf('triggered').length).toBe(1)
  expect(t.eventsOf('resolves').map(({ serial }) => serial)).toEqual([2])
  expect(stackOf(t)).toEqual(['yuri', 'elena'])
})

test('[E-11.03, E-11.04, E-11.05, E-11.06, E-11.07, E-11.08, E-11.09, E-11.13] three deep, from the top, each with its window', () => {
  const t = table(
    { hero: 'yuri' },
    {
      hand: ['unravel', 'unravel'],
      foe: { hero: 'giana', focus: 3 },
      B: { hand: ['uncanny-dodge', 'flash'], heroes: [{ hero: 'giana', focus: 3 }, { hero: 'daron' }] },
    },
  )
  t.A.picks('Yuri: Brine Knuckles', 'Giana')
  t.B.picks('Giana: Uncanny Dodge')
  t.A.picks('Yuri: Unravel', 'X = 3')
  t.B.isAsked('react to Unravel').picks('pass')
  expect(stackOf(t)).toEqual(['yuri'])
  t.B.isAsked('react to Brine Knuckles').picks('pass')
  expect(t.eventsOf('resolves').map(({ serial }) => serial)).toEqual([2, 0])
  expect(t.eventsOf('negated').map(({ serial }) => serial)).toEqual([1])
})

test('[E-11.08, E-11.13] F2, F1, S: after each of them the one below may be answered again', () => {
  const t = table(
    { hero: 'yuri' },
    {
      hand: ['wallop', 'flash', 'unravel'],
      partner: { hero: 'sosha', focus: 1 },
      B: {
        hand: ['watch-your-back', 'flash'],
        heroes: [{ hero: 'giana', focus: 3 }, { hero: 'daron' }],
      },
    },
  )
  t.A.picks('Yuri: Wallop', 'Giana')
  t.B.picks('Giana: Watch Your Back', 'Giana')
  t.A.picks('Sosha: Flash')
  t.A.isNotAsked()
  t.B.isAsked('react to Flash').picks('pass')
  t.B.isNotAsked()
  t.A.isAsked('react to Watch Your Back').picks('pass')
  t.A.isNotAsked()
  t.B.isAsked('react to Wallop').picks('pass')
  expect(t.eventsOf('resolves').map(({ serial }) => serial)).toEqual([2, 1, 0])
  expect(hpOf(t, 'giana')).toBe(16 - (5 - 1))
})

test('[E-11.14, E-R52] only the top of the stack can be reached', () => {
  const t = table(
    { hero: 'giana' },
    {
      hand: ['uncanny-dodge'],
      initiative: 'B',
      foe: { hero: 'yuri', focus: 3 },
      B: {
        hand: ['impatient-assault'],
        heroes: [
          { hero: 'yuri', focus: 3 },
          { hero: 'kiran', focus: 1 },
        ],
      },
    },
  )
  t.B.picks('Kiran: Skirmish', 'Sosha')
  t.A.isRefused('Giana: Uncanny Dodge', 'target').picks('pass')
  t.B.picks('Yuri: Brine Knuckles', 'Giana')
  expect(offers(t, 0)).toContain('Giana: Uncanny Dodge')
  const deep = table(
    { hero: 'yuri', focus: 3, equipment: 'akhir-greataxe' },
    {
      hand: ['flash', 'wallop'],
      B: { hand: ['flash', 'mislead'], heroes: [{ hero: 'giana', focus: 3 }, { hero: 'daron' }] },
    },
  )
  deep.A.picks('Yuri: Cleaving Hew', 'Giana')
  deep.B.picks('Giana: Flash')
  deep.A.picks('Yuri: Flash')
  deep.B.isRefused('Giana: Mislead', 'target').picks('pass')
  deep.A.picks('pass')
  expect(offers(deep, 1)).toContain('Giana: Mislead')
})

test('[E-15.01, E-15.02, E-15.03, E-18.01, E-16.04] passives and statuses work without the stack', () => {
  const t = table({ hero: 'elric', equipment: 'bramble-staff', focus: 1 })
  plays(t, 'Elric: Entangle', 'Pavani')
  expect([focusOf(t, 'elric'), t.eventsOf('triggered')]).toEqual([1, []])
})

test('[E-15.04, E-24.07, E-R58] an injury comes with its counters, without anything pending', () => {
  const t = table(
    { hero: 'asad' },
    { hand: ['festering-wound'], B: { heroes: [{ hero: 'pavani' }, { hero: 'yuri' }] } },
  )
  plays(t, 'Asad: Festering Wound', 'Pavani')
  expect(t.eventsOf('attached').map(({ counters }) => counters)).toEqual([3])
})

test('[E-16.01, E-16.02, E-16.03, E-16.05, E-16.06] a conditional ability follows its condition at once', () => {
  const t = table(
    { hero: 'kiran', focus: 1 },
    { partner: { hero: 'yuri', focus: 5, equipment: 'dreamfast-amulet' } },
  )
  expect(statuses(t, 'kiran')).toEqual(['elusive'])
  t.A.picks('Kiran: Skirmish', 'Pavani')
  expect(statuses(t, 'kiran')).toEqual([])
  settle(t)
  plays(t, 'Yuri: Dream Again', 'Kiran')
  expect(statuses(t, 'kiran')).toEqual(['elusive'])
})

test('[E-17.01, E-17.02, E-17.09, E-30.03] phase-based abilities trigger in their step', () => {
  const t = table({ hero: 'zakir', support: 'fixate' }, { phase: 'start' })
  const story = t.events.map(({ type }) => type)
  expect(story.indexOf('focusChanged')).toBeLessThan(story.indexOf('triggered'))
  const late = table(
    { hero: 'elena', hp: 3, support: 'wolfmothers-blessing' },
    { phase: 'end', B: { heroes: [{ hero: 'yuri' }, { hero: 'mei' }] } },
  )
  passTo(late, 'main', 2)
  expect(hpOf(late, 'elena')).toBe(5)
})

test('[E-17.03, E-17.04, E-17.10, E-R26] choices and optional costs are made as the ability is put down', () => {
  const t = table(
    { hero: 'elena', focus: 1, is: ['dazed'] },
    { initiative: 'B', foe: { hero: 'yuri', is: ['elusive'] } },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Elena')
  t.A.isOffered('pay', 'decline').picks('pay')
  expect(focusOf(t, 'elena')).toBe(0)
  settle(t)
  expect([hpOf(t, 'yuri'), hpOf(t, 'elena')]).toEqual([12, 13])
  const spared = table({ hero: 'elena', focus: 1 }, { initiative: 'B', foe: { hero: 'yuri' } })
  spared.B.picks('Yuri: Brine Knuckles', 'Elena')
  spared.A.picks('decline')
  expect([focusOf(spared, 'elena'), spared.eventsOf('triggered')]).toEqual([1, []])
  const rich = table({ hero: 'elena', focus: 5, is: ['dazed'] }, { initiative: 'B', foe: { hero: 'yuri' } })
  rich.B.picks('Yuri: Brine Knuckles', 'Elena')
  rich.A.picks('pay')
  expect(focusOf(rich, 'elena')).toBe(4)
  const poor = table({ hero: 'elena', focus: 0 }, { initiative: 'B', foe: { hero: 'yuri' } })
  poor.B.picks('Yuri: Brine Knuckles', 'Elena')
  expect(poor.eventsOf('triggered')).toEqual([])
})

test('[E-17.06, E-17.07, E-R21, E-29.03] the holder of initiative puts theirs down first, each in the order chosen', () => {
  const t = lay({
    phase: 'startAbilities',
    initiative: 'B',
    A: {
      heroes: [
        { hero: 'zakir', support: 'fixate' },
        { hero: 'mei', support: 'fixate' },
      ],
      hand: ['flash'],
    },
    B: {
      heroes: [
        { hero: 'elric', support: 'fixate' },
        { hero: 'asad', support: 'fixate' },
      ],
      hand: ['flash'],
    },
  })
  t.B.isOffered('Elric: Fixate', 'Asad: Fixate').picks('Asad: Fixate')
  t.A.picks('Mei: Fixate')
  expect(t.state.stack.map(({ hero: id }) => id)).toEqual([3, 2, 1, 0])
  t.B.isAsked(/react/)
})

test('[E-17.11, E-24.11, E-27.17] a triggered ability can be negated, and its source stays', () => {
  const t = table(
    { hero: 'giana', focus: 1 },
    { phase: 'startAbilities', foe: { hero: 'zakir', support: 'fixate' } },
  )
  t.A.picks('Giana: Rewrite the Rules')
  settle(t)
  expect([kitOf(t, 'zakir')[0], focusOf(t, 'zakir')]).toEqual(['fixate', 0])
})

test('[E-R19, E-R22, E-R23] what a use triggers lies above it, what an effect triggers waits for its end', () => {
  const t = table(
    { hero: 'mei', equipment: 'caltrops' },
    {
      hand: ['flash'],
      initiative: 'B',
      foe: { hero: 'yuri', focus: 2, equipment: 'pendant-of-rising-fury' },
      B: { hand: ['flash'], heroes: [{ hero: 'yuri', focus: 2 }, { hero: 'daron' }] },
    },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Mei')
  expect(stackOf(t)).toEqual(['yuri', 'caltrops'])
  t.B.isAsked('react').picks('pass')
  t.A.isAsked('react to Brine Knuckles')
})

test('[E-R24, E-33.07] what an automatic step triggers is resolved before the next', () => {
  const t = table(
    { hero: 'giana', focus: 1 },
    { phase: 'startAbilities', hand: ['caltrops'], foe: { hero: 'zakir', support: 'fixate' } },
  )
  t.A.isAsked(/react/)
  expect([t.state.step, t.eventsOf('phaseBegan')]).toEqual(['equipFirst', []])
})

test('[E-R25] an ability without a legal target is not put on the stack', () => {
  const t = table({ hero: 'mei', focus: 3, support: 'tinkers-apprentice' }, { phase: 'startAbilities' })
  expect(t.eventsOf('triggered').filter(({ hero: id }) => id === 0)).toEqual([])
})

test('[E-R29] what a Hero has used still happens when the Hero has fallen', () => {
  const t = table(
    { hero: 'yuri' },
    {
      partner: { hero: 'sosha', hp: 2, focus: 1 },
      hand: ['flash'],
      foe: { hero: 'kiran', focus: 1 },
    },
  )
  t.A.picks('Sosha: Flash')
  t.B.picks('Kiran: Skirmish', 'Sosha')
  settle(t)
  expect([hero(t, 'sosha').isDown, statuses(t, 'kiran'), cardsIn(t, 0, 'graveyard')]).toEqual([
    true,
    ['weakened'],
    ['flash'],
  ])
})

test('[E-R27] what must be seen first is decided as the effect resolves', () => {
  const t = table({ hero: 'elena' }, { hand: ['reconnaissance'], foe: { hero: 'giana', focus: 1 } })
  t.A.picks('Elena: Reconnaissance')
  t.B.isAsked('react to Reconnaissance').picks('pass')
  t.A.isAsked('foresee')
})

test('[E-R28] an effect stays when its source has left', () => {
  const t = table({ hero: 'mei', equipment: 'caltrops' })
  plays(t, 'Mei: Scatter')
  expect([hpOf(t, 'pavani'), hpOf(t, 'daron'), cardsIn(t, 0, 'graveyard')]).toEqual([17, 10, ['caltrops']])
})

test('[E-R31] a support whose Hero has fallen never enters play', () => {
  const t = table(
    { hero: 'giana', hp: 2, focus: 2 },
    {
      hand: ['umbral-veil'],
      initiative: 'A',
      foe: { hero: 'kiran', focus: 1 },
      B: { heroes: [{ hero: 'kiran', focus: 1 }, { hero: 'yuri' }] },
    },
  )
  t.A.picks('Giana: Umbral Veil')
  t.B.picks('Kiran: Skirmish', 'Giana')
  settle(t)
  expect([cardsIn(t, 0, 'graveyard'), t.eventsOf('attached')]).toEqual([['umbral-veil'], []])
})

test('[E-R32, E-R31] an affliction whose target has fallen goes to its owner’s graveyard and triggers nothing', () => {
  const cursed = (react: boolean) => {
    const t = lay({
      A: {
        heroes: [
          { hero: 'asad', focus: 1 },
          { hero: 'kiran', focus: 1 },
        ],
        hand: ['tainted-remedy'],
      },
      B: {
        heroes: [
          { hero: 'yuri', hp: 2 },
          { hero: 'giana', focus: 1 },
        ],
        hand: ['flash'],
      },
    })
    t.A.picks('Asad: Tainted Remedy', 'Yuri')
    t.B.picks(react ? 'Giana: Flash' : 'pass')
    if (react) t.A.picks('Kiran: Skirmish', 'Yuri')
    settle(t)
    return t
  }
  const t = cursed(true)
  expect(hero(t, 'yuri').isDown).toBe(true)
  expect([kitOf(t, 'yuri'), kitOf(t, 'giana')]).toEqual([
    [null, null, null],
    [null, null, null],
  ])
  expect([cardsIn(t, 0, 'graveyard'), cardsIn(t, 1, 'graveyard')]).toEqual([['tainted-remedy'], ['flash']])
  expect([t.eventsOf('attached'), t.eventsOf('triggered'), t.eventsOf('lostHp')]).toEqual([[], [], []])
  const living = cursed(false) // the same where nobody falls in between: it attaches, and both abilities see it
  expect(living.eventsOf('attached').map(({ hero: id }) => id)).toEqual([2])
  expect(
    living
      .eventsOf('triggered')
      .map(({ face }) => faceOf(face).slug)
      .toSorted(),
  ).toEqual(['asad', 'tainted-remedy'])
})

test('[E-R54] a retargeted action must fit its new target', () => {
  const t = table(
    { hero: 'isra' },
    {
      hand: ['intercept'],
      initiative: 'B',
      partner: { hero: 'sosha', hp: 6 },
      foe: { hero: 'daron', focus: 2 },
      B: { heroes: [{ hero: 'daron', focus: 2 }, { hero: 'mei' }] },
    },
  )
  t.B.picks('Daron: Final Page')
  t.A.picks('Isra: Intercept')
  settle(t)
  expect([hpOf(t, 'sosha'), hpOf(t, 'isra'), statuses(t, 'isra')]).toEqual([3, 14, ['resilient']])
})

test('[E-R51] what is negated is paid, used and aimed all the same', () => {
  const t = table(
    { hero: 'asad', focus: 1 },
    {
      foe: { hero: 'giana', focus: 2 },
      B: { hand: ['uncanny-dodge'], heroes: [{ hero: 'giana', focus: 2 }, { hero: 'daron' }] },
    },
  )
  t.A.picks('Asad: Raking Claw', 'Giana')
  t.B.picks('Giana: Uncanny Dodge')
  settle(t)
  expect([
    focusOf(t, 'asad'),
    hero(t, 'asad').used.length,
    hero(t, 'asad').hasTargeted,
    t.state.initiative,
  ]).toEqual([0, 1, true, 1])
})
