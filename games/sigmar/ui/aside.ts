import {
  actionOf,
  championOf,
  trialOf,
  type SigmarEvent,
  type SigmarOption,
  type SigmarPrompt,
  type SigmarView,
} from '@trialhall/game-sigmar'
import { UNKNOWN, type CardId, type SeenEvent, type Seat } from '@trialhall/kernel'
import { contestIn, preparedModifier, type Contest } from './contest.ts'
import { duelStanding, oddsOf, percent } from './odds.ts'
import { duelChance } from './roll/chances.ts'

/** Why an option is offered, and what has happened so far. */
interface Asked {
  readonly prompt: unknown
  readonly story: readonly SeenEvent<SigmarEvent>[]
}

/** What stands beside a choice of the prompt: its chance, or what it makes of one. */
export function asideOf(about: unknown, view: SigmarView, asked: Asked): string | null {
  const option = about as SigmarOption
  const prompt = asked.prompt as SigmarPrompt
  const seat = view.viewer ?? view.active
  switch (option.do) {
    case 'attempt':
      return chanceAt(view, seat, { trial: option.card })
    case 'duel':
      return percent(duelChance(duelStanding(view, seat), duelStanding(view, option.seat)))
    case 'rest':
      return 'draw 2 next turn'
    case 'boost':
    case 'lower':
    case 'block':
      return inContest(view, asked, option.card) ?? changeOf(view, prompt, option.card)
    case 'pass':
      return inContest(view, asked, null) ?? changeOf(view, prompt, null)
    default:
      return null
  }
}

type About = Parameters<typeof oddsOf>[2]

function chanceAt(view: SigmarView, seat: Seat, about: About): string | null {
  const odds = oddsOf(view, seat, about)
  if (odds === null) return null
  return odds.isSure ? 'sure' : percent(odds.chance)
}

/** "50 → 67 %" for a card on a roll for a Trial; the chance as it is for none. */
function changeOf(view: SigmarView, prompt: SigmarPrompt, card: CardId | null): string | null {
  if (prompt.type !== 'boost' && prompt.type !== 'lower') return null
  const seat = prompt.type === 'lower' ? prompt.by : (view.viewer ?? view.active)
  const { card: trial, modifier } = prompt
  const now = chanceAt(view, seat, { trial, modifier })
  const then =
    now &&
    card !== null &&
    chanceAt(view, seat, { trial, modifier: modifier + byOf(view, card, { seat, trial }) })
  return then ? change(now, then) : now
}

function change(now: string | null, then: string): string {
  return `${now?.replace(' %', '')} → ${then}`
}

/** What a card, or none, makes of the Duel or of the Boost that is being played; null where the prompt tells it all. */
function inContest(view: SigmarView, { prompt, story }: Asked, card: CardId | null): string | null {
  const { type } = prompt as SigmarPrompt
  if (type !== 'duel-card' && type !== 'block') return null
  const contest = contestIn(story)
  if (contest?.result !== 'open') return null
  if (type === 'duel-card') return duelAside(view, contest, card)
  const { by, card: played } = prompt as SigmarPrompt & { type: 'block' }
  const boost = contest.modifiers.find((one) => one.seat === by && one.card === played)?.by ?? 0
  return boost === 0 ? null : blockAside(view, contest, { by, boost, isBlocked: card !== null })
}

/** The viewer's chance in a Duel, and with a card. */
function duelAside(view: SigmarView, contest: Contest, card: CardId | null): string {
  const { own, other } = sidesOf(view, contest)
  const now = percent(duelChance(own, other))
  const def = card === null ? UNKNOWN : (view.cards.def[card] ?? UNKNOWN)
  if (def === UNKNOWN) return now
  const { bonus, lowers } = actionOf(def).ability
  return change(now, percent(duelChance(own + bonus, other - lowers)))
}

function sidesOf(view: SigmarView, contest: Contest): { own: number; other: number } {
  const seat = view.viewer ?? contest.seat
  const against = seat === contest.seat ? (contest.target ?? seat) : contest.seat
  return { own: preparedModifier(view, contest, seat), other: preparedModifier(view, contest, against) }
}

/** What a Boost makes of the roll of its player, or of a Duel for the viewer; and what a Block leaves of that. */
function blockAside(
  view: SigmarView,
  contest: Contest,
  { by, boost, isBlocked }: { by: Seat; boost: number; isBlocked: boolean },
): string | null {
  const chanceAfter = (less: number): string | null => {
    const { own, other } = sidesOf(view, contest)
    if (contest.trial === null) return percent(duelChance(own, other - less))
    return chanceAt(view, by, { trial: contest.trial, modifier: preparedModifier(view, contest, by) - less })
  }
  const [now, then] = [chanceAfter(0), chanceAfter(boost)]
  return isBlocked && then ? change(now, then) : now
}

/** What a card adds to the roll of a seat for a Trial, or takes off it where the Champion does not shrug it off (S-R20). */
function byOf(view: SigmarView, card: CardId, { seat, trial }: { seat: Seat; trial: CardId }): number {
  const [def, on] = [view.cards.def[card] ?? UNKNOWN, view.cards.def[trial] ?? UNKNOWN]
  const champion = view.players[seat]?.champion ?? -1
  if (def === UNKNOWN || on === UNKNOWN || champion < 0) return 0
  const { bonus, lowers } = actionOf(def).ability
  const { shrug } = championOf(champion).trait
  const isShrugged = lowers > 0 && shrug !== null && trialOf(on).difficulty <= shrug.upTo
  return bonus - Math.max(0, lowers - (isShrugged ? shrug.by : 0))
}
