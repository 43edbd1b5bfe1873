import { botNamed, think, type Bot, type Clock, type Thought } from '@trialhall/bots'
import type { Game, Position } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import {
  bareOutposts,
  outposts,
  WORTH,
  type OutpostsEvent,
  type OutpostsOption,
  type OutpostsState,
} from '../../../../examples/outposts/game.ts'
import { advanced, positionOf } from '../support/positions.ts'

type Outposts = Game<OutpostsState, OutpostsEvent>

/** With a quick pick, but without a shortlist. */
const unlisted: Outposts = {
  ...bareOutposts,
  rollout: outposts.rollout as NonNullable<Outposts['rollout']>,
  evaluate: outposts.evaluate as NonNullable<Outposts['evaluate']>,
}

/** A game on a slow machine: each simulation takes so many milliseconds, and no clock but its own shows them. */
function slow(game: Outposts, ms: number): { game: Outposts; clock: Clock } {
  const time = { now: 0 }
  const clone: Outposts['clone'] = (state) => {
    time.now += ms
    return game.clone(state)
  }
  return { game: { ...game, clone }, clock: () => time.now }
}

interface Seen {
  readonly position: Position
  readonly thought: Thought
}

/** What a bot thinks of the first 400 options, where a simulation takes 13 ms: time for 19 of them in a quarter of a second. */
function seenBy(name: string, of: Outposts, seed32 = 1): Seen {
  const { game, clock } = slow(of, 13)
  const position = positionOf(advanced(game, 2, 1))
  const bot: Bot = sure(botNamed(name))
  return { position, thought: think(bot, position, { seed32, clock }) }
}

function optionPicked({ position, thought }: Seen): OutpostsOption {
  return position.ask.options[thought.pick] as OutpostsOption
}

function triedIn({ thought }: Seen): number[] {
  return thought.options.flatMap(({ visits }, index) => (visits > 0 ? [index] : []))
}

test('the ask has 400 options', () => {
  expect(seenBy('random', outposts).position.ask.options).toHaveLength(400)
})

describe.each(['greedy', 'novice', 'adept'])('%s before 400 options, with time for a few', (name) => {
  test('tries all that the game finds worth a thought, and nothing else', () => {
    const seen = seenBy(name, outposts)
    const { view, ask } = seen.position
    const listed = outposts.shortlist?.(view as unknown as OutpostsState, ask) ?? []
    expect(triedIn(seen)).toEqual(listed.toSorted((a, b) => a - b))
  })

  test('tries what it would pick quickly where there is no shortlist', () => {
    for (let seed32 = 1; seed32 <= 8; seed32++) {
      const seen = seenBy(name, unlisted, seed32)
      const worths = triedIn(seen).map((at) => {
        const option = seen.position.ask.options[at] as OutpostsOption
        return option.do === 'build' ? (WORTH[option.field] as number) : 0
      })
      expect(Math.max(...worths)).toBe(4)
    }
  })

  test('looks everywhere where it knows nothing', () => {
    const firsts = Array.from({ length: 60 }, (_, seed32) => triedIn(seenBy(name, bareOutposts, seed32)))
    const tried = firsts.flat()
    const inFirstHalf = tried.filter((at) => at < 200).length / tried.length
    expect(inFirstHalf).toBeGreaterThan(0.44)
    expect(inFirstHalf).toBeLessThan(0.56)
    expect(new Set(tried).size).toBeGreaterThan(300)
  })
})

test('greedy builds where the land is best', () => {
  const picked = optionPicked(seenBy('greedy', outposts))
  expect(picked.do === 'build' && WORTH[picked.field]).toBe(4)
})

test('a search that has time looks at more and more options, but never at all of them once only', () => {
  const position = positionOf(advanced(bareOutposts, 2, 1))
  const widths = [50, 200, 800].map((simulations) => {
    const thought = think(sure(botNamed(`search:${simulations}`)), position, { seed32: 1 })
    return thought.options.filter(({ visits }) => visits > 0).length
  })
  expect(widths).toEqual([36, 71, 142])
})
