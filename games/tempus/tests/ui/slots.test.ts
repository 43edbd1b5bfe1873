import { tempus, type TempusEvent, type TempusPrompt, type TempusView } from '@trialhall/game-tempus'
import { Match, type CardId, type SeenEvent } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import type { Foreseen } from '../../asks.ts'
import { MONSTER_IDS } from '../../state.ts'
import { helpOf, sayHint } from '../../ui/option-hint.tsx'
import { forecastOf } from '../../ui/odds/forecast.ts'
import { percent } from '../../ui/odds/words.ts'
import { CHOREOGRAPHY } from '../../ui/choreography/index.ts'
import { turnWords } from '../../ui/board/Status.tsx'
import { statusesOf } from '../../ui/mats/statuses.ts'
import { slotsOf } from '../../ui/track/slots.ts'

function seen(position: object, viewer = 0): TempusView {
  const match = Match.start(tempus, { seats: 4, seed: 'slots', position })
  if (!match.ok) throw new Error(match.fault.message)
  return match.value.viewFor(viewer)
}

const DUEL = {
  round: 3,
  seats: [
    { at: '13,14', initiative: 18 },
    { at: '14,14', initiative: 15, hp: 8 },
    { at: '2,29', initiative: 12 },
    { at: '29,2', initiative: 7 },
  ],
}

/** What the first Hero's person reads: everybody has one name. */
const NAMES = ['You', 'Osric', 'Mirel', 'Corvin']

/** The order of a round, its first turn, and the beginning of its second one. */
const ROUND: readonly TempusEvent[] = [
  ...[18, 15, 12, 7].map(
    (die, seat): TempusEvent => ({ type: 'initiativeRolled', seat, die, initiative: die }),
  ),
  { type: 'turnBegan', creature: 0 },
  { type: 'turnEnded', creature: 0 },
  { type: 'turnBegan', creature: 1 },
]

/** What a board shows once it has told an event. */
function lookedAt(view: TempusView, event: TempusEvent): TempusView {
  const seen = { event, known: [] } as unknown as SeenEvent<never>
  return CHOREOGRAPHY[event.type].show(view, seen)
}

describe('the initiative track', () => {
  test('calls everybody as the log does', () => {
    expect(slotsOf(seen(DUEL), NAMES).map(({ name }) => name)).toEqual(NAMES)
  })

  test('shows who acts, who is next and who follows', () => {
    const slots = slotsOf(seen(DUEL))
    expect(slots.map(({ initiative, state }) => [initiative, state])).toEqual([
      [18, 'now'],
      [15, 'next'],
      [12, 'later'],
      [7, 'later'],
    ])
  })

  test('Monsters of one kind that are awake are one place, those asleep none', () => {
    const monsters = ['bugbear-a', 'bugbear-b'].map((is, at) => ({ is, at: `${20 + at},12`, isActive: true }))
    const slots = slotsOf(seen({ ...DUEL, monsters }))
    expect(slots.filter(({ initiative }) => initiative === 10)).toMatchObject([{ name: 'Bugbear', count: 2 }])
  })

  test.each(['Red', 'Blue'])('the %s Prince has a name of its own, an Ogre that of its kind', (party) => {
    const prince = `${party.toLowerCase()}-prince`
    const monsters = [
      { is: prince, at: '8,12', isActive: true },
      { is: 'ogre', isActive: true },
    ]
    const awake = slotsOf(seen({ ...DUEL, monsters })).filter(({ initiative }) => initiative === 10)
    expect(awake.map(({ name }) => name).toSorted()).toEqual([`${party} Prince`, 'Ogre'].toSorted())
  })

  test('those who have acted come first and are over', () => {
    const [first, ...others] = DUEL.seats
    const slots = slotsOf(seen({ ...DUEL, next: 'B', seats: [{ ...first, hasActed: true }, ...others] }, 1))
    expect(slots[0]).toMatchObject({ creature: 0, state: 'done' })
    expect(slots[1]).toMatchObject({ creature: 1, state: 'now' })
  })

  test('a Hero whose turn is only told yet has its place in it', () => {
    const between = { ...seen({ ...DUEL, next: 'B' }, 1), turn: null }
    const slots = slotsOf({ ...between, slots: [2, 3] }, NAMES, 1)
    expect(slots.map(({ creature, state }) => [creature, state])).toEqual([
      [1, 'now'],
      [2, 'next'],
      [3, 'later'],
    ])
  })

  test('everybody keeps their place while a whole round is told that bots play', () => {
    const after: TempusView = { ...seen(DUEL), phase: 'initiative', turn: null, slots: [] }
    const told = ROUND.reduce((view, event) => lookedAt(view, event), after)
    expect(slotsOf(told, NAMES, 1).map(({ name, state }) => [name, state])).toEqual([
      ['You', 'done'],
      ['Osric', 'now'],
      ['Mirel', 'next'],
      ['Corvin', 'later'],
    ])
  })
})

