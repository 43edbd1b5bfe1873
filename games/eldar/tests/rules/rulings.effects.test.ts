import { expect, test } from 'vitest'
import { FACES, heroAt } from '../../game.ts'
import { plays, table } from '../content/table.ts'
import {
  cardsIn,
  countersOf,
  focusOf,
  glory,
  hero,
  hpOf,
  kitOf,
  lay,
  settle,
  stackOf,
  statuses,
} from '../lay.ts'

test('[E-R75] losing all buffs ends what was granted, not what a card keeps giving', () => {
  const t = table(
    { hero: 'isra', equipment: 'dawnbreaker-mace' },
    { foe: { hero: 'kiran', is: ['elusive', 'resilient'] } },
  )
  plays(t, 'Isra: Dawnstrike', 'Kiran')
  expect([statuses(t, 'kiran'), hpOf(t, 'kiran')]).toEqual([['elusive'], 12])
})

test('[E-R76, E-R99] a condition may look at statuses that others give, and ends with its source', () => {
  const t = table({ hero: 'elric', support: 'specialized-serum', affliction: 'hunters-mark' })
  expect(statuses(t, 'elric')).toEqual(['resilient', 'marked'])
  const oath = table(
    { hero: 'isra', support: 'oath-of-the-bulwark', hp: 3 },
    { initiative: 'B', foe: { hero: 'yuri' } },
  )
  expect(statuses(oath, 'sosha')).toEqual(['resilient'])
  oath.B.picks('Yuri: Brine Knuckles', 'Isra')
  settle(oath)
  expect(statuses(oath, 'sosha')).toEqual([])
})

test('[E-R78] only what would really be recovered is turned around', () => {
  const t = table({ hero: 'isra', hp: 13, affliction: 'tainted-remedy' })
  plays(t, 'Isra: Lantern of Mercy', 'Isra')
  expect([hpOf(t, 'isra'), kitOf(t, 'isra')[1]]).toEqual([12, null])
})

test('[E-R82] with one Hero a side, "another" is nobody', () => {
  const options = { format: 'mini', decks: ['bloodied-aggro', 'affliction-attrition'] }
  const t = lay({
    options,
    A: { heroes: [{ hero: 'isra', focus: 3 }], hand: ['intercept', 'oath-of-the-bulwark'] },
    B: { heroes: [{ hero: 'mei' }] },
    initiative: 'B',
  })
  t.B.picks('Mei: Live Wire')
  t.A.isRefused('Isra: Intercept', 'target').picks('pass')
  t.A.picks('Isra: Oath of the Bulwark')
  settle(t)
  expect([kitOf(t, 'isra')[0], statuses(t, 'isra'), hpOf(t, 'isra')]).toEqual([
    'oath-of-the-bulwark',
    [], // she is refreshed, and no ally of hers is another
    13,
  ])
})

test('[E-R82] with one Hero a side, "each other enemy" and "each other Hero" leave nobody out but whom they name', () => {
  const options = { format: 'mini', decks: ['bloodied-aggro', 'affliction-attrition'] }
  const bolt = lay({
    options,
    A: { heroes: [{ hero: 'zakir', equipment: 'rod-of-lightning' }] },
    B: { heroes: [{ hero: 'mei' }] },
  })
  plays(bolt, 'Zakir: Forked Bolt')
  expect([hpOf(bolt, 'mei'), bolt.eventsOf('damaged').length]).toEqual([10, 1])
  const shock = lay({
    options,
    A: { heroes: [{ hero: 'isra', focus: 1 }], hand: ['shockwave'] },
    B: { heroes: [{ hero: 'mei' }] },
  })
  plays(shock, 'Isra: Shockwave')
  expect([hpOf(shock, 'isra'), hpOf(shock, 'mei')]).toEqual([14, 12])
})

