import { simBatch } from '@trialhall/bots'
import { EVERYONE, Match, registry, UNKNOWN } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { outcomeLines } from '../../src/output/outcome.ts'
import { EnvSession } from '../../src/env/session.ts'
import { jsonReport } from '../../src/sim/json.ts'
import { textReport } from '../../src/sim/report.ts'
import { press } from '../../src/play/keys.ts'
import { sceneOf } from '../../src/play/scene.ts'
import { FIRST_SCREEN, isCurtained, viewerOf, type Screen } from '../../src/play/screen.ts'
import { seatingOf, type SeatingFlags } from '../../src/play/seating.ts'
import { Sitting } from '../../src/play/sitting.ts'
import { sprint } from '../support/sprint.ts'
import { run as runOn, type Ran } from '../support/terminal.ts'

const NAMES = ['Ana', 'Bo', 'Cy', 'Di']

function run(args: string): Promise<Ran> {
  return runOn(args, '', null, registry([tug]))
}

/** A match that the rest of the table ends by leaving. */
function left(...leavers: readonly number[]): Match {
  const match = Match.start(tug, { seed: 1, seats: 4 })
  if (!match.ok) throw new Error(match.fault.message)
  for (const seat of leavers) match.value.leave(seat)
  return match.value as Match
}

describe('the end of a match of parties', () => {
  test('names the party that won, and stands once for each party', () => {
    expect(outcomeLines(left(0, 2), NAMES)).toEqual([
      'Blue wins (left) after 0 choices.',
      '  1. Blue (Bo and Di): 0',
      '  2. Red (Ana and Cy): 0',
    ])
  })

  test('is a draw where all agree on one', () => {
    const match = left()
    match.agreeOnDraw()
    expect(outcomeLines(match)[0]).toBe('It is a draw (agreed) after 0 choices.')
    expect(outcomeLines(match)[1]).toBe('  1. Red (seat A and seat C): 0')
  })
})

describe('numbers of seats', () => {
  test.each([
    ['play tug --seats 5', /--seats is 5; Tug of War takes 4, 6 or 8\./],
    ['sim tug --seats 3', /seats is 3; Tug of War takes 4, 6 or 8\./],
    ['arena tug --seats 7 --bots random,greedy', /seats is 7; Tug of War takes 4, 6 or 8\./],
  ])('%s: what the game does not take is refused in one sentence', async (args, sentence) => {
    const { code, err } = await run(args)
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(sentence) })
  })

  test('are the next that the game takes for so many players', () => {
    expect(seatingOf(tug, { bots: ['random'] })).toHaveLength(4)
    expect(seatingOf(tug, { persons: 5, bots: ['random'] })).toHaveLength(6)
  })

  test('stand in the list of games beside how many may play, and in which parties', async () => {
    expect((await run('games')).out).toMatch(
      /players +2 to 8 on 4, 6 or 8 seats, in the parties Red and Blue/,
    )
    const [listed] = JSON.parse((await run('games --json')).out) as [object]
    expect(listed).toMatchObject({
      seats: { min: 4, max: 8, step: 2 },
      players: { min: 2, max: 8 },
      parties: ['Red', 'Blue'],
    })
  })
})

describe('a report of a simulation', () => {
  const batch = { game: tug, bots: ['random', 'greedy'], seats: 8, seed: 3, from: 0, to: 6 }
  const summary = simBatch(batch)
  if (!summary.ok) throw new Error(summary.fault.message)
  const { seats, seed, bots } = batch
  const job = { kind: 'sim', game: 'tug', bots, seats, seed, options: {}, games: 6 } as const
  const about = { game: tug, seconds: 1, cores: 1, command: 'npx trialhall sim tug', isAgainst: false }
  const report = { ...about, job, summary: summary.value }

  test('shares out one victory a match among the bots', () => {
    const { winShares } = jsonReport(report)
    const [one, other] = winShares as { value: number }[]
    expect((one?.value ?? 0) + (other?.value ?? 0)).toBeCloseTo(1)
  })

  test('says which party each seat plays for', () => {
    const text = textReport(report, 100).join('\n')
    expect(text).toMatch(/seat A \(Red\) .*\n *seat B \(Blue\) /)
  })
})

