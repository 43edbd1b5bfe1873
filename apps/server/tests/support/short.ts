import type { Options } from '@trialhall/kernel'

/** Options under which a match of a game is over soon, though not before a hundred choices; games that are short by themselves need none. */
const SHORT: Readonly<Record<string, Options>> = { tempus: { rounds: 3, draft: 'short' } }

/** What a plan for a short match of a game says of its options. */
export function shortly(game: string): { readonly game: string; readonly options?: Options } {
  const options = SHORT[game]
  return options === undefined ? { game } : { game, options }
}
