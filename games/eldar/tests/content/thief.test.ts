import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { attributeOf, eldar } from '../../game.ts'
import {
  cardsIn,
  countersOf,
  focusOf,
  hero,
  hpOf,
  kitOf,
  offers,
  passTo,
  settle,
  slugs,
  statuses,
} from '../lay.ts'
import { plays, table } from './table.ts'

test('Cloak of the Nightstalker hides its Hero until it takes aim', () => {
  const t = table({ hero: 'giana', equipment: 'cloak-of-the-nightstalker' })
  expect(statuses(t, 'giana')).toEqual(['elusive'])
  plays(t, 'Giana: Step from Shadow', 'Pavani')
  expect([hpOf(t, 'pavani'), statuses(t, 'giana')]).toEqual([14, []])
})

test('Extortionist’s Dagger cuts for Skill − 1 and takes a Focus over', () => {
  const t = table(
    { hero: 'asad', focus: 0, equipment: 'extortionists-dagger' },
    { foe: { hero: 'pavani', focus: 1 } },
  )
  plays(t, 'Asad: Extort', 'Pavani')
  expect([hpOf(t, 'pavani'), focusOf(t, 'pavani'), focusOf(t, 'asad')]).toEqual([16, 0, 1])
  const poor = table({ hero: 'asad', focus: 0, equipment: 'extortionists-dagger' })
  plays(poor, 'Asad: Extort', 'Pavani')
  expect(focusOf(poor, 'asad')).toBe(0)
})

test('Fence’s Satchel turns a card into another and 2 Focus', () => {
  const t = table({ hero: 'giana', focus: 0, equipment: 'fences-satchel' }, { hand: ['inspire', 'flash'] })
  plays(t, 'Giana: Fence the Goods', 'discard Flash')
  expect([focusOf(t, 'giana'), cardsIn(t, 0, 'hand'), cardsIn(t, 0, 'graveyard')]).toEqual([
    2,
    ['inspire', 'wallop'],
    ['flash'],
  ])
  table({ hero: 'giana', equipment: 'fences-satchel' }).A.isRefused('Giana: Fence the Goods', 'empty')
})

