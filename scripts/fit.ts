import { parseArgs } from 'node:util'
import { battleDecks, type BattleState } from '@trialhall/game-battle-decks'
import { WEIGHTS, type Weights } from '../games/battle-decks/bots/weights.ts'
import { worthOfSide } from '../games/battle-decks/bots/worth.ts'
import { Policy } from '@trialhall/bots'
import { parseOptions, playout, seeded, winShares, type Decider } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { fitted, lossOf, type Sample } from './fit/logistic.ts'

const USAGE = `npm run fit -- [--games 4000] [--seed 1]

Fits the weights by which bots judge positions of Battle Decks to matches of its own quick picks, a tenth of them at random.
Of every four positions one is taken; every fifth match is held out. Prints the weights and how wrong they are there.`

/** Segments between two positions that are taken. */
const STRIDE = 4
/** Share of picks at random, so that positions differ. */
const RANDOMNESS = 0.1
/** One match in so many is held out. */
const HELD_OUT = 5

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[]
/** Worth is a sum of weighted numbers: by a single weight of 1 it is one of them. */
const ALONE = NAMES.map((name) => ({
  ...(Object.fromEntries(NAMES.map((other) => [other, 0])) as Record<keyof Weights, number>),
  [name]: 1,
}))

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '4000' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) console.log(USAGE)
else report(Number(values.games), values.seed)

function report(games: number, seed: string): void {
  const train: Sample[] = []
  const test: Sample[] = []
  for (let k = 0; k < games; k++) (k % HELD_OUT === 0 ? test : train).push(...samplesOf(`${seed}/${k}`))
  const weights = fitted(train, NAMES.length + 1)
  NAMES.forEach((name, i) => console.log(`  ${name}: ${(weights[i] as number).toFixed(3)},`))
  const today = [...NAMES.map((name) => WEIGHTS[name]), 0]
  console.log(`Britannia: ${(weights[NAMES.length] as number).toFixed(3)}`)
  console.log(
    `${train.length} positions of ${games - Math.ceil(games / HELD_OUT)} matches, ${test.length} held out`,
  )
  console.log(
    `loss held out: fitted ${lossOf(test, weights).toFixed(4)}, today's ${lossOf(test, today).toFixed(4)}`,
  )
}

/** Positions of one match, from the eyes of the first seat, with its end. */
function samplesOf(seed: string): Sample[] {
  const options = sure(parseOptions(battleDecks.options, 2, { windows: 'able' }))
  const state = battleDecks.setup({ seats: 2, options })
  state.chance = seeded(seed)
  const seen: (readonly number[])[] = []
  const outcome = playout(
    battleDecks,
    state,
    decider(seed, (at) => seen.push(leadsIn(at))),
  )
  const won = outcome === null ? 0.5 : (winShares(outcome, battleDecks)[0] as number)
  return seen.map((leads) => ({ leads, won }))
}

function decider(seed: string, look: (state: BattleState) => void): Decider<BattleState, unknown> {
  const policy = new Policy(battleDecks, RANDOMNESS)
  policy.restart(seeded(seed).a)
  let segments = 0
  return {
    // oxlint-disable-next-line max-params -- the shape of Decider.decide
    decide: (table, seat, prompt, options) => policy.pick(table as never, { seat, prompt, options }),
    segmentOver: ({ state }) => {
      if (++segments % STRIDE === 0 && state.ending === null && state.round > 0) look(state)
    },
  }
}

/** The lead in each thing, and last the faction, so that what one of them prints is not taken for a reason to win or lose. */
function leadsIn(state: BattleState): number[] {
  const leads = ALONE.map((weights) => worthOfSide(state, 0, weights) - worthOfSide(state, 1, weights))
  return [...leads, state.sides[0]?.faction === 0 ? 1 : -1]
}
