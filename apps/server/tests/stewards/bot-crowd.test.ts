import { ok } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { BotSteward, type BotStewardParts, type Decided } from '../../src/stewards/bot-steward.ts'
import type { Room } from '../../src/room/room.ts'

type Question = Parameters<BotStewardParts['pool']['think']>[0]
type Given = Awaited<ReturnType<BotStewardParts['pool']['think']>>

/** Milliseconds of a decision on a slow machine. */
const COSTS: Readonly<Record<string, number>> = { novice: 12, adept: 45, expert: 150, master: 500 }
/** Milliseconds that a guest thinks. */
const PAUSE = 200

/** A hall with one worker in which time passes only when something happens: guests who play a bot each, one choice after the other. */
class Crowd {
  now = 0
  /** Milliseconds that guests waited for the choice of their bot, by the bot. */
  readonly waits: Map<string, number[]> = new Map()
  readonly decided: Decided[] = []
  private readonly due: { at: number; happen: () => void }[] = []
  private readonly steward: BotSteward
  private luck = 1

  constructor() {
    const think = (question: Question): Promise<Given> => this.think(question)
    this.steward = new BotSteward({ pool: { think, workers: 1 }, now: () => this.now })
    this.steward.onThought = (decided) => this.decided.push(decided)
  }

  /** From half of what is usual to half as much again. */
  private think({ bot }: Question): Promise<Given> {
    this.luck = (Math.imul(this.luck, 1103515245) + 12345) >>> 0
    const ms = (COSTS[bot] ?? 1) * (0.5 + (this.luck >>> 8) / 2 ** 24)
    const thought = { pick: 0, simulations: 1, ms, value: null, options: [] }
    return new Promise((resolve) => this.later(ms, () => resolve(ok({ thought, note: null }))))
  }

  private later(ms: number, happen: () => void): void {
    this.due.push({ at: this.now + ms, happen })
  }

  /** A guest sits down against a bot. */
  sit(person: string, bot: string): Room {
    let asked = 0
    const match = {
      asks: [{ seat: 0, options: [0] }],
      length: 0,
      leavers: [],
      game: { id: 'race' },
      saveForBot: () => ({}),
      lengthFor: () => 0,
    }
    const seats = [
      { kind: 'bot', bot },
      { kind: 'person', identity: person, bot: null },
    ]
    const live = { match, flagged: new Set() }
    const ask = (): void => {
      asked = this.now
      this.steward.attend(room)
    }
    const submit = (): void => {
      this.waits.set(bot, [...(this.waits.get(bot) ?? []), this.now - asked])
      this.later(PAUSE, ask)
    }
    const room = {
      parts: { stored: { seats }, live },
      live,
      thinking: null,
      easing: null,
      submit,
    } as unknown as Room
    this.later(0, ask)
    return room
  }

  /** Lets so many milliseconds pass. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    for (;;) {
      this.due.sort((a, b) => a.at - b.at)
      const next = this.due[0]
      if (!next || next.at > end) break
      this.due.shift()
      this.now = next.at
      next.happen()
      for (let turn = 0; turn < 10; turn++) await Promise.resolve()
    }
    this.now = end
  }

  /** The wait that 95 of 100 choices of a bot do not exceed. */
  p95(bot: string): number {
    const sorted = (this.waits.get(bot) ?? []).toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length * 0.95)] ?? Number.POSITIVE_INFINITY
  }
}

test('a guest who plays a novice waits less than three seconds beside 140 who play a master', async () => {
  const crowd = new Crowd()
  for (let n = 0; n < 140; n++) crowd.sit(`guest ${n}`, 'master')
  await crowd.pass(10_000)
  const room = crowd.sit('newcomer', 'novice')
  await crowd.pass(30_000)
  expect(crowd.p95('novice')).toBeLessThan(3000)
  expect(crowd.p95('master')).toBeLessThan(5000)
  expect(room.easing).toBeNull()
})

test('while many wait a master thinks as weaker strengths, its table says so, and alone it thinks as itself again', async () => {
  const crowd = new Crowd()
  const first = crowd.sit('ada', 'master')
  await crowd.pass(5000)
  expect([first.easing, crowd.decided.every(({ easing }) => easing === null)]).toEqual([null, true])
  const others = Array.from({ length: 140 }, (_, n) => crowd.sit(`guest ${n}`, 'master'))
  await crowd.pass(20_000)
  expect(first.easing).toMatchObject({
    seat: 0,
    strength: 'master',
    as: expect.stringMatching(/novice|adept/),
  })
  for (const room of others) Object.assign(room, { submit: () => undefined }) // they go
  await crowd.pass(20_000)
  expect(first.easing).toBeNull()
})

test('a few who wait are served at full strength, and bots that cost nothing ease nobody', async () => {
  const crowd = new Crowd()
  const rooms = [1, 2].map((n) => crowd.sit(`guest ${n}`, 'master'))
  for (let n = 0; n < 60; n++) crowd.sit(`clicker ${n}`, 'random')
  await crowd.pass(10_000)
  expect(rooms.map(({ easing }) => easing)).toEqual([null, null])
  expect(crowd.decided.filter(({ easing }) => easing !== null).length).toBe(0)
})

test('one person with many matches slows nobody but themselves', async () => {
  const crowd = new Crowd()
  for (let n = 0; n < 100; n++) crowd.sit('greedy', 'master')
  crowd.sit('modest', 'expert')
  await crowd.pass(60_000)
  expect(crowd.p95('expert')).toBeLessThan(1500) // one decision of the other and its own
})
