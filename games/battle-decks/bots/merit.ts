import type { CardId, RolloutAsk, Seat } from '@trialhall/kernel'
import type { BattleOption, BattlePrompt } from '../asks.ts'
import { chanceOf } from '../odds/chance.ts'
import { abilitiesOf } from '../rules/activation.ts'
import { characterOn, isHero, seatOf } from '../rules/field.ts'
import { cardOf, characterCardOf, equipmentOf } from '../rules/printed.ts'
import { saveBonusOf } from '../rules/stats.ts'
import { sideOf, type BattlePosition, type Character } from '../state.ts'
import { abilityWorth } from './ability-worth.ts'
import { worthOfAttack, worthOfUsualAttack } from './attack-worth.ts'
import { worthOfChange } from './change-worth.ts'
import { worthInStepOne, worthInWindow, worthOfEventTarget, worthOfReroll } from './event-worth.ts'
import { gainBy, worthOfCharacter } from './worth.ts'

/** An ask of this game, as quick picks and shortlists see it. */
export type BattleAsk = RolloutAsk<BattlePrompt, BattleOption>

/** How good each option is, in logarithms of the odds to win; 0 is to do nothing. */
export type Merit = (option: BattleOption) => number

/** How good each option of an ask is; null where one is as good as another. By what the asked seat sees and by nothing else. */
export function meritIn(state: BattlePosition, { seat, prompt }: BattleAsk): Merit | null {
  switch (prompt.type) {
    case 'deploy':
      return (option) => deployMerit(state, seat, option)
    case 'activate':
      return (option) => ('card' in option ? activationMerit(state, option.card) : 0)
    case 'act':
      return (option) => actionMerit(state, prompt.card, option)
    case 'next-target':
    case 'aim':
      return (option) => ('card' in option ? aimMerit(state, { seat, prompt }, option.card) : 0)
    case 'equip':
      return (option) => ('card' in option ? equipMerit(state, { seat, card: prompt.card }, option.card) : 0)
    case 'event-target':
      return (option) => ('card' in option ? worthOfEventTarget(state, { seat, prompt }, option.card) : 0)
    case 'instant':
      return (option) => ('card' in option ? instantMerit(state, { seat, prompt }, option.card) : 0)
    case 'window':
      return (option) =>
        option.do === 'event' ? worthInWindow(state, { seat, card: option.card }, prompt) : 0
    case 'reroll':
      return (option) => (option.do === 'event' ? worthOfReroll(state, prompt) : 0)
    case 'shield':
      return (option) => ('card' in option ? -hitMerit(state, prompt.card, option.card) : 0)
    case 'save-order':
      return (option) => (option.do === 'in-order' ? 1 : 0)
    case 'second-save':
      return (option) => ('card' in option ? saveMerit(state, option.card) : 0)
    default:
      return null
  }
}

/** Everything into play at once, since nothing costs anything; events of the own turn where they change much already. */
function deployMerit(state: BattlePosition, seat: Seat, option: BattleOption): number {
  if (option.do === 'event') return worthInStepOne(state, { seat, card: option.card })
  if (option.do !== 'deploy') return 0
  const printed = cardOf(state, option.card)
  if (printed.kind !== 'reinforcement')
    return 0.1 + 0.01 * (printed.kind === 'equipment' ? sumOf(printed.stats) : 0)
  const { atk, dmg, def } = printed.stats
  return 1 + 0.1 * atk + 0.1 * dmg + 0.05 * def
}

function sumOf({
  atk,
  def,
  dmg,
}: {
  readonly atk: number
  readonly def: number
  readonly dmg: number
}): number {
  return Math.abs(atk) + Math.abs(def) + Math.abs(dmg)
}

/** Whoever can do most is activated first: by the best blow that there is for it, since usual numbers do not say who deals that best. */
function activationMerit(state: BattlePosition, card: CardId): number {
  const character = characterOn(state, card)
  if (character === null) return 0
  let best = bestBlowOf(state, character) * characterCardOf(state, card).traits.actions
  for (const ability of abilitiesOf(state, character))
    best = Math.max(best, abilityWorth(state, character, ability))
  return best
}

