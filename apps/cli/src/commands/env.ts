import { randomInt } from 'node:crypto'
import type { Command } from 'commander'
import { EnvSession } from '../env/session.ts'
import { serveEnv } from '../env/serve.ts'
import { gameNamed, type CommandContext } from '../command-context.ts'

const MOST = 2 ** 31

/** `trialhall env <game>`: one match, driven by JSON lines (docs/protocol.md). */
export function envCommand(program: Command, context: CommandContext): void {
  program
    .command('env <game>')
    .description('play matches through JSON lines on standard input and output (see docs/protocol.md)')
    .action(async (id: string) => {
      const session = new EnvSession(gameNamed(context, id), () => randomInt(MOST))
      await serveEnv(session, context.terminal.input, context.terminal.output)
    })
}