test('[E-R86, E-R91] one Hero may stand in several places of a text, and cards are targets of their own', () => {
  const t = table(
    { hero: 'isra', hp: 10, equipment: 'radiant-greathammer' },
    { hand: ['reevaluate'], foe: { hero: 'zakir', support: 'astral-ward', equipment: 'bramble-staff' } },
  )
  plays(t, 'Isra: Reevaluate', 'Bramble Staff on Zakir')
  expect([kitOf(t, 'zakir')[2], hero(t, 'isra').hasTargeted]).toEqual([null, false])
  plays(t, 'Isra: Radiant Smash', 'Isra')
  expect([hpOf(t, 'isra'), hpOf(t, 'daron')]).toEqual([12, 9])
})

test('[E-R87] what may be paid besides is part of the one price, which statuses change once', () => {
  const paid = (is: readonly string[], x: number): number[] => {
    const tablet = { equipment: 'tablet-of-the-star-scribe', equipmentCounters: 3 }
    const t = table({ hero: 'zakir', focus: 4, is, ...tablet }, { foe: { hero: 'pavani', hp: 19 } })
    t.A.picks('Zakir: Starfall', 'Pavani', `X = ${x}`)
    expect(t.eventsOf('paid').length).toBe(1)
    const counters = countersOf(t, 'zakir', 'equipment')
    settle(t)
    return [4 - focusOf(t, 'zakir'), 3 - counters, 19 - hpOf(t, 'pavani')]
  }
  expect(paid([], 0)).toEqual([1, 0, 4])
  expect(paid([], 3)).toEqual([1, 3, 7])
  expect(paid(['dazed'], 3)).toEqual([2, 3, 7])
  expect(paid(['alert'], 2)).toEqual([0, 2, 6])
})

test('[E-R87, E-17.10] no action asks for more once it is announced: only abilities that trigger may be paid for or declined', () => {
  const asked = FACES.flatMap(({ play, abilities }) => [play, ...abilities]).filter((one) => one !== null)
  const optional = asked.filter((one) => 'pays' in one && one.pays !== null)
  expect(optional.length).toBeGreaterThan(3)
  expect(optional.map(({ kind }) => kind)).toEqual(optional.map(() => 'trigger'))
})

test('[E-R90] Step Through Time stays in the same stretch of initiative', () => {
  const t = table({ hero: 'zakir' }, { hand: ['step-through-time', 'sudden-clarity'] })
  plays(t, 'Zakir: Step Through Time')
  expect([t.state.hasActed, t.state.mustPass]).toEqual([true, false])
  plays(t, 'Zakir: Sudden Clarity')
  t.A.picks('pass')
  expect(t.state.yielded).toBe(-1)
})

test('[E-R92] a target that has become invalid does nothing either', () => {
  const late = table(
    { hero: 'yuri', focus: 3 },
    {
      hand: ['prize-fighting'],
      partner: { hero: 'kiran', focus: 1 },
      foe: { hero: 'isra', hp: 2, focus: 1 },
      B: { heroes: [{ hero: 'isra', hp: 2, focus: 1 }, { hero: 'mei' }], hand: ['watch-your-back'] },
    },
  )
  late.A.picks('Yuri: Prize Fighting', 'Isra')
  late.B.picks('Isra: Watch Your Back', 'Mei')
  late.A.picks('Kiran: Skirmish', 'Isra')
  settle(late)
  expect([hpOf(late, 'yuri'), glory(late), cardsIn(late, 0, 'hand'), cardsIn(late, 0, 'graveyard')]).toEqual([
    18,
    [1, 0],
    [],
    ['prize-fighting'],
  ])
})

test('[E-R93] a fight that fells its target ends with what the target dealt', () => {
  const t = table(
    { hero: 'yuri', hp: 18 },
    {
      hand: ['prize-fighting'],
      foe: { hero: 'giana', hp: 1 },
      B: { heroes: [{ hero: 'kiran', hp: 4, focus: 0 }, { hero: 'daron' }] },
    },
  )
  const fallen = heroAt(t.state, 2)
  expect(fallen.hp).toBe(4)
  plays(t, 'Yuri: Prize Fighting', 'Kiran')
  expect([glory(t), hpOf(t, 'yuri')]).toEqual([[1, 0], 16])
})

