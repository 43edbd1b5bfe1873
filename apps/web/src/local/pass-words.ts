import type { Seat } from '@trialhall/kernel'
import type { GameUi, TableSnapshot } from '@trialhall/table-ui'
import { seatsOfPerson } from '../match/people.ts'
import { personName } from '../match/seating.ts'

/** What everybody is called where a table is handed on: each seat of a person who holds several as it is at the table. */
export function asAtTable<T extends TableSnapshot>(
  board: Pick<GameUi, 'calledAs'> | null | undefined,
  snapshot: T,
): T {
  const seats = snapshot.seats.map((info) => {
    const name =
      seatsOfPerson(snapshot.seats, info.seat).length < 2 ? null : board?.calledAs?.(snapshot, info.seat)
    return { ...info, name: name ?? info.name }
  })
  return { ...snapshot, seats }
}

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
  return `${name} passes for ${asAtTable(board, snapshot).seats[seat]?.name ?? ''} without a look`
}