test('Scimitar of Speed flickers for 1 and swings for Skill − 1', () => {
  const t = table({ hero: 'giana', focus: 0, equipment: 'scimitar-of-speed' })
  plays(t, 'Giana: Flicker', 'Pavani')
  plays(t, 'Giana: Full Swing', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(19 - 1 - 3)
})

test('Thieves’ Gloves borrow every attribute that is higher', () => {
  const t = table({ hero: 'giana', equipment: 'thieves-gloves' })
  plays(t, 'Giana: Borrowed Talent', 'Pavani')
  const values = (): number[] => [
    attributeOf(t.state, 0, 'power'),
    attributeOf(t.state, 0, 'skill'),
    attributeOf(t.state, 0, 'wisdom'),
  ]
  expect([values(), focusOf(t, 'giana')]).toEqual([[2, 4, 3], 7])
  passTo(t, 'main', 2)
  expect(values()).toEqual([0, 4, 0])
})

test('Thieves’ Gloves take nothing for a Hero that has fallen, and nothing from one', () => {
  const raised = (first: object, target: string): unknown => {
    const t = table(
      { hero: 'giana', hp: 2, equipment: 'thieves-gloves', ...first },
      {
        hand: ['impatient-assault'],
        partner: { hero: 'isra', hp: 2 },
        B: { heroes: [{ hero: 'pavani' }, { hero: 'kiran', focus: 1 }] },
      },
    )
    t.A.picks('Giana: Borrowed Talent', target)
    t.B.picks('Kiran: Skirmish', target === 'Isra' ? 'Isra' : 'Giana')
    settle(t)
    expect(t.eventsOf('defeated').length).toBe(1)
    return [hero(t, 'giana').raised, t.eventsOf('attributesRaised')]
  }
  expect(raised({}, 'Pavani')).toEqual([null, []])
  expect(raised({}, 'Isra')).toEqual([null, []])
})

test('Eavesdrop shows the opponent’s hand to you alone and draws', () => {
  const t = table({ hero: 'giana' }, { hand: ['eavesdrop'], B: { hand: ['fixate', 'inspire'] } })
  const [card] = t.state.players[1]?.hand ?? []
  if (card === undefined) throw new Error('no card')
  expect(t.A.knows(card)).toBe(false)
  plays(t, 'Giana: Eavesdrop')
  expect([t.A.knows(card), cardsIn(t, 0, 'hand')]).toEqual([true, ['wallop']])
})

test('Fade Into Shadow hides its Hero, and is given up to negate an attack', () => {
  const t = table({ hero: 'giana', support: 'fade-into-shadow' }, { initiative: 'B', foe: { hero: 'yuri' } })
  expect(statuses(t, 'giana')).toEqual(['elusive'])
  t.B.picks('Yuri: Brine Knuckles')
  t.A.isRefused('Giana: Vanish', 'target')
  const rich = table(
    { hero: 'giana', support: 'fade-into-shadow' },
    { initiative: 'B', foe: { hero: 'yuri', focus: 1 } },
  )
  rich.B.picks('Yuri: Brine Knuckles', 'Giana')
  rich.A.picks('Giana: Vanish')
  settle(rich)
  expect([hpOf(rich, 'giana'), kitOf(rich, 'giana')[0]]).toEqual([16, null])
})

test('Festering Wound takes 1 HP at the start of each of three rounds', () => {
  const t = table({ hero: 'asad' }, { hand: ['festering-wound'], foe: { hero: 'yuri' } })
  plays(t, 'Asad: Festering Wound', 'Yuri')
  expect([countersOf(t, 'yuri', 'affliction'), hpOf(t, 'yuri')]).toEqual([3, 17])
  passTo(t, 'main', 2)
  expect([countersOf(t, 'yuri', 'affliction'), hpOf(t, 'yuri')]).toEqual([2, 16])
})

test('Second-Story Work draws, then may equip its Hero at once', () => {
  const t = table(
    { hero: 'giana', equipment: 'caltrops' },
    { hand: ['second-story-work', 'scimitar-of-speed'] },
  )
  t.A.picks('Giana: Second-Story Work')
  settle(t, 'equipNow')
  t.A.isOffered('equip Giana with Scimitar of Speed', 'pass').picks('equip Giana with Scimitar of Speed')
  expect([kitOf(t, 'giana')[2], cardsIn(t, 0, 'hand'), cardsIn(t, 0, 'graveyard')]).toEqual([
    'scimitar-of-speed',
    ['wallop'],
    ['caltrops', 'second-story-work'],
  ])
})

test('Second-Story Work may be declined, and dresses no Hero that has fallen', () => {
  const t = table({ hero: 'giana' }, { hand: ['second-story-work', 'scimitar-of-speed'] })
  t.A.picks('Giana: Second-Story Work')
  settle(t, 'equipNow')
  t.A.picks('pass')
  expect([kitOf(t, 'giana'), cardsIn(t, 0, 'hand')]).toEqual([
    [null, null, null],
    ['scimitar-of-speed', 'wallop'],
  ])
  const late = table(
    { hero: 'giana', hp: 2 },
    {
      hand: ['second-story-work', 'scimitar-of-speed'],
      B: { heroes: [{ hero: 'pavani' }, { hero: 'kiran', focus: 1 }] },
    },
  )
  late.A.picks('Giana: Second-Story Work')
  late.B.picks('Kiran: Skirmish', 'Giana')
  settle(late)
  expect([late.state.initiative, cardsIn(late, 0, 'hand'), kitOf(late, 'giana')]).toEqual([
    1,
    ['scimitar-of-speed', 'wallop'],
    [null, null, null],
  ])
})

test('Shot to the Eye hits for Skill and weakens', () => {
  const t = table({ hero: 'giana' }, { hand: ['shot-to-the-eye'] })
  plays(t, 'Giana: Shot to the Eye', 'Pavani')
  expect([hpOf(t, 'pavani'), statuses(t, 'pavani'), focusOf(t, 'giana')]).toEqual([15, ['weakened'], 7])
})

test('Stolen Secrets makes the opponent discard an action card and draws', () => {
  const t = table(
    { hero: 'giana' },
    { hand: ['stolen-secrets'], B: { hand: ['fixate', 'bramble-staff', 'inspire'] } },
  )
  t.A.picks('Giana: Stolen Secrets')
  settle(t, 'steal')
  t.A.isOffered('discard Fixate', 'discard Inspire').picks('discard Inspire')
  expect([cardsIn(t, 1, 'hand'), cardsIn(t, 1, 'graveyard'), cardsIn(t, 0, 'hand')]).toEqual([
    ['bramble-staff', 'fixate'],
    ['inspire'],
    ['wallop'],
  ])
})

test('Stolen Secrets tells what the hand was as it was looked at, whatever leaves it then', () => {
  const t = table({ hero: 'giana' }, { hand: ['stolen-secrets'], B: { hand: ['fixate', 'inspire'] } })
  t.A.picks('Giana: Stolen Secrets')
  settle(t, 'steal')
  t.A.picks('discard Inspire')
  expect(t.eventsOf('looked').map(({ cards }) => slugs(t, cards))).toEqual([['fixate', 'inspire']])
  const replayed = sure(Match.replay(eldar, t.match.log, { story: true })).takeEvents()
  const looks = replayed.flatMap(({ event }) => (event.type === 'looked' ? [event.cards.length] : []))
  expect(looks).toEqual([2])
})

test('Stolen Secrets finds nothing in a hand without action cards, and draws all the same', () => {
  const t = table({ hero: 'giana' }, { hand: ['stolen-secrets'], B: { hand: ['bramble-staff'] } })
  t.A.picks('Giana: Stolen Secrets')
  settle(t, 'steal')
  t.A.isOffered('none').picks('none')
  expect([cardsIn(t, 1, 'hand'), cardsIn(t, 1, 'graveyard'), cardsIn(t, 0, 'hand')]).toEqual([
    ['bramble-staff'],
    [],
    ['wallop'],
  ])
})

test('Surgical Strike hits for Skill, and for Skill + 3 on an afflicted Hero', () => {
  const t = table({ hero: 'giana' }, { hand: ['surgical-strike'] })
  plays(t, 'Giana: Surgical Strike', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(15)
  const sick = table(
    { hero: 'giana' },
    { hand: ['surgical-strike'], foe: { hero: 'pavani', affliction: 'seeing-stars' } },
  )
  plays(sick, 'Giana: Surgical Strike', 'Pavani')
  expect(hpOf(sick, 'pavani')).toBe(12)
})

test('Umbral Veil hides and guards while its Hero is refreshed, and mends 2 as it goes', () => {
  const t = table({ hero: 'giana', hp: 5, support: 'umbral-veil' }, { hand: ['bloodlust'] })
  expect(statuses(t, 'giana')).toEqual(['elusive', 'resilient'])
  plays(t, 'Giana: Bloodlust')
  expect([hpOf(t, 'giana'), kitOf(t, 'giana')[0], statuses(t, 'giana')]).toEqual([7, 'bloodlust', []])
})

test('Uncanny Dodge negates an action at its Hero, and nothing else', () => {
  const t = table(
    { hero: 'giana' },
    { hand: ['uncanny-dodge', 'uncanny-dodge'], initiative: 'B', foe: { hero: 'yuri' } },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Giana')
  t.A.picks('Giana: Uncanny Dodge')
  settle(t)
  expect([hpOf(t, 'giana'), focusOf(t, 'giana')]).toEqual([16, 7])
  const aside = table({ hero: 'giana' }, { hand: ['uncanny-dodge'], initiative: 'B', foe: { hero: 'yuri' } })
  aside.B.picks('Yuri: Brine Knuckles', 'Sosha')
  aside.A.isRefused('Giana: Uncanny Dodge', 'target')
})

test('Vampiric Bond drains 1 HP each round until it is severed', () => {
  const t = table({ hero: 'asad', hp: 9 }, { hand: ['vampiric-bond'], foe: { hero: 'yuri' } })
  plays(t, 'Asad: Vampiric Bond', 'Yuri')
  passTo(t, 'main', 2)
  expect([hpOf(t, 'yuri'), hpOf(t, 'asad')]).toEqual([16, 10])
  while (t.match.askOf(1) === null) t.A.picks('pass')
  t.B.picks('Yuri: Sever the Bond')
  settle(t)
  expect(kitOf(t, 'yuri')[1]).toBe(null)
})

test('Withering Touch bars recovery and takes 1 HP at the end of each round', () => {
  const t = table(
    { hero: 'asad' },
    { initiative: 'B', foe: { hero: 'isra', hp: 9, focus: 1, affliction: 'withering-touch' } },
  )
  t.B.picks('Isra: Lantern of Mercy', 'Isra')
  settle(t)
  expect(hpOf(t, 'isra')).toBe(9)
  passTo(t, 'main', 2)
  expect([hpOf(t, 'isra'), countersOf(t, 'isra', 'affliction')]).toEqual([8, 2])
  expect(offers(t, 0).length).toBeGreaterThan(0)
  expect(hero(t, 'isra').isDown).toBe(false)
})
