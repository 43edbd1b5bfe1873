import { type AnyGame, textHash } from '@trialhall/kernel'
import type { RingArtProps } from '@trialhall/table-ui'

/** A ring of stones for a game that nobody painted yet: the same whenever it is drawn, and hardly another game's. */
export function ringOf(game: Pick<AnyGame, 'id'>): RingArtProps {
  const number = Number.parseInt(textHash(game.id).slice(0, 6), 16)
  const stones = 7 + (number % 7)
  return { stones, alight: Array.from({ length: stones }, (_, at) => at).filter((at) => (number >> at) & 1) }
}
