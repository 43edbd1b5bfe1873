import { availableParallelism } from 'node:os'
import { arenaGames, arenaResult, arenaText, mergePairings, type ArenaResult } from '@trialhall/bots'
import type { Command } from 'commander'
import { checkRequest, type AnyGame, type Seed } from '@trialhall/kernel'
import { botsNamed } from '../botnames.ts'
import { given, misused } from '../failure.ts'
import {
  namesFlag,
  optionsFrom,
  repeated,
  seatsFlag,
  seedFlag,
  wholeNumber,
  type OptionFlags,
} from '../flags.ts'
import type { Job } from '../sim/job.ts'
import { requireComplete, work } from '../sim/work.ts'
import { say, sayJson } from '../terminal.ts'
import { gameNamed, type World } from '../world.ts'

interface ArenaFlags extends OptionFlags {
  readonly games: number
  readonly bots: readonly string[]
  readonly seats?: number
  readonly seed: Seed
  readonly cores: number
  readonly json?: boolean
}

const MOST_GAMES = 1_000_000
const MOST_CORES = 256
const USUAL_GAMES = 100

/** `trialhall arena <game>`: every bot against every other, with Elo ratings. */
export function arenaCommand(program: Command, world: World): void {
  program
    .command('arena <game>')
    .description(
      'let every bot meet every other at mirrored seats and rate them; Ctrl-C rates what is done so far',
    )
    .requiredOption('--bots <names>', 'two bots or more, with commas', namesFlag)
    .option('--games <n>', 'matches of each pair', wholeNumber({ min: 1, max: MOST_GAMES }), USUAL_GAMES)
    .option('--seats <n>', 'number of seats, shared out between the two', seatsFlag)
    .option('--seed <seed>', 'a number or short text: the same seed gives the same matches', seedFlag, 1)
    .option('--options <json>', `options of the matches, for example '{"roundLimit":8}'`)
    .option('--option <id=value>', 'one option of the matches; may be repeated', repeated, [])
    .option(
      '--cores <n>',
      'number of worker threads',
      wholeNumber({ min: 1, max: MOST_CORES }),
      availableParallelism(),
    )
    .option('--json', 'print one JSON object')
    .action(async (id: string, flags: ArenaFlags) => {
      const game = gameNamed(world, id)
      const job = arenaJob(game, flags)
      const matches = arenaGames(job)
      const plan = { job, matches, cores: flags.cores, merge: mergePairings }
      const { figures, seconds } = await work<'arena'>(plan, world.terminal)
      const played = figures.reduce((sum, pairing) => sum + pairing.games, 0)
      const result = arenaResult({ ...job, game }, figures)
      if (flags.json)
        sayJson(world.terminal, jsonOf(result, { job, played, seconds, isComplete: played === matches }))
      else say(world.terminal, ...linesOf(game, result, { job, played, seconds }))
      requireComplete(played, matches)
    })
}

/** Checked before any worker starts. */
function arenaJob(game: AnyGame, flags: ArenaFlags): Job & { readonly kind: 'arena' } {
  const bots = botsNamed(flags.bots).map((bot) => bot.id)
  if (bots.length < 2)
    throw misused('--bots names one bot; allowed are two or more, with commas between them.')
  const seats = flags.seats ?? game.seats.min
  if (seats < 2)
    throw misused(`--seats is ${seats}; an arena takes 2 or more, so that both bots sit at the table.`)
  const options = optionsFrom(game, flags)
  given(checkRequest(game, { seats, seed: flags.seed, options }))
  return { kind: 'arena', game: game.id, bots, seats, seed: flags.seed, options, games: flags.games }
}

interface Ran {
  readonly job: Job
  readonly played: number
  readonly seconds: number
}

function jsonOf(
  result: ArenaResult,
  { job, played, seconds, isComplete }: Ran & { isComplete: boolean },
): unknown {
  const { seed, options } = job
  return { ...result, seed, options, gamesPerPair: job.games, games: played, seconds, isComplete }
}

function linesOf(game: AnyGame, result: ArenaResult, { job, played, seconds }: Ran): string[] {
  const head = `${game.title}: ${played} matches, ${job.games} a pair, ${job.seats} seats, seed ${job.seed}`
  return [head, '', arenaText(result), '', `played in ${seconds.toFixed(1)} s`]
}
