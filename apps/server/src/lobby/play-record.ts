import { isDrawn, type AnyGame, type Registry } from '@trialhall/kernel'
import type { PlayRecord } from '@trialhall/protocol'
import type { StoredMatch, StoredSeat } from '../store/store.ts'
import { firstHolders } from '../match/holdings.ts'

type GameRecord = PlayRecord['games'][number]
type Count = GameRecord['withPeople']

/** How often a person played each game to its end, won and drew, the game played most first. What was closed without a result is in no record. */
export function recordOf(games: Registry, over: readonly StoredMatch[], identity: string): GameRecord[] {
  const matches = over.filter(({ closed }) => closed === undefined)
  const played = [...new Set(matches.map(({ game }) => game))]
  return played
    .map((id) => {
      const game = games.find(id)
      const rules = game.ok ? game.value : {}
      return gameRecord(id, { matches: matches.filter((match) => match.game === id), identity, rules })
    })
    .toSorted((a, b) => b.played - a.played)
}

interface Played {
  readonly matches: readonly StoredMatch[]
  readonly identity: string
  /** Who plays together, and whether a victory of all is one. */
  readonly rules: Pick<AnyGame, 'sharesVictory' | 'parties'>
}

function gameRecord(game: string, { matches, identity, rules }: Played): GameRecord {
  const withPeople = matches.filter(({ seats }) =>
    firstHolders(seats).some((seat) => seat.identity !== null && seat.identity !== identity),
  )
  const about = { identity, rules }
  return {
    game,
    ...countOf({ matches, ...about }),
    withPeople: countOf({ matches: withPeople, ...about }),
  }
}

function countOf({ matches, identity, rules }: Played): Count {
  const stayed = matches.filter(({ seats }) => seats.some((seat) => isStaying(seat, identity)))
  const drawn = stayed.filter(({ ranks }) => ranks !== null && isDrawn({ ranks }, rules))
  const won = stayed.filter(
    (match) =>
      !drawn.includes(match) &&
      match.seats.some((seat) => isStaying(seat, identity) && match.ranks?.[seat.seat] === 1),
  )
  return { played: matches.length, won: won.length, drawn: drawn.length }
}

/** Somebody who played the seat to the end, or until their time ran out. Who has left has neither won nor drawn, whoever played on for them. */
function isStaying({ identity: holder, left }: StoredSeat, identity: string): boolean {
  return holder === identity && !left
}
