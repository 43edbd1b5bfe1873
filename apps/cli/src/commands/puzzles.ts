import { botNamed, type Bot } from '@trialhall/bots'
import type { Command } from 'commander'
import { checkRequest, optionsAmongBots, seatCountFor, type AnyGame, type Seed } from '@trialhall/kernel'
import { failed, given, misused, read } from '../failure.ts'
import { contestantsOf } from '../guests/contestants.ts'
import { botSpecs } from '../guests/spec.ts'
import { optionsFrom, repeated, seatsFlag, seedFlag, wholeNumber, type OptionFlags } from '../input/flags.ts'
import { say, sayJson } from '../output/terminal.ts'
import { columns, counted } from '../output/text.ts'
import { findPuzzles } from '../puzzles/finding/finding.ts'
import { laid, readPuzzles, type LaidPuzzle } from '../puzzles/puzzle.ts'
import { requireHeeded } from '../puzzles/modes.ts'
import { byKind, playedOut, solve, type PuzzleScore } from '../puzzles/solving.ts'
import { Progress } from '../sim/progress.ts'
import { quoted } from '../sim/repeat.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

const MOST_TRIES = 1000
const MOST_GAMES = 100_000
const MOST_FOUND = 1000

interface PuzzleFlags extends OptionFlags {
  readonly bot: string
  readonly tries: number
  readonly seed: Seed
  readonly only?: string
  readonly check?: number
  readonly find?: number
  readonly seats?: number
  readonly json?: boolean
}

/** `trialhall puzzles <game>`: positions with one clearly best pick, and how many of them a bot solves. */
export function puzzlesCommand(program: Command, context: CommandContext): void {
  program
    .command('puzzles <game>')
    .description('let a bot solve positions in which one pick is clearly best, and say which it missed')
    .option('--bot <name>', 'who solves them: a name, or a module such as ./mine.ts', 'expert')
    .option(
      '--tries <n>',
      'picks for each puzzle, each with different luck',
      wholeNumber({ min: 1, max: MOST_TRIES }),
      4,
    )
    .option('--seed <seed>', 'the same seed gives the same picks', seedFlag, 1)
    .option('--only <id or kind>', 'one puzzle, or those of a kind')
    .option(
      '--check <n>',
      'play every option out n times by quick picks instead, to see whether the puzzles are right',
      wholeNumber({ min: 1, max: MOST_GAMES }),
    )
    .option(
      '--find <n>',
      'let bots play instead and print this many new puzzles as JSON: moments in which one pick is clearly best',
      wholeNumber({ min: 1, max: MOST_FOUND }),
    )
    .option('--seats <n>', 'with --find: number of seats', seatsFlag)
    .option('--options <json>', 'with --find: options of the matches')
    .option('--option <id=value>', 'with --find: one option of the matches; can be repeated', repeated)
    .option('--json', 'print one JSON object; --find prints JSON anyway, and --check text only')
    .action(async (id: string, flags: PuzzleFlags, command: Command) => {
      const game = gameNamed(context, id)
      requireHeeded(command)
      if (flags.find !== undefined) return find(context, { game, flags, count: flags.find })
      const puzzles = chosen(context, game, flags.only)
      if (flags.check !== undefined) say(context.terminal, ...checkLines(puzzles, flags.check))
      else await tell(context, { game, puzzles, flags })
    })
}

interface Search {
  readonly game: AnyGame
  readonly flags: PuzzleFlags
  readonly count: number
}

function find({ terminal }: CommandContext, { game, flags, count }: Search): void {
  const seats = flags.seats ?? seatCountFor(game.seats, 1)
  const options = optionsAmongBots(game.options, optionsFrom(game, flags))
  const { seed } = flags
  given(checkRequest(game, { seats, seed, options }))
  const progress = new Progress(terminal, count)
  const puzzles = findPuzzles({ game, seats, options, seed, count, onFound: (found) => progress.show(found) })
  progress.end()
  sayJson(terminal, puzzles)
}

