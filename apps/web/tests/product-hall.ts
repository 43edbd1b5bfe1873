import { games } from '@trialhall/games'
import { gameParts } from '@trialhall/games/parts'
import { openHall, withGames } from '../src/games/hall.ts'
import { rulesOf } from '../src/product-rules.ts'

/** Does what main.tsx does before a page is shown, and waits as a page does that needs the games. */
export async function openProductHall(): Promise<void> {
  openHall({
    parts: gameParts,
    games: async () => games,
    table: () => {
      throw new Error('There are no workers in tests.')
    },
    rules: rulesOf,
  })
  await withGames(Promise.resolve())
}
