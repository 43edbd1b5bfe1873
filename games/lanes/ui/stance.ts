import {
  defenceOf,
  sideOf,
  targetOf,
  threatsTo,
  type Field,
  type LanesView,
  type Unit,
} from '@trialhall/game-lanes'

/** The lowest defence that an attack on a unit meets as the board stands; 0 where it does not defend. */
export function shownDefence(view: LanesView, unit: Unit): number {
  return Math.max(0, Math.min(...attackersOn(view, unit).map((foe) => defenceOf(view, unit, foe))))
}

/** Units in a flank: they defend, and a foe takes from their defence while another attacks (L-DEF.10, L-DEF.11). */
export function flankedFields(view: LanesView): ReadonlySet<Field> {
  const flanked = view.board.flatMap((unit) =>
    unit?.isDefending && isFlanked(view, unit) ? [unit.field] : [],
  )
  return new Set(flanked)
}

function isFlanked(view: LanesView, unit: Unit): boolean {
  return attackersOn(view, unit).some((foe) => threatsTo(view, unit, foe).length > 0)
}

/**
 * Whoever would attack a unit now: an attacker does not count among those who threaten (L-DEF.9). Where nobody would, a foe beside it is
 * taken for the next to do so; null where there is none.
 */
function attackersOn(view: LanesView, unit: Unit): readonly (Unit | null)[] {
  const foes = view.board.filter(
    (foe) => foe !== null && sideOf(foe) !== sideOf(unit) && targetOf(view, foe) === unit.field,
  )
  return foes.length > 0 ? foes : [threatsTo(view, unit, null)[0] ?? null]
}
