import { expect, test } from 'vitest'
import {
  cardsIn,
  countersOf,
  focusOf,
  glory,
  hero,
  hpOf,
  kitOf,
  passTo,
  settle,
  statuses,
  offers,
  type HeroLayout,
} from '../lay.ts'
import { plays, table } from './table.ts'

test('Censer of Absolution destroys an affliction on an ally', () => {
  const t = table(
    { hero: 'isra', equipment: 'censer-of-absolution' },
    { partner: { hero: 'sosha', affliction: 'seeing-stars' } },
  )
  plays(t, 'Isra: Absolve')
  expect([statuses(t, 'sosha'), cardsIn(t, 1, 'graveyard')]).toEqual([[], ['seeing-stars']])
})

test('Dawnbreaker Mace strips granted buffs before it hits', () => {
  const t = table(
    { hero: 'isra', equipment: 'dawnbreaker-mace' },
    { foe: { hero: 'pavani', is: ['resilient', 'alert', 'marked'] } },
  )
  plays(t, 'Isra: Dawnstrike', 'Pavani')
  expect([hpOf(t, 'pavani'), statuses(t, 'pavani')]).toEqual([16, ['marked']])
  expect(t.eventsOf('statusesLost')).toEqual([
    { type: 'statusesLost', hero: 2, statuses: ['alert', 'resilient'] },
  ])
  const plain = table({ hero: 'isra', equipment: 'dawnbreaker-mace' })
  plays(plain, 'Isra: Dawnstrike', 'Pavani')
  expect(plain.eventsOf('statusesLost')).toEqual([])
})

test('Ironshell Plate guards the bloodied and digs in', () => {
  const t = table({ hero: 'isra', hp: 7, equipment: 'ironshell-plate' })
  expect(statuses(t, 'isra')).toEqual(['resilient'])
  plays(t, 'Isra: Dig In')
  expect([hpOf(t, 'isra'), statuses(t, 'isra'), focusOf(t, 'isra')]).toEqual([8, ['resilient'], 8])
})

test('Oathkeeper’s Reliquary counts the blows of others and mends as many HP', () => {
  const t = table(
    { hero: 'isra', equipment: 'oathkeepers-reliquary' },
    { initiative: 'B', foe: { hero: 'yuri', focus: 2 }, B: { hand: ['great-cleave'] } },
  )
  t.B.picks('Yuri: Great Cleave')
  settle(t)
  expect(countersOf(t, 'isra', 'equipment')).toBe(1)
  plays(t, 'Isra: Keep the Oath', 'Sosha', 'X = 1')
  expect([hpOf(t, 'sosha'), countersOf(t, 'isra', 'equipment')]).toEqual([13, 0])
})

test('Radiant Greathammer hits for Power and mends an ally by Wisdom', () => {
  const t = table({ hero: 'isra', equipment: 'radiant-greathammer' }, { partner: { hero: 'sosha', hp: 5 } })
  plays(t, 'Isra: Radiant Smash', 'Pavani', 'Sosha')
  expect([hpOf(t, 'pavani'), hpOf(t, 'sosha')]).toEqual([16, 7])
})

test('Shield of Primordials makes each ally Resilient', () => {
  const t = table({ hero: 'isra', equipment: 'shield-of-primordials' })
  plays(t, 'Isra: Primordial Aegis')
  expect([statuses(t, 'isra'), statuses(t, 'sosha'), hero(t, 'isra').isRefreshed]).toEqual([
    ['resilient'],
    ['resilient'],
    false,
  ])
})

