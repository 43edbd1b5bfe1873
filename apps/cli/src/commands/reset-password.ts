import type { Command } from 'commander'
import { failed } from '../failure.ts'
import { DATA, hallArgs } from '../input/hall-flag.ts'
import type { CommandContext } from '../command-context.ts'

/** `trialhall reset-password`: another password for an account of a server that does not run. */
export function resetPasswordCommand(program: Command, { operate, terminal }: CommandContext): void {
  if (operate === null) return
  program
    .command('reset-password <name>')
    .description('give an account a new password and sign it out everywhere; stop the server first')
    .option('--data <folder>', DATA)
    .action(async (name: string, { data }: { readonly data?: string }) => {
      const { code, output, errors } = await operate(['reset-password', ...hallArgs(data), '--', name])
      terminal.output.write(output)
      if (code !== 0) throw failed(errors.trim())
    })
}
