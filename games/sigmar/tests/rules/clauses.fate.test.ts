import { expect, test } from 'vitest'
import { at, dice, handOf, lay, slugsOf, story, totals, valors } from '../lay.ts'

test.each([
  { die: 6, drawn: 1 },
  { die: 5, drawn: 0 },
])('[S-10.1] a natural $die draws $drawn Fate Cards', ({ die, drawn }) => {
  const t = lay({ trials: ['stone-ladder'], fateDeck: ['spark', 'spark'], rolls: [die] })
  t.A.picks('attempt Stone Ladder')
  expect(story(t, 'fateDrawn')).toHaveLength(drawn)
  expect(at(t, 0).valor).toBe(1 + drawn)
})

test('[S-10.1] a 6 made of a lower die and a Boost draws nothing', () => {
  const t = lay({ A: { hand: ['steady-hand'] }, trials: ['stone-ladder'], rolls: [5] })
  t.A.picks('attempt Stone Ladder', 'play Steady Hand')
  expect(totals(t)).toEqual([6])
  expect(story(t, 'fateDrawn')).toEqual([])
})

test('[S-10.2] a completed Trial that leads onto a Fate Rune draws one Fate Card', () => {
  const t = lay({ A: { space: 7 }, trials: ['stone-ladder'], fateDeck: ['spark', 'spark'], rolls: [2] })
  t.A.picks('attempt Stone Ladder')
  expect(t.eventsOf('fateDrawn')).toMatchObject([{ seat: 0 }])
  expect(slugsOf(t, t.state.fateDiscard)).toEqual(['spark'])
})

test('[S-10.2] a 6 and the rune that the walk leads to draw one card each', () => {
  const t = lay({ A: { space: 7 }, trials: ['stone-ladder'], fateDeck: ['spark', 'spark'], rolls: [6] })
  t.A.picks('attempt Stone Ladder')
  expect(at(t, 0).valor).toBe(3)
})

test('[S-10.3] a Curse beats both the plain draw and the two of a Rest', () => {
  const t = lay({ phase: 'draw', A: { skipsDraw: true, rested: true }, trials: ['stone-ladder'] })
  expect(at(t, 0)).toMatchObject({ hand: [], skipsDraw: false, rested: false })
  expect(t.state.trials).toHaveLength(1)
})

test('[S-10.4] a Blessing is spent on the very next attempt, wanted or not', () => {
  const t = lay({ A: { kept: ['blessing'] }, trials: ['stone-ladder', 'mountain-on-the-back'] })
  t.A.picks('attempt Stone Ladder')
  expect(t.eventsOf('succeeded')).toMatchObject([{ isAutomatic: true }])
  expect(at(t, 0)).toMatchObject({ valor: 1, kept: [], space: 2 })
})

test('[S-10.5] a Curse reaches every player once, its drawer last', () => {
  const t = lay({ C: {}, trials: ['the-unwritten-law'], fateDeck: ['curse-moon'], rolls: [6] })
  t.A.picks('attempt The Unwritten Law')
  for (const seat of [t.B, t.C, t.A]) seat.picks('rest')
  expect(t.eventsOf('drawSkipped').map((event) => event.seat)).toEqual([1, 2, 0])
  expect(at(t, 1).hand).toHaveLength(2)
  expect(t.state.players.map((player) => player.skipsDraw)).toEqual([false, false, false])
})

test('[S-10.6] a skipped Draw Phase draws nothing and reveals nothing', () => {
  const t = lay({ phase: 'draw', A: { skipsDraw: true, hand: ['jeers'] }, trialDeck: ['wolf-run'] })
  expect(handOf(t, 0)).toEqual(['jeers'])
  expect(t.state.trials).toEqual([])
  expect(story(t)).toEqual(['turnBegan', 'drawSkipped'])
})

