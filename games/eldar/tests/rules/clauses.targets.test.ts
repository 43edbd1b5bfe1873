import { expect, test } from 'vitest'
import { plays, table } from '../content/table.ts'
import {
  cardsIn,
  countersOf,
  focusOf,
  glory,
  hero,
  hpOf,
  lay,
  offers,
  passTo,
  settle,
  statuses,
} from '../lay.ts'

test('[E-13.02, E-13.05, E-13.06, E-19.12] targets are chosen as the effect goes on the stack; "each" chooses none', () => {
  const t = table(
    { hero: 'yuri' },
    { hand: ['great-cleave', 'seeing-stars'], foe: { hero: 'pavani', is: ['elusive'] } },
  )
  t.A.picks('Yuri: Great Cleave')
  expect([t.eventsOf('aimed'), focusOf(t, 'yuri')]).toEqual([[], 7])
  settle(t)
  t.B.picks('pass')
  t.A.picks('Yuri: Seeing Stars', 'Pavani')
  expect(t.eventsOf('aimed').map(({ targets }) => targets)).toEqual([[2]])
  expect(focusOf(t, 'yuri')).toBe(5)
})

test('[E-13.03, E-13.04, E-R33] a target that has fallen is left alone', () => {
  const t = table(
    { hero: 'giana', hp: 2 },
    {
      hand: ['flash'],
      initiative: 'B',
      foe: { hero: 'yuri', focus: 9 },
      B: {
        hand: ['impatient-assault'],
        heroes: [
          { hero: 'yuri', focus: 9 },
          { hero: 'kiran', focus: 2 },
        ],
      },
    },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Giana')
  t.A.picks('Giana: Flash')
  t.B.picks('Kiran: Skirmish', 'Giana')
  settle(t)
  expect([glory(t), t.eventsOf('damaged').length, hero(t, 'giana').isDown]).toEqual([[0, 1], 1, true])
})

test('[E-13.07, E-R1, E-R100] the Ward bars commands and equipment, whatever they could do otherwise', () => {
  const t = table(
    { hero: 'zakir', support: 'astral-ward' },
    {
      initiative: 'B',
      foe: { hero: 'elena', focus: 3, equipment: 'trappers-snare' },
      partner: { hero: 'sosha', down: true, hp: 0 },
    },
  )
  t.B.isRefused('Elena: Set the Snare', 'target')
  expect(offers(t, 1)).toContain('Elena: Patient Watch')
  const cards = table(
    { hero: 'zakir', support: 'astral-ward' },
    {
      initiative: 'B',
      partner: { hero: 'sosha', down: true, hp: 0 },
      B: {
        hand: ['wallop', 'hunters-mark', 'great-cleave', 'inspire'],
        heroes: [
          { hero: 'elena', focus: 3 },
          { hero: 'elric', support: 'astral-ward' },
        ],
      },
    },
  )
  cards.B.isRefused('Elena: Wallop', 'target')
  for (const barred of ["Elena: Hunter's Mark", 'Elena: Great Cleave', 'Elena: Inspire'])
    expect(offers(cards, 1)).toContain(barred)
  cards.B.picks('Elena: Inspire').isOffered('Elena', 'Elric')
})

test('[E-13.08, E-R12] aiming counts at once, and resets with the round', () => {
  const t = table(
    { hero: 'giana', equipment: 'cloak-of-the-nightstalker' },
    { foe: { hero: 'pavani', focus: 2 } },
  )
  t.A.picks('Giana: Step from Shadow', 'Pavani')
  expect([hero(t, 'giana').hasTargeted, hero(t, 'pavani').wasTargeted]).toEqual([true, true])
  passTo(t, 'main', 2)
  expect([hero(t, 'giana').hasTargeted, statuses(t, 'giana')]).toEqual([false, ['elusive']])
  expect(hero(t, 'pavani').wasTargeted).toBe(false)
})

test('[E-13.08, E-16.05] who aims at a friend has targeted no enemy, and the friend was targeted by none', () => {
  const t = table(
    { hero: 'giana', equipment: 'cloak-of-the-nightstalker' },
    { hand: ['inspire'], partner: { hero: 'elena', focus: 1 } },
  )
  plays(t, 'Giana: Inspire', 'Elena')
  expect([statuses(t, 'giana'), hero(t, 'giana').hasTargeted, hero(t, 'elena').wasTargeted]).toEqual([
    ['elusive'],
    false,
    false,
  ])
  expect(t.eventsOf('triggered')).toEqual([])
})

test('[E-14.01, E-14.02, E-14.04, E-R53] X is chosen and paid as the action is put on the stack', () => {
  const t = table(
    { hero: 'zakir', focus: 3 },
    {
      hand: ['searing-pulse'],
      foe: { hero: 'elric', focus: 9 },
      B: { hand: ['unravel'], heroes: [{ hero: 'elric', focus: 9 }, { hero: 'daron' }] },
    },
  )
  t.A.picks('Zakir: Searing Pulse').isOffered('X = 0', 'X = 1', 'X = 2', 'X = 3').picks('X = 3')
  expect(focusOf(t, 'zakir')).toBe(0)
  t.B.picks('Elric: Unravel').isOffered('X = 4', 'X = 5', 'X = 6', 'X = 7', 'X = 8', 'X = 9')
})

test('[E-14.02, E-19.02] X may be 0, and costs what statuses add', () => {
  const t = table({ hero: 'zakir', focus: 1, is: ['dazed'] }, { hand: ['searing-pulse'] })
  t.A.picks('Zakir: Searing Pulse')
  expect([t.state.stack[0]?.x, focusOf(t, 'zakir')]).toEqual([0, 0])
  settle(t)
  expect([hpOf(t, 'pavani'), t.eventsOf('damaged'), t.eventsOf('unharmed')]).toEqual([19, [], []])
  const poor = table({ hero: 'zakir', focus: 0, is: ['dazed'] }, { hand: ['searing-pulse'] })
  poor.A.isRefused('Zakir: Searing Pulse', 'Zakir has 0 Focus, and Searing Pulse costs 1.')
})

test('[E-14.03, E-R30] what an effect reads is read as it resolves', () => {
  const t = table(
    { hero: 'yuri' },
    {
      foe: { hero: 'pavani', focus: 2 },
      B: { hand: ['flash'], heroes: [{ hero: 'pavani', focus: 2 }, { hero: 'daron' }] },
    },
  )
  t.A.picks('Yuri: Brine Knuckles', 'Pavani')
  t.B.picks('Pavani: Flash')
  settle(t)
  expect(hpOf(t, 'pavani')).toBe(17)
})

test('[E-14.05, E-26.01] X may be counters of the card', () => {
  const t = table({ hero: 'zakir', equipment: 'tablet-of-the-star-scribe', equipmentCounters: 4 })
  t.A.picks('Zakir: Starfall', 'Pavani').isOffered('X = 0', 'X = 1', 'X = 2', 'X = 3', 'X = 4').picks('X = 4')
  settle(t)
  expect([hpOf(t, 'pavani'), countersOf(t, 'zakir', 'equipment')]).toEqual([10, 0])
})

test('[E-14.02, E-14.05] X is never less than its text asks for', () => {
  const t = table({ hero: 'yuri', equipment: 'pendant-of-rising-fury', equipmentCounters: 2 })
  t.A.picks('Yuri: Unleash', 'Pavani').isOffered('X = 1', 'X = 2')
})

test('[E-13.04, E-R11] with every target gone the rest still happens, and the command goes to the graveyard', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'yuri', focus: 1 },
        { hero: 'elena', focus: 1, equipment: 'quickshot-crossbow' },
      ],
      hand: ['impatient-assault'],
    },
    B: {
      heroes: [
        { hero: 'mei', hp: 2 },
        { hero: 'giana', focus: 1 },
      ],
      hand: ['flash'],
    },
  })
  t.A.picks('Yuri: Impatient Assault', 'Mei')
  t.B.picks('Giana: Flash')
  t.A.picks('Elena: Quickshot', 'Mei')
  settle(t)
  expect([hero(t, 'mei').isDown, t.eventsOf('damaged').length]).toEqual([true, 1])
  expect([statuses(t, 'yuri'), cardsIn(t, 0, 'graveyard')]).toEqual([
    ['weakened', 'vulnerable'],
    ['impatient-assault'],
  ])
})

