import { expect, test } from 'vitest'
import { at, handOf, lay, story, totals, valors } from '../lay.ts'

test('[S-T20] 12 and 1 are neighbours, 12 and 3 are not', () => {
  const t = lay({ A: { space: 12 }, B: { space: 1 }, C: { space: 3 } })
  t.A.isOffered('duel Torvald', 'rest').isRefused('duel Maelis', 'Not adjacent')
})

test('[S-T21] from a Duel Zone everybody can be challenged', () => {
  const t = lay({ A: { space: 4 }, B: { space: 9 } })
  t.A.isOffered('duel Torvald', 'rest')
})

test('[S-T22] the higher total takes 2 Valor', () => {
  const t = lay({ A: { valor: 4 }, B: { valor: 5, hand: ['jeers', 'sand'] }, rolls: [5, 3] })
  t.A.picks('duel Torvald')
  t.B.isAsked('Duel with Ysolde').picks('pass')
  t.A.isOffered('take Valor', 'take a card at random').picks('take Valor')
  expect(valors(t)).toEqual([6, 3])
  expect(at(t, 0).hand).toEqual([])
})

test('[S-T23] a tie is rolled again, and tied sixes draw no Fate Card', () => {
  const t = lay({ B: { valor: 5 }, fateDeck: ['hammers-gift'], rolls: [6, 6, 4, 2] })
  t.A.picks('duel Torvald')
  expect(story(t, 'duelTied', 'fateDrawn')).toEqual(['duelTied'])
  expect(valors(t)).toEqual([2, 3])
})

test('[S-T24] a defender who wins takes the one Valor that is left', () => {
  const t = lay({ A: { valor: 1 }, rolls: [2, 5] })
  t.A.picks('duel Torvald')
  expect(t.eventsOf('duelWon')).toMatchObject([{ seat: 1, loser: 0 }])
  expect(valors(t)).toEqual([0, 1])
  expect(story(t, 'cardStolen')).toEqual([])
})

test('[S-T25] a card used earlier in the turn rules a Duel out, permission or not', () => {
  const t = lay({ A: { hand: ['waystep'], kept: ['second-wind'] }, B: { space: 3 }, trials: ['wolf-run'] })
  t.A.picks('play Waystep besides your action', 'move to space 2')
  expect(at(t, 0).space).toBe(2)
  t.A.isRefused('duel Torvald', 'used an Action Card')
})

test('[S-T26] both may play a card in a Duel, and a tie keeps their modifiers', () => {
  const t = lay({
    A: { hand: ['steady-hand'] },
    B: { hand: ['jeers'], valor: 3 },
    rolls: [4, 4, 3, 2],
  })
  t.A.picks('duel Torvald', 'play Steady Hand')
  t.B.isAsked('Block it').picks('pass').picks('play Jeers from the Crowd')
  expect(totals(t)).toEqual([4, 4, 3, 2])
  expect(t.eventsOf('rolled').map((event) => event.modifier)).toEqual([0, 0, 0, 0])
  expect(t.eventsOf('duelWon')).toMatchObject([{ seat: 0 }])
})

test('[S-T27] a Heal gives back the Valor of a lost Duel', () => {
  const t = lay({
    A: { valor: 1, hand: ['bandage', 'restoration'], defeats: [{ winner: 'B', valor: 2 }] },
    B: { valor: 4 },
  })
  t.A.picks('play Bandage and Prayer').isNotAsked()
  expect(valors(t)).toEqual([3, 2])
  expect(handOf(t, 0)).toEqual(['restoration'])
  t.B.isAsked('one action')
})

test('[S-T28] a Heal regains what was lost, not what was played', () => {
  const t = lay({
    A: { hand: ['steady-hand', 'gate-walk', 'restoration'] },
    trials: ['mountain-on-the-back'],
    actionDeck: ['jeers', 'jeers'],
    rolls: [1],
  })
  t.A.picks('attempt Mountain on the Back', 'play Steady Hand', 'discard Gate Walk')
  t.B.picks('rest')
  t.A.picks('play Restoration Rite').isNotAsked()
  t.B.isAsked('Block it').picks('pass')
  expect(handOf(t, 0)).toEqual(['jeers', 'gate-walk'])
  expect(t.eventsOf('regained')).toHaveLength(1)
})

test('[S-T43] nobody interferes in the Duel of others', () => {
  const t = lay({
    A: { space: 5 },
    B: { space: 10, valor: 2 },
    C: { space: 7, hand: ['jeers'] },
    rolls: [4, 3],
  })
  t.A.picks('duel Torvald')
  expect(totals(t)).toEqual([4, 3])
  expect(story(t, 'lowered')).toEqual([])
  expect(handOf(t, 2)).toEqual(['jeers'])
})
