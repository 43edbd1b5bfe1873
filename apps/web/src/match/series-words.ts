import { partyCount, partyOf, seatsOf, type Series, seriesWinners, type Sided } from '@trialhall/kernel'
import { listed } from '../kit/listed.ts'

const NUMBERS: Readonly<Record<number, string>> = { 3: 'three', 5: 'five' }

/** What a side of a series has won so far, and who they are. */
interface Side {
  readonly names: readonly string[]
  readonly wins: number
}

/** The sides of a series. Partners are named themselves: their party has another name in the next match. */
export function sidesOf({ wins }: Series, names: readonly string[], game: Sided): Side[] {
  const parties = partyCount(game, wins.length)
  return wins.slice(0, parties).map((count, party) => ({
    names: seatsOf(game, party, wins.length).map((seat) => names[seat] ?? ''),
    wins: count,
  }))
}

/** How a series stands, in a few words for the head of a table: "Best of three: Ana 1, Bo 0". */
export function scoreWords(series: Series, names: readonly string[], game: Sided): string {
  const scores = sidesOf(series, names, game).map((side) => `${listed(side.names)} ${side.wins}`)
  return `Best of ${lengthOf(series)}: ${scores.join(', ')}`
}

/** How a series stands when a match of it is over, as a sentence. */
export function seriesSentence(after: Series, names: readonly string[], game: Sided): string {
  const [first] = seriesWinners(after)
  if (first === undefined) return `${scoreWords(after, names, game)}.`
  const sides = sidesOf(after, names, game)
  const winner = sides[partyOf(game, first)] ?? { names: [], wins: 0 }
  const others = sides.filter((side) => side !== winner).map(({ wins }) => wins)
  const have = winner.names.length === 1 ? 'has' : 'have'
  return `${listed(winner.names)} ${have} won the best of ${lengthOf(after)}, ${winner.wins} to ${others.join(' and ')}.`
}

function lengthOf({ bestOf }: Series): string {
  return NUMBERS[bestOf] ?? String(bestOf)
}
