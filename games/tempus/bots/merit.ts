import type { CardId, Seat } from '@trialhall/kernel'
import { areAllies, isHero } from '../rules/creatures.ts'
import { cardOf } from '../rules/printed.ts'
import { heroOf, NOBODY, OFF, type CreatureId, type TempusPosition } from '../state.ts'
import { aimMerit } from './aim-merit.ts'
import type { Merit, TempusAsk } from './ask.ts'
import { cardWorth, priceOf } from './cards.ts'
import { gainBy, healingOn } from './help.ts'
import { monsterMoveMerit, monsterTargetMerit } from './monster-merit.ts'
import { outlookOf, spotWorth } from './places/spots.ts'
import { turnMerit, workMerit } from './turn-merit.ts'
import { movingWorth } from './tokens.ts'
import { rolledMerit, windowMerit } from './windows/window-merit.ts'

/** How good each option of an ask is; null where one is as good as another. By what the asked seat sees and by nothing else. */
export function meritIn(state: TempusPosition, { seat, prompt }: TempusAsk): Merit | null {
  switch (prompt.type) {
    case 'turn':
      return turnMerit(state, seat)
    case 'walk':
      return walkMerit(state, seat)
    case 'place':
      return placeMerit(state, seat, prompt)
    case 'aim':
      return aimMerit(state, seat, prompt.card)
    case 'spare':
    case 'champion':
      return (option) => (option.do === 'creature' && areAllies(state, option.creature, seat) ? 1 : 0)
    case 'chain':
      return (option) =>
        option.do === 'chain'
          ? chainWorth(state, option.card, prompt.card) - priceOf(state, seat, option.card)
          : 0
    case 'smite':
      return (option) => (option.do === 'smite' ? CHAIN : 0)
    case 'skill':
      return (option) => (option.do === 'skill' ? workMerit(state, seat, option) : 0)
    case 'window':
      return windowMerit(state, seat, prompt)
    case 'rolled':
      return rolledMerit(state, seat, prompt)
    case 'monster-move':
      return monsterMoveMerit(state, seat, prompt)
    case 'monster-target':
    case 'monster-area':
      return monsterTargetMerit(state, seat, prompt.creature)
    case 'share':
      return (option) => (option.do === 'amount' ? shareMerit(state, prompt.creature, option.amount) : 0)
    case 'gift':
      return giftMerit(state, seat)
    case 'may':
      return mayMerit(state, seat, prompt.card)
    case 'spend':
    case 'short-draft':
      return (option) => (option.do === 'yes' ? 1 : 0)
    default:
      return cardMerit(state, prompt.type)
  }
}

/** What a Chain adds to an Action. */
const CHAIN = 0.1

/** What a Chain adds to the Action of a card: nothing where it doubles healing and nobody is healed, or sets a die and none is rolled. */
function chainWorth(state: TempusPosition, chain: CardId, action: CardId): number {
  const face = cardOf(state, chain)
  const deed = face.kind === 'hero' ? face.chain?.deed : null
  if (deed?.doublesHealing === true && healingOn(state, action) === undefined) return 0
  return deed?.setsDie === true && !rollsDie(state, action) ? 0 : CHAIN
}

/** Whether an Action rolls a die, as attacks do and whatever tries a skill. */
function rollsDie(state: TempusPosition, card: CardId): boolean {
  const face = cardOf(state, card)
  if (face.kind !== 'hero' && face.kind !== 'loot') return true // a Quest or an Event, for which a skill is tried
  const { action } = face
  return action !== null && (action.attack !== null || action.deed?.tries !== undefined)
}

/** What may happen usually does good. From the token of an Event to another of it only where it is better to be there. */
function mayMerit(state: TempusPosition, seat: Seat, card: CardId): Merit {
  const { at } = heroOf(state, seat)
  const tokens = state.lastings.filter((one) => one.card === card && one.at !== OFF)
  const other = tokens.find((one) => one.at !== at)
  if (other === undefined || tokens.every((one) => one.at !== at))
    return (option) => (option.do === 'yes' ? 1 : 0)
  const spots = spotWorth(outlookOf(state, seat))
  const gain = spots(other.at) - spots(at) - TRIFLE
  return (option) => (option.do === 'yes' ? gain : 0)
}

/** As much as somebody lacks, and no more. */
function shareMerit(state: TempusPosition, creature: CreatureId, amount: number): number {
  return isHero(creature) ? gainBy(heroOf(state, creature), amount) - TRIFLE * amount : 0
}

/** Less than an HP is worth: what is left over is for others. */
const TRIFLE = 0.001

/** Cards to keep and cards to give away. */
function cardMerit(state: TempusPosition, type: TempusAsk['prompt']['type']): Merit | null {
  const worthOf = (card: CardId): number => cardWorth(state, card)
  if (type === 'cycle' || type === 'flip' || type === 'respawn-card' || type === 'card')
    return (option) => (option.do === 'card' ? worthOf(option.card) : 0)
  if (type === 'discard' || type === 'price')
    return (option) => (option.do === 'card' ? -worthOf(option.card) : 0)
  return null
}

function walkMerit(state: TempusPosition, seat: Seat): Merit {
  const spots = spotWorth(outlookOf(state, seat))
  return (option) => (option.do === 'space' ? spots(option.space) : 0)
}

type Placing = Extract<TempusAsk['prompt'], { readonly type: 'place' }>

/** Where somebody is put: a friend where it does best, a rival where it does worst. To stay is as good as the space where it stands. */
function placeMerit(state: TempusPosition, seat: Seat, { creature, card }: Placing): Merit | null {
  if (creature === NOBODY) {
    const token = movingWorth(state, seat, card)
    return token === null ? null : (option) => (option.do === 'space' ? token(option.space) : 0)
  }
  if (creature >= state.heroes.length) return null
  const { at } = heroOf(state, creature)
  if (at === OFF) return null
  const spots = spotWorth(outlookOf(state, creature))
  const sign = creature % 2 === seat % 2 ? 1 : -1
  return (option) => sign * spots(option.do === 'space' ? option.space : at)
}

/** Loot stays with those who have many HP. */
function giftMerit(state: TempusPosition, seat: Seat): Merit {
  return (option) => {
    if (option.do !== 'give') return 0
    const { hp } = heroOf(state, seat)
    const other = state.heroes[option.creature]
    return other !== undefined && hp + 10 < other.hp ? 0.1 : -0.1
  }
}
