import type { Command } from 'commander'
import { verifySeed } from '@trialhall/fair'
import {
  logUpTo,
  Match,
  optionsAmongBots,
  type AnyGame,
  type Fault,
  type Log,
  type Seed,
} from '@trialhall/kernel'
import { failed, given, misused, read } from '../failure.ts'
import { optionsFrom, repeated, seatsFlag, seedFlag, wholeNumber, type OptionFlags } from '../input/flags.ts'
import { readLogFile, type LogFile } from '../logs/log-file.ts'
import { outcomeLines } from '../output/outcome.ts'
import { paint } from '../output/paint.ts'
import { eventText, openView } from '../output/sentences.ts'
import { playRandomly, stepThrough } from '../logs/stepping.ts'
import { tame } from '../tame.ts'
import { say, sayJson, type Terminal } from '../output/terminal.ts'
import { counted, hanging } from '../output/text.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

interface ReplayFlags extends OptionFlags {
  readonly verify?: boolean
  readonly json?: boolean
  readonly upto?: number
  readonly game?: string
  readonly seed?: Seed
  readonly seats?: number
}

const MOST_CHOICES = 1_000_000

/** `trialhall replay`: a match again, from its log or from a seed with random choices. */
export function replayCommand(program: Command, context: CommandContext): void {
  program
    .command('replay [log]')
    .description('print what happened in a match, from a log file, a match link, or - for standard input')
    .option(
      '--verify',
      'replay it twice and compare the final states; check where its seed comes from, if the log says so',
    )
    .option('--upto <n>', 'stop after this many choices', wholeNumber({ min: 0, max: MOST_CHOICES }))
    .option('--json', 'print the log as JSON instead')
    .option('--game <game>', 'without a log: play this game with random choices')
    .option('--seed <seed>', 'without a log: the seed of the match and of the choices', seedFlag)
    .option('--seats <n>', 'without a log: the number of seats', seatsFlag)
    .option('--options <json>', 'without a log: the options of the match')
    .option('--option <id=value>', 'without a log: one option; can be repeated', repeated)
    .action(async (source: string | undefined, flags: ReplayFlags) => {
      const file = source === undefined ? randomMatch(context, flags) : await fromLog(source, context, flags)
      const log = logUpTo(file.log, flags.upto ?? Number.POSITIVE_INFINITY)
      const game = gameNamed(context, log.game)
      const replayed = Match.replay(game, log, { story: false })
      if (flags.verify && !replayed.ok && replayed.fault.code === 'foreign-log')
        verifyWithoutRules(log, { fault: replayed.fault, terminal: context.terminal })
      const match = read(replayed)
      if (flags.json) sayJson(context.terminal, log)
      else tell(game, log, context.terminal)
      if (flags.verify) verify(match, { ...file, log }, context.terminal)
    })
}

async function fromLog(source: string, context: CommandContext, flags: ReplayFlags): Promise<LogFile> {
  const stray = (['game', 'seed', 'seats', 'options', 'option'] as const).find(
    (flag) => flags[flag] !== undefined,
  )
  if (stray !== undefined) throw misused(`--${stray} is for a random match; it cannot stand beside a log.`)
  const file = await readLogFile(source, context.terminal.input)
  return flags.upto === undefined ? file : { ...file, hash: null }
}

/** What a failing random test prints: the same match, with the choices drawn from the same seed. */
function randomMatch(context: CommandContext, flags: ReplayFlags): LogFile {
  if (flags.game === undefined || flags.seed === undefined) {
    throw misused('replay needs a log (a file, a link or -), or --game and --seed for a random match.')
  }
  const game = gameNamed(context, flags.game)
  const { seed, seats } = flags
  const options = optionsAmongBots(game.options, optionsFrom(game, flags))
  const match = given(Match.start(game, { seed, seats, options }))
  playRandomly(match, flags.upto ?? MOST_CHOICES)
  return { log: match.log, hash: null }
}

/** Step by step, so that every sentence is made from the state as it was then. */
function tell(game: AnyGame, log: Log, terminal: Terminal): void {
  const { faint, strong } = paint(terminal.hasColour)
  const seats = counted(log.seats, 'seat')
  say(
    terminal,
    strong(game.title),
    faint(`${seats}, seed ${tame(String(log.seed))}, rules version ${log.rulesVersion}`),
    '',
  )
  const match = stepThrough(game, log, (now) => sayEvents(now, terminal))
  say(terminal, '', ...outcomeLines(match))
}

const INDENT = 6

function sayEvents(match: Match, terminal: Terminal): void {
  const view = openView(match.state)
  for (const told of match.takeEvents()) {
    const text = eventText(match.game, view, told)
    say(terminal, ...hanging(String(told.at).padStart(4), text, { width: terminal.width, indent: INDENT }))
  }
}

/** Of a match that these rules cannot play, or not from its beginning: where its seed comes from, and that the rest cannot be told. */
function verifyWithoutRules(
  log: Log,
  { fault, terminal }: { readonly fault: Fault; readonly terminal: Terminal },
): never {
  verifyOrigin(log, terminal)
  throw failed(`Not verified: what was played and drawn. ${fault.message}`)
}

/** The states it ends in, and where its seed comes from. */
function verify(whole: Match, file: LogFile, terminal: Terminal): void {
  verifyStates(whole, file, terminal)
  verifyOrigin(file.log, terminal)
}

function verifyOrigin(log: Log, terminal: Terminal): void {
  for (const { isRight, sentence } of verifySeed(log)) {
    if (isRight === false) throw failed(`Not verified: ${sentence}`)
    terminal.errors.write(`${isRight === null ? 'Note' : 'Verified'}: ${sentence}\n`)
  }
}

/** Once as a whole and once choice by choice: both must end in the same state, and in the one the file names. */
function verifyStates(whole: Match, { log, hash }: LogFile, terminal: Terminal): void {
  const stepped = stepThrough(whole.game, log, () => undefined)
  const [first, second] = [whole.hash(), stepped.hash()]
  if (first !== second)
    throw failed(`Not verified: two replays end in different states, ${first} and ${second}.`)
  if (hash !== null && hash !== first) {
    throw failed(`Not verified: the log says that it ends in ${hash}; it ends in ${first}.`)
  }
  const named = hash === null ? '' : ', as the log says'
  const line = `Verified: ${counted(log.choices.length, 'choice')}, played twice, both end in ${first}${named}.`
  terminal.errors.write(`${line}\n`)
}
