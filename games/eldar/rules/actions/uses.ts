import type { CardId, DefIndex, Seat } from '@trialhall/kernel'
import type { EldarOption } from '../../asks.ts'
import {
  firstOf,
  heroAt,
  playerAt,
  type EldarState,
  type EldarTable,
  type HeroId,
  type Pending,
} from '../../state.ts'
import { QUIRK } from '../../terms.ts'
import { newPending } from './announcing.ts'
import { obstacleTo } from './obstacles.ts'
import { Prices } from './prices.ts'
import { actionOf, CARD, faceOf } from '../printed.ts'
import { quickUses } from './quick-uses.ts'
import { refuseEquipment, refuseUse } from './reasons.ts'
import { hasQuirk } from '../statuses.ts'

/** Everything that a seat can use now (E-8.09). Where nobody wants reasons, an index finds the same faster. */
export function usable(table: EldarTable, seat: Seat, isReaction: boolean): EldarOption[] {
  return table.isExplaining ? explainedUses(table, seat, isReaction) : quickUses(table, seat, isReaction)
}

/** The same, and to pass (E-32.02, E-11.07). Where that is all, and it often is, no list is made. */
export function usableOrPass(table: EldarTable, seat: Seat, isReaction: boolean): readonly EldarOption[] {
  const options = usable(table, seat, isReaction)
  if (options.length === 0) return ONLY_PASS
  options.push(PASS)
  return options
}

const PASS: EldarOption = { do: 'pass' }
const ONLY_PASS: readonly EldarOption[] = [PASS]

/** Each Hero of the seat, each use of it (E-10.09): an offer, or the reason why it is none (E-8.09, E-R5). */
function explainedUses(table: EldarTable, seat: Seat, isReaction: boolean): EldarOption[] {
  const { state } = table
  const prices = new Prices(state)
  const options: EldarOption[] = []
  const first = firstOf(state, seat)
  for (let hero = first; hero < first + state.perSide; hero++) {
    const noSlow = !isReaction && hasQuirk(state, hero, QUIRK.noSlow)
    for (const use of usesOf(state, hero)) {
      const planned = newPending(state, use)
      if (use.card !== null && isEquipmentCard(planned)) {
        refuseEquipment(table, { do: 'equip', card: use.card, hero })
        continue
      }
      const action = actionOf(planned.face, planned.ability)
      const obstacle = obstacleTo(state, { planned, action }, { prices, isReaction, noSlow })
      if (obstacle === null) options.push(use)
      else refuseUse(table, use, obstacle)
    }
  }
  return options
}

/** Equipment from hand is no action: it waits for its phase (E-25.02). */
function isEquipmentCard({ kind, face }: Pending): boolean {
  return kind === 'card' && faceOf(face).kind === 'equipment'
}

type UseOption = Extract<EldarOption, { do: 'use' }>

/** Abilities of its own and of its permanents, then every card from hand, whatever its class (E-2.08, E-8.14). */
function usesOf(state: EldarState, hero: HeroId): UseOption[] {
  const { seat, face, kit } = heroAt(state, hero)
  const uses = abilitiesOf(hero, null, face)
  for (const on of kit) if (on) uses.push(...abilitiesOf(hero, on.card, on.face))
  for (const card of playerAt(state, seat).hand) uses.push({ do: 'use', hero, card, ability: CARD })
  return uses
}

/** Those that are actions (E-4.11). */
function abilitiesOf(hero: HeroId, card: CardId | null, face: DefIndex): UseOption[] {
  return faceOf(face).actions.map(({ ability }) => ({ do: 'use', hero, card, ability }))
}

/**
 * True when everybody can see that a seat might react: it has a Hero that stands, and cards in hand or a Fast ability (E-R34,
 * E-R83).
 */
export function mightReact(state: EldarState, seat: Seat): boolean {
  const first = seat * state.perSide
  const isArmed = playerAt(state, seat).hand.length > 0
  for (let id = first; id < first + state.perSide; id++) {
    const { isDown, face, kit } = heroAt(state, id)
    if (isDown) continue
    if (isArmed || faceOf(face).hasFast) return true
    for (const attached of kit) if (attached && faceOf(attached.face).hasFast) return true
  }
  return false
}
