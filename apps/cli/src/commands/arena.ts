import { arenaGames, arenaResult, arenaText, mergePairings, type ArenaResult } from '@trialhall/bots'
import type { Command } from 'commander'
import { checkRequest, optionsAmongBots, type AnyGame } from '@trialhall/kernel'
import { botsNamed } from '../input/bot-names.ts'
import { given, misused } from '../failure.ts'
import { namesFlag, optionsFrom } from '../input/flags.ts'
import { withManyFlags, type ManyFlags } from '../sim/flags.ts'
import type { BatchJob } from '../sim/job.ts'
import { requireComplete, work } from '../sim/work.ts'
import { say, sayJson } from '../output/terminal.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

const WORDS = {
  games: { help: 'matches of each pair', most: 1_000_000, usual: 100 },
  seats: 'number of seats, shared out between the two',
}

/** `trialhall arena <game>`: every bot against every other, with Elo ratings. */
export function arenaCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('arena <game>')
    .description(
      'play every bot against every other, with seats mirrored, and rate them; Ctrl-C rates the matches played so far',
    )
    .requiredOption('--bots <names>', 'two or more bots, separated by commas', namesFlag)
  withManyFlags(command, WORDS).action(async (id: string, flags: ManyFlags) => {
    const game = gameNamed(context, id)
    const job = arenaJob(game, flags)
    const matches = arenaGames(job)
    const plan = { job, matches, cores: flags.cores, merge: mergePairings }
    const { figures, seconds } = await work<'arena'>(plan, context)
    const played = figures.reduce((sum, pairing) => sum + pairing.games, 0)
    const result = arenaResult({ ...job, game }, figures)
    if (flags.json)
      sayJson(context.terminal, jsonOf(result, { job, played, seconds, isComplete: played === matches }))
    else say(context.terminal, ...linesOf(game, result, { job, played, seconds }))
    requireComplete(played, matches)
  })
}

/** Checked before any worker starts. */
function arenaJob(game: AnyGame, flags: ManyFlags): BatchJob & { readonly kind: 'arena' } {
  const bots = botsNamed(flags.bots).map((bot) => bot.id)
  if (bots.length < 2)
    throw misused('--bots names one bot; allowed are two or more, with commas between them.')
  const seats = flags.seats ?? game.seats.min
  if (seats < 2)
    throw misused(`--seats is ${seats}; an arena takes 2 or more, so that both bots sit at the table.`)
  const options = optionsAmongBots(game.options, optionsFrom(game, flags))
  given(checkRequest(game, { seats, seed: flags.seed, options }))
  return { kind: 'arena', game: game.id, bots, seats, seed: flags.seed, options, games: flags.games }
}

interface Ran {
  readonly job: BatchJob
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
