import { partyName, partyOf, type Party } from '@trialhall/kernel'
import type { ChatLine, MatchCard } from '@trialhall/protocol'
import { gameOf } from '../../../api/game-of.ts'

/** A party that the one who reads plays for, and may talk to alone. */
export interface Audience {
  readonly party: Party
  readonly name: string
}

/** The parties to which the one who reads may talk alone: none before the match begins, when people still change seats. */
export function audiencesOf(card: Pick<MatchCard, 'game' | 'mine' | 'status'>): readonly Audience[] {
  const game = gameOf(card)
  if (!game?.parties || card.status === 'open') return []
  const named = new Map(card.mine.map((seat) => [partyOf(game, seat), partyName(game, seat) ?? '']))
  return [...named].map(([party, name]) => ({ party, name }))
}

type Line = Pick<ChatLine, 'n' | 'party'>

/** What tells one line from every other: what is said to all and what is said in a party is counted apart. */
export function lineKey({ n, party }: Line): string {
  return `${party ?? 'all'} ${n}`
}

/** Up to which number the lines of each kind have been read. */
export type ReadMarks = ReadonlyMap<Party | undefined, number>

/** Everything that is there has been read. */
export function allRead(lines: readonly Line[]): ReadMarks {
  const read = new Map<Party | undefined, number>()
  for (const { n, party } of lines) read.set(party, Math.max(n, read.get(party) ?? 0))
  return read
}

/** Lines that have not been read. */
export function unread<L extends Line>(lines: readonly L[], read: ReadMarks): readonly L[] {
  return lines.filter(({ n, party }) => n > (read.get(party) ?? 0))
}