function chosen(context: CommandContext, game: AnyGame, only: string | undefined): LaidPuzzle[] {
  const text = context.puzzlesOf(game.id)
  if (text === null) throw failed(`${game.title} has no puzzles.`)
  const all = read(readPuzzles(text))
  const wanted = only === undefined ? all : all.filter(({ id, kind }) => only === id || only === kind)
  if (wanted.length === 0) {
    const kinds = [...new Set(all.map(({ kind }) => kind))].sort()
    throw misused(`No puzzle of ${game.title} is called "${only}"; kinds are ${kinds.join(', ')}.`)
  }
  return wanted.map((puzzle) => read(laid(game, puzzle)))
}

interface Solving {
  readonly game: AnyGame
  readonly puzzles: readonly LaidPuzzle[]
  readonly flags: PuzzleFlags
}

async function tell({ terminal }: CommandContext, { game, puzzles, flags }: Solving): Promise<void> {
  const bot = await botFor(flags.bot)
  const scores = puzzles.map((puzzle) => solve(puzzle, bot, flags))
  const kinds = byKind(scores)
  if (flags.json) {
    const { id, rulesVersion } = game
    const command = solvingAgain(id, flags)
    return sayJson(terminal, { game: id, rulesVersion, command, bot: flags.bot, kinds, puzzles: scores })
  }
  const rows = kinds.map(({ kind, puzzles: count, share: { value, low, high } }) => [
    kind,
    String(count),
    `${percent(value)} %`,
    `${percent(low)} to ${percent(high)}`,
  ])
  const missed = scores.flatMap((score, i) => missedLines(score, puzzles[i]))
  say(
    terminal,
    `${game.title}: ${puzzles.length} puzzles, ${flags.bot}, ${counted(flags.tries, 'try', 'tries')} each, seed ${flags.seed}`,
    '',
    ...columns([['kind', 'puzzles', 'solved', '95 % interval'], ...rows], terminal.width),
    ...(missed.length > 0 ? ['', ...columns(missed, terminal.width)] : []),
  )
}

/** The command that solves the same puzzles again, to be typed in a shell. */
function solvingAgain(game: string, { bot, tries, seed, only }: PuzzleFlags): string {
  const chosenBy = only === undefined ? '' : ` --only ${quoted(only)}`
  return `npx trialhall puzzles ${game} --bot ${quoted(bot)} --tries ${tries} --seed ${quoted(String(seed))}${chosenBy}`
}

async function botFor(name: string): Promise<Bot> {
  const specs = await botSpecs([name], 1)
  if (name.startsWith('exec:'))
    throw misused('--bot is a name or a module here; processes play in sim and arena.')
  const [bot = name] = await contestantsOf(specs, new Int32Array(1))
  return typeof bot === 'string' ? given(botNamed(bot)) : bot
}

/** A puzzle that was not solved each time: what was picked instead, and why that is wrong. */
function missedLines(
  { id, solved, tries, picks }: PuzzleScore,
  laidPuzzle: LaidPuzzle | undefined,
): string[][] {
  if (solved === tries || !laidPuzzle) return []
  const { puzzle, labels, right } = laidPuzzle
  const wrong = Object.entries(picks).filter(([label]) => !right.has(labels.indexOf(label)))
  const said = wrong.map(([label, count]) => `"${label}" ${count} of ${tries}`).join(', ')
  return [[id, `${said}. ${puzzle.why}`]]
}

/** What the asked seat wins after each option: the best first, right ones marked. */
function checkLines(puzzles: readonly LaidPuzzle[], count: number): string[] {
  return puzzles.flatMap((one) => {
    const shares = playedOut(one, count)
    const order = [...shares.keys()].sort((a, b) => (shares[b] ?? 0) - (shares[a] ?? 0))
    const rows = order.map(
      (i) => `  ${one.right.has(i) ? '+' : ' '} ${percent(shares[i] ?? 0).padStart(5)} %  ${one.labels[i]}`,
    )
    return [`${one.puzzle.id} (${one.puzzle.kind}): ${one.puzzle.why}`, ...rows]
  })
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}
