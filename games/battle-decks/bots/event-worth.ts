import type { CardId, Seat } from '@trialhall/kernel'
import type { BattlePrompt } from '../asks.ts'
import type { EventCard, Stats } from '../faces.ts'
import { chanceOf } from '../odds/chance.ts'
import { abilitiesOf } from '../rules/activation.ts'
import { characterOn, seatOf } from '../rules/field.ts'
import { cardOf, equipmentOf } from '../rules/printed.ts'
import { attackOf, type Attacker } from '../rules/stats.ts'
import type { BattlePosition } from '../state.ts'
import { DIE, NATURAL_FAILURE } from '../terms.ts'
import { worthOfAttack, worthOfUsualAttack } from './attack-worth.ts'
import { worthOfChange } from './change-worth.ts'
import { gainBy } from './worth.ts'

/** What a card that is kept is worth: an event that changes less now waits for a better moment. */
const KEEP = 0.15
/** What a card is worth that is drawn because another was played. */
const DRAW = 0.1

/** What changes less than this changes nothing. */
const SLIGHT = 0.01

type WindowPrompt = Extract<BattlePrompt, { readonly type: 'window' }>

/** A card of a hand that could be played as an event. */
export interface Held {
  readonly seat: Seat
  readonly card: CardId
}

/** What it is worth to play an event in a window, rather than to keep it: what changes an attack waits until one is declared. */
export function worthInWindow(state: BattlePosition, { seat, card }: Held, prompt: WindowPrompt): number {
  const { gist } = (cardOf(state, card) as EventCard).deed
  const isLast = prompt.moment === 'before-refill' && state.active === seat
  const price = isLast ? -DRAW : KEEP
  if (gist.type !== 'changes' || isLast) {
    const worth = bestTarget(state, { seat, card })
    return worth < SLIGHT ? -1 : worth - price
  }
  if (prompt.moment !== 'declared' || !isAttack(state, prompt)) return -1
  return worthOfDeclared(state, { seat, stats: gist.stats }, prompt) - price
}

/** How the hasty see an event in a window: whatever changes anything for the better is played, never mind what it would change later. */
export function hastyMerit(state: BattlePosition, held: Held, prompt: WindowPrompt): number {
  return worthInWindow(state, held, prompt) + KEEP > SLIGHT ? 1 : -1
}

/** What it is worth to play an event in step 1 of a turn, before anybody has done anything. */
export function worthInStepOne(state: BattlePosition, { seat, card }: Held): number {
  const { gist } = (cardOf(state, card) as EventCard).deed
  return gist.type === 'changes' ? -1 : bestTarget(state, { seat, card }) - 2 * KEEP
}

/** Whether what was declared is a basic attack, or an ability that consists of some. */
function isAttack(state: BattlePosition, { card, ability }: WindowPrompt): boolean {
  const user = card === null ? null : characterOn(state, card)
  if (ability === null || user === null) return true
  return abilitiesOf(state, user).some(({ slug, deed }) => slug === ability && deed.strikes !== null)
}

/** What an event is worth on the best of its targets. */
function bestTarget(state: BattlePosition, { seat, card }: Held): number {
  const { deed } = cardOf(state, card) as EventCard
  let best = -1
  for (const target of deed.targets(state, seat))
    best = Math.max(best, worthOnTarget(state, { seat, card }, target))
  return best
}

/** What an event is worth to whoever plays it on a target. */
export function worthOnTarget(state: BattlePosition, { seat, card }: Held, target: CardId): number {
  const { gist } = (cardOf(state, card) as EventCard).deed
  const character = characterOn(state, target)
  switch (gist.type) {
    case 'changes':
      return character === null ? 0 : worthOfChange(state, seat, { target: character, stats: gist.stats })
    case 'readies':
      return character === null ? 0 : worthOfUsualAttack(state, character)
    case 'exhausts':
      return character === null ? 0 : worthOfUsualAttack(state, character)
    case 'heals':
      return gainBy(state, target, gist.hp)
    case 'strips':
      return worthOfStripping(state, seat, target)
    default:
      return 0
  }
}

