import { Match } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { sigmar } from '../../game.ts'
import { ACTION_KINDS, at, copiesOf, handOf, lay, slugsOf } from '../lay.ts'

/** The sentence with which a position for two is refused. */
function refusal(position: unknown): string {
  const started = Match.start(sigmar, { seats: 2, seed: 1, position })
  if (started.ok) return 'not refused'
  expect(started.fault.code).toBe('bad-position')
  expect(started.fault.message.startsWith(started.fault.field)).toBe(true)
  expect(started.fault.message.match(/[.]$/)).not.toBeNull()
  return started.fault.message
}

test('a position may say nothing at all', () => {
  expect(refusal({})).toBe('not refused')
  expect(refusal({ seats: [{}, {}] })).toBe('not refused')
})

test.each([
  [7, 'position is 7; allowed is an object.'],
  [{ active: 'C' }, 'position.active is "C"; allowed is one of A, B.'],
  [{ first: 1 }, 'position.first is 1; allowed is one of A, B.'],
  [{ round: 11 }, 'position.round is 11; allowed is a whole number from 1 to 10.'],
  [{ round: 0 }, 'position.round is 0; allowed is a whole number from 1 to 10.'],
  [{ phase: 'roll' }, 'position.phase is "roll"; allowed is one of draw, action.'],
  [{ exact: 'yes' }, 'position.exact is "yes"; allowed is true or false.'],
  [{ seats: {} }, 'position.seats is {}; allowed is a list of at most 2.'],
  [{ seats: [{}, {}, {}] }, 'position.seats is [{},{},{}]; allowed is a list of at most 2.'],
  [{ seats: [{}, 'B'] }, 'position.seats[1] is "B"; allowed is an object.'],
])('[S-3.2, S-15.4] what is wrong with the turn is told: %j', (position, sentence) => {
  expect(refusal(position)).toBe(sentence)
})

test.each([
  [{ valor: 30 }, 'valor is 30; allowed is a whole number from 0 to 29.'],
  [{ valor: -1 }, 'valor is -1; allowed is a whole number from 0 to 29.'],
  [{ completed: 1.5 }, 'completed is 1.5; allowed is a whole number from 0 to 99.'],
  [{ space: 13 }, 'space is 13; allowed is a whole number from 1 to 12.'],
  [{ space: 0 }, 'space is 0; allowed is a whole number from 1 to 12.'],
  [{ rested: 1 }, 'rested is 1; allowed is true or false.'],
  [{ skipsDraw: 'no' }, 'skipsDraw is "no"; allowed is true or false.'],
  [{ rerollSpent: 0 }, 'rerollSpent is 0; allowed is true or false.'],
  [{ left: 'A' }, 'left is "A"; allowed is true or false.'],
  [{ hand: 'sand' }, 'hand is "sand"; allowed is a list.'],
])('[S-R45, S-12.1] what is wrong with a seat is told: %j', (seat, sentence) => {
  expect(refusal({ seats: [{}, seat] })).toBe(`position.seats[1].${sentence}`)
})

test('[S-2.1] a card that does not exist, or lies elsewhere already, is told by its place', () => {
  const seat = (one: object) => refusal({ seats: [one] })
  expect(seat({ hand: ['sand', 'sword'] })).toMatch(/^position\.seats\[0\]\.hand\[1\] is "sword"; allowed is/)
  expect(seat({ hand: ['gate-walk', 'gate-walk', 'gate-walk'] })).toBe(
    'position.seats[0].hand[2] is "gate-walk"; allowed is a card of which a copy is left.',
  )
  expect(refusal({ seats: [{ hand: ['gate-walk', 'gate-walk'] }], actionDeck: ['gate-walk'] })).toBe(
    'position.actionDeck[0] is "gate-walk"; allowed is a card of which a copy is left.',
  )
  expect(refusal({ trials: ['wolf-run'], trialDiscard: ['wolf-run'] })).toBe(
    'position.trialDiscard[0] is "wolf-run"; allowed is a card of which a copy is left.',
  )
  expect(refusal({ trials: ['wolf-run', 'wolf-run'] })).toBe(
    'position.trials[1] is "wolf-run"; allowed is a card of which a copy is left.',
  )
  expect(refusal({ fateDeck: ['sand'] })).toMatch(/^position\.fateDeck\[0\] is "sand"; allowed is one of/)
})

test('[S-R61] the turn is never that of a seat that has left', () => {
  expect(refusal({ seats: [{ left: true }, {}] })).toBe(
    'position.active is "A"; allowed is a seat that has not left.',
  )
  const over = Match.start(sigmar, { seats: 2, seed: 1, position: { seats: [{}, { left: true }] } })
  expect(over.ok && over.value.outcome).toMatchObject({ ranks: [1, 2], reason: 'last' })
})

test('[S-R56] only Fate Cards that are kept can lie before a player', () => {
  expect(refusal({ seats: [{ kept: ['spark'] }] })).toMatch(
    /^position\.seats\[0\]\.kept\[0\] is "spark"; allowed is one of blessing, second-wind/,
  )
})

