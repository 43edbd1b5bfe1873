import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { serveBots, type BotAnswer, type FromBotWorker, type ThinkRequest } from '@trialhall/bots/worker'
import { below, Match, ok, optionsAmongBots, seeded, type Result } from '@trialhall/kernel'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Link } from '../../src/link/link.ts'
import { MemoryHub } from '../../src/link/memory-link.ts'
import { openNatsLink, linkPlace } from '../../src/link/nats-link.ts'
import { games } from '../../src/product.ts'
import { SharedThinking } from '../../src/stewards/shared-thinking.ts'
import { NatsProcess } from '../../load/services/nats-process.ts'
import { PATIENTLY } from '../support/patience.ts'

const nats = await NatsProcess.make()
afterAll(() => nats?.kill())
const key = randomBytes(32)
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** Threads that think until they are told the answer. */
class Threads {
  readonly workers = 1
  readonly open: { request: ThinkRequest; signal?: AbortSignal; answer: (note?: string) => void }[] = []

  think(request: ThinkRequest, { signal }: { signal?: AbortSignal } = {}): Promise<Result<BotAnswer>> {
    return new Promise((resolve) => {
      const answer = (note: string | null = null): void => {
        this.open.splice(this.open.indexOf(one), 1)
        const thought = { pick: request.seat, simulations: 1, ms: 1, value: null, options: [] }
        resolve(ok({ thought, note }))
      }
      const one = { request, answer, ...(signal ? { signal } : {}) }
      this.open.push(one)
    })
  }

  close(): void {
    for (const { answer } of this.open.splice(0)) answer('the pool was closed')
  }
}

interface Thinker {
  readonly threads: Threads
  readonly thinking: SharedThinking
}

function thinker(link: Link, about: { graceMs?: number; key?: Uint8Array } = {}): Thinker {
  const threads = new Threads()
  const thinking = new SharedThinking({ own: threads, link, hall: 'test', key, ...about })
  ends.push(
    () => thinking.close(),
    () => link.close(),
  )
  return { threads, thinking }
}

function request(seat: number): ThinkRequest {
  return { game: 'sigmar', saved: {} as ThinkRequest['saved'], seat, bot: 'novice', seed32: seat, options: 9 }
}

/** Until those who are free have said so. */
const settled = (): Promise<void> => pause(80)

describe.each([
  ['in memory', 1],
  ['by NATS', nats === null ? 0 : 1],
] as const)('bots of several processes, with a link %s', (name, isThere) => {
  const hub = new MemoryHub()
  const link = async (): Promise<Link> =>
    name === 'in memory' ? hub.link() : openNatsLink(linkPlace(nats?.url ?? ''), () => undefined)

  test.skipIf(!isThere)('think where a thread is free, and at home first', async () => {
    const [one, other] = [thinker(await link()), thinker(await link())]
    await settled()
    const [first, second] = [one.thinking.think(request(1)), one.thinking.think(request(2))]
    await expect.poll(() => other.threads.open.length, PATIENTLY).toBe(1)
    expect(one.threads.open.map(({ request: { seat } }) => seat)).toEqual([1])
    expect(other.threads.open[0]?.request).toEqual(request(2))
    other.threads.open[0]?.answer()
    expect(await second).toMatchObject({ ok: true, value: { thought: { pick: 2 }, note: null } })
    one.threads.open[0]?.answer()
    expect(await first).toMatchObject({ ok: true, value: { thought: { pick: 1 } } })
  })

  test.skipIf(!isThere)(
    'think at home where nobody is free, and no more of them are begun than find a place',
    async () => {
      const [one, other] = [thinker(await link()), thinker(await link())]
      await settled()
      void other.thinking.think(request(7))
      void one.thinking.think(request(1))
      await settled()
      expect(one.thinking.workers).toBe(2)
      void one.thinking.think(request(2))
      expect(one.thinking.workers).toBe(2) // whether there is room is in doubt
      await expect.poll(() => one.threads.open.length, PATIENTLY).toBe(2)
      expect(other.threads.open).toHaveLength(1)
      expect(one.thinking.workers).toBe(1)
      let isTold = false
      one.thinking.onRoom = () => (isTold = true)
      await expect.poll(() => isTold, PATIENTLY).toBe(true)
      expect(one.thinking.workers).toBe(2)
    },
  )

  test.skipIf(!isThere)('are called back where the match went on', async () => {
    const [one, other] = [thinker(await link()), thinker(await link())]
    await settled()
    void one.thinking.think(request(1))
    const abort = new AbortController()
    void one.thinking.think(request(2), { signal: abort.signal })
    await expect.poll(() => other.threads.open.length, PATIENTLY).toBe(1)
    expect(other.threads.open[0]?.signal?.aborted).toBe(false)
    abort.abort()
    await expect.poll(() => other.threads.open[0]?.signal?.aborted, PATIENTLY).toBe(true)
  })

  test.skipIf(!isThere)(
    'think at home after all where the other one goes, dies or knows another key',
    async () => {
      const one = thinker(await link(), { graceMs: 200 })
      const leaving = thinker(await link())
      await settled()
      void one.thinking.think(request(1))
      const second = one.thinking.think(request(2))
      await expect.poll(() => leaving.threads.open.length, PATIENTLY).toBe(1)
      leaving.thinking.close()
      await expect.poll(() => one.threads.open.length, PATIENTLY).toBe(2)
      one.threads.open[1]?.answer()
      expect(await second).toMatchObject({ ok: true, value: { thought: { pick: 2 }, note: null } })

      const silent = thinker(await link())
      await settled()
      void one.thinking.think(request(3))
      await expect.poll(() => silent.threads.open.length, PATIENTLY).toBe(1)
      await expect.poll(() => one.threads.open.length, PATIENTLY).toBe(2) // it never answered

      const stranger = thinker(await link(), { key: randomBytes(32) })
      await settled()
      void one.thinking.think(request(4))
      await expect.poll(() => one.threads.open.length, PATIENTLY).toBe(3)
      expect(stranger.threads.open).toHaveLength(0)
    },
  )
})