test('Blessing of the Dawn is given up to mend 3 of a fresh wound', () => {
  const t = table(
    { hero: 'isra', support: 'blessing-of-the-dawn' },
    { initiative: 'B', foe: { hero: 'yuri' } },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Sosha')
  settle(t, 'pay')
  t.A.isAsked('sacrifice the card').picks('pay')
  settle(t)
  expect([hpOf(t, 'sosha'), kitOf(t, 'isra')[0]]).toEqual([16, null])
})

test('Blessing of the Dawn is given up once, without Focus, for one of those that were hurt together', () => {
  const t = table(
    { hero: 'isra', focus: 0, support: 'blessing-of-the-dawn' },
    { initiative: 'B', B: { heroes: [{ hero: 'yuri', focus: 2 }, { hero: 'mei' }], hand: ['great-cleave'] } },
  )
  t.B.picks('Yuri: Great Cleave')
  settle(t, 'order')
  t.A.isOffered('Isra: Blessing of the Dawn', 'Isra: Blessing of the Dawn (Sosha)').picks(
    'Isra: Blessing of the Dawn (Sosha)',
  )
  t.A.isAsked('sacrifice the card').picks('pay')
  settle(t)
  expect([hpOf(t, 'isra'), hpOf(t, 'sosha'), t.eventsOf('triggered').length]).toEqual([10, 15, 1])
  t.A.isAsked('use an action')
})

test('Intercept takes an attack upon its Hero, who becomes Resilient', () => {
  const t = table({ hero: 'isra' }, { hand: ['intercept'], initiative: 'B', foe: { hero: 'yuri' } })
  t.B.picks('Yuri: Brine Knuckles', 'Sosha')
  t.A.picks('Isra: Intercept')
  settle(t)
  expect([hpOf(t, 'sosha'), hpOf(t, 'isra')]).toEqual([16, 12])
})

test('Intercept answers actions whose only target is another ally, and nothing else', () => {
  const answers = (team: readonly HeroLayout[], picks: readonly string[], hand: readonly string[] = []) => {
    const t = table(
      { hero: 'isra', equipment: 'caltrops', focus: 1 },
      {
        hand: ['intercept'],
        initiative: 'B',
        B: { heroes: team, hand },
        partner: { hero: 'sosha', focus: 1 },
      },
    )
    t.B.picks(...picks)
    return offers(t, 0).filter((offer) => offer.endsWith('Intercept'))
  }
  const yuri = { hero: 'yuri', focus: 9 }
  const mei = { hero: 'mei' }
  expect(answers([yuri, mei], ['Mei: Live Wire', 'Sosha'])).toEqual(['Isra: Intercept'])
  expect(answers([yuri, mei], ['Mei: Live Wire', 'Isra'])).toEqual(['Sosha: Intercept'])
  expect(answers([yuri, mei], ['Yuri: Great Cleave'], ['great-cleave'])).toEqual([])
  expect(answers([yuri, mei], ['Yuri: Dismantle'], ['dismantle'])).toEqual([])
  const smith = { ...yuri, equipment: 'radiant-greathammer' }
  expect(answers([smith, mei], ['Yuri: Radiant Smash', 'Sosha', 'Yuri'])).toEqual([])
})

test('Intercept does nothing for a Hero that has fallen since', () => {
  const t = table(
    { hero: 'isra', hp: 2 },
    {
      hand: ['intercept'],
      initiative: 'B',
      B: { heroes: [{ hero: 'yuri' }, { hero: 'kiran', focus: 1 }] },
    },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Sosha')
  t.A.picks('Isra: Intercept')
  t.B.picks('Kiran: Skirmish', 'Isra')
  settle(t)
  expect([hpOf(t, 'sosha'), glory(t), t.eventsOf('retargeted'), statuses(t, 'isra')]).toEqual([
    13,
    [0, 1],
    [],
    [],
  ])
})

test('[E-R36, E-R33] Intercept is not offered once the ally that is attacked has fallen', () => {
  const t = table(
    { hero: 'elric' },
    {
      hand: ['intercept', 'flash'],
      initiative: 'B',
      partner: { hero: 'sosha', hp: 2 },
      B: { heroes: [{ hero: 'yuri' }, { hero: 'kiran', focus: 1 }] },
    },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Sosha')
  expect(offers(t, 0)).toContain('Elric: Intercept')
  t.A.picks('Elric: Flash')
  t.B.picks('Kiran: Skirmish', 'Sosha')
  t.A.isAsked('react to Skirmish').picks('pass')
  t.B.isAsked('react to Flash').picks('pass')
  t.A.isAsked('react to Brine Knuckles').isRefused('Elric: Intercept', 'no legal target').picks('pass')
  settle(t)
  expect([hpOf(t, 'elric'), glory(t)]).toEqual([20, [0, 1]])
})

test('[E-13.03, E-13.04, E-R11, E-R36] Intercept takes nothing over for an ally that has fallen since, and still shields', () => {
  const t = table(
    { hero: 'elric' },
    {
      hand: ['intercept'],
      initiative: 'B',
      partner: { hero: 'sosha', hp: 2 },
      B: { heroes: [{ hero: 'yuri' }, { hero: 'kiran', focus: 1 }] },
    },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Sosha')
  t.A.picks('Elric: Intercept')
  t.B.picks('Kiran: Skirmish', 'Sosha')
  settle(t)
  expect([hpOf(t, 'elric'), statuses(t, 'elric'), t.eventsOf('retargeted')]).toEqual([20, ['resilient'], []])
})

test('Involuntary Repose breaks once, however many blows there were', () => {
  const t = table({ hero: 'asad' }, { foe: { hero: 'yuri', affliction: 'involuntary-repose' } })
  plays(t, 'Asad: Raking Claw', 'Yuri')
  expect([t.eventsOf('triggered').length, t.eventsOf('left').map(({ how }) => how)]).toEqual([
    2,
    ['destroyed'],
  ])
})

test('Involuntary Repose bars Slow actions until a blow or a Focus breaks it', () => {
  const t = table({ hero: 'isra' }, { hand: ['involuntary-repose'], foe: { hero: 'yuri' } })
  plays(t, 'Isra: Involuntary Repose', 'Yuri')
  t.B.isRefused('Yuri: Brine Knuckles', 'keeps Yuri from Slow')
  t.B.picks('pass')
  const hit = table(
    { hero: 'sosha', equipment: 'akhir-greataxe' },
    { partner: { hero: 'isra' }, foe: { hero: 'yuri', affliction: 'involuntary-repose' } },
  )
  plays(hit, 'Sosha: Cleaving Hew', 'Yuri')
  expect(kitOf(hit, 'yuri')[1]).toBe(null)
  const paid = table(
    { hero: 'isra' },
    { phase: 'end', foe: { hero: 'yuri', focus: 1, affliction: 'involuntary-repose' } },
  )
  paid.B.isAsked('pay 1 Focus').picks('pay')
  settle(paid, 'equip')
  expect(kitOf(paid, 'yuri')[1]).toBe(null)
})

test('Lay on Hands mends Wisdom + 2 and takes granted debuffs off', () => {
  const t = table(
    { hero: 'isra' },
    { hand: ['lay-on-hands'], partner: { hero: 'sosha', hp: 5, is: ['dazed', 'alert'] } },
  )
  plays(t, 'Isra: Lay on Hands', 'Sosha')
  expect([hpOf(t, 'sosha'), statuses(t, 'sosha')]).toEqual([9, ['alert']])
  const marked = table(
    { hero: 'isra' },
    { hand: ['lay-on-hands'], partner: { hero: 'sosha', is: ['dazed'], affliction: 'hunters-mark' } },
  )
  plays(marked, 'Isra: Lay on Hands', 'Sosha')
  expect(statuses(marked, 'sosha')).toEqual(['marked']) // E-R75: the card keeps giving it
})

test('Light’s Verdict hits for Wisdom + 1, then banishes what was named', () => {
  const t = table(
    { hero: 'isra' },
    { hand: ['lights-verdict'], foe: { hero: 'pavani', support: 'fixate', equipment: 'bramble-staff' } },
  )
  t.A.picks("Isra: Light's Verdict")
  t.A.pick(1).picks('Pavani')
  settle(t)
  expect([hpOf(t, 'pavani'), kitOf(t, 'pavani'), cardsIn(t, 1, 'banished')]).toEqual([
    16,
    [null, null, 'bramble-staff'],
    ['fixate'],
  ])
})

test('Oath of the Bulwark guards the others while its Hero is refreshed, and mends all as it enters', () => {
  const t = table(
    { hero: 'isra', hp: 10 },
    { hand: ['oath-of-the-bulwark'], partner: { hero: 'sosha', hp: 10 } },
  )
  plays(t, 'Isra: Oath of the Bulwark')
  expect([hpOf(t, 'isra'), hpOf(t, 'sosha'), statuses(t, 'isra'), statuses(t, 'sosha')]).toEqual([
    11,
    11,
    [],
    ['resilient'],
  ])
  t.B.picks('pass')
  plays(t, 'Isra: Lantern of Mercy', 'Isra')
  expect(statuses(t, 'sosha')).toEqual([])
})

test('Searing Pulse burns each enemy for X, then mends its Hero by X', () => {
  const t = table({ hero: 'isra', hp: 10 }, { hand: ['searing-pulse'] })
  plays(t, 'Isra: Searing Pulse', 'X = 3')
  expect([hpOf(t, 'pavani'), hpOf(t, 'daron'), hpOf(t, 'isra'), focusOf(t, 'isra')]).toEqual([16, 9, 13, 6])
})

test('Shockwave hits every other Hero for 3', () => {
  const t = table({ hero: 'isra' }, { hand: ['shockwave'] })
  plays(t, 'Isra: Shockwave')
  expect(['isra', 'sosha', 'pavani', 'daron'].map((slug) => hpOf(t, slug))).toEqual([14, 13, 16, 9])
})

test('Spirit Guardian leaves its Hero at 1 HP in the place of 0', () => {
  const t = table(
    { hero: 'isra', hp: 3, support: 'spirit-guardian' },
    { initiative: 'B', foe: { hero: 'yuri' } },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Isra')
  settle(t)
  expect([hpOf(t, 'isra'), glory(t), kitOf(t, 'isra')[0]]).toEqual([1, [0, 0], null])
})

test('Sundering Blow hits for Power, then destroys the support', () => {
  const t = table({ hero: 'isra' }, { hand: ['sundering-blow'], foe: { hero: 'pavani', support: 'fixate' } })
  plays(t, 'Isra: Sundering Blow', 'Pavani')
  expect([hpOf(t, 'pavani'), kitOf(t, 'pavani')[0]]).toEqual([16, null])
  passTo(t, 'main', 2)
  expect(focusOf(t, 'pavani')).toBeGreaterThan(0)
})
