import { expect, test } from 'vitest'
import { botNamed, playBout, stoppedClock, think, type Bot } from '@trialhall/bots'
import { lanes } from '@trialhall/game-lanes'
import { advanced, positionOf, redealt } from './positions.ts'

function bot(name: string): Bot {
  const found = botNamed(name)
  if (!found.ok) throw new Error(found.fault.message)
  return found.value
}

test('in Lanes no bot changes its mind when cards in hand and in slots are dealt again', () => {
  for (const choices of [3, 4, 5]) {
    const match = advanced(lanes, choices, choices)
    const position = positionOf(match)
    const other = positionOf(redealt(match, position.seat, choices))
    expect(other.view).toEqual(position.view)
    for (const name of ['greedy', 'novice']) {
      const [one, two] = [position, other].map((at) => think(bot(name), at, { word: 1, clock: stoppedClock }))
      expect(two).toEqual(one)
    }
  }
})

test('a strength thinks about Lanes with the share of its simulations that the game asks for', () => {
  const position = positionOf(advanced(lanes, 2, 6))
  const share = lanes.search?.share ?? 1
  expect(think(bot('novice'), position, { word: 1, clock: stoppedClock }).simulations).toBe(48 * share)
  expect(think(bot('search:48'), position, { word: 1, clock: stoppedClock }).simulations).toBe(48)
})

test('the master decides within two seconds in Lanes', () => {
  const position = positionOf(advanced(lanes, 5, 60))
  think(bot('master'), position, { word: 1 })
  expect(think(bot('master'), position, { word: 2 }).ms).toBeLessThan(2000)
})

test('search beats random in Lanes, from both seats', () => {
  for (const bots of [
    ['search:8', 'random'],
    ['random', 'search:8'],
  ]) {
    const played = playBout({
      game: lanes,
      bots: bots.map(bot),
      seed: 'both',
      options: { classDeal: 'random' },
    })
    expect(played).toMatchObject({
      ok: true,
      value: { outcome: { ranks: bots.map((name) => (name === 'random' ? 2 : 1)) } },
    })
  }
})