test('what bots of several processes are asked crosses the link so that nobody else can read it', async () => {
  const hub = new MemoryHub()
  const [here, there] = [hub.link(), hub.link()]
  const seen: string[] = []
  const ask = here.ask.bind(here)
  here.ask = (subject, message, ms) => {
    seen.push(Buffer.from(message).toString('latin1'))
    return ask(subject, message, ms)
  }
  const [one, other] = [thinker(here), thinker(there)]
  await settled()
  void one.thinking.think(request(1))
  void one.thinking.think(request(2))
  await expect.poll(() => other.threads.open.length, PATIENTLY).toBe(1)
  expect(seen).toHaveLength(1)
  expect(seen[0]).not.toContain('sigmar')
})

test.each(games.games.map((game) => [game.id, game] as const))(
  'a bot of %s picks the same from a question that came over the link',
  async (_id, game) => {
    const seats = game.seats.min
    const started = Match.start(game, { seats, seed: 5, options: optionsAmongBots(game.options, {}) })
    if (!started.ok) throw new Error(started.fault.message)
    for (const asked of questionsIn(started.value)) {
      const [here, there] = [await thought(asked), await thought(overTheLink(asked))]
      expect(there).toBe(here)
    }
  },
)

/** What bots are asked at the beginning of a match of random picks, after ten, twenty and thirty of them. */
function questionsIn(match: Match): ThinkRequest[] {
  const questions: ThinkRequest[] = []
  const chance = seeded('link')
  for (let n = 0; n < 40; n++) {
    const [ask] = match.asks
    if (!ask) break
    const { seat, options } = ask
    const about = { game: match.game.id, seat, bot: 'novice', seed32: n, options: options.length }
    if (n % 10 === 0) questions.push({ ...about, saved: match.saveForBot() })
    match.choose(seat, below(chance, options.length))
  }
  return questions
}

function overTheLink(request: ThinkRequest): ThinkRequest {
  return JSON.parse(JSON.stringify(request)) as ThinkRequest
}

/** What a worker picks. */
function thought(request: ThinkRequest): Promise<number | string> {
  return new Promise((resolve) => {
    const send = (message: FromBotWorker): void =>
      resolve(message.type === 'thought' ? message.thought.pick : JSON.stringify(message))
    serveBots(games, { send, listen: (hear) => setImmediate(() => hear({ type: 'think', id: 1, request })) })
  })
}
