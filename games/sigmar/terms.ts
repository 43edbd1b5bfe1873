import { counted } from '@trialhall/kernel'

/** The four phases of a turn, in order (S-3.1), and what comes before the first turn. */
export const PHASES = ['setup', 'draw', 'action', 'roll', 'resolution'] as const
/** One of them. */
export type Phase = (typeof PHASES)[number]

/** Types of Trial (S-8.4). No rule by themselves: Champions read them (S-R35). */
export const TRIAL_TYPES = ['Mental', 'Physical', 'Divine'] as const
/** One of them. */
export type TrialType = (typeof TRIAL_TYPES)[number]

/** Kinds of Action Card (S-9.1); Sabotage comes as Lower and as Block (S-9.3). */
export const ACTION_KINDS = ['boost', 'lower', 'block', 'heal', 'teleport'] as const
/** One of them. */
export type ActionKind = (typeof ACTION_KINDS)[number]

/** Marks of the path (S-12.2). */
export const MARKS = ['none', 'fate', 'duel', 'instant'] as const
/** One of them. */
export type Mark = (typeof MARKS)[number]

/** The three decks (S-2.1). */
export const DECKS = ['action', 'trial', 'fate'] as const
/** One of them. */
export type Deck = (typeof DECKS)[number]

/** Sides of the Fate Die (S-1.5). */
export const FATE_DIE = 6
/** Cards of an opening hand (S-2.2). */
export const OPENING_HAND = 5
/** Most cards of a hand at the end of a turn (S-13.1). */
export const HAND_LIMIT = 7
/** Most Trials that are active at a time (S-4.2). */
export const MOST_TRIALS = 3
/** Most Valor that one Trial yields (S-13.3). */
export const TRIAL_CAP = 5
/** Valor that a Duel takes (S-7.5). */
export const DUEL_VALOR = 2
/** The roll that draws a Fate Card (S-10.1). */
export const FATEFUL_ROLL = 6

/** "1 Action Card", "2 Action Cards": how card texts count them. */
export function actionCards(count: number): string {
  return counted(count, 'Action Card')
}
