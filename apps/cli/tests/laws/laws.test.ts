import { registry, type AnyGame } from '@trialhall/kernel'
import { LAWS } from '@trialhall/kernel/laws'
import { expect, test } from 'vitest'
import { inspect } from '../../src/laws/inspection.ts'
import { sprint } from '../support/sprint.ts'
import { run } from '../support/terminal.ts'

const broken = (members: Partial<AnyGame>): ReturnType<typeof registry> =>
  registry([{ ...sprint, ...members }])

test('a sound game keeps every law, and each is named', async () => {
  const { code, out, err } = await run('laws sprint --runs 3')
  expect([code, err]).toEqual([0, ''])
  expect(out.match(/^✓ /gm)).toHaveLength(LAWS.length)
  expect(out).toContain('✓ every match ends (3 matches)')
})

test('a law that is broken says why, with what plays that match again', async () => {
  const sharing = broken({ clone: (state) => ({ ...state }) })
  const { code, out, err } = await run('laws sprint --only clone', '', null, sharing)
  expect(code).toBe(1)
  expect(out).toContain('✗ a clone is equal and independent')
  expect(out).toMatch(/a\s+clone shares state\.\w+ with its original/)
  expect(err).toBe('trialhall: Sprint breaks 1 law.\n')
  const sample = /--sample '(.*)'/.exec(out)?.[1] ?? ''
  const again = await run(`laws sprint --only clone --sample ${sample}`, '', null, sharing)
  expect(again.out).toContain(sample)
})

test('after a match that does not end nothing else is tried', async () => {
  const { code, out } = await run('laws sprint', '', null, broken({ outcome: () => null }))
  expect(code).toBe(1)
  expect(out).toContain('✗ every match ends')
  expect(out).toMatch(/Not tried: \d+ more laws\./)
  expect(out.split('\n').filter((line) => /^[✓✗]/.test(line))).toHaveLength(2)
})

test('a law that is not there, and a sample that is none, are refused with what is allowed', async () => {
  const law = await run('laws sprint --only gravity')
  expect(law.code).toBe(2)
  expect(law.err).toContain('No law is called "gravity"; the laws are\n  the faces of the catalog')
  const sample = await run('laws sprint --sample {"seats":2}')
  expect([sample.code, sample.err]).toEqual([
    2,
    'trialhall: --sample is "{\\"seats\\":2}"; allowed is what a broken law printed, with seats, seed and picks.\n',
  ])
})

/** Rules that never come back from a match. */
const ENDLESS = `import { parentPort } from 'node:worker_threads'
const sample = { seats: 2, options: {}, seed: 7, picks: 9 }
parentPort.postMessage({ type: 'looks', law: 'every match ends', sample })
for (;;);`

test('rules that never come back are ended, with the match in which they went on', async () => {
  const job = { game: 'sprint', only: '', runs: 1, seed: 1 }
  const thread = new URL(`data:text/javascript,${encodeURIComponent(ENDLESS)}`)
  const news: unknown[] = []
  const stuck = await inspect(
    { job, module: '' },
    { limitMs: 1500, thread, onNews: (one) => void news.push(one) },
  )
  expect(stuck).toMatchObject({ law: 'every match ends', sample: { seats: 2, seed: 7 } })
  expect(news).toHaveLength(1)
})

const KEPT = `import { parentPort } from 'node:worker_threads'
parentPort.postMessage({ type: 'kept', law: '${LAWS[0]?.name}', matches: 1 })`

const ENDED = /^The laws could not be tried: their thread ended too early\.$/
const SILENT = /^The laws could not be tried: nothing was heard of them for 1\.5 seconds\.$/

test.each([
  ['ends without a word', 'process.exit(0)', { limitMs: 60_000, sentence: ENDED }],
  ['ends after the first law', KEPT, { limitMs: 60_000, sentence: ENDED }],
  ['says nothing', 'setInterval(() => undefined, 1000)', { limitMs: 1500, sentence: SILENT }],
])('a thread that %s is no sound game', async (_, program, { limitMs, sentence }) => {
  const job = { game: 'sprint', only: '', runs: 1, seed: 1 }
  const thread = new URL(`data:text/javascript,${encodeURIComponent(program)}`)
  const tried = inspect({ job, module: '' }, { limitMs, thread, onNews: () => undefined })
  await expect(tried).rejects.toThrow(sentence)
})

const LAST = `import { parentPort } from 'node:worker_threads'
parentPort.postMessage({ type: 'kept', law: '${LAWS.at(-1)?.name}', matches: 1 })
setInterval(() => undefined, 1000)`

test('once the last law has spoken, all are tried', async () => {
  const job = { game: 'sprint', only: '', runs: 1, seed: 1 }
  const thread = new URL(`data:text/javascript,${encodeURIComponent(LAST)}`)
  expect(await inspect({ job, module: '' }, { limitMs: 60_000, thread, onNews: () => undefined })).toBe(null)
})
