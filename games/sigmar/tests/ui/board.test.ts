import { FIRST_CHAMPION, oddsOf, SPACES, sigmar, type SigmarEvent } from '@trialhall/game-sigmar'
import { eventFor, Match, type Ask, type CardId, type EventRecord } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { pieceDrawn } from '@trialhall/table-ui/testkit'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { helpOf } from '../../ui/hopeless.ts'
import { optionHint } from '../../ui/option-hint.tsx'
import { percent, signed } from '../../ui/odds.ts'
import { pointOf, ROAD, wayOf } from '../../ui/path/route.ts'
import { refOf } from '../../ui/refs.ts'
import { Trials } from '../../ui/trials/Trials.tsx'

describe('the road', () => {
  test('joins as many stones as the path has spaces', () => {
    expect(ROAD.match(/C/g)).toHaveLength(SPACES)
  })

  test('is walked the shorter way round', () => {
    expect(wayOf(11, 1)).toEqual([11, 12, 1].map(pointOf))
    expect(wayOf(2, 12)).toEqual([2, 1, 12].map(pointOf))
    expect(wayOf(1, 7)).toHaveLength(7)
    expect(wayOf(5, 5)).toEqual([pointOf(5)])
  })
})

describe('what an option lights', () => {
  test.each([
    [
      { do: 'attempt', card: 3 },
      { kind: 'card', id: 3 },
    ],
    [
      { do: 'duel', seat: 2 },
      { kind: 'seat', id: 2 },
    ],
    [
      { do: 'move', space: 9 },
      { kind: 'space', id: 9 },
    ],
    [
      { do: 'champion', champion: 4 },
      { kind: 'def', id: FIRST_CHAMPION + 4 },
    ],
    [{ do: 'rest' }, null],
    [{ do: 'reroll', card: null }, null],
    ['done', null],
  ])('%j', (option, ref) => {
    expect(refOf(option)).toEqual(ref)
  })
})

describe('odds', () => {
  const oddsAt = (seat: Record<string, unknown>): string => {
    const position = { phase: 'action', trials: ['trial-of-echoes'], seats: [seat, { champion: 'orin' }] }
    const view = sure(Match.start(sigmar, { seats: 2, seed: 1, position })).viewFor(0)
    const odds = oddsOf(view, 0, { trial: view.trials[0] as CardId })
    return odds ? `${percent(odds.chance)} ${signed(odds.modifier)}${odds.isSure ? ' sure' : ''}` : 'none'
  }

  test.each([
    ['of the die alone', { champion: 'torvald' }, '50 % +0'],
    ['with a trait', { champion: 'maelis' }, '67 % +1'],
    ['with a reroll', { champion: 'aldric' }, '75 % +0'],
    ['with a reroll that is spent', { champion: 'aldric', rerollSpent: true }, '50 % +0'],
    ['with kept cards', { champion: 'maelis', kept: ['steadfast', 'second-dawn'] }, '100 % +3'],
    ['with an omen', { champion: 'torvald', kept: ['heavy-omen'] }, '17 % −2'],
    ['with a Blessing', { champion: 'torvald', kept: ['blessing'] }, '100 % +0 sure'],
  ])('%s', (_, seat, said) => {
    expect(oddsAt(seat)).toBe(said)
  })
})

test('odds after the first die are those of the rerolls alone', () => {
  const position = {
    phase: 'action',
    trials: ['trial-of-echoes'],
    seats: [{ champion: 'aldric' }, { champion: 'orin' }],
  }
  const view = sure(Match.start(sigmar, { seats: 2, seed: 1, position })).viewFor(0)
  const trial = view.trials[0] as CardId
  expect(oddsOf(view, 0, { trial, hasRolled: true })?.chance).toBe(0.5)
  const contest = {
    seat: 0,
    trial,
    target: null,
    modifiers: [],
    isTied: false,
    throws: 1,
    result: 'open',
  } as const
  const rolls = { 0: { die: 3, modifier: 0, total: 3 } }
  expect(drawnRow({ view, contest: { ...contest, rolls: {} }, prompt: null })).toContain('75 %')
  const row = drawnRow({ view, contest: { ...contest, rolls }, prompt: null })
  expect(row).toContain('50 %')
  expect(row).not.toContain('75 %')
})

test('why a Trial is not lit is said to nobody who only watches', () => {
  const position = { phase: 'action', trials: ['trial-of-echoes'] }
  const match = sure(Match.start(sigmar, { seats: 2, seed: 1, position }))
  const given = { contest: null, prompt: null }
  expect(drawnRow({ ...given, view: match.viewFor(0) })).toContain('as the action of your turn')
  expect(drawnRow({ ...given, view: match.viewFor(null) })).not.toContain('as the action of your turn')
})

function drawnRow(props: Parameters<typeof Trials>[0]): string {
  return pieceDrawn(createElement(Trials, props))
}

