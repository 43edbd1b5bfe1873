import {
  arenaGames,
  arenaResult,
  arenaText,
  mergePairings,
  sprt,
  type ArenaResult,
  type Pairing,
  type SprtAims,
  type SprtState,
} from '@trialhall/bots'
import { InvalidArgumentError, type Command } from 'commander'
import { checkRequest, optionsAmongBots, type AnyGame } from '@trialhall/kernel'
import { given, misused } from '../failure.ts'
import { botSpecs, idOf, shortNames } from '../guests/spec.ts'
import { moreNames, optionsFrom } from '../input/flags.ts'
import { arenaCsv } from '../sim/csv.ts'
import { BOTS_HELP, requireOneForm, withManyFlags, type ManyFlags } from '../sim/flags.ts'
import type { BatchJob } from '../sim/job.ts'
import { repeatCommand } from '../sim/repeat.ts'
import { requireComplete, work, type WorkPlan } from '../sim/work.ts'
import { commissioned } from '../queue/commissioned.ts'
import { counted } from '../output/text.ts'
import { say, sayJson } from '../output/terminal.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

const SECOND = 1000
const WORDS = {
  games: { help: 'matches of each pair; with --sprt the most of them', most: 1_000_000, usual: 100 },
  seats: 'number of seats, shared out between the two',
}

interface ArenaFlags extends Omit<ManyFlags, 'bots'> {
  readonly bots?: readonly string[]
  readonly sprt?: SprtAims
}

type ArenaJob = BatchJob & { readonly kind: 'arena' }

/** `trialhall arena <game>`: every bot against every other, with Elo ratings. */
export function arenaCommand(program: Command, context: CommandContext): void {
  const command = program
    .command('arena <game>')
    .description(
      'play every bot against every other, with seats mirrored, and rate them; Ctrl-C rates the matches played so far',
    )
    .option('--bots <names>', `two or more: ${BOTS_HELP}`, moreNames)
    .option(
      '--sprt <h0,h1>',
      'stop as soon as it is decided which share of the first of two bots is right, such as 0.5,0.55',
      aimsFlag,
    )
  withManyFlags(command, WORDS).action(async (id: string, flags: ArenaFlags) => {
    const game = gameNamed(context, id)
    const { queue, resume } = flags
    requireOneForm(flags)
    const order = { kind: 'arena', game, queue, resume, keepsRecords: false } as const
    const fresh = (): Promise<ArenaJob> => arenaJob(game, flags)
    const { job, staff } = await commissioned(context, order, { fresh, matchesOf: arenaGames, command })
    await rate(context, { game, flags, job, staff })
  })
}

interface ArenaPlan {
  readonly game: AnyGame
  readonly flags: ArenaFlags
  readonly job: ArenaJob
  readonly staff: WorkPlan<'arena'>['staff']
}

async function rate(context: CommandContext, { game, flags, job, staff }: ArenaPlan): Promise<void> {
  const matches = arenaGames(job)
  const aims = job.sprt
  const isDecided = aims && ((pairings: readonly Pairing[]) => testOf(pairings, aims)?.accepted !== null)
  const plan = { job, matches, cores: flags.cores, staff, merge: mergePairings, isDecided }
  const done = await work<'arena'>(plan, context)
  const played = done.figures.reduce((sum, pairing) => sum + pairing.games, 0)
  const ran: Ran = {
    game,
    job,
    played,
    seconds: done.seconds,
    isComplete: done.stopped === null,
    command: repeatCommand(game, job),
    test: aims ? testOf(done.figures, aims) : null,
  }
  const result = arenaResult({ ...job, game, bots: job.bots.map(idOf) }, done.figures)
  if (flags.json) sayJson(context.terminal, jsonOf(result, ran))
  else if (flags.csv) say(context.terminal, ...arenaCsv(result))
  else say(context.terminal, ...linesOf({ ...result, bots: shortNames(result.bots) }, ran))
  requireComplete(done, { played, wanted: matches })
}

function testOf([only]: readonly Pairing[], aims: SprtAims): SprtState | null {
  return only ? sprt(only.pairs.scores, aims) : null
}

/** Checked before any worker starts. */
async function arenaJob(game: AnyGame, flags: ArenaFlags): Promise<ArenaJob> {
  if (flags.bots === undefined)
    throw misused("Required option '--bots <names>' not specified; see trialhall arena --help.")
  const bots = await botSpecs(flags.bots, flags.patience * SECOND)
  if (bots.length < 2)
    throw misused('--bots names one bot; allowed are two or more, with commas between them.')
  if (flags.sprt && bots.length !== 2)
    throw misused(`--bots names ${bots.length} bots; --sprt takes two, the one that is tested first.`)
  const seats = flags.seats ?? game.seats.min
  if (seats < 2)
    throw misused(`--seats is ${seats}; an arena takes 2 or more, so that both bots sit at the table.`)
  const options = optionsAmongBots(game.options, optionsFrom(game, flags))
  given(checkRequest(game, { seats, seed: flags.seed, options }))
  const job = {
    kind: 'arena',
    game: game.id,
    bots,
    seats,
    seed: flags.seed,
    options,
    games: flags.games,
  } as const
  return flags.sprt ? { ...job, sprt: flags.sprt } : job
}

/** Two shares, the lower first. */
function aimsFlag(text: string): SprtAims {
  const [h0 = Number.NaN, h1 = Number.NaN, ...others] = text.split(',').map(Number)
  if (others.length === 0 && h0 > 0 && h0 < h1 && h1 < 1) return { h0, h1 }
  throw new InvalidArgumentError('Allowed are two shares between 0 and 1, the lower first, such as 0.5,0.55.')
}

interface Ran {
  readonly game: AnyGame
  readonly job: ArenaJob
  readonly played: number
  readonly seconds: number
  readonly isComplete: boolean
  readonly command: string
  readonly test: SprtState | null
}

function jsonOf(result: ArenaResult, ran: Ran): unknown {
  const { job, played, seconds, isComplete, command, test } = ran
  const { seed, options, games: gamesPerPair } = job
  return { ...result, command, seed, options, gamesPerPair, games: played, sprt: test, seconds, isComplete }
}

function linesOf(result: ArenaResult, { game, job, played, seconds, test }: Ran): string[] {
  const head = `${game.title}: ${counted(played, 'match', 'matches')}, ${job.games} a pair, ${job.seats} seats, seed ${job.seed}`
  const tested = test ? ['', testText(test, result)] : []
  return [head, '', arenaText(result), ...tested, '', `played in ${seconds.toFixed(1)} s`]
}

function testText({ h0, h1, llr, bound, accepted }: SprtState, { bots }: ArenaResult): string {
  const stands = `log-likelihood ratio ${llr.toFixed(2)} between ${(-bound).toFixed(2)} and ${bound.toFixed(2)}`
  if (accepted === null) return `SPRT: undecided between ${h0} and ${h1} (${stands}); play more matches.`
  const verdict = accepted === 'h1' ? `at least ${h1}` : `at most ${h0}`
  return `SPRT: ${bots[0]} wins ${verdict}, rather than ${accepted === 'h1' ? h0 : h1} (${stands}).`
}