test('[S-10.7] without the Fate Deck neither a Teleport to a rune nor a 6 in a Duel draws', () => {
  const t = lay({
    options: { fateDeck: false },
    A: { hand: ['waystep'] },
    B: { space: 3, skipsDraw: true },
    rolls: [6, 5],
  })
  t.A.picks('play Waystep', 'move to space 3 (Fate)')
  t.B.picks('duel Ysolde')
  expect(dice(t)).toEqual([6, 5])
  expect(story(t, 'fateDrawn')).toEqual([])
})

test('[S-R52] a Fate Card comes after the discard and cannot make up for it', () => {
  const t = lay({
    A: { hand: ['waystep'] },
    trials: ['the-unwritten-law'],
    fateDeck: ['armoury'],
    rolls: [6],
  })
  t.A.picks('attempt The Unwritten Law', 'pass')
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['waystep'])
  expect(at(t, 0).hand).toHaveLength(2)
})

test('[S-R52] a Fate Card comes after the reward and before the walk', () => {
  const t = lay({ trials: ['stone-ladder'], fateDeck: ['winding-road'], rolls: [6] })
  t.A.picks('attempt Stone Ladder', 'move to space 4 (Duel Zone)')
  expect(t.eventsOf('moved').map(({ to, reason }) => [to, reason])).toEqual([
    [4, 'fate'],
    [5, 'trial'],
  ])
  expect(story(t, 'valorChanged', 'fateDrawn')).toEqual(['valorChanged', 'fateDrawn'])
})

test.each([
  { rolls: [6, 4], drawn: 0 },
  { rolls: [4, 6], drawn: 1 },
])('[S-R52] only the last of the dice $rolls draws: $drawn', ({ rolls, drawn }) => {
  const t = lay({ A: { champion: 'aldric' }, trials: ['the-unwritten-law'], fateDeck: ['spark'], rolls })
  t.A.picks('attempt The Unwritten Law', 'reroll')
  expect(story(t, 'fateDrawn')).toHaveLength(drawn)
})

test('[S-R53] a Blessing leaves no room for a Boost, a Lower or a reroll', () => {
  const t = lay({
    A: { champion: 'aldric', hand: ['steady-hand'], kept: ['blessing', 'second-dawn'] },
    B: { hand: ['jeers', 'sealed-hands'] },
    trials: ['mountain-on-the-back'],
  })
  t.A.picks('attempt Mountain on the Back').isNotAsked()
  t.B.isAsked('one action')
  expect(at(t, 0).rerollSpent).toBe(false)
  expect(slugsOf(t, at(t, 0).kept)).toEqual(['second-dawn'])
  expect(handOf(t, 0)).toEqual(['steady-hand'])
})

test('[S-R53] two Blessings serve two attempts', () => {
  const t = lay({
    A: { kept: ['blessing', 'blessing'] },
    trials: ['mountain-on-the-back', 'the-unwritten-law'],
    fateDeck: ['curse-moon', 'curse-moon'],
  })
  t.A.picks('attempt Mountain on the Back')
  expect(slugsOf(t, at(t, 0).kept)).toEqual(['blessing'])
  t.B.picks('rest')
  t.A.picks('attempt The Unwritten Law')
  expect(at(t, 0)).toMatchObject({ kept: [], valor: 10, completed: 2 })
})

test('[S-R53] what is kept for a roll waits while a Blessing needs none', () => {
  const t = lay({
    A: { kept: ['blessing', 'steadfast'], skipsDraw: true },
    B: { skipsDraw: true },
    trials: ['stone-ladder', 'the-unwritten-law'],
    rolls: [5],
  })
  t.A.picks('attempt Stone Ladder')
  expect(slugsOf(t, at(t, 0).kept)).toEqual(['steadfast'])
  t.B.picks('rest')
  t.A.picks('attempt The Unwritten Law')
  expect(totals(t)).toEqual([7])
})

test('[S-R53] a Wager and a Blessing are used by the same attempt', () => {
  const t = lay({ A: { kept: ['blessing', 'wager'] }, trials: ['anvil-carry'] })
  t.A.picks('attempt Anvil Carry')
  expect(at(t, 0)).toMatchObject({ valor: 4, kept: [] })
})

