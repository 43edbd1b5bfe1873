import type { Face } from '../faces.ts'

/** A better face and the slug of the card that it replaces. */
export interface Upgrade {
  readonly of: string
  readonly face: Face
}

/** The cards of a class, as its box holds them: two copies of each unit, one of each spell (L-R34). */
export interface ClassSet {
  readonly units: readonly Face[]
  readonly unitUpgrades: readonly Upgrade[]
  readonly spells: readonly Face[]
  readonly spellUpgrades: readonly Upgrade[]
}
