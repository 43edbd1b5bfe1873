import { describe, expect, test } from 'vitest'
import { at, handOf, lay, lostBy, slugsOf, valors } from '../lay.ts'

const TRIALS = ['stone-ladder', 'wolf-run', 'trial-of-echoes']

test('[S-9.4] a Heal brings back a lost card or undoes a lost Duel', () => {
  const position = {
    A: { valor: 1, hand: ['bandage'], lost: ['gate-walk'], defeats: [{ winner: 'B', valor: 2 }] },
    B: { valor: 4, skipsDraw: true },
    actionDiscard: ['gate-walk'],
    trials: TRIALS,
  }
  const regains = lay(position)
  regains.A.picks('play Bandage and Prayer').isOffered('undo the lost Duel', 'regain lost cards')
  regains.A.picks('regain lost cards')
  expect(handOf(regains, 0)).toEqual(['gate-walk'])
  expect(valors(regains)).toEqual([1, 4])
  const undoes = lay(position)
  undoes.A.picks('play Bandage and Prayer', 'undo the lost Duel')
  expect(handOf(undoes, 0)).toEqual([])
  expect(valors(undoes)).toEqual([3, 2])
})

test('[S-R23] a card discarded for a failed Trial is lost, one that was played is not', () => {
  const t = lay({
    A: { hand: ['steady-hand', 'gate-walk', 'restoration'] },
    B: { skipsDraw: true },
    trials: TRIALS,
    rolls: [1],
  })
  t.A.picks('attempt Trial of Echoes', 'play Steady Hand', 'discard Gate Walk')
  t.B.picks('rest')
  t.A.picks('play Restoration Rite') // one lost card and one mode: nothing is left to choose
  expect(handOf(t, 0)).toContain('gate-walk')
  expect(slugsOf(t, t.state.actionDiscard)).toContain('steady-hand')
})

test('[S-R23] a card that Fate took is lost', () => {
  const tithe = lay({
    A: { hand: ['gate-walk', 'bandage'] },
    B: { skipsDraw: true },
    trials: TRIALS,
    fateDeck: ['tithe'],
    rolls: [6],
  })
  tithe.A.picks('attempt Stone Ladder', 'pass', 'discard Gate Walk')
  expect(lostBy(tithe, 0)).toEqual(['gate-walk'])
  const levy = lay({
    A: {},
    B: { hand: ['gate-walk', 'bandage'], skipsDraw: true },
    trials: TRIALS,
    fateDeck: ['levy'],
    rolls: [6],
  })
  levy.A.picks('attempt Stone Ladder')
  levy.B.picks('pass', 'discard Gate Walk')
  levy.B.picks('play Bandage and Prayer')
  expect(handOf(levy, 1)).toEqual(['gate-walk'])
})

test('[S-R23] a card stolen in a Duel is lost once the thief has played it', () => {
  const t = lay({
    active: 'B',
    A: { hand: ['waystep'] },
    B: { champion: 'kessa' },
    trials: TRIALS,
    rolls: [5, 1],
    actionDeck: ['bandage', 'jeers', 'sand', 'sand'],
  })
  t.B.picks('duel Ysolde')
  t.A.picks('pass')
  expect(slugsOf(t, at(t, 1).hand)).toEqual(['waystep'])
  t.A.picks('rest')
  t.B.picks('play Waystep', 'move to space 2')
  t.A.picks('pass', 'play Bandage and Prayer').isOffered('undo the lost Duel', 'regain lost cards')
  t.A.picks('regain lost cards')
  t.B.picks('pass')
  expect(handOf(t, 0)).toEqual(['sand', 'sand', 'waystep'])
})

test('[S-R23] a card discarded for the hand limit is not lost', () => {
  const hand = ['bandage', 'jeers', 'jeers', 'sand', 'sand', 'steady-hand', 'steady-hand', 'gate-walk']
  const t = lay({ A: { hand }, B: { space: 7, skipsDraw: true }, trials: TRIALS, actionDeck: ['waystep'] })
  t.A.picks('rest', 'discard Gate Walk')
  expect(lostBy(t, 0)).toEqual([])
  t.B.picks('rest')
  t.A.isRefused('play Bandage and Prayer', 'no lost card')
})

test('[S-R23] a Heal that could do nothing cannot be played', () => {
  const t = lay({
    A: { hand: ['bandage'] },
    B: { space: 7 },
    trials: ['wolf-run'],
    actionDiscard: ['gate-walk'],
  })
  t.A.isOffered('attempt Wolf Run', 'rest').isRefused('play Bandage and Prayer', 'no lost card')
})

