import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { testPostgres } from '../support/postgres.ts'
import { QueueLine } from '../../src/queue/queue-line.ts'
import { startProgram, type ProgramProcess } from '../support/program.ts'

const postgres = await testPostgres()
const url = (await postgres?.hall('queue')) ?? ''
const JOB = 'sim sigmar --games 120 --bots random,greedy --seed 5 --option roundLimit=2 --json'

const started: ProgramProcess[] = []

function start(args: string): ProgramProcess {
  const one = startProgram(args, { TRIALHALL_QUEUE: url })
  started.push(one)
  return one
}

/** What a JSON result says, but for how long it took and on how many cores. */
function figuresIn(text: string): object {
  const {
    seconds: _,
    decisionsPerSecond: __,
    cores: ___,
    ...figures
  } = JSON.parse(text) as Record<string, unknown>
  return figures
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(30)
}

describe.skipIf(postgres === null)('a queue', { timeout: 240_000 }, () => {
  let line: QueueLine
  let local: object

  const count = async (of: string): Promise<number> => {
    const [row] = await line.ask(`SELECT count(*)::int AS n FROM ${of}`)
    return Number(row?.['n'])
  }
  const playedParts = (): Promise<number> => count('queue_parts WHERE result IS NOT NULL')

  beforeAll(async () => {
    const alone = start(`${JOB} --cores 1`)
    await alone.ended
    local = figuresIn(alone.out())
    await start('worker --idle 1').ended // makes the tables
    line = await QueueLine.open({ url, name: 'queue' }, () => undefined)
  }, 240_000)

  afterEach(async () => {
    for (const { child } of started) child.kill('SIGKILL')
    await Promise.all(started.map(({ ended }) => ended))
    started.length = 0
    await line.ask('DELETE FROM queue_runs')
    await line.ask('DELETE FROM queue_workers')
  })

  afterAll(async () => {
    await line?.close()
    await postgres?.close()
  })

  test('workers killed, stopped and woken at will bring the figures of a local run, to the last bit', async () => {
    const run = start(`${JOB} --queue`)
    const workers = [start('worker --cores 1'), start('worker --cores 1')]
    await until(async () => (await playedParts()) > 4)
    workers[0]?.child.kill('SIGSTOP')
    workers[1]?.child.kill('SIGKILL')
    const other = start('worker --cores 1')
    await until(async () => (await count('queue_parts WHERE tries > 1')) > 0)
    workers[0]?.child.kill('SIGCONT')
    await until(async () => (await playedParts()) > 20)
    other.child.kill('SIGKILL')
    start('worker --cores 2')
    expect(await run.ended).toBe(0)
    expect(figuresIn(run.out())).toEqual(local)
    expect(await count('queue_runs')).toBe(0)
    expect(workers[0]?.child.exitCode).toBe(null) // it lives on, without its part
  })

  test('every match is told of as by a local run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'trialhall-'))
    const few = 'sim sigmar --games 12 --seed 3 --option roundLimit=2'
    start('worker --cores 2')
    const [here, there] = [
      start(`${few} --each ${folder}/a.jsonl`),
      start(`${few} --each ${folder}/b.jsonl --queue`),
    ]
    expect(await Promise.all([here.ended, there.ended])).toEqual([0, 0])
    expect(readFileSync(`${folder}/b.jsonl`, 'utf8')).toBe(readFileSync(`${folder}/a.jsonl`, 'utf8'))
  })

  test('an arena ends as early as a local one, and leaves nothing to play', async () => {
    const args = 'arena sigmar --bots greedy,random --games 400 --sprt 0.5,0.8 --option roundLimit=2 --json'
    start('worker --cores 2')
    const [here, there] = [start(`${args} --cores 1`), start(`${args} --queue`)]
    expect(await Promise.all([here.ended, there.ended])).toEqual([0, 0])
    expect(figuresIn(there.out())).toEqual(figuresIn(here.out()))
    expect(await count('queue_runs')).toBe(0)
  })

  test('a run goes on when the process dies that waits for it, and the same command brings its figures', async () => {
    const first = start(`${JOB} --queue`)
    await until(() => first.err().includes('is in the queue'))
    first.child.kill('SIGKILL')
    await first.ended
    const worker = start('worker --cores 1 --idle 2')
    expect(await worker.ended).toBe(0) // all is played, though nobody waits for it
    const again = start(`${JOB} --queue`)
    expect(await again.ended).toBe(0)
    expect(figuresIn(again.out())).toEqual(local)
  })

  test('Ctrl-C sums up what is played; the run rests until --resume goes on with it', async () => {
    const first = start(`${JOB} --queue`)
    const worker = start('worker --cores 1')
    await until(async () => (await playedParts()) > 5)
    first.child.kill('SIGINT')
    expect(await first.ended).toBe(130)
    const { games, isComplete } = JSON.parse(first.out()) as { games: number; isComplete: boolean }
    expect(isComplete).toBe(false)
    const [, id] = /^Run (\w+) is in the queue\.$/m.exec(first.err()) ?? []
    expect(first.err()).toContain(
      `trialhall: Stopped after ${games} of 120 matches; the same command, or --resume ${id}, goes on.\n`,
    )
    expect(await count('queue_runs WHERE is_open')).toBe(0)
    const rest = start(`sim sigmar --json --queue --resume ${id}`)
    expect(await rest.ended).toBe(0)
    expect(figuresIn(rest.out())).toEqual(local)
    worker.child.kill('SIGINT')
    expect(await worker.ended).toBe(130)
    expect(worker.err()).toBe('trialhall: Stopped; what was begun is left to other workers.\n')
  })

  test('a worker leaves runs of other rules and builds alone, and says so; whoever waits hears that nobody works', async () => {
    const run = start(`${JOB} --queue`)
    await until(() => run.err().includes('is in the queue'))
    await line.ask(
      "UPDATE queue_runs SET kin = 'other V8 1.2', task = replace(task, '\"rulesVersion\":', '\"rulesVersion\":99')",
    )
    const worker = start('worker --cores 1')
    await until(() => worker.out().includes('left to others'))
    expect(worker.out()).toMatch(
      /^Run \w+ is of sigmar by rules version 99\d+, and this program has version \d+; it is left to others\.$/m,
    )
    expect(await count('queue_parts')).toBe(0)
    worker.child.kill('SIGINT') // it is of the version that the run still believes it has
    await worker.ended
    await until(() => run.err().includes('waits for workers'))
    expect(run.err()).toMatch(
      /^Run \w+ waits for workers: start "trialhall worker --queue" with the same version/m,
    )
  })

  test('nobody can make a worker run anything but games and bots of its own', async () => {
    const marker = join(mkdtempSync(join(tmpdir(), 'trialhall-')), 'ran')
    const run = start(`${JOB} --queue`)
    await until(() => run.err().includes('is in the queue'))
    for (const bot of [
      { id: 'x', command: `touch ${marker}`, patienceMs: 1000 },
      { id: 'x', module: `data:text/javascript,process.exit(7)` },
      '../../evil.mjs',
    ]) {
      await line.ask('DELETE FROM queue_parts')
      await line.ask(
        `UPDATE queue_runs SET next = 0, id = id || 'x', task = jsonb_set(task::jsonb, '{job,bots}', $1::jsonb)::text`,
        [JSON.stringify([bot, bot])],
      )
      const worker = start('worker --cores 1 --idle 2')
      expect(await worker.ended).toBe(0)
      expect(worker.out()).toMatch(
        /^Run \w+ is refused: ".*" is no bot of this program, and a queue takes only those by name;/m,
      )
    }
    expect(existsSync(marker)).toBe(false)
    expect(await playedParts()).toBe(0)
  })

  test('says in one sentence what is wrong', async () => {
    const sayings = [
      [
        'sim sigmar --queue http://a/b',
        /^trialhall: --queue is no address of a PostgreSQL database; it looks like/,
      ],
      ['sim sigmar --resume abc', /^trialhall: --resume needs --queue/],
      [
        'sim sigmar --queue --resume abc --seed 4',
        /^trialhall: --resume goes on with a run as it is; leave out --seed\.\n$/,
      ],
      ['sim sigmar --queue --resume abc', /^trialhall: There is no run abc in the queue; it is empty\.\n$/],
      [
        'sim sigmar --bots exec:true --queue',
        /^trialhall: "exec:true" is no bot of this program, and a queue takes only those by name/,
      ],
      [
        'worker --queue postgres://nobody:geheim@127.0.0.1:1/none',
        /^trialhall: The queue none at 127\.0\.0\.1 cannot be used: .*\n$/,
      ],
    ] as const
    for (const [args, said] of sayings) {
      const one = start(args)
      expect([1, 2]).toContain(await one.ended)
      expect(one.err()).toMatch(said)
      expect(one.err()).not.toContain('geheim')
    }
  })
})
