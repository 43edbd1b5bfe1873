#!/usr/bin/env node
import { ownGames, HELP_OF_GAMES } from './input/own-games.ts'
import { reported } from './program.ts'
import { runCli } from './run-cli.ts'

/** The published program. It knows no games by itself, but begins new ones and plays those of a module. */
async function main(): Promise<number> {
  try {
    const own = await ownGames(process.argv.slice(2))
    const template = new URL('../template/', import.meta.url) // laid beside `dist/` where the package is made
    return await runCli({ ...own, template, help: HELP_OF_GAMES })
  } catch (thrown) {
    return reported(thrown, process.stderr)
  }
}

process.exitCode = await main()
