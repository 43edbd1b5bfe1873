import { games } from '@trialhall/games'
import { expect, test } from 'vitest'
import { rulebookOf } from '../../src/games/rulebooks.ts'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

test.each(games.games.map(({ id }) => id))(
  'the rulebook of %s is found, and none of a game that is not there',
  async (id) => {
    expect((await rulebookOf(id))?.sections.length).toBeGreaterThan(3)
    expect(await rulebookOf('chess')).toBeNull()
  },
)
