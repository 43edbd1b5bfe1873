import type { CardId, Seat } from '@trialhall/kernel'
import { UNKNOWN } from '@trialhall/kernel'
import { cardsOf, characterOn } from '../rules/field.ts'
import { cardOf } from '../rules/printed.ts'
import { isPlayableNow } from '../rules/windows.ts'
import { sideOf, type BattlePosition } from '../state.ts'
import type { Moment } from '../terms.ts'
import { afterPlaying } from './after.ts'
import { attackOdds, isRogue, type AttackOdds, type Strike } from './attack.ts'

/** What a card of the hand would make of an attack. */
export interface HandOdds {
  readonly card: CardId
  /** Whom or what it is played on; null for a card that rolls the die again. */
  readonly target: CardId | null
  readonly odds: AttackOdds
}

/** An attack that is considered or declared, by a character of either side or by an equalizer. */
export type Considered = Omit<Strike, 'rerolls'>

/** Whose hand, and when its cards would be played: as equipment they can be put into play only in step 1, `deploy`. */
export interface Holder {
  readonly seat: Seat
  readonly moment: Moment | 'deploy'
}

/** Each card of a hand with each target where it would change the odds of an attack, in the order of the hand. */
export function handOdds(position: BattlePosition, attack: Considered, holder: Holder): readonly HandOdds[] {
  const now = attackOdds(position, attack)
  if (now === null) return []
  return handOf(position, holder.seat).flatMap((card) =>
    oddsWith(position, attack, { ...holder, card }).filter(({ odds }) => differ(odds, now)),
  )
}

/** The cards of a hand that the viewer knows. */
function handOf(position: BattlePosition, seat: Seat): readonly CardId[] {
  return sideOf(position, seat).hand.filter((card) => (position.cards.def[card] ?? UNKNOWN) !== UNKNOWN)
}

function oddsWith(
  position: BattlePosition,
  attack: Considered,
  play: Holder & { readonly card: CardId },
): HandOdds[] {
  const { card, seat } = play
  if (isReroll(position, card)) return withReroll(position, attack, play)
  return targetsOf(position, play).flatMap((target) => {
    const after = afterPlaying(position, { card, seat, target })
    const odds = after && oddsIn(after, attack)
    return odds ? [{ card, target, odds }] : []
  })
}

function isReroll(position: BattlePosition, card: CardId): boolean {
  const printed = cardOf(position, card)
  return printed.kind === 'event' && printed.deed.isReroll
}

/** A miss of a character of the holder's own may be rolled again, once with one card. */
function withReroll(
  position: BattlePosition,
  attack: Considered,
  { card, seat }: Holder & { readonly card: CardId },
): HandOdds[] {
  const { attacker } = attack
  const isOwn = !isRogue(attacker) && cardsOf(position, seat).includes(attacker.card)
  const odds = isOwn ? attackOdds(position, { ...attack, rerolls: 1 }) : null
  return odds === null ? [] : [{ card, target: null, odds }]
}

/** On what a card could be played at that moment; equipment and events of step 1 as in W1. */
function targetsOf(
  position: BattlePosition,
  { card, seat, moment }: Holder & { card: CardId },
): readonly CardId[] {
  const printed = cardOf(position, card)
  if (printed.kind === 'equipment')
    return moment === 'deploy' ? [...cardsOf(position, seat), ...cardsOf(position, 1 - seat)] : []
  if (printed.kind !== 'event') return []
  const when = moment === 'deploy' ? 'turn-start' : moment
  return isPlayableNow(position, { seat, card, moment: when }) ? printed.deed.targets(position, seat) : []
}

/** The odds of the attack in a changed position: its attacker carries what was put on it; an equalizer stays as it is. */
function oddsIn(after: BattlePosition, attack: Considered): AttackOdds | null {
  const attacker = isRogue(attack.attacker) ? attack.attacker : characterOn(after, attack.attacker.card)
  return attacker === null ? null : attackOdds(after, { ...attack, attacker })
}

function differ(a: AttackOdds, b: AttackOdds): boolean {
  return a.hit !== b.hit || a.expected !== b.expected || a.falls !== b.falls || a.defeated !== b.defeated
}
