import { present, scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { eldar, SAMPLES } from '../../game.ts'
import { plays, table } from '../content/table.ts'
import {
  cardsIn,
  focusOf,
  glory,
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
  type EldarScene,
} from '../lay.ts'

test('[E-27.01, E-27.02] what is banished is in no zone of play, and was not destroyed', () => {
  const t = table(
    { hero: 'isra' },
    { hand: ['lights-verdict'], foe: { hero: 'pavani', equipment: 'bramble-staff' } },
  )
  t.A.picks("Isra: Light's Verdict").pick(0).picks('Pavani')
  settle(t)
  expect([
    cardsIn(t, 1, 'banished'),
    cardsIn(t, 1, 'graveyard'),
    t.eventsOf('left').map(({ how }) => how),
  ]).toEqual([['bramble-staff'], [], ['banished']])
})

test('[E-27.03] what was banished is back in the deck for the next match', () => {
  const t = lay({
    A: { heroes: [{ hero: 'isra', focus: 3 }, { hero: 'sosha' }], hand: ['lights-verdict'] },
    B: { heroes: [{ hero: 'mei', equipment: 'alchemists-tools' }, { hero: 'asad' }] },
  })
  t.A.picks("Isra: Light's Verdict").pick(0).picks('Mei')
  settle(t)
  expect(cardsIn(t, 1, 'banished')).toEqual(['alchemists-tools'])
  const options = eldar.again?.({ seats: 2, options: t.match.options }, t.state)
  const next = scene(eldar, { seed: 5, options: { ...options } })
  const { deck = [], hand = [], banished } = next.state.players[1] ?? {}
  const printed = SAMPLES.find(({ slug }) => slug === 'affliction-attrition')?.cards ?? []
  expect(printed).toContain('alchemists-tools')
  expect(slugs(next, [...deck, ...hand])).toEqual(printed.flatMap((slug) => [slug, slug]).toSorted())
  expect(banished).toEqual([])
})

test('[E-27.04, E-27.05] destroying takes what is on the field, and nothing elsewhere', () => {
  const t = table(
    { hero: 'yuri' },
    {
      hand: ['disarming-strike'],
      B: { heroes: [{ hero: 'pavani' }, { hero: 'daron' }], hand: ['bramble-staff'] },
    },
  )
  plays(t, 'Yuri: Disarming Strike', 'Pavani')
  expect([cardsIn(t, 1, 'hand'), t.eventsOf('left')]).toEqual([['bramble-staff'], []])
})

test('[E-27.06, E-27.07] the Hero that has a permanent sacrifices it', () => {
  const t = table(
    { hero: 'giana', support: 'fade-into-shadow' },
    { initiative: 'B', foe: { hero: 'yuri', focus: 2 } },
  )
  t.B.picks('Yuri: Brine Knuckles', 'Giana')
  expect(offers(t, 0)).toEqual(['Giana: Vanish', 'pass'])
  t.A.picks('Giana: Vanish')
  expect(t.eventsOf('left').map(({ hero: id, how }) => [id, how])).toEqual([[0, 'sacrificed']])
})

test('[E-27.08, E-27.10] discarding and scrapping are each their own', () => {
  const t = table(
    { hero: 'daron', equipment: 'fences-satchel' },
    { hand: ['wallop'], B: { heroes: [{ hero: 'yuri', hp: 5 }, { hero: 'mei' }] } },
  )
  plays(t, 'Daron: Fence the Goods')
  plays(t, 'Daron: Final Page')
  expect([t.eventsOf('discarded').length, t.eventsOf('scrapped').map(({ cards }) => cards.length)]).toEqual([
    1,
    [2],
  ])
})

test('[E-27.11, E-27.12, E-R48, E-R85] foreseen cards are seen by one, and go to the bottom unseen', () => {
  const t = table({ hero: 'zakir', equipment: 'orb-of-acuity' })
  t.A.picks('Zakir: Gaze')
  settle(t, 'foresee')
  const deck = t.state.players[0]?.deck ?? []
  const top = deck.at(-1)
  if (top === undefined) throw new Error('no deck')
  expect([t.A.knows(top), t.B.knows(top)]).toEqual([true, false])
  t.A.picks('keep Flash')
  expect(cardsIn(t, 0, 'deck')).toEqual(['caltrops', 'flash', 'wallop'])
  expect(t.eventsOf('foresaw')).toEqual([{ type: 'foresaw', seat: 0, count: 2, isKept: true }])
  const after = t.state.players[0]?.deck ?? []
  expect([t.A.knows(present(after.at(-1))), t.A.knows(present(after[0]))]).toEqual([true, false])
})

test('[E-27.12, E-R46] where none is kept all go to the bottom, and an empty deck shows nothing', () => {
  const t = table({ hero: 'zakir', equipment: 'orb-of-acuity' })
  t.A.picks('Zakir: Gaze')
  settle(t, 'foresee')
  t.A.isOffered('keep Wallop', 'keep Flash', 'keep none').picks('keep none')
  const [bottom, next, top, ...more] = t.state.players[0]?.deck ?? []
  expect(more).toEqual([])
  expect(slugs(t, [present(top)])).toEqual(['caltrops'])
  expect(slugs(t, [present(bottom), present(next)])).toEqual(['flash', 'wallop'])
  const empty = table({ hero: 'zakir', equipment: 'orb-of-acuity' }, { A: { deck: [] } })
  plays(empty, 'Zakir: Gaze')
  empty.A.isNotAsked()
  expect(empty.eventsOf('foresaw')).toEqual([])
})

test('[E-27.13, E-27.14] cards are recalled from field, graveyard and stack', () => {
  const t = table(
    { hero: 'elric', equipment: 'caltrops' },
    {
      hand: ['delve-the-past'],
      A: { graveyard: ['flash'] },
      B: { heroes: [{ hero: 'mei', focus: 2 }, { hero: 'daron' }], hand: ['reevaluate'] },
    },
  )
  plays(t, 'Elric: Reforge')
  expect(cardsIn(t, 0, 'hand')).toEqual(['caltrops', 'delve-the-past'])
  t.B.picks('pass')
  t.A.picks('Elric: Delve the Past', 'Flash')
  t.B.picks('Mei: Reevaluate')
  settle(t)
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 0, 'graveyard')]).toEqual([
    ['caltrops', 'delve-the-past'],
    ['flash'],
  ])
  t.A.picks('Elric: Delve the Past', 'Flash') // E-R10: from hand once more
  settle(t)
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 0, 'graveyard')]).toEqual([['caltrops', 'flash'], []])
})

