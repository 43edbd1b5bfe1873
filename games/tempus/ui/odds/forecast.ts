import {
  cardOdds,
  isHero,
  isMinion,
  monsterOdds,
  targetsOfCard,
  type CreatureId,
  type StrikeOdds,
  type TempusOption,
  type TempusPrompt,
  type TempusView,
} from '@trialhall/game-tempus'
import { UNKNOWN, type CardId, type Seat } from '@trialhall/kernel'

/** An attack as it would go now. */
export interface Forecast {
  readonly attacker: CreatureId
  /** The card of the attack; null for a Monster's own. */
  readonly card: CardId | null
  readonly target: CreatureId
  readonly odds: StrikeOdds
  /** How many others it could be aimed at. */
  readonly others: number
}

/** What an option is asked about: by whom, and about what. */
export interface Asked {
  readonly view: TempusView
  readonly prompt: TempusPrompt
  readonly seat: Seat
}

/** What an option would attack, and how that would go; null where it attacks nobody, or an area must be laid first. */
export function forecastOf(asked: Asked, option: TempusOption): Forecast | null {
  switch (option.do) {
    case 'act':
      return bestOf(asked, option.card)
    case 'creature':
      return againstOne(asked, option.creature)
    default:
      return null
  }
}

/** Of those whom a card could strike, the one that it hurts most on average. */
function bestOf({ view, seat }: Asked, card: CardId): Forecast | null {
  if ((view.cards.def[card] ?? UNKNOWN) === UNKNOWN) return null
  const targets = targetsOfCard(view, { seat, card })
  const found = targets.flatMap((target): Forecast[] => {
    const odds = cardOdds(view, { seat, card }, target)
    return odds === null ? [] : [{ attacker: seat, card, target, odds, others: targets.length - 1 }]
  })
  const [first, ...rest] = found
  if (first === undefined) return null
  return rest.reduce((best, one) => (worthOf(view, one) > worthOf(view, best) ? one : best), first)
}

/** What a defeat is worth in HP, and that of a Minion, which a Wound is half of. */
const A_DEFEAT = 20
const A_MINION = 8

/** HP on average, and a defeat as much as many of them. */
function worthOf(view: TempusView, { odds: { mean, hit, fells }, target }: Forecast): number {
  return isMinion(view, target) ? (A_MINION * (hit + fells)) / 2 : mean + A_DEFEAT * fells
}

/** A creature that what is asked could be aimed at. */
function againstOne({ view, prompt, seat }: Asked, target: CreatureId): Forecast | null {
  if (prompt.type === 'monster-target') return byMonster(view, prompt.creature, target)
  if (prompt.type !== 'aim' && prompt.type !== 'roll-order') return null
  if ((view.cards.def[prompt.card] ?? UNKNOWN) === UNKNOWN) return null
  const attacker = view.turn?.seat ?? seat
  const odds = isHero(attacker) ? cardOdds(view, { seat: attacker, card: prompt.card }, target) : null
  return odds && { attacker, card: prompt.card, target, odds, others: 0 }
}

function byMonster(view: TempusView, attacker: CreatureId, target: CreatureId): Forecast | null {
  const odds = monsterOdds(view, attacker, target)
  return odds && { attacker, card: null, target, odds, others: 0 }
}
