/** Numbers kept of a command: two marks of its id, and its entry, which is at least 1. */
const WIDTH = 3
const FIRST_SIZE = 16
/** Of the hash by Fowler, Noll and Vo, and another odd number that mixes well. */
const START = 0x811c9dc5
const FACTORS = [0x01000193, 0x5bd1e995] as const

/**
 * Which entry each command of a match made. A command is `identity:id`; of the id 64 bits are kept, because a match remembers all its
 * commands and as texts they would be a third of it. One that was noted is always found; that another of the same person is
 * taken for it is as likely as a guess of 64 bits, and nobody can bring it about for somebody else.
 */
export class CommandIndex {
  private readonly books: Map<string, Book> = new Map()

  /** Notes that a command made an entry. */
  note(command: string, entry: number): void {
    const at = command.indexOf(':')
    const identity = command.slice(0, at)
    const book = this.books.get(identity) ?? new Book()
    this.books.set(identity, book)
    book.note(command.slice(at + 1), entry)
  }

  /** The entry that a command made, or null. */
  entryOf(command: string): number | null {
    const at = command.indexOf(':')
    return this.books.get(command.slice(0, at))?.entryOf(command.slice(at + 1)) ?? null
  }
}

/** The commands of one person: a table of so many places, of which a quarter at least is free, looked through from its mark on. */
class Book {
  private kept: Int32Array = new Int32Array(FIRST_SIZE * WIDTH)
  private count = 0

  note(id: string, entry: number): void {
    if (4 * ++this.count * WIDTH > 3 * this.kept.length) this.grow()
    this.put(markOf(id, FACTORS[0]), markOf(id, FACTORS[1]), entry)
  }

  private put(mark: number, second: number, entry: number): void {
    const at = this.placeOf(mark, second)
    this.kept[at] = mark
    this.kept[at + 1] = second
    this.kept[at + 2] = entry
  }

  entryOf(id: string): number | null {
    return this.kept[this.placeOf(markOf(id, FACTORS[0]), markOf(id, FACTORS[1])) + 2] || null
  }

  /** Where something with these marks stands, or is to stand; a place without an entry is free. */
  private placeOf(mark: number, second: number): number {
    const { kept } = this
    const last = kept.length / WIDTH - 1
    for (let place = mark & last; ; place = (place + 1) & last) {
      const at = place * WIDTH
      if (kept[at + 2] === 0 || (kept[at] === mark && kept[at + 1] === second)) return at
    }
  }

  private grow(): void {
    const before = this.kept
    this.kept = new Int32Array(2 * before.length)
    for (let at = 0; at < before.length; at += WIDTH) {
      const entry = before[at + 2] as number
      if (entry !== 0) this.put(before[at] as number, before[at + 1] as number, entry)
    }
  }
}

function markOf(text: string, factor: number): number {
  let mark = START ^ factor
  for (let i = 0; i < text.length; i++) {
    mark = Math.imul(mark ^ text.charCodeAt(i), factor)
    mark ^= mark >>> 15
  }
  return mark | 0
}
