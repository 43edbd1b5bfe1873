import type { CardId } from '@trialhall/kernel'
import type { QuestObject } from '../faces.ts'
import { MONSTER_IDS, type QuestState, type TempusPosition, type TempusTable } from '../state.ts'
import { QUESTS_A_TRIAL } from '../terms.ts'
import { PRINTED, questOf } from './printed.ts'

/**
 * Shuffles what is drawn from, and reveals the three Quests and the Guardian of the Trial before anybody drafts
 * (T-4.02 to T-4.04, T-4.19, T-4.22).
 */
export function revealTrial(table: TempusTable): void {
  const { state } = table
  table.shuffle(state.questDeck, 'Quests')
  table.shuffle(state.eventDeck, 'Events')
  table.shuffle(state.lootDeck, 'Loot')
  while (state.quests.length < QUESTS_A_TRIAL && revealQuest(table) !== null);
  revealGuardian(table)
  const cards = state.quests.map(({ card }) => card)
  table.emit({ type: 'trialRevealed', cards, guardian: guardianKind(state) })
}

/** The Quests of the Trial begin once the Entry Portals stand: some ask which is whose (T-4.03, T-4.17, T-8.06). */
export function beginQuests(table: TempusTable): void {
  for (const quest of table.state.quests) questOf(table.state, quest.card).rules.begins?.(table, quest)
}

/** One more Quest joins the Trial, for both parties; after the draft it begins at once (T-4.02, T-11.10). Null where none is left. */
export function revealQuest(table: TempusTable): CardId | null {
  const { state } = table
  const card = state.questDeck.pop()
  if (card === undefined) return null
  table.reveal(card)
  const quest = newQuest(card)
  state.quests.push(quest)
  if (state.draft === null) questOf(state, card).rules.begins?.(table, quest)
  return card
}

/** A Quest on which nobody has made progress: each party has its own (T-28.05). */
export function newQuest(card: CardId): QuestState {
  const work = (): QuestState['work'][0] => ({ progress: 0, tiers: 0, closed: [] })
  return { card, work: [work(), work()], note: -1 }
}

/** One of the four Guardians, unless the table has agreed on one (T-4.04). */
function revealGuardian(table: TempusTable): void {
  const { monsters, settings } = table.state
  const guardians = PRINTED.monsters.flatMap(({ rank }, kind) => (rank === 'guardian' ? [kind] : []))
  const kind = settings.guardian >= 0 ? settings.guardian : table.random(guardians, 'Guardian')
  const at = MONSTER_IDS.guardian - MONSTER_IDS.goblin
  const before = monsters[at]
  if (before !== undefined) monsters[at] = { ...before, kind }
}

/** The Guardian of the Trial, as an index into MONSTERS: public from the start (T-4.04). */
export function guardianKind({ monsters }: TempusPosition): number {
  return monsters[MONSTER_IDS.guardian - MONSTER_IDS.goblin]?.kind ?? -1
}

/** Objective tokens that are in play, each kind once however many Quests ask for it (T-4.11 to T-4.18, T-R7). */
export function objectsInPlay(state: TempusPosition): ReadonlySet<QuestObject> {
  return new Set(state.quests.flatMap(({ card }) => questOf(state, card).objects))
}
