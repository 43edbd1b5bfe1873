import type { Party } from '@trialhall/kernel'
import { isOnMap } from '../../rules/creatures.ts'
import { dealDamage } from '../../rules/fight/damage.ts'
import { settleCamps } from '../../rules/fight/defeat.ts'
import { rollLocation, tokenSpace } from '../../rules/locations.ts'
import { creaturesOnMap } from '../../rules/creatures.ts'
import { distanceTo } from '../../rules/map.ts'
import { appear } from '../../rules/monsters/appearing.ts'
import { hasTier, progress, reachTier } from '../../rules/quests/progress.ts'
import { sourceOfEvent } from '../../rules/sources.ts'
import { MONSTER_IDS, NEITHER, OFF, type QuestState, type Space, type TempusTable } from '../../state.ts'
import { attempt, partyOfSeat, standsAt } from './places.ts'
import type { QuestText } from './sayings.ts'

/** Damage to whoever is next to a Tremor that is stilled. */
const QUAKE = 2
const [SECOND, THIRD] = [1, 2] as const

/**
 * A Tremor wanders while the Ankheg sleeps; stilling it is progress. The first party to reach the second tier brings the Ankheg up, and its Last Hit gives the
 * third tier to a party that has the second (C-9).
 */
export const stillsTremors: QuestText = {
  says: `The Tremor lies on a random location, a new one at the end of each round without the Ankheg in play. Athletics or Knowledge on or adjacent to it: +1, it goes, and creatures within 1 of it suffer ${QUAKE}. When a party is the first to reach its second tier, the Ankheg appears there, active, if it is not in play. Defeated, it comes again on a random location at the next Refresh. The Last Hit on it by a party with its second tier is the third.`,
  begins(table, quest) {
    quest.note = OFF
    wander(table, quest)
  },
  tokens: ({ note }) => (note === OFF ? [] : [note]),
  objectives(state, quest, seat) {
    if (quest.note === OFF) return []
    return standsAt(state, seat, [quest.note]).flatMap((space) =>
      (['athletics', 'knowledge'] as const).map((skill) =>
        attempt({
          card: quest.card,
          skill,
          space,
          passed: (table) => still(table, quest, { party: partyOfSeat(seat), space }),
        }),
      ),
    )
  },
  felled(table, quest, { victim, source }) {
    if (victim !== MONSTER_IDS.ankheg || source.giver === NEITHER) return
    if (hasTier(quest, source.giver, SECOND)) reachTier(table, quest, { party: source.giver, tier: THIRD })
  },
  roundEnds(table, quest) {
    if (!isOnMap(table.state, MONSTER_IDS.ankheg)) wander(table, quest)
  },
  refreshed(table, quest) {
    if (isAwake(quest) && !isOnMap(table.state, MONSTER_IDS.ankheg))
      appear(table, MONSTER_IDS.ankheg, tokenSpace(table.state, rollLocation(table, quest.card)))
  },
}

/** Some party has reached the second tier. */
function isAwake(quest: QuestState): boolean {
  return hasTier(quest, 0, SECOND) || hasTier(quest, 1, SECOND)
}

function wander(table: TempusTable, quest: QuestState): void {
  quest.note = tokenSpace(table.state, rollLocation(table, quest.card))
}

/** The token goes, everybody within 1 suffers, and at the second tier the Ankheg comes up there. */
function still(
  table: TempusTable,
  quest: QuestState,
  { party, space }: { readonly party: Party; readonly space: Space },
): void {
  const wasAwake = isAwake(quest)
  quest.note = OFF
  progress(table, quest, { party, by: 1 })
  const source = sourceOfEvent(quest.card)
  for (const target of creaturesOnMap(table.state))
    if (distanceTo(table.state, target, space) <= 1)
      dealDamage(table, { source, target, normal: QUAKE, piercing: 0, isArea: true })
  settleCamps(table)
  if (!wasAwake && hasTier(quest, party, SECOND)) appear(table, MONSTER_IDS.ankheg, space)
}
