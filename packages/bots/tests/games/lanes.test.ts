import { expect, test } from 'vitest'
import { botNamed, playBout, stoppedClock, think, type Bot } from '@trialhall/bots'
import { lanes } from '@trialhall/game-lanes'
import { Match } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { advanced, positionOf, redealt, workClock } from '../support/positions.ts'

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
    for (const name of ['greedy', 'novice', 'adept', 'expert']) {
      const [one, two] = [position, other].map((at) =>
        think(bot(name), at, { seed32: 1, clock: stoppedClock }),
      )
      expect(two).toEqual(one)
    }
  }
})

test('in Lanes no strength empties a slot for another card, before or after it has prepared one', () => {
  const slots = [{ card: 'judgement' }, { card: 'purity' }]
  const hand = ['smite', 'rally', 'mending-light']
  const position = { seats: [{ class: 'paladin', hand, slots, orbs: '' }, {}] }
  for (const prepared of [0, 1]) {
    const match = sure(Match.start(lanes, { seats: 2, seed: 1, position }))
    for (let i = 0; i < prepared; i++) match.choose(0, 0)
    const at = positionOf(match)
    for (const name of ['novice', 'adept', 'expert']) {
      const picks = Array.from(
        { length: 10 },
        (_, seed32) => think(bot(name), at, { seed32, clock: stoppedClock }).pick,
      )
      const kinds = new Set(picks.map((pick) => (at.ask.options[pick] as { do: string }).do))
      expect([...kinds]).toEqual(['end'])
    }
  }
})

test('in Lanes each strength has the simulations that the game asks for at most, and a budget by number is kept', () => {
  const position = positionOf(advanced(lanes, 2, 6))
  const simulationsOf = (name: string): number =>
    think(bot(name), position, { seed32: 1, clock: stoppedClock }).simulations
  const [novice, adept = 0, expert = 0] = lanes.search?.simulations ?? []
  expect(simulationsOf('novice')).toBe(novice)
  expect(simulationsOf('adept')).toBeLessThanOrEqual(adept)
  expect(simulationsOf('expert')).toBeLessThanOrEqual(expert)
  expect(simulationsOf('expert')).toBeGreaterThan(0)
  expect(simulationsOf('search:24')).toBeLessThanOrEqual(24)
})

test('the master decides within two seconds in Lanes', () => {
  const position = positionOf(advanced(lanes, 5, 60))
  think(bot('master'), position, { seed32: 1, clock: workClock })
  expect(think(bot('master'), position, { seed32: 2, clock: workClock }).ms).toBeLessThan(2000)
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
