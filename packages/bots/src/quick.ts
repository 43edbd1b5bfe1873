import { reseed, seeded, type Chance, type Position } from '@trialhall/kernel'
import type { Bot } from './bot.ts'

/** A bot that needs no time: `pick` answers the index of an option from what the seat sees and a chance of its own. */
export function quickBot(id: string, pick: (position: Position, chance: Chance) => number): Bot {
  return {
    id,
    isTimed: false,
    limitMs: 50,
    begin(position, { seed32 }) {
      const chance = seeded(0)
      reseed(chance, seed32)
      const picked = pick(position, chance)
      return {
        advance: () => true,
        conclude: () => ({ pick: picked, simulations: 0, ms: 0, value: null, options: [] }),
      }
    },
  }
}
