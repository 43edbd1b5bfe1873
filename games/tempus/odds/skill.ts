import type { Seat } from '@trialhall/kernel'
import type { RollChanges } from '../acts.ts'
import { sumOf } from '../rules/bonuses.ts'
import { change, plainTerms } from '../rules/fight/rolls.ts'
import { numberFor } from '../rules/fight/skills.ts'
import type { TempusPosition } from '../state.ts'
import type { Skill } from '../terms.ts'
import { chanceToReach } from './die.ts'

/** A skill as it would be tried now. */
export interface SkillOdds {
  /** The number on the skill card. */
  readonly needed: number
  readonly modifier: number
  readonly advantage: boolean
  readonly disadvantage: boolean
  /** From 0 to 1. */
  readonly chance: number
}

/** A skill that somebody would try. */
export interface Trying {
  readonly seat: Seat
  readonly skill: Skill
  /** What the card that lets it be tried changes; nothing where it is left out. */
  readonly changes?: RollChanges | undefined
}

/** The chance that a Hero passes a skill (T-14.09, T-23.16). */
export function skillOdds(state: TempusPosition, { seat, skill, changes = {} }: Trying): SkillOdds {
  const about = { holder: seat, strike: null, source: null, skill }
  const terms = plainTerms(sumOf(state, 'skill', about))
  terms.advantage = sumOf(state, 'skill-advantage', about) > 0
  terms.disadvantage = sumOf(state, 'skill-disadvantage', about) > 0
  change(terms, changes)
  const needed = numberFor(state, seat, skill)
  const { modifier, advantage, disadvantage } = terms
  return { needed, modifier, advantage, disadvantage, chance: chanceToReach(terms, needed) }
}
