import type { Seat } from '@trialhall/kernel'
import type { RollTerms, Source } from './acts.ts'
import type { TempusOption } from './asks.ts'
import type { Named } from './faces.ts'
import type { CreatureId, QuestState, Space, TempusPosition, TempusTable } from './state.ts'

/** Objective tokens that stand on the map where a Quest asks for them (T-4.11). */
export type QuestObject = 'place-of-power' | 'altars' | 'obelisks' | 'herbs' | 'ogre-areas'

/** A Quest (T-28). */
export interface QuestCard extends Named {
  readonly kind: 'quest'
  readonly isAdvanced: boolean
  /** Objective tokens that it brings into play (T-4.11). */
  readonly objects: readonly QuestObject[]
  readonly says: string
  /** Progress that each tier needs; null where it is reached in another way. */
  readonly tiers: readonly (number | null)[]
  readonly rules: QuestRules
}

/** A defeat, as Quests look at it (T-28.14). */
export interface Felling {
  readonly victim: CreatureId
  readonly source: Source
}

/** What a Quest answers to (T-28.03 to T-28.07). What it leaves out it does not look at. */
export interface QuestRules {
  /** The Quest joins the Trial. */
  begins?(table: TempusTable, quest: QuestState): void
  felled?(table: TempusTable, quest: QuestState, felling: Felling): void
  /** After the Initiative phase. */
  initiativeSet?(table: TempusTable, quest: QuestState): void
  /** At the end of the round, after Events (T-28.13). */
  roundEnds?(table: TempusTable, quest: QuestState): void
  refreshed?(table: TempusTable, quest: QuestState): void
  /** A Monster has moved, or was moved. */
  monsterMoved?(table: TempusTable, quest: QuestState, monster: CreatureId): void
  /** Where tokens of it lie that are not objectives of the map: a Tremor (C-9). */
  tokens?(quest: QuestState): readonly Space[]
  /** What a Hero can spend an Action on where it stands. */
  objectives?(state: TempusPosition, quest: QuestState, seat: Seat): readonly Objective[]
}

/** Something that an Action can be spent on (T-14.08): a skill, or the token of an Event. */
export interface Objective {
  readonly option: Extract<TempusOption, { readonly do: 'skill' | 'use' }>
  /** Added to its roll. */
  readonly modifier: number
  /** What comes of it, once the roll is passed or failed; for what needs no roll it is passed. `terms` are changes by Chains to a D20 that it rolls itself. */
  finish(table: TempusTable, isPassed: boolean, terms?: RollTerms): void
}