test('[E-R94] what is asked behind "When" is asked twice', () => {
  const t = table(
    { hero: 'elena', focus: 2 },
    { phase: 'startAbilities', foe: { hero: 'yuri', affliction: 'heat-metal', equipment: 'throwing-axe' } },
  )
  settle(t)
  expect(hpOf(t, 'yuri')).toBe(16)
  const bare = table(
    { hero: 'elena' },
    { phase: 'startAbilities', foe: { hero: 'yuri', affliction: 'heat-metal' } },
  )
  settle(bare)
  expect([hpOf(bare, 'yuri'), stackOf(bare)]).toEqual([18, []])
  const stripped = table(
    { hero: 'elric', focus: 2 },
    {
      phase: 'startAbilities',
      hand: ['reevaluate'],
      foe: { hero: 'yuri', affliction: 'heat-metal', equipment: 'throwing-axe' },
    },
  )
  expect(stackOf(stripped)).toEqual(['heat-metal'])
  stripped.A.picks('Elric: Reevaluate')
  settle(stripped, 'equip')
  expect([hpOf(stripped, 'yuri'), cardsIn(stripped, 1, 'hand')]).toEqual([18, ['throwing-axe']])
})

test('[E-R97] a bond feeds nobody while its Hero is out of the round', () => {
  const t = table(
    { hero: 'asad', hp: 0, down: true },
    { phase: 'startAbilities', foe: { hero: 'yuri', affliction: 'vampiric-bond' } },
  )
  settle(t)
  expect([hpOf(t, 'yuri'), hpOf(t, 'asad')]).toEqual([17, 0])
  const back = table(
    { hero: 'asad', hp: 9 },
    {
      phase: 'startAbilities',
      partner: { hero: 'sosha', hp: 9 },
      foe: { hero: 'yuri', affliction: 'vampiric-bond' },
    },
  )
  settle(back)
  expect([hpOf(back, 'yuri'), hpOf(back, 'asad'), hpOf(back, 'sosha')]).toEqual([17, 10, 9])
})

test('[E-R101] "that enemy" is no target, so neither Ward nor Elusive nor Marked matter', () => {
  const t = table(
    { hero: 'elena', support: 'pack-tactics' },
    {
      partner: { hero: 'isra', focus: 2 },
      hand: ['great-cleave'],
      foe: { hero: 'zakir', support: 'astral-ward', is: ['elusive'] },
      B: {
        heroes: [
          { hero: 'zakir', support: 'astral-ward', is: ['elusive'] },
          { hero: 'mei', down: true },
        ],
      },
    },
  )
  t.A.picks('Isra: Great Cleave')
  settle(t, 'pay')
  t.A.picks('pay')
  settle(t)
  expect([hpOf(t, 'zakir'), focusOf(t, 'elena'), hero(t, 'elena').hasTargeted]).toEqual([
    17 - 3 - 2,
    8,
    false,
  ])
})

test('[E-R88] an ability sees each of several events of one moment', () => {
  const t = lay({
    initiative: 'B',
    A: {
      heroes: [{ hero: 'isra', equipment: 'oathkeepers-reliquary' }, { hero: 'sosha' }, { hero: 'elena' }],
    },
    B: { heroes: [{ hero: 'yuri', focus: 2 }, { hero: 'daron' }, { hero: 'mei' }], hand: ['great-cleave'] },
  })
  t.B.picks('Yuri: Great Cleave')
  settle(t)
  expect([countersOf(t, 'isra', 'equipment'), t.eventsOf('triggered').length]).toEqual([2, 2])
})
