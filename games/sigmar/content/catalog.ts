import type { CardFace, DefIndex } from '@trialhall/kernel'
import type { ActionCard, Champion, FateCard, TrialCard } from '../faces.ts'
import { PRINTED, type Printed } from '../rules/printed.ts'
import { sayAbility } from '../texts/abilities.ts'
import { sayKept } from '../texts/kept.ts'
import { sayTrait } from '../texts/traits.ts'
import { ACTIONS } from './actions.ts'
import { CHAMPIONS } from './champions.ts'
import { FATES } from './fates.ts'
import { TRIALS } from './trials.ts'

/** Index of the first definition of each kind in the catalog; Action Cards begin at 0. */
export const FIRST_TRIAL: DefIndex = ACTIONS.length
/** See FIRST_TRIAL. */
export const FIRST_FATE: DefIndex = FIRST_TRIAL + TRIALS.length
/** See FIRST_TRIAL. Champions are in the catalog for galleries only: they are not cards of a zone. */
export const FIRST_CHAMPION: DefIndex = FIRST_FATE + FATES.length

const printed: Printed = {
  cards: [...ACTIONS, ...TRIALS, ...FATES],
  champions: CHAMPIONS,
  strongestLower: Math.max(...ACTIONS.map(({ ability }) => ability.lowers)),
  blockShare: copiesOf(ACTIONS.filter(({ ability }) => ability.kind === 'block')) / copiesOf(ACTIONS),
}
Object.assign(PRINTED, printed)

/** Every card and Champion as it is printed. */
export const CATALOG: readonly CardFace[] = [
  ...ACTIONS.map(actionFace),
  ...TRIALS.map(trialFace),
  ...FATES.map(fateFace),
  ...CHAMPIONS.map(championFace),
]

function copiesOf(cards: readonly ActionCard[]): number {
  return cards.reduce((sum, { copies }) => sum + copies, 0)
}

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
