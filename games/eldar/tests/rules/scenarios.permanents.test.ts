import { expect, test } from 'vitest'
import {
  cardsIn,
  countersOf,
  focusOf,
  glory,
  hero,
  hpOf,
  kitOf,
  lay,
  offers,
  passTo,
  settle,
  statuses,
  type EldarScene,
} from '../lay.ts'

function withAxes(hand: readonly string[]): EldarScene {
  const t = lay({
    yielded: 'B',
    A: {
      heroes: [{ hero: 'sosha', focus: 5, equipment: 'throwing-axe' }, { hero: 'isra' }],
      hand,
      deck: ['wallop'],
    },
    B: { heroes: [{ hero: 'pavani' }, { hero: 'mei', down: true }] },
  })
  t.A.picks('Sosha: Hurl')
  settle(t)
  expect(cardsIn(t, 0, 'hand')).toContain('throwing-axe')
  t.A.picks('Sosha: Second-Story Work')
  settle(t, 'equipNow')
  return t
}

test('[E-T33] the same axe is used up for this round, another copy is fresh', () => {
  const same = withAxes(['second-story-work'])
  same.A.picks('equip Sosha with Throwing Axe')
  same.A.isRefused('Sosha: Hurl', 'already')
  const other = withAxes(['second-story-work', 'throwing-axe'])
  other.A.isOffered(
    'equip Sosha with Throwing Axe',
    'equip Sosha with Throwing Axe (Hurl used by Sosha and seen by your opponent)',
    'pass',
  ).picks('equip Sosha with Throwing Axe')
  expect(offers(other, 0)).toContain('Sosha: Hurl')
})

test('[E-T34] replaced equipment is neither destroyed nor sacrificed', () => {
  const t = lay({
    phase: 'equip',
    A: {
      heroes: [{ hero: 'giana', equipment: 'cloak-of-the-nightstalker' }, { hero: 'isra' }],
      hand: ['scimitar-of-speed'],
    },
  })
  expect(statuses(t, 'giana', 0)).toEqual(['elusive'])
  t.A.picks('equip Giana with Scimitar of Speed')
  expect(cardsIn(t, 0, 'graveyard')).toEqual(['cloak-of-the-nightstalker'])
  expect(t.eventsOf('left').map(({ how }) => how)).toEqual(['replaced'])
  expect(statuses(t, 'giana', 0)).toEqual([])
})

test('[E-T35] the Cloak goes out as soon as its Hero takes aim', () => {
  const t = lay({
    A: {
      heroes: [
        { hero: 'yuri', focus: 2 },
        { hero: 'sosha', focus: 2 },
      ],
      hand: ['wallop', 'wallop', 'mislead'],
    },
    B: {
      heroes: [
        { hero: 'giana', focus: 1, equipment: 'cloak-of-the-nightstalker' },
        { hero: 'mei', down: true },
      ],
    },
  })
  t.A.picks('Yuri: Wallop')
  expect(focusOf(t, 'yuri')).toBe(0)
  settle(t)
  t.B.picks('Giana: Step from Shadow', 'Yuri')
  expect(statuses(t, 'giana')).toEqual([])
  t.A.picks('Sosha: Mislead')
  settle(t)
  expect(hpOf(t, 'yuri')).toBe(18)
  expect([statuses(t, 'giana'), hero(t, 'giana').hasTargeted]).toEqual([[], true])
  t.A.picks('Sosha: Wallop')
  expect(focusOf(t, 'sosha')).toBe(0)
})

test('[E-T36] a new affliction takes the place of the old one', () => {
  const t = lay({
    A: { heroes: [{ hero: 'asad' }, { hero: 'isra' }], hand: ['festering-wound'] },
    B: { heroes: [{ hero: 'daron', affliction: 'hunters-mark' }, { hero: 'mei' }] },
  })
  t.A.picks('Asad: Festering Wound')
  settle(t)
  expect(focusOf(t, 'asad')).toBe(0)
  expect(cardsIn(t, 0, 'graveyard')).toEqual(['hunters-mark'])
  expect([statuses(t, 'daron'), countersOf(t, 'daron', 'affliction'), hpOf(t, 'daron')]).toEqual([[], 3, 11])
})