test('[E-13.03, E-13.04] a target that no longer fits the text is left alone', () => {
  const t = table(
    { hero: 'daron', focus: 2 },
    {
      hand: ['flash'],
      foe: { hero: 'giana', hp: 7, support: 'specialized-serum' },
      B: { heroes: [{ hero: 'giana', hp: 7, support: 'specialized-serum' }, { hero: 'yuri' }] },
    },
  )
  t.A.picks('Daron: Final Page')
  t.B.picks('Giana: Inject')
  settle(t)
  expect([hpOf(t, 'giana'), cardsIn(t, 1, 'graveyard')]).toEqual([11, ['specialized-serum']])
})

test('[E-R12, E-13.08] "with an action" means no triggered ability, though that counts as having targeted', () => {
  const t = lay({
    phase: 'startAbilities',
    initiative: 'B',
    A: {
      heroes: [
        { hero: 'elena', focus: 1, equipment: 'caltrops' },
        { hero: 'sosha', down: true, hp: 0 },
      ],
    },
    B: { heroes: [{ hero: 'daron' }, { hero: 'mei' }], deck: ['wallop', 'flash'] },
  })
  while (t.match.askOf(1) !== null && t.state.step === 'equipFirst') t.pick(1, 0) // Foresee, and whatever else is asked
  expect(t.eventsOf('triggered').map(({ hero: id }) => id)).toEqual([2]) // neither Spring the Trap nor the Caltrops
  expect([hero(t, 'elena').wasTargeted, hero(t, 'daron').hasTargeted, hpOf(t, 'elena')]).toEqual([
    true,
    true,
    15,
  ])
})

