import type { Writable } from 'node:stream'
import { Command, CommanderError } from 'commander'
import { adminCommand } from './commands/admin.ts'
import { arenaCommand } from './commands/arena.ts'
import { backupCommand } from './commands/backup.ts'
import { cardsCommand } from './commands/cards.ts'
import { deckCommand } from './commands/deck.ts'
import { envCommand } from './commands/env.ts'
import { exportCommand, importCommand } from './commands/moving.ts'
import { gamesCommand } from './commands/games.ts'
import { lawsCommand } from './commands/laws.ts'
import { newGameCommand } from './commands/new-game.ts'
import { playCommand } from './commands/play.ts'
import { puzzlesCommand } from './commands/puzzles.ts'
import { replayCommand } from './commands/replay.ts'
import { rulesCommand } from './commands/rules.ts'
import { resetPasswordCommand } from './commands/reset-password.ts'
import { salvageCommand } from './commands/salvage.ts'
import { serveCommand } from './commands/serve.ts'
import { simCommand } from './commands/sim.ts'
import { workerCommand } from './commands/working.ts'
import { EXIT, Failure, wordsOf } from './failure.ts'
import type { AddCommand, CommandContext } from './command-context.ts'

const COMMANDS: readonly AddCommand[] = [
  playCommand,
  simCommand,
  arenaCommand,
  workerCommand,
  puzzlesCommand,
  replayCommand,
  rulesCommand,
  cardsCommand,
  deckCommand,
  gamesCommand,
  envCommand,
  lawsCommand,
  newGameCommand,
  serveCommand,
  adminCommand,
  resetPasswordCommand,
  salvageCommand,
  backupCommand,
  exportCommand,
  importCommand,
]

/** Runs the program with its arguments (without node and script) and returns the exit code. Never throws. */
export async function runProgram(args: readonly string[], context: CommandContext): Promise<number> {
  const program = programOf(context)
  const { command, rest } = reached(program, args)
  try {
    if (command.commands.length > 0 && rest.length === 0) command.help()
    await program.parseAsync(isStray(command, rest) ? args.filter((arg) => !HELP.has(arg)) : [...args], {
      from: 'user',
    })
    return EXIT.ok
  } catch (thrown) {
    if (thrown instanceof CommanderError) return misparsed(thrown, { context, command })
    return reported(thrown, context.terminal.errors)
  }
}

const HELP: ReadonlySet<string> = new Set(['-h', '--help'])

/** The command that the arguments lead to, and what stands behind its name. */
interface Reached {
  readonly command: Command
  readonly rest: readonly string[]
}

function reached(command: Command, [name, ...rest]: readonly string[]): Reached {
  const next = command.commands.find((one) => one.name() === name)
  if (next) return reached(next, rest)
  return { command, rest: name === undefined ? [] : [name, ...rest] }
}

/** A word where a command should stand: that is to be said, whatever else is asked for. */
function isStray({ commands }: Command, [word = '-']: readonly string[]): boolean {
  return commands.length > 0 && !word.startsWith('-') && word !== 'help'
}

function programOf(context: CommandContext): Command {
  const { terminal, version, help } = context
  const program = new Command('trialhall')
    .description('Play the Trials games in the terminal, simulate matches, replay them, and read the rules.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .configureOutput({
      writeOut: (text) => terminal.output.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => terminal.width,
    })
    .exitOverride()
  if (help !== null) program.addHelpText('after', `\n${help}`)
  for (const add of COMMANDS) add(program, context)
  return program
}

/** Says in one sentence, and never with a stack, what ended the program; answers the exit code. */
export function reported(thrown: unknown, errors: Writable): number {
  tell(errors, wordsOf(thrown))
  return thrown instanceof Failure ? thrown.exitCode : EXIT.failure
}

function misparsed(
  error: CommanderError,
  { context, command }: { context: CommandContext; command: Command },
): number {
  if (error.exitCode === EXIT.ok) return EXIT.ok
  const message = error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ')
  const [first = '', ...rest] = message.replace(/\.$/, '')
  tell(context.terminal.errors, `${first.toUpperCase()}${rest.join('')}; see ${pathOf(command)} --help.`)
  return EXIT.usage
}

/** "trialhall deck show": what is typed for a command. */
function pathOf(command: Command): string {
  return command.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name()
}

function tell(errors: Writable, message: string): void {
  errors.write(`trialhall: ${message.trim()}\n`)
}
