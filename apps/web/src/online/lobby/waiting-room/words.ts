import type { MatchCard, SeatHolder } from '@trialhall/protocol'
import { listed } from '../../../kit/listed.ts'
import { askedBy, peopleNamed, standing, untilWords } from '../../words.ts'

/** Whether somebody has opened this table. */
export function isHost({ host }: MatchCard, me: string | null): boolean {
  return host !== undefined && host === me
}

/** Whoever comes may sit down. */
export function isForAnyone({ after, tournament }: MatchCard): boolean {
  return after === undefined && tournament === undefined
}

/** A seat waits for whoever comes first. */
export function hasFreeSeat({ seats }: MatchCard): boolean {
  return seats.some(({ kind, invited }) => kind === 'open' && !invited)
}

/** A seat is kept for the one who reads. */
export function isInvited({ invited = [] }: MatchCard): boolean {
  return invited.length > 0
}

/** What is to be done here, for the one who reads. */
export function leadOf(card: MatchCard): string {
  if (card.tournament) return pairedLead(card, card.tournament)
  if (isInvited(card)) return `${askedBy(card)}. Nothing begins before you accept.`
  if (card.mine.length === 0 && card.after === undefined) return invitation(card)
  return card.after === undefined
    ? 'It begins as soon as every seat is taken.'
    : 'It begins as soon as everybody who played before has accepted.'
}

/** At a table of a tournament. */
function pairedLead(card: MatchCard, { name, round }: NonNullable<MatchCard['tournament']>): string {
  const where = `Round ${round} of ${name}`
  if (isInvited(card)) return `${where}. Take your seat: the match begins as soon as both of you are here.`
  if (card.mine.length > 0) return `${where}. The match begins as soon as your opponent comes to the table.`
  return `${where}. The match begins as soon as both players are here.`
}

/** How it stands, and for how long whoever was asked may think about it. */
export function standingHere(card: MatchCard): string {
  if (card.tournament && isInvited(card)) return 'Your seat is kept for you' // which round it is says the head of the page
  const until = untilWords(card)
  return until === null ? standing(card) : `${standing(card)}; the table stays ${until}`
}

/** For somebody who came by the link. */
function invitation({ seats }: MatchCard): string {
  const hosts = peopleNamed(seats.filter(({ kind }) => kind === 'person'))
  const verb = hosts.length === 1 ? 'waits' : 'wait'
  const who = hosts.length === 0 ? 'Nobody sits here yet' : `${listed(hosts)} ${verb} for you`
  return `${who}: take a free seat. The match begins as soon as every seat is taken.`
}

interface Describing {
  readonly isMine: boolean
  readonly isPublic: boolean
  readonly isKeptForMe: boolean
  /** A tournament has paired those who sit here. */
  readonly isPaired: boolean
}

/** What is to be known of who sits in a seat, or of who may. */
export function describe(
  { kind, strength, online, invited }: SeatHolder,
  { isMine, isPublic, isKeptForMe, isPaired }: Describing,
): string {
  if (isKeptForMe) return 'your seat: it is kept for you'
  if (invited) return `${isPaired ? 'is expected' : 'is asked'}, and ${invited.online ? 'here' : 'away'}`
  if (kind === 'open') return isPublic ? 'anyone may sit down' : 'anyone with the link may sit down'
  if (kind === 'bot') return `a bot: ${strength ?? ''}`
  if (isMine) return 'this is you'
  return online === false ? 'away' : 'here'
}

/** Who may sit down, as the terms of a table say it. */
export function whoMayCome({ after, visibility, tournament }: MatchCard): string {
  if (tournament) return 'those who are paired'
  if (after !== undefined) return 'those who played before'
  return visibility === 'public' ? 'everybody here' : 'whoever has the link'
}
