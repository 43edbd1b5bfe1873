import { expect, test } from 'vitest'
import { race } from '../../examples/race/game.ts'
import { mean } from '../numbers.ts'
import { act, createRace, seedWords, startRace, wordBelow } from '../peers/race-loop.ts'
import { CountingDecider, playHeadless } from '../play.ts'
import { subjectOf } from '../subjects.ts'

const GAMES = 4000

test('the plain loop and our kernel play the same game: equally long on average', () => {
  const onLoop = mean(loopLengths())
  const onKernel = mean(kernelLengths())
  expect(Math.abs(onLoop - onKernel)).toBeLessThan(0.2) // five standard errors
  expect(onLoop).toBeCloseTo(13.6, 0)
})

function loopLengths(): number[] {
  const game = createRace()
  const picks = new Uint32Array(4)
  seedWords(picks, 7)
  return Array.from({ length: GAMES }, (_, seed) => {
    startRace(game, seed)
    while (game.winner < 0) act(game, wordBelow(picks, 2))
    return game.turn
  })
}

function kernelLengths(): number[] {
  const subject = subjectOf(race, 2)
  const decider = new CountingDecider()
  return Array.from({ length: GAMES }, (_, seed) => {
    const before = decider.decisions
    playHeadless(subject, seed, decider)
    return decider.decisions - before
  })
}
