import { botNamed, shareOf, type Estimate } from '@trialhall/bots'
import { readCommand, readNamed, refuse, unknownGame, wrongNumber } from './fit/command.ts'
import { Duel } from './fit/duel.ts'
import type { Fit } from './fit/fit.ts'
import { fitNamed } from './fit/fits.ts'
import type { Learned } from './fit/report.ts'

const USAGE = `npm run duel -- <game> --models FILE --model NAME [--bot master] [--matches 400] [--seed 1] [--minutes 10]

Lets a bot with an evaluation that \`npm run fit -- <game> --deep --models FILE\` learned meet itself with today's: two matches a seed, with the sides
exchanged, and equal simulations. Stops where 55 % are out of reach. Prints wins with their 95 % interval, and the milliseconds of a decision.`

/** Less is not worth another evaluation. */
const WORTH_IT = 0.55
/** Matches before anything is said. */
const LEAST = 40
const MS_A_MINUTE = 60_000

const { values, positionals } = readCommand({
  allowPositionals: true,
  options: {
    models: { type: 'string', default: '' },
    model: { type: 'string', default: 'network by playouts' },
    bot: { type: 'string', default: 'master' },
    matches: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    help: { type: 'boolean', default: false },
  },
})
const [game] = positionals
const fit = await fitNamed(game)
const wrong = wrongNumber(values, { matches: 'whole', minutes: 'any' })
if (values.help) console.log(USAGE)
else if (game === undefined || values.models === '') refuse(USAGE)
else if (fit === undefined) refuse(unknownGame(game))
else if (wrong !== null) refuse(wrong)
else duel(fit)

function duel(of: Fit): void {
  const all = readNamed('models', values.models) as Learned[]
  const learned = all.find(({ name }) => name === values.model)
  if (learned === undefined)
    return refuse(
      `There is no model "${values.model}"; there are: ${all.map(({ name }) => name).join('; ')}.`,
    )
  const bot = botNamed(values.bot)
  if (!bot.ok) return refuse(bot.fault.message)
  const meeting = new Duel(of, bot.value, learned.model)
  const until = performance.now() + Number(values.minutes) * MS_A_MINUTE
  const ms: [number[], number[]] = [[], []]
  let [won, count] = [0, 0]
  while (
    count < Number(values.matches) &&
    performance.now() < until &&
    !isHopeless(shareOf(won, count), count)
  ) {
    for (const side of [0, 1] as const) {
      const bout = meeting.bout(`${values.seed}/${count >> 1}`, side)
      won += bout.won
      bout.ms.forEach((some, k) => ms[k as 0 | 1].push(...some))
    }
    count += 2
  }
  const { value, low, high } = shareOf(won, count)
  console.log(
    `${of.game.id} ${values.bot} with "${learned.name}": ${percent(value)} % (${percent(low)}–${percent(high)}) of ${count} matches, seed ${values.seed}; ` +
      `${meanOf(ms[0]).toFixed(1)} ms a decision against ${meanOf(ms[1]).toFixed(1)}`,
  )
}

function isHopeless({ high }: Estimate, count: number): boolean {
  return count >= LEAST && high < WORTH_IT
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
