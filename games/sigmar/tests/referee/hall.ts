import type { Seat } from '@trialhall/kernel'
import { KEPT, KIND } from './ledger.ts'
import type { Entry, Known, Option, Snapshot, Told, Trace } from './trace.ts'

/** A card: what it is, and the number by which the product calls it at present. */
export interface Card {
  id: number
  readonly slug: string
}

/** A lost Duel that was not undone (S-R24). */
export interface Loss {
  readonly winner: Seat
  readonly valor: number
  card: Card | null
}

/** One player as the ledger sees them. */
export interface Person {
  readonly seat: Seat
  readonly champion: string
  valor: number
  completed: number
  space: number
  hasLeft: boolean
  hasRested: boolean
  isCursed: boolean
  hasRerolled: boolean
  /** Action Cards played in this turn, and how many may be. */
  played: number
  allowed: number
  hand: Card[]
  kept: Card[]
  lost: Card[]
  losses: Loss[]
}

/** Thrown where the product does something else than the ledger says. */
export class Difference extends Error {}

/** The match is decided: nothing more happens (S-R60). */
export class Decided extends Error {}

type Kind<K extends Entry['is']> = Extract<Entry, { is: K }>

/**
 * The table of the referee: the same cards, and everything that chance did and people picked, read off the trace. What is asked is
 * worked out here and held against the trace.
 */
export class Hall {
  readonly people: Person[] = []
  action: Card[] = []
  used: Card[] = []
  /** Cards that lie among the used ones because they were discarded, not played. */
  unplayed: Card[] = []
  trialDeck: Card[] = []
  trialUsed: Card[] = []
  trials: Card[] = []
  fateDeck: Card[] = []
  fateUsed: Card[] = []
  /** Played on what is not resolved yet (S-R22). */
  onTable: Card[] = []
  round = 1
  first = 0
  active = 0
  private at = 0
  private asking = 'the start'
  readonly trace: Trace
  readonly told: Told[] = []

  constructor(trace: Trace) {
    this.trace = trace
  }

  /** The next thing in the trace; renamings are done on the way. */
  peek(): Entry | undefined {
    for (;;) {
      const entry = this.trace.entries[this.at]
      if (entry?.is !== 'renamed') return entry
      this.at++
      const cards = entry.before.map((id) => this.everything().find((card) => card.id === id))
      cards.forEach((card, i) => {
        if (card) card.id = entry.after[i] as number
      })
    }
  }

  private everything(): Card[] {
    return [...this.people.flatMap(({ hand }) => hand), ...this.used, ...this.onTable]
  }

  /** The next thing, which must be of this kind. */
  next<K extends Entry['is']>(is: K, why: string): Kind<K> {
    const entry = this.peek()
    if (entry?.is !== is)
      throw this.fault(`${why}: the ledger has ${is} here, the product ${describe(entry)}`)
    this.at++
    return entry as Kind<K>
  }

  fault(what: string): Difference {
    return new Difference(`entry ${this.at} of ${this.trace.entries.length}, round ${this.round}: ${what}`)
  }

  person(seat: Seat): Person {
    return this.people[seat] as Person
  }

  /** All who are still in the game, from the left of a seat; the seat itself is not among them. */
  others(seat: Seat): Person[] {
    const turned = [...this.people.slice(seat + 1), ...this.people.slice(0, seat)]
    return turned.filter(({ hasLeft }) => !hasLeft)
  }

  get staying(): Person[] {
    return this.people.filter(({ hasLeft }) => !hasLeft)
  }

  /** Asks, unless there is one answer only and the ask is no window. Gives what was picked. */
  ask(
    seat: Seat,
    prompt: { readonly type: string; readonly [field: string]: unknown },
    options: Option[],
  ): Option {
    if (options.length === 1 && !prompt['window']) return options[0] as Option
    const { window: _window, ...expected } = prompt
    const asked = this.next('ask', `seat ${seat} is asked ${JSON.stringify(expected)}`)
    this.same('who is asked what', [asked.seat, sorted(asked.prompt)], [seat, sorted(expected)])
    this.same(`options of ${expected.type}`, listed(asked.options), listed(options))
    this.asking = JSON.stringify(asked.prompt)
    this.look(asked.at)
    return asked.pick
  }

  /** Notes what everybody hears of; cards by their slugs. */
  tell(type: string, data: Readonly<Record<string, unknown>>): void {
    this.told.push({ type, ...data })
  }

