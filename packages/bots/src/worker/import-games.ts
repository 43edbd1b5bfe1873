import type { Registry } from '@trialhall/kernel'

const ADVICE =
  'threads import the games anew, so make them in a module of their own: export const games = registry([…], import.meta.url)'

/** The games of the module that a registry names: what a thread begins with. Throws one sentence where it exports none. */
export async function importGames(module: string): Promise<Registry> {
  const { games } = (await import(/* @vite-ignore */ module)) as { readonly games?: Partial<Registry> }
  if (typeof games?.find === 'function') return games as Registry
  throw new Error(`${module} exports no registry as "games"; ${ADVICE}.`)
}

/**
 * The address from which threads can import these games. Throws one sentence where the registry names no module, or one that
 * exports other games.
 */
export async function moduleOf({ games, module }: Registry): Promise<string> {
  if (module === null) throw new Error(`The games name no module; ${ADVICE}.`)
  const imported = await importGames(module)
  const [here, there] = [idsOf(games), idsOf(imported.games)]
  if (here !== there) throw new Error(`The games are ${here}, and ${module} exports ${there}; ${ADVICE}.`)
  return module
}

function idsOf(games: Registry['games']): string {
  return games.map(({ id }) => id).join(', ')
}