test('[E-27.15, E-27.16, E-27.19] a negated support never enters play', () => {
  const t = table(
    { hero: 'giana' },
    {
      hand: ['umbral-veil'],
      foe: { hero: 'elric', focus: 9 },
      B: { hand: ['unravel'], heroes: [{ hero: 'elric', focus: 9 }, { hero: 'daron' }] },
    },
  )
  t.A.picks('Giana: Umbral Veil')
  t.B.picks('Elric: Unravel', 'X = 3')
  settle(t)
  expect([kitOf(t, 'giana')[0], cardsIn(t, 0, 'graveyard')]).toEqual([null, ['umbral-veil']])
  expect([...t.eventsOf('attached'), ...t.eventsOf('recalled')]).toEqual([])
})

test('[E-27.18, E-33.05, E-R45] each draws one at the end of the round, or none from an empty deck', () => {
  const t = lay({ phase: 'draw', A: { deck: ['wallop', 'flash'] }, B: { deck: [] } })
  expect([cardsIn(t, 0, 'hand'), cardsIn(t, 1, 'hand'), t.outcome]).toEqual([['wallop'], [], null])
  expect(t.eventsOf('drew').map(({ seat }) => seat)).toEqual([0])
})

test('[E-28.07, E-28.08, E-28.10, E-33.03, E-33.04] who has fallen revives, and is worth Glory again', () => {
  const t = table(
    { hero: 'yuri', focus: 16, equipment: 'galvanic-coil' },
    { foe: { hero: 'giana', hp: 3, focus: 4 } },
  )
  plays(t, 'Yuri: Brine Knuckles', 'Giana')
  passTo(t, 'main', 2)
  expect([hpOf(t, 'giana'), focusOf(t, 'giana'), hero(t, 'giana').isRefreshed, glory(t)]).toEqual([
    16,
    2,
    true,
    [1, 0],
  ])
  t.B.picks('pass')
  plays(t, 'Yuri: Discharge', 'Giana', 'X = 16')
  expect([hero(t, 'giana').isDown, glory(t), t.outcome]).toEqual([true, [2, 0], null])
  expect(t.eventsOf('gainedGlory').map(({ seat }) => seat)).toEqual([0, 0])
})

test('[E-29.05, E-29.08, E-29.09, E-32.03, E-32.04, E-33.01] the first to yield starts the next round', () => {
  const t = table({ hero: 'yuri' }, { foe: { hero: 'mei', focus: 2 } })
  t.A.picks('pass')
  t.B.picks('Mei: Live Wire', 'Yuri')
  settle(t)
  t.B.isAsked('use an action').picks('pass')
  passTo(t, 'main', 2)
  expect([t.state.initiative, t.eventsOf('yielded').map(({ seat }) => seat)]).toEqual([0, [0]])
})

