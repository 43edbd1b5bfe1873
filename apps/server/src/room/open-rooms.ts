import type { StoredSeat } from '../store/store.ts'
import type { Room } from './room.ts'

/** Where people sit. */
interface Seated {
  readonly holders: readonly Pick<StoredSeat, 'identity'>[]
}

/** The rooms that are open, by match and by who sits there: whoever has a seat of a match that has begun keeps it. */
export class OpenRooms<R extends Seated = Room> extends Map<string, R> {
  private readonly byPerson: Map<string, Set<R>> = new Map()

  override set(match: string, room: R): this {
    this.delete(match)
    for (const person of peopleAt(room)) {
      const rooms = this.byPerson.get(person) ?? new Set()
      this.byPerson.set(person, rooms.add(room))
    }
    return super.set(match, room)
  }

  override delete(match: string): boolean {
    const room = this.get(match)
    if (room) for (const person of peopleAt(room)) this.leave(person, room)
    return super.delete(match)
  }

  override clear(): void {
    this.byPerson.clear()
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