describe('a Hero whose player has left', () => {
  test('says so before all that is on it, and in the order of turns', () => {
    const match = Match.start(tempus, { seats: 4, seed: 'slots', position: DUEL })
    if (!match.ok) throw new Error(match.fault.message)
    match.value.takeEvents()
    match.value.leave(2)
    expect(match.value.takeEvents().map(({ event }) => event)).toContainEqual({ type: 'left', seat: 2 })
    const view = match.value.viewFor(0)
    expect(statusesOf(view, 2, NAMES)[0]).toMatchObject({ name: 'Has left' })
    expect(statusesOf(view, 1, NAMES)).toEqual([])
    expect(slotsOf(view, NAMES).map(({ hasLeft }) => hasLeft)).toEqual([false, false, true, false])
  })
})

describe('what would happen', () => {
  const view = seen(DUEL)
  const axe = view.heroes[0]?.primaries[0] ?? 0
  const prompt = { type: 'turn', actions: 2, spaces: 0 } as const

  test('an attack is told by the one that it hurts most', () => {
    const forecast = forecastOf({ view, prompt, seat: 0 }, { do: 'act', card: axe as never })
    expect(forecast).toMatchObject({ attacker: 0, target: 1, others: 0 })
    const [chance, comes] = sayHint({ do: 'act', card: axe as never }, view, { prompt, names: NAMES }) ?? []
    expect(chance).toBe(percent(forecast?.odds.hit ?? 0))
    expect(comes).toMatch(/^on Osric: −\d/u)
  })

  test('an Interaction says what it does for the ally', () => {
    expect(sayHint({ do: 'interaction' }, view, { prompt, names: NAMES })?.[1]).toMatch(
      /^Coordinate, for a card: .+/u,
    )
  })

  test('a Free card says on whom it is played where nobody will ask, and nothing where somebody chooses', () => {
    const hand = {
      ...DUEL,
      exact: true,
      seats: DUEL.seats.map((seat) => ({ ...seat, hand: [] as string[] })),
    }
    const [, ranger] = hand.seats
    if (ranger) ranger.hand = ['ranger-hunters-mark']
    const start = {
      type: 'window',
      moment: 'turn-start',
      creature: 0,
      card: null,
      target: -1,
      damage: 0,
    } as const
    const hintOf = (position: object): string | undefined => {
      const table = seen(position, 1)
      const card = table.heroes[1]?.hand[0] as CardId
      return sayHint({ do: 'free', card }, table, { prompt: start, names: NAMES })?.[1]
    }
    expect(hintOf(hand)).toBe('on you')
    const [first, second, third, last] = hand.seats
    expect(hintOf({ ...hand, seats: [first, second, { ...third, at: '13,15' }, last] })).toBeUndefined()
  })

  test('what would change nothing now says so', () => {
    const hinted = (hp: number, ailments: object, hand: string, asked: TempusPrompt = prompt): unknown => {
      const [first, ...others] = DUEL.seats
      const table = seen({
        ...DUEL,
        exact: true,
        seats: [{ ...first, hp, ailments, hand: [hand] }, ...others],
      })
      const card = table.heroes[0]?.hand[0] as CardId
      return sayHint({ do: 'free', card }, table, { prompt: asked, names: NAMES })
    }
    const vain = ['', 'changes nothing now']
    expect(hinted(30, {}, 'grit')).toEqual(vain)
    expect(hinted(29, {}, 'grit')).not.toEqual(vain)
    expect(hinted(30, { blue: { burn: 1 } }, 'grit')).not.toEqual(vain)
    const start = {
      type: 'window',
      moment: 'turn-start',
      creature: 0,
      card: null,
      target: -1,
      damage: 0,
    } as const
    expect(hinted(30, {}, 'grit', start)).toEqual(vain)
  })

  test('what would change nothing now stands after the rest, before what only goes on', () => {
    const asked = { type: 'window', moment: 'rolled', creature: 0, card: null, target: -1, damage: 0 }
    const card = view.heroes[0]?.primaries[0] as CardId
    const options = [{ do: 'free', card, isVain: true }, { do: 'free', card }, { do: 'pass' }]
    expect(options.map((option) => helpOf(option, view, { prompt: asked }))).toEqual([-1, 0, -2])
  })

  test('what a window marks as vain says so, and not what it marks because it can wait', () => {
    const card = view.heroes[0]?.primaries[0] as CardId
    const hintIn = (moment: 'rolled' | 'turn-start', creature: number): unknown => {
      const about = { type: 'window', moment, creature, card: null, target: -1, damage: 0 } as const
      return sayHint({ do: 'free', card, isVain: true }, view, {
        prompt: about as TempusPrompt,
        names: NAMES,
      })
    }
    expect(hintIn('rolled', 0)).toEqual(['', 'changes nothing now'])
    expect(hintIn('turn-start', 1)).toEqual(['', 'changes nothing now'])
    expect(hintIn('turn-start', 0)).not.toEqual(['', 'changes nothing now'])
  })

  test('to let damage happen says what it costs, and whom where that is somebody else', () => {
    const costs = (target: number, comes?: Foreseen): readonly string[] | null => {
      const hit = { type: 'window', moment: 'hit', creature: 1, card: null, target, damage: 9 } as const
      const asked = comes === undefined ? hit : { ...hit, comes }
      return sayHint({ do: 'pass' }, view, { prompt: asked, names: NAMES })
    }
    const { hp } = view.heroes[0] as { hp: number }
    expect(costs(0, { damage: 9, loss: 2 })).toEqual(['−2 HP', ''])
    expect(costs(0, { damage: 9, loss: hp })).toEqual([`−${hp} HP`, 'a defeat'])
    expect(costs(0, { damage: 9, loss: 0 })).toEqual(['no HP lost', ''])
    expect(costs(1, { damage: 9, loss: 2 })).toEqual(['−2 HP', `for ${NAMES[1]}`])
    const riders = ['Daze 2', 'Push 1']
    expect(costs(0, { damage: 9, loss: 0, riders })).toEqual(['no HP lost', 'but Daze 2 and Push 1'])
    expect(costs(1, { damage: 9, loss: 2, riders })).toEqual([
      '−2 HP',
      `and Daze 2 and Push 1 for ${NAMES[1]}`,
    ])
    expect(costs(0, { damage: 9, loss: hp, riders })).toEqual([`−${hp} HP`, 'a defeat'])
    expect(costs(0)).toEqual(['let it happen', ''])
  })

  test('who can be aimed at is not named again', () => {
    const aim = { type: 'aim', card: axe as never } as never
    expect(sayHint({ do: 'creature', creature: 1 }, view, { prompt: aim, names: NAMES })?.[1]).toMatch(
      /^−\d/u,
    )
  })

  test('what attacks nobody has no odds', () => {
    expect(forecastOf({ view, prompt, seat: 0 }, { do: 'end-turn' })).toBeNull()
    expect(sayHint({ do: 'end-turn' }, view, { prompt, names: NAMES })).toEqual(['2 left unused', ''])
  })

  test('a chance that is not certain is never called so', () => {
    expect([percent(0), percent(0.001), percent(0.5), percent(0.9999), percent(1)]).toEqual([
      '0 %',
      '1 %',
      '50 %',
      '99 %',
      '100 %',
    ])
  })
})

describe('whose turn it is', () => {
  test('is told by name, with the Actions that are left', () => {
    const turn = { ...DUEL, next: 'B', turn: { actions: 1 } }
    expect(turnWords(seen({ ...DUEL, next: 'A', turn: { actions: 2 } }), NAMES)).toBe(
      'Your turn, 2 Actions left',
    )
    expect(turnWords(seen(turn), NAMES)).toBe('Osric’s turn, 1 Action left')
  })

  test('is told while the turn is, before it is known how many Actions are left', () => {
    const told = { ...seen(DUEL), turn: null }
    expect(turnWords(told, NAMES, 1)).toBe('Osric’s turn')
    expect(turnWords(told, NAMES, 0)).toBe('Your turn')
    expect(turnWords(told, NAMES, MONSTER_IDS.guardian)).toMatch(/’s turn$/u)
    expect(turnWords(told, NAMES)).toBe('Turn phase')
  })
})
