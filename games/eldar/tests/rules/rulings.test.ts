import { defaultOptions, optionsAmongBots } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { eldar, FACES } from '../../game.ts'
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
  passTo,
  settle,
  stackOf,
  statuses,
} from '../lay.ts'
import { scene } from '@trialhall/kernel/testkit'

test('[E-R4] Heroes enter the match refreshed and without Focus', () => {
  const t = scene(eldar, { seed: 1, options: { decks: ['bloodied-aggro', 'turbo-focus'] } })
  expect(t.state.heroes.every(({ focus, isRefreshed }) => focus === 0 && isRefreshed)).toBe(true)
})

test('[E-R13, E-R98] what lasts until end of round outlasts the End Phase, not the round', () => {
  const t = table(
    { hero: 'yuri' },
    {
      phase: 'end',
      A: { heroes: [{ hero: 'yuri', is: ['resilient'], attributes: { skill: 4 } }, { hero: 'asad' }] },
      foe: { hero: 'pavani' },
    },
  )
  t.B.isAsked(/target ally/)
  expect(statuses(t, 'yuri')).toEqual(['resilient'])
  passTo(t, 'main', 2)
  expect([statuses(t, 'yuri'), hero(t, 'yuri').raised]).toEqual([[], null])
  const fallen = table({ hero: 'yuri' }, { foe: { hero: 'giana', hp: 3, attributes: { power: 4 } } })
  plays(fallen, 'Yuri: Brine Knuckles', 'Giana')
  expect(hero(fallen, 'giana').raised).toBe(null)
})

test('[E-R15] nothing is added to damage of 0', () => {
  const t = table(
    { hero: 'zakir', focus: 9 },
    { hand: ['great-cleave'], foe: { hero: 'pavani', is: ['vulnerable'] } },
  )
  plays(t, 'Zakir: Great Cleave')
  expect([hpOf(t, 'pavani'), t.eventsOf('damaged'), t.eventsOf('unharmed')]).toEqual([19, [], []])
})

test('[E-R18] a negated action was an action: passing after it is no yield', () => {
  const t = table(
    { hero: 'giana' },
    {
      hand: ['eavesdrop'],
      foe: { hero: 'elric', focus: 9 },
      B: { hand: ['unravel'], heroes: [{ hero: 'elric', focus: 9 }, { hero: 'daron' }] },
    },
  )
  t.A.picks('Giana: Eavesdrop')
  t.B.picks('Elric: Unravel', 'X = 2')
  settle(t)
  t.A.picks('pass')
  expect([t.state.yielded, t.eventsOf('passed').length]).toEqual([-1, 1])
})

test('[E-R18, E-29.05] a reaction is no action of one’s own: passing after it is a yield', () => {
  const t = table(
    { hero: 'giana' },
    { phase: 'startAbilities', hand: ['flash'], foe: { hero: 'zakir', support: 'fixate' } },
  )
  t.A.picks('Giana: Flash')
  settle(t)
  passTo(t, 'main', 1)
  t.A.picks('pass')
  expect(t.state.yielded).toBe(0)
})

test('[E-R34, E-R67] without a standing Hero passing is all, and counts as a yield', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'giana', down: true, hp: 0 },
        { hero: 'isra', down: true, hp: 0 },
      ],
      hand: ['flash'],
    },
  })
  t.A.isOffered('pass').picks('pass')
  expect(t.state.yielded).toBe(0)
})

test('[E-R35, E-R36] who has fallen gets nothing and counts for nothing', () => {
  const t = table(
    { hero: 'yuri', focus: 2, equipment: 'warhorn-of-the-old-way' },
    {
      partner: { hero: 'sosha', down: true, hp: 0 },
      foe: { hero: 'giana', down: true, hp: 0 },
      hand: ['great-cleave'],
    },
  )
  plays(t, 'Yuri: Sound the Charge')
  expect([statuses(t, 'sosha'), focusOf(t, 'sosha')]).toEqual([[], 0])
  const blood = table(
    { hero: 'sosha', support: 'bloodlust' },
    { partner: { hero: 'isra' }, foe: { hero: 'giana', down: true, hp: 0 } },
  )
  expect(statuses(blood, 'sosha')).toEqual([])
})

