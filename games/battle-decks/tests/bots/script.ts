import { quickBot, type Bot } from '@trialhall/bots'
import type { CardId } from '@trialhall/kernel'
import type { BattleOption } from '../../asks.ts'
import { chanceOf } from '../../odds/chance.ts'
import { attackCheck } from '../../rules/attacks.ts'
import { characterOn, isHero, seatOf } from '../../rules/field.ts'
import { cardOf, characterCardOf, equipmentOf } from '../../rules/printed.ts'
import { damageOf } from '../../rules/stats.ts'
import type { BattleView, Character } from '../../state.ts'
import type { BattleAsk } from '../../bots/merit.ts'

/**
 * What a good player would write down on a page: everything into play; the best attacker acts first; it hits where damage times chance is
 * highest, heroes before others, the weakest first; equipment on the best attacker who is still to act; Barrage where it reaches three or more;
 * Guard for a hero; events in the middle of an attack, where they change its odds; rations when a hero misses three HP.
 */
export const scriptBot: Bot = quickBot('script', ({ view, seat, ask }) => {
  const rate = raterOf(view as BattleView, { ...ask, seat } as BattleAsk)
  let best = 0
  ask.options.forEach((option, at) => {
    if (rate(option as BattleOption) > rate(ask.options[best] as BattleOption)) best = at
  })
  return best
})

function raterOf(view: BattleView, { seat, prompt }: BattleAsk): (option: BattleOption) => number {
  switch (prompt.type) {
    case 'deploy':
      return (option) => (option.do === 'deploy' ? 1 : option.do === 'event' ? -1 : 0)
    case 'activate':
      return (option) => ('card' in option ? bestAttack(view, option.card) : 0)
    case 'act':
      return (option) => actionOf(view, prompt.card, option)
    case 'aim':
    case 'next-target':
      return (option) => ('card' in option ? aimOf(view, prompt.card, option.card) : 0)
    case 'equip':
      return (option) => ('card' in option ? carrierOf(view, { seat, card: prompt.card }, option.card) : 0)
    case 'event-target':
    case 'instant':
      return (option) => ('card' in option ? targetOf(view, seat, option.card) : 0)
    case 'window':
      return (option) => (option.do === 'event' ? eventOf(view, { seat, card: option.card }, prompt) : 0)
    case 'reroll':
      return (option) => (option.do === 'event' && prompt.die + prompt.modifier < prompt.needed ? 1 : 0)
    case 'shield':
      return (option) => ('card' in option && isHeroCard(view, option.card) ? -1 : 0)
    case 'save-order':
      return (option) => (option.do === 'in-order' ? 1 : 0)
    default:
      return () => 0
  }
}

/** Chance to hit times damage, a half more for heroes, a little more the fewer HP are left. */
function expected(view: BattleView, attacker: Character, target: CardId): number {
  const aimed = characterOn(view, target)
  if (aimed === null) return 0
  const { needed, modifier } = attackCheck(view, attacker, { target })
  const damage = chanceOf(needed, modifier) * damageOf(view, { attacker, target, isDoubled: false })
  return isHero(view, aimed) ? 1.5 * damage - 0.05 * aimed.hp : Math.min(2, damage)
}

function bestAttack(view: BattleView, card: CardId): number {
  const attacker = characterOn(view, card)
  if (attacker === null) return 0
  const { characters } = view.sides[1 - seatOf(view, card)] as BattleView['sides'][number]
  return Math.max(0, ...characters.map((enemy) => expected(view, attacker, enemy.card)))
}

function actionOf(view: BattleView, card: CardId, option: BattleOption): number {
  const actor = characterOn(view, card) as Character
  if (option.do === 'attack') return expected(view, actor, option.card)
  if (option.do !== 'use') return option.do === 'unpair' ? -1 : 0
  const { sides } = view
  const own = sides[seatOf(view, card)]?.characters ?? []
  const enemies = sides[1 - seatOf(view, card)]?.characters ?? []
  if (option.ability.startsWith('barrage')) return enemies.length >= 3 ? 4 : 0.5
  if (option.ability === 'overwind' || option.ability === 'dive') return 1.2 * bestAttack(view, card) + 0.3
  if (option.ability === 'trample') return enemies.length >= 6 ? 3 : 0
  if (option.ability === 'guard') return 0.8
  const isHurt = own.some((friend) => isHero(view, friend) && friend.hp <= 4)
  return /^(mend|repair)/.test(option.ability) && isHurt ? 2.5 : 0.2
}

function aimOf(view: BattleView, by: CardId, target: CardId): number {
  const aimed = characterOn(view, target)
  if (aimed === null) return 0
  if (seatOf(view, target) !== seatOf(view, by))
    return expected(view, characterOn(view, by) as Character, target)
  return (isHero(view, aimed) ? 10 : 0) - aimed.hp
}

interface Held {
  readonly seat: number
  readonly card: CardId
}

function carrierOf(view: BattleView, { seat, card }: Held, target: CardId): number {
  const aimed = characterOn(view, target) as Character
  const isWanted = (seatOf(view, target) === seat) !== equipmentOf(view, card).isHostile
  const strength = bestAttack(view, target) + (aimed.isActivated || aimed.hp <= 0 ? 0 : 3)
  return isWanted ? strength : -strength
}

/** The enemy hero with fewest HP, or the own one who needs it most: events and instant abilities name no wrong ones. */
function targetOf(view: BattleView, seat: number, target: CardId): number {
  const aimed = characterOn(view, target)
  if (aimed === null) return -1
  return (seatOf(view, target) === seat ? 0 : 1) + (isHeroCard(view, target) ? 3 : 0) - 0.1 * aimed.hp
}

type WindowAsk = Extract<BattleAsk['prompt'], { readonly type: 'window' }>

function eventOf(view: BattleView, { seat, card }: Held, { moment, card: actor }: WindowAsk): number {
  const { slug } = cardOf(view, card)
  if (/^(field-rations|spare-parts)/.test(slug))
    return (view.sides[seat]?.characters ?? []).some((one) => isHero(view, one) && one.hp <= 4) ? 1 : -1
  if (/^(royal-summons|emergency-orders|panic)/.test(slug)) return moment === 'before-activation' ? 1 : -1
  if (moment !== 'declared' || actor === null)
    return moment === 'before-refill' && view.active === seat ? 0.1 : -1
  const isOwn = characterOn(view, actor) !== null && seatOf(view, actor) === seat
  return isOwn === slug.startsWith('ambush') ? 1 : -1
}

function isHeroCard(view: BattleView, card: CardId): boolean {
  return characterOn(view, card) !== null && characterCardOf(view, card).kind === 'hero'
}
