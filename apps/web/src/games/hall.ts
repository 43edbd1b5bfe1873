import type { AnyGame, GameCover, Registry, Result } from '@trialhall/kernel'
import type { GameParts } from '@trialhall/table-ui'

/** The games of a page, and what it needs to play them. */
export interface HallGames {
  /** What the page knows of each game at once, by id, in the order in which they are shown; boards and lessons are loaded on demand. */
  readonly parts: Readonly<Record<string, GameParts>>
  /** The games with their rules, loaded by the first page that needs them. */
  readonly games: () => Promise<Registry>
  /** Opens the worker that plays one match: its module calls `serveTables`. */
  readonly table: () => Worker
  /** The Markdown of a game's rulebook; nothing where it has none. Default: no game has one. */
  readonly rules?: (gameId: string) => Promise<string | undefined>
}

interface PageState {
  hall: HallGames | null
  fetching: Promise<Registry> | null
  games: Registry | null
}

/** A page is one hall for as long as it is open, so this is set once, before anything is shown. */
const here: PageState = { hall: null, fetching: null, games: null }

/** Gives the page its games. */
export function openHall(hall: HallGames): void {
  here.hall = hall
  here.fetching = null
  here.games = null
}

/** The hall of this page. */
export function hallOfPage(): HallGames {
  if (!here.hall) throw new Error('createApp was not called.')
  return here.hall
}

/** What the page knows of a game at once. */
export function partsOf(gameId: string): GameParts | undefined {
  const { parts } = hallOfPage()
  return Object.hasOwn(parts, gameId) ? parts[gameId] : undefined
}

/** What stands on the box of each game, in the order in which they are shown. */
export function covers(): readonly GameCover[] {
  return Object.values(hallOfPage().parts).map(({ cover }) => cover)
}

/** Fetches the games, once; what could not be fetched is tried again by whoever comes next. */
async function fetchGames(): Promise<void> {
  here.fetching ??= hallOfPage().games()
  try {
    here.games = await here.fetching
  } catch (error) {
    here.fetching = null
    throw error
  }
}

/** Waits for a part of the app and for the games, which it needs from its first moment on. Both are fetched at the same time. */
export async function withGames<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, fetchGames()])
  return loaded
}

function loaded(): Registry {
  if (!here.games) throw new Error('The games are not loaded: see withGames.')
  return here.games
}

/** The games of this page, for whatever is loaded by `withGames`. */
export const games: Registry = {
  module: null,
  get games(): readonly AnyGame[] {
    return loaded().games
  },
  find: (id: unknown): Result<AnyGame> => loaded().find(id),
}
