import { randomInt } from 'node:crypto'
import type { Command } from 'commander'
import { EnvSession } from '../env/session.ts'
import { serveEnv } from '../env/serve.ts'
import { gameNamed, type World } from '../world.ts'

const MOST = 2 ** 31

/** `trialhall env <game>`: one match, driven by JSON lines (docs/protocol.md). */
export function envCommand(program: Command, world: World): void {
  program
    .command('env <game>')
    .description('drive one match by JSON lines on standard input and output (see docs/protocol.md)')
    .action(async (id: string) => {
      const session = new EnvSession(gameNamed(world, id), () => randomInt(MOST))
      await serveEnv(session, world.terminal.input, world.terminal.output)
    })
}
