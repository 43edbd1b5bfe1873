import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { games } from '@trialhall/games'
import type { AnyGame } from '@trialhall/kernel'
import { seatPlanFor } from '../../src/online/forms/setup.ts'
import { usualSetup, withSeats } from '../../src/setup/setup.ts'
import { hasFinished, noteFinished } from '../../src/device/finished.ts'
import { keepPlay } from '../../src/device/saved-matches.ts'
import { storage } from '../device/kept-storage.ts'
import { savedMatch } from '../local/engine/table-room.ts'

const [sigmar, lanes] = games.games as [AnyGame, AnyGame]

beforeEach(() => vi.stubGlobal('localStorage', storage()))
afterEach(() => vi.unstubAllGlobals())

const bots = (game: AnyGame): unknown[] =>
  withSeats(usualSetup(game), game.seats.max)
    .seats.filter(({ kind }) => kind === 'bot')
    .map(({ strength }) => strength)

test('whoever has never finished a match of a game meets novices, on this device and online', () => {
  expect(bots(sigmar)).toEqual(['novice', 'novice', 'novice'])
  expect(seatPlanFor(sigmar, 'bot')).toEqual({ kind: 'bot', bot: 'novice' })
})

test('after the first finished match of a game its bots are stronger, those of other games are not', () => {
  noteFinished(sigmar.id)
  noteFinished(sigmar.id)
  expect(bots(sigmar)).toEqual(['adept', 'adept', 'adept'])
  expect(bots(lanes)).toEqual(['novice'])
})

test('a match that is kept with its end counts as finished, one that goes on does not', () => {
  const match = savedMatch('pb')
  keepPlay(match)
  expect(hasFinished('sigmar')).toBe(false)
  keepPlay({ ...match, outcome: { ranks: [1, 2], scores: [30, 12], reason: 'valor' } })
  expect(hasFinished('sigmar')).toBe(true)
})
