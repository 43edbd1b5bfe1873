import { idlePassIn } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { activated, BRITANNIA, lay, PRUSSIA, type SeatLayout } from '../lay.ts'
import { open, WINDOWS, type Window } from './windows.ts'

/** All of a seat have acted. */
function activatedAll(seat: 'A' | 'B'): SeatLayout {
  return { characters: activated(...(seat === 'A' ? BRITANNIA : PRUSSIA)) }
}

/** All of A have acted but this reinforcement. */
function onlyReady(card: string): SeatLayout {
  return { ...activatedAll('A'), field: [card] }
}

const isVain = (t: ReturnType<typeof lay>): unknown =>
  (t.match.asks[0]?.prompt as { isVain?: boolean } | undefined)?.isVain

const HANDS = { A: ['fog-bank-9', 'fog-bank-8'], B: ['smoke-shells-9', 'smoke-shells-8'] }
const DRAWN = ['wolf-pack-8']

describe('who need not be asked in a window', () => {
  test.each([
    ['W0', true, true],
    ['W1', true, false],
    ['W2', false, false],
    ['W3', false, false],
    ['W5', false, false],
    ['W6', false, false],
    ['W7', false, true],
  ])(
    '[B-R51, B-4.2] %s: what can be done a moment later need not be asked: of the active player %s, of the other %s',
    (name, ofActive, ofOther) => {
      const t = open(WINDOWS[name] as Window, HANDS)
      expect(isVain(t)).toBe(ofActive)
      t.A.picks('pass')
      expect(isVain(t)).toBe(ofOther)
      t.B.picks('pass')
    },
  )

  test('[B-R51, B-4.2] whoever passes in W0 has the same in W1, the active player in step 1, and answers to what the other plays', () => {
    const t = open(WINDOWS.W0 as Window, HANDS)
    const offered = t.A.text().options
    t.A.picks('pass')
    t.B.picks('pass')
    t.A.isAsked('the turn begins')
      .isOffered(...offered)
      .picks('pass')
    t.B.isAsked('the turn begins').picks('play Smoke Shells (9♣)', 'Artillery')
    expect(isVain(t)).toBe(true)
    t.A.picks('pass')
    t.B.picks('pass')
    t.A.isOffered(...offered.filter((option) => option !== 'pass'), 'play no more cards')
  })

  const W7 = { phase: 'refill', rolls: [] } as const

  test.each([
    ['a hero of the other is ready, and so is somebody of their own', {}, {}, true],
    ['they have had no turn in this round', {}, { hadTurn: false, ...activatedAll('B') }, true],
    ['nobody of their own is ready', {}, activatedAll('B'), false],
    ['of the other only a reinforcement is ready, which Panic may stop', onlyReady('wolf-pack-8'), {}, false],
    ['nobody of the other is ready', activatedAll('A'), {}, false],
  ] as const)(
    '[B-R51, B-R11] W7: who is next for certain can wait for step 1; where %s',
    (_, active, other, expected) => {
      const t = lay({
        ...W7,
        A: { ...active, hand: HANDS.A, deck: ['war-boar-3'] },
        B: { ...other, hand: HANDS.B },
      })
      t.A.isAsked('before the hand is refilled').picks('pass')
      t.B.picks('pass')
      expect(isVain(t)).toBe(false)
      t.A.isAsked('the turn ends').picks('pass')
      t.B.isAsked('the turn ends')
      expect(isVain(t)).toBe(expected)
    },
  )

  test('[B-R51] whoever has passed is not to be asked again before something has happened: W6 after W5, W7 after W6', () => {
    const t = open(WINDOWS.W5 as Window, HANDS)
    for (const seat of [t.A, t.B]) {
      seat.isAsked('has struck at')
      expect(isVain(t)).toBe(false)
      seat.picks('pass')
    }
    for (const words of ['before the hand is refilled', 'the turn ends'])
      for (const seat of [t.A, t.B]) {
        seat.isAsked(words)
        expect(isVain(t)).toBe(true)
        seat.picks('pass')
      }
  })

  test('[B-R51] what the other plays has happened, and so has a card that is drawn', () => {
    const t = open(WINDOWS.W5 as Window, { ...HANDS })
    t.A.picks('pass')
    t.B.picks('play Smoke Shells (9♣)', 'Artillery')
    expect(isVain(t)).toBe(false)
    t.A.isAsked('has struck at').picks('pass')
    t.B.isAsked('has struck at').picks('pass')
    t.A.isAsked('before the hand is refilled').picks('play Fog Bank (9♣)', 'Dire Wolf')
    t.B.isAsked('before the hand is refilled')
    expect(isVain(t)).toBe(false)
    const drawing = lay({ ...W7, A: { hand: HANDS.A, deck: DRAWN }, B: { hand: HANDS.B } })
    drawing.A.picks('pass')
    drawing.B.picks('pass')
    drawing.A.isAsked('the turn ends')
    expect(isVain(drawing)).toBe(false)
  })

  test('[B-R51, B-4.2] who plays no more cards in step 1 has passed in W2, and the other only if nothing was played', () => {
    const still = lay({ phase: 'turn', A: { hand: HANDS.A }, B: { hand: HANDS.B } })
    still.A.picks('pass')
    still.B.picks('pass')
    still.A.picks('play no more cards').isAsked('before the next activation')
    expect(isVain(still)).toBe(true)
    still.A.picks('pass')
    still.B.isAsked('before the next activation')
    expect(isVain(still)).toBe(true)
    const busy = lay({ phase: 'turn', A: { hand: ['wolf-pack-8', ...HANDS.A] }, B: { hand: HANDS.B } })
    busy.A.picks('pass')
    busy.B.picks('pass')
    busy.A.picks('play Wolf Pack (8♦)', 'play no more cards').isAsked('before the next activation')
    expect(isVain(busy)).toBe(true)
    busy.A.picks('pass')
    busy.B.isAsked('before the next activation')
    expect(isVain(busy)).toBe(false)
  })

  test('[B-R51] that Overwind costs DEF after W5 has happened', () => {
    const t = lay({ active: 'B', rolls: [1, 1], A: { hand: HANDS.A }, B: {} })
    t.A.picks('pass')
    t.B.picks('activate Clockwork Soldier', 'use Overwind', 'Dire Wolf')
    t.A.isAsked('is about to use').picks('pass').isAsked('has used').picks('pass')
    t.B.picks('Dire Wolf')
    t.A.isAsked('is about to use').picks('pass').isAsked('has used')
    expect(isVain(t)).toBe(false)
    t.A.picks('pass').isAsked('before the hand is refilled')
    expect(isVain(t)).toBe(false)
  })

  test('[B-R51] W3 has events of its own: who passes in it is asked in W5', () => {
    const t = open(WINDOWS.W3 as Window, HANDS)
    expect(isVain(t)).toBe(false)
    t.A.picks('pass')
    t.B.picks('pass')
    t.A.isAsked('has struck at')
    expect(isVain(t)).toBe(false)
  })

  test.each([
    ['ATK', 'ambush-b-k', false, 'ambush-p-k', true],
    ['DEF', 'fog-bank-9', true, 'smoke-shells-9', false],
    ['readiness', 'royal-summons-a', true, 'smoke-shells-9', false],
  ] as const)(
    '[B-R51, B-R30] in W3 an event on %s is no reason to stop where it changes nothing of the attack',
    (_what, ofAttacker, isIdleHere, ofAttacked, isIdleThere) => {
      const t = open(WINDOWS.W3 as Window, { A: [ofAttacker], B: [ofAttacked] })
      const isIdle = (): boolean => idlePassIn(t.match.asks[0] ?? { options: [] }) !== null
      expect(isIdle()).toBe(isIdleHere)
      t.A.picks('pass')
      expect(isIdle()).toBe(isIdleThere)
      t.B.picks('pass')
      t.A.isAsked('has struck at') // W5 asks again
      expect(isIdle()).toBe(false)
      t.A.picks('pass')
      t.B.picks('pass')
    },
  )
})
