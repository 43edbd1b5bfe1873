import type { CardId, Seat } from '@trialhall/kernel'
import { actionName, BIT, eldar, STATUSES, type EldarState, type Hero, type Status } from '../../game.ts'
import { PRINTED, type Printed, type PrintedUse } from './page.ts'

/** What the referee wrote down by itself about a Hero in this round. */
export interface HeroNotes {
  readonly granted: Set<Status>
  hasTargeted: boolean
  wasTargeted: boolean
}

/** A permanent on a Hero, as the page prints it. */
export interface Worn {
  readonly card: CardId
  readonly counters: number
  readonly printed: Printed
}

const STATUS_WORDS = STATUSES.map((status) => status[0]?.toUpperCase() + status.slice(1)).join('|')
const LIST = new RegExp(`\\b(?:${STATUS_WORDS})\\b`, 'g')

/** The statuses that a text names. */
export function statusesIn(text: string): Status[] {
  return (text.match(LIST) ?? []).map((word) => word.toLowerCase() as Status)
}

/** The table with the rules page in hand: it reads what lies there, and reckons everything else anew. */
export class Board {
  readonly state: EldarState
  notes: HeroNotes[] = []

  constructor(state: EldarState) {
    this.state = state
    this.begin()
  }

  /** Notes on all Heroes that lie there, from their beginning. */
  begin(): void {
    this.notes = this.state.heroes.map(() => ({ granted: new Set(), hasTargeted: false, wasTargeted: false }))
  }

  /** What an action of a face is called. */
  nameOf(face: number, ability: number): string {
    return actionName(face, ability)
  }

  hero(id: number): Hero {
    return this.state.heroes[id] as Hero
  }

  note(id: number): HeroNotes {
    return this.notes[id] as HeroNotes
  }

  seatOf(id: number): Seat {
    return this.hero(id).seat
  }

  isUp(id: number): boolean {
    return id >= 0 && !this.hero(id).isDown
  }

  /** Heroes of a seat that stand (E-R36). */
  team(seat: Seat): number[] {
    return [...this.state.heroes.keys()].filter((id) => this.seatOf(id) === seat && this.isUp(id))
  }

  /** What is printed on a face of the catalog. */
  printed(face: number): Printed {
    const printed = PRINTED.get(eldar.catalog[face]?.name ?? '')
    if (printed === undefined) throw new Error(`The rules page does not print face ${face}.`)
    return printed
  }

  card(card: CardId): Printed {
    return this.printed(this.state.cards.def[card] as number)
  }

  worn(id: number, kind: string): Worn | null {
    return this.kit(id).find(({ printed }) => printed.kind === kind) ?? null
  }

  kit(id: number): Worn[] {
    return this.hero(id).kit.flatMap((one) =>
      one === null ? [] : [{ card: one.card, counters: one.counters, printed: this.printed(one.face) }],
    )
  }

  /** E-21.08. */
  isBloodied(id: number): boolean {
    const full = this.printed(this.hero(id).face).hp
    return (full - this.hero(id).hp) * 2 >= full
  }

  /** All statuses of a Hero, from every source; conditions on statuses come last (E-16, E-18, E-R76). */
  statuses(id: number): ReadonlySet<Status> {
    if (!this.isUp(id)) return new Set() // E-18.08
    const has = new Set(this.note(id).granted)
    const own = this.sentencesOn(id)
    const give = (text: string): void => statusesIn(text).forEach((status) => has.add(status))
    const late: (() => void)[] = []
    for (const text of own) {
      const passive = /^This Hero is (.*)$/.exec(text)
      const [, when = '', what = ''] = /^As long as (.*), (?:it|this Hero) is (.*)$/.exec(text) ?? []
      if (passive) give(passive[1] ?? '')
      else if (/debuffed/.test(when)) late.push(() => this.isDebuffed(has) && give(what))
      else if (when !== '' && this.isTrue(when, id)) give(what)
    }
    for (const other of this.team(this.seatOf(id)))
      for (const text of other === id ? [] : this.sentencesOn(other)) {
        const [, when = '', what = ''] = /^As long as (.*), each other ally is (.*)$/.exec(text) ?? []
        if (when !== '' && this.isTrue(when, other)) give(what)
      }
    for (const one of late) one()
    return has
  }

  /** Sentences on a Hero and its permanents that always hold. */
  sentencesOn(id: number): string[] {
    return [this.printed(this.hero(id).face), ...this.kit(id).map(({ printed }) => printed)].flatMap(
      ({ standing }) => standing,
    )
  }

  isDebuffed(has: ReadonlySet<Status>): boolean {
    return ['dazed', 'marked', 'weakened', 'vulnerable'].some((status) => has.has(status as Status))
  }

  private isTrue(when: string, id: number): boolean {
    const focus = /^this Hero has (\d) or more Focus$/.exec(when)
    if (focus) return this.hero(id).focus >= Number(focus[1])
    switch (when) {
      case 'this Hero is bloodied':
        return this.isBloodied(id)
      case 'this Hero is refreshed':
        return this.hero(id).isRefreshed
      case 'this Hero has not targeted an enemy this round':
        return !this.note(id).hasTargeted
      case 'an enemy is bloodied':
        return this.team(1 - this.seatOf(id)).some((enemy) => this.isBloodied(enemy))
      default:
        throw new Error(`The referee does not know when "${when}".`)
    }
  }

  /** What an action of a Hero costs with these targets (E-19, E-R14); `source` is the card that it comes from. */
  price(
    by: number,
    use: PrintedUse,
    about: { readonly source: Printed | null; readonly base: number; readonly heroes: readonly number[] },
  ): number {
    const own = this.statuses(by)
    const enemies = about.heroes
      .filter((id) => this.seatOf(id) !== this.seatOf(by))
      .map((id) => this.statuses(id))
    const isElusive =
      enemies.some((has) => has.has('elusive')) &&
      !use.modes.some((text) => /Elusive does not raise/.test(text))
    const isCheap =
      about.source?.kind === 'equipment' &&
      this.sentencesOn(by).includes('Action abilities of equipment attached to this Hero cost 1 Focus less')
    const less = [own.has('alert'), enemies.some((has) => has.has('marked')), isCheap]
    const more = [own.has('dazed'), isElusive]
    const count = (list: readonly boolean[]): number => list.filter(Boolean).length
    return Math.max(0, about.base + count(more) - count(less))
  }
}

/** Statuses as bits, as the program keeps them. */
export function bitsOf(statuses: Iterable<Status>): number {
  let bits = 0
  for (const status of statuses) bits |= BIT[status]
  return bits
}
