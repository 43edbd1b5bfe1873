import type { StoredSeat } from '../store/store.ts'
import type { Room } from './room.ts'

/** Where people sit. */
interface Seated {
  readonly holders: readonly Pick<StoredSeat, 'identity'>[]
}

/** The rooms that are open, by match and by who sits there: who sits there changes only where a partner takes over, and the room is set anew then. */
export class OpenRooms<R extends Seated = Room> extends Map<string, R> {
  private readonly byPerson: Map<string, Set<R>> = new Map()
  /** Under whom each room stands there: a partner may have taken somebody's seats over since. */
  private readonly people: Map<R, ReadonlySet<string>> = new Map()

  override set(match: string, room: R): this {
    this.delete(match)
    const people = peopleAt(room)
    this.people.set(room, people)
    for (const person of people) {
      const rooms = this.byPerson.get(person) ?? new Set()
      this.byPerson.set(person, rooms.add(room))
    }
    return super.set(match, room)
  }

  override delete(match: string): boolean {
    const room = this.get(match)
    if (room) {
      for (const person of this.people.get(room) ?? []) this.leave(person, room)
      this.people.delete(room)
    }
    return super.delete(match)
  }

  override clear(): void {
    this.byPerson.clear()
    this.people.clear()
    super.clear()
  }

  private leave(person: string, room: R): void {
    const rooms = this.byPerson.get(person)
    rooms?.delete(room)
    if (rooms?.size === 0) this.byPerson.delete(person)
  }

  /** Those in which a person has a seat. */
  withSeatOf(person: string): Iterable<R> {
    return this.byPerson.get(person) ?? []
  }
}

function peopleAt({ holders }: Seated): Set<string> {
  return new Set(holders.flatMap(({ identity }) => (identity === null ? [] : [identity])))
}