test('[E-R37] a Hero that falls still sees what felled it, to no use for itself', () => {
  const t = table(
    { hero: 'giana', hp: 3, support: 'umbral-veil', exhausted: true },
    { initiative: 'B', foe: { hero: 'yuri' }, partner: { hero: 'isra' } },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Giana')
  settle(t, 'order')
  t.A.isOffered('Isra: Heed No Shadow', 'Giana: Umbral Veil').picks('Giana: Umbral Veil')
  settle(t)
  expect(t.eventsOf('triggered').map(({ hero: id }) => id)).toContain(0)
  expect([hpOf(t, 'giana'), statuses(t, 'isra')]).toEqual([0, ['invigorated']])
})

test('[E-R38, E-R39, E-R40] defeats of one event score together; equal totals go on under sudden death', () => {
  const fought = (a: number, b: number) => {
    const t = table(
      { hero: 'yuri', hp: 4 },
      {
        hand: ['prize-fighting'],
        A: { heroes: [{ hero: 'yuri', hp: 4, focus: 2 }, { hero: 'isra' }], glory: a },
        B: { heroes: [{ hero: 'sosha', hp: 4 }, { hero: 'mei' }], glory: b },
      },
    )
    plays(t, 'Yuri: Prize Fighting', 'Sosha')
    return t
  }
  expect(fought(2, 0).outcome?.scores).toEqual([3, 1])
  expect(fought(1, 2).outcome?.ranks).toEqual([2, 1])
  const even = fought(2, 2)
  expect([even.outcome, even.state.isSudden, glory(even)]).toEqual([null, true, [3, 3]])
})

test('[E-R41, E-R93] a defeat that wins ends the effect on the spot', () => {
  const t = table(
    { hero: 'asad' },
    {
      foe: { hero: 'giana', hp: 3 },
      A: { heroes: [{ hero: 'asad', focus: 1 }, { hero: 'isra' }], glory: 2 },
    },
  )
  plays(t, 'Asad: Raking Claw', 'Giana')
  expect([t.outcome?.reason, t.eventsOf('damaged').length]).toEqual(['glory', 1])
})

test('[E-R42, E-R43] round 7 ends after its End Phase, and round 8 is a whole round', () => {
  const t = lay({
    round: 7,
    phase: 'end',
    A: { heroes: [{ hero: 'yuri', hp: 5 }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'sosha' }, { hero: 'mei' }] },
  })
  passTo(t, 'main', 8)
  expect([hpOf(t, 'yuri'), t.eventsOf('drew').length, t.state.initiative]).toEqual([5, 2, 0])
})

test('[E-R44, E-1.05] the lead wins where a cap comes before round 7 is over', () => {
  const capped = (A: number, B: number) =>
    lay({ round: 5, phase: 'draw', A: { glory: A }, B: { glory: B }, options: { roundCap: 5 } }).outcome
  expect([capped(1, 0), capped(1, 2), capped(1, 1)]).toEqual([
    { ranks: [1, 2], scores: [1, 0], reason: 'cap' },
    { ranks: [2, 1], scores: [1, 2], reason: 'cap' },
    { ranks: [1, 1], scores: [1, 1], reason: 'cap' },
  ])
})

test('[E-R44] a match may be capped, and is then drawn', () => {
  const capped = lay({ round: 9, phase: 'draw', suddenDeath: true, options: { roundCap: 9 } })
  expect(capped.outcome).toEqual({ ranks: [1, 1], scores: [0, 0], reason: 'cap' })
  expect(capped.eventsOf('ended')).toEqual([{ type: 'ended', reason: 'cap', winner: null }])
  expect(lay({ round: 90, phase: 'draw', suddenDeath: true }).outcome).toBe(null)
})

test('[E-R44] both may agree on a draw, also while an effect is on the stack', () => {
  const t = table({ hero: 'mei' }, { hand: ['wallop'], A: { glory: 2 } })
  expect(t.match.agreeOnDraw().ok).toBe(true)
  expect(t.match.outcome).toEqual({ ranks: [1, 1], scores: [2, 0], reason: 'agreed' })
  expect(t.eventsOf('ended')).toEqual([{ type: 'ended', reason: 'agreed', winner: null }])
})

test('[E-R44] a table has no cap unless it sets one, and matches that no person plays are drawn after round 30', () => {
  expect(defaultOptions(eldar.options, 2)).toMatchObject({ roundCap: 0 })
  expect(optionsAmongBots(eldar.options, { format: 'mini' })).toEqual({ format: 'mini', roundCap: 30 })
  expect(optionsAmongBots(eldar.options, { roundCap: 0 })).toEqual({ roundCap: 0 })
})

