import type { Seat } from '@trialhall/kernel'
import type { Felling, Objective } from '../../faces.ts'
import { isOnMap } from '../creatures.ts'
import { eventOf, questOf } from '../printed.ts'
import type { CreatureId, TempusPosition, TempusTable } from '../../state.ts'

/** A creature was defeated: every Quest looks whether that was progress (T-28.04, T-28.12, T-28.14). */
export function onFelled(table: TempusTable, felling: Felling): void {
  for (const quest of table.state.quests)
    questOf(table.state, quest.card).rules.felled?.(table, quest, felling)
}

/** Initiatives stand for this round. */
export function questsAfterInitiative(table: TempusTable): void {
  for (const quest of table.state.quests) questOf(table.state, quest.card).rules.initiativeSet?.(table, quest)
}

/** The Quest step at the end of a round: after Events, before other effects (T-28.13, T-36.02). */
export function questsAtRoundEnd(table: TempusTable): void {
  for (const quest of table.state.quests) {
    if (table.state.ending !== null) return
    questOf(table.state, quest.card).rules.roundEnds?.(table, quest)
  }
}

/** A Refresh has filled Chests and brought Camps back (T-36.04). */
export function questsRefreshed(table: TempusTable): void {
  for (const quest of table.state.quests) questOf(table.state, quest.card).rules.refreshed?.(table, quest)
}

/** A Monster has moved by its own turn, or was pushed or put somewhere (T-38.21). */
export function questsAfterMove(table: TempusTable, monster: CreatureId): void {
  for (const quest of table.state.quests)
    questOf(table.state, quest.card).rules.monsterMoved?.(table, quest, monster)
}

/** What a Hero can spend an Action on where it stands, for Quests and Events, by any Hero in any order (T-14.08, T-28.04). */
export function objectivesOf(state: TempusPosition, seat: Seat): readonly Objective[] {
  if (!isOnMap(state, seat)) return []
  const ofQuests = state.quests.flatMap(
    (quest) => questOf(state, quest.card).rules.objectives?.(state, quest, seat) ?? [],
  )
  const ofEvents = state.events.flatMap((card) => eventOf(state, card).objectives?.(state, card, seat) ?? [])
  return [...ofQuests, ...ofEvents]
}
