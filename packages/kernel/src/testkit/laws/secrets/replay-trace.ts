import type { Ask, Choice, Refusal } from '../../../ask.ts'
import { redefine, type CardId, type DefIndex } from '../../../hidden/cards.ts'
import type { Game } from '../../../game.ts'
import { canonical } from '../../../formats/hash.ts'
import type { Outcome } from '../../../outcome.ts'
import { isAmong, sightOf, type Looker, type Seat, type Sight } from '../../../seats.ts'
import type { State } from '../../../state.ts'
import { Table, type EventSink, type Decider } from '../../../table.ts'
import { eventFor, recordEvent, type EventRecord } from '../../../hidden/event-record.ts'
import { viewFor } from '../../../hidden/views.ts'

/** A pick as it is made again in another world: by what was picked, since places in a list may differ. */
export interface KeyedPick {
  readonly seat: Seat
  readonly key: string
}

/** Definitions put among ids right after a shuffle or concealment (by its number), or before the first (-1). */
export interface Deal {
  readonly after: number
  readonly ids: readonly CardId[]
  readonly defs: readonly DefIndex[]
}

/** An excerpt of a match to be told again, perhaps in another world. */
export interface Excerpt<S> {
  readonly start: S
  /** Picks by index, in the world they were made in; or by what they were, in another. */
  readonly script: readonly Choice[] | readonly KeyedPick[]
  readonly deals: readonly Deal[]
}

/** Thrown where the script ends: private, like the kernel's own. */
const STOP: symbol = Symbol('stop')
/** Thrown where an option that was picked is not offered in this world. */
const ELSEWHERE: symbol = Symbol('elsewhere')

/**
 * Plays an excerpt of a match and writes down what was asked and told. `keyedPicks` are the picks in a form that can be made
 * again in another world; `mixed` the cards of each shuffle. Null where a pick of the script is not possible.
 */
export function traceReplay<S extends State, E>(
  game: Game<S, E>,
  excerpt: Excerpt<S>,
): ReplayTrace<S, E> | null {
  const trace = new ReplayTrace<S, E>(game, excerpt)
  try {
    trace.play()
  } catch (thrown) {
    if (thrown === ELSEWHERE) return null
    if (thrown !== STOP) throw thrown
  }
  return trace
}

/** An excerpt of a match as it was told. */
export class ReplayTrace<S extends State, E> implements Decider<S, E>, EventSink<E> {
  readonly game: Game<S, E>
  readonly state: S
  readonly keyedPicks: KeyedPick[] = []
  readonly picks: Choice[] = []
  readonly mixed: (readonly CardId[])[] = []
  private readonly excerpt: Excerpt<S>
  private readonly told: (Ask | EventRecord<E>)[] = []
  private refused: Refusal[] = []
  private queue: (Choice | KeyedPick)[]
  private outcome: Outcome | null = null
  /** What viewers saw who were asked for before: it is compared with several other worlds. */
  private readonly seen: Map<Looker, readonly string[]> = new Map()

  constructor(game: Game<S, E>, excerpt: Excerpt<S>) {
    this.game = game
    this.excerpt = excerpt
    this.state = game.clone(excerpt.start)
    this.queue = [...excerpt.script]
    this.deal(-1)
  }

  play(): void {
    for (;;) {
      this.outcome = this.game.outcome(this.state)
      if (this.outcome) return
      const table = new MixedTable<S, E>(this.game, this.state, this)
      table.sink = this
      table.onMix = (ids) => this.mix(ids)
      this.game.advance(table)
    }
  }

  decide(_table: Table<S, E>, seat: Seat, prompt: unknown, options: readonly unknown[]): number {
    this.told.push({ seat, prompt, options, refused: this.refused })
    this.refused = []
    const next = this.queue.shift()
    if (next?.seat !== seat) throw STOP
    const pick = 'pick' in next ? next.pick : options.findIndex((option) => canonical(option) === next.key)
    if (pick < 0) throw ELSEWHERE
    this.picks.push({ seat, pick })
    this.keyedPicks.push({ seat, key: canonical(options[pick]) })
    return pick
  }

  together(_table: Table<S, E>, seats: readonly Seat[], pick: (seat: Seat) => unknown): unknown[] {
    const all = this.queue
    const answers: unknown[] = []
    let isOpen = false
    let left = all
    for (const seat of seats) {
      const own = left.filter((one) => one.seat === seat)
      this.queue = own.slice()
      try {
        answers.push(pick(seat))
      } catch (thrown) {
        if (thrown !== STOP) throw thrown
        isOpen = true
      }
      const used = own.slice(0, own.length - this.queue.length)
      left = left.filter((one) => !used.includes(one))
    }
    this.queue = left
    if (isOpen) throw STOP
    return answers
  }

  event(event: E): void {
    this.told.push(recordEvent(this.state, event, this.picks.length))
  }

  refusal(about: unknown, why: string): void {
    this.refused.push({ about, why })
  }

  unasked(): void {
    this.refused = []
  }

  private mix(ids: readonly CardId[]): void {
    this.mixed.push(ids.slice())
    this.deal(this.mixed.length - 1)
  }

  private deal(after: number): void {
    for (const deal of this.excerpt.deals) {
      if (deal.after === after) redefine(this.state.cards, deal.ids, deal.defs)
    }
  }

  /** All that one viewer saw of what was played, line by line: every ask (its own in full), every event, the outcome, the last view. */
  seenBy(looker: Looker): readonly string[] {
    const lines = this.seen.get(looker) ?? this.linesFor(looker)
    this.seen.set(looker, lines)
    return lines
  }

  private linesFor(looker: Looker): string[] {
    const lines = this.told.map((one) =>
      'event' in one ? JSON.stringify(eventFor(one, looker)) : asSeen(one, looker),
    )
    return [...lines, JSON.stringify(this.outcome), JSON.stringify(viewFor(this.game, this.state, looker))]
  }
}

function asSeen(ask: Ask, looker: Looker): string {
  return JSON.stringify(isAmong(sightOf(looker), ask.seat) ? ask : { seat: ask.seat, prompt: ask.prompt })
}

/** A table that says which cards have just been mixed. */
class MixedTable<S extends State, E> extends Table<S, E> {
  onMix: (ids: readonly CardId[]) => void = () => undefined

  override shuffle(ids: readonly CardId[], label: string): void {
    super.shuffle(ids, label)
    this.onMix(ids)
  }

  override conceal(ids: readonly CardId[], keepers: Sight, label: string): CardId[] {
    const labels = super.conceal(ids, keepers, label)
    this.onMix(labels)
    return labels
  }
}
