import { below, type CardId, type Chance, type RolloutAsk } from '@trialhall/kernel'
import type { EldarOption, EldarPrompt } from '../asks.ts'
import { CARD, faceOf } from '../rules/printed.ts'
import { bestCard } from './draft.ts'
import { worthNow, worthOfEquipping, worthOfUse } from './uses.ts'
import { heroAt, topOf, type EldarState, type EldarTable, type HeroId, type Pending } from '../state.ts'
import { SLOT } from '../terms.ts'

/** HP that something must promise, or passing is better. */
const LEAST = 0.2
/** How wrong the guess about a use may be, in HP to either side: rollouts are to differ. */
const NOISE = 0.7
/** Weights of a choice among targets: what it does, what it replaces, how far the enemy is from falling. */
const AIM = { effect: 4, replaced: -3, hp: -0.1 } as const

type EldarAsk = RolloutAsk<EldarPrompt, EldarOption>
type Options = EldarAsk['options']

/** A quick pick, for rollouts: what does most for its price now, where it hurts most. */
export function quickPick({ state }: EldarTable, ask: EldarAsk, chance: Chance): number {
  const { seat, prompt, options } = ask
  switch (prompt.type) {
    case 'main':
    case 'react':
      return bestUse(state, options, chance)
    case 'target':
      return aims(prompt, topOf(state)) ? bestTarget(state, options) : below(chance, options.length)
    case 'equip':
    case 'equipNow':
      return bestEquipment(state, options)
    case 'x':
    case 'mulligan':
      return options.length - 1
    case 'pay':
      return 0
    case 'draftCard':
      return bestCard(state, state.draft?.taken[seat] ?? [], options.map(cardOf))
    default:
      return below(chance, options.length)
  }
}

function cardOf(option: EldarOption): CardId {
  return (option as Extract<EldarOption, { do: 'take' }>).card
}

/** Index of the option that promises most. */
function best(options: Options, worthOf: (option: EldarOption) => number): number {
  let found = 0
  let most = -Infinity
  for (let i = 0; i < options.length; i++) {
    const worth = worthOf(options[i] as EldarOption)
    if (worth <= most) continue
    most = worth
    found = i
  }
  return found
}

function bestUse(state: EldarState, options: Options, chance: Chance): number {
  return best(options, (option) =>
    option.do === 'use' ? worthOfUse(state, option) + NOISE * noise(chance) : LEAST,
  )
}

/** Evenly between -1 and 1. */
function noise(chance: Chance): number {
  return below(chance, 1024) / 512 - 1
}

function bestEquipment(state: EldarState, options: Options): number {
  return best(options, (option) =>
    option.do === 'equip' ? worthOfEquipping(state, option.hero, state.cards.def[option.card] as number) : 0,
  )
}

/** Abilities that trigger choose their targets before they lie on the stack: nothing is known of them yet. */
function aims({ type, ...at }: EldarPrompt, top: Pending | undefined): boolean {
  return type === 'target' && top !== undefined && 'face' in at && at.face === top.face
}

function bestTarget(state: EldarState, options: Options): number {
  const draft = topOf(state) as Pending
  return best(options, (option) =>
    option.do === 'target' && 'hero' in option ? worthOfTarget(state, option.hero, draft) : 0,
  )
}

function worthOfTarget(state: EldarState, target: HeroId, draft: Pending): number {
  const { hp, seat, kit } = heroAt(state, target)
  draft.targets.push(target)
  const effect = worthNow(state, draft) * AIM.effect
  draft.targets.pop()
  const isAffliction = draft.ability === CARD && faceOf(draft.face).kind === 'affliction'
  const replaced = isAffliction && kit[SLOT.affliction] ? AIM.replaced : 0
  return effect + replaced + (seat === draft.seat ? 0 : hp * AIM.hp)
}
