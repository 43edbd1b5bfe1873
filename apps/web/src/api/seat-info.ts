import type { SeatHolder } from '@trialhall/protocol'
import type { SeatInfo } from '@trialhall/table-ui'

/** A seat as tables show it. A seat whose person is gone is still theirs by name. */
export function seatInfoOf({ seat, kind, name, strength }: SeatHolder): SeatInfo {
  const called = kind === 'open' ? 'Free seat' : name
  return {
    seat,
    name: called,
    kind: kind === 'bot' ? 'bot' : 'person',
    ...(strength === undefined ? {} : { strength }),
  }
}
