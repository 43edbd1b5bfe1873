import type { StoredSeat } from './store.ts'

/** Whose match it is by a seat: of who holds it or is invited, and of who held it first. */
export function peopleOf({ identity, invited, was }: StoredSeat): string[] {
  const people = [identity ?? invited?.identity ?? null, was?.identity ?? null]
  return people.filter((person) => person !== null)
}