test('[E-R46] effects do what they can, costs must be whole', () => {
  const t = table({ hero: 'mei' }, { hand: ['improvised-ammunition'], A: { deck: ['caltrops'] } })
  plays(t, 'Mei: Improvised Ammunition', 'Pavani')
  expect([hpOf(t, 'pavani'), cardsIn(t, 0, 'deck')]).toEqual([15, []])
  const empty = table({ hero: 'mei' }, { hand: ['improvised-ammunition'], A: { deck: [] } })
  plays(empty, 'Mei: Improvised Ammunition', 'Pavani')
  expect([hpOf(empty, 'pavani'), empty.eventsOf('scrapped')]).toEqual([16, []])
})

test('[E-R47] no hand is too large', () => {
  const hand = Array.from({ length: 12 }, () => 'wallop')
  const t = table({ hero: 'yuri' }, { hand, phase: 'draw' })
  expect(cardsIn(t, 0, 'hand').length).toBe(13)
})

test('[E-R49, E-R50, E-R77] the last HP may be paid, and a guardian steps in for a payment too', () => {
  const t = table({ hero: 'yuri', hp: 2, equipment: 'broadsword-of-the-abyss', support: 'spirit-guardian' })
  plays(t, 'Yuri: Abyssal Arc', 'Pavani')
  expect([hpOf(t, 'yuri'), hpOf(t, 'pavani'), kitOf(t, 'yuri')[0]]).toEqual([1, 19 - 7, null])
  table({ hero: 'yuri', hp: 1, equipment: 'broadsword-of-the-abyss' }).A.isRefused(
    'Yuri: Abyssal Arc',
    'too few HP',
  )
})

test('[E-R55, E-R59] an affliction works for its bearer; a negated removal leaves the counter', () => {
  const t = table(
    { hero: 'giana', focus: 1 },
    { phase: 'startAbilities', foe: { hero: 'yuri', affliction: 'seeing-stars' } },
  )
  t.A.picks('Giana: Rewrite the Rules')
  settle(t)
  expect(countersOf(t, 'yuri', 'affliction')).toBe(2)
  const afflictions = FACES.filter(({ kind }) => kind === 'affliction')
  expect(
    afflictions.every(
      ({ slug }) => !/Power|Skill|Wisdom/.test(eldar.catalog.find((face) => face.slug === slug)?.text ?? ''),
    ),
  ).toBe(true)
})

test('[E-R63] a fallen Hero cannot be equipped', () => {
  const t = table({ hero: 'yuri', down: true, hp: 0 }, { phase: 'equip', hand: ['caltrops'] })
  t.A.isOffered('equip Sosha with Caltrops', 'pass')
})

test('[E-R64] equipment played by an effect is no play of the phase', () => {
  const t = table(
    { hero: 'giana', support: 'tinkers-apprentice' },
    { hand: ['second-story-work', 'caltrops'] },
  )
  t.A.picks('Giana: Second-Story Work')
  settle(t, 'equipNow')
  t.A.picks('equip Giana with Caltrops')
  settle(t)
  expect([kitOf(t, 'giana')[2], focusOf(t, 'giana'), t.eventsOf('triggered').length]).toEqual([
    'caltrops',
    9,
    1,
  ])
})

test('[E-R65, E-R66] after a yield a Slow action keeps initiative, and only the first yield counts', () => {
  const t = table({ hero: 'yuri' }, { foe: { hero: 'mei' } })
  t.A.picks('pass')
  t.B.picks('Mei: Live Wire', 'Yuri')
  settle(t)
  expect([t.state.initiative, t.eventsOf('passed')]).toEqual([1, []])
  t.B.picks('pass')
  passTo(t, 'main', 2)
  expect([t.eventsOf('yielded').map(({ seat }) => seat), t.state.initiative]).toEqual([[0], 0])
})

