import type { CardId } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { ACTION_KINDS, at, copiesOf, handOf, lay, slugsOf, story, valors } from '../lay.ts'

test('[S-3.1] Draw, Action, Roll and Resolution follow one another', () => {
  const t = lay({
    phase: 'draw',
    A: { hand: ['steady-hand', 'sand'] },
    trials: ['pit-of-brawlers'],
    rolls: [1],
  })
  const phases = [t.state.phase]
  t.A.picks('attempt Pit of Brawlers')
  phases.push(t.state.phase)
  t.A.picks('play Steady Hand').isAsked('which card do you lose')
  phases.push(t.state.phase)
  expect(phases).toEqual(['action', 'roll', 'resolution'])
  t.A.picks('discard Sand in the Eyes')
  expect(story(t).slice(0, 8)).toEqual([
    'turnBegan',
    'drew',
    'trialRevealed',
    'attempted',
    'boosted',
    'rolled',
    'failed',
    'discarded',
  ])
})

test('[S-3.1] a card played besides the action leads back to the Action Phase', () => {
  const t = lay({
    A: { space: 4, hand: ['waystep', 'waystep'], kept: ['second-wind'] },
    trials: ['stone-ladder', 'wolf-run'],
    rolls: [6],
    fateDeck: ['gates'],
  })
  t.A.picks(
    'play Waystep besides your action',
    'move to space 6 (Instant Trial)',
    'attempt Stone Ladder',
    'pass',
  )
  t.A.isAsked('your one action')
  expect(t.state.phase).toBe('action')
})

test('[S-3.2] every player has one turn in each round', () => {
  const t = lay({ first: 'B', active: 'B', A: {}, B: {}, C: {}, trials: ['stone-ladder'] })
  t.B.picks('rest')
  t.C.picks('rest')
  expect(t.state.round).toBe(1)
  t.A.picks('rest')
  t.B.isAsked('your one action')
  expect(t.eventsOf('turnBegan').map(({ seat, round }) => [seat, round])).toEqual([
    [1, 1],
    [2, 1],
    [0, 1],
    [1, 2],
  ])
})

test('[S-3.3] a phase without anything to do is passed through', () => {
  const t = lay({ exact: true, phase: 'draw', A: { hand: ['waystep'] }, B: { hand: ['waystep'] } })
  expect(story(t)).toEqual(['turnBegan']) // no card and no Trial is left to draw
  t.A.isAsked('your one action').picks('rest')
  expect(story(t)).toEqual(['turnBegan', 'rested', 'turnBegan'])
  t.B.isAsked('your one action')
})

test('[S-3.4] the hand limit is checked at the end of the turn, not at the draw', () => {
  const hand = ['jeers', 'jeers', 'jeers', 'sand', 'sand', 'sand', 'waystep']
  const t = lay({ phase: 'draw', A: { hand }, trials: ['stone-ladder'], actionDeck: ['gate-walk'] })
  t.A.isAsked('your one action')
  expect(at(t, 0).hand).toHaveLength(8)
  t.A.picks('rest').isAsked('more than 7 cards').picks('discard Gate Walk')
  expect(handOf(t, 0)).toEqual(hand)
  t.B.isAsked('your one action')
})

test('[S-4.1] the active player draws one Action Card, unseen by the others', () => {
  const t = lay({ phase: 'draw', A: { hand: ['sand'] }, trials: ['stone-ladder'], actionDeck: ['gate-walk'] })
  expect(handOf(t, 0)).toEqual(['sand', 'gate-walk'])
  expect(handOf(t, 1)).toEqual([])
  expect(t.state.actionDeck).toHaveLength(copiesOf(...ACTION_KINDS) - 2)
  const drawn = at(t, 0).hand[1] as CardId
  expect([t.A.knows(drawn), t.B.knows(drawn)]).toEqual([true, false])
})

test('[S-4.2] with fewer than three active Trials the top one is turned up', () => {
  for (const trials of [[], ['wolf-run'], ['wolf-run', 'candle-vigil']]) {
    const t = lay({ phase: 'draw', trials, trialDeck: ['stone-ladder', 'river-crossing'] })
    expect(slugsOf(t, t.state.trials)).toEqual([...trials, 'stone-ladder'])
    expect(t.B.knows(t.state.trials.at(-1) as CardId)).toBe(true)
  }
})

test('[S-4.3] with three active Trials none is turned up', () => {
  const trials = ['wolf-run', 'candle-vigil', 'stone-ladder']
  const t = lay({ phase: 'draw', trials })
  expect(slugsOf(t, t.state.trials)).toEqual(trials)
  expect(t.state.trialDeck).toHaveLength(copiesOf('trial') - 3)
  expect(handOf(t, 0)).toHaveLength(1)
})

