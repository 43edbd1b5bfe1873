import { setTimeout as pause } from 'node:timers/promises'
import { Person, type Page } from '../support/person.ts'
import type { Witness } from './load.ts'

/** A server that pages come to. */
interface Open {
  readonly host: string
}

/** Milliseconds until somebody answers, unless they take more time: a match must not be over before what is done to its server is. */
export const THINKING_MS = 50

/** Milliseconds of silence after which somebody loads a page anew. */
const PATIENCE_MS = 3000

/** Somebody who plays at whichever server of a hall is there: as a page does it, which comes back when its server is gone. */
export class HallClient {
  readonly person: Person
  private readonly witness: Witness
  private readonly pending: Map<string, { readonly text: string; readonly match: string }> = new Map()
  private page: Page | null = null
  private sendings = 0
  private word: number
  private isOver = false
  /** Milliseconds until they answer. */
  thinkingMs = THINKING_MS
  /** How often something could not be stored. */
  unstored = 0
  /** The entry of each match at which an answer was sent last. */
  private readonly chosenAt: Map<string, number> = new Map()
  /** When each match was last heard of, and the longest silence since that was asked last. */
  private readonly heardAt: Map<string, number> = new Map()
  private silence = 0

  constructor(person: Person, witness: Witness, seed: number) {
    this.person = person
    this.witness = witness
    this.word = seed
  }

  /** Plays at these matches until `stop`; `where` says to which server to come. Resolves when it has come. */
  async play(where: () => Open, matches: readonly string[]): Promise<void> {
    this.isOver = false
    for (;;) {
      try {
        await this.come(where().host, matches)
        break
      } catch {
        await pause(50)
      }
    }
    const { page } = this
    void page
      ?.until('the end', () => page.isLeaving || page.closed || this.isOver)
      .then(
        () => (this.isOver ? undefined : this.play(where, matches)),
        () => undefined,
      )
  }

  private async come(host: string, matches: readonly string[]): Promise<void> {
    const person = Object.assign(new Person(host), { cookie: this.person.cookie, me: this.person.me })
    const before = this.page
    const page = await person.page()
    page.comesBack = true
    this.page = page
    void page
      .until('the welcome', () => page.heard.length > 0)
      .then(
        () => before?.leave(),
        () => undefined,
      )
    page.onHeard = (message) => {
      if (message.type === 'done') this.answered(message.id, message)
      if (message.type === 'refused' && message.id !== null) this.refused(message.id, message.field)
    }
    page.onMoment = (match, { entry }) => {
      this.hear(match)
      this.witness.shown.set(match, Math.max(entry, this.witness.shown.get(match) ?? 0))
      setTimeout(() => this.consider(match), this.thinkingMs)
    }
    this.reloadAfterSilence(page)
    for (const { text } of this.pending.values()) page.raw(text)
    for (const match of matches) page.send({ type: 'watch', match })
  }

  /** Whoever hears nothing for a while loads the page anew, and comes to another server where theirs hangs. */
  private reloadAfterSilence(page: Page): void {
    let [heard, since] = [0, performance.now()]
    const watch = setInterval(() => {
      if (page.heard.length > heard) [heard, since] = [page.heard.length, performance.now()]
      if (page.closed !== null || this.isOver) clearInterval(watch)
      else if (performance.now() - since > PATIENCE_MS) page.vanish()
    }, 100)
  }

  private hear(match: string): void {
    const now = performance.now()
    this.silence = Math.max(this.silence, now - (this.heardAt.get(match) ?? now))
    this.heardAt.set(match, now)
  }

  /** The longest time that a match stood still since this was asked last, in milliseconds. */
  takeSilence(): number {
    const { silence } = this
    this.silence = 0
    this.heardAt.clear()
    return silence
  }

  /** Answers what is asked now, once, unless an answer is on its way. */
  private consider(match: string): void {
    const moment = this.page?.moments.get(match)
    const own = moment?.own[0]
    if (!moment || !own || this.isOver || this.chosenAt.get(match) === moment.entry) return
    if ([...this.pending.values()].some((sent) => sent.match === match)) return
    if (this.page?.closed !== null) return
    this.chosenAt.set(match, moment.entry)
    this.word = (Math.imul(this.word, 1103515245) + 12345) >>> 0
    const choice = { match, seat: own.seat, pick: (this.word >>> 8) % own.options.length }
    const id = `k${this.sendings++}`
    const text = JSON.stringify({ type: 'choose', id, ...choice, length: moment.length })
    this.pending.set(id, { text, match })
    this.witness.sent.set(this.keyOf(id), choice)
    this.page?.raw(text)
  }

  /** What could not be stored is sent again, with the same id; anything else is thought about anew. */
  private refused(id: string, field: string | undefined): void {
    const sent = this.pending.get(id)
    if (!sent) return
    if (field === 'storage') this.unstored++
    else {
      this.pending.delete(id)
      this.chosenAt.delete(sent.match)
    }
    setTimeout(() => {
      if (field !== 'storage') this.consider(sent.match)
      else if (this.pending.has(id) && this.page?.closed === null) this.page.raw(sent.text)
    }, 100)
  }

  private answered(id: string, { match, entry }: { readonly match: string; readonly entry: number }): void {
    this.pending.delete(id)
    this.witness.acknowledged.set(this.keyOf(id), entry)
    setTimeout(() => this.consider(match), this.thinkingMs)
  }

  private keyOf(id: string): string {
    return `${this.person.me.id}:${id}`
  }

  /** Plays no more. */
  async stop(): Promise<void> {
    this.isOver = true
    if (this.page?.closed === null) await this.page.leave()
  }
}
