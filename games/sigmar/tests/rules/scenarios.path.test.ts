import { expect, test } from 'vitest'
import { at, handOf, lay, slugsOf, story, valors } from '../lay.ts'

test('[S-T29] walking onto a Fate Rune draws a card after the Valor is gained', () => {
  const t = lay({ A: { space: 2 }, trials: ['stone-ladder'], fateDeck: ['spark'], rolls: [3] })
  t.A.picks('attempt Stone Ladder')
  expect(at(t, 0)).toMatchObject({ space: 3, valor: 2 })
  expect(story(t, 'valorChanged', 'moved', 'fateDrawn')).toEqual([
    'valorChanged',
    'moved',
    'fateDrawn',
    'valorChanged',
  ])
})

test('[S-T30] walking onto an Instant Trial forces the other Trial, which moves nobody', () => {
  const t = lay({ A: { space: 5 }, trials: ['stone-ladder', 'hammer-toss'], rolls: [4, 5] })
  t.A.picks('attempt Stone Ladder')
  t.B.isAsked('one action')
  expect(at(t, 0)).toMatchObject({ space: 6, valor: 4, completed: 2 })
  expect(t.eventsOf('attempted').map((event) => event.isInstant)).toEqual([false, true])
})

test('[S-T31] an Instant Trial reveals the top Trial if none is active', () => {
  const t = lay({
    phase: 'draw',
    A: { space: 4, skipsDraw: true, hand: ['waystep', 'steady-hand'] },
    trialDeck: ['hammer-toss'],
    rolls: [4],
  })
  expect(handOf(t, 0)).toEqual(['waystep', 'steady-hand'])
  expect(t.state.trials).toEqual([])
  t.A.picks('play Waystep', 'move to space 6 (Instant Trial)').isNotAsked()
  expect(story(t).slice(0, 8)).toEqual([
    'turnBegan',
    'drawSkipped',
    'cardPlayed',
    'moved',
    'trialRevealed',
    'attempted',
    'rolled',
    'succeeded',
  ])
  expect(at(t, 0)).toMatchObject({ space: 6, valor: 3 })
  expect(handOf(t, 0)).toEqual(['steady-hand'])
})

test('[S-T32] the path is a circle, and a rune that is only passed stays quiet', () => {
  const t = lay({ A: { space: 11, hand: ['waystep'] }, fateDeck: ['spark'] })
  t.A.picks('play Waystep', 'move to space 1')
  expect(at(t, 0)).toMatchObject({ space: 1, valor: 0 })
  expect(story(t, 'fateDrawn')).toEqual([])
})

test('[S-T44] a Blessing serves an Instant Trial too', () => {
  const t = lay({
    A: { space: 9, hand: ['waystep'], kept: ['blessing'] },
    trials: ['audience-with-the-storm'],
  })
  t.A.picks('play Waystep', 'move to space 11 (Instant Trial)')
  expect(at(t, 0)).toMatchObject({ space: 11, valor: 5, completed: 1, kept: [] })
  expect(story(t, 'rolled')).toEqual([])
})

test('[S-T46] Brannoc walks past a rune into a Duel Zone', () => {
  const t = lay({
    A: { champion: 'brannoc', space: 2 },
    B: { space: 8 },
    trials: ['stone-ladder'],
    fateDeck: ['spark'],
    rolls: [2],
  })
  t.A.picks('attempt Stone Ladder')
  t.A.isOffered('move to space 3 (Fate)', 'move to space 4 (Duel Zone)', 'move to space 5')
  t.A.picks('move to space 4 (Duel Zone)')
  expect(story(t, 'fateDrawn', 'challenged')).toEqual([])
  t.B.picks('rest')
  expect(t.A.text().options).toContain('duel Ysolde')
})

test('[S-T39] an empty Action Deck is made of its discard pile', () => {
  const actionDiscard = ['jeers', 'sand', 'waystep', 'bandage', 'gate-walk', 'steady-hand']
  const t = lay({ phase: 'draw', exact: true, actionDiscard })
  expect(at(t, 0).hand).toHaveLength(1)
  expect(t.state.actionDeck).toHaveLength(5)
  expect(t.state.actionDiscard).toEqual([])
  expect(slugsOf(t, [...at(t, 0).hand, ...t.state.actionDeck]).toSorted()).toEqual(actionDiscard.toSorted())
})

test('[S-T40] without the Fate Deck a 6 and a Fate Rune do nothing', () => {
  const t = lay({
    options: { fateDeck: false },
    A: { space: 7 },
    trials: ['stone-ladder'],
    fateDeck: ['hammers-gift'],
    rolls: [6],
  })
  t.A.picks('attempt Stone Ladder')
  expect(at(t, 0)).toMatchObject({ space: 8, valor: 1 })
  expect(story(t, 'fateDrawn')).toEqual([])
})

test('[S-T42] an oath broken at 0 Valor costs nothing', () => {
  const t = lay({ trials: ['the-unwritten-law'], fateDeck: ['shaken-oath'], rolls: [6] })
  t.A.picks('attempt The Unwritten Law')
  expect(story(t, 'fateDrawn', 'valorChanged')).toEqual(['fateDrawn'])
  expect(valors(t)).toEqual([0, 0])
})

test('[S-T45] Scales of Sigmar take from those ahead and give to those behind, each time', () => {
  const t = lay({
    exact: true,
    A: { valor: 12 },
    B: { valor: 12 },
    C: { valor: 5 },
    trials: ['the-unwritten-law'],
    fateDeck: ['scales'],
    rolls: [6, 6],
  })
  t.A.picks('attempt The Unwritten Law')
  expect(valors(t)).toEqual([11, 11, 6])
  t.B.picks('attempt The Unwritten Law')
  expect(valors(t)).toEqual([10, 10, 7])
})