test('[S-R5] there are at most three active Trials', () => {
  const trials = ['wolf-run', 'stone-ladder', 'storm-psalm', 'chain-bridge']
  expect(refusal({ trials })).toMatch(/^position\.trials is \[.+; allowed is at most 3 Trials\.$/)
})

test('[S-R3] a Champion exists and is nobody else', () => {
  expect(refusal({ seats: [{ champion: 'karl' }] })).toMatch(/^position\.seats\[0\]\.champion is "karl"/)
  expect(refusal({ seats: [{ champion: 'orin' }, { champion: 'orin' }] })).toBe(
    'position.seats[1].champion is "orin"; allowed is a Champion that no other seat has.',
  )
})

test('[S-R23] a lost card lies in the discard pile, as often as it is lost', () => {
  const sentence = 'allowed is a card that lies in actionDiscard.'
  expect(refusal({ seats: [{ lost: ['sand'] }] })).toBe(`position.seats[0].lost[0] is "sand"; ${sentence}`)
  expect(refusal({ seats: [{ lost: ['sand', 'sand'] }], actionDiscard: ['sand'] })).toBe(
    `position.seats[0].lost[1] is "sand"; ${sentence}`,
  )
})

test('[S-R24] a lost Duel has another winner, and spoils that are somewhere', () => {
  const defeat = (one: object) => refusal({ seats: [{ defeats: [one] }, { hand: ['sand'] }] })
  const at = 'position.seats[0].defeats[0]'
  expect(defeat({ winner: 'A' })).toBe(`${at}.winner is "A"; allowed is one of B.`)
  expect(defeat({ winner: 'B', valor: 3 })).toBe(`${at}.valor is 3; allowed is a whole number from 0 to 2.`)
  expect(defeat({ winner: 'B', card: 'jeers' })).toBe(
    `${at}.card is "jeers"; allowed is a card in the winner's hand or in actionDiscard.`,
  )
  expect(defeat({ winner: 'B', card: 'sand' })).toBe('not refused')
  expect(defeat({ winner: 'B', when: 3 })).toMatch(/defeats\[0\]\.when is 3; allowed is no such field/)
})

test('a field that nobody knows is told with those that are known', () => {
  expect(refusal({ turn: 3 })).toMatch(/^position\.turn is 3; allowed is no such field; known are active, /)
  expect(refusal({ seats: [{ gold: 3 }] })).toMatch(
    /^position\.seats\[0\]\.gold is 3; allowed is no such field; known are champion, valor, /,
  )
})

test('[S-2.1] named cards lie on top of their decks, the first one topmost, and the rest below', () => {
  const t = lay({
    active: 'B',
    first: 'B',
    round: 4,
    B: { champion: 'orin', valor: 3, completed: 2, space: 9, hand: ['sand'], kept: ['wager'] },
    actionDeck: ['jeers', 'gate-walk'],
    trialDiscard: ['wolf-run'],
    fateDiscard: ['spark'],
    trials: ['stone-ladder'],
  })
  expect(slugsOf(t, t.state.actionDeck.slice(-2))).toEqual(['gate-walk', 'jeers'])
  expect(t.state.actionDeck).toHaveLength(copiesOf(...ACTION_KINDS) - 1)
  expect(at(t, 1)).toMatchObject({ valor: 3, completed: 2, space: 9 })
  expect(handOf(t, 1)).toEqual(['sand'])
  expect(slugsOf(t, at(t, 1).kept)).toEqual(['wager'])
  expect(t.state).toMatchObject({ active: 1, first: 1, round: 4 })
  expect(t.state.trialDiscard).toHaveLength(1)
  expect(t.state.fateDiscard).toHaveLength(1)
})

test('[S-R58] with `exact` there are no cards but the named ones', () => {
  const t = lay({ exact: true, A: { hand: ['waystep'] }, trials: ['wolf-run'], trialDeck: ['storm-psalm'] })
  expect(t.state.actionDeck).toEqual([])
  expect(slugsOf(t, t.state.trialDeck)).toEqual(['storm-psalm'])
  expect(t.state.fateDeck).toEqual([])
})

test('[S-R10] the numbers of cards in a position tell nothing of what they are', () => {
  const position = { seats: [{ hand: ['sand'], kept: ['wager'] }, {}], trials: ['wolf-run'] }
  const numbers = [1, 2, 3, 4, 5, 6].map((seed) => {
    const started = Match.start(sigmar, { seats: 2, seed, position })
    if (!started.ok) throw new Error(started.fault.message)
    const { players, trials } = started.value.state
    return [players[0]?.hand[0], players[0]?.kept[0], trials[0]]
  })
  for (const place of [0, 1, 2]) expect(new Set(numbers.map((one) => one[place])).size).toBeGreaterThan(2)
})

test('[S-R3] where a position names no Champion, a seat has the first that is free', () => {
  const position = { seats: [{}, { champion: 'aldric' }, {}] }
  const started = Match.start(sigmar, { seats: 3, seed: 1, position })
  const champions = started.ok ? started.value.state.players.map(({ champion }) => champion) : []
  expect(champions).toEqual([1, 0, 2])
})

test('[S-R2, S-R8] a position that says nothing has A to play first, in round 1, before the Draw Phase', () => {
  const started = Match.start(sigmar, { seats: 3, seed: 1, position: {} })
  expect(started.ok && started.value.state).toMatchObject({ active: 0, first: 0, round: 1 })
  const { players, trials } = started.ok ? started.value.state : { players: [], trials: [] }
  expect(players.map(({ space, valor, hand }) => [space, valor, hand.length])).toEqual([
    [1, 0, 1],
    [1, 0, 0],
    [1, 0, 0],
  ])
  expect(trials).toHaveLength(1)
})
