import { existsSync, writeFileSync } from 'node:fs'
import { botNamed } from '@trialhall/bots'
import { readCommand, readNamed, refuse, unknownGame, wrongNumber } from './fit/command.ts'
import { FITTED, fitNamed } from './fit/fits.ts'
import type { Fit } from './fit/fit.ts'
import { deepOf } from './fit/gather.ts'
import { fitted, lossOf, type Sample } from './fit/logistic.ts'
import { samplesOf } from './fit/quick.ts'
import { learnedFrom, lossLines, type Bundle } from './fit/report.ts'

const GAMES = FITTED.join(', ')

const USAGE = `npm run fit -- <game> [--games 4000] [--seed 1]
npm run fit -- <game> --deep [--games 400] [--players expert] [--playouts 8] [--minutes 10] [--every 5] [--positions FILE] [--models FILE]

Fits the weights by which bots judge positions of a game (${GAMES}) to matches of its own quick picks, a tenth of them at random.
Every fifth match is held out. Prints the weights and how wrong they are there.

--deep takes positions that bots reach, imagined by whoever is to move, and asks quick matches from each what it is worth. It learns leads, pairs
and a small network, and prints how wrong all of them are held out. --positions keeps what was gathered, and reads it if it is there;
--models keeps what was learned, for \`npm run duel\`. --every learns from so few of the positions of a match, which follow closely on each other.`

/** Share of picks at random, so that positions differ. */
const RANDOMNESS = 0.1
/** One match in so many is held out. */
const HELD_OUT = 5
const MS_A_MINUTE = 60_000
/** Digits of numbers in files. */
const DIGITS = 5

const { values, positionals } = readCommand({
  allowPositionals: true,
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    deep: { type: 'boolean', default: false },
    players: { type: 'string', default: 'expert' },
    playouts: { type: 'string', default: '8' },
    minutes: { type: 'string', default: 'Infinity' },
    every: { type: 'string', default: '1' },
    positions: { type: 'string' },
    models: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})
const [game] = positionals
const fit = await fitNamed(game)
const players = botNamed(values.players)
const wrong = wrongNumber(values, { games: 'whole', playouts: 'whole', every: 'whole', minutes: 'any' })
if (values.help) console.log(USAGE)
else if (game === undefined) refuse(USAGE)
else if (fit === undefined) refuse(unknownGame(game))
else if (wrong !== null) refuse(wrong)
else if (!players.ok) refuse(players.fault.message)
else if (values.deep) reportDeep(fit)
else report(fit, Number(values.games ?? 4000), values.seed)

function report(of: Fit, games: number, seed: string): void {
  const train: Sample[] = []
  const test: Sample[] = []
  for (let k = 0; k < games; k++)
    (k % HELD_OUT === 0 ? test : train).push(...samplesOf(of, `${seed}/${k}`, RANDOMNESS))
  const weights = fitted(train, of.names.length, of.ridge)
  printWeights(of, weights)
  console.log(
    `${train.length} positions of ${games - Math.ceil(games / HELD_OUT)} matches, ${test.length} held out`,
  )
  const today = of.today === null ? '' : `, today's ${lossOf(test, of.today).toFixed(4)}`
  console.log(`loss held out: fitted ${lossOf(test, weights).toFixed(4)}${today}`)
}

function printWeights(of: Fit, weights: readonly number[]): void {
  of.names.forEach((name, i) => console.log(`  ${name}: ${(weights[i] as number).toFixed(3)},`))
}

function reportDeep(of: Fit): void {
  const bundles = thinned(gathered(of), Number(values.every))
  if (bundles.length < HELD_OUT) throw new Error(`${bundles.length} matches are too few to learn from.`)
  const [held, taught] = [
    bundles.filter((_, k) => k % HELD_OUT === 0),
    bundles.filter((_, k) => k % HELD_OUT !== 0),
  ]
  const learned = learnedFrom(of, taught)
  const linear = learned.find(({ name }) => name === 'leads by playouts')
  if (linear) printWeights(of, linear.model.weights)
  console.log(
    `${taught.flat().length} positions of ${taught.length} matches, ${held.flat().length} of ${held.length} held out`,
  )
  for (const line of lossLines(learned, held)) console.log(line)
  if (values.models) writeFileSync(values.models, JSON.stringify(learned))
}

/** Every nth position of each match, not at the same moments in all of them, and at all moments both of what is taught and of what is held out. */
function thinned(bundles: readonly Bundle[], every: number): readonly Bundle[] {
  const turn = (k: number): number => Math.floor(k / HELD_OUT)
  return bundles.map((bundle, k) => bundle.filter((_, at) => at % every === turn(k) % every))
}

/** Positions of matches, from a file if there is one already. */
function gathered(of: Fit): readonly Bundle[] {
  const { positions, players, seed } = values
  if (positions && existsSync(positions)) return readNamed('positions', positions) as Bundle[]
  const until = performance.now() + Number(values.minutes) * MS_A_MINUTE
  const gathering = { players, randomness: RANDOMNESS, playouts: Number(values.playouts) }
  const bundles: Bundle[] = []
  for (let k = 0; k < Number(values.games ?? 400) && performance.now() < until; k++)
    bundles.push(deepOf(of, gathering, `${seed}/${k}`))
  if (positions)
    writeFileSync(
      positions,
      JSON.stringify(bundles, (_, one: unknown) =>
        typeof one === 'number' ? Number(one.toFixed(DIGITS)) : one,
      ),
    )
  return bundles
}
