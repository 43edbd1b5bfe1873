import type { CardId, Seat } from '@trialhall/kernel'
import type { TempusPrompt } from '../../asks.ts'
import type { FreeFace } from '../../faces.ts'
import { areAllies, isHero } from '../../rules/creatures.ts'
import { interactionFaceOf } from '../../rules/play/interactions.ts'
import { changesNothing } from '../../rules/play/vain.ts'
import { cardOf } from '../../rules/printed.ts'
import { heroOf, NOBODY, type CreatureId, type TempusPosition } from '../../state.ts'
import { HAND_LIMIT } from '../../terms.ts'
import type { Merit } from '../ask.ts'
import { priceOf } from '../cards.ts'
import { healingOn, helpBeyond, WASTE } from '../help.ts'
import { boostOfChain, boostOfInteraction, boostShare, type Boost } from './boosts.ts'
import { aidMerit } from './interaction-merit.ts'
import { healingToCome, isDieSet } from './pending.ts'
import { dieOn, keptDieWorth } from './kept-die.ts'
import { isMortal, takenOf } from './losses.ts'
import { WORTH } from '../weights.ts'

type WindowPrompt = Extract<TempusPrompt, { readonly type: 'window' }>
type RolledPrompt = Extract<TempusPrompt, { readonly type: 'rolled' }>

/** An Interaction costs a card: little where it would be discarded anyway, but more than a single HP. */
const PRICE = { spare: 0.025, kept: 0.055 } as const
/** A roll that is a little better. */
const HELP = 0.06
/** Advantage or damage for an attack of the own party. */
const BOOST = 0.09
/** HP that a card saves that answers damage. */
const SAVED = 6
/** HP for which no card is played. */
const SCRATCH = 1
/** What a Spell of the rivals may do. */
const SPELL = 0.12

/** How good each answer is in a window; 0 is to pass. */
export function windowMerit(state: TempusPosition, seat: Seat, prompt: WindowPrompt): Merit {
  return (option) => {
    if (option.do === 'interaction') return interactionMerit(state, seat, prompt)
    if (option.do === 'chain' || option.do === 'smite')
      return (
        hitMerit(state, seat, { prompt, boost: boostOfChain(state, option.card, prompt) }) -
        priceOf(state, seat, option.card)
      )
    if (option.do === 'token') return BOOST
    if (option.do !== 'free') return 0
    return freeMerit(state, { seat, card: option.card }, prompt) - priceOf(state, seat, option.card)
  }
}

/** Help for an ally that tries something, while there are cards to spare. */
function interactionMerit(state: TempusPosition, seat: Seat, prompt: WindowPrompt): number {
  const { moment } = prompt
  const price = heroOf(state, seat).hand.length >= HAND_LIMIT - 1 ? PRICE.spare : PRICE.kept
  if (moment === 'skill') return 0.2 - price
  if (moment === 'hit' || moment === 'damage')
    return hitMerit(state, seat, { prompt, boost: boostOfInteraction(state, seat) }) - price
  if (moment === 'declared') return (isVainBefore(state, seat, prompt) ? 0 : HELP) - price
  return aidMerit(state, seat, { prompt, price })
}

/** Whether an Interaction gives advantage to a roll for which a die counts that somebody has kept. */
function isVainBefore(state: TempusPosition, seat: Seat, prompt: WindowPrompt): boolean {
  return interactionFaceOf(state, seat).deed.addsDie === true && isDieSet(state, prompt)
}

/** A hit of the own party is made worse for somebody else. */
function hitMerit(state: TempusPosition, seat: Seat, { prompt, boost }: Boosting): number {
  return isFriend(state, seat, prompt.target) ? -1 : BOOST * boostShare(state, prompt, boost)
}

interface Boosting {
  readonly prompt: WindowPrompt
  readonly boost: Boost
}

interface Playing {
  readonly seat: Seat
  readonly card: CardId
}

