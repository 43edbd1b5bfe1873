import { expect, test } from 'vitest'
import { at, handOf, lay, slugsOf, story, totals, valors } from '../lay.ts'

const SEVEN = ['jeers', 'jeers', 'sand', 'sand', 'sealed-hands', 'bandage', 'waystep']

test('[S-13.1] eight cards at the end of a turn cost exactly one', () => {
  const t = lay({ A: { hand: [...SEVEN, 'gate-walk'] } })
  t.A.picks('rest').isAsked('more than 7 cards')
  expect(t.A.options).toHaveLength(8)
  t.A.picks('discard Gate Walk').isNotAsked()
  expect(handOf(t, 0)).toEqual(SEVEN)
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['gate-walk'])
})

test('[S-13.1] seven cards are no card too many', () => {
  const t = lay({ A: { hand: SEVEN } })
  t.A.picks('rest').isNotAsked()
  expect(handOf(t, 0)).toEqual(SEVEN)
})

test('[S-13.2] a hand of eight is kept whole and playable within the turn', () => {
  const t = lay({ phase: 'draw', A: { hand: SEVEN }, actionDeck: ['gate-walk'] })
  expect(at(t, 0).hand).toHaveLength(8)
  t.A.isAsked('one action').picks('play Gate Walk', 'move to space 2').isNotAsked()
  expect(handOf(t, 0)).toEqual(SEVEN)
})

test.each([
  { slug: 'labyrinth-of-oaths', name: 'Labyrinth of Oaths', pays: 5 },
  { slug: 'anvil-carry', name: 'Anvil Carry', pays: 4 },
])('[S-13.3] $name, doubled by a Wager, pays $pays', ({ slug, name, pays }) => {
  const t = lay({ A: { kept: ['wager'] }, trials: [slug], rolls: [5] })
  t.A.picks(`attempt ${name}`)
  expect(valors(t)).toEqual([pays, 0])
})

test('[S-13.3] what Fate gives after a Trial lies outside the cap', () => {
  const t = lay({
    A: { kept: ['wager'] },
    trials: ['chain-bridge'],
    fateDeck: ['hammers-gift'],
    rolls: [6],
  })
  t.A.picks('attempt Chain Bridge')
  expect(t.eventsOf('valorChanged').map((event) => event.by)).toEqual([5, 2])
})

test('[S-R58] with deck and discard pile empty nothing is drawn and the turn goes on', () => {
  const t = lay({ phase: 'draw', exact: true, trials: ['wolf-run'], rolls: [6] })
  expect(at(t, 0).hand).toEqual([])
  t.A.isAsked('one action').picks('attempt Wolf Run')
  expect(story(t, 'drew', 'reshuffled', 'fateDrawn')).toEqual(['reshuffled'])
})

test('[S-R58] an empty Trial Deck is made of the completed Trials', () => {
  const t = lay({ phase: 'draw', exact: true, trialDiscard: ['wolf-run', 'anvil-carry'] })
  expect(t.eventsOf('reshuffled')).toEqual([{ type: 'reshuffled', deck: 'trial' }])
  expect(slugsOf(t, [...t.state.trials, ...t.state.trialDeck]).toSorted()).toEqual([
    'anvil-carry',
    'wolf-run',
  ])
  expect(t.state.trials).toHaveLength(1)
  expect(t.state.trialDiscard).toEqual([])
})

test('[S-R58] an empty Fate Deck is made of its discard pile', () => {
  const t = lay({ exact: true, trials: ['stone-ladder'], fateDiscard: ['spark'], rolls: [6] })
  t.A.picks('attempt Stone Ladder')
  expect(t.eventsOf('reshuffled')).toMatchObject([{ deck: 'fate' }, { deck: 'trial' }])
  expect(valors(t)).toEqual([2, 0])
})

test('[S-R58] nobody can follow a card through a reshuffle', () => {
  const t = lay({ phase: 'draw', exact: true, actionDiscard: ['jeers', 'sand', 'waystep'] })
  const [drawn] = at(t, 0).hand
  expect(drawn !== undefined && t.A.knows(drawn)).toBe(true)
  expect(drawn !== undefined && t.B.knows(drawn)).toBe(false)
  expect(t.state.actionDeck.some((card) => t.A.knows(card) || t.B.knows(card))).toBe(false)
})

