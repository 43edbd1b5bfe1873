import { quickBot, stoppedClock, think, type Bot } from '@trialhall/bots'
import { indexOfBest, nextWord, type Chance, type Position } from '@trialhall/kernel'

/** What a script thinks of the options of an ask: any number, the highest is picked. */
export type OptionRate = (option: never) => number

/**
 * A strategy that fits on a page: it rates every option by what its seat sees, and picks the best. Equals are told apart by its own
 * chance, never by their place in the list: that alone moves results by ten points.
 */
export function script(id: string, rateOf: (position: Position) => OptionRate): Bot {
  return quickBot(id, (position: Position, chance: Chance) => {
    const rate = rateOf(position) as (option: unknown) => number
    const { options } = position.ask
    return options.length === 1 ? 0 : indexOfBest(options, rate, chance)
  })
}

/** A script that has ideas of its own for some asks, and for all others those of another bot. */
export function variant(id: string, base: Bot, rateOf: (position: Position) => OptionRate | null): Bot {
  return quickBot(id, (position: Position, chance: Chance) => {
    const rate = rateOf(position) as ((option: unknown) => number) | null
    if (rate === null) return think(base, position, { seed32: nextWord(chance), clock: stoppedClock }).pick
    return indexOfBest(position.ask.options, rate, chance)
  })
}