test('[S-R54] a second Curse before the Draw Phase adds nothing', () => {
  const t = lay({
    trials: ['the-unwritten-law'],
    fateDeck: ['curse-moon', 'curse-moon'],
    rolls: [6, 6, 1],
  })
  t.A.picks('attempt The Unwritten Law')
  t.B.picks('attempt The Unwritten Law') // B has skipped one by now and is cursed anew; A still owes one
  expect(t.eventsOf('drawSkipped').map((event) => event.seat)).toEqual([1, 0])
  t.A.picks('attempt The Unwritten Law')
  expect(t.eventsOf('drawSkipped').map((event) => event.seat)).toEqual([1, 0, 1])
  t.B.picks('rest')
  expect(at(t, 0).hand).toHaveLength(1)
})

test('[S-R55] resting twice in a row draws two each time', () => {
  const t = lay({})
  for (const seat of [t.A, t.B, t.A, t.B]) seat.picks('rest')
  expect(t.eventsOf('drew').map(({ seat, cards }) => [seat, cards.length])).toEqual([
    [1, 1],
    [0, 2],
    [1, 2],
    [0, 2],
  ])
})

test('[S-R55] the bonus of a Rest does not outlive a skipped Draw Phase', () => {
  const t = lay({
    A: { skipsDraw: true, rested: true },
    phase: 'draw',
    trials: ['the-unwritten-law'],
    rolls: [1],
  })
  t.A.picks('attempt The Unwritten Law')
  t.B.picks('rest')
  expect(at(t, 0).hand).toHaveLength(1)
})

test('[S-R56] a Fate Card that acts at once is discarded at once', () => {
  const t = lay({ trials: ['the-unwritten-law'], fateDeck: ['spark'], rolls: [6] })
  t.A.picks('attempt The Unwritten Law')
  expect(t.eventsOf('fateDrawn')).toMatchObject([{ isKept: false }])
  expect(at(t, 0)).toMatchObject({ valor: 1, kept: [] })
  expect(slugsOf(t, t.state.fateDiscard)).toEqual(['spark'])
})

test.each([
  'blessing',
  'second-wind',
  'steadfast',
  'heavy-omen',
  'second-dawn',
  'duelists-oath',
  'pilgrims-bounty',
  'wager',
])('[S-R56] %s is kept face up before its owner', (slug) => {
  const t = lay({ trials: ['the-unwritten-law'], fateDeck: [slug], rolls: [6] })
  t.A.picks('attempt The Unwritten Law')
  expect(slugsOf(t, at(t, 0).kept)).toEqual([slug])
  expect(t.state.fateDiscard).toEqual([])
  expect(at(t, 0).kept.every((card) => t.B.knows(card))).toBe(true)
})

test('[S-R57] a Spark at 29 ends the game on the spot', () => {
  const t = lay({ A: { valor: 29 }, trials: ['the-unwritten-law'], fateDeck: ['spark'], rolls: [6] })
  t.A.picks('attempt The Unwritten Law')
  expect(t.outcome).toMatchObject({ ranks: [1, 2], reason: 'valor' })
})

test('[S-R57] Fate beats neither the cap of a Trial nor the floor of 0 Valor', () => {
  const t = lay({
    A: { kept: ['wager'] },
    B: { skipsDraw: true },
    trials: ['chain-bridge', 'the-unwritten-law'],
    fateDeck: ['shaken-oath'],
    rolls: [4, 6],
  })
  t.A.picks('attempt Chain Bridge')
  t.B.picks('attempt The Unwritten Law')
  expect(valors(t)).toEqual([5, 0])
})

test('[S-R57] two kept cards that do not collide both apply', () => {
  const t = lay({ A: { kept: ['steadfast', 'heavy-omen'] }, trials: ['riddle-of-flames'], rolls: [4] })
  t.A.picks('attempt Riddle of Flames')
  expect(t.eventsOf('rolled')).toMatchObject([{ modifier: 0, total: 4 }])
  expect(at(t, 0).kept).toEqual([])
})
