import { simBatch } from '@trialhall/bots'
import { Match, registry } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { tug } from '../../../examples/tug/game.ts'
import { outcomeLines } from '../src/outcome.ts'
import { EnvSession } from '../src/env/session.ts'
import { jsonReport, textReport } from '../src/sim/report.ts'
import { seatingOf } from '../src/play/seating.ts'
import { run as runOn, type Ran } from './terminal.ts'

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
  const batch = { game: tug, bots: ['random', 'greedy'], seats: 8, seed: 3, from: 0, to: 20 }
  const summary = simBatch(batch)
  if (!summary.ok) throw new Error(summary.fault.message)
  const about = { game: tug, options: {}, seconds: 1, cores: 1, wanted: 20, by: undefined }
  const report = { ...about, summary: summary.value }

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

test('a rollout of the environment counts a win of a party of four as one for each partner', () => {
  const env = new EnvSession(tug, () => 7)
  const tell = (request: object): Record<string, unknown> =>
    env.answer(JSON.stringify(request)) as unknown as Record<string, unknown>
  tell({ op: 'reset', seed: 1, seats: 8 })
  const ends = [1, 2, 3, 4, 5, 6].map((seed) => tell({ op: 'rollout', seed }).shares as number[])
  for (const shares of ends) expect(shares).toEqual(shares.map((_, seat) => shares[seat % 2]))
  expect(ends).toContainEqual([1, 0, 1, 0, 1, 0, 1, 0])
})
