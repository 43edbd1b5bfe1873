import { expect, test } from 'vitest'
import { PATH, SPACES } from '../../game.ts'
import { distance, spaceFrom } from '../../rules/path.ts'
import { at, handOf, lay, slugsOf, story, valors } from '../lay.ts'

test('[S-11.1] a trait works unasked and costs neither card nor action', () => {
  const t = lay({ A: { champion: 'maelis' }, trials: ['broken-cipher'], rolls: [2] })
  t.A.picks('attempt Broken Cipher')
  expect(t.eventsOf('rolled')).toMatchObject([{ die: 2, modifier: 1, total: 3 }])
  expect(at(t, 0)).toMatchObject({ completed: 1, cardsPlayed: 0 })
})

test('[S-11.2] a reroll that is spent is not offered again', () => {
  const t = lay({
    A: { champion: 'aldric', rerollSpent: true },
    trials: ['mountain-on-the-back'],
    rolls: [2],
  })
  t.A.picks('attempt Mountain on the Back').isNotAsked()
  expect(story(t, 'failed', 'rerolled')).toEqual(['failed'])
})

test('[S-12.1] twelve spaces, and 1 follows 12', () => {
  expect(SPACES).toBe(12)
  expect(PATH).toHaveLength(12)
  const t = lay({ A: { space: 12 }, trials: ['stone-ladder'], rolls: [2] })
  t.A.picks('attempt Stone Ladder')
  expect(at(t, 0).space).toBe(1)
})

test('[S-12.2] every mark is on its spaces and on no other', () => {
  const marked = (mark: string): number[] => PATH.flatMap((one, i) => (one === mark ? [i + 1] : []))
  expect(marked('fate')).toEqual([3, 8, 12])
  expect(marked('duel')).toEqual([4, 10])
  expect(marked('instant')).toEqual([6, 11])
  expect(marked('none')).toEqual([1, 2, 5, 7, 9])
})

test('[S-12.3] a Teleport onto a Fate Rune draws a Fate Card', () => {
  const t = lay({ A: { hand: ['waystep'] }, fateDeck: ['spark'] })
  t.A.picks('play Waystep', 'move to space 3 (Fate)')
  expect(valors(t)).toEqual([1, 0])
})

test('[S-12.4] on an Instant Trial there is no way out of the attempt', () => {
  const t = lay({
    A: { space: 5 },
    trials: ['stone-ladder', 'mountain-on-the-back', 'wolf-run'],
    rolls: [2, 3],
  })
  t.A.picks('attempt Stone Ladder')
  t.A.isAsked('Instant Trial').isOffered('attempt Mountain on the Back', 'attempt Wolf Run')
  t.A.picks('attempt Mountain on the Back')
  expect(story(t, 'attempted', 'failed')).toEqual(['attempted', 'attempted', 'failed'])
})

test('[S-12.5] coming to a Duel Zone starts nothing by itself', () => {
  const t = lay({ A: { space: 2, hand: ['waystep'] }, B: { space: 5 }, trials: ['wolf-run'] })
  t.A.picks('play Waystep', 'move to space 4 (Duel Zone)')
  expect(story(t, 'challenged', 'fateDrawn', 'attempted')).toEqual([])
  t.B.isAsked('one action')
})

test('[S-12.6] a space without a mark does nothing', () => {
  const t = lay({ A: { space: 6, hand: ['waystep'] }, trials: ['wolf-run'] })
  t.A.picks('play Waystep', 'move to space 7')
  expect(story(t).slice(0, 4)).toEqual(['turnBegan', 'cardPlayed', 'moved', 'turnBegan'])
})

test('[S-12.7] two spaces apart is not adjacent, one is', () => {
  const t = lay({ A: { space: 7 }, B: { space: 9 }, C: { space: 8 } })
  t.A.isOffered('duel Maelis', 'rest').isRefused('duel Torvald', 'Not adjacent')
})

test('[S-R46] back from 1 lies 12', () => {
  const t = lay({ A: { hand: ['waystep'] }, fateDeck: ['spark'] })
  t.A.picks('play Waystep', 'move to space 12 (Fate)')
  expect(at(t, 0)).toMatchObject({ space: 12, valor: 1 })
  expect(spaceFrom(12, 1)).toBe(1)
  expect([distance(1, 12), distance(1, 7), distance(2, 11)]).toEqual([1, 6, 3])
})

test.each([
  { name: 'an ordinary success', kept: [], rolls: [2] },
  { name: 'a Blessing', kept: ['blessing'], rolls: [] },
])('[S-R47] after $name the Champion walks one space, once the Valor is gained', ({ kept, rolls }) => {
  const t = lay({ A: { kept }, trials: ['stone-ladder'], rolls })
  t.A.picks('attempt Stone Ladder')
  expect(at(t, 0).space).toBe(2)
  expect(story(t, 'valorChanged', 'moved')).toEqual(['valorChanged', 'moved'])
})

