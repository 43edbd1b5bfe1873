import type { CardId, Seat } from '@trialhall/kernel'
import type { AttackFace, Line, Rider } from './faces.ts'
import type { CreatureId, Giver, Space } from './state.ts'
import type { ActionType, Ailment, Moment, Skill } from './terms.ts'

/**
 * What is under way inside one segment. None of it is state: the kernel plays a segment again from its beginning, so it needs no copy.
 */

/** Where damage or an effect comes from (T-2.07). */
export interface Source {
  /** The creature that made it; NOBODY for an Event. */
  readonly creature: CreatureId
  /** Whose Last Hit it would be (T-R88). */
  readonly giver: Giver
  /** The card that it is printed on; null for what is printed on a Monster. */
  readonly card: CardId | null
  /** T-2.08. */
  readonly isSpell: boolean
  /** The Ailment whose tokens deal it; left out: none does. */
  readonly ailment?: Ailment
}

/** Advantage, disadvantage and what else changes a D20 before it is rolled (T-23.04 to T-23.08). */
export interface RollTerms {
  advantage: boolean
  disadvantage: boolean
  /** No advantage can apply (Elusive). */
  noAdvantage: boolean
  modifier: number
  /** A die below this counts as this; 0: none. */
  least: number
  /** The die is not rolled and counts as this; 0: it is rolled. */
  fixed: number
}

/** What changes each roll of an attack or a skill, as far as it is known before: what is left out changes nothing. */
export interface RollChanges extends Partial<Omit<RollTerms, 'noAdvantage'>> {
  /** Damage that each hit deals more. */
  readonly damage?: number
}

/** A D20 that lies on the table, with what it is for. */
export interface Roll {
  readonly by: CreatureId
  readonly purpose: 'attack' | 'skill' | 'test'
  readonly terms: RollTerms
  /** Every die that was thrown, the last ones that count at the end. */
  dice: number[]
  /** The one that counts. */
  die: number
  /** The die with its modifiers (T-23.09). */
  total: number
  /** What the total must reach, where that is one number. */
  readonly needed: number | null
  /** The attack that it is rolled for. */
  readonly strike: Strike | null
  readonly skill: Skill | null
  /** The card that asks for it, where that is neither an attack nor a skill. */
  readonly card?: CardId | null | undefined
}

/** Spaces that a Chain adds to a Move, and how they may be walked (T-18.12, T-R31). */
export interface MoveTerms {
  spaces: number
  throughOpponents: boolean
  acrossWater: boolean
  acrossTerrain: boolean
}

/** An Action, or something that resembles one, that is being played (T-14.02, T-16.06). */
export interface Act {
  readonly by: Seat
  readonly card: CardId
  readonly type: ActionType
  /** Actions that it costs; 0 for what resembles an Action and takes no Chain (T-16.06). */
  readonly cost: number
  readonly isSpell: boolean
  /** Chains that may still be played on it (T-16.02, T-16.04). */
  chainsLeft: number
  chains: CardId[]
  /** Its Damage Chain was played (T-16.08). */
  hasSmite: boolean
  /** Changes to each of its rolls. */
  terms: RollTerms
  /** Damage that each of its hits deals more, where it deals any (T-23.12). */
  damage: number
  /** What Chains add to the spaces that it gives. */
  move: MoveTerms
  /** The skill that it tries; null for others. */
  skill: Skill | null
  /** Its attack rolls against one target each, in their order. */
  strikes: Strike[]
  /** The spaces that its area covers, and the one that it was aimed at; null where it was aimed at none. */
  area: readonly Space[]
  aim: Space | null
  /** Its attacks reach this far in melee; 1 as a rule. */
  reach: number
  /** Healing by it counts so many times. */
  healingTimes: number
  /** It has no effect any more: countered, or without a legal target. */
  isStopped: boolean
  /** What Chains do to a hit of it (T-R27). */
  onHit: Rider[]
}

/** One attack roll against one target (T-24.01). */
export interface Strike {
  readonly source: Source
  readonly act: Act | null
  /** How far it reaches in melee where it is no Action; left out: 1. */
  readonly reach?: number | undefined
  readonly attack: AttackFace
  /** Side I (0) or II (1) of a Primary Attack. */
  readonly side: number
  readonly attacker: CreatureId
  target: CreatureId
  readonly isMelee: boolean
  readonly isArea: boolean
  /** The space that an area is aimed at; null for others. */
  readonly aim: Space | null
  /** The spaces of its area; left out: it has none. */
  readonly area?: readonly Space[] | undefined
  readonly terms: RollTerms
  /** Modified results of at least this are critical hits (T-23.13). */
  criticalAt: number
  isCritical: boolean
  roll: Roll | null
  line: Line | null
  /** Damage of the hit, with everything that was added to it, before reductions. */
  normal: number
  piercing: number
  /** Damage that a hit of it deals more, where it deals any (T-23.12). */
  extra: number
  /** HP that its target has lost by it. */
  dealt: number
  /** The space of the token that strikes in its maker's name; left out: the attacker strikes itself. */
  readonly from?: Space | undefined
  /** Its target was marked when its hit was about to be taken: a mark goes with whoever falls (T-27.06). */
  wasMarked: boolean
  /** The spaces on which its target stood when it was declared, or became its target. */
  where: readonly Space[]
  /** It has no effect any more: countered, or its target is no longer legal. */
  isStopped: boolean
  /** What was added to what the hit does (T-R27). */
  riders: Rider[]
}

/** Damage by kind (T-25.01, T-25.02). */
export interface Damage {
  readonly normal: number
  readonly piercing: number
}

/** Damage that is about to be taken by one creature: one instance (T-25.09). */
export interface Instance {
  readonly source: Source
  target: CreatureId
  normal: number
  piercing: number
  /** The hit that it is of; null for other damage. */
  readonly strike: Strike | null
  /** DR for this instance alone. */
  extraDr: number
  /** Taken off before DR, from normal damage first (T-25.05, T-R30). */
  reduction: number
  /** It is ignored altogether (Evasion, Nullify): it has no other effect either (T-R43). */
  isIgnored: boolean
  /** Came from an area. */
  readonly isArea: boolean
}

/** What a window is about (T-R99). Members that do not belong to the moment are null. */
export interface Happening {
  readonly moment: Moment
  /** The creature whose deed or fate it is; NOBODY at the beginning of a phase. */
  readonly creature: CreatureId
  readonly act: Act | null
  readonly strike: Strike | null
  readonly roll: Roll | null
  readonly instance: Instance | null
  /** The card that was played in a window, where a Spell is answered. */
  readonly response: Response | null
}

/** A card that was played in a window and waits until those above it are resolved (T-17.01). */
export interface Response {
  readonly by: Seat
  readonly card: CardId
  readonly as: PlayedAs
  readonly targets: readonly CreatureId[]
  readonly space: Space | null
  isCountered: boolean
}

/** What a card is played as, besides Actions. */
export type PlayedAs = 'free' | 'chain' | 'smite' | 'interaction'
