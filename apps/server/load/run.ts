import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Measure, Question } from './measures.ts'
import { Stopwatch, type Timings } from './stopwatch.ts'
import { echoMany, playMany, type SwarmPlan } from './swarm.ts'

const SERVERS = {
  'bare ws echo': { file: new URL('./echo.ts', import.meta.url), swarm: echoMany },
  trialhall: { file: new URL('./server.ts', import.meta.url), swarm: playMany },
}

/** One server under one load. */
interface Row extends Timings {
  readonly server: string
  readonly matches: number
  readonly paceMs: number
  /** Microseconds of the server's CPU for each choice. */
  readonly cpuUs: number
  /** Bytes for each match: while it is played, and when everybody has gone. */
  readonly live: number
  readonly idle: number
}

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '50,200' },
    seconds: { type: 'string', default: '10' },
    warmup: { type: 'string', default: '3' },
    pace: { type: 'string', default: '0' },
  },
})

const rows: Row[] = []
for (const matches of values.matches.split(',').map(Number)) {
  for (const [server, { file, swarm }] of Object.entries(SERVERS)) {
    const row = await measure(server, { file, swarm, matches })
    rows.push(row)
    console.log(lineOf(row))
  }
}
console.log(JSON.stringify(rows.map(rounded)))
process.exit(0)

interface Under {
  readonly file: URL
  readonly swarm: (plan: SwarmPlan) => Promise<() => void>
  readonly matches: number
}

async function measure(server: string, { file, swarm, matches }: Under): Promise<Row> {
  const child = fork(fileURLToPath(file), { execArgv: ['--expose-gc'] })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  const paceMs = Number(values.pace)
  const watch = new Stopwatch()
  await warmUp({ port, swarm })
  const empty = await ask(child, 'rest')
  const leave = await swarm({ port, matches, paceMs, watch })
  await seconds(Number(values.warmup))
  const before = await ask(child, 'measure')
  watch.begin()
  await seconds(Number(values.seconds))
  const timings = watch.end()
  const after = await ask(child, 'measure')
  const live = await ask(child, 'rest')
  leave()
  await seconds(2)
  const rested = await ask(child, 'rest')
  child.send('end' satisfies Question)
  await once(child, 'exit')
  return {
    server,
    matches,
    paceMs,
    ...timings,
    cpuUs: ((after.cpu - before.cpu) * 1e6) / timings.choices,
    live: (live.heap - empty.heap) / matches,
    idle: (rested.heap - empty.heap) / matches,
  }
}

/** Lets a few play first, so that what a program needs once is not counted for each match. */
async function warmUp({ port, swarm }: { port: number; swarm: Under['swarm'] }): Promise<void> {
  const leave = await swarm({ port, matches: 10, paceMs: 0, watch: new Stopwatch() })
  await seconds(2)
  leave()
  await seconds(1)
}

async function ask(child: ChildProcess, question: Question): Promise<Measure> {
  const answer = once(child, 'message') as Promise<[Measure]>
  child.send(question)
  return (await answer)[0]
}

function seconds(count: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, count * 1000))
}

function rounded(row: Row): Row {
  const { perSecond, p50, p99, cpuUs, live, idle } = row
  const short = (value: number): number => Math.round(value * 100) / 100
  return {
    ...row,
    perSecond: Math.round(perSecond),
    p50: short(p50),
    p99: short(p99),
    cpuUs: Math.round(cpuUs),
    live: Math.round(live),
    idle: Math.round(idle),
  }
}

function lineOf(row: Row): string {
  const { server, matches, perSecond, p50, p99, cpuUs, live, idle } = rounded(row)
  return `${server}, ${matches} matches: ${perSecond} choices/s, acknowledged in ${p50} ms (p50) and ${p99} ms (p99), ${cpuUs} µs of CPU a choice, ${live} bytes a live match, ${idle} an idle one`
}
