import { canonical, Match, type Saved } from '@trialhall/kernel'
import { tempus } from '@trialhall/game-tempus'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readCheckpoint, storedCheckpoint } from '../../src/match/history/checkpoint-body.ts'

/** A match of eight Heroes between two of its segments. */
function eightHeroes(): Saved['checkpoint'] {
  const match = Match.start(tempus, { seed: 'eight', seats: 8, options: { draft: 'short' } })
  if (!match.ok) throw new Error(match.fault.message)
  for (let choices = 0; choices < 40; choices++) {
    const [ask] = match.value.asks
    if (ask) match.value.choose(ask.seat, choices % ask.options.length)
  }
  return match.value.save().checkpoint
}

const checkpoint = eightHeroes()
const stored = storedCheckpoint('k3v9x0q2m7a1b5c8', {
  entry: 40,
  follows: 0,
  rulesVersion: tempus.rulesVersion,
  at: 40,
  state: () => checkpoint,
  since: { atEntry: [], cuts: [], packs: [], timed: [] },
})

test('a checkpoint is read as it was written', () => {
  expect(canonical(readCheckpoint(stored).state())).toBe(canonical(checkpoint))
})

test('a checkpoint of an earlier build, whose state is plain JSON, is read too', () => {
  const { compact, ...rest } = JSON.parse(stored.body) as Record<string, unknown>
  expect(compact).toBeTypeOf('string')
  const state = deflateRawSync(JSON.stringify(checkpoint)).toString('base64')
  const earlier = { ...stored, body: JSON.stringify({ ...rest, state }) }
  expect(canonical(readCheckpoint(earlier).state())).toBe(canonical(checkpoint))
})
