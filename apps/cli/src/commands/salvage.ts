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
    .description('save what can be read of damaged matches in a data folder; stop its server first')
    .option('--to <folder>', 'where to write (default: the name of the data folder with "-salvaged" added)')
    .option('--all', 'save all matches, not only damaged ones')
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
