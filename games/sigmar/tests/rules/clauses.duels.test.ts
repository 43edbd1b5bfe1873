import { expect, test } from 'vitest'
import { at, handOf, lay, slugsOf, story, totals, valors } from '../lay.ts'

test('[S-14.1] a Duel is an action against one adjacent player', () => {
  const t = lay({ C: { valor: 2 }, rolls: [5, 2] })
  t.A.isOffered('duel Torvald', 'duel Maelis', 'rest').picks('duel Maelis').isNotAsked()
  expect(t.eventsOf('challenged')).toMatchObject([{ seat: 0, target: 2 }])
  expect(valors(t)).toEqual([2, 0, 0])
  t.B.isAsked('one action')
})

test('[S-14.2] both duelists roll, the challenger first', () => {
  const t = lay({ rolls: [5, 3] })
  t.A.picks('duel Torvald')
  expect(t.eventsOf('rolled').map(({ seat, die }) => [seat, die])).toEqual([
    [0, 5],
    [1, 3],
  ])
})

test.each([
  { rolls: [5, 3], winner: 0 },
  { rolls: [3, 5], winner: 1 },
])('[S-14.3] of the dice $rolls seat $winner has the higher', ({ rolls, winner }) => {
  const t = lay({ rolls })
  t.A.picks('duel Torvald')
  expect(t.eventsOf('duelWon')).toMatchObject([{ seat: winner, loser: 1 - winner }])
})

test('[S-14.3] the totals decide, not the dice', () => {
  const t = lay({ A: { hand: ['blazing-zeal'] }, rolls: [3, 4] })
  t.A.picks('duel Torvald', 'play Blazing Zeal')
  expect(totals(t)).toEqual([5, 4])
  expect(t.eventsOf('duelWon')).toMatchObject([{ seat: 0 }])
})

test('[S-14.4] the winner takes Valor and leaves the hand', () => {
  const t = lay({ B: { valor: 5, hand: ['jeers', 'sand'], skipsDraw: true }, rolls: [5, 3] })
  t.A.picks('duel Torvald')
  t.B.picks('pass')
  t.A.picks('take Valor')
  expect(valors(t)).toEqual([2, 3])
  expect(handOf(t, 1)).toEqual(['jeers', 'sand'])
})

test('[S-14.4] the winner takes a card and leaves the Valor', () => {
  const t = lay({ B: { valor: 5, hand: ['jeers', 'jeers'], skipsDraw: true }, rolls: [5, 3] })
  t.A.picks('duel Torvald')
  t.B.picks('pass')
  t.A.picks('take a card at random')
  expect(valors(t)).toEqual([0, 5])
  expect([handOf(t, 0), handOf(t, 1)]).toEqual([['jeers'], ['jeers']])
})

test('[S-14.5] who is out of reach is refused for that, and after a card everybody is', () => {
  const t = lay({
    A: { hand: ['waystep'], kept: ['second-wind'] },
    B: { space: 2 },
    C: { space: 6 },
    trials: ['wolf-run'],
  })
  t.A.isRefused('duel Maelis', 'Not adjacent')
  t.A.picks('play Waystep besides your action', 'move to space 2')
  t.A.isRefused('duel Torvald', 'used an Action Card').isRefused('duel Maelis', 'used an Action Card')
})

test('[S-14.6] a Duel completes no Trial, clears none and moves nobody', () => {
  const t = lay({ B: { valor: 4, skipsDraw: true }, trials: ['wolf-run'], rolls: [5, 3] })
  t.A.picks('duel Torvald')
  expect(t.state.players.map(({ completed, space }) => [completed, space])).toEqual([
    [0, 1],
    [0, 1],
  ])
  expect(slugsOf(t, t.state.trials)).toEqual(['wolf-run'])
  expect(story(t, 'attempted', 'succeeded', 'moved')).toEqual([])
})

test('[S-R37] a Duel that has begun leaves each duelist one card', () => {
  const t = lay({
    A: { hand: ['steady-hand', 'blazing-zeal'] },
    B: { hand: ['blazing-zeal', 'steady-hand'] },
    rolls: [4, 1],
  })
  t.A.picks('duel Torvald', 'play Steady Hand').isNotAsked()
  t.B.picks('pass', 'play Blazing Zeal')
  expect(totals(t)).toEqual([5, 3])
  expect(story(t, 'boosted')).toHaveLength(2)
})

test('[S-R37] a permission that is left when a Duel begins gives one card more on its rolls', () => {
  const t = lay({
    A: { hand: ['twin-chant', 'steady-hand', 'jeers'], kept: ['second-wind'] },
    rolls: [3, 4],
  })
  t.A.picks('duel Torvald', 'play Twin Chant')
  t.A.isOffered('play Steady Hand', 'play Jeers from the Crowd', 'pass').picks('play Steady Hand')
  t.A.isNotAsked()
  expect(totals(t)).toEqual([5, 4])
  expect(handOf(t, 0)).toEqual(['jeers'])
})

