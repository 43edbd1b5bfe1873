import type { AddCommand } from '../command-context.ts'

/** The server prints its own help. */
const NO_HELP = [false] as const

/** `trialhall serve`: the server, with its own flags and its own help. */
export const serveCommand: AddCommand = (program, { serve }) => {
  if (serve === null) return
  program
    .command('serve')
    .description('serve a hall, which others can reach; "serve --help" lists all settings')
    .argument('[flags...]', 'the server’s own flags')
    .helpOption(...NO_HELP)
    .allowUnknownOption()
    .action((flags: readonly string[]) => serve(flags))
}