test('[E-30.04, E-34.01] Start, Equip, Main, End, each round', () => {
  const t = lay({ phase: 'start' })
  passTo(t, 'main', 1)
  passTo(t, 'main', 2)
  expect(t.eventsOf('phaseBegan').map(({ phase }) => phase)).toEqual([
    'start',
    'equip',
    'main',
    'end',
    'start',
    'equip',
    'main',
  ])
})

test.each([
  ['startAbilities', 'festering-wound'],
  ['end', 'withering-touch'],
])(
  '[E-30.05, E-33.08, E-31.03] in the step %s an enemy’s trigger can be answered, by Fast actions alone',
  (phase, affliction) => {
    const t = table(
      { hero: 'elena', equipment: 'throwing-axe' },
      { phase, hand: ['flash', 'wallop'], foe: { hero: 'yuri', affliction } },
    )
    if (phase === 'startAbilities') t.B.pick(0) // its two abilities, in either order
    t.A.isOffered('Elena: Flash', 'pass').picks('Elena: Flash')
    settle(t, 'equip')
    expect(t.eventsOf('statusGained').map(({ hero: id, status }) => [id, status])).toContainEqual([
      2,
      'weakened',
    ])
  },
)

test('[E-31.03] what equipment triggers can be answered in the Equip Phase, its play cannot', () => {
  const t = table(
    { hero: 'elena' },
    {
      phase: 'equip',
      initiative: 'B',
      hand: ['flash'],
      foe: { hero: 'elric', support: 'tinkers-apprentice' },
      B: { heroes: [{ hero: 'elric', support: 'tinkers-apprentice' }, { hero: 'mei' }], hand: ['caltrops'] },
    },
  )
  t.B.picks('equip Elric with Caltrops')
  expect([kitOf(t, 'elric')[2], focusOf(t, 'elric')]).toEqual(['caltrops', 0])
  t.A.isAsked('react to the ability of').isOffered('Elena: Flash', 'pass').picks('Elena: Flash')
  settle(t)
  expect([focusOf(t, 'elric'), statuses(t, 'elric')]).toEqual([1, ['weakened']])
})

test('[E-30.05, E-33.08] outside the Main Phase a Fast action needs something to answer', () => {
  const t = lay({
    phase: 'start',
    A: { heroes: [{ hero: 'giana', focus: 3 }], hand: ['flash'] },
    B: { heroes: [{ hero: 'yuri' }] },
  })
  t.A.isAsked('equipment')
})

test('[E-32.01, E-32.02, E-32.05] use or pass; both may pass at once', () => {
  const t = table({ hero: 'yuri' }, { foe: { hero: 'yuri' } })
  t.A.picks('pass')
  t.B.picks('pass')
  passTo(t, 'main', 2)
  expect([t.eventsOf('used'), t.eventsOf('yielded').length, t.eventsOf('finished').length]).toEqual([
    [],
    1,
    1,
  ])
})

test('[E-33.02, E-33.06] a Hero that falls at the end of the round revives in it', () => {
  const t = table(
    { hero: 'asad' },
    { phase: 'end', foe: { hero: 'yuri', hp: 1, affliction: 'withering-touch' } },
  )
  passTo(t, 'main', 2)
  expect([glory(t), hpOf(t, 'yuri'), t.eventsOf('revived').length]).toEqual([[1, 0], 18, 1])
})

test('[E-33.01, E-33.02, E-33.07] abilities of the end go down in the order of the initiative just taken', () => {
  const t = lay({
    phase: 'end',
    initiative: 'B',
    yielded: 'A',
    A: {
      heroes: [{ hero: 'yuri', hp: 1, affliction: 'withering-touch' }, { hero: 'sosha' }],
      hand: ['flash'],
    },
    B: {
      heroes: [{ hero: 'isra', hp: 5, support: 'wolfmothers-blessing' }, { hero: 'mei' }],
      hand: ['flash'],
    },
  })
  expect(t.state.initiative).toBe(0)
  expect(stackOf(t)).toEqual(['withering-touch', 'wolfmothers-blessing'])
  t.A.isAsked('react').picks('pass')
  expect(t.eventsOf('revived')).toEqual([])
  passTo(t, 'main', 2)
  const story = t.events.map(({ type }) => type).filter((type) => /^(recovered|defeated|revived)$/.test(type))
  expect([story, t.state.initiative]).toEqual([['recovered', 'defeated', 'revived'], 0])
})

