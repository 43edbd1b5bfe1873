import { parseArgs } from 'node:util'
import { Policy } from '@trialhall/bots'
import {
  parseOptions,
  playout,
  seeded,
  winShares,
  type AnyGame,
  type Decider,
  type State,
} from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { battleDecksFit } from './fit/battle-decks.ts'
import { fitted, lossOf, type Sample } from './fit/logistic.ts'
import type { Fit } from './fit/fit.ts'
import { sigmarFit } from './fit/sigmar.ts'
import { tempusFit } from './fit/tempus.ts'

const FITS: readonly Fit[] = [sigmarFit, battleDecksFit, tempusFit]
const GAMES = FITS.map(({ game }) => game.id).join(', ')

const USAGE = `npm run fit -- <game> [--games 4000] [--seed 1]

Fits the weights by which bots judge positions of a game (${GAMES}) to matches of its own quick picks, a tenth of them at random.
Every fifth match is held out. Prints the weights and how wrong they are there.`

/** Share of picks at random, so that positions differ. */
const RANDOMNESS = 0.1
/** One match in so many is held out. */
const HELD_OUT = 5

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
const fit = FITS.find(({ game }) => game.id === positionals[0])
if (values.help || fit === undefined) console.log(USAGE)
else report(fit, Number(values.games), values.seed)

function report(of: Fit, games: number, seed: string): void {
  const train: Sample[] = []
  const test: Sample[] = []
  for (let k = 0; k < games; k++) (k % HELD_OUT === 0 ? test : train).push(...samplesOf(of, `${seed}/${k}`))
  const weights = fitted(train, of.names.length, of.ridge)
  of.names.forEach((name, i) => console.log(`  ${name}: ${(weights[i] as number).toFixed(3)},`))
  console.log(
    `${train.length} positions of ${games - Math.ceil(games / HELD_OUT)} matches, ${test.length} held out`,
  )
  console.log(
    `loss held out: fitted ${lossOf(test, weights).toFixed(4)}, today's ${lossOf(test, of.today).toFixed(4)}`,
  )
}

/** Positions of one match, from the eyes of the first seat, with its end. */
function samplesOf(of: Fit, seed: string): Sample[] {
  const game: AnyGame = of.game
  const options = sure(parseOptions(game.options, of.seats, of.optionsFor(seed)))
  const state = game.setup({ seats: of.seats, options })
  state.chance = seeded(seed)
  const seen: (readonly number[])[] = []
  const outcome = playout(
    game,
    state,
    decider(of, seed, (leads) => seen.push(leads)),
  )
  const won = outcome === null ? 0.5 : (winShares(outcome, game)[0] as number)
  return seen.map((leads) => ({ leads, won }))
}

function decider(of: Fit, seed: string, look: (leads: readonly number[]) => void): Decider<State, unknown> {
  const policy = new Policy(of.game, RANDOMNESS)
  policy.restart(seeded(seed).a)
  let looked = 0
  return {
    // oxlint-disable-next-line max-params -- the four parts of an ask, as the kernel puts them
    decide: (table, seat, prompt, options) =>
      options.length === 1 ? 0 : policy.pick(table, { seat, prompt, options }),
    segmentOver: ({ state }) => {
      const leads = of.leadsIn(state)
      if (leads !== null && ++looked % of.stride === 0) look(leads)
    },
  }
}