test('[S-R59] a defender who steals an eighth card waits for the end of the own turn', () => {
  const t = lay({
    A: { hand: ['gate-walk'] },
    B: { hand: SEVEN, skipsDraw: true },
    rolls: [2, 5],
  })
  t.A.picks('duel Torvald', 'pass')
  t.B.picks('pass').isAsked('one action')
  expect(at(t, 1).hand).toHaveLength(8)
  t.B.picks('rest').isAsked('more than 7 cards').picks('discard Waystep')
  expect(at(t, 1).hand).toHaveLength(7)
})

test('[S-16.1] 3 and a +1 Boost gain the 3 Valor of Trial of Echoes and clear it away', () => {
  const t = lay({
    phase: 'draw',
    actionDeck: ['steady-hand'],
    trials: ['trial-of-echoes'],
    rolls: [3],
  })
  t.A.picks('attempt Trial of Echoes', 'play Steady Hand')
  expect(totals(t)).toEqual([4])
  expect(valors(t)).toEqual([3, 0])
  expect(slugsOf(t, t.state.trialDiscard)).toEqual(['trial-of-echoes'])
})

test('[S-16.2] the Boost of the example comes before the die and is the card of the turn', () => {
  const t = lay({
    A: { hand: ['steady-hand', 'waystep', 'surge-of-faith'] },
    B: { hand: ['jeers'] },
    trials: ['trial-of-echoes'],
    rolls: [3],
  })
  t.A.picks('attempt Trial of Echoes', 'play Steady Hand')
  expect(at(t, 0).cardsPlayed).toBe(1)
  t.B.picks('pass', 'pass').isAsked('one action')
  expect(story(t).slice(0, 4)).toEqual(['turnBegan', 'attempted', 'boosted', 'rolled'])
  expect(handOf(t, 0)).toEqual(['waystep', 'surge-of-faith'])
})

test('[S-R64] a Block sees where a Teleport leads and keeps the Champion where it was', () => {
  const t = lay({
    A: { space: 4, hand: ['waystep'] },
    B: { hand: ['sealed-hands'] },
    trials: ['wolf-run'],
  })
  t.A.picks('play Waystep', 'move to space 6 (Instant Trial)')
  t.B.isAsked('Ysolde plays Waystep to move to space 6 (Instant Trial): Block it?').picks('play Sealed Hands')
  expect(at(t, 0).space).toBe(4)
  expect(story(t, 'moved', 'attempted')).toEqual([])
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['waystep', 'sealed-hands'])
})

test('[S-R64] a Heal names its cards first, and Blocked it brings none', () => {
  const t = lay({
    A: { hand: ['restoration'], lost: ['gate-walk', 'jeers'] },
    B: { hand: ['sealed-hands'] },
    actionDiscard: ['gate-walk', 'jeers', 'sand'],
  })
  t.A.picks('play Restoration Rite')
  t.A.isOffered('regain Gate Walk', 'regain Jeers from the Crowd').picks('regain Gate Walk')
  t.A.isOffered('regain Jeers from the Crowd', 'done').picks('done')
  t.B.isAsked('Ysolde plays Restoration Rite to regain Gate Walk: Block it?').picks('play Sealed Hands')
  expect(handOf(t, 0)).toEqual([])
  expect(slugsOf(t, t.state.actionDiscard)).toEqual([
    'gate-walk',
    'jeers',
    'sand',
    'restoration',
    'sealed-hands',
  ])
})

test.each([
  { die: 5, result: 'succeeded' },
  { die: 2, result: 'failed' },
])('[S-R65] Surge of Faith draws once the roll has $result', ({ die, result }) => {
  const t = lay({
    A: { hand: ['surge-of-faith', 'jeers'] },
    trials: ['riddle-of-flames'],
    actionDeck: ['gate-walk'],
    rolls: [die],
  })
  t.A.picks('attempt Riddle of Flames', 'play Surge of Faith')
  const seen = story(t, 'succeeded', 'failed', 'valorChanged', 'discarded', 'drew', 'moved')
  const told =
    result === 'succeeded' ? ['succeeded', 'valorChanged', 'drew', 'moved'] : ['failed', 'discarded', 'drew']
  expect(seen.slice(0, told.length)).toEqual(told)
  expect(handOf(t, 0)).toContain('gate-walk')
})

