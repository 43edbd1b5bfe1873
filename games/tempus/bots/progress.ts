import type { Party } from '@trialhall/kernel'
import { questOf } from '../rules/printed.ts'
import { hasTier, workOf } from '../rules/quests/progress.ts'
import type { QuestState, TempusPosition } from '../state.ts'
import { TIER_VP } from '../terms.ts'
import { actionsOfParty } from './places/horizon.ts'
import { WORTH } from './weights.ts'

/** What a tier pays whose progress is not counted is worth for each deed towards it. */
const UNCOUNTED = 0.5

/** What more progress on a Quest is worth to a party, in VP: its share of the tiers that are open. */
export function progressWorth(
  state: TempusPosition,
  quest: QuestState,
  { party, by }: { readonly party: Party; readonly by: number },
): number {
  const { tiers } = questOf(state, quest.card)
  const { progress } = workOf(quest, party)
  const most = progress + actionsOfParty(state, party)
  let worth = 0
  let before = 0
  let uncounted = 0
  for (const [tier, needed] of tiers.entries()) {
    if (needed === null) {
      if (!hasTier(quest, party, tier)) uncounted = Math.max(uncounted, (TIER_VP[tier] ?? 0) * UNCOUNTED)
      continue
    }
    if (needed > most) break
    const share = Math.min(needed, progress + by) - Math.max(before, progress)
    if (share > 0) worth += ((TIER_VP[tier] ?? 0) * share) / (needed - before)
    before = needed
  }
  return worth > 0 ? worth : uncounted
}

/** What a party's work on a Quest is worth beyond the tiers that it has reached. */
export function unfinishedWorth(state: TempusPosition, quest: QuestState, party: Party): number {
  const { progress } = workOf(quest, party)
  const most = progress + actionsOfParty(state, party)
  let before = 0
  for (const [tier, needed] of questOf(state, quest.card).tiers.entries()) {
    if (needed === null) continue
    if (progress < needed && needed <= most)
      return (WORTH.unfinished * (TIER_VP[tier] ?? 0) * (progress - before)) / (needed - before)
    before = needed
  }
  return 0
}
