import { expect, test } from 'vitest'
import { sigmar } from '../../game.ts'
import { outcomeOf } from '../../rules/victory.ts'
import { at, lay, slugsOf, story, valors, type SigmarScene } from '../lay.ts'

test.each([
  { before: 27, isOver: true },
  { before: 26, isOver: false },
])('[S-15.1] $before Valor and a Trial worth 3 end the game: $isOver', ({ before, isOver }) => {
  const t = lay({ A: { valor: before }, trials: ['trial-of-echoes'], rolls: [4] })
  t.A.picks('attempt Trial of Echoes')
  expect(t.outcome !== null).toBe(isOver)
})

test('[S-15.2] without 30 Valor the most after round 10 wins', () => {
  const t = lay({ round: 10, active: 'B', A: { valor: 24 }, B: { valor: 22, completed: 9 } })
  t.B.picks('rest')
  expect(t.outcome).toEqual({ ranks: [1, 2], scores: [24, 22], reason: 'rounds' })
})

test('[S-15.2] after round 9 nothing is compared', () => {
  const t = lay({ round: 9, active: 'B', A: { valor: 24 } })
  t.B.picks('rest')
  expect(t.outcome).toBeNull()
  expect(t.eventsOf('turnBegan').at(-1)).toMatchObject({ seat: 0, round: 10 })
})

test('[S-15.3] among equals in Valor more completed Trials win', () => {
  const t = lay({
    round: 10,
    active: 'C',
    A: { valor: 20, completed: 7 },
    B: { valor: 20, completed: 8 },
    C: { valor: 19, completed: 12 },
  })
  t.C.picks('rest')
  expect(t.outcome?.ranks).toEqual([2, 1, 3])
})

test('[S-15.4] a round is full only after the player who began last in it', () => {
  const t = lay({ round: 10, first: 'B', active: 'C', C: {} })
  t.C.picks('rest')
  expect(t.outcome).toBeNull()
  t.A.isAsked('one action').picks('rest')
  expect(t.outcome).toMatchObject({ reason: 'rounds' })
})

test('[S-R60] a defender can win in the turn of another', () => {
  const t = lay({ A: { valor: 9 }, B: { valor: 28 }, rolls: [6, 6, 2, 6], fateDeck: ['curse-moon'] })
  t.A.picks('duel Torvald')
  expect(t.outcome).toMatchObject({ ranks: [2, 1], reason: 'valor' })
  expect(story(t, 'fateDrawn', 'turnBegan')).toEqual(['turnBegan'])
  expect(valors(t)).toEqual([7, 30])
})

test('[S-R60] nothing follows the Valor that wins: no Fate Card, no walk, no card drawn', () => {
  const t = lay({
    A: { valor: 29, hand: ['surge-of-faith'] },
    trials: ['stone-ladder'],
    fateDeck: ['spark'],
    rolls: [6],
  })
  t.A.picks('attempt Stone Ladder', 'play Surge of Faith')
  expect(story(t).slice(-4)).toEqual(['rolled', 'succeeded', 'valorChanged', 'ended'])
  expect(at(t, 0)).toMatchObject({ valor: 30, space: 1, hand: [] })
  expect(slugsOf(t, t.state.actionDiscard)).toEqual(['surge-of-faith'])
})

test('[S-R60] nothing follows the Duel that wins: no Fate Card, no card drawn', () => {
  const t = lay({
    A: { valor: 28, hand: ['surge-of-faith'] },
    B: { valor: 2 },
    fateDeck: ['curse-moon'],
    rolls: [6, 1],
  })
  t.A.picks('duel Torvald', 'play Surge of Faith')
  expect(t.outcome).toMatchObject({ ranks: [1, 2], reason: 'valor' })
  expect(story(t, 'fateDrawn', 'drew')).toEqual([])
})

