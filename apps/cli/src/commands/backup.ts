import type { AddCommand } from '../command-context.ts'
import { failed } from '../failure.ts'

/** `trialhall backup`: a copy of a data folder, also while its server runs. */
export const backupCommand: AddCommand = (program, { operate, terminal }) => {
  if (operate === null) return
  program
    .command('backup <folder>')
    .description('copy a data folder and check the copy; its server may run')
    .requiredOption('--data <folder>', 'the data folder of the server')
    .action(async (folder: string, { data }: { readonly data: string }) => {
      const { code, output, errors } = await operate(['backup', `--data=${data}`, '--', folder])
      terminal.output.write(output)
      if (code !== 0) throw failed(errors.trim())
    })
}