/** Equipment that strengthens an enemy or weakens a friend is worth stripping. What serves the own side stays on, also where it does nothing more in this round. */
function worthOfStripping(state: BattlePosition, seat: Seat, equipment: CardId): number {
  const { stats, isHostile } = equipmentOf(state, equipment)
  const { atk, def, dmg } = stats
  for (const { characters } of state.sides) {
    for (const carrier of characters) {
      if (!carrier.equipment.includes(equipment)) continue
      if ((seatOf(state, carrier.card) === seat) !== isHostile) return -1
      return worthOfChange(state, seat, { target: carrier, stats: { atk: -atk, def: -def, dmg: -dmg } })
    }
  }
  return 0
}

type About = Pick<WindowPrompt, 'card' | 'cards'>

interface Changing {
  readonly seat: Seat
  readonly stats: Partial<Stats>
}

/** What a modifier changes of the attack that was just declared. */
function worthOfDeclared(state: BattlePosition, { seat, stats }: Changing, prompt: About): number {
  const [target] = prompt.cards
  const attacker = prompt.card === null ? null : attackerOf(state, prompt.card)
  if (attacker === null || target === undefined) return -1
  const isOwn = 'joker' in attacker ? false : seatOf(state, attacker.card) === seat
  const isAgainst = seatOf(state, target) === seat
  const { atk = 0, def = 0, dmg = 0 } = stats
  const helps = isOwn && !isAgainst && (atk > 0 || dmg > 0)
  const hinders = !isOwn && isAgainst && (def > 0 || (atk < 0 && !('joker' in attacker)))
  if (!helps && !hinders) return -1
  const extra = { atk: atk - def, dmg }
  return Math.abs(
    worthOfAttack(state, { attacker, target, extra }) - worthOfAttack(state, { attacker, target }),
  )
}

/** Whoever attacks: a character, or an equalizer. */
function attackerOf(state: BattlePosition, card: CardId): Attacker | null {
  const character = characterOn(state, card)
  if (character !== null) return character
  const printed = cardOf(state, card)
  return printed.kind === 'equalizer' ? printed : null
}

/** What an event is worth on a target: in the middle of an attack by what it changes of that, else as at any time. */
export function worthOfEventTarget(
  state: BattlePosition,
  { seat, prompt }: { readonly seat: Seat; readonly prompt: TargetPrompt },
  target: CardId,
): number {
  const { card, actor, cards } = prompt
  const usual = worthOnTarget(state, { seat, card }, target)
  const { gist } = (cardOf(state, card) as EventCard).deed
  if (gist.type !== 'changes' || actor === null) return usual
  const { atk = 0, def = 0, dmg = 0 } = gist.stats
  const isMeant = target === (def > 0 ? cards[0] : atk !== 0 || dmg > 0 ? actor : null)
  const about = { card: actor, cards }
  return isMeant ? MEANT + usual + worthOfDeclared(state, { seat, stats: gist.stats }, about) : usual
}

/** Who was meant when the event was played goes before all others: for them there will be better moments. */
const MEANT = 10

type TargetPrompt = Extract<BattlePrompt, { readonly type: 'event-target' }>

type RerollPrompt = Extract<BattlePrompt, { type: 'reroll' }>

/** A save that fails is rolled again where it is likely enough, an attack by what the blow would take. */
export function worthOfReroll(state: BattlePosition, prompt: RerollPrompt): number {
  const { card, target, die, modifier, needed } = prompt
  const isFailure = die === NATURAL_FAILURE || (die < DIE && die + modifier < needed)
  if (!isFailure) return -1
  const attacker = target === null ? null : attackerOf(state, card)
  if (target === null || attacker === null) return chanceOf(needed, modifier) - LIKELY
  const atk = modifier - attackOf(state, attacker, target)
  return worthOfAttack(state, { attacker, target, extra: { atk, dmg: 0 } }) - AGAIN
}

/** What a card is kept for that rolls again: there is a die to roll in nearly every turn, and a card comes for it. */
const AGAIN = 0.05

/** A save that is less likely than this is not rolled again. */
const LIKELY = 0.3
