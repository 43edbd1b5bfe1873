import { Command, CommanderError } from 'commander'
import { arenaCommand } from './commands/arena.ts'
import { cardsCommand } from './commands/cards.ts'
import { deckCommand } from './commands/deck.ts'
import { envCommand } from './commands/env.ts'
import { gamesCommand } from './commands/games.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { rulesCommand } from './commands/rules.ts'
import { simCommand } from './commands/sim.ts'
import { EXIT, Failure } from './failure.ts'
import type { AddCommand, World } from './world.ts'

const COMMANDS: readonly AddCommand[] = [
  playCommand,
  simCommand,
  arenaCommand,
  replayCommand,
  rulesCommand,
  cardsCommand,
  deckCommand,
  gamesCommand,
  envCommand,
]

/** Runs the program with its arguments (without node and script) and returns the exit code. Never throws. */
export async function runProgram(args: readonly string[], world: World): Promise<number> {
  const program = programOf(world)
  try {
    if (args.length === 0) program.help()
    await program.parseAsync([...args], { from: 'user' })
    return EXIT.ok
  } catch (thrown) {
    return thrown instanceof CommanderError ? misparsed(thrown, world) : reported(thrown, world)
  }
}

function programOf(world: World): Command {
  const { terminal, version } = world
  const program = new Command('trialhall')
    .description('Play the Trials games in the terminal, simulate them, replay them and read their rules.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print help')
    .helpCommand('help [command]', 'print help for a command')
    .configureOutput({
      writeOut: (text) => terminal.output.write(text),
      writeErr: () => undefined,
      getOutHelpWidth: () => terminal.width,
    })
    .exitOverride()
  for (const add of COMMANDS) add(program, world)
  return program
}

/** One sentence for people on the error output, never a stack. */
function reported(thrown: unknown, world: World): number {
  tell(world, thrown instanceof Error ? thrown.message : String(thrown))
  return thrown instanceof Failure ? thrown.exitCode : EXIT.failure
}

function misparsed(error: CommanderError, world: World): number {
  if (error.exitCode === EXIT.ok) return EXIT.ok
  const message = error.message.replace(/^error: /, '').replace(/\s*\n\s*/g, ' ')
  const [first = '', ...rest] = message.replace(/\.$/, '')
  tell(world, `${first.toUpperCase()}${rest.join('')}; see trialhall --help.`)
  return EXIT.usage
}

function tell(world: World, message: string): void {
  world.terminal.errors.write(`trialhall: ${message.trim()}\n`)
}