test('[S-4.4] after a rest two Action Cards are drawn', () => {
  const t = lay({
    phase: 'draw',
    A: { rested: true },
    actionDeck: ['gate-walk', 'sand', 'jeers'],
    trials: ['stone-ladder'],
  })
  expect(handOf(t, 0)).toEqual(['gate-walk', 'sand'])
})

test('[S-4.5] a skipped Draw Phase brings neither a card nor a Trial', () => {
  const t = lay({ phase: 'draw', A: { skipsDraw: true }, trials: ['stone-ladder'] })
  expect(handOf(t, 0)).toEqual([])
  expect(slugsOf(t, t.state.trials)).toEqual(['stone-ladder'])
  expect(story(t)).toEqual(['turnBegan', 'drawSkipped'])
  t.A.isAsked('your one action').picks('rest')
  t.B.picks('rest')
  expect(handOf(t, 0)).toHaveLength(2) // only the one phase was skipped
})

test('[S-R5] active Trials belong to everyone, and three is the most for all together', () => {
  const t = lay({ phase: 'draw', trialDeck: ['stone-ladder', 'wolf-run', 'river-crossing'], rolls: [2] })
  t.A.picks('rest')
  t.B.picks('rest')
  t.A.picks('rest')
  expect(slugsOf(t, t.state.trials)).toEqual(['stone-ladder', 'wolf-run', 'river-crossing'])
  t.B.picks('attempt Stone Ladder', 'pass') // turned up in A's turn
  t.A.picks('pass')
  expect(at(t, 1).completed).toBe(1)
})

test('[S-R6] one Draw Phase turns up one Trial even when none is active', () => {
  const t = lay({ phase: 'draw' })
  expect(t.state.trials).toHaveLength(1)
})

test('[S-R7] the Action Card is drawn before the Trial is revealed', () => {
  const t = lay({ phase: 'draw' })
  expect(story(t)).toEqual(['turnBegan', 'drew', 'trialRevealed'])
})

test('[S-R11] a rest rolls nothing and resolves nothing', () => {
  const t = lay({ B: { skipsDraw: true }, trials: ['stone-ladder'] })
  t.A.picks('rest')
  expect(story(t)).toEqual(['turnBegan', 'rested', 'turnBegan', 'drawSkipped'])
})

test('[S-R11] the Trial that a Teleport lands on is rolled and resolved in the same turn', () => {
  const t = lay({
    A: { space: 4, hand: ['waystep'] },
    B: { skipsDraw: true },
    trials: ['stone-ladder'],
    rolls: [2],
  })
  t.A.picks('play Waystep', 'move to space 6 (Instant Trial)')
  expect(story(t).slice(0, 8)).toEqual([
    'turnBegan',
    'cardPlayed',
    'moved',
    'attempted',
    'rolled',
    'succeeded',
    'valorChanged',
    'turnBegan',
  ])
  expect(valors(t)).toEqual([1, 0])
})

test('[S-R16] resting ends the turn, but one may still respond in the turns of others', () => {
  const t = lay({
    A: { hand: ['jeers', 'waystep'] },
    B: { skipsDraw: true },
    trials: ['stone-ladder'],
    rolls: [2],
  })
  t.A.picks('rest').isNotAsked()
  expect(handOf(t, 0)).toEqual(['jeers', 'waystep'])
  t.B.picks('attempt Stone Ladder')
  t.A.isAsked('lower the roll').picks('play Jeers from the Crowd')
  expect(valors(t)).toEqual([0, 1]) // Torvald's +1 makes up for it
  expect(t.eventsOf('lowered')).toHaveLength(1)
})

test('[S-R29] a completed Trial is replaced only in the next Draw Phase', () => {
  const t = lay({
    A: { champion: 'brannoc' },
    trials: ['stone-ladder', 'wolf-run', 'candle-vigil'],
    trialDeck: ['river-crossing'],
    rolls: [2],
  })
  t.A.picks('attempt Stone Ladder').isAsked('how far do you walk')
  expect(slugsOf(t, t.state.trials)).toEqual(['wolf-run', 'candle-vigil'])
  t.A.picks('move to space 2')
  expect(slugsOf(t, t.state.trials)).toEqual(['wolf-run', 'candle-vigil', 'river-crossing'])
  expect(story(t, 'turnBegan', 'trialRevealed')).toEqual(['turnBegan', 'turnBegan', 'trialRevealed'])
})
