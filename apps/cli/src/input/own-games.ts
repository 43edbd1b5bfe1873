import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { importGames } from '@trialhall/bots/node'
import { fault, registry, type Registry } from '@trialhall/kernel'
import { failed, misused } from '../failure.ts'

/** The flag that names the module with the games; every command knows it. */
const FLAG = '--module'
const EXAMPLE = `trialhall ${FLAG} dist/games.js play hill-race`

/** What the help says about the flag. */
export const HELP_OF_GAMES = `Name the module that exports your games, as a registry called "games":\n  ${EXAMPLE}`

/** The games where the flag is missing: whoever asks for one is told how to name them. */
const NO_GAMES: Registry = {
  games: [],
  module: null,
  find: () =>
    fault(
      'unknown-game',
      'game',
      `There are no games here; name your module with ${FLAG}, as in ${EXAMPLE}.`,
    ),
}

/** What was typed, without the flag, and the games of the module that it names. */
export interface OwnGames {
  readonly games: Registry
  readonly args: readonly string[]
}

/** Takes the flag out of what was typed and loads its module. Throws a Failure if there is no such module, or no game in it. */
export async function ownGames(typed: readonly string[]): Promise<OwnGames> {
  const at = typed.findIndex((arg) => arg === FLAG || arg.startsWith(`${FLAG}=`))
  if (at < 0) return { games: NO_GAMES, args: typed }
  const [flag = '', next = ''] = typed.slice(at)
  const isAlone = flag === FLAG
  const path = isAlone ? next : flag.slice(`${FLAG}=`.length)
  const args = typed.toSpliced(at, isAlone ? 2 : 1)
  if (path === '') throw misused(`${FLAG} needs the path of a module: ${EXAMPLE}.`)
  return { games: await gamesIn(path), args }
}

/** The registry of a module, with the module's URL for threads, even where the registry itself names none. */
async function gamesIn(path: string): Promise<Registry> {
  if (!existsSync(path))
    throw misused(`There is no module ${path}; compile your games first, or name another one.`)
  const { href } = pathToFileURL(resolve(path))
  const { games } = await importGames(href).catch((error: unknown) => {
    throw failed(`${path} has no games: ${error instanceof Error ? error.message : String(error)}`)
  })
  if (games.length === 0) throw failed(`${path} has no games: its registry is empty.`)
  return registry(games, href)
}
