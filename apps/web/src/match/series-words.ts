import { type Series, seriesWinner } from '@trialhall/kernel'

const NUMBERS: Readonly<Record<number, string>> = { 3: 'three', 5: 'five' }

/** How a series stands, in a few words for the head of a table: "Best of three: Ana 1, Bo 0". */
export function scoreWords({ bestOf, wins }: Series, names: readonly string[]): string {
  const scores = wins.map((count, seat) => `${names[seat] ?? ''} ${count}`)
  return `Best of ${NUMBERS[bestOf] ?? bestOf}: ${scores.join(', ')}`
}

/** How a series stands when a match of it is over, as a sentence. */
export function seriesSentence(after: Series, names: readonly string[]): string {
  const winner = seriesWinner(after)
  if (winner === null) return `${scoreWords(after, names)}.`
  const others = after.wins.filter((_, seat) => seat !== winner).join(' and ')
  return `${names[winner] ?? ''} has won the best of ${NUMBERS[after.bestOf] ?? after.bestOf}, ${after.wins[winner]} to ${others}.`
}
