import type { Seat } from '@trialhall/kernel'
import type { GameUi, TableSnapshot } from '@trialhall/table-ui'
import { seatsOfPerson } from '../match/people.ts'
import { personName } from '../match/seating.ts'

/** How somebody passes for a seat without a look at the table; of several seats that they hold it is said for which. */
export function passWords(
  board: Pick<GameUi, 'calledAs'> | null | undefined,
  snapshot: TableSnapshot,
  seat: Seat,
): string {
  const { seats } = snapshot
  const info = seats[seat]
  const name = info ? personName(seats, info) : ''
  if (seatsOfPerson(seats, seat).length < 2) return `${name} passes without a look`
  return `${name} passes for ${board?.calledAs?.(snapshot, seat) ?? info?.name ?? ''} without a look`
}