test('[S-R60] a Heal that brings back Valor can win', () => {
  const t = lay({
    A: { valor: 28, hand: ['bandage'], defeats: [{ winner: 'B', valor: 2 }] },
    B: { valor: 9 },
  })
  t.A.picks('play Bandage and Prayer')
  expect(t.outcome).toMatchObject({ ranks: [1, 2], reason: 'valor' })
})

test('[S-R60] of several who have 30 the higher Valor wins, then the Trials, then they share', () => {
  const won = (players: readonly { valor: number; completed: number }[]): readonly number[] | undefined => {
    const { state } = lay({ C: {} })
    const altered = sigmar.clone(state)
    altered.isWon = true
    players.forEach((player, seat) => Object.assign(altered.players[seat] as object, player))
    return outcomeOf(altered)?.ranks
  }
  const at30 = { valor: 30, completed: 5 }
  expect(won([at30, { valor: 31, completed: 1 }, { valor: 12, completed: 9 }])).toEqual([2, 1, 3])
  expect(won([at30, { valor: 30, completed: 6 }, { valor: 12, completed: 9 }])).toEqual([2, 1, 3])
  expect(won([at30, at30, { valor: 12, completed: 9 }])).toEqual([1, 1, 3])
})

test('[S-R60] with another goal the game ends there', () => {
  const t = lay({
    options: { valorToWin: 12 },
    A: { valor: 9 },
    trials: ['trial-of-echoes'],
    rolls: [4],
  })
  t.A.picks('attempt Trial of Echoes')
  expect(t.outcome).toMatchObject({ ranks: [1, 2] })
})

test('[S-R61] ten rounds, each a turn of every player', () => {
  const t = lay({ phase: 'draw' })
  const turns = (scene: SigmarScene): number => scene.eventsOf('turnBegan').length
  while (!t.outcome) {
    const seat = t.match.asks[0]?.seat ?? 0
    const last = t.seat(seat).options.length - 1
    t.pick(seat, last) // rest, pass or any discard
  }
  expect(turns(t)).toBe(20)
  expect(t.eventsOf('turnBegan').at(-1)).toMatchObject({ seat: 1, round: 10 })
})

test('[S-R61] a seat that left has no turn and is no one to duel', () => {
  const t = lay({ B: { left: true }, C: {} })
  t.A.isOffered('duel Maelis', 'rest').picks('rest')
  t.C.isAsked('one action').picks('rest')
  t.A.isAsked('one action')
  expect(t.eventsOf('turnBegan').map((event) => event.seat)).toEqual([0, 2, 0])
})

test('[S-R61] with the last seat gone the round ends with the one before it', () => {
  const t = lay({ round: 10, active: 'B', A: { valor: 3 }, C: { left: true, valor: 20 } })
  t.B.picks('rest')
  expect(t.outcome).toMatchObject({ ranks: [1, 2, 3], reason: 'rounds' })
})

test('[S-R62] equal Valor and equal Trials share the victory', () => {
  const t = lay({
    round: 10,
    active: 'C',
    A: { valor: 20, completed: 8 },
    B: { valor: 20, completed: 8 },
    C: { valor: 3 },
  })
  t.C.picks('rest')
  expect(t.outcome?.ranks).toEqual([1, 1, 3])
  expect(t.eventsOf('ended')).toMatchObject([{ winners: [0, 1] }])
})

test('[S-R63] Valor can go down on the way, and 30 need not be held', () => {
  const t = lay({
    A: { valor: 29 },
    B: { skipsDraw: true },
    trials: ['the-unwritten-law', 'hammer-toss'],
    fateDeck: ['shaken-oath'],
    rolls: [6, 5, 2],
  })
  t.A.picks('attempt The Unwritten Law')
  expect(valors(t)).toEqual([28, 0])
  expect(t.outcome).toBeNull()
  t.B.picks('duel Ysolde')
  expect(valors(t)).toEqual([26, 2])
  expect(t.outcome).toBeNull()
})
