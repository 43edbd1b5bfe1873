import { optionsKnownTo, secretSpecs, type Options, type Registry } from '@trialhall/kernel'
import type { StoredMatch } from '../store/store.ts'

type Told = Pick<StoredMatch, 'game' | 'status' | 'options' | 'seats' | 'series' | 'startedAt'>

/**
 * True when nothing about a match is secret any more: it is over, and where its seats brought something in secret that they
 * go on with, so is its series. A table that was closed before it began keeps what was brought there, and its part of the seed: the next
 * rematch draws from the same.
 */
export function isDisclosed(games: Registry, { game: id, status, series, startedAt }: Told): boolean {
  if (status !== 'over' || startedAt === null) return false
  const game = games.find(id)
  const hasSecrets = !game.ok || secretSpecs(game.value.options).length > 0
  return !hasSecrets || series === undefined || series.isDecided
}

/** The options of a match as one person may know them; of a game that is not known here, none before the end. */
export function optionsFor(games: Registry, stored: Told, identity: string): Options {
  if (isDisclosed(games, stored)) return stored.options
  const game = games.find(stored.game)
  if (!game.ok) return {}
  const own = stored.seats
    .filter((seat) => (seat.identity ?? seat.invited?.identity) === identity)
    .map(({ seat }) => seat)
  return optionsKnownTo(game.value.options, stored.options, own)
}
