import type { CardId, Seat } from '@trialhall/kernel'
import type { Act } from '../../acts.ts'
import { heroOf, type TempusPosition, type TempusTable } from '../../state.ts'
import type { Skill } from '../../terms.ts'
import { sumOf } from '../bonuses.ts'
import { heroCardOf } from '../printed.ts'
import { plainTerms, rollD20 } from './rolls.ts'
import { happening } from '../sources.ts'
import { notice } from '../watches.ts'
import { openWindow } from '../play/windows.ts'

/** A skill that is about to be tried. */
export interface SkillTrial {
  readonly seat: Seat
  readonly skill: Skill
  /** The Action that it is part of; null where it costs none. */
  readonly act: Act | null
  readonly modifier: number
}

/**
 * Tries a skill: it is passed when the modified D20 reaches the number on the Hero's skill card (T-14.09). What gives advantage is played before the roll
 * (T-16.17); there are no critical hits (T-23.16).
 */
export function trySkill(table: TempusTable, { seat, skill, act, modifier }: SkillTrial): boolean {
  const { state } = table
  const terms = act === null ? plainTerms() : { ...act.terms }
  terms.modifier += modifier
  const needed = numberFor(state, seat, skill)
  const trial = { by: seat, purpose: 'skill', terms, needed, strike: null, skill } as const
  openWindow(table, happening('skill', seat, { act, roll: { ...trial, dice: [], die: 0, total: 0 } }))
  const about = { holder: seat, strike: null, source: null, skill }
  terms.modifier += sumOf(state, 'skill', about)
  if (sumOf(state, 'skill-advantage', about) > 0) terms.advantage = true
  if (sumOf(state, 'skill-disadvantage', about) > 0) terms.disadvantage = true
  const roll = rollD20(table, trial)
  if (roll.total < needed) notice(table, { at: 'skill-failed', creature: seat, roll })
  return roll.total >= needed
}

/** The number that a Hero must reach with a skill (T-7.05, T-R10). */
export function numberFor(state: TempusPosition, seat: Seat, skill: Skill): number {
  const card = skillCardOf(state, seat)
  const skills = card === null ? null : heroCardOf(state, card).action?.skills
  return skills?.[skill] ?? 0
}

/** The skill card of a Hero, one of its Primaries (T-R10); null where it has none. */
export function skillCardOf(state: TempusPosition, seat: Seat): CardId | null {
  const { primaries } = heroOf(state, seat)
  return primaries.find((card) => heroCardOf(state, card).action?.skills) ?? null
}
