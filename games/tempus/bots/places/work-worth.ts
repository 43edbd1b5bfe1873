import type { Party } from '@trialhall/kernel'
import { questOf } from '../../rules/printed.ts'
import { realmOf } from '../../rules/map.ts'
import { hasTier } from '../../rules/quests/progress.ts'
import type { Space } from '../../space/index.ts'
import type { QuestState, TempusPosition } from '../../state.ts'
import { TIER_VP } from '../../terms.ts'
import { progressWorth } from '../progress.ts'

/** Work of a party at a marked space. */
export interface Work {
  readonly party: Party
  readonly at: Space
}

/** What it is worth to a party, in VP, that it succeeds at a marked space: its progress, and what Quests pay there besides, by their slugs. */
export function workWorth(state: TempusPosition, quest: QuestState, work: Work): number {
  const own = OTHERS[questOf(state, quest.card).slug]
  return own === undefined
    ? progressWorth(state, quest, { party: work.party, by: 1 })
    : own(state, quest, work)
}

type Pays = (state: TempusPosition, quest: QuestState, work: Work) => number

const OTHERS: Readonly<Record<string, Pays>> = {
  /** The first tier by Altars, the second at the Place of Power, and what comes by neither. */
  'the-unholy-ritual': (state, quest, { party, at }) => {
    if (at === realmOf(state).placeOfPower) return TIER_VP[1]
    return hasTier(quest, party, 0) ? 0 : progressWorth(state, quest, { party, by: 1 })
  },
  /** Nothing is stilled for the third tier. */
  'the-burrowing-terror': (state, quest, { party }) =>
    hasTier(quest, party, 1) ? 0 : progressWorth(state, quest, { party, by: 1 }),
}