test('[S-R23] lost cards that were shuffled into the deck are gone', () => {
  const t = lay({
    exact: true,
    phase: 'draw',
    A: { hand: ['bandage'], lost: ['gate-walk'] },
    B: { space: 7 },
    actionDiscard: ['gate-walk', 'sand'],
    trials: ['wolf-run'],
  })
  expect(t.eventsOf('reshuffled')).toHaveLength(1)
  expect(lostBy(t, 0)).toEqual([])
  t.A.isRefused('play Bandage and Prayer', 'no lost card')
})

test('[S-R23] Bandage and Prayer regains one card, Restoration Rite up to two', () => {
  const position = {
    B: { skipsDraw: true },
    actionDiscard: ['gate-walk', 'sand', 'jeers'],
    trials: TRIALS,
  }
  const lost = ['gate-walk', 'sand', 'jeers']
  const one = lay({ ...position, A: { hand: ['bandage'], lost } })
  one.A.picks('play Bandage and Prayer')
  one.A.isOffered('regain Gate Walk', 'regain Sand in the Eyes', 'regain Jeers from the Crowd')
  one.A.picks('regain Sand in the Eyes').isNotAsked()
  expect(handOf(one, 0)).toEqual(['sand'])
  const two = lay({ ...position, A: { hand: ['restoration'], lost } })
  two.A.picks('play Restoration Rite', 'regain Jeers from the Crowd')
  two.A.isOffered('regain Gate Walk', 'regain Sand in the Eyes', 'done')
    .picks('regain Gate Walk')
    .isNotAsked()
  expect(handOf(two, 0)).toEqual(['jeers', 'gate-walk'])
  expect(lostBy(two, 0)).toHaveLength(1)
})

test('[S-R24] undoing a Duel returns as much Valor as the winner still has', () => {
  for (const [left, back] of [
    [5, 2],
    [1, 1],
  ] as const) {
    const t = lay({
      A: { hand: ['bandage'], defeats: [{ winner: 'B', valor: 2 }] },
      B: { valor: left, skipsDraw: true },
      trials: TRIALS,
    })
    t.A.picks('play Bandage and Prayer')
    expect(valors(t)).toEqual([back, left - back])
  }
  const none = lay({
    A: { hand: ['bandage'], defeats: [{ winner: 'B', valor: 2 }] },
    B: { space: 7 },
    trials: TRIALS,
  })
  none.A.isRefused('play Bandage and Prayer', 'no lost Duel that can be undone')
})

