import type { PlayRecord } from '@trialhall/protocol'
import type { StoredMatch } from '../store/store.ts'

type GameRecord = PlayRecord['games'][number]
type Count = GameRecord['withPeople']

/** How often a person played each game to its end and won, the game played most first. */
export function recordOf(matches: readonly StoredMatch[], identity: string): GameRecord[] {
  const games = [...new Set(matches.map(({ game }) => game))]
  return games
    .map((game) => gameRecord(game, { matches: matches.filter((match) => match.game === game), identity }))
    .toSorted((a, b) => b.played - a.played)
}

interface Played {
  readonly matches: readonly StoredMatch[]
  readonly identity: string
}

function gameRecord(game: string, { matches, identity }: Played): GameRecord {
  const withPeople = matches.filter(({ seats }) =>
    seats.some((seat) => seat.identity !== null && seat.identity !== identity),
  )
  return { game, ...countOf(matches, identity), withPeople: countOf(withPeople, identity) }
}

function countOf(matches: readonly StoredMatch[], identity: string): Count {
  const won = matches.filter(({ seats, ranks }) =>
    seats.some((seat) => seat.identity === identity && ranks?.[seat.seat] === 1),
  )
  return { played: matches.length, won: won.length }
}