function bestBlowOf(state: BattlePosition, attacker: Character): number {
  let best = 0
  for (const { card: target } of sideOf(state, 1 - seatOf(state, attacker.card)).characters)
    best = Math.max(best, worthOfAttack(state, { attacker, target }))
  return best
}

function actionMerit(state: BattlePosition, card: CardId, option: BattleOption): number {
  const actor = characterOn(state, card)
  if (actor === null) return 0
  if (option.do === 'attack') return worthOfAttack(state, { attacker: actor, target: option.card })
  if (option.do === 'unpair') return -0.1
  if (option.do !== 'use') return 0
  const ability = abilitiesOf(state, actor).find(({ slug }) => slug === option.ability)
  return ability === undefined ? 0 : abilityWorth(state, actor, ability)
}

interface Aim {
  readonly seat: Seat
  readonly prompt: Extract<BattlePrompt, { readonly type: 'aim' | 'next-target' }>
}

/** An enemy by what an attack takes, a friend by what it gains. */
function aimMerit(state: BattlePosition, { seat, prompt }: Aim, target: CardId): number {
  const user = characterOn(state, prompt.card)
  const aimed = characterOn(state, target)
  if (user === null || aimed === null) return 0
  if (seatOf(state, target) !== seat) return worthOfAttack(state, { attacker: user, target })
  const ability = abilitiesOf(state, user).find(({ slug }) => slug === prompt.ability)
  if (ability?.deed.boon.type === 'heals') return gainBy(state, target, ability.deed.boon.doses[0]?.hp ?? 0)
  return isHero(state, aimed) ? worthOfCharacter(state, aimed) : 0 // somebody to guard
}

interface Use {
  readonly seat: Seat
  readonly card: CardId
}

function equipMerit(state: BattlePosition, { seat, card }: Use, target: CardId): number {
  const aimed = characterOn(state, target)
  if (aimed === null) return 0
  const { stats, grants, isHostile } = equipmentOf(state, card)
  const isFriend = seatOf(state, target) === seat
  if (grants === null)
    return worthOfChange(state, seat, { target: aimed, stats }) + (isFriend === isHostile ? -0.01 : 0)
  if (!isFriend) return -1
  const granted = aimed.isActivated || aimed.hp <= 0 ? 0 : abilityWorth(state, aimed, grants)
  return (
    Math.max(0, granted - worthOfUsualAttack(state, aimed)) +
    worthOfChange(state, seat, { target: aimed, stats })
  )
}

interface Instant {
  readonly seat: Seat
  readonly prompt: Extract<BattlePrompt, { readonly type: 'instant' }>
}

/** The modifier that it gives; a card of the hand is kept. */
function instantMerit(state: BattlePosition, { seat, prompt }: Instant, target: CardId): number {
  const aimed = characterOn(state, target)
  const bearer = characterOn(state, prompt.card)
  if (aimed === null || bearer === null) return -0.1
  const ability = characterCardOf(state, prompt.card).instants.find(({ slug }) => slug === prompt.ability)
  const stats = ability?.deed.changes ?? {}
  const { atk = 0 } = stats
  if (atk > 0) return worthOfAttack(state, { attacker: bearer, target, extra: { atk, dmg: 0 } })
  return worthOfChange(state, seat, { target: aimed, stats })
}

/** What an attack takes from the member of a pair that is put in its way. */
function hitMerit(state: BattlePosition, by: CardId, target: CardId): number {
  const printed = cardOf(state, by)
  const attacker = printed.kind === 'equalizer' ? printed : (characterOn(state, by) as Character)
  return worthOfAttack(state, { attacker, target })
}

/** Whoever rolls the second save suffers if it fails. */
function saveMerit(state: BattlePosition, card: CardId): number {
  const character = characterOn(state, card)
  if (character === null) return 0
  return -(1 - chanceOf(4, saveBonusOf(state, character))) * worthOfCharacter(state, character)
}
