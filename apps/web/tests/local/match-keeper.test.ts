import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasFinished } from '../../src/device/finished.ts'
import { readMatch, writeMatch } from '../../src/device/saved-matches.ts'
import { boardOf } from '../../src/games/boards.ts'
import { MatchKeeper } from '../../src/local/match-keeper.ts'
import { storage } from '../device/kept-storage.ts'
import { openProductHall } from '../product-hall.ts'
import { Room, savedMatch } from './engine/table-room.ts'

await openProductHall()

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

const outcome = { ranks: [1, 2], scores: [30, 12], reason: 'valor' }

test('to look at a finished match that came from elsewhere notes how it ended, and is not to play it', async () => {
  const match = { ...savedMatch('pb'), outcome, playedAt: 5 }
  writeMatch(match)
  const keeper = new MatchKeeper(match, () => undefined)
  await boardOf('sigmar')
  keeper.see({ snapshot: new Room(match).now, story: [], fresh: 0 })
  const read = readMatch(match.id)
  expect(read.ok && read.value.progress).not.toBe('')
  expect(read.ok && read.value.playedAt).toBe(5)
  expect(hasFinished('sigmar')).toBe(false)
})

test('to play a match to its end is to finish it, and moves it up', () => {
  const match = { ...savedMatch('pb'), playedAt: 5 }
  const keeper = new MatchKeeper(match, () => undefined)
  keeper.keep(match.log, outcome)
  const read = readMatch(match.id)
  expect(read.ok && read.value.playedAt).toBeGreaterThan(5)
  expect(read.ok && read.value.outcome).toEqual(outcome)
  expect(hasFinished('sigmar')).toBe(true)
})
