import { happen } from './happenings.ts'
import { phaseNow } from './phases.ts'
import { heroAt, NOBODY, type EldarTable, type HeroId } from '../state.ts'
import { hasQuirk } from './statuses.ts'
import { OCCASION, QUIRK } from '../terms.ts'

/** A Hero becomes exhausted; one that is already stays as it is and nothing sees it (E-7.05, E-R95). */
export function exhaust(table: EldarTable, id: HeroId): void {
  const hero = heroAt(table.state, id)
  if (!hero.isRefreshed || hero.isDown) return
  hero.isRefreshed = false
  table.emit({ type: 'exhausted', hero: id })
  happen(table, { occasion: OCCASION.exhausted, hero: id, by: NOBODY })
}

/** A Hero becomes refreshed, unless a text forbids it in this phase (E-7.05, E-R1, E-R24, E-R35). */
export function refresh(table: EldarTable, id: HeroId): void {
  const { state } = table
  const hero = heroAt(state, id)
  if (hero.isRefreshed || hero.isDown) return
  if (hasQuirk(state, id, QUIRK.noRefresh) && phaseNow(state) === 'start') return
  hero.isRefreshed = true
  table.emit({ type: 'refreshed', hero: id })
}

/** Focus comes or goes; never below 0, and never to a Hero out of the round (E-6.02, E-6.08, E-R35). Returns the change. */
export function changeFocus(table: EldarTable, id: HeroId, by: number): number {
  const hero = heroAt(table.state, id)
  const change = hero.isDown ? 0 : Math.max(-hero.focus, by)
  if (change === 0) return 0
  hero.focus += change
  table.emit({ type: 'focusChanged', hero: id, by: change, focus: hero.focus })
  return change
}