test('[S-R65] Surge of Faith draws before the Fate Card of a 6', () => {
  const t = lay({
    A: { hand: ['surge-of-faith'] },
    trials: ['stone-ladder'],
    fateDeck: ['spark'],
    rolls: [6],
  })
  t.A.picks('attempt Stone Ladder', 'play Surge of Faith')
  expect(story(t, 'drew', 'fateDrawn').slice(0, 2)).toEqual(['drew', 'fateDrawn'])
})

test('[S-R65] a Blocked Surge of Faith draws nothing', () => {
  const t = lay({
    A: { hand: ['surge-of-faith'] },
    B: { hand: ['sealed-hands'] },
    trials: ['stone-ladder'],
    rolls: [3],
  })
  t.A.picks('attempt Stone Ladder', 'play Surge of Faith')
  t.B.picks('play Sealed Hands')
  expect(handOf(t, 0)).toEqual([])
})

test('[S-R65] in a Duel Surge of Faith draws after the spoils', () => {
  const t = lay({
    A: { hand: ['surge-of-faith'] },
    B: { valor: 2 },
    actionDeck: ['gate-walk'],
    rolls: [5, 2],
  })
  t.A.picks('duel Torvald', 'play Surge of Faith')
  expect(story(t, 'duelWon', 'valorChanged', 'drew').slice(0, 4)).toEqual([
    'duelWon',
    'valorChanged',
    'valorChanged',
    'drew',
  ])
  expect(handOf(t, 0)).toEqual(['gate-walk'])
})

test('[S-R65] Second Dawn is gone after the Trial that offered it, taken or not', () => {
  const t = lay({ A: { kept: ['second-dawn'] }, trials: ['riddle-of-flames'], rolls: [2] })
  t.A.picks('attempt Riddle of Flames')
  t.A.isOffered('reroll with Second Dawn', 'accept the failure').picks('accept the failure')
  expect(at(t, 0).kept).toEqual([])
  expect(slugsOf(t, t.state.fateDiscard)).toEqual(['second-dawn'])
})

test('[S-R65] Second Dawn waits through a Trial that succeeds', () => {
  const t = lay({ A: { kept: ['second-dawn'] }, trials: ['riddle-of-flames'], rolls: [4] })
  t.A.picks('attempt Riddle of Flames')
  expect(slugsOf(t, at(t, 0).kept)).toEqual(['second-dawn'])
})

test('[S-R65] Second Dawn stands beside Aldric’s own reroll, and the one not needed is lost', () => {
  const t = lay({
    A: { champion: 'aldric', kept: ['second-dawn'] },
    trials: ['riddle-of-flames'],
    rolls: [2, 5],
  })
  t.A.picks('attempt Riddle of Flames')
  t.A.isOffered('reroll', 'reroll with Second Dawn', 'accept the failure').picks('reroll')
  expect(totals(t)).toEqual([2, 5])
  expect(at(t, 0)).toMatchObject({ kept: [], rerollSpent: true, completed: 1 })
})

test('[S-R64] a card is on the table while its use is being named', () => {
  const t = lay({
    A: { hand: ['waystep', 'restoration'], kept: ['second-wind'], lost: ['jeers', 'sand'] },
    actionDiscard: ['jeers', 'sand'],
  })
  const [waystep, restoration] = at(t, 0).hand
  t.A.picks('play Waystep besides your action').isAsked('where does Waystep take you')
  expect(waystep !== undefined && t.B.knows(waystep)).toBe(true)
  expect(restoration !== undefined && t.B.knows(restoration)).toBe(false)
  t.A.picks('move to space 2', 'play Restoration Rite').isAsked('which lost card')
  expect(restoration !== undefined && t.B.knows(restoration)).toBe(true)
  t.A.picks('regain Jeers from the Crowd', 'done')
})
