import { seatLetter, UNKNOWN, type CardId, type Facts, type Piece, type Seat } from '@trialhall/kernel'
import { CATALOG, FIRST_CHAMPION } from '../content/catalog.ts'
import { markOf } from '../rules/path.ts'
import { championOf } from '../rules/printed.ts'
import type { SigmarState } from '../state.ts'
import type { Mark } from '../terms.ts'

/** What sentences are formed from. */
export type SigmarFacts = Facts<SigmarState>

/** A card by name, or "a card" for those who do not know it. */
export function card({ defOf }: SigmarFacts, id: CardId): Piece {
  const def = defOf(id)
  const name = def === UNKNOWN ? 'a card' : (CATALOG[def]?.name ?? 'a card')
  return { text: name, ref: { kind: 'card', id } }
}

/** A seat by its Champion's name, or by its letter before it has one. */
export function who({ view }: SigmarFacts, seat: Seat): Piece {
  const champion = view.players[seat]?.champion ?? -1
  const text = champion < 0 ? `Seat ${seatLetter(seat)}` : championOf(champion).short
  return { text, ref: { kind: 'seat', id: seat } }
}

/** A Champion of the catalog by name. */
export function championName(champion: number): Piece {
  return { text: championOf(champion).name, ref: { kind: 'def', id: FIRST_CHAMPION + champion } }
}

const MARK_NAMES: Readonly<Record<Mark, string>> = {
  none: '',
  fate: ' (Fate)',
  duel: ' (Duel Zone)',
  instant: ' (Instant Trial)',
}

/** A space by number and mark. */
export function space(number: number): Piece {
  return { text: `space ${number}${MARK_NAMES[markOf(number)]}`, ref: { kind: 'space', id: number } }
}

/** "2" or "−1": a sum as it is written here, with one kind of minus. */
export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : String(value)
}

/** "+2", "−1" or "+0". */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`
}
