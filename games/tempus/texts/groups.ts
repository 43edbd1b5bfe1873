import type { Play } from '../faces.ts'
import { isOnMap } from '../rules/creatures.ts'
import { alliesWithin } from '../rules/map.ts'
import type { CreatureId, TempusPosition } from '../state.ts'

/** Whom a deed is done to: with words that begin a sentence about them. */
export interface Group {
  readonly says: string
  /** "you heal", "it heals". */
  readonly isYou: boolean
  of(state: TempusPosition, play: Play): readonly CreatureId[]
}

/** Whoever plays the card. */
export const you: Group = { says: 'you', isYou: true, of: (state, { by }) => onMap(state, [by]) }

/** Whom the card is aimed at. */
export const it: Group = { says: 'it', isYou: false, of: (state, { targets }) => onMap(state, targets) }

/** All whom the card is aimed at. */
export const each: Group = { ...it, says: 'each of them' }

/** Without regard to sight (T-R38). */
export function alliesIn(range: number): Group {
  return {
    says: `you and each ally within ${range}`,
    isYou: true,
    of: (state, { by }) => alliesWithin(state, by, range),
  }
}

/** Every other ally within so many spaces. */
export function otherAlliesIn(range: number): Group {
  return {
    says: `each other ally within ${range}`,
    isYou: false,
    of: (state, { by }) => alliesWithin(state, by, range).filter((ally) => ally !== by),
  }
}

/** Who attacks, where the card answers an attack. */
export const theAttacker: Group = {
  says: 'the attacker',
  isYou: false,
  of: (state, { about }) => onMap(state, about.strike === null ? [] : [about.strike.attacker]),
}

/** Where the damage came from that the card answers. */
export const theSource: Group = {
  says: 'its source',
  isYou: false,
  of: (state, { about }) => onMap(state, about.instance === null ? [] : [about.instance.source.creature]),
}

function onMap(state: TempusPosition, ids: readonly CreatureId[]): readonly CreatureId[] {
  return ids.filter((id) => isOnMap(state, id))
}

/** "you heal 5", "it heals 5". */
export function does(group: Group, verb: string, rest: string): string {
  return `${group.says} ${group.isYou ? verb : third(verb)} ${rest}`.trimEnd()
}

function third(verb: string): string {
  return verb === 'have' ? 'has' : `${verb}s`
}
