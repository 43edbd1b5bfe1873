import { availableParallelism } from 'node:os'
import type { Seed } from '@trialhall/kernel'
import type { Command } from 'commander'
import { misused } from '../failure.ts'
import { type OptionFlags, repeated, seatsFlag, seedFlag, wholeNumber } from '../input/flags.ts'

/** The flags of a command that plays many matches between bots. */
export interface ManyFlags extends OptionFlags {
  readonly games: number
  readonly bots: readonly string[]
  readonly seats?: number
  readonly seed: Seed
  readonly cores: number
  /** Seconds that a process may think about one ask. */
  readonly patience: number
  readonly json?: boolean
  readonly csv?: boolean
  /** A queue whose workers play; true is the one that the environment names. */
  readonly queue?: string | true
  /** The run in the queue to go on with. */
  readonly resume?: string
}

/** What such a command says of its own about them. */
interface ManyWords {
  readonly games: { readonly help: string; readonly most: number; readonly usual: number }
  readonly seats: string
}

/** Threads that one may ask for. */
export const MOST_CORES = 256
const MOST_PATIENCE = 3600
const USUAL_PATIENCE = 30

/** Adds the flags of many matches to a command; it names its bots itself. */
export function withManyFlags(command: Command, { games, seats }: ManyWords): Command {
  return command
    .option('--games <n>', games.help, wholeNumber({ min: 1, max: games.most }), games.usual)
    .option('--seats <n>', seats, seatsFlag)
    .option('--seed <seed>', 'a number or a short text; the same seed gives the same matches', seedFlag, 1)
    .option('--options <json>', `options of the matches, for example '{"roundLimit":8}'`)
    .option('--option <id=value>', 'one option of the matches; can be repeated', repeated)
    .option(
      '--cores <n>',
      'number of worker threads',
      wholeNumber({ min: 1, max: MOST_CORES }),
      availableParallelism(),
    )
    .option(
      '--patience <seconds>',
      'how long a bot that is a process may think about one decision',
      wholeNumber({ min: 1, max: MOST_PATIENCE }),
      USUAL_PATIENCE,
    )
    .option(
      '--queue [address]',
      'let the workers of a queue play ("trialhall worker"): a PostgreSQL database, postgres://user:password@host/name, or the one that TRIALHALL_QUEUE names',
    )
    .option('--resume <run>', 'with --queue: go on with a run that is there')
    .option('--json', 'print one JSON object')
    .option('--csv', 'print one table with commas, for spreadsheets')
}

/** What `--bots` takes, for the help of a command. */
export const BOTS_HELP =
  'names, modules such as ./mine.ts, and commands such as "exec:python3 bot.py", separated by commas'

/** Refuses two forms of output at once. Throws a Failure. */
export function requireOneForm({ json, csv }: Pick<ManyFlags, 'json' | 'csv'>): void {
  if (json && csv) throw misused('--csv cannot stand beside --json; name one of them.')
}
