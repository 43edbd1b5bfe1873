import type { StoredSeat } from '../store/store.ts'

/** Letters of a name at a table, its mark included: as many as anybody's name may have. */
const LONGEST = 24

/** Somebody on a seat, by a name that nobody else at the table goes by: whoever comes later is marked, as in "Ana (2)". */
export function namedApart(one: StoredSeat, seats: readonly StoredSeat[]): StoredSeat {
  if (one.kind === 'open') return one
  const others = seats.filter(({ seat, kind }) => seat !== one.seat && kind !== 'open')
  return { ...one, name: freeName(one.name, new Set(others.map(({ name }) => heard(name)))) }
}

/** All seats of a table, each by a name of its own; earlier seats keep theirs. */
export function allNamedApart(seats: readonly StoredSeat[]): StoredSeat[] {
  return seats.reduce<StoredSeat[]>((before, one) => [...before, namedApart(one, before)], [])
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(heard(name))) return name
  for (let n = 2; ; n++) {
    const mark = ` (${n})`
    const marked = beginningOf(name, LONGEST - mark.length) + mark
    if (!taken.has(heard(marked))) return marked
  }
}

/** So much of a name as fits, without half a sign at its end. */
function beginningOf(name: string, most: number): string {
  const begun = Array.from(name).reduce(
    (short, sign) => (short.length + sign.length > most ? short : short + sign),
    '',
  )
  return begun.trimEnd()
}

/** What is left of a name where nobody looks closely. */
function heard(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase()
}