test('[E-T37] an injury of 2 is gone in the Start Phase of the second round after', () => {
  const inflicted = (by: string): EldarScene => {
    const t = lay({
      round: 2,
      A: { heroes: [{ hero: by, focus: 1 }, { hero: 'isra' }], hand: ['crushed-ribs'], deck: [] },
      B: { heroes: [{ hero: 'pavani' }, { hero: 'giana', down: true }], deck: [] },
    })
    t.A.picks(by === 'mei' ? 'Mei: Crushed Ribs' : 'Elena: Crushed Ribs')
    settle(t)
    return t
  }
  const t = inflicted('elena')
  expect([countersOf(t, 'pavani', 'affliction'), statuses(t, 'pavani')]).toEqual([2, ['weakened']])
  passTo(t, 'main', 3)
  expect([countersOf(t, 'pavani', 'affliction'), statuses(t, 'pavani')]).toEqual([1, ['weakened']])
  passTo(t, 'main', 4)
  expect([kitOf(t, 'pavani')[1], statuses(t, 'pavani')]).toEqual([null, []])
  const longer = inflicted('mei')
  passTo(longer, 'main', 4)
  expect(countersOf(longer, 'pavani', 'affliction')).toBe(1)
})

test.each([0, 1])('[E-T37] Festering Wound costs 3 HP in all, in the order of triggers %i', (order) => {
  const t = lay({
    phase: 'end',
    A: { heroes: [{ hero: 'asad' }, { hero: 'isra' }], deck: [] },
    B: { heroes: [{ hero: 'pavani', affliction: 'festering-wound' }, { hero: 'giana' }], deck: [] },
  })
  for (const round of [2, 3, 4]) {
    while (t.match.askOf(1) === null || !/next/.test(t.B.text().prompt)) {
      const ask = t.match.asks[0]
      if (ask === undefined) throw new Error('over')
      t.pick(ask.seat, ask.options.length - 1)
    }
    t.B.pick(order)
    passTo(t, 'main', round)
  }
  expect([hpOf(t, 'pavani'), kitOf(t, 'pavani')[1]]).toEqual([16, null])
})

test('[E-T38] an injury whose sacrifice is negated triggers again', () => {
  const t = lay({
    A: { heroes: [{ hero: 'giana', focus: 2 }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'yuri', affliction: 'seeing-stars', afflictionCounters: 0 }, { hero: 'mei' }] },
  })
  t.A.isAsked(/react/).picks('Giana: Rewrite the Rules')
  t.A.isAsked(/react/).isOffered('pass').picks('pass')
  expect(kitOf(t, 'yuri')[1]).toBe(null)
  expect(t.eventsOf('left').map(({ how }) => how)).toEqual(['sacrificed'])
})

test('[E-T39] a curse is broken for the equipment on the Hero', () => {
  const t = lay({
    phase: 'startAbilities',
    A: {
      heroes: [{ hero: 'yuri', affliction: 'heat-metal', equipment: 'akhir-greataxe' }, { hero: 'isra' }],
    },
    B: { heroes: [{ hero: 'giana', focus: 1 }, { hero: 'mei' }] },
  })
  t.A.isNotAsked()
  t.B.isAsked(/react/).picks('pass')
  expect(hpOf(t, 'yuri')).toBe(16)
  t.A.picks('Yuri: Drop It')
  settle(t)
  expect([kitOf(t, 'yuri'), t.state.initiative]).toEqual([[null, null, null], 0])
  expect(cardsIn(t, 1, 'graveyard')).toEqual(['heat-metal'])
  const bare = lay({ A: { heroes: [{ hero: 'yuri', affliction: 'heat-metal' }] } })
  bare.A.isRefused('Yuri: Drop It', 'equipment')
  const dazed = lay({
    A: { heroes: [{ hero: 'yuri', affliction: 'heat-metal', equipment: 'akhir-greataxe', is: ['dazed'] }] },
  })
  dazed.A.isRefused('Yuri: Drop It', 'Focus')
})

test('[E-T40] Psychic Stupor keeps its Hero exhausted until it snaps out', () => {
  const t = lay({
    phase: 'start',
    round: 3,
    A: {
      heroes: [{ hero: 'kiran', exhausted: true, focus: 1, affliction: 'psychic-stupor' }, { hero: 'isra' }],
    },
  })
  expect([hero(t, 'kiran').isRefreshed, focusOf(t, 'kiran')]).toEqual([false, 2])
  t.A.picks('Kiran: Snap Out of It')
  settle(t)
  expect([hero(t, 'kiran').isRefreshed, kitOf(t, 'kiran')[1], t.state.initiative]).toEqual([true, null, 1])
  passTo(t, 'main', 4)
  expect(focusOf(t, 'kiran')).toBe(2)
})

test.each([
  [10, 6, null],
  [12, 10, null],
  [14, 14, 'tainted-remedy'],
])('[E-T41] Isra with %i HP and a tainted remedy mends to %i', (hp, left, curse) => {
  const t = lay({
    A: { heroes: [{ hero: 'isra', hp, focus: 1, affliction: 'tainted-remedy' }, { hero: 'yuri' }] },
  })
  t.A.picks('Isra: Lantern of Mercy', 'Isra')
  settle(t)
  expect([hpOf(t, 'isra'), kitOf(t, 'isra')[1]]).toEqual([left, curse])
})

