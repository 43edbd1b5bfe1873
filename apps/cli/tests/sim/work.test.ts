import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { emptySummary, mergeSummaries, type MatchRecord, type SimSummary } from '@trialhall/bots'
import { expect, test } from 'vitest'
import { failed } from '../../src/failure.ts'
import type { CommandContext } from '../../src/command-context.ts'
import type { BatchJob, BatchPart, BatchPartDone } from '../../src/sim/job.ts'
import { Unplayable, type Staff } from '../../src/sim/staff.ts'
import { requireComplete, work } from '../../src/sim/work.ts'

/** A module of no games, which nobody needs who plays elsewhere. */
const module = join(mkdtempSync(join(tmpdir(), 'trialhall-')), 'games.mjs')
writeFileSync(module, 'export const games = { find: () => undefined, games: [] }')

const context = {
  registry: { games: [], module: pathToFileURL(module).href },
  terminal: { errors: new PassThrough(), showsProgress: false },
} as unknown as CommandContext
const AGAIN = 'the same command, or --resume run1, goes on'
const MATCHES = 300
const job = {
  kind: 'sim',
  game: 'sigmar',
  bots: ['random', 'random'],
  seats: 2,
  seed: 1,
  options: {},
  games: MATCHES,
} as const satisfies BatchJob

type Play = (part: BatchPart) => BatchPartDone<SimSummary>

/** A part in which so many matches were played. */
const sound: Play = (part) => ({
  ok: true,
  part,
  figures: { ...emptySummary({ ...job, rulesVersion: 1 }), games: part.to - part.from },
  records: [{} as MatchRecord],
})

/** Somebody elsewhere who plays a run, and how they heard that it ended. */
function elsewhere(play: Play): {
  readonly staff: () => Promise<Staff<SimSummary>>
  readonly heard: string[]
} {
  const heard: string[] = []
  const staff: Staff<SimSummary> = {
    hands: 2,
    hire: () => ({ play: async (part) => play(part), end: async () => undefined }),
    cores: () => 2,
    dismiss: async (why) => void heard.push(why),
    again: AGAIN,
  }
  return { staff: async () => staff, heard }
}

const plan = { job, matches: MATCHES, cores: 2, merge: mergeSummaries }

test('matches that cannot be written down are in the figures, and their run rests', async () => {
  const { staff, heard } = elsewhere(sound)
  let written = 0
  const onRecords = (): void => {
    if (written++ === 5)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  }
  const done = await work<'sim'>({ ...plan, staff, onRecords }, context)
  expect(done.figures.games).toBeGreaterThanOrEqual(18)
  expect(done.figures.games).toBeLessThan(MATCHES)
  expect(written).toBe(6) // nothing follows a line that is missing
  expect(heard).toEqual(['stopped'])
  expect(() => requireComplete(done, { played: done.figures.games, wanted: MATCHES })).toThrow(
    `There is no room left on the disk (ENOSPC: no space left on device, write); make room, and ${AGAIN}. The figures are of ${done.figures.games} of ${MATCHES} matches.`,
  )
})

test.each([
  ['a part that cannot be played', () => ({ ok: false, message: 'Nobody tries again.' }), 'failed'],
  [
    'a run that ended every worker',
    () => {
      throw new Unplayable('Nobody tries again.')
    },
    'failed',
  ],
  [
    'a queue that cannot be reached',
    () => {
      throw failed('The queue cannot be used: ECONNRESET')
    },
    'stopped',
  ],
  [
    'a hand that is at fault itself',
    () => {
      throw new Error('EMFILE')
    },
    'stopped',
  ],
] as const satisfies readonly (readonly [string, Play, string])[])(
  '%s: the run is forgotten only where nobody could ever play it',
  async (_, play, why) => {
    const { staff, heard } = elsewhere(play)
    await expect(work<'sim'>({ ...plan, staff }, context)).rejects.toThrow(
      why === 'failed' ? 'Nobody tries again.' : /ECONNRESET|EMFILE/,
    )
    expect(heard).toEqual([why])
  },
)