describe('people who hold several seats', () => {
  const signs = (flags: object, seats?: number): string =>
    seatingOf(tug, { ...flags, ...(seats === undefined ? {} : { seats }) })
      .map(({ bot, person }) => (bot ? 'b' : String(person ?? 'p')))
      .join('')

  test('get the seats of partners, where enough are free', () => {
    expect(signs({ persons: 2, seatsEach: 2 })).toBe('0101')
    expect(signs({ persons: 1, seatsEach: 2 }, 4)).toBe('0b0b')
    expect(signs({ persons: 3, seatsEach: 2 })).toBe('010122')
    expect(signs({ persons: 1, seatsEach: 4 })).toBe('0000')
    expect(signs({ persons: 2 }, 4)).toBe('ppbb')
  })

  test('are named by their number, with the letter of each seat', () => {
    expect(seatingOf(tug, { persons: 2, seatsEach: 2 }).map(({ name }) => name)).toEqual([
      'A (player 1)',
      'B (player 2)',
      'C (player 1)',
      'D (player 2)',
    ])
  })

  test.each([
    [
      'play tug --persons 3 --seats-each 2 --seats 4',
      tug,
      /--persons is 3; allowed is 0 to 2, where each holds 2/,
    ],
    ['play sprint --seats-each 2', sprint, /--seats-each is 2; in Sprint a person holds one seat\./],
  ])('%s: too many, and a game in which nobody may, are refused', async (args, game, sentence) => {
    const { code, err } = await runOn(args, '', null, registry([game]))
    expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(sentence) })
  })

  /** Picks the first option until the match is over; calls back before each with the screen. */
  function played(table: Sitting, look: (screen: Screen) => void): void {
    let screen = FIRST_SCREEN
    for (let picks = 0; picks < 400 && table.personAsk; picks++) {
      if (isCurtained(table, screen)) screen = press(table, screen, 'return').screen
      look(screen)
      const { seat } = table.personAsk
      screen = press(table, { ...screen, cursor: 0 }, 'return').screen
      table.pick(seat, 0)
    }
  }

  function tableOf(flags: SeatingFlags): Sitting {
    const match = Match.start(tug, { seed: 4, seats: 4 })
    if (!match.ok) throw new Error(match.fault.message)
    return new Sitting(match.value as Match, seatingOf(tug, flags), { asksAll: true })
  }

  /** Whether the cards of a hand are known; null where it has none. */
  function knows(table: Sitting, viewer: number | null): (boolean | null)[] {
    const { view } = sceneOf(table, viewer, { width: 80, height: 24 })
    const { hands, cards } = view as unknown as { hands: number[][]; cards: { def: number[] } }
    return hands.map((hand) => (hand.length === 0 ? null : hand.every((card) => cards.def[card] !== UNKNOWN)))
  }

  test('see the hands of all their seats and of no others, and no curtain falls between these', () => {
    const table = tableOf({ persons: 2, seatsEach: 2 })
    let last: number | null = null
    played(table, (screen) => {
      const viewer = viewerOf(table, screen) ?? -1
      expect(viewer).toBe(table.personAsk?.seat)
      const expected = knows(table, viewer).map((seen, seat) =>
        seen === null ? null : seat % 2 === viewer % 2,
      )
      expect(knows(table, viewer)).toEqual(expected)
      expect(isCurtained(table, { ...FIRST_SCREEN, looker: (viewer + 2) % 4 })).toBe(false)
      last = viewer
    })
    expect(last).not.toBeNull()
    expect(table.match.outcome).not.toBeNull()
  })

  test('hear in the log what each of their seats drew', () => {
    const table = tableOf({ persons: 2, seatsEach: 2 })
    expect(table.story(0)).toEqual(table.story(2))
  })

  test('one person on all seats never meets a curtain', () => {
    const table = tableOf({ persons: 1, seatsEach: 4 })
    played(table, () => expect(isCurtained(table, FIRST_SCREEN)).toBe(false))
    expect([table.isOfOne, table.match.outcome !== null]).toEqual([true, true])
  })
})

test('while nothing is hidden no curtain falls, and one falls before the first secret', () => {
  const open = tableWithout(0)
  expect(isCurtained(open, FIRST_SCREEN)).toBe(false)
  expect(press(open, FIRST_SCREEN, 'return').screen.looker).toBeNull() // all look on
  const dealt = tableWithout(1)
  expect(isCurtained(dealt, FIRST_SCREEN)).toBe(true)
  expect(isCurtained(dealt, { ...FIRST_SCREEN, looker: dealt.personAsk?.seat ?? null })).toBe(false)
})

/** Two people at the test game, whose hands are hidden or shown to everybody. */
function tableWithout(secrets: 0 | 1): Sitting {
  const match = Match.start(sprint, { seed: 4, seats: 2 })
  if (!match.ok) throw new Error(match.fault.message)
  const { cards } = match.value.state
  if (secrets === 0) cards.seen.fill(EVERYONE)
  return new Sitting(match.value as Match, seatingOf(sprint, { persons: 2 }), { asksAll: true })
}

test('a rollout of the environment counts a win of a party of four as one for each partner', () => {
  const env = new EnvSession(tug, () => 7)
  const tell = (request: object): Record<string, unknown> =>
    env.answer(JSON.stringify(request)) as unknown as Record<string, unknown>
  tell({ op: 'reset', seed: 1, seats: 8 })
  const ends = [1, 2, 3, 4, 5, 6].map((seed) => tell({ op: 'rollout', seed }).shares as number[])
  for (const shares of ends) expect(shares).toEqual(shares.map((_, seat) => shares[seat % 2]))
  expect(ends).toContainEqual([1, 0, 1, 0, 1, 0, 1, 0])
})