test('[E-R52, E-27.15] what negates actions reaches no triggered ability, and the other way round', () => {
  const foreshadowed = (hand: readonly string[]) =>
    lay({
      phase: 'startAbilities',
      initiative: 'B',
      A: {
        heroes: [
          { hero: 'giana', focus: 9 },
          { hero: 'sosha', down: true, hp: 0 },
        ],
        hand,
      },
      B: { heroes: [{ hero: 'daron' }, { hero: 'mei' }], deck: ['wallop', 'flash'] },
    })
  const t = foreshadowed(['uncanny-dodge', 'unravel', 'reevaluate', 'mislead'])
  for (const card of ['Uncanny Dodge', 'Unravel', 'Mislead']) t.A.isRefused(`Giana: ${card}`, 'target')
  expect(offers(t, 0)).toEqual(['Giana: Rewrite the Rules', 'pass'])
  const trap = table(
    { hero: 'giana', focus: 9 },
    {
      hand: ['mislead', 'uncanny-dodge'],
      foe: { hero: 'elena', equipment: 'caltrops' },
      partner: { hero: 'yuri' },
    },
  )
  trap.A.picks('Yuri: Brine Knuckles', 'Elena') // the Caltrops trigger: an ability of equipment, and no action
  trap.A.isRefused('Giana: Mislead', 'target').isRefused('Giana: Uncanny Dodge', 'target')
})

test('[E-12.07, E-R10] a card from hand uses nothing up', () => {
  const t = table({ hero: 'zakir' }, { hand: ['sudden-clarity', 'sudden-clarity'] })
  plays(t, 'Zakir: Sudden Clarity')
  expect(hero(t, 'zakir').used).toEqual([])
  plays(t, 'Zakir: Sudden Clarity')
  expect(cardsIn(t, 0, 'graveyard')).toEqual(['sudden-clarity', 'sudden-clarity'])
})

test('[E-R48] a look at a hand tells what lay there then, whatever becomes of it', () => {
  const t = table(
    { hero: 'giana' },
    {
      hand: ['eavesdrop'],
      B: { heroes: [{ hero: 'zakir', focus: 9 }, { hero: 'mei' }], hand: ['flash', 'wallop'] },
    },
  )
  t.A.picks('Giana: Eavesdrop')
  t.B.picks('pass')
  const seen = t.eventsOf('looked').map(({ cards }) => cards.length)
  t.A.picks('pass')
  t.B.picks('Zakir: Flash')
  settle(t)
  expect([seen, t.eventsOf('looked').map(({ cards }) => cards.length)]).toEqual([[2], [2]])
})
