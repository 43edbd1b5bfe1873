import { readdirSync } from 'node:fs'
import { arena, type Bot } from '@trialhall/bots'
import { games } from '@trialhall/games'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'

const OPPONENTS = new URL('../opponents/', import.meta.url)

/** Enough matches to see that a script knows what it does, and no more. */
const PLANS: Readonly<Record<string, { readonly games: number; readonly options?: object }>> = {
  sigmar: { games: 12 },
  lanes: { games: 4 },
  eldar: { games: 12, options: { deckDeal: 'random' } },
  'battle-decks': { games: 4 },
  tempus: { games: 4, options: { draft: 'short', rounds: 4 } },
}

function scriptsOf(game: string): string[] {
  return readdirSync(new URL(`${game}/`, OPPONENTS)).filter((name) => name !== 'ways.ts')
}

describe.each(Object.keys(PLANS))('the scripts for %s', (id) => {
  const scripts = scriptsOf(id)

  test('are three', () => {
    expect(scripts).toHaveLength(3)
  })

  test.each(scripts)('%s plays to the end and beats picks at random', async (name) => {
    const { default: bot } = (await import(new URL(`${id}/${name}`, OPPONENTS).href)) as {
      readonly default: Bot
    }
    const game = sure(games.find(id))
    const { games: matches, options } = PLANS[id] ?? { games: 0 }
    const setting = { game, bots: [bot, 'random'], games: matches, seats: game.seats.min, seed: 17 }
    const result = sure(arena({ ...setting, ...(options ? { options } : {}) }))
    expect(result.pairings[0]?.share.value).toBeGreaterThan(0.5)
  })
})