function freeMerit(state: TempusPosition, playing: Playing, prompt: WindowPrompt): number {
  const { seat, card } = playing
  const { moment, target, creature, damage } = prompt
  if (changesNothing(state, seat, card)) return WASTE
  const die = dieOn(state, seat, card)
  if (die !== null) return keptDieWorth(state, die, { seat, creature, target })
  const usual = helpBeyond(state, seat, { card, coming: healingToCome(state, seat, prompt) })
  const isRescue =
    isFriend(state, seat, target) && (moment === 'hit' || moment === 'damage' || moment === 'falling')
  if (isRescue) return rescueMerit(state, playing, prompt)
  if (healingOn(state, card) !== undefined) return usual // whatever somebody else strikes
  if (canWait(state, playing, prompt)) return 0
  if (moment === 'declared' && target === NOBODY && isForAnyTime(state, card)) return 0
  if (isQuarrelOfOthers(state, seat, prompt)) return usual
  switch (moment) {
    case 'hit':
    case 'damage':
    case 'falling':
      return BOOST
    case 'declared':
      return isFriend(state, seat, creature) && (target === NOBODY || isFriend(state, seat, target))
        ? -1
        : BOOST
    case 'spell':
      return isFriend(state, seat, creature) ? -1 : SPELL
    case 'missed':
    case 'hurt':
    case 'attacked':
      return isFriend(state, seat, creature) || damage > 0 ? BOOST : usual
    default:
      return usual
  }
}

/** Whether rivals strike somebody who is no friend either. */
function isQuarrelOfOthers(state: TempusPosition, seat: Seat, { creature, target }: WindowPrompt): boolean {
  return target !== NOBODY && !isFriend(state, seat, creature) && !isFriend(state, seat, target)
}

/**
 * Whether a card that helps the own attacks alone would do as much in the own turn: its target may be another one then, and its maintenance is asked for
 * later (T-15.04). A mark does more where the hand can answer whoever carries it.
 */
function canWait(state: TempusPosition, { seat, card }: Playing, prompt: WindowPrompt): boolean {
  const { hand } = heroOf(state, seat)
  const deed = freeOn(state, card)?.deed
  if (deed?.servesAttacks !== true || hand.length > HAND_LIMIT) return false
  if (deed.marks === true && hand.some((one) => freeOn(state, one)?.condition?.needsMark === true))
    return false
  const { moment, creature } = prompt
  const isOwnTurn = (state.turn?.seat ?? creature) === seat && moment !== 'turn-end'
  return !isOwnTurn
}

/** Whether a card is no answer to an area, for which nothing may be rolled (T-R101): it fits the windows of its rolls as well, and all others. */
function isForAnyTime(state: TempusPosition, card: CardId): boolean {
  return freeOn(state, card)?.moments.includes('turn') === true
}

/** What a card of a Hero's deck does as a Free card. */
function freeOn(state: TempusPosition, card: CardId): FreeFace | null {
  const face = cardOf(state, card)
  return face?.kind === 'hero' ? face.free : null
}

/** Healing before the damage counts as much as damage that is turned away (T-17.09). */
function rescueMerit(
  state: TempusPosition,
  { card }: Playing,
  { target, damage, moment }: WindowPrompt,
): number {
  const face = cardOf(state, card)
  const heals = face?.kind === 'hero' || face?.kind === 'loot' ? face.free?.deed.heals : undefined
  if (moment === 'falling') return WORTH.defeat
  if (heals !== undefined && isHero(target) && !isMortal(state, target, damage)) return 0
  return rescueWorth(state, target, damage)
}

/** What it is worth that a friend suffers less. */
function rescueWorth(state: TempusPosition, target: CreatureId, damage: number): number {
  if (!isHero(target)) return 0
  const { loot } = heroOf(state, target)
  const taken = takenOf(state, target, damage)
  const saved = WORTH.hp * Math.min(SAVED, damage)
  if (isMortal(state, target, damage)) return saved + WORTH.defeat + WORTH.loot * loot.length
  return damage > SAVED / 2 && taken > SCRATCH ? saved : 0
}

function isFriend(state: TempusPosition, seat: Seat, creature: CreatureId): boolean {
  return creature !== NOBODY && areAllies(state, creature, seat)
}

/** Modified attack rolls of at least this usually hit hard, and those below that miss. */
const GOOD = 13
const POOR = 7

/** A die that lies there: the own party's failures are changed, and the rivals' successes. */
export function rolledMerit(
  state: TempusPosition,
  seat: Seat,
  { creature, total, needed }: RolledPrompt,
): Merit {
  const isOwn = isFriend(state, seat, creature)
  const isGood = needed === null ? total >= GOOD : total >= needed
  const isPoor = needed === null ? total <= POOR : total < needed
  const worth = needed === null ? BOOST : 0.25
  return (option) => {
    if (option.do === 'pass') return 0
    const price = 'card' in option ? priceOf(state, seat, option.card) : HELP
    return ((isOwn ? isPoor : isGood) ? worth : -worth) - price
  }
}
