import { games } from '@trialhall/games'
import { gameParts } from '@trialhall/games/parts'
import { expect, test } from 'vitest'

test('pages know every game of the house, in its order', () => {
  expect(Object.keys(gameParts)).toEqual(games.games.map(({ id }) => id))
})

test.each(games.games)(
  '$id: its box says what its rules say, and what it names can be loaded',
  async (game) => {
    const parts = gameParts[game.id]
    const { id, title, blurb, seats, players, parties, content, sharesVictory } = game
    expect(parts?.cover).toEqual({ id, title, blurb, seats, players, parties, content, sharesVictory })
    expect((await parts?.board?.())?.gameId ?? id).toBe(id)
    expect((await parts?.lesson?.())?.gameId ?? id).toBe(id)
    expect((await parts?.art?.()) ?? Function).toBeInstanceOf(Function)
  },
)
