import { expect, test } from 'vitest'
import { cardsIn, countersOf, focusOf, hero, hpOf, kitOf, passTo, settle, statuses } from '../lay.ts'
import { plays, table } from './table.ts'

test('Mask of the Raven foresees at the end of the round and makes an ally Elusive', () => {
  const t = table({ hero: 'elena', equipment: 'mask-of-the-raven' })
  plays(t, 'Elena: Feathered Feint', 'Sosha')
  expect([statuses(t, 'sosha'), focusOf(t, 'elena')]).toEqual([['elusive'], 8])
  t.A.picks('pass')
  t.B.picks('pass')
  t.A.picks('pass')
  t.B.picks('Daron')
  settle(t, 'foresee')
  t.A.isAsked('foresee 2 cards').picks('keep Flash')
  settle(t, 'target')
  expect(cardsIn(t, 0, 'hand')).toEqual(['flash'])
})

test('Quickshot Crossbow shoots for Skill, as a reaction too', () => {
  const t = table({ hero: 'kiran', equipment: 'quickshot-crossbow' })
  plays(t, 'Kiran: Quickshot', 'Pavani')
  expect([hpOf(t, 'pavani'), t.state.initiative, focusOf(t, 'kiran')]).toEqual([16, 0, 8])
})

test('Redcliff Assegai hits for Power and Skill', () => {
  const t = table({ hero: 'elena', equipment: 'redcliff-assegai' })
  plays(t, 'Elena: Cliffside Thrust', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(13)
})

test('Throwing Axe hits for Power − 1 and goes back to hand', () => {
  const t = table({ hero: 'elena', equipment: 'throwing-axe' })
  plays(t, 'Elena: Hurl', 'Pavani')
  expect([hpOf(t, 'pavani'), kitOf(t, 'elena')[2], cardsIn(t, 0, 'hand')]).toEqual([
    17,
    null,
    ['throwing-axe'],
  ])
  expect(hero(t, 'elena').isRefreshed).toBe(true)
})

test('Trapper’s Snare marks enemies that exhaust, for a Focus, and exhausts one itself', () => {
  const t = table({ hero: 'elena', equipment: 'trappers-snare' })
  t.A.picks('Elena: Set the Snare', 'Pavani')
  settle(t, 'pay')
  t.A.isAsked('pay 1 Focus').picks('pay')
  settle(t)
  expect([hero(t, 'pavani').isRefreshed, statuses(t, 'pavani'), focusOf(t, 'elena')]).toEqual([
    false,
    ['marked', 'vulnerable'],
    7,
  ])
})

test('Ambush Longbow hits for Skill + 1, and for Skill + 3 when the target is Marked', () => {
  const t = table({ hero: 'kiran', equipment: 'ambush-longbow' })
  plays(t, 'Kiran: Called Shot', 'Pavani')
  expect(hpOf(t, 'pavani')).toBe(15)
  const marked = table(
    { hero: 'kiran', equipment: 'ambush-longbow' },
    { foe: { hero: 'pavani', is: ['marked'] } },
  )
  plays(marked, 'Kiran: Called Shot', 'Pavani')
  expect([hpOf(marked, 'pavani'), focusOf(marked, 'kiran')]).toEqual([13, 9])
})

test('Carve an Opening leaves the target Vulnerable after the blow', () => {
  const t = table({ hero: 'elena' }, { hand: ['carve-an-opening'] })
  plays(t, 'Elena: Carve an Opening', 'Pavani')
  expect([hpOf(t, 'pavani'), statuses(t, 'pavani')]).toEqual([16, ['vulnerable']])
})

test('Crushed Ribs weakens, and hurts whenever its Hero exhausts', () => {
  const t = table({ hero: 'elena' }, { hand: ['crushed-ribs'], foe: { hero: 'yuri' } })
  plays(t, 'Elena: Crushed Ribs', 'Yuri')
  expect([statuses(t, 'yuri'), countersOf(t, 'yuri', 'affliction')]).toEqual([['weakened'], 2])
  t.B.picks('Yuri: Brine Knuckles', 'Elena')
  settle(t, 'pay')
  t.A.isAsked('pay 1 Focus').picks('decline')
  settle(t)
  expect([hpOf(t, 'yuri'), hpOf(t, 'elena')]).toEqual([14, 14]) // 2 paid, 1 lost
})

test('Disorient dazes, and exhausts whoever is Dazed already', () => {
  const t = table({ hero: 'elena' }, { hand: ['disorient', 'disorient'] })
  plays(t, 'Elena: Disorient', 'Pavani')
  expect([statuses(t, 'pavani'), hero(t, 'pavani').isRefreshed]).toEqual([['dazed'], true])
  plays(t, 'Elena: Disorient', 'Pavani')
  expect([statuses(t, 'pavani'), hero(t, 'pavani').isRefreshed]).toEqual([['dazed'], false])
})

test('Hunter’s Mark marks until its Hero loses the trail', () => {
  const t = table({ hero: 'elena' }, { hand: ['hunters-mark'], foe: { hero: 'pavani', focus: 2 } })
  plays(t, "Elena: Hunter's Mark", 'Pavani')
  expect(statuses(t, 'pavani')).toEqual(['marked'])
  t.B.picks('Pavani: Lose the Trail')
  settle(t)
  expect([statuses(t, 'pavani'), cardsIn(t, 0, 'graveyard'), focusOf(t, 'pavani')]).toEqual([
    [],
    ['hunters-mark'],
    1,
  ])
})

test('Mislead negates the action ability of enemy equipment only', () => {
  const t = table(
    { hero: 'elena' },
    {
      hand: ['mislead', 'mislead'],
      initiative: 'B',
      foe: { hero: 'zakir', focus: 2, equipment: 'bramble-staff' },
    },
  )
  t.B.picks('Zakir: Entangle', 'Sosha')
  t.A.picks('Elena: Mislead')
  settle(t)
  expect([hpOf(t, 'sosha'), kitOf(t, 'zakir')[2], focusOf(t, 'zakir')]).toEqual([16, 'bramble-staff', 1])
  const own = table({ hero: 'elena' }, { hand: ['mislead'], initiative: 'B', foe: { hero: 'zakir' } })
  own.B.picks('Zakir: Draw from the Echo')
  own.A.isRefused('Elena: Mislead', 'target')
})

test('Pack Tactics lets its Hero add 2 damage to another’s, for a Focus', () => {
  const t = table(
    { hero: 'elena', support: 'pack-tactics' },
    { partner: { hero: 'sosha', equipment: 'akhir-greataxe' } },
  )
  t.A.picks('Sosha: Cleaving Hew', 'Pavani')
  settle(t, 'pay')
  t.A.picks('pay')
  settle(t)
  expect([hpOf(t, 'pavani'), focusOf(t, 'elena'), hero(t, 'elena').hasTargeted]).toEqual([13, 8, false])
})

test('Pack Tactics minds no blow of its own Hero, none on a friend and no loss', () => {
  const asked = (setting: Parameters<typeof table>[1], ...picks: readonly string[]): number => {
    const t = table({ hero: 'elena', support: 'pack-tactics', equipment: 'throwing-axe' }, setting)
    plays(t, ...picks)
    expect(t.match.asks.map(({ prompt }) => (prompt as { type: string }).type)).not.toContain('pay')
    return t.eventsOf('damaged').length + t.eventsOf('lostHp').length
  }
  expect(asked({}, 'Elena: Hurl', 'Pavani')).toBe(1)
  expect(asked({ partner: { hero: 'mei' } }, 'Mei: Live Wire', 'Pavani')).toBe(1)
  const shocked = asked(
    {
      partner: { hero: 'isra', focus: 1 },
      hand: ['shockwave'],
      B: { heroes: ['pavani', 'daron'].map((slug) => ({ hero: slug, down: true, hp: 0 })) },
    },
    'Isra: Shockwave',
  )
  expect(shocked).toBe(1) // Elena alone
})

test('[E-R36, E-R37] Pack Tactics follows no ally that has fallen, but one that falls in that very event', () => {
  const t = table(
    { hero: 'elena', support: 'pack-tactics' },
    {
      partner: { hero: 'yuri', hp: 2, equipment: 'broadsword-of-the-abyss' },
      B: { heroes: [{ hero: 'pavani' }, { hero: 'daron' }] },
    },
  )
  plays(t, 'Yuri: Abyssal Arc', 'Pavani') // his last HP pay for it
  expect([hero(t, 'yuri').isDown, hpOf(t, 'pavani'), focusOf(t, 'elena')]).toEqual([true, 13, 9])
  t.A.isNotAsked()
  const fought = table(
    { hero: 'elena', support: 'pack-tactics' },
    {
      partner: { hero: 'yuri', hp: 4, focus: 2 },
      hand: ['prize-fighting'],
      foe: { hero: 'sosha' },
    },
  )
  fought.A.picks('Yuri: Prize Fighting', 'Sosha')
  settle(fought, 'pay')
  expect(hero(fought, 'yuri').isDown).toBe(true)
  fought.A.isAsked('pay 1 Focus').picks('pay')
  settle(fought)
  expect(hpOf(fought, 'sosha')).toBe(16 - 5 - 2)
})

test('Reconnaissance foresees 3, then draws', () => {
  const t = table({ hero: 'elena' }, { hand: ['reconnaissance'] })
  t.A.picks('Elena: Reconnaissance')
  settle(t, 'foresee')
  t.A.isAsked('foresee 3').picks('keep Caltrops')
  expect(cardsIn(t, 0, 'hand')).toEqual(['caltrops'])
})

test('Undaunted Pursuit ignores Elusive and refreshes its Hero after a debuffed target', () => {
  const t = table(
    { hero: 'elena' },
    { hand: ['undaunted-pursuit'], foe: { hero: 'pavani', is: ['elusive', 'dazed'] } },
  )
  plays(t, 'Elena: Undaunted Pursuit', 'Pavani')
  expect([hpOf(t, 'pavani'), focusOf(t, 'elena'), hero(t, 'elena').isRefreshed]).toEqual([15, 8, true])
})

test('Watch Your Back makes an ally Elusive and Resilient', () => {
  const t = table({ hero: 'elena' }, { hand: ['watch-your-back'] })
  plays(t, 'Elena: Watch Your Back', 'Sosha')
  expect(statuses(t, 'sosha')).toEqual(['elusive', 'resilient'])
})

test('Wolfmother’s Blessing mends 2 each round, or gives every ally a Focus', () => {
  const t = table({ hero: 'elena', hp: 10, support: 'wolfmothers-blessing' })
  plays(t, 'Elena: Call the Pack')
  expect([focusOf(t, 'elena'), focusOf(t, 'sosha'), kitOf(t, 'elena')[0]]).toEqual([10, 1, null])
  const kept = table(
    { hero: 'elena', hp: 10, support: 'wolfmothers-blessing' },
    { B: { heroes: [{ hero: 'pavani' }, { hero: 'mei' }] } },
  )
  passTo(kept, 'main', 2)
  expect(hpOf(kept, 'elena')).toBe(12)
})
