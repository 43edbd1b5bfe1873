import type { Party } from '@trialhall/kernel'
import type { QuestState, QuestWork, TempusTable } from '../../state.ts'
import { questOf } from '../printed.ts'

/** A party's work on a Quest (T-28.05). */
export function workOf({ work }: QuestState, party: Party): QuestWork {
  return party === 0 ? work[0] : work[1]
}

/** A party makes progress; what it reaches by that gives VP at once (T-28.02, T-28.03, T-28.06, T-28.10). */
export function progress(table: TempusTable, quest: QuestState, { party, by }: Progress): void {
  const work = workOf(quest, party)
  work.progress += by
  table.emit({ type: 'progressed', party, card: quest.card, progress: work.progress })
  questOf(table.state, quest.card).tiers.forEach((needed, tier) => {
    if (needed !== null && work.progress >= needed) reachTier(table, quest, { party, tier })
  })
}

/** So much progress of a party. */
export interface Progress {
  readonly party: Party
  readonly by: number
}

/** A party reaches a tier of a Quest, once, whether or not it has reached those below (T-28.01, T-28.08, T-28.09). */
export function reachTier(
  table: TempusTable,
  quest: QuestState,
  { party, tier }: { readonly party: Party; readonly tier: number },
): void {
  const work = workOf(quest, party)
  if (hasTier(quest, party, tier)) return
  work.tiers |= 1 << tier
  table.emit({ type: 'tierReached', party, card: quest.card, tier })
}

/** Whether a party has reached a tier; 0 is the first. */
export function hasTier(quest: QuestState, party: Party, tier: number): boolean {
  return ((workOf(quest, party).tiers >> tier) & 1) === 1
}

/** An objective that is a space, done once more in another way, is told apart from the first by this (C-9, Read the Runes). */
export const AGAIN = 10_000
/** The objective of the brew, which is no space of its own (C-9, Gather Rare Herbs). */
export const BREW = -2

/** Whether an objective is closed for a party: it has completed it (T-28.07). */
export function isClosedFor(quest: QuestState, party: Party, objective: number): boolean {
  return workOf(quest, party).closed.includes(objective)
}

/** A party has completed an objective that cannot be repeated; it stays open for the other (T-28.05, T-28.07). */
export function close(quest: QuestState, party: Party, objective: number): void {
  workOf(quest, party).closed.push(objective)
}
