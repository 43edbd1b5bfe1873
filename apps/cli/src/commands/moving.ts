import type { Command } from 'commander'
import { failed } from '../failure.ts'
import { DATA, hallArgs } from '../input/hall-flag.ts'
import type { AddCommand, CommandContext } from '../command-context.ts'

/** `trialhall export`: everything that a server keeps, as files from which any store can take it. */
export const exportCommand: AddCommand = (program, context) => {
  const about =
    'write everything that a server keeps into a folder, to be imported into another store; stop the server first'
  movingCommand(program, context, { name: 'export', about })
}

/** `trialhall import`: an exported hall for a data folder or a database. */
export const importCommand: AddCommand = (program, context) => {
  const about =
    'bring an exported hall into an empty data folder or database, and compare it; one that was interrupted goes on'
  movingCommand(program, context, { name: 'import', about })
}

function movingCommand(
  program: Command,
  { operate, terminal }: CommandContext,
  { name, about }: { readonly name: 'export' | 'import'; readonly about: string },
): void {
  if (operate === null) return
  program
    .command(`${name} <folder>`)
    .description(about)
    .option('--data <folder>', DATA)
    .action(async (folder: string, { data }: { readonly data?: string }) => {
      const { code, output, errors } = await operate([name, ...hallArgs(data), '--', folder])
      terminal.output.write(output)
      if (code !== 0) throw failed(errors.trim())
    })
}
