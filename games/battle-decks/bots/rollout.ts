import { below, indexOfBest, type CardId, type Chance, type RolloutAsk, type Seat } from '@trialhall/kernel'
import type { BattleOption, BattlePrompt } from '../asks.ts'
import { chanceOf } from '../odds/chance.ts'
import { characterOn, isConscious, isHero, seatOf } from '../rules/field.ts'
import { cardOf, eventOf } from '../rules/printed.ts'
import type { BattlePosition, BattleTable, Character } from '../state.ts'
import { DIE } from '../terms.ts'
import { abilityWorth } from './ability-worth.ts'
import { fightOf, worthOfAttack, worthOfCard } from './worth.ts'

type BattleAsk = RolloutAsk<BattlePrompt, BattleOption>

/** A quick pick for rollouts: the best attack or ability by what the other side loses, everything into play, events where they change much. */
export function quickPick({ state }: BattleTable, ask: BattleAsk, chance: Chance): number {
  const { options } = ask
  const worth = worthIn(state, ask)
  return worth === null ? below(chance, options.length) : indexOfBest(options, worth, chance)
}

/** How good each option of an ask is; null where one is as good as another. */
function worthIn(
  state: BattlePosition,
  { seat, prompt }: BattleAsk,
): ((option: BattleOption) => number) | null {
  switch (prompt.type) {
    case 'deploy':
      return (option) => ('card' in option ? worthOfCard(state, option.card) : 0.5)
    case 'activate':
      return (option) => ('card' in option ? activationWorth(state, option.card) : 0)
    case 'act':
      return (option) => actionWorth(state, prompt.card, option)
    case 'next-target':
    case 'aim':
      return (option) => ('card' in option ? aimWorth(state, { seat, by: prompt.card }, option.card) : 0)
    case 'equip':
    case 'event-target':
      return (option) => ('card' in option ? targetWorth(state, { seat, by: prompt.card }, option.card) : 0)
    case 'instant':
      return (option) => ('card' in option ? instantWorth(state, seat, option.card) : 0)
    case 'window':
      return (option) => (option.do === 'event' ? windowWorth(state, { seat, prompt }, option.card) : 0)
    case 'reroll':
      return (option) => (option.do === 'event' ? rerollWorth(prompt) : 0)
    case 'shield':
      return (option) => ('card' in option ? shieldWorth(state, option.card) : 0)
    case 'save-order':
      return (option) => (option.do === 'in-order' ? 1 : 0)
    case 'second-save':
      return (option) => ('card' in option ? shieldWorth(state, option.card) : 0)
    default:
      return null
  }
}

/** Whoever can do most is activated first; the weak wait. */
function activationWorth(state: BattlePosition, card: CardId): number {
  const character = characterOn(state, card)
  return character === null ? 0 : fightOf(state, character) - (isHero(state, character) ? 0.2 : 0)
}

function actionWorth(state: BattlePosition, card: CardId, option: BattleOption): number {
  const actor = characterOn(state, card)
  if (actor === null) return 0
  if (option.do === 'attack') return worthOfAttack(state, actor, option.card)
  return option.do === 'use' ? abilityWorth(state, actor, option.ability) : 0
}

interface Deed {
  readonly seat: Seat
  readonly by: CardId
}

/** An enemy by what an attack takes, a friend by what it has lost. */
function aimWorth(state: BattlePosition, { seat, by }: Deed, target: CardId): number {
  const user = characterOn(state, by)
  const aimed = characterOn(state, target)
  if (user === null || aimed === null) return 0
  return seatOf(state, target) === seat ? need(state, aimed) : worthOfAttack(state, user, target)
}

/** How much a friend wants help: a hero the more the less HP it has. */
function need(state: BattlePosition, character: Character): number {
  return (isHero(state, character) ? 2 : 0) - 0.1 * character.hp
}

/** What helps goes to the own side, what harms to the other, the strongest first. */
function targetWorth(state: BattlePosition, { seat, by }: Deed, target: CardId): number {
  const aimed = characterOn(state, target)
  if (aimed === null) return seatOf(state, target) === seat ? -1 : 0 // equipment of whomever
  const strength = fightOf(state, aimed) + (isConscious(aimed) && !aimed.isActivated ? 0.5 : 0)
  const isFriend = seatOf(state, target) === seat
  if (isHarmful(state, by)) return isFriend ? -strength : strength
  const isHealing = 'family' in cardOf(state, by) && HEALING.includes(familyOf(state, by))
  return isFriend ? (isHealing ? need(state, aimed) : strength) : -strength
}

const HEALING: readonly string[] = ['field-rations', 'spare-parts']
const HARMING: readonly string[] = ['panic', 'suppressing-fire']

function isHarmful(state: BattlePosition, card: CardId): boolean {
  const printed = cardOf(state, card)
  return printed.kind === 'equipment' ? printed.isHostile : HARMING.includes(familyOf(state, card))
}

function familyOf(state: BattlePosition, card: CardId): string {
  const printed = cardOf(state, card)
  return 'family' in printed ? printed.family : printed.slug
}

/** The strongest of either side, enemies for choice; a card of the hand is kept. */
function instantWorth(state: BattlePosition, seat: Seat, target: CardId): number {
  const aimed = characterOn(state, target)
  if (aimed === null) return -1
  return fightOf(state, aimed) + (isHero(state, aimed) ? 0.3 : 0) * (seatOf(state, target) === seat ? 1 : 2)
}

/**
 * Events wait for the moment that they are for: what strengthens for an attack of the own side, what protects for one of the other. Those
 * that are left are played before the hand is refilled, since a card that is kept is one that is not drawn.
 */
function windowWorth(state: BattlePosition, { seat, prompt }: Window, card: CardId): number {
  const family = familyOf(state, card)
  if (HEALING.includes(family))
    return isAnyoneBelow(state, { seat, card }, prompt.moment === 'before-refill' ? 6 : 2)
  if (prompt.moment === 'before-refill' && state.active === seat) return 0.5
  if (prompt.moment !== 'declared' || prompt.card === null) return -1
  const isOwn = seatOf(state, prompt.card) === seat
  return (isOwn ? FOR_ATTACKS : FOR_DEFENCE).includes(family) ? 1 : -1
}

interface Window {
  readonly seat: Seat
  readonly prompt: Extract<BattlePrompt, { type: 'window' }>
}

const FOR_ATTACKS: readonly string[] = ['ambush-b', 'ambush-p']
const FOR_DEFENCE: readonly string[] = ['fog-bank', 'smoke-shells', 'suppressing-fire']

/** 1 if a hero that the event could be played on has so few HP, else -1. */
function isAnyoneBelow(state: BattlePosition, { seat, card }: Play, hp: number): number {
  const targets = eventOf(state, card).deed.targets(state, seat)
  return targets.some((target) => (characterOn(state, target)?.hp ?? hp) < hp) ? 1 : -1
}

interface Play {
  readonly seat: Seat
  readonly card: CardId
}

type RerollPrompt = Extract<BattlePrompt, { type: 'reroll' }>

/** A die that fails is rolled again. */
function rerollWorth({ die, modifier, needed }: RerollPrompt): number {
  const isFailure = die === 1 || (die < DIE && die + modifier < needed)
  return isFailure ? chanceOf(needed, modifier) : -1
}

/** Reinforcements shield heroes. */
function shieldWorth(state: BattlePosition, card: CardId): number {
  const character = characterOn(state, card)
  return character === null || isHero(state, character) ? 0 : 1
}