test('[S-R38] the defender may Block the challenger’s Boost and then plays nothing more', () => {
  const t = lay({
    A: { hand: ['blazing-zeal'] },
    B: { hand: ['sealed-hands', 'jeers', 'steady-hand'] },
    rolls: [3, 4],
  })
  t.A.picks('duel Torvald', 'play Blazing Zeal')
  t.B.isOffered('play Sealed Hands', 'pass').picks('play Sealed Hands')
  expect(totals(t)).toEqual([3, 4])
  expect(t.eventsOf('duelWon')).toMatchObject([{ seat: 1 }])
})

test('[S-R38] a challenger who has played nothing may Block the defender’s Boost', () => {
  const t = lay({
    A: { hand: ['sealed-hands', 'steady-hand'] },
    B: { hand: ['blazing-zeal'] },
    rolls: [3, 2],
  })
  t.A.picks('duel Torvald').isOffered('play Steady Hand', 'pass').picks('pass')
  t.B.isOffered('play Blazing Zeal', 'pass').picks('play Blazing Zeal')
  t.A.isAsked('Block it').picks('play Sealed Hands')
  expect(totals(t)).toEqual([3, 2])
})

test('[S-R38] a challenger who has played a card cannot Block besides', () => {
  const t = lay({
    A: { hand: ['sealed-hands', 'steady-hand'] },
    B: { hand: ['blazing-zeal'] },
    rolls: [3, 1],
  })
  t.A.picks('duel Torvald', 'play Steady Hand')
  t.B.picks('pass', 'play Blazing Zeal')
  expect(totals(t)).toEqual([4, 3])
  expect(story(t, 'blocked')).toEqual([])
})

test('[S-R38] a Lower in a Duel hits the other roll', () => {
  const t = lay({ A: { hand: ['sand'] }, B: { hand: ['jeers'] }, rolls: [4, 6], fateDeck: ['spark'] })
  t.A.picks('duel Torvald', 'play Sand in the Eyes')
  t.B.isAsked('play a card in the Duel').picks('play Jeers from the Crowd')
  expect(t.eventsOf('rolled').map((event) => event.modifier)).toEqual([-1, -2])
  expect(totals(t)).toEqual([3, 4])
})

test('[S-R38] sixes draw their Fate Cards after the spoils, the challenger’s first', () => {
  const t = lay({
    A: { hand: ['steady-hand'] },
    B: { valor: 3 },
    fateDeck: ['spark', 'spark'],
    rolls: [6, 6],
  })
  t.A.picks('duel Torvald', 'play Steady Hand')
  expect(t.eventsOf('fateDrawn').map((event) => event.seat)).toEqual([0, 1])
  expect(story(t, 'duelWon', 'fateDrawn')).toEqual(['duelWon', 'fateDrawn', 'fateDrawn'])
  expect(valors(t)).toEqual([3, 2])
})

test('[S-R38] the challenged player is not asked whether to fight', () => {
  const t = lay({ B: { hand: ['waystep'] }, rolls: [5, 3] })
  t.A.picks('duel Torvald')
  t.B.isOffered('pass').picks('pass')
  expect(story(t, 'duelWon')).toHaveLength(1)
})

test('[S-R39] ties are rolled again with the same modifiers and without new cards', () => {
  const t = lay({
    A: { hand: ['steady-hand', 'jeers'] },
    B: { hand: ['steady-hand', 'jeers'] },
    fateDeck: ['spark'],
    rolls: [6, 6, 3, 3, 6, 2],
  })
  t.A.picks('duel Torvald', 'play Steady Hand')
  t.B.picks('pass', 'play Steady Hand')
  expect(totals(t)).toEqual([7, 7, 4, 4, 7, 3])
  expect(story(t, 'duelTied', 'fateDrawn')).toEqual(['duelTied', 'duelTied', 'fateDrawn'])
})

test('[S-R40] a defender who wins chooses the spoils from the challenger', () => {
  const t = lay({ A: { valor: 6, hand: ['jeers'] }, rolls: [1, 5] })
  t.A.picks('duel Torvald', 'pass')
  t.B.isAsked('take spoils from Ysolde').isOffered('take Valor', 'take a card at random')
  t.B.picks('take Valor')
  expect(valors(t)).toEqual([4, 2])
})