  same(what: string, product: unknown, ledger: unknown): void {
    const [theirs, ours] = [JSON.stringify(product), JSON.stringify(ledger)]
    if (theirs !== ours) throw this.fault(`${what}: the product has ${theirs}, the ledger ${ours}`)
  }

  /** Holds everything on the table against the product's. */
  look(at: Snapshot): void {
    this.same('round', at.round, this.round)
    this.same('active Trials', at.trials, ids(this.trials))
    this.same('used cards', ordered(at.used), ordered(ids([...this.used, ...this.onTable])))
    this.same(
      'decks',
      at.decks.slice(0, 3),
      [this.action, this.trialDeck, this.fateDeck].map((deck) => deck.length),
    )
    for (const { seat, hand, kept, ...own } of this.people) {
      const theirs = at.players[seat] as Snapshot['players'][number]
      const numbers = [theirs.valor, theirs.completed, theirs.space, theirs.left]
      this.same(`Valor, Trials, space of seat ${seat}`, numbers, [
        own.valor,
        own.completed,
        own.space,
        own.hasLeft,
      ])
      this.same(`hand of seat ${seat}`, ordered(theirs.hand), ordered(ids(hand)))
      this.same(
        `kept cards of seat ${seat} (${kept.map(({ slug }) => slug).join()}) at ${this.asking}`,
        ordered(theirs.kept),
        ordered(ids(kept)),
      )
    }
  }

  /** One roll of the Fate Die. */
  roll({ seat }: Person, modifier: number): number {
    const { value: die } = this.next('die', `a roll of seat ${seat}`)
    this.tell('rolled', { seat, die, modifier, total: die + modifier })
    return die
  }

  /** A deck anew from what lies beside it (S-R58). The product says which card came where. */
  private reshuffle(deck: string, cards: readonly Card[]): Card[] {
    this.tell('reshuffled', { deck })
    const shuffled = this.next('shuffle', 'an empty deck').cards
    this.same(
      'what is shuffled',
      shuffled.map(({ slug }) => slug).toSorted(),
      cards.map(({ slug }) => slug).toSorted(),
    )
    return shuffled.map(({ id, slug }) => ({ id, slug }))
  }

  /** Draws Action Cards, as many as there are (S-R58). Cards shuffled away are lost to nobody any more (S-R23). */
  draw(person: Person, count: number): void {
    const drawn: string[] = []
    for (let i = 0; i < count; i++) {
      if (this.action.length === 0 && this.used.length > 0) {
        const gone = this.used
        this.action = this.reshuffle('action', gone)
        this.used = []
        this.unplayed = []
        for (const one of this.people) {
          one.lost = one.lost.filter((card) => !gone.includes(card))
          for (const loss of one.losses) if (loss.card && gone.includes(loss.card)) loss.card = null
        }
      }
      const card = this.action.pop()
      if (!card) break
      person.hand.push(card)
      drawn.push(card.slug)
    }
    if (drawn.length > 0) this.tell('drew', { seat: person.seat, cards: drawn })
  }

  /** Turns the top Trial up, if there is one anywhere. */
  reveal(): boolean {
    if (this.trialDeck.length === 0 && this.trialUsed.length > 0) {
      this.trialDeck = this.reshuffle('trial', this.trialUsed)
      this.trialUsed = []
    }
    const card = this.trialDeck.pop()
    if (card) this.trials.push(card)
    if (card) this.tell('trialRevealed', { card: card.slug })
    return card !== undefined
  }

  takeFate(): Card | undefined {
    if (this.fateDeck.length === 0 && this.fateUsed.length > 0) {
      this.fateDeck = this.reshuffle('fate', this.fateUsed)
      this.fateUsed = []
    }
    return this.fateDeck.pop()
  }

  /** Changes Valor, never below 0 (S-R45). Whether that decides the match is asked by `settle`. */
  gain(person: Person, by: number): void {
    const valor = Math.max(0, person.valor + by)
    if (valor !== person.valor)
      this.tell('valorChanged', { seat: person.seat, by: valor - person.valor, valor })
    person.valor = valor
  }

  /** Ends the match where somebody has the Valor to win (S-15.1, S-R60). */
  settle(): void {
    if (this.staying.some(({ valor }) => valor >= Number(this.trace.options['valorToWin'])))
      throw new Decided()
  }

