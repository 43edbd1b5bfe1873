import { expect, test } from 'vitest'
import { at, dice, handOf, lay, slugsOf, story, totals, valors } from '../lay.ts'

test('[S-T1] the worked example: 3 and a +1 reach the 4 of Trial of Echoes', () => {
  const t = lay({
    phase: 'draw',
    A: { hand: ['steady-hand', 'jeers', 'sand', 'waystep', 'bandage'] },
    B: { hand: ['jeers'] },
    trials: ['trial-of-echoes'],
    actionDeck: ['gate-walk'],
    rolls: [3],
  })
  expect(at(t, 0).hand).toHaveLength(6)
  t.A.picks('attempt Trial of Echoes', 'play Steady Hand')
  t.B.isAsked('Block it').picks('pass').isAsked('lower the roll').picks('pass')
  expect(totals(t)).toEqual([4])
  expect(valors(t)).toEqual([3, 0])
  expect(handOf(t, 0)).toEqual(['jeers', 'sand', 'waystep', 'bandage', 'gate-walk'])
  expect(at(t, 0)).toMatchObject({ completed: 1, space: 2 })
  expect(slugsOf(t, t.state.trialDiscard)).toEqual(['trial-of-echoes'])
})

test('[S-T2] a total of 3 fails Trial of Echoes: a card goes, the Trial stays', () => {
  const t = lay({
    A: { hand: ['jeers', 'sand', 'waystep', 'bandage'], valor: 7 },
    trials: ['trial-of-echoes'],
    rolls: [3],
  })
  t.A.picks('attempt Trial of Echoes', 'pass')
  t.A.isOffered(
    'discard Jeers from the Crowd',
    'discard Sand in the Eyes',
    'discard Waystep',
    'discard Bandage and Prayer',
  )
  t.A.picks('discard Waystep')
  expect(handOf(t, 0)).toEqual(['jeers', 'sand', 'bandage'])
  expect(slugsOf(t, t.state.trials)).toContain('trial-of-echoes')
  expect(at(t, 0)).toMatchObject({ valor: 7, completed: 0, space: 1 })
})

test('[S-T3] whoever fails with an empty hand discards nothing', () => {
  const t = lay({ trials: ['trial-of-echoes'], rolls: [1] })
  t.A.picks('attempt Trial of Echoes')
  expect(story(t, 'failed', 'discarded')).toEqual(['failed'])
  t.B.isAsked('one action')
})

test('[S-T4] a total equal to the difficulty succeeds', () => {
  const t = lay({ trials: ['stone-ladder'], rolls: [2] })
  t.A.picks('attempt Stone Ladder')
  expect(valors(t)).toEqual([1, 0])
})

test('[S-T5] after an attempt there is no second action of any kind', () => {
  const t = lay({
    A: { hand: ['waystep'] },
    B: { hand: ['jeers'] },
    trials: ['trial-of-echoes', 'stone-ladder'],
    rolls: [5],
  })
  t.A.picks('attempt Trial of Echoes', 'pass')
  t.B.picks('pass')
  t.A.isNotAsked()
  t.B.isAsked('one action')
  for (const pick of [0, 1, 2, 3]) expect(t.match.choose(0, pick)).toMatchObject({ ok: false })
  expect(handOf(t, 0)).toEqual(['waystep'])
})

test('[S-T6] a second Boost on the same roll is rejected', () => {
  const t = lay({
    A: { hand: ['steady-hand', 'blazing-zeal'] },
    B: { hand: ['jeers'] },
    trials: ['riddle-of-flames'],
    rolls: [3],
  })
  t.A.picks('attempt Riddle of Flames', 'play Steady Hand')
  t.A.isNotAsked()
  t.B.picks('pass')
  t.A.isNotAsked()
  t.B.picks('pass')
  expect(totals(t)).toEqual([4])
  expect(handOf(t, 0)).toEqual(['blazing-zeal'])
})

test('[S-T7] with permission a Twin Chant joins another Boost, and no third card follows', () => {
  const t = lay({
    A: { hand: ['blazing-zeal', 'twin-chant', 'twin-chant'], kept: ['second-wind'] },
    B: { hand: ['jeers'] },
    trials: ['labyrinth-of-oaths'],
    rolls: [2],
  })
  t.A.picks('attempt Labyrinth of Oaths', 'play Blazing Zeal')
  t.B.picks('pass')
  t.A.picks('play Twin Chant')
  t.B.picks('pass')
  t.A.isNotAsked()
  t.B.picks('pass')
  expect(t.eventsOf('rolled')).toMatchObject([{ die: 2, modifier: 3, total: 5 }])
  expect(valors(t)).toEqual([5, 0])
  expect(handOf(t, 0)).toEqual(['twin-chant'])
})

