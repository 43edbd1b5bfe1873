import type { Command } from 'commander'
import type { AnyGame, Registry } from '@trialhall/kernel'
import type { TerminalParts } from '@trialhall/terminal'
import { given } from './failure.ts'
import type { Inspector, LawJob, Stuck } from './laws/inspection.ts'
import type { Operate } from './operating.ts'
import type { Administer } from './admin/administer.ts'
import type { Serve } from './serving.ts'
import type { Terminal } from './output/terminal.ts'

/** What every command is given. */
export interface CommandContext {
  readonly registry: Registry
  /** What the terminal shows of games in their own way. */
  readonly boards: Readonly<Record<string, TerminalParts>>
  readonly terminal: Terminal
  readonly version: string
  /** The Markdown of a game's rules, or null where it has none. */
  readonly rulesOf: (gameId: string) => string | null
  /** The JSON of a game's puzzles, or null where it has none. */
  readonly puzzlesOf: (gameId: string) => string | null
  /** Tries the laws on a game, apart from this thread, so that rules without end can be ended. */
  readonly inspect: (job: LawJob, inspector: Inspector) => Promise<Stuck | null>
  /** Runs the server's program for operators; null where the program comes without a server. */
  readonly operate: Operate | null
  /** Serves a hall; null where the program comes without a server. */
  readonly serve: Serve | null
  /** Lets a server do something as its operator; null where the program comes without a server. */
  readonly administer: Administer | null
  /** The folder of the game that new ones are made from; null where none are made. */
  readonly template: URL | null
  /** What stands below the list of commands in the help; null where that says it all. */
  readonly help: string | null
}

/** Adds a command to the program. */
export type AddCommand = (program: Command, context: CommandContext) => void

/** The game an argument names. Throws a Failure that lists the games. */
export function gameNamed(context: CommandContext, id: string): AnyGame {
  return given(context.registry.find(id))
}
