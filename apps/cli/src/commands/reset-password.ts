import type { Command } from 'commander'
import { failed } from '../failure.ts'
import type { World } from '../world.ts'

/** `trialhall reset-password`: another password for an account of a server that does not run. */
export function resetPasswordCommand(program: Command, world: World): void {
  program
    .command('reset-password <name>')
    .description('give an account a new password, with the server stopped, and sign it out everywhere')
    .requiredOption('--data <folder>', 'the data folder of the server')
    .action(async (name: string, { data }: { readonly data: string }) => {
      const { code, output, errors } = await world.operate(['reset-password', `--data=${data}`, '--', name])
      world.terminal.output.write(output)
      if (code !== 0) throw failed(errors.trim())
    })
}
