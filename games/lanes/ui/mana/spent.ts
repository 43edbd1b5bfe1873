import { COLOURS, type LanesEvent } from '@trialhall/game-lanes'
import type { Seat } from '@trialhall/kernel'

/** What an event adds to the mana that a seat may spend, or takes from it, by colour. */
export function manaChange(event: LanesEvent | undefined, seat: Seat): readonly number[] {
  if (event === undefined || !('seat' in event) || event.seat !== seat) return NO_CHANGE
  switch (event.type) {
    case 'paid':
      return COLOURS.map((_, colour) => -(event.orbs[colour] ?? 0) - (event.mana[colour] ?? 0))
    case 'gainedMana':
      return COLOURS.map((_, colour) => (colour === event.colour ? event.by : 0))
    case 'gainedOrbs':
    case 'orbsRefreshed':
      return event.orbs
    default:
      return NO_CHANGE
  }
}

const NO_CHANGE: readonly number[] = COLOURS.map(() => 0)

/** "−2", "+1"; null for no change. */
export function changeWords(by: number): string | null {
  if (by === 0) return null
  return by < 0 ? `−${-by}` : `+${by}`
}
