import {
  actionOf,
  championOf,
  duelStanding,
  oddsOf,
  trialOf,
  type Odds,
  type SigmarEvent,
  type SigmarOption,
  type SigmarPrompt,
  type SigmarView,
} from '@trialhall/game-sigmar'
import { UNKNOWN, type CardId, type Seat, type SeenEvent } from '@trialhall/kernel'
import { contestIn, preparedModifier, type Contest } from './contest.ts'
import { duelChance } from './roll/chances.ts'

/** Why an option is offered, and what has happened so far. */
export interface Asked {
  readonly prompt: unknown
  readonly story: readonly SeenEvent<SigmarEvent>[]
}

/** A chance of 0 to 1, or success without a die. */
export type Likelihood = Pick<Odds, 'chance' | 'isSure'>

/** The chance of the roll that an option is about: as it is, and what a card makes of it, null without one. */
export interface Preview {
  readonly now: Likelihood
  readonly after: Likelihood | null
}

/** What an option would make of the roll that it is about; null where it is about none. */
export function previewOf(view: SigmarView, option: SigmarOption, asked: Asked): Preview | null {
  const seat = view.viewer ?? view.active
  switch (option.do) {
    case 'attempt':
      return unchanged(oddsOf(view, seat, { trial: option.card }))
    case 'duel':
      return unchanged(duelOdds(duelStanding(view, seat), duelStanding(view, option.seat)))
    case 'boost':
    case 'lower':
    case 'block':
      return inContest(view, asked, option.card) ?? onTrial(view, asked, option.card)
    case 'reroll':
      return onReroll(view, asked)
    case 'pass':
      return inContest(view, asked, null) ?? onTrial(view, asked, null)
    default:
      return null
  }
}

function unchanged(now: Likelihood | null): Preview | null {
  return now && { now, after: null }
}

function duelOdds(own: number, other: number): Likelihood {
  return { chance: duelChance(own, other), isSure: false }
}

/** The rerolls that are left. */
function onReroll(view: SigmarView, asked: Asked): Preview | null {
  const prompt = asked.prompt as SigmarPrompt
  if (prompt.type !== 'reroll') return null
  const { card: trial, modifier } = prompt
  return unchanged(oddsOf(view, view.viewer ?? view.active, { trial, modifier, hasRolled: true }))
}

/** A card, or none, on a roll for a Trial. */
function onTrial(view: SigmarView, asked: Asked, card: CardId | null): Preview | null {
  const prompt = asked.prompt as SigmarPrompt
  if (prompt.type !== 'boost' && prompt.type !== 'lower') return null
  const seat = prompt.type === 'lower' ? prompt.by : (view.viewer ?? view.active)
  const { card: trial, modifier } = prompt
  const now = oddsOf(view, seat, { trial, modifier })
  if (now === null || card === null) return unchanged(now)
  const by = byOf(view, card, { seat, trial })
  return { now, after: oddsOf(view, seat, { trial, modifier: modifier + by }) }
}

/** A card, or none, in the Duel, or against the Boost that is being played; null where the prompt tells it all. */
function inContest(view: SigmarView, { prompt, story }: Asked, card: CardId | null): Preview | null {
  const { type } = prompt as SigmarPrompt
  if (type !== 'duel-card' && type !== 'block') return null
  const contest = contestIn(story)
  if (contest?.result !== 'open') return null
  if (type === 'duel-card') return inDuel(view, contest, card)
  const { by, card: played } = prompt as SigmarPrompt & { type: 'block' }
  const boost = contest.modifiers.find((one) => one.seat === by && one.card === played)?.by ?? 0
  return boost === 0 ? null : againstBoost(view, contest, { by, boost, isBlocked: card !== null })
}

/** The viewer's chance in a Duel, and with a card. */
function inDuel(view: SigmarView, contest: Contest, card: CardId | null): Preview {
  const { own, other } = sidesOf(view, contest)
  const now = duelOdds(own, other)
  const def = card === null ? UNKNOWN : (view.cards.def[card] ?? UNKNOWN)
  if (def === UNKNOWN) return { now, after: null }
  const { bonus, lowers } = actionOf(def).ability
  return { now, after: duelOdds(own + bonus, other - lowers) }
}

function sidesOf(view: SigmarView, contest: Contest): { own: number; other: number } {
  const seat = view.viewer ?? contest.seat
  const against = seat === contest.seat ? (contest.target ?? seat) : contest.seat
  return { own: preparedModifier(view, contest, seat), other: preparedModifier(view, contest, against) }
}

/** What a Boost makes of the roll of its player, or of a Duel for the viewer; and what a Block leaves of that. */
function againstBoost(
  view: SigmarView,
  contest: Contest,
  { by, boost, isBlocked }: { by: Seat; boost: number; isBlocked: boolean },
): Preview | null {
  const oddsAfter = (less: number): Likelihood | null => {
    const { own, other } = sidesOf(view, contest)
    if (contest.trial === null) return duelOdds(own, other - less)
    return oddsOf(view, by, { trial: contest.trial, modifier: preparedModifier(view, contest, by) - less })
  }
  const now = oddsAfter(0)
  return now && { now, after: isBlocked ? oddsAfter(boost) : null }
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
