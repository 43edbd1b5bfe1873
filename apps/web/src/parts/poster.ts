import { type AnyGame, textHash } from '@trialhall/kernel'

/** What a game's picture shows: so many stones, and those of them that are alight. */
export interface Poster {
  readonly stones: number
  readonly alight: readonly number[]
}

/** The Trial Path: twelve spaces, seven of them marked. */
const PAINTED: Readonly<Record<string, Poster>> = {
  sigmar: { stones: 12, alight: [2, 3, 5, 7, 9, 10, 11] },
}

/** The picture of a game; one that nobody painted yet gets a ring of its own. */
export function posterOf(game: Pick<AnyGame, 'id'>): Poster {
  return PAINTED[game.id] ?? sketched(Number.parseInt(textHash(game.id).slice(0, 6), 16))
}

function sketched(number: number): Poster {
  const stones = 7 + (number % 7)
  return { stones, alight: Array.from({ length: stones }, (_, at) => at).filter((at) => (number >> at) & 1) }
}
