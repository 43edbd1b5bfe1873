import type { MatchCard } from '@trialhall/protocol'
import { gameOf } from '../api/game-of.ts'

/** Something that has happened to a match of mine and that I am called for, wherever I am on the site. */
export interface Summons {
  /** For the title of the tab. */
  readonly title: string
  /** One sentence. */
  readonly text: string
  /** Why I am called. */
  readonly why: 'begun' | 'invited' | 'called'
  /** Address of the table. */
  readonly path: string
  /** Address of another page that shows it. */
  readonly shownAt?: string
}

/** What calls me after a look at my matches, compared with the look before. */
export function summonsBetween(before: readonly MatchCard[], after: readonly MatchCard[]): Summons[] {
  return after.flatMap((card) => {
    const called = summonsOf(
      before.find(({ id }) => id === card.id),
      card,
    )
    return called ? [{ ...called, path: pathOf(card.id) }] : []
  })
}

/** Whether I am called still, as my matches stand now: I may have answered elsewhere, or there is nothing to answer any more. */
export function isStanding(
  { why, path }: Pick<Summons, 'why' | 'path'>,
  matches: readonly MatchCard[],
): boolean {
  const card = matches.find(({ id }) => path === pathOf(id))
  if (!card) return false
  if (why === 'begun') return card.status === 'playing'
  return why === 'invited' ? card.invited !== undefined : card.nudge !== undefined
}

const pathOf = (id: string): string => `/m/${id}`

function summonsOf(old: MatchCard | undefined, card: MatchCard): Omit<Summons, 'path'> | null {
  const game = gameOf(card)?.title ?? card.game
  const nameOf = (seat: number): string => card.seats[seat]?.name ?? 'Somebody'
  if (old?.status === 'open' && card.status === 'playing' && card.mine.length > 0)
    return {
      why: 'begun',
      title: 'Your table is full',
      text: `Your table of ${game} is full: the match has begun.`,
    }
  if (card.invited && !old?.invited) {
    const { tournament } = card
    if (tournament)
      return {
        why: 'invited',
        title: 'Your table is ready',
        text: `Round ${tournament.round} of ${tournament.name}: your table is ready.`,
        shownAt: `/t/${tournament.id}`,
      }
    const host = card.seats.find(({ id }) => id !== undefined && id === card.host)?.name ?? 'Somebody'
    return { why: 'invited', title: 'You are asked', text: `${host} invites you to a match of ${game}.` }
  }
  if (card.nudge !== undefined && card.nudge !== old?.nudge)
    return {
      why: 'called',
      title: 'You are called',
      text: `${nameOf(card.nudge)} calls you: it is your turn in ${game}.`,
    }
  return null
}
