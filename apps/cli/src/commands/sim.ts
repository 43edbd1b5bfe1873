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
import { given, misused } from '../failure.ts'
import { botSpecs, idOf } from '../guests/spec.ts'
import { moreNames, optionsFrom } from '../input/flags.ts'
import { simCsv } from '../sim/csv.ts'
import { recordFile } from '../sim/each.ts'
import type { SimReport } from '../sim/figures.ts'
import { BOTS_HELP, requireOneForm, withManyFlags, type ManyFlags } from '../sim/flags.ts'
import type { BatchJob } from '../sim/job.ts'
import { jsonReport } from '../sim/json.ts'
import { repeatCommand } from '../sim/repeat.ts'
import { textReport } from '../sim/report.ts'
import { requireComplete, work, type WorkPlan } from '../sim/work.ts'
import { commissioned } from '../queue/commissioned.ts'
import { say, sayJson } from '../output/terminal.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

const SECOND = 1000

const WORDS = {
  games: { help: 'number of matches', most: 100_000_000, usual: 1000 },
  seats: 'number of seats',
}

interface SimFlags extends Omit<ManyFlags, 'bots'> {
  readonly bots?: readonly string[]
  readonly by?: string
  readonly lessWithout?: boolean
  readonly paired?: boolean
  readonly each?: string
}

type SimJob = BatchJob & { readonly kind: 'sim' }

/** `trialhall sim <game>`: many matches between bots, on all cores. */
export function simCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('sim <game>')
    .description(
      'play many matches between bots on all cores and print statistics; Ctrl-C prints them for the matches played so far',
    )
    .option(
      '--bots <names>',
      `${BOTS_HELP}; they change seats from match to match (default: random)`,
      moreNames,
    )
    .option('--by <kind>', 'show which of the things that seats bring won: champion, class, deck, card …')
    .option('--less-without', 'with --by: compare sides with a thing to all sides without it')
    .option('--paired', 'play each seed once for every place of the bots, so that they have the same luck')
    .option('--each <file>', 'write every match to a file, as JSON lines, or as CSV if its name ends in .csv')
  withManyFlags(command, WORDS).action(async (id: string, flags: SimFlags) => {
    const game = gameNamed(context, id)
    requireOneForm(flags)
    const { queue, resume } = flags
    const keepsRecords = flags.each !== undefined
    const order = { kind: 'sim', game, queue, resume, keepsRecords } as const
    const fresh = (): Promise<SimJob> => simJob(game, flags)
    const { job, staff } = await commissioned(context, order, {
      fresh,
      matchesOf: ({ games }) => games,
      command,
    })
    if (flags.lessWithout && job.by === undefined)
      throw misused('--less-without needs --by, which names what is compared.')
    await simulate(context, { game, flags, job, staff })
  })
}

interface SimPlan {
  readonly game: AnyGame
  readonly flags: SimFlags
  readonly job: SimJob
  readonly staff: WorkPlan<'sim'>['staff']
}

async function simulate(context: CommandContext, { game, flags, job, staff }: SimPlan): Promise<void> {
  const { terminal } = context
  const each = flags.each === undefined ? null : recordFile(flags.each)
  const onRecords = each?.write
  const { cores } = flags
  const plan = { job, matches: job.games, cores, staff, merge: mergeSummaries, onRecords }
  const done = await work<'sim'>(plan, context).finally(() => each?.close())
  const { figures: summary, seconds } = done
  const report: SimReport = {
    game,
    summary,
    job,
    seconds,
    cores: done.cores,
    command: repeatCommand(game, job),
    isAgainst: flags.lessWithout === true,
  }
  if (flags.json) sayJson(terminal, jsonReport(report))
  else say(terminal, ...(flags.csv ? simCsv(report) : textReport(report, terminal.width)))
  requireComplete(done, { played: summary.games, wanted: job.games })
}

/** Checked before any worker starts. One bot's name stands for every seat; with parties, each bot plays a whole one. */
async function simJob(game: AnyGame, flags: SimFlags): Promise<SimJob> {
  const named = await botSpecs(flags.bots ?? ['random'], flags.patience * SECOND)
  const seats = flags.seats ?? seatCountFor(game.seats, named.length)
  const options = optionsAmongBots(game.options, optionsFrom(game, flags))
  given(checkRequest(game, { seats, seed: flags.seed, options }))
  const sides = partyCount(game, seats)
  const bots =
    named.length >= sides ? named : Array.from({ length: sides }, (_, i) => named[i % named.length] ?? '')
  if (flags.paired) requireTwo(bots.map(idOf))
  return {
    kind: 'sim',
    game: game.id,
    bots,
    seats,
    seed: flags.seed,
    options,
    games: flags.games,
    ...(flags.by === undefined ? {} : { by: kindOf(game, flags.by) }),
    ...(flags.paired ? { isPaired: true } : {}),
  }
}

/** Refuses to give one bot alone the same luck as itself. */
function requireTwo(ids: readonly string[]): void {
  const [only, ...others] = new Set(ids)
  if (others.length === 0)
    throw misused(
      `--paired needs two different bots, to give both the same luck; here is only ${shown(only)}.`,
    )
}

/** Refuses what the game cannot tell apart. */
function kindOf({ title, traits }: AnyGame, by: string): string {
  const kinds = traits?.kinds ?? []
  if (kinds.includes(by)) return by
  const allowed = kinds.length > 0 ? `allowed is ${kinds.join(', ')}` : 'this game tells no such things apart'
  throw misused(`--by is ${shown(by)}; ${allowed} (${title}).`)
}
