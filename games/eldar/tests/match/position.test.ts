import { Match } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { CATALOG, eldar, FACES } from '../../game.ts'
import { lay, type EldarScene } from '../lay.ts'

/** Cards of a deck, the top last. */
function deckOf(t: EldarScene, seat: number): number[] {
  return (t.state.players[seat]?.deck ?? []).map((card) => t.state.cards.def[card] ?? -1)
}

test('[E-2.02, E-2.10] a deck that a position does not list holds cards of its own Heroes’ classes, shuffled', () => {
  const t = lay({ A: { heroes: [{ hero: 'yuri' }] }, B: { heroes: [{ hero: 'mei' }] } })
  const classes = [0, 1].map((seat) => [...new Set(deckOf(t, seat).map((def) => FACES[def]?.class))])
  expect(classes).toEqual([['warrior'], ['artificer']])
  for (const seat of [0, 1]) {
    const deck = deckOf(t, seat)
    expect(deck.length).toBeGreaterThan(10)
    expect(deck).not.toEqual(deck.toSorted((a, b) => a - b))
  }
})

test('[E-3.03] a deck that a position lists lies as it is listed, from the top', () => {
  const listed = ['wallop', 'flash', 'fixate', 'caltrops']
  const t = lay({ A: { heroes: [{ hero: 'yuri' }], deck: listed } })
  expect(deckOf(t, 0).map((def) => CATALOG[def]?.slug)).toEqual(listed.toReversed())
})

test('[E-21.07, E-28.03 to E-28.05] a Hero with 0 HP is defeated, and who is defeated has no more than that', () => {
  const refusal = (about: object): string => {
    const position = { A: { heroes: [{ hero: 'yuri', ...about }] } }
    const started = Match.start(eldar, { seats: 2, seed: 1, position })
    return started.ok ? '' : started.fault.message
  }
  expect(refusal({ hp: 1 })).toBe('')
  expect(refusal({ hp: 0 })).toContain('hp is 0; allowed is a whole number from 1 to 18')
  expect(refusal({ hp: 0, down: true, exhausted: true })).toBe('')
  expect(refusal({ down: true })).toBe('')
  expect(refusal({ hp: 5, down: true })).toContain('hp is 5; allowed is 0')
  expect(refusal({ focus: 1, down: true })).toContain('focus is 1; allowed is 0')
  expect(refusal({ is: ['warded'], down: true })).toContain('no such field')
  expect(refusal({ support: 'fixate', down: true })).toContain('no such field')
})

test('[E-1.04, E-R39] nobody has the Glory that wins, except in sudden death', () => {
  const refusal = (about: object): string => {
    const started = Match.start(eldar, { seats: 2, seed: 1, position: about })
    return started.ok ? '' : started.fault.message
  }
  expect(refusal({ A: { glory: 2 }, B: { glory: 2 } })).toBe('')
  expect(refusal({ B: { glory: 3 } })).toBe(
    'position.B.glory is 3; allowed is a whole number from 0 to 2, or more in sudden death.',
  )
  expect(refusal({ A: { glory: 3 }, B: { glory: 3 }, suddenDeath: true })).toBe('')
})

test('[E-29.04] a position may say in words that nobody has yielded yet', () => {
  const refusal = (yielded: string): string => {
    const started = Match.start(eldar, { seats: 2, seed: 1, position: { yielded } })
    return started.ok ? '' : started.fault.message
  }
  expect(refusal('nobody')).toBe('')
  expect(refusal('C')).toBe('position.yielded is "C"; allowed is one of nobody, A, B.')
})

test('[E-23.01, E-24.01] only of an affliction does a position say which enemy played it', () => {
  const refusal = (attached: object): string => {
    const foes = [{ hero: 'mei' }, { hero: 'elena' }]
    const position = { A: { heroes: [{ hero: 'yuri', ...attached, playedBy: 1 }] }, B: { heroes: foes } }
    const started = Match.start(eldar, { seats: 2, seed: 1, position })
    return started.ok ? '' : started.fault.message
  }
  expect(refusal({ affliction: 'hunters-mark' })).toBe('')
  expect(refusal({ support: 'fixate' })).toContain('playedBy')
  expect(refusal({ equipment: 'caltrops' })).toContain('playedBy')
})

test.each([
  [1, 0, true],
  [1, 1, false],
  [2, 1, true],
  [2, 2, false],
  [3, 2, true],
])(
  '[E-23.01, E-24.01] against %i Heroes number %i may have played an affliction: %s',
  (count, playedBy, may) => {
    const foes = ['mei', 'elena', 'daron'].slice(0, count).map((hero) => ({ hero }))
    const bearer = { hero: 'yuri', affliction: 'hunters-mark', playedBy }
    const position = { A: { heroes: [bearer] }, B: { heroes: foes } }
    const started = Match.start(eldar, { seats: 2, seed: 1, position })
    expect(started.ok).toBe(may)
  },
)