test('[E-R72, E-R74] classes, speeds and kinds that the booklet leaves open are as designed', () => {
  const classOf = (slug: string) => FACES.find((face) => face.slug === slug)?.class
  expect(['zakir', 'pavani', 'extortionists-dagger', 'withering-touch'].map(classOf)).toEqual([
    'mage',
    'paladin',
    'thief',
    'thief',
  ])
  expect(eldar.catalog.find(({ slug }) => slug === 'thieves-gloves')?.text).toMatch(/Borrowed Talent \(Slow/)
})

test('[E-R73] there are four phases and no other', () => {
  const t = lay({ phase: 'start' })
  passTo(t, 'main', 2)
  expect(new Set(t.eventsOf('phaseBegan').map(({ phase }) => phase))).toEqual(
    new Set(['start', 'equip', 'main', 'end']),
  )
})

test('[E-R22] what happens in the middle of an effect triggers after its end', () => {
  const t = table(
    { hero: 'yuri' },
    {
      hand: ['dragonlords-wrath'],
      foe: { hero: 'sosha', equipment: 'pendant-of-rising-fury' },
      partner: { hero: 'isra' },
    },
  )
  plays(t, "Yuri: Dragonlord's Wrath", 'Sosha')
  const story = t.events.map(({ type }) => type).filter((type) => type === 'damaged' || type === 'triggered')
  expect(story).toEqual(['damaged', 'damaged', 'damaged', 'triggered', 'triggered'])
  expect(countersOf(t, 'sosha', 'equipment')).toBe(2)
})

test('[E-R38, E-R39, E-R93] what "and" joins is one event: whom it fells on both sides falls together', () => {
  const burst = lay({
    A: {
      heroes: [
        { hero: 'zakir', focus: 4 },
        { hero: 'isra', hp: 1, affliction: 'tainted-remedy' },
      ],
      hand: ['burst-of-radiance'],
      glory: 2,
    },
    B: { heroes: [{ hero: 'daron', hp: 5 }, { hero: 'yuri' }], glory: 2 },
  })
  plays(burst, 'Zakir: Burst of Radiance')
  expect([glory(burst), burst.outcome, burst.state.isSudden]).toEqual([[3, 3], null, true])
  const bond = lay({
    phase: 'startAbilities',
    A: { heroes: [{ hero: 'asad', hp: 1, affliction: 'tainted-remedy' }, { hero: 'isra' }], glory: 2 },
    B: { heroes: [{ hero: 'yuri', hp: 1, affliction: 'vampiric-bond' }, { hero: 'mei' }], glory: 2 },
  })
  settle(bond, 'order')
  expect([glory(bond), bond.outcome, bond.state.isSudden]).toEqual([[3, 3], null, true])
})

test('[E-R41, E-R93] the whole event of the last Glory happens, and nothing after it', () => {
  const t = table(
    { hero: 'isra', hp: 5, equipment: 'radiant-greathammer' },
    {
      A: {
        heroes: [{ hero: 'isra', hp: 5, focus: 2, equipment: 'radiant-greathammer' }, { hero: 'sosha' }],
        glory: 2,
      },
      foe: { hero: 'giana', hp: 3 },
    },
  )
  plays(t, 'Isra: Radiant Smash', 'Giana', 'Isra')
  expect([hpOf(t, 'isra'), t.outcome?.ranks]).toEqual([7, [1, 2]])
  expect(t.events.at(-1)?.type).toBe('ended')
})

test('[E-R25, E-R26, E-R94] nobody is asked where to put an ability that cannot go on the stack', () => {
  const t = table(
    { hero: 'zakir', support: 'fixate', affliction: 'heat-metal' },
    {
      phase: 'startAbilities',
      partner: { hero: 'isra', support: 'tinkers-apprentice', focus: 1 },
      foe: { hero: 'giana', focus: 1 },
    },
  )
  t.A.isNotAsked()
  expect(stackOf(t)).toEqual(['fixate'])
  const poor = lay({
    initiative: 'B',
    A: { heroes: [{ hero: 'elena', focus: 1, equipment: 'caltrops' }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'yuri' }, { hero: 'mei' }] },
  })
  poor.B.picks('Yuri: Brine Knuckles', 'Elena')
  poor.A.isOffered('Elena: Spring the Trap (Yuri)', 'Elena: Caltrops (Yuri)')
  const broke = lay({
    initiative: 'B',
    A: { heroes: [{ hero: 'elena', equipment: 'caltrops' }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'yuri' }, { hero: 'mei' }], hand: ['flash'] },
  })
  broke.B.picks('Yuri: Brine Knuckles', 'Elena')
  broke.A.isNotAsked()
  expect(stackOf(broke)).toEqual(['yuri', 'caltrops'])
})

test('[E-R61] what a card does as it leaves is an ability on the stack, and can be negated', () => {
  const struck = (reaction: string): number => {
    const t = table(
      { hero: 'yuri' },
      {
        hand: ['sundering-blow'],
        partner: { hero: 'giana', focus: 1 },
        foe: { hero: 'pavani', support: 'umbral-veil', exhausted: true },
      },
    )
    t.A.picks('Yuri: Sundering Blow', 'Pavani')
    t.B.picks('pass')
    t.A.isAsked('react to the ability of Umbral Veil').picks(reaction)
    settle(t)
    expect(cardsIn(t, 1, 'graveyard')).toEqual(['umbral-veil'])
    return hpOf(t, 'pavani')
  }
  expect([struck('pass'), struck('Giana: Rewrite the Rules')]).toEqual([19 - 4 + 2, 19 - 4])
})