test('[S-R24] a stolen card comes back from the hand of the winner', () => {
  const t = lay({
    A: { hand: ['bandage'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
    B: { hand: ['gate-walk'], skipsDraw: true },
    trials: TRIALS,
  })
  t.A.picks('play Bandage and Prayer')
  t.B.isAsked('Bandage and Prayer to undo the Duel lost to Torvald: Block it?').picks('pass')
  expect([handOf(t, 0), handOf(t, 1)]).toEqual([['gate-walk'], []])
  expect([lostBy(t, 0), at(t, 0).defeats]).toEqual([[], []])
})

test('[S-R24] a stolen card that was played comes back from the discard pile', () => {
  const t = lay({
    A: { hand: ['restoration'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
    B: { skipsDraw: true },
    actionDiscard: ['gate-walk'],
    trials: TRIALS,
  })
  t.A.picks('play Restoration Rite').isOffered('undo the lost Duel', 'regain lost cards')
  t.A.picks('undo the lost Duel').isNotAsked() // the only lost card is the stolen one itself
  expect(handOf(t, 0)).toEqual(['gate-walk'])
})

test('[S-R24] a stolen card that was shuffled away cannot come back, even if the winner draws it', () => {
  const t = lay({
    exact: true,
    phase: 'draw',
    active: 'B',
    A: { hand: ['bandage'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
    B: { space: 7 },
    actionDiscard: ['gate-walk'],
    trials: ['wolf-run'],
  })
  t.B.picks('rest')
  expect(handOf(t, 1)).toEqual(['gate-walk'])
  t.A.isRefused('play Bandage and Prayer', 'no lost Duel that can be undone')
})

test('[S-R24] a stolen card that the winner has lost in turn cannot come back', () => {
  const t = lay({
    active: 'C',
    A: { hand: ['bandage'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
    B: { hand: ['gate-walk'] },
    C: {},
    trials: TRIALS,
    actionDeck: ['sand'],
    rolls: [5, 1],
  })
  t.C.picks('duel Torvald')
  t.B.picks('pass')
  expect(handOf(t, 2)).toEqual(['gate-walk'])
  t.A.isRefused('play Bandage and Prayer', 'no lost Duel that can be undone')
})

test('[S-R24] only the latest Duel is undone, each only once, and then the one before it', () => {
  const t = lay({
    A: {
      hand: ['bandage', 'bandage'],
      kept: ['second-wind'],
      defeats: [
        { winner: 'B', valor: 1 },
        { winner: 'C', valor: 2 },
      ],
    },
    B: { valor: 9 },
    C: { valor: 9 },
    trials: TRIALS,
  })
  t.A.picks('play Bandage and Prayer besides your action')
  expect(valors(t)).toEqual([2, 9, 7])
  t.A.picks('play Bandage and Prayer')
  expect(valors(t)).toEqual([3, 8, 7])
  expect(at(t, 0).defeats).toEqual([])
})

test('[S-R24] a lost Duel without spoils is the latest one, and there is nothing in it to undo', () => {
  const t = lay({
    active: 'B',
    A: { hand: [], defeats: [{ winner: 'B', valor: 2 }] },
    B: { champion: 'kessa', valor: 6 },
    trials: TRIALS,
    rolls: [5, 1],
    actionDeck: ['bandage'],
  })
  t.B.picks('duel Ysolde')
  expect(handOf(t, 0)).toEqual(['bandage'])
  t.A.isRefused('play Bandage and Prayer', 'no lost Duel that can be undone')
})

test('[S-R24] Restoration Rite undoes a Duel and regains one lost card besides', () => {
  const t = lay({
    A: { hand: ['restoration'], lost: ['sand', 'jeers'], defeats: [{ winner: 'B', valor: 2 }] },
    B: { valor: 2, skipsDraw: true },
    actionDiscard: ['sand', 'jeers'],
    trials: TRIALS,
  })
  t.A.picks('play Restoration Rite', 'undo the lost Duel')
  t.A.isOffered('regain Sand in the Eyes', 'regain Jeers from the Crowd', 'done')
  t.A.picks('regain Jeers from the Crowd').isNotAsked()
  expect(valors(t)).toEqual([2, 0])
  expect(handOf(t, 0)).toEqual(['jeers'])
})

describe('[S-R24] a stolen card that the winner discarded was not played, and is not given back', () => {
  test('for a failed Trial: it is only regained', () => {
    const t = lay({
      active: 'B',
      A: { hand: ['bandage'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
      B: { hand: ['gate-walk'] },
      trials: ['trial-of-echoes'],
      rolls: [1],
    })
    t.B.picks('attempt Trial of Echoes', 'pass')
    t.A.picks('pass')
    expect(slugsOf(t, t.state.actionDiscard)).toEqual(['gate-walk'])
    t.A.picks('play Bandage and Prayer')
    expect(t.eventsOf('duelUndone')).toEqual([])
    expect(t.eventsOf('regained')).toHaveLength(1)
    expect(handOf(t, 0)).toContain('gate-walk')
  })

  test('because of a Fate Card: with Restoration Rite, too, it is only regained', () => {
    const t = lay({
      active: 'B',
      A: { hand: ['restoration'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
      B: { hand: ['gate-walk'] },
      fateDeck: ['tithe'],
      trials: TRIALS,
      rolls: [6],
    })
    t.B.picks('attempt Stone Ladder', 'pass')
    t.A.picks('pass')
    expect(slugsOf(t, t.state.actionDiscard)).toEqual(['gate-walk'])
    t.A.picks('play Restoration Rite')
    expect(t.eventsOf('duelUndone')).toEqual([])
  })

  test('at the hand limit', () => {
    const t = lay({
      active: 'B',
      A: { hand: ['bandage'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
      B: { hand: ['gate-walk', ...Array.from({ length: 7 }, () => 'steady-hand')] },
      trials: TRIALS,
    })
    t.B.picks('rest', 'discard Gate Walk')
    t.A.picks('play Bandage and Prayer')
    expect(t.eventsOf('duelUndone')).toEqual([])
  })

  test('but where the winner had it back and played it then, it is', () => {
    const t = lay({
      active: 'B',
      A: { hand: ['bandage'], defeats: [{ winner: 'B', card: 'gate-walk' }] },
      B: { hand: ['gate-walk', 'bandage'] },
      trials: ['trial-of-echoes', 'stone-ladder', 'hall-of-names'],
      actionDeck: ['waystep', 'steady-hand', 'steady-hand', 'steady-hand', 'steady-hand', 'steady-hand'],
      rolls: [1],
    })
    t.B.picks('attempt Trial of Echoes', 'pass')
    t.A.picks('pass')
    t.B.picks('discard Gate Walk')
    t.A.picks('rest')
    t.B.picks('play Bandage and Prayer')
    t.A.picks('pass', 'rest')
    t.B.picks('play Gate Walk', 'move to space 2')
    t.A.picks('pass', 'play Bandage and Prayer').isOffered('undo the lost Duel', 'regain lost cards')
    t.A.picks('undo the lost Duel')
    t.B.picks('pass')
    expect(handOf(t, 0)).toContain('gate-walk')
    expect(t.eventsOf('duelUndone')).toHaveLength(1)
  })
})
