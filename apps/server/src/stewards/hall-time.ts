import type { Owners } from '../store/owners.ts'
import type { Store } from '../store/store.ts'

/** From when until when no server of the hall was there, in milliseconds since 1970. */
export interface Absence {
  readonly from: number
  readonly until: number
}

/** What it takes to know when the hall was there. */
export interface HallTimeParts {
  readonly store: Store
  readonly now: () => number
  /** Null where one process has the hall alone. */
  readonly owners: Owners | null
  /** The store cannot be written to: it is tried again a few seconds later. */
  readonly onFailed: (error: unknown) => void
}

/** What is on disk: when the hall was there last, and its newest absences, the oldest first. */
interface Book {
  readonly mark: number
  readonly absences: readonly Absence[]
}

const KEY = { kind: 'hall-time', id: 'hall' } as const
/** After so many milliseconds without a mark nobody was there, whatever the other processes look like: each makes one every few seconds. */
const SILENCE_MS = 20_000
/** A mark that is no older than this is not made again. */
const FRESH_MS = 2000
/** Absences that are remembered one by one; before that two of them count as one. */
const MOST = 200
const TRIES = 5

/**
 * When the hall was there: every few seconds it leaves a mark on disk, so that its next server knows since when nobody was. One record, however many
 * processes share the hall.
 */
export class HallTime {
  private readonly parts: HallTimeParts
  private book: Book
  private revision: number
  private isWanted = false
  private writing: Promise<void> | null = null

  private constructor(parts: HallTimeParts, { book, revision }: Read) {
    this.parts = parts
    this.book = book
    this.revision = revision
  }

  /** A server begins: notes how long nobody was there. Before that no match is opened. */
  static async begin(parts: HallTimeParts): Promise<HallTime> {
    const read = await readBook(parts.store)
    const time = new HallTime(parts, read)
    const at = parts.now()
    const { mark } = read.book
    if (await wasAway(parts, at - mark)) time.add({ from: Math.min(mark, at), until: at })
    await time.mark()
    return time
  }

  private add(absence: Absence): void {
    this.book = { mark: absence.until, absences: shortened([...this.book.absences, absence]) }
  }

  /** When nobody was there since a moment, the oldest first. */
  absencesSince(at: number): readonly Absence[] {
    return this.book.absences.filter(({ until }) => until > at)
  }

  /** The hall is there. To be said every few seconds while somebody's time passes; resolves when it is on disk, or cannot be. */
  mark(): Promise<void> {
    this.isWanted = true
    this.writing ??= this.writeWanted().finally(() => (this.writing = null))
    return this.writing
  }

  private async writeWanted(): Promise<void> {
    while (this.isWanted) {
      this.isWanted = false
      await this.write(this.parts.now()).catch(this.parts.onFailed)
    }
  }

  private async write(at: number): Promise<void> {
    const { store, owners } = this.parts
    for (let tries = 0; tries < TRIES; tries++) {
      // who has the hall alone may have had its clock set back: the mark follows it
      const mark = owners === null ? at : Math.max(this.book.mark, at)
      const book = { ...this.book, mark }
      const change = { ...KEY, owner: null, rank: null, base: this.revision, body: bodyOf(book) }
      if (await store.changeRecords([change])) {
        this.book = book
        this.revision++
        return
      }
      const known = this.book.absences.length
      this.heard(await readBook(store))
      if (this.book.absences.length === known && at - this.book.mark < FRESH_MS) return
    }
  }

  /** Another process has written since. */
  private heard({ book, revision }: Read): void {
    const absences = [...this.book.absences]
    for (const one of book.absences)
      if (!absences.some(({ until }) => until === one.until)) absences.push(one)
    this.book = { mark: book.mark, absences: shortened(absences.toSorted((a, b) => a.until - b.until)) }
    this.revision = revision
  }
}

/** Whoever has the hall alone begins when nobody else is there; others do where the last of them has been gone. */
async function wasAway({ owners }: HallTimeParts, silentMs: number): Promise<boolean> {
  if (owners === null || silentMs > SILENCE_MS) return true
  return (await owners.look()).length === 0
}

function shortened(absences: readonly Absence[]): readonly Absence[] {
  const [first, second, ...rest] = absences
  if (absences.length <= MOST || !first || !second) return absences
  return shortened([{ from: first.from, until: second.until }, ...rest])
}

interface Read {
  readonly book: Book
  readonly revision: number
}

/** A hall that has left no mark yet was never there before: then nobody's time has passed. */
const NEVER: Book = { mark: 0, absences: [] }

async function readBook(store: Store): Promise<Read> {
  const [found] = await store.records({ ...KEY, order: 'first', limit: 1 })
  if (!found) return { book: NEVER, revision: 0 }
  return { book: bookIn(found.body) ?? NEVER, revision: found.revision }
}

/** What a record says, or null where it is damaged: a hall opens without it. */
function bookIn(body: string): Book | null {
  try {
    const { mark, absences } = JSON.parse(body) as Written
    return { mark, absences: absences.map(([from, until]) => ({ from, until })) }
  } catch {
    return null
  }
}

interface Written {
  readonly mark: number
  readonly absences: readonly (readonly [from: number, until: number])[]
}

function bodyOf({ mark, absences }: Book): string {
  const written: Written = { mark, absences: absences.map(({ from, until }) => [from, until]) }
  return JSON.stringify(written)
}