test('[S-R47] neither a failure nor a Duel moves anybody', () => {
  const t = lay({ B: { valor: 4 }, trials: ['mountain-on-the-back'], rolls: [1, 5, 2] })
  t.A.picks('attempt Mountain on the Back')
  t.B.picks('duel Ysolde', 'pass')
  expect(story(t, 'failed', 'duelWon', 'moved')).toEqual(['failed', 'duelWon'])
})

test('[S-R48] a rune draws for whoever ends there, not for whoever passes', () => {
  const t = lay({ A: { space: 11, hand: ['waystep'] }, fateDeck: ['spark'] })
  t.A.picks('play Waystep', 'move to space 12 (Fate)')
  expect(story(t, 'fateDrawn')).toHaveLength(1)
})

test('[S-R48] a Gate Walk leads to any space but the one it begins on', () => {
  const t = lay({ A: { space: 3, hand: ['gate-walk'] }, fateDeck: ['spark'] })
  t.A.picks('play Gate Walk')
  expect(t.A.options).toHaveLength(11)
  expect(t.A.text().options).not.toContain('move to space 3 (Fate)')
})

test.each([3, 8, 12])('[S-R49] space %i is a Fate Rune', (space) => {
  const t = lay({ A: { space: space - 1 }, trials: ['stone-ladder'], fateDeck: ['spark'], rolls: [2] })
  t.A.picks('attempt Stone Ladder')
  expect(story(t, 'fateDrawn')).toHaveLength(1)
})

test('[S-R50] without any Trial left an Instant Trial is nothing', () => {
  const t = lay({ exact: true, A: { space: 4, hand: ['waystep'] } })
  t.A.picks('play Waystep', 'move to space 6 (Instant Trial)')
  expect(story(t, 'moved', 'attempted', 'trialRevealed')).toEqual(['moved'])
  t.B.isAsked('one action')
})

test('[S-R50] without any Trial left a Blessing waits', () => {
  const t = lay({ exact: true, A: { space: 4, hand: ['waystep'], kept: ['blessing'] } })
  t.A.picks('play Waystep', 'move to space 6 (Instant Trial)')
  expect(slugsOf(t, at(t, 0).kept)).toEqual(['blessing'])
})

test('[S-R50] a Boost is offered on an Instant Trial while the turn has a card left', () => {
  const t = lay({
    A: { space: 5, hand: ['steady-hand'] },
    trials: ['stone-ladder', 'hammer-toss'],
    rolls: [2, 3],
  })
  t.A.picks('attempt Stone Ladder', 'pass')
  t.A.isAsked('Boost on your roll for Hammer Toss').picks('play Steady Hand')
  expect(at(t, 0)).toMatchObject({ valor: 4, completed: 2, space: 6 })
})

test('[S-R50] no Boost is offered on an Instant Trial once the card of the turn is played', () => {
  const t = lay({
    A: { space: 4, hand: ['waystep', 'steady-hand', 'jeers'] },
    trials: ['mountain-on-the-back'],
    rolls: [4],
  })
  t.A.picks('play Waystep', 'move to space 6 (Instant Trial)')
  t.A.isAsked('which card do you lose').picks('discard Jeers from the Crowd')
  expect(handOf(t, 0)).toEqual(['steady-hand'])
})

test('[S-R50] an Instant Trial is not the action of the turn', () => {
  const t = lay({
    A: { space: 4, hand: ['waystep'], kept: ['second-wind'] },
    trials: ['stone-ladder', 'hammer-toss'],
    rolls: [3, 4],
  })
  t.A.picks('play Waystep besides your action', 'move to space 6 (Instant Trial)', 'attempt Stone Ladder')
  t.A.isAsked('one action').picks('attempt Hammer Toss')
  expect(at(t, 0)).toMatchObject({ valor: 4, completed: 2, space: 7 })
})

test('[S-R51] a walk by Fate leaves runes and Instant Trials alone', () => {
  for (const { from, to } of [
    { from: 1, to: 'move to space 3 (Fate)' },
    { from: 5, to: 'move to space 6 (Instant Trial)' },
  ]) {
    const t = lay({
      A: { space: from },
      trials: ['the-unwritten-law'],
      fateDeck: ['winding-road', 'spark'],
      rolls: [6],
    })
    t.A.picks('attempt The Unwritten Law', to)
    expect(story(t, 'fateDrawn', 'attempted')).toEqual(['attempted', 'fateDrawn'])
  }
})

test('[S-R51] a Storm that blows everybody onto marks triggers none of them', () => {
  const t = lay({
    A: { space: 1 },
    B: { space: 7 },
    C: { space: 9 },
    trials: ['the-unwritten-law'],
    fateDeck: ['storm', 'spark'],
    rolls: [6],
  })
  t.A.picks('attempt The Unwritten Law')
  expect(t.state.players.map((player) => player.space)).toEqual([12, 6, 8])
  expect(story(t, 'fateDrawn', 'attempted')).toEqual(['attempted', 'fateDrawn'])
})
