import { expect, test } from 'vitest'
import { botNamed, playBout, stoppedClock, think, type Bot } from '@trialhall/bots'
import { advanced, positionOf, redealt, started } from './support/positions.ts'
import { judgedTricks, tricks } from './support/tricks.ts'

const NAMES = ['random', 'greedy', 'novice', 'adept', 'expert', 'search:60']
const games = [tricks, judgedTricks]

function bot(name: string): Bot {
  const found = botNamed(name)
  if (!found.ok) throw new Error(found.fault.message)
  return found.value
}

test.each(NAMES)('%s picks what is offered, in every match of every size', (name) => {
  for (const game of games) {
    for (const seats of [2, 3, 4]) {
      const bots = Array.from({ length: seats }, () => bot(name))
      const played = playBout({ game, bots, seed: `${name}/${seats}` })
      expect(played).toMatchObject({ ok: true, value: { decisions: seats * 4 } })
    }
  }
})

test.each(NAMES)('%s decides the same for the same position and seed32', (name) => {
  const position = positionOf(advanced(judgedTricks, 3, 2))
  const thoughts = [1, 2].map(() => think(bot(name), position, { seed32: 99, clock: stoppedClock }))
  expect(thoughts[0]).toEqual(thoughts[1])
})

test.each(NAMES)('%s does not change its mind when what it cannot know is dealt again', (name) => {
  const moments = [0, 1, 3, 4].flatMap((choices) => games.map((game) => advanced(game, 1 + choices, choices)))
  for (const match of moments) {
    const position = positionOf(match)
    for (let seed32 = 0; seed32 < 12; seed32++) {
      const other = positionOf(redealt(match, position.seat, seed32))
      expect(other.view).toEqual(position.view)
      const [one, two] = [position, other].map((at) => think(bot(name), at, { seed32, clock: stoppedClock }))
      expect(two).toEqual(one)
    }
  }
})

test('honesty: over 200 words the picks are spread the same whatever the others hold', () => {
  const match = advanced(judgedTricks, 5, 1)
  const position = positionOf(match)
  const spread = (at: typeof position): number[] => {
    const picks = Array.from(
      { length: 200 },
      (_, seed32) => think(bot('novice'), at, { seed32, clock: stoppedClock }).pick,
    )
    return at.ask.options.map((_, option) => picks.filter((pick) => pick === option).length)
  }
  const dealtAgain = redealt(match, position.seat, 77)
  expect(dealtAgain.state.cards.def).not.toEqual(match.state.cards.def)
  expect(spread(positionOf(dealtAgain))).toEqual(spread(position))
})

test('a search says how often it tried each option and how good it finds it', () => {
  const thought = think(bot('search:200'), positionOf(started(judgedTricks, 2, 8)), { seed32: 1 })
  expect(thought.simulations).toBe(200)
  const tried = new Set(thought.options.map((note) => `${note.visits}/${note.value}`))
  expect(thought.options).toHaveLength(5)
  expect(tried.size).toBeGreaterThan(1)
  for (const { visits, value } of thought.options) {
    expect(visits).toBeGreaterThan(0)
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThanOrEqual(1)
  }
  const most = Math.max(...thought.options.map(({ visits }) => visits))
  expect(thought.options[thought.pick]?.visits).toBe(most)
})
