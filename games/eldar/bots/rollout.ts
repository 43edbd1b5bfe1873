import { below, DONE, indexOfBest, type CardId, type Chance, type RolloutAsk } from '@trialhall/kernel'
import type { EldarOption, EldarPrompt } from '../asks.ts'
import { CARD, faceOf } from '../rules/printed.ts'
import { usefulCounts } from './counts.ts'
import { bestCard } from './draft.ts'
import { isGearAgain, isIdleOn, isSupportAgain } from './idle.ts'
import { worthNow, worthOfEquipping, worthOfUse } from './uses.ts'
import { isVainPayment } from './vain.ts'
import { heroAt, topOf, type EldarState, type EldarTable, type HeroId, type Pending } from '../state.ts'
import { SLOT } from '../terms.ts'

/** HP that something must promise, or passing is better. */
const LEAST = 0.2
/** What is not to be done. */
const NEVER = -1
/** How wrong the guess about a use may be, in HP to either side: rollouts are to differ. */
const NOISE = 0.2
/** Weights of a choice among targets: what it does, what it replaces, that it does nothing there, how far whoever is struck or healed is from falling. */
const AIM = { effect: 4, replaced: -3, idle: -6, hp: -0.1 } as const

/** An ask of this game, as quick picks see it. */
export type EldarAsk = RolloutAsk<EldarPrompt, EldarOption>
type Options = EldarAsk['options']

/** A quick pick, for rollouts: what does most for its price now, where it hurts most. */
export function quickPick({ state }: EldarTable, ask: EldarAsk, chance: Chance): number {
  const { seat, prompt, options } = ask
  switch (prompt.type) {
    case 'main':
    case 'react':
      return bestUse(state, options, chance)
    case 'target':
      return aims(prompt, topOf(state)) ? bestTarget(state, options, chance) : below(chance, options.length)
    case 'equip':
    case 'equipNow':
      return bestEquipment(state, options, chance)
    case 'x':
      return usefulCounts(state, options)[0] ?? 0
    case 'mulligan':
      return (options as readonly unknown[]).indexOf(DONE)
    case 'pay':
      return payment(state, prompt, options)
    case 'draftCard':
      return bestCard(state, { team: state.draft?.taken[seat] ?? [], cards: options.map(cardOf), chance })
    default:
      return below(chance, options.length)
  }
}

/** What may be paid for usually does good, unless it would give nobody anything. */
function payment(
  state: EldarState,
  prompt: Extract<EldarPrompt, { readonly type: 'pay' }>,
  options: Options,
): number {
  const wanted = isVainPayment(state, prompt) ? 'decline' : 'pay'
  return options.findIndex((option) => option.do === wanted)
}

function cardOf(option: EldarOption): CardId {
  return (option as Extract<EldarOption, { do: 'take' }>).card
}

function bestUse(state: EldarState, options: Options, chance: Chance): number {
  const worthOf = (option: EldarOption): number => {
    if (option.do !== 'use') return LEAST
    return isSupportAgain(state, option) ? NEVER : worthOfUse(state, option) + NOISE * noise(chance)
  }
  return indexOfBest(options, worthOf, chance)
}

/** Evenly between -1 and 1. */
function noise(chance: Chance): number {
  return below(chance, 1024) / 512 - 1
}

function bestEquipment(state: EldarState, options: Options, chance: Chance): number {
  const worthOf = (option: EldarOption): number =>
    option.do !== 'equip'
      ? 0
      : isGearAgain(state, option)
        ? NEVER
        : worthOfEquipping(state, option.hero, state.cards.def[option.card] as number)
  return indexOfBest(options, worthOf, chance)
}

/** Abilities that trigger choose their targets before they lie on the stack: nothing is known of them yet. */
function aims({ type, ...at }: EldarPrompt, top: Pending | undefined): boolean {
  return type === 'target' && top !== undefined && 'face' in at && at.face === top.face
}

function bestTarget(state: EldarState, options: Options, chance: Chance): number {
  const planned = topOf(state) as Pending
  const worthOf = (option: EldarOption): number =>
    option.do === 'target' && 'hero' in option ? worthOfTarget(state, option.hero, planned) : 0
  return indexOfBest(options, worthOf, chance)
}

function worthOfTarget(state: EldarState, target: HeroId, planned: Pending): number {
  const { hp, seat, kit } = heroAt(state, target)
  planned.targets.push(target)
  const effect = worthNow(state, planned) * AIM.effect
  planned.targets.pop()
  const isAffliction = planned.ability === CARD && faceOf(planned.face).kind === 'affliction'
  const replaced = isAffliction && kit[SLOT.affliction] ? AIM.replaced : 0
  const idle = isIdleOn(state, planned, target) ? AIM.idle : 0
  return effect + replaced + idle + (seat === planned.seat && effect <= 0 ? 0 : hp * AIM.hp)
}
