import { readFileSync } from 'node:fs'
import { moduleOf } from '@trialhall/bots/node'
import type { Registry } from '@trialhall/kernel'
import type { TerminalParts } from '@trialhall/terminal'
import { EXIT, wordsOf } from './failure.ts'
import { inspect } from './laws/inspection.ts'
import type { Operate } from './operating.ts'
import { runProgram } from './program.ts'
import type { Administer } from './admin/administer.ts'
import type { Serve } from './serving.ts'
import { processTerminal } from './output/terminal.ts'

/** What the program plays, and how it was called. */
export interface CliOptions {
  /** The games. They name the module that exports them, from which threads of `sim`, `arena` and `laws` import them. */
  readonly games: Registry
  /** What was typed after the name of the program. Default: the arguments of this process. */
  readonly args?: readonly string[]
  /** Games with a table of their own in the terminal, by id; others get a plain one. */
  readonly boards?: Readonly<Record<string, TerminalParts>>
  /** The Markdown of a game's rules, or null where it has none. */
  readonly rules?: (gameId: string) => string | null
  /** The JSON of a game's puzzles (docs/puzzles.md), or null where it has none. */
  readonly puzzles?: (gameId: string) => string | null
  /** Runs the server's program for operators. Without it there are no commands for them. */
  readonly operate?: Operate
  /** Serves a hall. Without it there is no such command. */
  readonly serve?: Serve
  /** Lets a server do something as its operator. Without it there is no such command. */
  readonly administer?: Administer
  /** The folder of the game that `new-game` makes others from. Without it there is no such command. */
  readonly template?: URL
  /** What stands below the list of commands in the help. */
  readonly help?: string
  /** What `--version` prints. Default: the version of this package. */
  readonly version?: string
}

/** Runs the `trialhall` program with these games at the terminal of this process; answers its exit code. Never throws. */
export function runCli(options: CliOptions): Promise<number> {
  const { games, boards = {}, rules = () => null, puzzles = () => null } = options
  endWithReader()
  return runProgram(options.args ?? process.argv.slice(2), {
    registry: games,
    boards,
    terminal: processTerminal(),
    version: options.version ?? ownVersion(),
    operate: options.operate ?? null,
    serve: options.serve ?? null,
    administer: options.administer ?? null,
    template: options.template ?? null,
    help: options.help ?? null,
    inspect: async (job, inspector) => inspect({ job, module: await moduleOf(games) }, inspector),
    rulesOf: rules,
    puzzlesOf: puzzles,
  })
}

// Both `src/` and `dist/` stand one folder below the package.
function ownVersion(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8')
  return (JSON.parse(text) as { readonly version: string }).version
}

/** The reader of our output went away (`| head`): that is no fault of anybody. */
function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(EXIT.ok)
    process.stderr.write(`trialhall: The output cannot be written: ${wordsOf(error).replace(/\.?$/, '.')}\n`)
    process.exit(EXIT.failure)
  })
}
