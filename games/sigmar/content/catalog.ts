import type { CardFace, DefIndex } from '@trialhall/kernel'
import { ACTIONS, type ActionCard } from './actions.ts'
import { sayAbility } from '../texts/abilities.ts'
import { CHAMPIONS, sayTrait, type Champion } from './champions.ts'
import { FATES, type FateCard } from './fates.ts'
import { sayKept } from '../texts/kept.ts'
import { TRIALS, type TrialCard } from './trials.ts'

/** Index of the first definition of each kind in the catalog; Action Cards begin at 0. */
export const FIRST_TRIAL: DefIndex = ACTIONS.length
/** See FIRST_TRIAL. */
export const FIRST_FATE: DefIndex = FIRST_TRIAL + TRIALS.length
/** See FIRST_TRIAL. Champions are in the catalog for galleries only: they are not cards of a zone. */
export const FIRST_CHAMPION: DefIndex = FIRST_FATE + FATES.length

/** The Action Card of a definition. */
export function actionOf(def: DefIndex): ActionCard {
  return ACTIONS[def] as ActionCard
}

/** The Trial of a definition. */
export function trialOf(def: DefIndex): TrialCard {
  return TRIALS[def - FIRST_TRIAL] as TrialCard
}

/** The Fate Card of a definition. */
export function fateOf(def: DefIndex): FateCard {
  return FATES[def - FIRST_FATE] as FateCard
}

/** The Champion of an index (as a Player has it). */
export function championOf(index: number): Champion {
  return CHAMPIONS[index] as Champion
}

/** Every card and Champion as it is printed. */
export const CATALOG: readonly CardFace[] = [
  ...ACTIONS.map(actionFace),
  ...TRIALS.map(trialFace),
  ...FATES.map(fateFace),
  ...CHAMPIONS.map(championFace),
]

function actionFace({ slug, name, copies, from, ability }: ActionCard): CardFace {
  return { slug, name, copies, from, kind: ability.kind, text: sayAbility(ability), facts: {} }
}

function trialFace({ slug, name, from, type, difficulty, reward }: TrialCard): CardFace {
  const text = `Roll ${difficulty} or more in total. Reward: ${reward} Valor.`
  return { slug, name, copies: 1, from, kind: 'trial', text, facts: { type, difficulty, reward } }
}

function fateFace({ slug, name, copies, from, does, keeps }: FateCard): CardFace {
  const text = keeps ? sayKept(keeps) : does.map((step) => step.says).join(' ')
  return { slug, name, copies, from, kind: 'fate', text, facts: keeps ? { kept: 'kept' } : {} }
}

function championFace({ slug, name, from, trait }: Champion): CardFace {
  return { slug, name, copies: 1, from, kind: 'champion', text: sayTrait(trait), facts: {} }
}

/** The definition with this slug, among those from `first` to before `end`; -1 if there is none. */
export function defOfSlug(slug: string, first: DefIndex, end: DefIndex): DefIndex {
  const at = CATALOG.findIndex((face, def) => def >= first && def < end && face.slug === slug)
  return at
}
