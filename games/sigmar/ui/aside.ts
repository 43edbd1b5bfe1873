import {
  actionOf,
  championOf,
  trialOf,
  type SigmarOption,
  type SigmarPrompt,
  type SigmarView,
} from '@trialhall/game-sigmar'
import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'
import { duelStanding, oddsOf, percent } from './odds.ts'
import { duelChance } from './roll/chances.ts'

/** What stands beside a choice of the prompt: its chance, or what it makes of one. */
export function asideOf(about: unknown, view: SigmarView, asked: unknown): string | null {
  const option = about as SigmarOption
  const prompt = asked as SigmarPrompt
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
      return changeOf(view, prompt, option.card)
    case 'pass':
      return changeOf(view, prompt, null)
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
  return then ? `${now?.replace(' %', '')} → ${then}` : now
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
