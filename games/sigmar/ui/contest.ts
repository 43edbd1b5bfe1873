import {
  championOf,
  fateOf,
  FIRST_CHAMPION,
  FIRST_FATE,
  trialBonus,
  trialOf,
  type SigmarEvent,
  type SigmarView,
} from '@trialhall/game-sigmar'
import { defIn, UNKNOWN, type CardId, type DefIndex, type SeenEvent, type Seat } from '@trialhall/kernel'

/** Something that counts towards a roll: a card by what it is, and its number. */
export interface Modifier {
  readonly seat: Seat
  readonly card: CardId
  readonly def: DefIndex
  readonly by: number
  readonly isCancelled: boolean
}

/** A Fate Die as it was thrown. */
export interface Thrown {
  readonly die: number
  readonly modifier: number
  readonly total: number
}

/** The attempt or Duel that is going on, or the last one of the turn, as it was heard so far. */
export interface Contest {
  readonly seat: Seat
  /** The Trial of an attempt; null in a Duel. */
  readonly trial: CardId | null
  /** The defender of a Duel; null in an attempt. */
  readonly target: Seat | null
  readonly modifiers: readonly Modifier[]
  readonly rolls: Readonly<Record<Seat, Thrown>>
  readonly result: 'open' | 'won' | 'lost' | 'automatic'
  /** Both totals of a Duel were equal, and nobody has rolled again yet. */
  readonly isTied: boolean
  /** Dice thrown in it so far. */
  readonly throws: number
}

/** What the story tells of the present contest, or null if this turn has had none, or if it was broken off because the game is over. */
export function contestIn(story: readonly SeenEvent<SigmarEvent>[]): Contest | null {
  const start = story.findLastIndex(({ event }) =>
    ['attempted', 'challenged', 'turnBegan', 'cardPlayed'].includes(event.type),
  )
  const first = story[start]?.event
  if (!first || first.type === 'turnBegan' || first.type === 'cardPlayed') return null
  const contest = story.slice(start).reduce<Contest | null>(grow, null)
  const isBrokenOff = contest?.result === 'open' && story.at(-1)?.event.type === 'ended'
  return isBrokenOff ? null : contest
}

function grow(contest: Contest | null, heard: SeenEvent<SigmarEvent>): Contest | null {
  const { event } = heard
  if (event.type === 'attempted') return begin(event.seat, { trial: event.card, target: null })
  if (event.type === 'challenged') return begin(event.seat, { trial: null, target: event.target })
  return contest ? told(contest, heard) : null
}

function begin(seat: Seat, about: Pick<Contest, 'trial' | 'target'>): Contest {
  return { seat, ...about, modifiers: [], rolls: {}, result: 'open', isTied: false, throws: 0 }
}

function told(contest: Contest, heard: SeenEvent<SigmarEvent>): Contest {
  const { event } = heard
  switch (event.type) {
    case 'boosted':
      return counted(contest, heard, { seat: event.seat, card: event.card, by: event.bonus })
    case 'lowered':
      return counted(contest, heard, { seat: event.target, card: event.card, by: -event.by })
    case 'blocked':
      return cancelled(contest, event.target)
    case 'keptUsed':
      return counted(contest, heard, {
        seat: event.seat,
        card: event.card,
        by: keptRoll(contest, heard, event.card),
      })
    case 'rolled':
      return {
        ...contest,
        rolls: { ...contest.rolls, [event.seat]: event },
        isTied: false,
        throws: contest.throws + 1,
      }
    case 'succeeded':
      return { ...contest, result: event.isAutomatic ? 'automatic' : 'won' }
    case 'failed':
      return { ...contest, result: 'lost' }
    case 'duelTied':
      return { ...contest, isTied: true }
    case 'duelWon':
      return { ...contest, result: event.seat === contest.seat ? 'won' : 'lost' }
    default:
      return contest
  }
}

function counted(
  contest: Contest,
  heard: SeenEvent<SigmarEvent>,
  one: { seat: Seat; card: CardId; by: number },
): Contest {
  if (one.by === 0) return contest
  const modifier = { ...one, def: defIn(heard, one.card), isCancelled: false }
  return { ...contest, modifiers: [...contest.modifiers, modifier] }
}

/** A Block cancels the last card that its target played. */
function cancelled(contest: Contest, target: Seat): Contest {
  const at = contest.modifiers.findLastIndex(({ seat, by }) => seat === target && by > 0)
  const modifiers = contest.modifiers.map((one, i) => (i === at ? { ...one, isCancelled: true } : one))
  return { ...contest, modifiers }
}

function keptRoll(contest: Contest, heard: SeenEvent<SigmarEvent>, card: CardId): number {
  const def = defIn(heard, card)
  if (def < FIRST_FATE || def >= FIRST_CHAMPION) return 0
  const { keeps } = fateOf(def)
  if (!keeps) return 0
  return keeps.roll + (contest.target === null ? 0 : keeps.duelRoll)
}

/** What the Champion's own trait adds to a seat's roll in a contest. */
export function traitOf(view: SigmarView, contest: Contest, seat: Seat): number {
  const champion = view.players[seat]?.champion ?? -1
  if (champion < 0) return 0
  if (contest.trial === null) return championOf(champion).trait.duelBonus
  const def = view.cards.def[contest.trial] ?? UNKNOWN
  return def === UNKNOWN ? 0 : trialBonus(view, seat, trialOf(def))
}

/** What counts on a seat's roll that is being prepared. */
export function preparedModifier(view: SigmarView, contest: Contest, seat: Seat): number {
  const own = contest.modifiers.filter((one) => one.seat === seat && !one.isCancelled)
  return traitOf(view, contest, seat) + own.reduce((sum, one) => sum + one.by, 0)
}