  /** Puts a Champion on another space. */
  move(person: Person, to: number, reason: string): void {
    this.tell('moved', { seat: person.seat, from: person.space, to, reason })
    person.space = to
  }

  /** Plays a card from hand: it counts for the turn and lies on the table until all is resolved (S-R19, S-R22). */
  play(person: Person, card: Card): void {
    person.hand = without(person.hand, card)
    person.played++
    this.onTable.push(card)
  }

  /** What was played goes to the used cards. */
  clear(): void {
    this.used.push(...this.onTable)
    this.onTable = []
  }

  /** Discards a card of the player's choice, if there is one (S-7.3, S-R28). */
  discard(person: Person, reason: 'failure' | 'fate' | 'limit'): void {
    if (person.hand.length === 0) return
    const options = person.hand.map(({ id }) => ({ do: 'discard', card: id }) as Option)
    const card = this.picked(person.hand, this.ask(person.seat, { type: 'discard', reason }, options))
    person.hand = without(person.hand, card)
    this.used.push(card)
    this.unplayed.push(card)
    if (reason !== 'limit') person.lost.push(card)
    this.tell('discarded', { seat: person.seat, card: card.slug, reason })
  }

  /** The card that an option names. */
  picked(cards: readonly Card[], option: Option): Card {
    const card = cards.find(({ id }) => 'card' in option && option.card === id)
    if (!card) throw this.fault(`no card of ${JSON.stringify(option)}`)
    return card
  }

  /** A card that a player has kept, or undefined. */
  keptBy(person: Person, slug: string): Card | undefined {
    return person.kept.find((card) => card.slug === slug)
  }

  /** Uses up a kept card: true if there was one. */
  spend(person: Person, slug: string): boolean {
    const card = this.keptBy(person, slug)
    if (!card) return false
    person.kept = without(person.kept, card)
    this.fateUsed.push(card)
    this.tell('keptUsed', { seat: person.seat, card: slug })
    return true
  }

  /**
   * A window for one card of some kinds: everybody who may still play one is asked, whatever they hold, or, by another option, who
   * holds one. Null for a pass.
   */
  window(
    person: Person,
    prompt: Record<string, unknown> & { type: string },
    may: (card: Card) => string | null,
  ): Card | null {
    if (person.played >= person.allowed || person.hand.length === 0) return null
    const options = person.hand.flatMap((card) => {
      const how = may(card)
      return how === null ? [] : [{ do: how, card: card.id } as Option]
    })
    const isWindow = this.trace.options['windows'] !== 'able'
    const pick = this.ask(person.seat, { ...prompt, window: isWindow }, [...options, { do: 'pass' }])
    return pick.do === 'pass' ? null : this.picked(person.hand, pick)
  }

  /** Whether one of these Blocks a card that is being played (S-R21). */
  blocks(
    by: Person,
    card: Card,
    { who, use }: { who: readonly Person[]; use?: Record<string, unknown> },
  ): boolean {
    const unused = { on: null, to: null, undoes: null, cards: [] }
    const prompt = { type: 'block', by: by.seat, card: card.id, ...unused, ...use }
    for (const other of who) {
      const block = this.window(other, prompt, ({ slug }) => (slug === 'sealed-hands' ? 'block' : null))
      if (block === null) continue
      this.play(other, block)
      this.tell('blocked', { seat: other.seat, card: block.slug, target: by.seat })
      return true
    }
    return false
  }
}

/** The cards but one. */
export function without(cards: readonly Card[], gone: Card): Card[] {
  return cards.filter((card) => card !== gone)
}

export const kindOf = (card: Card): string => KIND.get(card.slug) as string
export const isKept = (card: Card): boolean => KEPT.includes(card.slug)
export const ids = (cards: readonly Card[]): number[] => cards.map(({ id }) => id)
export const cardsOf = (known: readonly Known[]): Card[] => known.map(({ id, slug }) => ({ id, slug }))

const ordered = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)
const sorted = (value: object): unknown => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
const listed = (options: readonly Option[]): string[] =>
  options.map((one) => JSON.stringify(sorted(one))).toSorted()

function describe(entry: Entry | undefined): string {
  if (entry === undefined) return 'is over'
  if (entry.is !== 'ask') return `has ${entry.is} ${JSON.stringify(entry).slice(0, 120)}`
  return `asks seat ${entry.seat} ${JSON.stringify(entry.prompt)} of ${JSON.stringify(entry.options)}`
}
