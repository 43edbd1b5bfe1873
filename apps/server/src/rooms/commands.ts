/** Numbers kept of a command: two marks of its id, and its entry. */
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
export class Commands {
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

/** The commands of one person. */
class Book {
  private kept: Int32Array = new Int32Array(FIRST_SIZE * WIDTH)
  private length = 0

  note(id: string, entry: number): void {
    if (this.length === this.kept.length) this.grow()
    this.kept[this.length++] = markOf(id, FACTORS[0])
    this.kept[this.length++] = markOf(id, FACTORS[1])
    this.kept[this.length++] = entry
  }

  /** The newest are looked at first. */
  entryOf(id: string): number | null {
    const { kept, length } = this
    const mark = markOf(id, FACTORS[0])
    for (let at = length - WIDTH; at >= 0; at -= WIDTH) {
      if (kept[at] === mark && kept[at + 1] === markOf(id, FACTORS[1])) return kept[at + 2] ?? null
    }
    return null
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.kept.length)
    larger.set(this.kept)
    this.kept = larger
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
