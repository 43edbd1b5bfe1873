import { below, reseed, seeded } from '@trialhall/kernel'
import type { Bot, Deliberation, Start } from './bot.ts'
import type { Position } from '@trialhall/kernel'

/** Picks any option, each as likely as the others. */
export const randomBot: Bot = {
  id: 'random',
  isTimed: false,
  limitMs: 50,
  begin(position: Position, { word }: Start): Deliberation {
    const chance = seeded(0)
    reseed(chance, word)
    const pick = below(chance, position.ask.options.length)
    return {
      advance: () => true,
      conclude: () => ({ pick, simulations: 0, ms: 0, value: null, options: [] }),
    }
  },
}
