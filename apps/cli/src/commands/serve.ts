import type { AddCommand } from '../command-context.ts'

/** `trialhall serve`: the server, with its own flags and its own help. */
export const serveCommand: AddCommand = (program, { serve }) => {
  if (serve === null) return
  program
    .command('serve')
    .description('serve a hall, which others can reach; "serve --help" lists all settings')
    .argument('[flags...]', 'the server’s own flags')
    // oxlint-disable-next-line trialhall/boolean-argument -- commander has no other word for it; the server prints its own help
    .helpOption(false)
    .allowUnknownOption()
    .action((flags: readonly string[]) => serve(flags))
}
