import type { Command } from 'commander'
import { failed } from '../failure.ts'
import type { CommandContext } from '../command-context.ts'

interface SalvageFlags {
  readonly to?: string
  readonly all?: boolean
}

/** `trialhall salvage`: what can be read of the matches in a server's data folder, as files for `replay`. */
export function salvageCommand(program: Command, { operate, terminal }: CommandContext): void {
  if (operate === null) return
  program
    .command('salvage <folder>')
    .description('write what can be read of damaged matches in the data folder of a server that does not run')
    .option(
      '--to <folder>',
      'where to write; usually beside the data folder, with "-salvaged" behind its name',
    )
    .option('--all', 'write all matches, not only those that are damaged')
    .action(async (folder: string, { to, all }: SalvageFlags) => {
      const where = to === undefined ? [] : [`--to=${to}`]
      const { code, output, errors } = await operate([
        'salvage',
        ...where,
        ...(all ? ['--all'] : []),
        '--',
        folder,
      ])
      terminal.output.write(output)
      if (code !== 0) throw failed(errors.trim())
    })
}
