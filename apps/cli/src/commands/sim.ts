import { mergeSummaries } from '@trialhall/bots'
import type { Command } from 'commander'
import {
  checkRequest,
  optionsAmongBots,
  partyCount,
  seatCountFor,
  shown,
  type AnyGame,
} from '@trialhall/kernel'
import { botsNamed } from '../input/bot-names.ts'
import { given, misused } from '../failure.ts'
import { namesFlag, optionsFrom } from '../input/flags.ts'
import { withManyFlags, type ManyFlags } from '../sim/flags.ts'
import type { BatchJob } from '../sim/job.ts'
import { jsonReport, textReport } from '../sim/report.ts'
import { requireComplete, work } from '../sim/work.ts'
import { say, sayJson } from '../output/terminal.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

const WORDS = {
  games: { help: 'number of matches', most: 100_000_000, usual: 1000 },
  seats: 'number of seats',
}

interface SimFlags extends ManyFlags {
  readonly by?: string
}

/** `trialhall sim <game>`: many matches between bots, on all cores. */
export function simCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('sim <game>')
    .description(
      'play many matches between bots on all cores and print statistics; Ctrl-C prints them for the matches played so far',
    )
    .option(
      '--bots <names>',
      'who plays, separated by commas; they change seats from match to match',
      namesFlag,
      ['random'],
    )
    .option('--by <kind>', 'show which of the things that seats bring won: deck, card …')
  withManyFlags(command, WORDS).action(async (id: string, flags: SimFlags) => {
    const game = gameNamed(context, id)
    const job = simJob(game, flags)
    const plan = { job, matches: flags.games, cores: flags.cores, merge: mergeSummaries }
    const { figures, seconds } = await work<'sim'>(plan, context)
    const { options } = job
    const report = {
      game,
      summary: figures,
      options,
      seconds,
      cores: flags.cores,
      wanted: flags.games,
      by: flags.by,
    }
    if (flags.json) sayJson(context.terminal, jsonReport(report))
    else say(context.terminal, ...textReport(report, context.terminal.width))
    requireComplete(figures.games, flags.games)
  })
}

/** Checked before any worker starts. One bot's name stands for every seat; with parties, each bot plays a whole one. */
function simJob(game: AnyGame, flags: SimFlags): BatchJob & { readonly kind: 'sim' } {
  const names = botsNamed(flags.bots).map((bot) => bot.id)
  const seats = flags.seats ?? seatCountFor(game.seats, names.length)
  const options = optionsAmongBots(game.options, optionsFrom(game, flags))
  given(checkRequest(game, { seats, seed: flags.seed, options }))
  const sides = partyCount(game, seats)
  const bots =
    names.length >= sides ? names : Array.from({ length: sides }, (_, i) => names[i % names.length] ?? '')
  const job = {
    kind: 'sim',
    game: game.id,
    bots,
    seats,
    seed: flags.seed,
    options,
    games: flags.games,
  } as const
  return flags.by === undefined ? job : { ...job, by: kindOf(game, flags.by) }
}

/** Refuses what the game cannot tell apart. */
function kindOf({ title, traits }: AnyGame, by: string): string {
  const kinds = traits?.kinds ?? []
  if (kinds.includes(by)) return by
  const allowed = kinds.length > 0 ? `allowed is ${kinds.join(', ')}` : 'this game tells no such things apart'
  throw misused(`--by is ${shown(by)}; ${allowed} (${title}).`)
}
