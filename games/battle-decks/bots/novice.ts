import { below, indexOfBest, type CardId, type Chance, type Seat } from '@trialhall/kernel'
import type { BattleOption, BattlePrompt } from '../asks.ts'
import { chanceOf } from '../odds/chance.ts'
import { attackCheck } from '../rules/attacks.ts'
import { characterOn, heroesLeft, isHero, seatOf } from '../rules/field.ts'
import { characterCardOf, equipmentOf } from '../rules/printed.ts'
import type { BattlePosition, BattleTable, Character } from '../state.ts'
import { DEFEATED_AT } from '../terms.ts'
import { hastyMerit, type Held } from './event-worth.ts'
import { meritIn, type BattleAsk, type Merit } from './merit.ts'

/**
 * The quick pick of a beginner: keeps whoever hits best for later, who then often falls first; hits whom it hits most
 * easily, heroes the rather the more HP they have, so that its damage is spread and nobody falls; and plays an event as soon as that changes
 * anything. It guards nobody and sees no danger.
 */
export function novicePick({ state }: BattleTable, ask: BattleAsk, chance: Chance): number {
  const { options } = ask
  const merit = options.length > 1 ? noviceMerit(state, ask) : null
  return merit === null ? below(chance, options.length) : indexOfBest(options, merit, chance)
}

function noviceMerit(state: BattlePosition, ask: BattleAsk): Merit | null {
  const { seat, prompt } = ask
  switch (prompt.type) {
    case 'activate':
      return (option) => ('card' in option ? -characterCardOf(state, option.card).stats.atk : NOBODY)
    case 'act':
      return (option) => actionMerit(state, prompt.card, option)
    case 'next-target':
    case 'aim':
      return (option) => ('card' in option ? aimMerit(state, { seat, prompt }, option.card) : 0)
    case 'equip':
      return (option) =>
        'card' in option ? carrierMerit(state, { seat, card: prompt.card }, option.card) : 0
    case 'window':
      return (option) => (option.do === 'event' ? hastyMerit(state, { seat, card: option.card }, prompt) : 0)
    default:
      return meritIn(state, ask)
  }
}

/** ATK and DMG as they are printed. */
function strengthOf(state: BattlePosition, card: CardId): number {
  const { atk, dmg } = characterCardOf(state, card).stats
  return atk + dmg
}

/** It attacks; an ability is for those who have nobody to hit. */
function actionMerit(state: BattlePosition, card: CardId, option: BattleOption): number {
  const actor = characterOn(state, card)
  if (actor === null || option.do === 'unpair') return -1
  if (option.do === 'attack') return easeOf(state, actor, option.card)
  return option.do === 'use' ? ABILITY : 0
}

/** An ability looks as good as an attack that hits one time in three. */
const ABILITY = 0.34
/** To activate nobody comes after everybody. */
const NOBODY = -100
/** How much better than a reinforcement a hero looks for each HP until it would leave. */
const PER_HP = 0.15

/** How much better the last hero of the enemies looks: that this would be the end, a beginner sees. */
const LAST = 2

/** The chance to hit; a fresh hero looks better than others, and a wounded one worse, unless it is the last. */
function easeOf(state: BattlePosition, attacker: Character, target: CardId): number {
  const { needed, modifier } = attackCheck(state, attacker, { target })
  const aimed = characterOn(state, target)
  const look = aimed !== null && isHero(state, aimed) ? lookOf(state, aimed) : 1
  return chanceOf(needed, modifier) * look
}

function lookOf(state: BattlePosition, hero: Character): number {
  return heroesLeft(state, seatOf(state, hero.card)) === 1 ? LAST : PER_HP * (hero.hp - DEFEATED_AT)
}

interface Aim {
  readonly seat: Seat
  readonly prompt: Extract<BattlePrompt, { readonly type: 'aim' | 'next-target' }>
}

function aimMerit(state: BattlePosition, { seat, prompt }: Aim, target: CardId): number {
  const user = characterOn(state, prompt.card)
  return user === null || seatOf(state, target) === seat ? 0 : easeOf(state, user, target)
}

/** Whoever is strongest gets it: of its own, or of the enemies where it is meant for one. */
function carrierMerit(state: BattlePosition, { seat, card }: Held, target: CardId): number {
  const isWanted = (seatOf(state, target) === seat) !== equipmentOf(state, card).isHostile
  return (isWanted ? 1 : -1) * strengthOf(state, target)
}
