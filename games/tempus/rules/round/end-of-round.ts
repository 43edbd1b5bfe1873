import { heroOf, NOBODY, type TempusTable } from '../../state.ts'
import { HAND_LIMIT, REFRESH_EVERY } from '../../terms.ts'
import { discard, endOfTurnDiscards, pickDiscards } from '../decks.ts'
import { settleCamps } from '../fight/defeat.ts'
import { actAtRoundEnd, expireEvents } from './events-phase.ts'
import { checkGuardian } from './guardian.ts'
import { endDue } from '../lasting.ts'
import { questsAtRoundEnd, questsRefreshed } from '../quests/hooks.ts'
import { refresh } from './refresh.ts'
import { endByRounds } from '../score.ts'
import { roundUnderWay } from './tracker.ts'
import { notice } from '../watches.ts'

/**
 * The last phase: effects, the Guardian, the tracker, discarding, and the Refresh of every fifth round (T-36.01, T-R66, T-R97). The phase
 * stops where it stands when the game ends in it (T-37.01).
 */
export function endOfRound(table: TempusTable): void {
  const { state } = table
  state.clock++
  table.emit({ type: 'phaseBegan', phase: 'end' })
  const steps = [
    (): void => actAtRoundEnd(table), // T-36.02: Events,
    (): void => questsAtRoundEnd(table), // then Quests,
    (): void => endEffects(table), // then all others
    (): void => checkGuardian(table),
    (): void => advanceTracker(table),
    (): void => discardToLimit(table),
    (): void => refreshIfDue(table),
    (): void => beginAnew(table),
  ]
  for (const step of steps) if (state.ending === null) step()
}

/** Other effects of the end of a round; then what lasts for the round is over (T-36.02, T-36.11). */
function endEffects(table: TempusTable): void {
  notice(table, { at: 'round-end', creature: NOBODY })
  settleCamps(table)
  if (table.state.ending !== null) return
  expireEvents(table)
  endDue(table, 'round', NOBODY)
}

/** The next number, beyond 20 too (T-36.14, T-R68); after the last round that was agreed the match is over (T-9.04, T-37.05). */
function advanceTracker(table: TempusTable): void {
  const { state } = table
  if (state.round === state.settings.rounds) {
    endByRounds(table)
    return
  }
  state.round++
  state.isCounted = true
}

/** Each Hero with too many cards discards down to five, all at the same time (T-10.03, T-10.04, T-36.03, T-R82, T-R118). */
function discardToLimit(table: TempusTable): void {
  const { state } = table
  const over = state.heroes.flatMap(({ id, hand }) => (hand.length > HAND_LIMIT ? [id] : []))
  const picks = table.chooseAll(over, (seat) =>
    pickDiscards(table, seat, { count: heroOf(state, seat).hand.length - HAND_LIMIT, card: null }),
  )
  for (const [i, seat] of over.entries()) discard(table, seat, picks[i] ?? [])
  endOfTurnDiscards(table) // T-15.06
}

/** The number of the round that has just ended counts, not the one that the tracker shows by now (T-36.04, T-R66). */
function refreshIfDue(table: TempusTable): void {
  if (roundUnderWay(table.state) % REFRESH_EVERY !== 0) return
  refresh(table)
  questsRefreshed(table)
}

/** What counts by rounds begins anew, initiative too (T-13.08). */
function beginAnew({ state }: TempusTable): void {
  for (const hero of state.heroes) {
    hero.initiative = 0
    hero.tie = 0
    hero.hasActed = undefined
    hero.hasHarmed = undefined
    hero.used = []
  }
  state.isCounted = undefined
  state.appointments = []
  state.slots = []
  state.phase = 'draw'
}
