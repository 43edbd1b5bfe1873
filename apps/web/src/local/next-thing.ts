import type { Strength } from '@trialhall/bots'
import { isDrawn, partyOf, type AnyGame, type Outcome } from '@trialhall/kernel'
import type { SeatInfo } from '@trialhall/table-ui'
import { listed } from '../kit/listed.ts'
import { STRENGTHS } from '../match/seating.ts'

/** What somebody could do after a match: a page to go to, or the same match against bots of another strength. */
export interface NextThing {
  /** Why. */
  readonly sentence: string
  readonly label: string
  readonly does: { readonly href: string } | { readonly strength: Strength }
}

/** A match that is over, and what its game and this device have for whoever played it. */
export interface Finished {
  readonly game: Pick<AnyGame, 'id' | 'parties' | 'sharesVictory'>
  readonly seats: readonly SeatInfo[]
  readonly outcome: Pick<Outcome, 'ranks'>
  /** Seats of the one person who played; none where several or nobody did. */
  readonly mine: readonly number[]
  /** The game has a lesson that was not begun on this device. */
  readonly hasLessonAhead: boolean
  /** Players bring decks of their own. */
  readonly hasDecks: boolean
}

/**
 * The next thing to do after a match: a stronger bot for whoever won or drew, the lesson and then a gentler bot for whoever lost, another deck where
 * there is nothing of these.
 */
export function nextThing(match: Finished): NextThing | null {
  return lesson(match) ?? otherBots(match) ?? (match.hasDecks ? DECKS : null)
}

const DECKS: NextThing = {
  sentence: 'The same match is another one with another deck.',
  label: 'Try another deck',
  does: { href: '/decks' },
}

function lesson({ hasLessonAhead, ...match }: Finished): NextThing | null {
  if (!hasLessonAhead || ending(match) !== 'lost') return null
  return {
    sentence: 'A short lesson shows how the pieces work together.',
    label: 'Take the lesson',
    does: { href: `/learn/${match.game.id}` },
  }
}

function otherBots({ seats, ...match }: Finished): NextThing | null {
  const { game, mine } = match
  const own = new Set(mine.map((seat) => partyOf(game, seat)))
  const opponents = seats.filter((_, seat) => !own.has(partyOf(game, seat)))
  const places = opponents.map(placeOfBot).filter((place) => place >= 0)
  const strongest = Math.max(-1, ...places)
  if (mine.length === 0 || strongest < 0) return null
  const end = ending(match)
  const now = STRENGTHS[strongest]
  const next = STRENGTHS[strongest + (end === 'lost' ? -1 : 1)]
  if (!next || !now) return null
  const all = STRENGTHS.filter((_, place) => places.includes(place)).map(({ label }) => label)
  return {
    sentence: SENTENCES[end](end === 'lost' ? now.label : listed(all)),
    label: `Play against ${next.label}`,
    does: { strength: next.id },
  }
}

type Ending = 'won' | 'lost' | 'drawn'

const SENTENCES: Readonly<Record<Ending, (bots: string) => string>> = {
  won: (bots) => `You won against ${bots}.`,
  lost: (strongest) => `${strongest} was too strong this time.`,
  drawn: (bots) => `A draw against ${bots}.`,
}

function ending({ game, mine, outcome }: Pick<Finished, 'game' | 'mine' | 'outcome'>): Ending {
  if (isDrawn(outcome, game)) return 'drawn'
  return mine.some((seat) => outcome.ranks[seat] === 1) ? 'won' : 'lost'
}

/** How strong a bot is, by its place among the strengths; -1 for a person. */
function placeOfBot({ kind, strength }: SeatInfo): number {
  return kind === 'bot' ? STRENGTHS.findIndex(({ id }) => id === strength) : -1
}