test('[S-T8] two Boosts of which neither may join another cannot share a roll, even with permission', () => {
  const t = lay({
    A: { hand: ['blazing-zeal', 'steady-hand'], kept: ['second-wind'] },
    trials: ['labyrinth-of-oaths'],
    rolls: [3],
  })
  t.A.picks('attempt Labyrinth of Oaths', 'play Blazing Zeal')
  t.A.isRefused('play Steady Hand', /neither of the two may join/)
  t.A.isOffered('pass').picks('pass')
  expect(totals(t)).toEqual([5])
})

test.each([
  { die: 4, total: 4, valor: 4 },
  { die: 3, total: 3, valor: 0 },
])('[S-T9] a Lower of 2 undoes a Boost of 2: die $die makes $total', ({ die, total, valor }) => {
  const t = lay({
    A: { hand: ['blazing-zeal'] },
    B: { hand: ['sand'] },
    trials: ['chain-bridge'],
    rolls: [die],
  })
  t.A.picks('attempt Chain Bridge', 'play Blazing Zeal')
  t.B.picks('pass', 'play Sand in the Eyes')
  expect(totals(t)).toEqual([total])
  expect(at(t, 0).valor).toBe(valor)
})

test('[S-T10] a roll that was lowered once is not lowered again', () => {
  const t = lay({
    B: { hand: ['jeers'] },
    C: { hand: ['sand'] },
    trials: ['chain-bridge'],
    rolls: [4],
  })
  t.A.picks('attempt Chain Bridge')
  t.C.isNotAsked()
  t.B.picks('play Jeers from the Crowd')
  expect(t.eventsOf('rolled')).toMatchObject([{ modifier: -1, total: 3 }])
  expect(handOf(t, 2)).toEqual(['sand'])
})

test('[S-T11] a Blocked Boost is gone without effect, and no other one takes its place', () => {
  const t = lay({
    A: { champion: 'torvald', hand: ['blazing-zeal', 'steady-hand', 'waystep'] },
    B: { hand: ['sealed-hands', 'jeers'] },
    trials: ['comet-watch'],
    rolls: [4],
  })
  t.A.picks('attempt Comet Watch', 'play Blazing Zeal')
  t.B.picks('play Sealed Hands')
  expect(totals(t)).toEqual([4])
  t.A.isOffered('discard Steady Hand', 'discard Waystep').picks('discard Waystep')
  expect(handOf(t, 0)).toEqual(['steady-hand'])
  expect(at(t, 0).valor).toBe(0)
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(
    expect.arrayContaining(['blazing-zeal', 'sealed-hands', 'waystep']),
  )
})

test('[S-T12] a card played in the turn of another leaves the own turn its card', () => {
  const t = lay({ A: { hand: ['waystep'] }, B: { hand: ['sealed-hands', 'gate-walk'] } })
  t.A.picks('play Waystep', 'move to space 2')
  t.B.picks('play Sealed Hands')
  expect(at(t, 0).space).toBe(1)
  t.B.isAsked('one action').picks('play Gate Walk')
})

test('[S-T13] a doubled reward of 8 pays 5', () => {
  const t = lay({ A: { kept: ['wager'] }, trials: ['chain-bridge'], rolls: [5] })
  t.A.picks('attempt Chain Bridge')
  expect(t.eventsOf('valorChanged')).toMatchObject([{ seat: 0, by: 5 }])
  expect(at(t, 0).kept).toEqual([])
  expect(slugsOf(t, t.state.fateDiscard)).toEqual(['wager'])
})

test('[S-T14] a Blessing completes the hardest Trial without a die', () => {
  const t = lay({
    A: { hand: ['steady-hand'], kept: ['blessing'] },
    B: { hand: ['jeers'] },
    trials: ['mountain-on-the-back'],
  })
  t.A.picks('attempt Mountain on the Back')
  t.B.isAsked('one action')
  expect(valors(t)).toEqual([5, 0])
  expect(story(t, 'rolled', 'fateDrawn', 'keptUsed')).toEqual(['keptUsed'])
  expect(slugsOf(t, t.state.fateDiscard)).toEqual(['blessing'])
})

test('[S-T15] a natural 6 that fails a 7 costs its card first and draws a Fate Card then', () => {
  const t = lay({
    A: { hand: ['jeers', 'sand'] },
    trials: ['the-unwritten-law'],
    fateDeck: ['armoury'],
    rolls: [6],
  })
  t.A.picks('attempt The Unwritten Law', 'pass', 'discard Sand in the Eyes')
  expect(story(t, 'failed', 'discarded', 'fateDrawn')).toEqual(['failed', 'discarded', 'fateDrawn'])
  expect(at(t, 0).hand).toHaveLength(3)
})

