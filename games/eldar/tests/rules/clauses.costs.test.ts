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
  slugs,
  stackOf,
  statuses,
} from '../lay.ts'

test('[E-5.06, E-21.04, E-21.05] the printed HP are where a Hero begins and what it never passes', () => {
  const t = table({ hero: 'isra', hp: 13 })
  plays(t, 'Isra: Lantern of Mercy', 'Isra')
  expect([hpOf(t, 'isra'), faceOf(hero(t, 'isra').face).hp]).toEqual([14, 14])
  const whole = table({ hero: 'isra' })
  plays(whole, 'Isra: Lantern of Mercy', 'Isra')
  expect(whole.eventsOf('recovered')).toEqual([])
})

test('[E-5.07, E-5.08, E-13.01] allies are your own, the acting Hero too; enemies are the others', () => {
  const t = table({ hero: 'isra' })
  t.A.picks('Isra: Lantern of Mercy').isOffered('Isra', 'Sosha')
  const foe = table({ hero: 'yuri' })
  foe.A.picks('Yuri: Brine Knuckles').isOffered('Pavani', 'Daron')
})

test('[E-5.10, E-5.11, E-18.05] what is granted works as if it were printed, on the Hero that bears it', () => {
  const t = table(
    { hero: 'yuri', is: ['invigorated'] },
    { foe: { hero: 'pavani', affliction: 'hunters-mark' } },
  )
  expect(statuses(t, 'pavani')).toEqual(['marked'])
  plays(t, 'Yuri: Brine Knuckles', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(15)
})

test('[E-6.01, E-6.07] Focus is each Hero’s own, and all of it must be there', () => {
  const t = table(
    { hero: 'yuri', focus: 1 },
    { hand: ['great-cleave'], partner: { hero: 'sosha', focus: 5 } },
  )
  t.A.isRefused('Yuri: Great Cleave', 'Yuri has 1 Focus')
  expect(offers(t, 0)).toContain('Sosha: Great Cleave')
})

test('[E-6.02, E-6.03, E-6.04, E-6.05] unspent Focus stays, all gain 1 at the start, the refreshed 1 at the end', () => {
  const t = lay({
    phase: 'start',
    A: {
      heroes: [
        { hero: 'yuri', focus: 20 },
        { hero: 'sosha', exhausted: true },
      ],
    },
  })
  expect([focusOf(t, 'yuri'), focusOf(t, 'sosha')]).toEqual([21, 1])
  t.A.picks('Yuri: Brine Knuckles', 'Giana')
  settle(t)
  passTo(t, 'main', 2)
  expect([focusOf(t, 'yuri'), focusOf(t, 'sosha')]).toEqual([21 + 1, 1 + 2]) // Yuri was exhausted
})

test('[E-6.06, E-28.03] a Hero that falls has no Focus', () => {
  const t = table({ hero: 'yuri' }, { foe: { hero: 'giana', hp: 3, focus: 4 } })
  plays(t, 'Yuri: Brine Knuckles', 'Giana')
  expect(focusOf(t, 'giana')).toBe(0)
})

test('[E-6.08, E-6.11] an effect takes no more Focus than there is', () => {
  const t = table({ hero: 'yuri' }, { hand: ['wallop'], foe: { hero: 'pavani', focus: 0, is: ['dazed'] } })
  plays(t, 'Yuri: Wallop', 'Pavani')
  expect(focusOf(t, 'pavani')).toBe(0)
})

test('[E-6.09, E-19.07] statuses change the Focus of a cost, not its HP or stamina', () => {
  const t = table({ hero: 'yuri', focus: 1, is: ['dazed'], equipment: 'broadsword-of-the-abyss' })
  plays(t, 'Yuri: Abyssal Arc', 'Pavani')
  expect([focusOf(t, 'yuri'), hpOf(t, 'yuri'), hero(t, 'yuri').isRefreshed]).toEqual([0, 16, false])
})

test('[E-6.10] Fixate takes 1 Focus and stamina, Borrowed Talent 2 Focus and no stamina', () => {
  const t = table({ hero: 'giana', focus: 3, equipment: 'thieves-gloves' }, { hand: ['fixate'] })
  plays(t, 'Giana: Borrowed Talent', 'Pavani')
  expect([focusOf(t, 'giana'), hero(t, 'giana').isRefreshed]).toEqual([1, true])
  t.B.picks('pass')
  plays(t, 'Giana: Fixate')
  expect([focusOf(t, 'giana'), hero(t, 'giana').isRefreshed]).toEqual([0, false])
})

test('[E-7.01, E-7.02, E-7.03, E-7.04, E-7.07] stamina is paid once, and what needs none still works', () => {
  const t = table({ hero: 'yuri', equipment: 'gladiators-buckler' }, { partner: { hero: 'isra' } })
  plays(t, 'Yuri: Brine Knuckles', 'Pavani')
  expect(hero(t, 'yuri').isRefreshed).toBe(false)
  t.B.picks('pass')
  t.A.isRefused('Yuri: Brine Knuckles', 'exhausted')
  plays(t, 'Yuri: Brace')
  expect(statuses(t, 'yuri')).toEqual(['resilient'])
})

test('[E-7.05, E-7.08, E-R89, E-R95] exhausting the exhausted does nothing, and nothing sees it', () => {
  const t = table(
    { hero: 'elena', equipment: 'trappers-snare' },
    { foe: { hero: 'pavani', exhausted: true } },
  )
  plays(t, 'Elena: Set the Snare', 'Pavani')
  expect([statuses(t, 'pavani'), t.eventsOf('exhausted').map(({ hero: id }) => id)]).toEqual([
    ['vulnerable'],
    [0], // Elena, who paid with her stamina
  ])
  t.A.isNotAsked()
  const rested = table({ hero: 'mei', equipment: 'dreamfast-amulet' })
  plays(rested, 'Mei: Dream Again', 'Sosha')
  expect([focusOf(rested, 'mei'), rested.eventsOf('refreshed')]).toEqual([9, []])
})

test('[E-7.08, E-R95] stamina that is paid is exhaustion as well, and abilities see it', () => {
  const t = table({ hero: 'yuri', affliction: 'crushed-ribs' })
  t.A.picks('Yuri: Brine Knuckles', 'Pavani')
  expect(stackOf(t)).toEqual(['yuri', 'crushed-ribs'])
})

test('[E-7.06, E-30.02] all Heroes refresh at the start of the round', () => {
  const t = lay({
    phase: 'start',
    A: { heroes: [{ hero: 'yuri', exhausted: true }] },
    B: { heroes: [{ hero: 'giana', exhausted: true }] },
  })
  expect([hero(t, 'yuri').isRefreshed, hero(t, 'giana').isRefreshed]).toEqual([true, true])
})

test('[E-8.02, E-8.03, E-8.04, E-8.05, E-8.06] announce, lay the card open, decide, reckon, pay, wait', () => {
  const t = table({ hero: 'yuri' }, { hand: ['wallop'], foe: { hero: 'giana', focus: 1, is: ['elusive'] } })
  t.A.picks('Yuri: Wallop')
  expect([stackOf(t), cardsIn(t, 0, 'hand'), focusOf(t, 'yuri')]).toEqual([['wallop'], [], 9])
  t.A.picks('Giana')
  expect([focusOf(t, 'yuri'), hpOf(t, 'giana')]).toEqual([7, 16])
  const story = t.events.map(({ type }) => type)
  expect(story).toEqual(['used', 'aimed', 'paid', 'focusChanged', 'exhausted'])
})

test('[E-8.07, E-11.02] nobody answers a payment, a passive or equipment', () => {
  const t = table(
    { hero: 'giana' },
    {
      phase: 'equip',
      hand: ['caltrops'],
      B: { hand: ['flash'], heroes: [{ hero: 'yuri', focus: 3 }, { hero: 'mei' }] },
    },
  )
  t.A.picks('equip Giana with Caltrops')
  t.B.isAsked('equipment')
  const dear = table(
    { hero: 'yuri', equipment: 'broadsword-of-the-abyss' },
    { B: { heroes: [{ hero: 'pavani', focus: 1 }, { hero: 'daron' }], hand: ['flash'] } },
  )
  dear.A.picks('Yuri: Abyssal Arc', 'Pavani')
  expect([hpOf(dear, 'yuri'), stackOf(dear)]).toEqual([16, ['broadsword-of-the-abyss']])
  dear.B.isAsked('react to Abyssal Arc').picks('pass')
  expect(hpOf(dear, 'pavani')).toBe(13)
})

test('[E-8.08] costs can be HP, cards, counters and sacrifices', () => {
  const t = table({ hero: 'mei', equipment: 'caltrops' })
  plays(t, 'Mei: Scatter')
  expect([kitOf(t, 'mei')[2], focusOf(t, 'mei')]).toEqual([null, 8])
})

test('[E-8.10] a command lies on top of what its own effect puts into the graveyard', () => {
  const t = table({ hero: 'mei' }, { hand: ['improvised-ammunition'] })
  plays(t, 'Mei: Improvised Ammunition', 'Pavani')
  const graveyard = (t.state.players[0]?.graveyard ?? []).map((card) => slugs(t, [card])[0])
  expect(graveyard).toEqual(['wallop', 'flash', 'caltrops', 'improvised-ammunition'])
})

test('[E-8.09, E-R5] what cannot be paid or has no target is not offered', () => {
  const t = table({ hero: 'mei', focus: 0, equipment: 'alchemists-tools' }, { hand: ['dismantle'] })
  t.A.isRefused('Mei: Brew', 'Focus').isRefused('Mei: Dismantle', 'no legal target')
  const alone = table({ hero: 'daron' }, { B: { heroes: [{ hero: 'yuri' }, { hero: 'mei' }] } })
  alone.A.isRefused('Daron: Final Page', 'no legal target')
})

test('[E-8.11, E-8.12, E-8.13, E-23.01, E-24.01] a support goes to its user, an affliction to its target, a source stays', () => {
  const t = table(
    { hero: 'elena', equipment: 'mask-of-the-raven' },
    { hand: ['pack-tactics', 'hunters-mark'] },
  )
  plays(t, 'Elena: Pack Tactics')
  t.B.picks('pass')
  t.A.picks("Elena: Hunter's Mark").isOffered('Pavani', 'Daron').picks('Daron')
  settle(t)
  plays(t, 'Elena: Feathered Feint', 'Elena')
  expect([kitOf(t, 'elena'), kitOf(t, 'daron')]).toEqual([
    ['pack-tactics', null, 'mask-of-the-raven'],
    [null, 'hunters-mark', null],
  ])
})

test('[E-8.14, E-R6, E-25.08] abilities of Heroes, equipment and cards follow the same steps', () => {
  const t = table(
    { hero: 'asad', is: ['dazed'], equipment: 'extortionists-dagger' },
    { hand: ['surgical-strike'] },
  )
  t.A.picks('Asad: Raking Claw', 'Pavani')
  settle(t)
  expect(focusOf(t, 'asad')).toBe(7)
})
