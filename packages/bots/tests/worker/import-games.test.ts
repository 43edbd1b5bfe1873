import { registry, type Registry } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import { tug } from '../../../../examples/tug/game.ts'
import { importGames, moduleOf } from '../../src/node.ts'
import { games as own } from './own-games.ts'

const NOTHING = 'data:text/javascript,export const game = 1'

test('a thread gets the games of the module that the registry names', async () => {
  const module = await moduleOf(own)
  expect(module).toMatch(/own-games\.ts$/)
  expect((await importGames(module)).games.map(({ id }) => id)).toEqual(['race'])
})

test('an address may be a URL', () => {
  expect(registry([race], new URL('file:///hall/games.js')).module).toBe('file:///hall/games.js')
  expect(registry([race]).module).toBeNull()
})

test.each<[what: string, games: Registry, why: RegExp]>([
  ['no module', registry([race]), /^The games name no module; threads import the games anew/],
  ['a module without games', registry([race], NOTHING), /exports no registry as "games"; threads import/],
  ['a module of other games', registry([tug], own.module ?? ''), /^The games are tug, and .* exports race;/],
])('%s is refused in one sentence that says what to write', async (_what, games, why) => {
  await expect(moduleOf(games)).rejects.toThrow(why)
  await expect(moduleOf(games)).rejects.toThrow('export const games = registry([…], import.meta.url).')
})
