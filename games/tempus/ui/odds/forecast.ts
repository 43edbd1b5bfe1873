import {
  cardOdds,
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
import { attackOn } from '../../odds/card.ts'

/** An attack as it would go now. */
export interface Forecast {
  readonly attacker: CreatureId
  /** The card of the attack; null for a Monster's own. */
  readonly card: CardId | null
  readonly target: CreatureId
  readonly odds: StrikeOdds
  /** How many others it could be aimed at, or strikes as well. */
  readonly others: number
  /** It strikes all of them, each with a roll of its own. */
  readonly strikesAll: boolean
  /** How many rolls it makes, each at a target of its own choice (T-24.07). */
  readonly rolls: number
  /** What is not in it yet, and can still come: Chains; '' where none fits. */
  readonly before: string
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
  const attack = attackOn(view, card)
  if (attack === null) return null
  const { rolls, reach } = attack
  const strikesAll = reach.type === 'around' || reach.type === 'within'
  const about = {
    attacker: seat,
    card,
    others: targets.length - 1,
    strikesAll,
    rolls,
    before: 'before Chains',
  }
  const found = targets.flatMap((target): Forecast[] => {
    const odds = cardOdds(view, { seat, card }, target)
    return odds === null ? [] : [{ ...about, target, odds }]
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
  if ((view.cards.def[prompt.card] ?? UNKNOWN) === UNKNOWN || isSuffered(prompt)) return null
  const { card, changes } = prompt
  const odds = cardOdds(view, { seat, card, changes }, target)
  return odds && { ...ALONE, attacker: seat, card, target, odds, before: chainsBefore(prompt) }
}

/** A roll at one target. */
const ALONE = { others: 0, strikesAll: false, rolls: 1 } as const

type Aiming = Extract<TempusPrompt, { readonly type: 'aim' | 'roll-order' }>

/** Whoever is chosen suffers something without a roll. */
function isSuffered(prompt: Aiming): boolean {
  return prompt.type === 'aim' && prompt.suffers !== undefined
}

/** Chains on a hit can still come when a target is chosen, but on no attack without an Action (T-16.06). */
function chainsBefore(prompt: Aiming): string {
  if (prompt.type === 'aim' && prompt.isExtra === true) return ''
  return prompt.changes === undefined ? 'before Chains' : 'before further Chains'
}

function byMonster(view: TempusView, attacker: CreatureId, target: CreatureId): Forecast | null {
  const odds = monsterOdds(view, attacker, target)
  return odds && { ...ALONE, attacker, card: null, target, odds, before: '' }
}
