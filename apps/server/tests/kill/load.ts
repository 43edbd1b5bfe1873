import { Person, type Page } from '../support/person.ts'

/** A choice that a client sent. */
export interface Sent {
  readonly match: string
  readonly seat: number
  readonly pick: number
}

/** What all clients together know of what the server did. */
export interface Witness {
  /** Everything that was ever sent, by `identity:id`. */
  readonly sent: Map<string, Sent>
  /** What was acknowledged: the entry it is. */
  readonly acknowledged: Map<string, number>
  /** The newest entry of each match that was ever shown. */
  readonly shown: Map<string, number>
}

/** Makes a witness who has seen nothing yet. */
export function newWitness(): Witness {
  return { sent: new Map(), acknowledged: new Map(), shown: new Map() }
}

/** Somebody who plays as fast as the server answers, and after a crash goes on where they were. */
export class Client {
  readonly person: Person
  private readonly witness: Witness
  private readonly pending: Map<string, string> = new Map()
  private page: Page | null = null
  private sendings = 0
  private word: number

  constructor(person: Person, witness: Witness, seed: number) {
    this.person = person
    this.witness = witness
    this.word = seed
  }

  /** Opens a page, sends again what was not answered, and plays on. */
  async play(host: string, matches: readonly string[]): Promise<Page> {
    const person = Object.assign(new Person(host), { cookie: this.person.cookie, me: this.person.me })
    const page = await person.page()
    this.page = page
    page.onHeard = (message) => {
      if (message.type === 'done') this.answered(message.id, message.entry)
      if (message.type === 'refused' && message.id !== null) this.pending.delete(message.id)
    }
    page.onMoment = (match, { entry, own: [own], length }) => {
      this.witness.shown.set(match, Math.max(entry, this.witness.shown.get(match) ?? 0))
      if (!own) return
      this.word = (Math.imul(this.word, 1103515245) + 12345) >>> 0
      this.choose({ match, seat: own.seat, pick: (this.word >>> 8) % own.options.length }, length)
    }
    for (const text of this.pending.values()) page.raw(text)
    for (const match of matches) page.send({ type: 'watch', match })
    return page
  }

  private choose(choice: Sent, length: number): void {
    const id = `k${this.sendings++}`
    const text = JSON.stringify({ type: 'choose', id, ...choice, length })
    this.pending.set(id, text)
    this.witness.sent.set(this.keyOf(id), choice)
    this.page?.raw(text)
  }

  private answered(id: string, entry: number): void {
    this.pending.delete(id)
    this.witness.acknowledged.set(this.keyOf(id), entry)
  }

  private keyOf(id: string): string {
    return `${this.person.me.id}:${id}`
  }
}
