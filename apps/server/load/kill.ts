import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { ask, pass, tell } from './measure.ts'
import type { Hold } from './hold-meter.ts'
import type { Question } from './measures.ts'
import { end, start, startServer } from './programs.ts'
import type { Taken } from './swarm-channel.ts'

/** How pages come back to their matches after the server was killed. */
export interface ComingBack {
  readonly matches: number
  /** Choices of a match until then, on average. */
  readonly choices: number
  /** Milliseconds from the kill until the next server listened. */
  readonly downMs: number
  /** From then on, for each page until its match was there. */
  readonly back: Taken
  /** The longest that the main thread of the server was held meanwhile. */
  readonly hold: Hold
  /** Milliseconds of the server's CPU since it began, all its threads together. */
  readonly cpuMs: number
}

const PROGRAM = { place: 'server', name: 'server' } as const
const GAME = 'lanes'
/** Choices of a match when the server is killed, on average: about half of one. */
const CHOICES_EACH = 200
const LOOK_MS = 1000

/** How many play, and where a CPU profile of the server that comes after goes, if anywhere. */
export interface KillPlan {
  readonly matches: number
  readonly profile: string | null
}

/** Lets people play, kills the server with `kill -9`, starts it again on the same folder, and has all pages come back at the same time. */
export async function measureKill({ matches, profile }: KillPlan): Promise<ComingBack> {
  const folder = mkdtempSync(join(tmpdir(), 'trialhall-kill-'))
  const first = await startServer(PROGRAM, ['--data', folder])
  const swarm = start({ place: 'server', name: 'swarm' }, [])
  const plan = { port: first.port, game: GAME, people: 2, matches, paceMs: 0, visibility: 'link' } as const
  await tell(swarm, { order: 'play', plan })
  const choices = await playUntil(swarm, CHOICES_EACH * matches)
  await tell(swarm, { order: 'pause' })
  const killedAt = performance.now()
  await killed(first.server)
  const profiling = profile === null ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`]
  const next = await startServer(PROGRAM, ['--data', folder], profiling)
  const downMs = performance.now() - killedAt
  const back = (await tell(swarm, { order: 'return', port: next.port })) as Taken
  const { hold, cpu } = await ask(next.server, 'cpu')
  await tell(swarm, { order: 'leave' })
  await end([next.server, swarm], () => {
    next.server.send('end' satisfies Question)
    swarm.disconnect()
  })
  rmSync(folder, { recursive: true, force: true })
  return { matches, choices: choices / matches, downMs, back, hold, cpuMs: cpu * 1000 }
}

/** Lets a swarm play until it has made so many choices; answers how many they were. */
async function playUntil(swarm: ChildProcess, wanted: number): Promise<number> {
  let choices = 0
  while (choices < wanted) {
    await tell(swarm, { order: 'begin' })
    await pass(LOOK_MS)
    choices += ((await tell(swarm, { order: 'end' })) as Taken).choices
  }
  return choices
}

async function killed(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit')
  server.kill('SIGKILL')
  await gone
}

/** What is promised of a thousand matches, in milliseconds. */
const AIMS = { back: 5000, hold: 50 }

/** What is measured, in a line. */
export function killLine({ matches, choices, downMs, back, hold, cpuMs }: ComingBack): string {
  const ms = (value: number): string => `${Math.round(value)} ms`
  return [
    `${matches} matches of Lanes, ${Math.round(choices)} choices each, killed and started again in ${ms(downMs)}.`,
    `  ${back.choices} pages are back in their matches after ${ms(back.p50)} (p50), ${ms(back.p99)} (p99), the last after ${ms(back.longest)} (aim: ${ms(AIMS.back)})`,
    `  the main thread was held for ${ms(hold.wall)} at most (aim: ${ms(AIMS.hold)}), and for ${hold.cpu === null ? 'an unknown time' : ms(hold.cpu)} of CPU; the server had ${ms(cpuMs)} of CPU since its start`,
  ].join('\n')
}
