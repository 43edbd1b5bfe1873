import type { CardId, Seat } from '@trialhall/kernel'
import type { TempusOption, TempusPrompt } from '../../../asks.ts'
import { attackOn, targetsOfCard } from '../../../odds/card.ts'
import { isOnMap } from '../../../rules/creatures.ts'
import { aimsOf, areasFrom, burstsOf } from '../../../rules/fight/areas.ts'
import { reachOf } from '../../../rules/fight/reach.ts'
import { heroCardOf } from '../../../rules/printed.ts'
import { actionOn } from '../../../rules/play/actions.ts'
import { bodyOf, creaturesIn } from '../../../rules/map.ts'
import type { Space } from '../../../space/index.ts'
import { OFF, type CreatureId, type TempusView } from '../../../state.ts'
import { withCreature } from '../../changes.ts'

interface Asked {
  readonly view: TempusView
  readonly prompt: TempusPrompt
}

/**
 * Whether an option aims an attack so that it strikes nobody else: an Action that is an attack and no more while nobody is in its reach (an area
 * may be laid on empty spaces, T-14.07), an empty area, or a stop of a charge from which nobody can be struck.
 */
export function reachesNobody({ view, prompt }: Asked, seat: Seat, option: TempusOption): boolean {
  switch (option.do) {
    case 'act':
      return isAreaAlone(view, option.card) && !canStrike(view, seat, option.card)
    case 'area':
      return isAttackAimed(view, prompt) && !strikesOthers(view, seat, option.spaces)
    case 'space':
      if (isAttackAimed(view, prompt))
        return !isSomebodyAt(view, seat, { card: prompt.card, space: option.space })
      return struckFrom({ view, prompt }, seat, option.space)?.length === 0
    case 'stop':
      return struckFrom({ view, prompt }, seat, view.heroes[seat]?.at ?? OFF)?.length === 0
    default:
      return false
  }
}

/** Whether an area that reaches nobody else strikes whoever lays it, however it is laid there: it strikes all in it (T-22.04). */
export function strikesItself({ view, prompt }: Asked, seat: Seat, option: TempusOption): boolean {
  if (prompt.type !== 'aim' || !reachesNobody({ view, prompt }, seat, option)) return false
  if (option.do === 'area') return creaturesIn(view, option.spaces).includes(seat)
  const reach = attackOn(view, prompt.card)?.reach
  if (option.do !== 'space' || reach === undefined) return false
  return areasFrom(view, reach, option.space).every((spaces) => creaturesIn(view, spaces).includes(seat))
}

/** Whom a Hero that charges could strike from a space with the attack that follows; null where no attack follows on a move. */
export function struckFrom({ view, prompt }: Asked, seat: Seat, space: Space): readonly CreatureId[] | null {
  if (prompt.type !== 'place' || prompt.card === null || prompt.creature !== seat) return null
  if (attackOn(view, prompt.card) === null || !isOnMap(view, seat)) return null
  if ((actionOn(view, prompt.card)?.before ?? null) === null) return null
  return targetsOfCard(
    withCreature(view, seat, () => ({ at: space })),
    { seat, card: prompt.card, reach: reachWith(view, seat, prompt.card) },
  )
}

/** How far an Action that is under way reaches in melee, with the Chains that were played on it: they lie after it among the cards of the turn. */
function reachWith(view: TempusView, seat: Seat, card: CardId): number {
  const spent = view.heroes[seat]?.spent ?? []
  const at = spent.indexOf(card)
  const chains = at < 0 ? [] : spent.slice(at + 1)
  return Math.max(reachOf(view, seat), ...chains.map((one) => heroCardOf(view, one).chain?.reach ?? 1))
}

/** An attack on an area, without spaces to walk and without anything that is done before or after it. */
function isAreaAlone(view: TempusView, card: CardId): boolean {
  const attack = attackOn(view, card)
  if (attack === null || !AREAS.has(attack.reach.type)) return false
  const action = actionOn(view, card)
  return action !== null && action.spaces === 0 && action.before === null && action.after === null
}

const AREAS: ReadonlySet<string> = new Set(['area', 'line', 'burst'])

type Aim = Extract<TempusPrompt, { readonly type: 'aim' }>

/** What is left on the ground after an attack may be why it is laid where nobody stands. */
function isAttackAimed(view: TempusView, prompt: TempusPrompt): prompt is Aim {
  return (
    prompt.type === 'aim' &&
    attackOn(view, prompt.card) !== null &&
    actionOn(view, prompt.card)?.after === null
  )
}

function canStrike(view: TempusView, seat: Seat, card: CardId): boolean {
  const attack = attackOn(view, card)
  if (attack === null || !isOnMap(view, seat)) return false
  const { reach } = attack
  if (reach.type === 'burst')
    return burstsOf(view, bodyOf(view, seat), reach.size).some((spaces) => strikesOthers(view, seat, spaces))
  const laying = { attacker: seat, reach, by: seat, card, isAttack: true }
  return aimsOf(view, laying).some((space) => isSomebodyAt(view, seat, { card, space }))
}

interface Laid {
  readonly card: CardId
  readonly space: Space
}

/** Whether one of the areas that an attack can lay on a space catches somebody. */
function isSomebodyAt(view: TempusView, seat: Seat, { card, space }: Laid): boolean {
  const reach = attackOn(view, card)?.reach
  return (
    reach !== undefined && areasFrom(view, reach, space).some((spaces) => strikesOthers(view, seat, spaces))
  )
}

function strikesOthers(view: TempusView, seat: Seat, spaces: readonly Space[]): boolean {
  return creaturesIn(view, spaces).some((id) => id !== seat)
}
