import type { Outcome, Party, Seat } from '@trialhall/kernel'
import { heroOf, NEITHER, type Ending, type Giver, type TempusPosition, type TempusTable } from '../state.ts'
import { TIER_VP } from '../terms.ts'
import { lootVp } from './loot.ts'

/** VP of a party: those of Quest tiers and Events, and one for each Loot card that its Heroes hold (T-1.05, T-28.09, T-28.10, T-R114). */
export function vpOf(state: TempusPosition, party: Party): number {
  return questVp(state, party) + (state.eventVp[party as 0 | 1] ?? 0) + lootVp(state, party)
}

/** VP of the Quest tiers that a party has reached (T-28.01, T-28.08). */
export function questVp({ quests }: TempusPosition, party: Party): number {
  return quests.reduce((sum, { work }) => sum + tierVp(work[party as 0 | 1].tiers), 0)
}

function tierVp(tiers: number): number {
  return TIER_VP.reduce<number>((sum, vp, tier) => sum + ((tiers >> tier) % 2 === 1 ? vp : 0), 0)
}

/** An Event gives a party VP, which are never lost again (T-28.09). */
export function scoreEvent(table: TempusTable, party: Party, vp: number): void {
  table.state.eventVp[party as 0 | 1] += vp
  table.emit({ type: 'scored', party, by: vp })
}

/** The Guardian is defeated: the game ends at once; with equal VP whoever made the Last Hit wins (T-1.06, T-37.01 to T-37.03). */
export function endByGuardian(table: TempusTable, lastHit: Giver): void {
  endMatch(table, 'guardian', leaderOf(table.state, lastHit))
}

/** The last round that was agreed is over (T-37.05). */
export function endByRounds(table: TempusTable): void {
  endMatch(table, 'rounds', leaderOf(table.state, NEITHER))
}

/** The game ends with this winner, null where both share the victory. It ends only once. */
export function endMatch(table: TempusTable, reason: Ending['reason'], winner: Party | null): void {
  if (table.state.ending !== null) return
  table.state.ending = Object.freeze({ reason, winner }) // copies of a state share it
  table.emit({ type: 'matchEnded', reason, winner })
}

/** More VP; on equal VP the Last Hit on the Guardian; then more Quest VP, then more Loot, then nobody (T-1.03, T-37.02 to T-37.04, T-R69). */
function leaderOf(state: TempusPosition, lastHit: Giver): Party | null {
  const vp = ahead(vpOf(state, 0), vpOf(state, 1))
  if (vp !== null) return vp
  if (lastHit !== NEITHER) return lastHit
  return ahead(questVp(state, 0), questVp(state, 1)) ?? ahead(lootVp(state, 0), lootVp(state, 1))
}

function ahead(red: number, blue: number): Party | null {
  if (red === blue) return null
  return red > blue ? 0 : 1
}

/** A player leaves, and the Hero does nothing any more; a party that has left altogether has lost (T-1.02). */
export function concede(table: TempusTable, seat: Seat): void {
  const { heroes } = table.state
  heroOf(table.state, seat).hasLeft = true
  table.emit({ type: 'left', seat })
  const party = seat % 2
  if (heroes.every(({ id, hasLeft }) => hasLeft || id % 2 !== party)) endMatch(table, 'left', 1 - party)
}

/** How the match ended; null while it goes on. Members of a party win or lose together (T-1.02); scores are VP. */
export function outcomeOf(state: TempusPosition): Outcome | null {
  const { ending, heroes } = state
  if (ending === null) return null
  const { winner, reason } = ending
  return {
    ranks: heroes.map(({ id }) => (winner === null || id % 2 === winner ? 1 : 2)),
    scores: heroes.map(({ id }) => vpOf(state, id % 2)),
    reason,
  }
}
