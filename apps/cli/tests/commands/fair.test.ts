import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitmentOf, secretOf, seedOf } from '@trialhall/fair'
import { logToLink, Match, type Log, type SeedFrom } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { playRandomly } from '../../src/logs/stepping.ts'
import { sprint } from '../support/sprint.ts'
import { run } from '../support/terminal.ts'

const folder = mkdtempSync(join(tmpdir(), 'trialhall-fair-'))
const from = {
  table: 'k3v9x0q2m7a1b5c8',
  game: 2,
  secret: secretOf('c4'.repeat(32), 2),
  brought: ['00112233445566778899aabbccddeeff', 'ffeeddccbbaa99887766554433221100'],
}
const seedFrom: SeedFrom = { ...from, commitment: commitmentOf(from) }

/** The log of a match between two people online, as the server gives it. */
function playedLog(): Log {
  const started = Match.start(sprint, { seats: 2, seed: seedOf(from), generator: 'chacha20', seedFrom })
  if (!started.ok) throw new Error(started.fault.message)
  playRandomly(started.value, 1000)
  return started.value.log
}

function fileOf(log: unknown): string {
  const path = join(folder, 'match.json')
  writeFileSync(path, JSON.stringify(log))
  return path
}

describe('replay --verify of a log that says where its seed comes from', () => {
  test('checks promise, secret, seats and seed, from a file and from a link', async () => {
    const log = playedLog()
    for (const source of [fileOf(log), logToLink(log)]) {
      const { code, err } = await run(`replay ${source} --verify`)
      expect(code).toBe(0)
      expect(err).toMatch(/Verified: \d+ choices?, played twice/)
      expect(err).toContain(
        `Verified: The secret of the server is the one of the commitment ${seedFrom.commitment}.`,
      )
      expect(err).toContain('Verified: The seed follows from that secret and from what each seat brought.')
      expect(err).toContain('Verified: Seats A and B brought 16 bytes of their own to it.')
    }
  })

  const lies: readonly [string, (log: Log) => object, RegExp][] = [
    [
      'another seed',
      (log) => ({ ...log, seed: `${String(log.seed).slice(0, -2)}00` }),
      /but the match was played with/,
    ],
    ['another generator', ({ generator: _generator, ...log }) => log, /played with the generator sfc32/],
    [
      'another secret',
      (log) => ({ ...log, seedFrom: { ...seedFrom, secret: 'ab'.repeat(32) } }),
      /gives the commitment/,
    ],
    [
      'another commitment',
      (log) => ({ ...log, seedFrom: { ...seedFrom, commitment: 'ab'.repeat(32) } }),
      /gives the commitment/,
    ],
    ['another number', (log) => ({ ...log, seedFrom: { ...seedFrom, game: 3 } }), /gives the commitment/],
    [
      'seats that change places',
      (log) => ({ ...log, seedFrom: { ...seedFrom, brought: seedFrom.brought.toReversed() } }),
      /give the seed/,
    ],
  ]
  test.each(lies)('does not believe %s', async (_what, lie, complaint) => {
    const { code, err } = await run(`replay ${fileOf(lie(playedLog()))} --verify`)
    expect(code).not.toBe(0)
    expect(err).toMatch(/Not verified: /)
    expect(err).toMatch(complaint)
  })

  test('says of a log without it what it always said', async () => {
    const { generator: _generator, seedFrom: _from, ...log } = playedLog()
    const { err } = await run(`replay ${fileOf({ ...log, choices: [] })} --verify`)
    expect(err).toMatch(/^Verified: 0 choices, played twice, both end in \w+\.\n$/)
  })
})