test('[E-T42] Astral Ward bars commands and equipment, nothing else', () => {
  const warded = (layout: object, hand: readonly string[]): EldarScene =>
    lay({
      A: { heroes: [{ hero: 'asad', focus: 4, ...layout }, { hero: 'isra' }], hand },
      B: {
        heroes: [
          { hero: 'zakir', support: 'astral-ward' },
          { hero: 'mei', down: true },
        ],
      },
    })
  warded({}, ['wallop']).A.isRefused('Asad: Wallop', 'target')
  warded({ equipment: 'quickshot-crossbow' }, []).A.isRefused('Asad: Quickshot', 'target')
  expect(offers(warded({}, ['hunters-mark', 'great-cleave']), 0)).toEqual(
    [
      'Asad: Raking Claw',
      "Asad: Hunter's Mark",
      'Asad: Great Cleave',
      'Isra: Lantern of Mercy',
      'pass',
    ].filter((offer) => offer !== 'Isra: Lantern of Mercy'),
  )
})

test('[E-T43] a Hero that falls in the middle is not hit by the rest, the others are', () => {
  const t = lay({
    A: { heroes: [{ hero: 'yuri', focus: 4 }, { hero: 'isra' }], hand: ['dragonlords-wrath'] },
    B: {
      heroes: [
        { hero: 'daron', hp: 6, focus: 3, support: 'fixate' },
        { hero: 'elric', hp: 2 },
      ],
    },
  })
  t.A.picks("Yuri: Dragonlord's Wrath", 'Daron')
  settle(t)
  expect([glory(t), focusOf(t, 'daron'), cardsIn(t, 1, 'graveyard')]).toEqual([[2, 0], 0, ['fixate']])
  expect(hero(t, 'elric').isDown).toBe(true)
})

test('[E-T44] the match ends in the middle of an effect', () => {
  const t = lay({
    A: { heroes: [{ hero: 'yuri', focus: 4 }, { hero: 'isra' }], hand: ['dragonlords-wrath'], glory: 2 },
    B: {
      heroes: [
        { hero: 'daron', hp: 6 },
        { hero: 'elric', hp: 2 },
      ],
    },
  })
  t.A.picks("Yuri: Dragonlord's Wrath", 'Daron')
  settle(t)
  expect(t.outcome).toEqual({ ranks: [1, 2], scores: [3, 0], reason: 'glory' })
  expect(t.eventsOf('ended')).toEqual([{ type: 'ended', reason: 'glory', winner: 0 }])
  expect(hpOf(t, 'elric')).toBe(2)
})

test.each([
  [2, 1, [3, 2], true],
  [2, 2, [3, 3], false],
])('[E-T45] both fall at once: from %i to %i', (a, b, after, isOver) => {
  const t = lay({
    A: { heroes: [{ hero: 'yuri', hp: 4, focus: 2 }, { hero: 'isra' }], hand: ['prize-fighting'], glory: a },
    B: { heroes: [{ hero: 'sosha', hp: 4 }, { hero: 'mei' }], glory: b },
  })
  t.A.picks('Yuri: Prize Fighting', 'Sosha')
  settle(t)
  expect(glory(t)).toEqual(after)
  expect(t.eventsOf('damaged').map(({ amount }) => amount)).toEqual([5, 4])
  expect(t.outcome !== null).toBe(isOver)
  expect([cardsIn(t, 0, 'hand').length, t.state.isSudden]).toEqual(isOver ? [0, false] : [2, true])
})

test('[E-T46] a Hero may pay its last HP and still strike', () => {
  const t = lay({
    A: { heroes: [{ hero: 'yuri', hp: 2, equipment: 'broadsword-of-the-abyss' }, { hero: 'isra' }] },
    B: { heroes: [{ hero: 'pavani' }, { hero: 'mei', down: true }] },
  })
  t.A.picks('Yuri: Abyssal Arc')
  settle(t)
  expect([glory(t), hpOf(t, 'pavani'), cardsIn(t, 0, 'graveyard')]).toEqual([
    [0, 1],
    13,
    ['broadsword-of-the-abyss'],
  ])
})

test('[E-T47] a guardian takes the first of two blows', () => {
  const t = lay({
    A: { heroes: [{ hero: 'asad', focus: 1 }, { hero: 'isra' }] },
    B: {
      heroes: [
        { hero: 'elric', hp: 3, support: 'spirit-guardian' },
        { hero: 'mei', down: true },
      ],
    },
  })
  t.A.picks('Asad: Raking Claw')
  settle(t)
  expect([glory(t), hero(t, 'elric').isDown, cardsIn(t, 1, 'graveyard')]).toEqual([
    [1, 0],
    true,
    ['spirit-guardian'],
  ])
  expect(t.eventsOf('damaged').map(({ hp }) => hp)).toEqual([1, 0])
})