test.each([
  { loser: { valor: 1 }, after: [1, 0], cards: 0 },
  { loser: { valor: 0, hand: ['jeers'] }, after: [0, 0], cards: 1 },
  { loser: { valor: 0 }, after: [0, 0], cards: 0 },
])('[S-R41] with $loser there is only one thing to take', ({ loser, after, cards }) => {
  const t = lay({ B: { ...loser, skipsDraw: true }, rolls: [5, 3] })
  t.A.picks('duel Torvald')
  if ('hand' in loser) t.B.picks('pass')
  t.B.isAsked('one action')
  expect(valors(t)).toEqual(after)
  expect(at(t, 0).hand).toHaveLength(cards)
})

test('[S-R41] the card is taken blind: any of the hand may be the one', () => {
  const stolen = new Set<string>()
  for (const hand of [
    ['jeers', 'sand', 'waystep'],
    ['waystep', 'jeers', 'sand'],
    ['sand', 'waystep', 'jeers'],
  ]) {
    const t = lay({ B: { hand, skipsDraw: true }, rolls: [5, 3] })
    t.A.picks('duel Torvald')
    t.B.picks('pass')
    stolen.add(handOf(t, 0).join())
    expect(at(t, 1).hand).toHaveLength(2)
  }
  expect(stolen.size).toBeGreaterThan(1)
})

test('[S-R42] a player with neither Valor nor cards can be challenged', () => {
  const t = lay({ rolls: [5, 3] })
  t.A.isOffered('duel Torvald', 'rest').picks('duel Torvald')
  expect(story(t, 'duelWon', 'valorChanged', 'cardStolen')).toEqual(['duelWon'])
})

test.each([
  { a: 5, b: 5, isOffered: true },
  { a: 5, b: 6, isOffered: true },
  { a: 6, b: 5, isOffered: true },
  { a: 1, b: 12, isOffered: true },
  { a: 5, b: 7, isOffered: false },
  { a: 11, b: 1, isOffered: false },
])('[S-R43] on $a and $b Champions are adjacent: $isOffered', ({ a, b, isOffered }) => {
  const t = lay({ A: { space: a }, B: { space: b }, trials: ['wolf-run'] })
  expect(t.A.text().options.includes('duel Torvald')).toBe(isOffered)
})

test.each([
  { a: 4, b: 9 },
  { a: 5, b: 10 },
  { a: 10, b: 4 },
])('[S-R44] a Duel Zone under either makes $a and $b adjacent', ({ a, b }) => {
  const t = lay({ A: { space: a }, B: { space: b } })
  t.A.isOffered('duel Torvald', 'rest')
})

test('[S-R44] a zone serves only those who stand in it', () => {
  const t = lay({ A: { space: 7 }, B: { space: 1 }, C: { space: 4 }, trials: ['wolf-run'] })
  t.A.isOffered('attempt Wolf Run', 'duel Maelis', 'rest').isRefused('duel Torvald', 'Not adjacent')
})

test('[S-R45] Valor falls to 0 and no further', () => {
  const t = lay({
    exact: true,
    A: { valor: 1 },
    trials: ['the-unwritten-law'],
    fateDeck: ['shaken-oath'],
    rolls: [6, 6, 6],
  })
  for (const seat of [t.A, t.B, t.A]) seat.picks('attempt The Unwritten Law')
  expect(story(t, 'fateDrawn', 'valorChanged')).toEqual([
    'fateDrawn',
    'valorChanged',
    'fateDrawn',
    'fateDrawn',
  ])
  expect(valors(t)).toEqual([0, 0])
})

test('[S-R65] both duelists draw for their Surge of Faith, also where the first of them has shuffled both away', () => {
  const t = lay({
    exact: true,
    A: { hand: ['surge-of-faith', 'sand'] },
    B: { hand: ['surge-of-faith', 'sand'] },
    actionDiscard: ['jeers', 'jeers', 'jeers', 'waystep', 'waystep', 'gate-walk'],
    trials: ['stone-ladder'],
    rolls: [5, 1],
  })
  t.A.picks('duel Torvald', 'play Surge of Faith')
  t.B.picks('pass', 'play Surge of Faith')
  expect(t.eventsOf('reshuffled')).toHaveLength(1)
  expect(t.eventsOf('drew').slice(0, 2)).toMatchObject([{ seat: 0 }, { seat: 1 }])
})

test('[S-5.7, S-9.8] why a Duel is not offered is told of each opponent that it is true of, and of no other', () => {
  const t = lay({ A: { space: 1 }, B: { space: 2 }, C: { space: 7 }, trials: ['stone-ladder'] })
  t.A.isOffered('attempt Stone Ladder', 'duel Torvald', 'rest').isRefused('duel Maelis', 'Not adjacent')
  expect(t.A.text().refused.map(({ about }) => about)).toEqual(['duel Maelis'])
})
