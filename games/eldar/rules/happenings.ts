import type { Happening, Trigger } from '../faces.ts'
import { faceOf, OCCASIONS_OF } from './printed.ts'
import {
  heroAt,
  NO_CARD,
  type Attached,
  type EldarState,
  type EldarTable,
  type Hero,
  type HeroId,
  type Waiting,
} from '../state.ts'
import type { Occasion } from '../terms.ts'

/**
 * Something happens: every ability that waits for it queues up, once for each such happening (E-17.08, E-R22, E-R88).
 * Heroes that fall in the same event still see it, because they are taken out of the round after this (E-R37).
 */
export function happen(table: EldarTable, happening: Happening): void {
  const { state } = table
  const { heroes } = state
  const { occasion } = happening
  for (let id = 0; id < heroes.length; id++) {
    const hero = heroes[id] as Hero
    if (hero.isDown) continue
    if (((OCCASIONS_OF[hero.face] as number) & occasion) !== 0)
      queueFrom(state, { bearer: id, attached: null }, happening)
    const { kit } = hero
    for (let slot = 0; slot < kit.length; slot++) {
      const attached = kit[slot]
      if (attached && ((OCCASIONS_OF[attached.face] as number) & occasion) !== 0)
        queueFrom(state, { bearer: id, attached }, happening)
    }
  }
}

/** Something happens to a permanent itself: it enters, leaves or loses its last counter (E-R61). Only its own abilities see it. */
export function happenTo(table: EldarTable, at: AbilitySource, occasion: Occasion): void {
  const { attached, bearer } = at
  if (attached === null || ((OCCASIONS_OF[attached.face] as number) & occasion) === 0) return
  queueFrom(table.state, at, { occasion, hero: bearer, by: bearer })
}

/** A Hero, and the permanent on it that is meant; null for the Hero's own abilities. */
export interface AbilitySource {
  readonly bearer: HeroId
  readonly attached: Attached | null
}

function queueFrom(state: EldarState, { bearer, attached }: AbilitySource, happening: Happening): void {
  const hero = heroAt(state, bearer)
  const face = attached === null ? hero.face : attached.face
  const { abilities } = faceOf(face)
  for (let ability = 0; ability < abilities.length; ability++) {
    const trigger = abilities[ability] as Trigger
    if (trigger.kind !== 'trigger' || trigger.watch.occasion !== happening.occasion) continue
    if (!trigger.watch.sees(state, bearer, happening)) continue
    state.queue.push({
      seat: hero.seat, // E-R56: whoever controls the Hero, whoever owns the card
      hero: bearer,
      card: attached === null ? NO_CARD : attached.card,
      face,
      ability,
      subject: trigger.watch.subject(happening),
      origin: attached === null ? bearer : attached.origin,
    } satisfies Waiting)
  }
}
