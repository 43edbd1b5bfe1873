import { realmOf } from '../../rules/map.ts'
import type { Objective } from '../../faces.ts'
import { dealDamage } from '../../rules/fight/damage.ts'
import { BREW, close, isClosedFor, progress, workOf } from '../../rules/quests/progress.ts'
import { sourceOfEvent } from '../../rules/sources.ts'
import { heroOf, type QuestState, type TempusTable } from '../../state.ts'
import type { Skill } from '../../terms.ts'
import { attempt, isWithinOne, partiesNear, partyOfSeat, standsAt, standsOn } from './places.ts'
import type { QuestText } from './sayings.ts'

/** Piercing damage of a failed try at an Obelisk. */
const BACKLASH = 2

/** Athletics or Knowledge at an Obelisk, not twice in a row at the same one; a failed try hurts (C-9, T-R74). */
export const wakesObelisks: QuestText = {
  says: `Athletics or Knowledge on or adjacent to an Obelisk: +1, for each party not twice in a row at the same one. A Hero that fails suffers ${BACKLASH} piercing damage.`,
  objectives(state, quest, seat) {
    const party = partyOfSeat(seat)
    const here = standsAt(state, seat, realmOf(state).obelisks)
    const open = here.filter((obelisk) => !isClosedFor(quest, party, obelisk))
    return eachWith(open, ['athletics', 'knowledge'], (space, skill) =>
      attempt({
        card: quest.card,
        skill,
        space,
        passed(table) {
          workOf(quest, party).closed = [space] // the other one is open again
          progress(table, quest, { party, by: 1 })
        },
        failed: (table) =>
          dealDamage(table, {
            source: sourceOfEvent(quest.card),
            target: seat,
            normal: 0,
            piercing: BACKLASH,
          }),
      }),
    )
  },
}

function eachWith(
  spaces: readonly number[],
  skills: readonly Skill[],
  make: (space: number, skill: Skill) => Objective,
): readonly Objective[] {
  return spaces.flatMap((space) => skills.map((skill) => make(space, skill)))
}

/** Whoever alone is near the Place of Power when a round ends; and Knowledge there, once a round and party (C-9). */
export const siphonsPower: QuestText = {
  says: 'At the end of each round with Heroes of only one party within 1 of the Place of Power: +1 for that party. Knowledge within 1 of it: +1, once a round for each party.',
  objectives(state, quest, seat) {
    const party = partyOfSeat(seat)
    if (isClosedFor(quest, party, state.round)) return []
    return isWithinOne(state, seat, [realmOf(state).placeOfPower]).map((space) => {
      const passed = (table: TempusTable): void => {
        close(quest, party, table.state.round)
        progress(table, quest, { party, by: 1 })
      }
      return attempt({ card: quest.card, skill: 'knowledge', space, passed })
    })
  },
  roundEnds(table, quest) {
    const near = partiesNear(table.state, realmOf(table.state).placeOfPower)
    const [party] = near
    if (near.size === 1 && party !== undefined) progress(table, quest, { party, by: 1 })
    for (const work of quest.work) work.closed = [] // a new round may be tried again
  },
}

/** Herbs that a brew needs. */
const HERBS_NEEDED = 5

/** Each Herb is picked once by each party; with five of them one brew on the own Entry Portal is left (C-9). */
export const gathersHerbs: QuestText = {
  says: `Knowledge or Savvy on a Herb: +1, once for each Herb and party. A party with ${HERBS_NEEDED} may brew: Knowledge on its own Entry Portal, +1, once.`,
  objectives(state, quest, seat) {
    const party = partyOfSeat(seat)
    const herbs = standsOn(state, seat, realmOf(state).herbs).filter(
      (herb) => !isClosedFor(quest, party, herb),
    )
    const picking = eachWith(herbs, ['knowledge', 'savvy'], (space, skill) =>
      attempt({
        card: quest.card,
        skill,
        space,
        passed: (table) => gather(table, quest, { party, objective: space }),
      }),
    )
    if (!mayBrew(quest, party) || heroOf(state, seat).at !== state.portals[party]) return picking
    const passed = (table: TempusTable): void => gather(table, quest, { party, objective: BREW })
    return [
      ...picking,
      attempt({ card: quest.card, skill: 'knowledge', space: state.portals[party], passed }),
    ]
  },
}

function mayBrew(quest: QuestState, party: 0 | 1): boolean {
  return workOf(quest, party).closed.length === HERBS_NEEDED && !isClosedFor(quest, party, BREW)
}

function gather(
  table: TempusTable,
  quest: QuestState,
  { party, objective }: { readonly party: 0 | 1; readonly objective: number },
): void {
  close(quest, party, objective)
  progress(table, quest, { party, by: 1 })
}