test('[E-33.03, E-33.04] who revives gains a Focus with the refreshed, who is exhausted gains none', () => {
  const t = lay({
    phase: 'revive',
    A: {
      heroes: [
        { hero: 'yuri', hp: 0, down: true, exhausted: true },
        { hero: 'sosha', exhausted: true },
      ],
    },
    B: {
      heroes: [
        { hero: 'isra', hp: 5 },
        { hero: 'mei', exhausted: true },
      ],
    },
  })
  expect(t.eventsOf('focusChanged').slice(0, 2)).toEqual([
    { type: 'focusChanged', hero: 0, by: 1, focus: 1 },
    { type: 'focusChanged', hero: 2, by: 1, focus: 1 },
  ])
  expect(['yuri', 'sosha', 'isra', 'mei'].map((slug) => focusOf(t, slug))).toEqual([2, 1, 2, 1])
  expect([hpOf(t, 'yuri'), hpOf(t, 'isra')]).toEqual([18, 5])
})

test('[E-34.04] in sudden death the first Glory wins', () => {
  const t = table({ hero: 'yuri' }, { foe: { hero: 'giana', hp: 3 } })
  expect(t.state.isSudden).toBe(false)
  const sudden = lay({
    suddenDeath: true,
    round: 9,
    A: { heroes: [{ hero: 'yuri' }], glory: 2 },
    B: { heroes: [{ hero: 'giana', hp: 3 }], glory: 2 },
  })
  plays(sudden, 'Yuri: Brine Knuckles')
  expect([sudden.outcome?.reason, sudden.outcome?.scores]).toEqual(['sudden', [3, 2]])
})

test('[E-R84] whoever gives up has lost', () => {
  const t = lay({})
  expect(t.match.leave(0).ok).toBe(true)
  expect(t.outcome).toEqual({ ranks: [2, 1], scores: [0, 0], reason: 'left' })
  const other = lay({ A: { glory: 1 } })
  expect(other.match.leave(1).ok).toBe(true)
  expect(other.outcome).toEqual({ ranks: [1, 2], scores: [1, 0], reason: 'left' })
})

/** The End Phase of the last round: A leads, and Mask of the Raven asks it which card to keep. */
function raven(): EldarScene {
  const t = lay({
    round: 7,
    phase: 'end',
    A: {
      heroes: [{ hero: 'yuri', equipment: 'mask-of-the-raven' }],
      glory: 1,
      deck: ['wallop', 'flash', 'fixate'],
    },
    B: { heroes: [{ hero: 'giana' }], deck: [] },
    yielded: 'B',
  })
  settle(t, 'foresee')
  t.A.isAsked('foresee')
  return t
}

test('[E-R84, E-1.05] whoever gives up in the End Phase of the last round has lost, whatever the lead', () => {
  const t = raven()
  expect(t.match.leave(0).ok).toBe(true)
  expect(t.outcome).toEqual({ ranks: [2, 1], scores: [1, 0], reason: 'left' })
  expect(t.match.takeEvents().filter(({ event }) => event.type === 'ended')).toHaveLength(1)
})

test('[E-1.05, E-R84] whoever leads and plays the last round to its end has won', () => {
  const t = raven()
  t.A.picks('keep none')
  settle(t)
  expect(t.outcome).toEqual({ ranks: [1, 2], scores: [1, 0], reason: 'rounds' })
})

test('[E-R83] who can do nothing is asked all the same while a hand could hold an answer', () => {
  const held = (hand: readonly string[], windows: string) =>
    table(
      { hero: 'yuri' },
      { options: { windows }, B: { hand, heroes: [{ hero: 'mei', focus: 2 }, { hero: 'daron' }] } },
    )
  const t = held(['wallop'], 'always')
  plays(t, 'Yuri: Brine Knuckles', 'Mei')
  expect(hpOf(t, 'mei')).toBe(12)
  const asked = held(['wallop'], 'always')
  asked.A.picks('Yuri: Brine Knuckles', 'Mei')
  asked.B.isOffered('pass')
  const able = held(['wallop'], 'able')
  able.A.picks('Yuri: Brine Knuckles', 'Mei')
  expect([hpOf(able, 'mei'), offers(able, 1).length > 0]).toEqual([12, true])
  expect(statuses(able, 'mei')).toEqual([])
})

test('[E-21.03] a loss of no HP is none, and is not told', () => {
  const t = table({ hero: 'daron', attributes: { wisdom: 2 } }, { foe: { hero: 'pavani', hp: 5 } })
  plays(t, 'Daron (A): Final Page') // its target loses Wisdom − 2 HP
  expect([hpOf(t, 'pavani'), t.eventsOf('lostHp')]).toEqual([5, []])
})
