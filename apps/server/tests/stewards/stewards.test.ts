import { expect, test, vi } from 'vitest'
import { BotSteward } from '../../src/stewards/bot-steward.ts'
import { ClockSteward } from '../../src/stewards/clock-steward.ts'
import type { HallTime } from '../../src/stewards/hall-time.ts'
import type { Room } from '../../src/room/room.ts'
import { PATIENTLY } from '../support/patience.ts'

const START = 1_000_000

/** As much of a room as stewards look at: a bot is asked in seat A, a person with a minute in seat B. */
function roomLike(identity = 'ada'): Room {
  const match = {
    asks: [
      { seat: 0, options: [0] },
      { seat: 1, options: [0] },
    ],
    length: 0,
    leavers: [],
    game: { id: 'race' },
    lengthFor: () => 0,
    saveForBot: () => ({}),
  }
  const stored = {
    clock: { kind: 'live', seconds: 60, increment: 0 },
    seats: [
      { kind: 'bot', bot: 'novice' },
      { kind: 'person', identity, bot: null },
    ],
    startedAt: START,
    createdAt: START,
  }
  const start = { kind: 'start', seat: 0, at: START, asked: [0, 1], askedOpenly: [0, 1] }
  const timedEntries = [{ ...start, sealedFrom: null, isHidden: false }]
  const live = { match, timedEntries, flagged: new Set() }
  return { parts: { stored, live }, live, thinking: null, submit: () => undefined } as unknown as Room
}

test('a bot thinks for a room that goes on, but no more once the server goes', () => {
  const think = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  const bots = new BotSteward({ pool: { think, workers: 9 } })
  const room = roomLike()
  bots.attend(room)
  expect([think.mock.calls.length, room.thinking]).toEqual([1, 0])
  bots.close()
  bots.attend(room) // a choice that was being written is on disk now
  expect([think.mock.calls.length, room.thinking]).toEqual([1, null])
})

/** A match that only bots play on, after so many choices, of a game in which a draw can be agreed on or not. */
function botsAlone(length: number, whyNoDraw: object | null): Room {
  const room = roomLike()
  const submit = vi.fn<Room['submit']>()
  room.live.flagged.add(1)
  return Object.assign(room, {
    submit,
    live: Object.assign(room.live, {
      match: Object.assign(room.live.match, { length, whyNoDraw: () => whyNoDraw }),
    }),
  })
}

test('bots that nobody plays with any more end a match that does not end: as a draw, or they rest', () => {
  const think = vi.fn<() => Promise<never>>(() => new Promise(() => undefined))
  const bots = new BotSteward({ pool: { think, workers: 9 } })
  const [young, drawn, resting] = [botsAlone(4999, null), botsAlone(5000, null), botsAlone(5000, {})]
  bots.attend(young)
  expect([think.mock.calls.length, young.thinking]).toEqual([1, 0])
  bots.attend(drawn)
  bots.attend(resting)
  expect(think.mock.calls.length).toBe(1)
  expect([drawn.thinking, resting.thinking]).toEqual([null, null])
  expect(drawn.submit).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'draw', key: null }),
    expect.anything(),
  )
  expect(resting.submit).not.toHaveBeenCalled()
  const long = botsAlone(9000, null)
  long.live.flagged.clear() // a person plays: it is for them to end it
  bots.attend(long)
  expect([think.mock.calls.length, long.thinking]).toEqual([2, 0])
})

test('whoever plays against a bot waits for one decision of each other person, and for one of all bots alone', async () => {
  const settled: (() => void)[] = []
  const think = vi.fn<() => Promise<never>>(
    () => new Promise((_resolve, reject) => settled.push(() => reject(new Error('no answer')))),
  )
  const bots = new BotSteward({ pool: { think, workers: 9 } })
  const crowd = Array.from({ length: 20 }, () => botsAlone(0, {}))
  const greedy = Array.from({ length: 20 }, () => roomLike('ada'))
  const modest = roomLike('bob')
  for (const room of [...crowd, ...greedy, modest])
    bots.attend(Object.assign(room, { submit: vi.fn<Room['submit']>() }))
  expect(think).toHaveBeenCalledTimes(3) // one of the crowd, one of ada's, and bob's
  expect([crowd[19]?.thinking, greedy[19]?.thinking, modest.thinking]).toEqual([0, 0, 0])
  bots.forget(greedy[1] as Room)
  settled[1]?.()
  await vi.waitFor(() => expect(think).toHaveBeenCalledTimes(4), PATIENTLY)
  expect([greedy[0]?.thinking, greedy[1]?.thinking, greedy[2]?.thinking]).toEqual([null, null, 0])
  bots.close()
  for (const settle of settled) settle()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(think).toHaveBeenCalledTimes(4)
})

/** A hall in which nobody was for a second before. */
function hereSince(until: number): Pick<HallTime, 'absencesSince' | 'mark'> {
  return {
    absencesSince: (at) => (at < until ? [{ from: until - 1000, until }] : []),
    mark: async () => undefined,
  }
}

test('the clock of a room ticks, but no more once the server goes', () => {
  const clocks = new ClockSteward({ now: () => START, hallTime: hereSince(START), open: async () => true })
  const room = roomLike()
  const submit = vi.spyOn(room, 'submit')
  clocks.attend(room)
  expect(clocks.isNeeded(room)).toBe(true)
  clocks.close()
  clocks.attend(room)
  expect(clocks.isNeeded(room)).toBe(false)
  expect(submit.mock.calls.map(([{ kind }]) => kind)).toEqual(['stop'])
})

test('a log says once that the server is back, and again where that could not be written', () => {
  const clocks = new ClockSteward({
    now: () => START + 5,
    hallTime: hereSince(START + 5),
    open: async () => true,
  })
  const room = roomLike() // begun before this run
  const submit = vi.spyOn(room, 'submit')
  const comeAgain = (): void => {
    clocks.forget(room)
    clocks.attend(room)
  }
  clocks.attend(room)
  comeAgain()
  expect(submit.mock.calls.map(([{ kind }]) => kind)).toEqual(['stop', 'resume', 'stop', 'resume'])
  submit.mock.calls[3]?.[1].answer({ entry: 1 })
  comeAgain()
  expect(submit).toHaveBeenCalledTimes(4)
})
