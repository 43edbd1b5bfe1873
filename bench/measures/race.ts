import { below, seeded } from '@trialhall/kernel'
import { race as raceGame } from '../../examples/race/game.ts'
import { perCpuSecond } from '../clock.ts'
import type { Figures, Measure, Round } from '../measure.ts'
import { bgioPlayer } from '../peers/race-bgio.mjs'
import { act, createRace, HOLD, PUSH, seedWords, startRace, wordBelow } from '../peers/race-loop.ts'
import { CountingDecider, playHeadless, playMatch } from '../play.ts'
import { subjectOf, type Subject } from '../subjects.ts'

const BATCH = 200

/** One small game, four ways: on our kernel without and with waiting, as a plain loop, and on boardgame.io. */
export const race: Measure = {
  id: 'race',
  title: 'Race, side by side: whole games of random picks, per CPU second',
  columns: [
    { figure: 'games', title: 'games/s' },
    { figure: 'decisions', title: 'decisions/s' },
  ],
  contenders: ['plain loop', 'kernel', 'kernel, interactive', 'boardgame.io'],
  aims: [],
  ratios: [
    { of: 'kernel', to: 'boardgame.io', figure: 'games', atLeast: 500 },
    { of: 'kernel', to: 'plain loop', figure: 'games', atLeast: 0.25 },
    { of: 'kernel, interactive', to: 'boardgame.io', figure: 'games', atLeast: 1 },
  ],
  prepare: (contender) => {
    const batch = BATCHES[contender]?.()
    if (!batch) throw new Error(`nobody plays Race as ${contender}`)
    return ((ms) => perCpuSecond(ms, batch)) satisfies Round
  },
}

/** Each way's player of a batch of games. */
const BATCHES: Readonly<Record<string, () => () => Figures>> = {
  'plain loop': () => {
    const game = createRace()
    const picks = new Uint32Array(4)
    seedWords(picks, 1)
    let seed = 0
    return () => {
      let decisions = 0
      for (let i = 0; i < BATCH; i++) {
        startRace(game, seed++)
        for (; game.winner < 0; decisions++) act(game, wordBelow(picks, 2) === 0 ? PUSH : HOLD)
      }
      return { games: BATCH, decisions }
    }
  },
  kernel: () => {
    const subject = onOurKernel()
    let seed = 0
    return () => {
      const decider = new CountingDecider()
      for (let i = 0; i < BATCH; i++) playHeadless(subject, seed++, decider)
      return { games: BATCH, decisions: decider.decisions }
    }
  },
  'kernel, interactive': () => {
    const subject = onOurKernel()
    const chance = seeded('picks')
    let seed = 0
    return () => ({ games: 1, decisions: playMatch(subject, seed++, chance).length })
  },
  'boardgame.io': () => {
    const chance = seeded('picks')
    const play = bgioPlayer(() => (below(chance, 2) === 0 ? 'push' : 'hold'))
    return () => ({ games: 1, decisions: play() })
  },
}

function onOurKernel(): Subject {
  return subjectOf(raceGame, 2)
}
