import { randomInt } from 'node:crypto'
import type { Command } from 'commander'
import { Match, optionsAmongBots, optionsOnOneScreen, type AnyGame, type Seed } from '@trialhall/kernel'
import { EXIT, Failure, given, misused, read, wordsOf } from '../failure.ts'
import {
  namesFlag,
  optionsFrom,
  repeated,
  seatsFlag,
  seedFlag,
  wholeNumber,
  type OptionFlags,
} from '../input/flags.ts'
import { interruptible } from '../interrupt.ts'
import { readLogFile } from '../logs/log-file.ts'
import { outcomeLines } from '../output/outcome.ts'
import { requirePlace, saveAtLast } from '../play/keeping.ts'
import { ScriptedTable } from '../play/script.ts'
import { seatingOf, type SeatingFlags } from '../play/seating.ts'
import { Sitting, type Sitter } from '../play/sitting.ts'
import { say, type Terminal } from '../output/terminal.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

interface PlayFlags extends SeatingFlags, OptionFlags {
  readonly seed?: Seed
  readonly from?: string
  readonly save?: string
  readonly pace: number
  readonly plain?: boolean
  readonly everyAsk?: boolean
}

const MOST_SEATS = 8
const USUAL_PACE = 600
const SLOWEST_PACE = 60_000
const LARGEST_SEED = 2 ** 31

/** `trialhall play <game>`: a match at this terminal, against bots or with others. */
export function playCommand(program: Command, context: CommandContext): void {
  program
    .command('play <game>')
    .description('play a match against bots, or with others at the same keyboard')
    .option('--seats <n>', 'number of seats', seatsFlag)
    .option('--persons <n>', 'number of people; 0 to watch', wholeNumber({ min: 0, max: MOST_SEATS }))
    .option(
      '--seats-each <n>',
      'seats that each person holds, in games where one person may hold several',
      wholeNumber({ min: 1, max: MOST_SEATS }),
    )
    .option(
      '--bots <names>',
      'bots for the other seats: one for all of them, or one each, separated by commas',
      namesFlag,
    )
    .option('--seed <seed>', 'a number or a short text; the same seed gives the same match', seedFlag)
    .option('--options <json>', `options of the match, for example '{"roundLimit":8}'`)
    .option(
      '--option <id=value>',
      'one option of the match; a text can come from a file, as in decks=@mine.txt, or from a link of the deck builder; can be repeated',
      repeated,
    )
    .option('--from <log>', 'continue a saved match: a file, a match link, or - for standard input')
    .option('--save <file>', 'save the match to this file at the end, however it ends')
    .option(
      '--pace <ms>',
      'minimum milliseconds that a bot takes to pick',
      wholeNumber({ min: 0, max: SLOWEST_PACE }),
      USUAL_PACE,
    )
    .option('--every-ask', 'ask you even if there is only one thing to do')
    .option('--plain', 'print line by line instead of using the full screen')
    .action(async (id: string, flags: PlayFlags) => {
      const game = gameNamed(context, id)
      if (flags.save !== undefined) requirePlace(flags.save)
      const match = await openMatch(game, flags, context)
      const sitting = new Sitting(match, seatingOf(game, { ...flags, seats: match.seats }), {
        asksAll: flags.everyAsk === true,
        parts: context.boards[game.id],
      })
      await kept(sitting, flags.save, () => sit(sitting, flags, context.terminal))
    })
}

/** Plays, and saves what was played however that ends. Throws what it ended with, and where the match is. */
async function kept(sitting: Sitting, path: string | undefined, play: () => Promise<void>): Promise<void> {
  if (path === undefined) return play()
  const atExit = (): void => saveUnwatched(sitting, path) // whoever read our output may have gone
  process.once('exit', atExit)
  try {
    await play()
  } catch (thrown) {
    saveAtLast(sitting, path)
    throw withPlace(thrown, path)
  } finally {
    process.off('exit', atExit)
  }
  saveAtLast(sitting, path)
}

/** Saves at the end of the program, where nothing is thrown any more. */
function saveUnwatched(sitting: Sitting, path: string): void {
  try {
    saveAtLast(sitting, path)
  } catch (thrown) {
    process.stderr.write(`trialhall: ${wordsOf(thrown)}\n`)
    process.exitCode = EXIT.failure
  }
}

function withPlace(thrown: unknown, path: string): Failure {
  const why = wordsOf(thrown).replace(/\.?$/, '.')
  const code = thrown instanceof Failure ? thrown.exitCode : EXIT.failure
  return new Failure(`${why} The match so far is in ${path}.`, code)
}

async function openMatch(game: AnyGame, flags: PlayFlags, context: CommandContext): Promise<Match> {
  if (flags.from === undefined) return newMatch(game, flags)
  const { log } = await readLogFile(flags.from, context.terminal.input)
  const stray = (['seats', 'seed', 'options', 'option'] as const).find((flag) => flags[flag] !== undefined)
  if (stray !== undefined)
    throw misused(`--${stray} cannot stand beside --from: the saved match has its own.`)
  return read(Match.replay(game, log, { story: true }))
}

function newMatch(game: AnyGame, flags: PlayFlags): Match {
  const sitters = seatingOf(game, flags)
  const seats = flags.seats ?? sitters.length
  const seed = flags.seed ?? randomInt(LARGEST_SEED)
  const said = optionsFrom(game, flags)
  const options = usualOptions(game, { sitters, said })
  return given(Match.start(game, { seats, seed, options }))
}

/** What is said of the options, with the values that are usual where nobody plays, or several people at one keyboard. */
function usualOptions(
  game: AnyGame,
  { sitters, said }: { sitters: readonly Sitter[]; said: unknown },
): unknown {
  const people = new Set(sitters.flatMap(({ bot, person, name }) => (bot === null ? [person ?? name] : [])))
  if (people.size === 0) return optionsAmongBots(game.options, said)
  return people.size > 1 ? optionsOnOneScreen(game.options, said) : said
}

/** The full screen is loaded only where there is one, and React in its fast form. */
async function sit(sitting: Sitting, flags: PlayFlags, terminal: Terminal): Promise<void> {
  if (flags.plain || !terminal.isInteractive) {
    await interruptible((signal) => new ScriptedTable(sitting, terminal, { file: flags.save, signal }).play())
    return
  }
  process.env.NODE_ENV ??= 'production'
  const { showTable } = await import('../play/fullscreen.tsx')
  const { hasColour } = terminal
  await interruptible((signal) =>
    showTable({ sitting, paceMs: flags.pace, file: flags.save, hasColour }, signal),
  )
  say(terminal, ...outcomeLines(sitting.match, sitting.names))
}