describe('beside an option stands', () => {
  const hand = ['blazing-zeal', 'jeers']
  const seats = [
    { champion: 'torvald', hand },
    { champion: 'orin', valor: 7, hand: ['sand', 'waystep'] },
  ]
  const position = { phase: 'action', trials: ['trial-of-echoes'], seats }
  const view = sure(Match.start(sigmar, { seats: 2, seed: 1, position })).viewFor(0)
  const trial = view.trials[0] as CardId
  const [zeal, jeers] = (view.players[0]?.hand ?? []) as [CardId, CardId]

  test.each([
    ['the chance of an attempt', { do: 'attempt', card: trial }, { type: 'action' }, '50 %'],
    ['the chance of a Duel', { do: 'duel', seat: 1 }, { type: 'action' }, '50 %'],
    ['what a rest gives', { do: 'rest' }, { type: 'action' }, 'draw 2 next turn'],
    [
      'what a Boost changes',
      { do: 'boost', card: zeal },
      { type: 'boost', card: trial, modifier: 0 },
      '50 → 83 %',
    ],
    ['the chance without one', { do: 'pass' }, { type: 'boost', card: trial, modifier: 0 }, '50 %'],
    [
      'what a Lower changes',
      { do: 'lower', card: jeers },
      { type: 'lower', by: 1, card: trial, modifier: 0 },
      '50 → 33 %',
    ],
    [
      'that a Lower changes nothing',
      { do: 'lower', card: jeers },
      { type: 'lower', by: 1, card: trial, modifier: -9 },
      'still 0 %',
    ],
    [
      'the chance of a reroll',
      { do: 'reroll', card: null },
      { type: 'reroll', card: trial, total: 3, modifier: 1 },
      '67 %',
    ],
    ['what spoils of Valor are', { do: 'take-valor' }, { type: 'spoils', loser: 1 }, '2 of 7'],
    ['what spoils of cards are', { do: 'take-card' }, { type: 'spoils', loser: 1 }, '1 of 2'],
    ['nothing about other choices', { do: 'accept' }, { type: 'action' }, null],
  ])('%s', (_, option, prompt, says) => {
    expect(optionHint(option, view, { prompt, story: [] })).toBe(says)
  })

  test('[S-R54] [S-R55] that a rest gives nothing to who skips the next Draw Phase', () => {
    const cursed = { ...position, seats: [{ ...seats[0], skipsDraw: true }, seats[1]] }
    const seen = sure(Match.start(sigmar, { seats: 2, seed: 1, position: cursed })).viewFor(0)
    expect(optionHint({ do: 'rest' }, seen, { prompt: { type: 'action' }, story: [] })).toBe(
      'no draw next turn',
    )
  })

  test('[S-15.2] that no turn is left for what a rest gives in the last round', () => {
    const last = { ...position, round: 10 }
    const seen = sure(Match.start(sigmar, { seats: 2, seed: 1, position: last })).viewFor(0)
    expect(optionHint({ do: 'rest' }, seen, { prompt: { type: 'action' }, story: [] })).toBe(
      'no turn is left',
    )
  })
})

describe('an attempt that no roll and no Boost in hand makes succeed', () => {
  /** What is asked of a seat with this hand before a Trial that needs 8 and one that needs 4. */
  const asked = (...hand: readonly string[]): { hints: unknown[]; help: number[] } => askedWith({ hand })
  const askedWith = (own: object): { hints: unknown[]; help: number[] } => {
    const trials = ['mountain-on-the-back', 'trial-of-echoes']
    const seats = [{ champion: 'orin', ...own }, { champion: 'torvald' }]
    const position = { phase: 'action', trials, seats }
    const view = sure(Match.start(sigmar, { seats: 2, seed: 1, position })).viewFor(0)
    const options = view.trials.map((card) => ({ do: 'attempt', card }))
    return {
      hints: options.map((option) =>
        pieceDrawn(
          createElement('i', null, optionHint(option, view, { prompt: { type: 'action' }, story: [] })),
        ),
      ),
      help: [...options, { do: 'rest' }].map((option) => helpOf(option, view)),
    }
  }

  test('[S-6.5] says so and stands last', () => {
    const { hints, help } = asked('steady-hand')
    expect(hints[0]).toContain('cannot succeed')
    expect(hints[1]).not.toContain('cannot succeed')
    expect(help).toEqual([-1, 0, 0])
  })

  test('[S-R26, S-R27] is none where two Boosts that may join are enough, and a second card is permitted', () => {
    const kept = ['second-wind']
    expect(askedWith({ hand: ['steady-hand', 'twin-chant'], kept }).help).toEqual([0, 0, 0])
    expect(askedWith({ hand: ['steady-hand', 'steady-hand'], kept }).help).toEqual([-1, 0, 0])
    expect(asked('steady-hand', 'twin-chant').help).toEqual([-1, 0, 0])
    expect(asked('blazing-zeal').help).toEqual([0, 0, 0])
  })
})

describe('in a Duel, and while a card may be Blocked, beside an option stands', () => {
  const seats = [
    { champion: 'torvald', hand: ['blazing-zeal', 'jeers'] },
    { champion: 'orin', hand: ['sealed-hands'] },
  ]
  const position = { phase: 'action', trials: ['trial-of-echoes'], seats }

  /** The asides of whoever is asked after these picks. */
  const asidesAfter = (...picks: readonly string[]): readonly unknown[] => {
    const match = sure(Match.start(sigmar, { seats: 2, seed: 1, position }))
    const told: EventRecord<SigmarEvent>[] = []
    for (const pick of picks) {
      const { seat, options } = match.asks[0] as Ask
      sure(
        match.choose(
          seat,
          options.findIndex((option) => (option as { do: string }).do === pick),
        ),
      )
      told.push(...match.takeEvents())
    }
    const { seat, prompt, options } = match.asks[0] as Ask
    const story = told.map((one) => eventFor(one, seat))
    return options.map((option) => optionHint(option, match.viewFor(seat), { prompt, story }))
  }

  test('the chance to win with each card and without', () => {
    expect(asidesAfter('duel')).toEqual(['50 → 81 %', '50 → 68 %', '50 %'])
  })

  test('what a Block leaves of a Boost in a Duel', () => {
    expect(asidesAfter('duel', 'boost')).toEqual(['19 → 50 %', '19 %'])
  })

  test('what a Block leaves of a Boost on an attempt', () => {
    expect(asidesAfter('attempt', 'boost')).toEqual(['83 → 50 %', '83 %'])
  })
})
