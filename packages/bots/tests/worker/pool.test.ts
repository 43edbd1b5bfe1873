import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BotPool, type BotAnswer, type ThinkRequest } from '@trialhall/bots/worker'
import { threadChannel } from '@trialhall/bots/node'
import type { AnyGame, Result } from '@trialhall/kernel'
import { started } from '../support/positions.ts'
import { judgedTricks } from '../support/tricks.ts'

const folder = mkdtempSync(join(tmpdir(), 'trialhall-bots-'))
const module = pathToFileURL(join(folder, 'thinker.mjs'))
const pools: BotPool[] = []

beforeAll(async () => {
  await build({
    entryPoints: [fileURLToPath(new URL('./thinker.ts', import.meta.url))],
    outfile: fileURLToPath(module),
    bundle: true,
    format: 'esm',
    platform: 'node',
    conditions: ['source'],
    logLevel: 'error',
  })
})

afterAll(() => {
  for (const pool of pools) pool.close()
  rmSync(folder, { recursive: true })
})

function pool(parts: { workers: number; mostMs?: number; graceMs?: number }): BotPool {
  const made = new BotPool({ ...parts, open: () => threadChannel(module) })
  pools.push(made)
  return made
}

function request(bot: string, game: AnyGame = judgedTricks): ThinkRequest {
  const match = started(game, 3, 6)
  const seat = match.asks[0]?.seat ?? 0
  return {
    game: game.id,
    saved: match.saveForBot(),
    seat,
    bot,
    seed32: 3,
    options: match.asks[0]?.options.length ?? 0,
  }
}

function pickIn(answer: Result<BotAnswer>): number {
  return answer.ok ? answer.value.thought.pick : -1
}

test('workers think for bots, several at a time, and more requests than workers wait their turn', async () => {
  const two = pool({ workers: 2 })
  const answers = await Promise.all(
    ['expert', 'greedy', 'random', 'search:500', 'novice'].map((bot) => two.think(request(bot))),
  )
  for (const answer of answers) {
    expect(answer).toMatchObject({ ok: true, value: { note: null } })
    expect([0, 1, 2, 3, 4]).toContain(pickIn(answer))
  }
  expect(answers[3]).toMatchObject({ value: { thought: { simulations: 500 } } })
})

test('an abort ends a thought early, with what was found', async () => {
  const one = pool({ workers: 1 })
  await one.think(request('random'))
  const abort = new AbortController()
  setTimeout(() => abort.abort(), 60)
  const began = performance.now()
  const answer = await one.think(request('search:30000ms'), { signal: abort.signal })
  expect(performance.now() - began).toBeLessThan(10_000) // some 70 ms, or a third of what it might take where the machine stands still
  expect(answer).toMatchObject({ ok: true, value: { note: null } })
  expect([0, 1, 2, 3, 4]).toContain(pickIn(answer))
})

test('what is aborted while it waits is answered at random, and those behind it are served', async () => {
  const one = pool({ workers: 1 })
  const abort = new AbortController()
  const first = one.think(request('search:200ms'))
  const second = one.think(request('master'), { signal: abort.signal })
  const third = one.think(request('random'))
  abort.abort()
  expect(await second).toMatchObject({ ok: true, value: { note: expect.stringContaining('cancelled') } })
  expect(await first).toMatchObject({ ok: true, value: { note: null } })
  expect(await third).toMatchObject({ ok: true, value: { note: null } })
})

test('a worker that is stuck is replaced, and a legal pick stands in for its answer', async () => {
  const one = pool({ workers: 1, mostMs: 200, graceMs: 1000 })
  await one.think(request('random'))
  const stuck = await one.think(request('search:100ms', { ...judgedTricks, id: 'stuck' }))
  expect(stuck).toMatchObject({
    ok: true,
    value: { note: expect.stringContaining('did not answer in time') },
  })
  expect([0, 1, 2, 3, 4]).toContain(pickIn(stuck))
  expect(await one.think(request('greedy'))).toMatchObject({ ok: true, value: { note: null } })
})

test('a worker that takes long to load is waited for, and only then is its time counted', async () => {
  const late: BotPool = new BotPool({ workers: 1, mostMs: 20, graceMs: 20, open: () => answeringAfter(400) })
  pools.push(late)
  expect(await late.think(request('random'))).toMatchObject({ ok: true, value: { note: null } })
  expect(await late.think(request('random'))).toMatchObject({
    value: { note: expect.stringContaining('did not answer in time') },
  })
})

/** A worker that answers each request after so many milliseconds. */
function answeringAfter(ms: number): ReturnType<typeof threadChannel> {
  let hear: Parameters<ReturnType<typeof threadChannel>['listen']>[0] = () => {}
  const thought = { pick: 0, simulations: 0, ms: 0, value: null, options: [] }
  return {
    listen(next) {
      hear = next
    },
    send: ({ id }) => void setTimeout(() => hear({ type: 'thought', id, thought }), ms),
    onDeath() {},
    end() {},
  }
}

test('a worker whose rules fail says so, and a legal pick stands in', async () => {
  const one = pool({ workers: 1 })
  const failed = await one.think(request('search:50', { ...judgedTricks, id: 'failing' }))
  expect(failed).toMatchObject({ ok: true, value: { note: expect.stringContaining('the rules are wrong') } })
})

test('wrong requests are faults', async () => {
  const one = pool({ workers: 1 })
  expect(await one.think(request('nobody'))).toMatchObject({ ok: false, fault: { code: 'bad-bot' } })
  expect(await one.think({ ...request('greedy'), game: 'chess' })).toMatchObject({
    ok: false,
    fault: { code: 'unknown-game' },
  })
  expect(await one.think({ ...request('greedy'), seat: 2 })).toMatchObject({
    ok: false,
    fault: { code: 'not-asked' },
  })
  one.close()
  expect(await one.think(request('greedy'))).toMatchObject({ ok: false })
})
