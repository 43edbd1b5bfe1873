import { realmOf } from '../../rules/map.ts'
import { endCard } from '../../rules/lasting.ts'
import { heroCardOf } from '../../rules/printed.ts'
import {
  AGAIN,
  close,
  hasTier,
  isClosedFor,
  progress,
  reachTier,
  workOf,
} from '../../rules/quests/progress.ts'
import { appear } from '../../rules/monsters/appearing.ts'
import { MONSTER_IDS, NEITHER, type QuestState, type TempusPosition, type TempusTable } from '../../state.ts'
import type { CardId, Seat } from '@trialhall/kernel'
import { attempt, isWithinOne, partyOfSeat, standsOn } from './places.ts'
import type { QuestText } from './sayings.ts'

/** Altars at which a party recites. */
const RECITALS_NEEDED = 2

/**
 * Each Altar is read once by each party; when all are read, two recitals are left (C-9). Whoever reads may end one Ongoing Spell.
 */
export const readsRunes: QuestText = {
  says: `Knowledge on an Altar: +1, once for each Altar and party, and you may end one Ongoing Spell in play. A party that has read all of them recites: Savvy on an Altar, +1, on ${RECITALS_NEEDED} different Altars.`,
  objectives(state, quest, seat) {
    const party = partyOfSeat(seat)
    const { card } = quest
    const { altars } = realmOf(state)
    const here = standsOn(state, seat, altars)
    if (altars.every((altar) => isClosedFor(quest, party, altar))) {
      return here
        .filter(
          (altar) => !isClosedFor(quest, party, altar + AGAIN) && recitals(quest, party) < RECITALS_NEEDED,
        )
        .map((space) => {
          const passed = (table: TempusTable): void =>
            complete(table, quest, { party, objective: space + AGAIN })
          return attempt({ card, skill: 'savvy', space, passed })
        })
    }
    return here
      .filter((altar) => !isClosedFor(quest, party, altar))
      .map((space) => {
        const passed = (table: TempusTable): void => {
          complete(table, quest, { party, objective: space })
          maybeEndSpell(table, seat, card)
        }
        return attempt({ card, skill: 'knowledge', space, passed })
      })
  },
}

function recitals(quest: QuestState, party: 0 | 1): number {
  return workOf(quest, party).closed.filter((objective) => objective >= AGAIN).length
}

function complete(
  table: TempusTable,
  quest: QuestState,
  { party, objective }: { readonly party: 0 | 1; readonly objective: number },
): void {
  close(quest, party, objective)
  progress(table, quest, { party, by: 1 })
}

/** Whoever reads an Altar may end one Ongoing Spell in play (F-9). */
function maybeEndSpell(table: TempusTable, seat: Seat, card: CardId): void {
  const spells = ongoingSpells(table.state)
  if (spells.length === 0) return
  const options = spells.map(({ card: spell }) => ({ do: 'card', card: spell }) as const)
  const pick = table.choose<(typeof options)[number] | { readonly do: 'pass' }>(
    seat,
    { type: 'card', card, left: 1 },
    [...options, { do: 'pass' }],
  )
  if (pick.do === 'pass') return
  const spell = spells.find((one) => one.card === pick.card)
  if (spell !== undefined) endCard(table, spell.owner, spell.card)
}

/** Every Ongoing Spell in play, with its owner. */
export function ongoingSpells(
  state: TempusPosition,
): readonly { readonly owner: Seat; readonly card: CardId }[] {
  return state.heroes.flatMap(({ id, ongoing }) =>
    ongoing.filter((card) => heroCardOf(state, card).isSpell).map((card) => ({ owner: id, card })),
  )
}

/** Tiers of the Ritual; the first is reached by progress. */
const [CONSECRATED, COMPLETED, BANISHED] = [0, 1, 2] as const

/**
 * Two Altars are consecrated, then the Ritual is completed at the Place of Power, by one party only; the Last Hit on what comes gives the third tier in any
 * case (C-9, T-38.23, T-R72).
 */
export const performsRitual: QuestText = {
  says: `Knowledge on an Altar consecrates it, once for each Altar and party. With its first tier, Knowledge within 1 of the Place of Power completes the Ritual, for one party only: that is the second tier, and the Bulezau appears there, active, if it is not in play. The Last Hit on the Bulezau is the third tier, whatever else the party has done.`,
  objectives(state, quest, seat) {
    const party = partyOfSeat(seat)
    const { altars, placeOfPower } = realmOf(state)
    const altarsHere = standsOn(state, seat, altars).filter((altar) => !isClosedFor(quest, party, altar))
    const found = altarsHere.map((space) => {
      const passed = (table: TempusTable): void => complete(table, quest, { party, objective: space })
      return attempt({ card: quest.card, skill: 'knowledge', space, passed })
    })
    if (!mayComplete(quest, party)) return found
    const ritual = isWithinOne(state, seat, [placeOfPower]).map((space) =>
      attempt({
        card: quest.card,
        skill: 'knowledge',
        space,
        passed: (table) => completeRitual(table, quest, party),
      }),
    )
    return [...found, ...ritual]
  },
  felled(table, quest, { victim, source }) {
    if (victim !== MONSTER_IDS.bulezau || source.giver === NEITHER) return
    reachTier(table, quest, { party: source.giver, tier: BANISHED })
  },
}

function mayComplete(quest: QuestState, party: 0 | 1): boolean {
  const isDone = hasTier(quest, 0, COMPLETED) || hasTier(quest, 1, COMPLETED)
  return hasTier(quest, party, CONSECRATED) && !isDone
}

function completeRitual(table: TempusTable, quest: QuestState, party: 0 | 1): void {
  reachTier(table, quest, { party, tier: COMPLETED })
  appear(table, MONSTER_IDS.bulezau, realmOf(table.state).placeOfPower) // one in play already stays and serves
}
