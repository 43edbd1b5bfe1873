import { registry } from '@trialhall/kernel'
import { afterAll, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import { boardOf } from '../../src/games/boards.ts'
import { gamesWithDecks } from '../../src/games/deck-kits.ts'
import { covers, games, openHall, partsOf, withGames, type HallGames } from '../../src/games/hall.ts'
import { isTaught } from '../../src/games/lessons.ts'
import { rulebookOf } from '../../src/games/rulebooks.ts'
import { openProductHall } from '../product-hall.ts'

afterAll(openProductHall)

/** A hall of one game, which counts how often its rules are fetched. */
function raceHall(members: Partial<HallGames> = {}): { readonly fetched: () => number } {
  const seen = { fetched: 0 }
  openHall({
    parts: { race: { cover: race } },
    games: async () => {
      seen.fetched += 1
      return registry([race])
    },
    table: () => {
      throw new Error('There are no workers in tests.')
    },
    ...members,
  })
  return { fetched: () => seen.fetched }
}

test('the first page knows the boxes and fetches no rules', () => {
  const { fetched } = raceHall()
  expect(covers().map(({ title }) => title)).toEqual(['Race'])
  expect(partsOf('race')?.cover.id).toBe('race')
  expect([partsOf('sigmar'), partsOf('constructor')]).toEqual([undefined, undefined])
  expect(fetched()).toBe(0)
  expect(() => games.games).toThrow('The games are not loaded: see withGames.')
})

test('a page that needs the games waits for them, and they are fetched once', async () => {
  const { fetched } = raceHall()
  expect(await withGames(Promise.resolve('page'))).toBe('page')
  await withGames(Promise.resolve())
  expect(fetched()).toBe(1)
  expect(games.games.map(({ id }) => id)).toEqual(['race'])
  expect(games.find('sigmar')).toMatchObject({ ok: false, fault: { code: 'unknown-game' } })
})

test('games that could not be fetched are fetched again by the next page', async () => {
  let isOnline = false
  raceHall({
    games: async () => {
      if (!isOnline) throw new Error('no network')
      return registry([race])
    },
  })
  await expect(withGames(Promise.resolve())).rejects.toThrow('no network')
  isOnline = true
  await withGames(Promise.resolve())
  expect(games.games).toHaveLength(1)
})

test('a game of others may come without board, lesson, decks and rules', async () => {
  raceHall()
  expect(await boardOf('race')).toBeNull()
  expect([isTaught('race'), gamesWithDecks()]).toEqual([false, []])
  expect(await rulebookOf('race')).toBeNull()
})

test('the rules of a game of others are read from its Markdown', async () => {
  raceHall({ rules: async () => '# Race\n\n## 1 The turn\n\n**R-1.1** Draw a card.\n' })
  expect((await rulebookOf('race-with-rules'))?.sections.length).toBeGreaterThan(0)
})
