import { battleDecks } from '@trialhall/game-battle-decks'
import { eldar } from '@trialhall/game-eldar'
import { lanes } from '@trialhall/game-lanes'
import { sigmar } from '@trialhall/game-sigmar'
import { tempus } from '@trialhall/game-tempus'
import { botNamed, searchBot, stoppedClock, STRENGTHS, STYLES, think, type Bot } from '@trialhall/bots'
import { sure } from '@trialhall/kernel/testkit'
import { nextWord, seeded, type AnyGame, type Position } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { bareOutposts, outposts } from '../../../../examples/outposts/game.ts'
import { advanced, positionOf } from '../support/positions.ts'
import { shuffled } from '../support/shuffled.ts'
import { judgedTricks, tricks } from '../support/tricks.ts'

/** How much is tried of each game and bot: a little here, a lot in `npm run soak`. */
const SIZE =
  Number(process.env.TRIALHALL_RUNS ?? 0) > 100
    ? { positions: 20, counted: 10, seeds: 5, picks: 200, thought: 1 }
    : { positions: 1, counted: 1, seeds: 1, picks: 24, thought: 1 / 4 }
const NAMES = ['random', 'greedy', 'novice', 'adept']
const games: readonly AnyGame[] = [
  tricks,
  judgedTricks,
  bareOutposts,
  outposts,
  sigmar,
  lanes,
  eldar,
  battleDecks,
  tempus,
]

function bot(name: string): Bot {
  return sure(botNamed(name))
}

/** The bot of a name; a search thinks for a part of its simulations, since many of its picks are counted. */
function hastyBot(name: string): Bot {
  const strength = STRENGTHS.find((one) => one === name)
  if (strength === undefined || SIZE.thought === 1) return bot(name)
  const style = STYLES[strength]
  const simulations = Math.ceil(style.budget.simulations * SIZE.thought)
  return searchBot(name, { ...style, place: null, budget: { ...style.budget, simulations } })
}

function pickOf(thinker: Bot, at: Position, seed32: number): number {
  return think(thinker, at, { seed32, clock: stoppedClock }).pick
}

/** Positions from all over random matches, each with a real choice. */
function positionsIn(game: AnyGame, count: number): Position[] {
  const chance = seeded(`order ${game.id}`)
  const found: Position[] = []
  while (found.length < count) {
    const match = advanced(game, nextWord(chance) % 1000, nextWord(chance) % 60)
    if ((match.asks[0]?.options.length ?? 0) > 1) found.push(positionOf(match))
  }
  return found
}

describe.each(games.map((game) => ({ id: game.id, game })))('in $id', ({ game }) => {
  test.each(NAMES.filter((name) => name !== 'random'))(
    '%s picks the same option of an ask whatever their order is, word for word',
    (name) => {
      const [thinker, seeds] = [bot(name), seeded(name)]
      for (const position of positionsIn(game, SIZE.positions)) {
        for (let i = 0; i < SIZE.seeds; i++) {
          const seed32 = nextWord(seeds)
          const other = shuffled(position, nextWord(seeds), false)
          const pick = other.original(pickOf(thinker, other.position, seed32))
          expect(position.ask.options[pick]).toEqual(position.ask.options[pickOf(thinker, position, seed32)])
        }
      }
    },
  )
})

/** Standard errors by which the shares of an option may differ between the orders: once in 16,000 comparisons by chance. */
const TOLERANCE = 4

describe.each(games.map((game) => ({ id: game.id, game })))(
  'in $id, with the options of every ask shuffled',
  ({ game }) => {
    test.each(NAMES)('%s picks each option as often as before', (name) => {
      const [thinker, seeds] = [hastyBot(name), seeded(name)]
      for (const position of positionsIn(game, SIZE.counted)) {
        const here = position.ask.options.map(() => 0)
        const there = position.ask.options.map(() => 0)
        for (let i = 0; i < SIZE.picks; i++) {
          const other = shuffled(position, nextWord(seeds), true)
          count(here, pickOf(thinker, position, nextWord(seeds)))
          count(there, other.original(pickOf(thinker, other.position, nextWord(seeds))))
        }
        expect(here.map((picks, at) => deviationOf(picks, there[at] as number))).toEqual(
          here.map(() => expect.toSatisfy((off: number) => off <= TOLERANCE)),
        )
      }
    })
  },
)

function count(counts: number[], index: number): void {
  counts[index] = (counts[index] as number) + 1
}

/** How far two counts of as many picks lie apart, in standard errors of their difference. */
function deviationOf(one: number, other: number): number {
  const share = (one + other + 1) / (2 * SIZE.picks + 2)
  return Math.abs(one - other) / Math.sqrt(SIZE.picks * 2 * share * (1 - share))
}
