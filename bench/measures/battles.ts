import { below, seeded } from '@trialhall/kernel'
import { eldar } from '@trialhall/game-eldar'
import { perCpuSecond } from '../clock.ts'
import type { Figures, Measure } from '../measure.ts'
import { pkmnPlayer } from '../peers/battle-pkmn.mjs'
import { CountingDecider, playHeadless, playMatch } from '../play.ts'
import { subjectOf } from '../subjects.ts'

/** A round is so many times longer than others: a Pokémon battle can take a tenth of a second. */
const LONGER = 5

/** Trials of the Eldar beside another game of fights with hidden choices, whose simulator is widely used. */
export const battles: Measure = {
  id: 'battles',
  title: 'Eldar beside Pokémon battles: whole matches of random picks, per CPU second',
  columns: [
    { figure: 'games', title: 'matches/s' },
    { figure: 'decisions', title: 'decisions/s' },
    { figure: 'real', title: 'with 2+ options/s' },
    { figure: 'length', title: 'decisions a match' },
  ],
  contenders: ['Eldar', 'Eldar, interactive', '@pkmn/sim, gen 1', '@pkmn/sim, gen 9'],
  aims: [],
  ratios: [
    { of: 'Eldar', to: '@pkmn/sim, gen 1', figure: 'games', atLeast: 1 },
    { of: 'Eldar', to: '@pkmn/sim, gen 9', figure: 'games', atLeast: 1 },
    { of: 'Eldar', to: '@pkmn/sim, gen 1', figure: 'decisions', atLeast: 1 },
    { of: 'Eldar, interactive', to: '@pkmn/sim, gen 1', figure: 'decisions', atLeast: 1 },
  ],
  prepare: (contender) => {
    const play = PLAYERS[contender]?.()
    if (!play) throw new Error(`nobody plays battles as ${contender}`)
    let seed = 0
    return (ms) => withLength(perCpuSecond(LONGER * ms, () => ({ games: 1, ...play(seed++) })))
  },
}

/** Plays one match and says how many decisions it had. */
type Player = (seed: number) => { decisions: number; real: number }

const PLAYERS: Readonly<Record<string, () => Player>> = {
  Eldar: () => {
    const subject = subjectOf(eldar, 2)
    const decider = new CountingDecider()
    return (seed) => {
      const { decisions, real } = decider
      playHeadless(subject, seed, decider)
      return { decisions: decider.decisions - decisions, real: decider.real - real }
    }
  },
  'Eldar, interactive': () => {
    const subject = subjectOf(eldar, 2)
    const chance = seeded('picks')
    return (seed) => {
      const { length } = playMatch(subject, seed, chance)
      return { decisions: length, real: Number.NaN }
    }
  },
  '@pkmn/sim, gen 1': () => onPkmn('gen1randombattle'),
  '@pkmn/sim, gen 9': () => onPkmn('gen9randombattle'),
}

function onPkmn(format: string): Player {
  const chance = seeded('picks')
  return pkmnPlayer(format, (count: number) => below(chance, count))
}

function withLength(figures: Figures): Figures {
  return { ...figures, length: (figures.decisions ?? 0) / (figures.games ?? 1) }
}