test('[S-T16] a Curse takes one Draw Phase from each and the bonus of a Rest with it', () => {
  const t = lay({
    B: { rested: true },
    trials: ['stone-ladder', 'mountain-on-the-back'],
    fateDeck: ['curse-moon'],
    rolls: [6, 1, 1],
  })
  t.A.picks('attempt Stone Ladder')
  expect(handOf(t, 1)).toEqual([])
  expect(t.state.trials).toHaveLength(1)
  t.B.picks('attempt Mountain on the Back')
  expect(handOf(t, 0)).toEqual([])
  t.A.picks('attempt Mountain on the Back')
  expect(at(t, 1).hand).toHaveLength(1)
  expect(t.state.trials).toHaveLength(2)
  expect(t.eventsOf('drawSkipped').map((event) => event.seat)).toEqual([1, 0])
})

test('[S-T17] whoever rested draws two', () => {
  const t = lay({ A: { hand: ['jeers', 'sand', 'waystep'] }, trials: ['stone-ladder'] })
  t.A.picks('rest')
  t.B.picks('rest')
  expect(at(t, 0).hand).toHaveLength(5)
  expect(t.state.trials).toHaveLength(3)
})

test.each([
  { active: ['stone-ladder', 'wolf-run'], revealed: 1 },
  { active: ['stone-ladder', 'wolf-run', 'anvil-carry'], revealed: 0 },
])('[S-T18] the row is filled up to three: $revealed revealed beside $active', ({ active, revealed }) => {
  const t = lay({ phase: 'draw', trials: active })
  expect(t.eventsOf('trialRevealed')).toHaveLength(revealed)
  expect(t.state.trials).toHaveLength(3)
})

test('[S-T19] nine cards at the end of a turn come down to seven of the owner’s choice', () => {
  const hand = ['jeers', 'jeers', 'sand', 'sand', 'sealed-hands', 'bandage', 'waystep']
  const t = lay({
    A: { hand },
    trials: ['stone-ladder'],
    fateDeck: ['armoury'],
    actionDeck: ['gate-walk', 'long-stride'],
    rolls: [6],
  })
  t.A.picks('attempt Stone Ladder', 'pass')
  expect(at(t, 0).hand).toHaveLength(9)
  t.A.isAsked('more than 7 cards').picks('discard Gate Walk', 'discard Bandage and Prayer').isNotAsked()
  expect(handOf(t, 0)).toEqual([...hand.filter((slug) => slug !== 'bandage'), 'long-stride'])
})

test('[S-T36] Aldric rolls once more after a failing total, once in a game', () => {
  const t = lay({
    A: { champion: 'aldric', hand: ['steady-hand'] },
    trials: ['storm-psalm', 'mountain-on-the-back'],
    rolls: [2, 3, 1],
  })
  t.A.picks('attempt Storm Psalm', 'play Steady Hand')
  t.A.isAsked('a total of 3 fails').isOffered('reroll', 'accept the failure').picks('reroll')
  expect(totals(t)).toEqual([3, 4])
  expect(at(t, 0).valor).toBe(3)
  t.B.picks('rest')
  t.A.picks('attempt Mountain on the Back', 'pass')
  t.B.isAsked('lower the roll').picks('pass')
  expect(dice(t)).toEqual([2, 3, 1])
  expect(story(t, 'rerolled')).toHaveLength(1)
})

test.each([
  { slug: 'clockless-hour', name: 'Clockless Hour', total: 5 },
  { slug: 'riddle-of-flames', name: 'Riddle of Flames', total: 4 },
])('[S-T37] Kessa adds 1 at difficulty 5: 4 makes $total at $name', ({ slug, name, total }) => {
  const t = lay({ A: { champion: 'kessa' }, trials: [slug], rolls: [4] })
  t.A.picks(`attempt ${name}`)
  expect(totals(t)).toEqual([total])
  expect(at(t, 0).completed).toBe(1)
})

test('[S-T38] Orin draws where others discard, and Veyra shrugs a Lower off', () => {
  const t = lay({
    A: { champion: 'orin', hand: ['waystep'] },
    B: { champion: 'veyra' },
    trials: ['riddle-of-flames', 'chain-bridge', 'comet-watch'],
    actionDeck: ['jeers'],
    rolls: [1, 4],
  })
  t.A.picks('attempt Riddle of Flames', 'pass')
  expect(handOf(t, 0)).toEqual(['waystep', 'jeers'])
  t.B.picks('attempt Chain Bridge', 'pass')
  t.A.picks('play Jeers from the Crowd')
  expect(t.eventsOf('lowered')).toMatchObject([{ by: 0 }])
  expect(totals(t)).toEqual([1, 4])
})
