import { DONE, PASS, type Bounds, type Done, type Pass, type WindowResponse } from './ask.ts'
import { enter, newPool, unitePools, type CardId, type DefIndex } from './hidden/cards.ts'
import { below, shuffleInPlace } from './chance.ts'
import { RulesError } from './result.ts'
import { EVERYONE, sightOf, type Looker, type Seat, type Sight } from './seats.ts'
import type { OpenState, State, Zone } from './state.ts'

/** Answers the asks of a table: a bot's policy, a search tree, or the recorded choices of a match. */
export interface Decider<S extends State, E> {
  /** Index of the option picked. Never called with an empty list. */
  // oxlint-disable-next-line max-params -- called for every decision of every simulation: an object would be garbage
  decide(table: Table<S, E>, seat: Seat, prompt: unknown, options: readonly unknown[]): number
  /** How simultaneous asks are put; without it the seats answer one after the other. */
  together?(table: Table<S, E>, seats: readonly Seat[], pick: (seat: Seat) => unknown): unknown[]
  /** Whether a seat has given up, although it is still in the game to the end of the segment; without it none has. */
  isVacant?(seat: Seat): boolean
  /** Headless only: a segment is over. The place to throw HALT for a decider that looks ahead by segments. */
  segmentOver?(table: Table<S, E>): void
}

/** Hears what happens at a table that somebody is watching. Headless tables have none. */
export interface EventSink<E> {
  /** False where it wants no reasons now, because the ask that comes next is answered already. */
  readonly wantsReasons?: boolean
  event(event: E): void
  refusal(about: unknown, why: string): void
  /** What was refused is forgotten: the choice it was said for had one option left, and nobody was asked. */
  unasked(): void
}

/** What a table must know of its game: its name for errors, and where cards lie. */
export interface GameBasics<S extends State> {
  readonly id: string
  zones(of: OpenState<S>): readonly Zone[]
}

/**
 * The rules' only door to players, chance and hidden cards. Rules are plain functions that are given a table;
 * they change `state` directly, ask through `choose`, roll through `die`, and tell through `emit`.
 */
export class Table<S extends State, E = unknown> {
  readonly game: GameBasics<S>
  readonly state: S
  decider: Decider<S, E>
  sink: EventSink<E> | null = null
  /** Grows whenever chance is drawn or somebody learns a card: as long as it stands still, a choice can be taken back. */
  knowledge = 0
  /** Asks even where one option is left: for tests that name every target, and for studies that count every decision. */
  asksAlways = false

  constructor(game: GameBasics<S>, state: S, decider: Decider<S, E>) {
    this.game = game
    this.state = state
    this.decider = decider
  }

  /** True when a seat has given up: the quiet option answers its asks, and `Game.leave` takes it out of the game after this segment. */
  isVacant(seat: Seat): boolean {
    return this.decider.isVacant?.(seat) ?? false
  }

  /**
   * Asks a seat to pick one of the options and returns that option; a single option is returned unasked. The list belongs
   * to the kernel from here on: never pass a live zone that changes later. Throws RulesError when there is no option.
   */
  choose<T>(seat: Seat, prompt: unknown, options: readonly T[]): T {
    if (options.length === 1 && !this.asksAlways) return this.unasked(options[0] as T)
    return this.window(seat, prompt, options)
  }

  /** Reasons belong to the ask they were given for: the next seat must not read what they say about a hand. */
  private unasked<T>(answer: T): T {
    if (this.sink !== null) this.sink.unasked()
    return answer
  }

  /**
   * As `choose`, but asks even when there is only one option: for response windows where not being asked would tell the
   * others what a hand holds.
   */
  window<T>(seat: Seat, prompt: unknown, options: readonly T[]): T {
    if (options.length === 0) throw new RulesError(this.describe(seat, prompt, 'has no option'))
    const pick = this.decider.decide(this, seat, prompt, options)
    if (!(pick >= 0 && pick < options.length))
      throw new RulesError(this.describe(seat, prompt, `got pick ${pick}`))
    return options[pick] as T
  }

  /**
   * Asks for several of the options, one pick after another; `DONE` ends it once `min` are picked.
   * Returns them in the order picked. Picks that are forced are not asked.
   */
  chooseMany<T>(seat: Seat, prompt: unknown, bounds: Bounds<T>): T[] {
    const left = bounds.options.slice()
    const picked: T[] = []
    while (picked.length < bounds.max && left.length > 0) {
      const isForced = picked.length + left.length <= bounds.min
      if (isForced && !this.asksAlways) return this.unasked([...picked, ...left])
      const offered: (T | Done)[] = picked.length >= bounds.min ? [...left, DONE] : left.slice()
      const pick = this.choose(seat, prompt, offered)
      if (pick === DONE) break
      picked.push(pick as T)
      left.splice(left.indexOf(pick as T), 1)
    }
    return picked
  }

  /**
   * Asks several seats at the same time, in secret: nobody sees an answer before all are in, and the order of
   * answering does not matter. `pick` may ask its own seat several times but must not change the state, roll or tell.
   * Returns what `pick` returned, in the order of `seats`.
   */
  chooseAll<T>(seats: readonly Seat[], pick: (seat: Seat) => T): T[] {
    if (this.decider.together) return this.decider.together(this, seats, pick) as T[]
    return seats.map(pick)
  }

  /**
   * Opens a window for several seats at the same time: each is asked, as by `window`, for one of what `optionsOf` says it can
   * do, or to pass. Of those who respond the first in the order of `seats` acts, whoever answered first, and what the others
   * wanted is forgotten: open the window again after each response, until all pass (null).
   */
  windowAll<T>(
    seats: readonly Seat[],
    prompt: unknown,
    optionsOf: (seat: Seat) => readonly T[],
  ): WindowResponse<T> | null {
    const answers = this.chooseAll(seats, (seat) =>
      this.window<T | Pass>(seat, prompt, [...optionsOf(seat), PASS]),
    )
    for (const [i, option] of answers.entries())
      if (option !== PASS) return { seat: seats[i] as Seat, option: option as T }
    return null
  }

  /** Rolls a die: 1 to `sides`. The label says what for; tests script the value. */
  die(sides: number, label: string): number {
    this.knowledge++
    const chance = this.state.chance
    if (chance.script === null) return 1 + below(chance, sides)
    return this.scriptedDie(sides, label)
  }

  private scriptedDie(sides: number, label: string): number {
    const chance = this.state.chance
    const value = chance.script?.shift()
    if (value === undefined) {
      if (chance.afterScript === 'fail')
        throw new RulesError(`${this.game.id}: no roll is scripted for "${label}"`)
      return 1 + below(chance, sides)
    }
    if (value > sides)
      throw new RulesError(`${this.game.id}: "${label}" rolls 1 to ${sides}, scripted is ${value}`)
    return value
  }

  /** One of a list at random; the label says what for. Throws RulesError on an empty list. */
  random<T>(list: readonly T[], label: string): T {
    if (list.length === 0) throw new RulesError(`${this.game.id}: nothing to take at random for "${label}"`)
    this.knowledge++
    return list[below(this.state.chance, list.length)] as T
  }

  /**
   * Shuffles the cards of a zone: which card is which changes hands among the ids, nobody has seen any of them any more.
   * The list itself keeps its ids and its order, so it may be a live zone.
   */
  shuffle(ids: readonly CardId[], label: string): void {
    if (ids.length === 0) return
    this.knowledge++
    const { cards } = this.state
    const def = cards.def.slice()
    unitePools(cards, ids)
    for (const id of ids) cards.seen[id] = 0
    for (let i = ids.length - 1; i > 0; i--) {
      const a = ids[i] as CardId
      const b = ids[below(this.state.chance, i + 1)] as CardId
      const moved = this.known(def, a, label)
      def[a] = def[b] as DefIndex
      def[b] = moved
    }
    cards.def = def
  }

  private known(defs: readonly DefIndex[], id: CardId, label: string): DefIndex {
    const def = defs[id]
    if (def === undefined) throw new RulesError(`${this.game.id}: no card ${id} in "${label}"`)
    return def
  }

  /**
   * Hides cards that others may know among each other: every card keeps its place and definition but gets another's id,
   * and only `keepers` go on knowing them. Returns the new id of each card; forget the old ones. As places are kept, sort a
   * list afterwards whose order others could read.
   */
  conceal(ids: readonly CardId[], keepers: Sight, label: string): CardId[] {
    this.knowledge++
    const { cards } = this.state
    const { seen } = cards
    const def = cards.def.slice()
    unitePools(cards, ids)
    const labels = ids.slice()
    shuffleInPlace(this.state.chance, labels)
    const was = ids.map((id) => ({ def: this.known(cards.def, id, label), seen: (seen[id] ?? 0) & keepers }))
    const renamed = new Map<CardId, CardId>()
    ids.forEach((id, i) => {
      const next = labels[i] as CardId
      renamed.set(id, next)
      def[next] = was[i]?.def ?? this.known(def, id, label)
      seen[next] = was[i]?.seen ?? 0
    })
    cards.def = def
    for (const zone of this.game.zones(this.state)) renameIn(zone.cards, renamed)
    return labels
  }

  /** Puts cards made during play into the match (tokens, copies): a pool of their own, seen by `sight`. */
  create(defs: readonly DefIndex[], sight: Sight): CardId[] {
    const { cards } = this.state
    return enter(cards, defs, { pool: newPool(cards, 0), seen: sight })
  }

  /** What a card is. */
  def(card: CardId): DefIndex {
    return this.state.cards.def[card] as DefIndex
  }

  /** Lets these viewers see a card. */
  show(card: CardId, sight: Sight): void {
    const seen = this.state.cards.seen
    const before = seen[card] as Sight
    if ((before | sight) === before) return
    seen[card] = before | sight
    this.knowledge++
  }

  /** Turns a card face up for everyone. */
  reveal(card: CardId): void {
    this.show(card, EVERYONE)
  }

  /** Lets a seat look at cards, or several who share what they know (`eyesThrough`). */
  look(cards: readonly CardId[], looker: Looker): void {
    for (const card of cards) this.show(card, sightOf(looker))
  }

  /**
   * Takes the top card (the last of the list) of a deck into a hand; null when the deck is empty. Its owner sees it, and so do
   * partners who play with open hands (`eyesThrough`).
   */
  draw(from: CardId[], to: CardId[], looker: Looker): CardId | null {
    const card = from.pop()
    if (card === undefined) return null
    this.show(card, sightOf(looker))
    to.push(card)
    return card
  }

  /** Moves a card from one zone to the end (the top) of another. Throws RulesError when it is not there. */
  move(card: CardId, from: CardId[], to: CardId[]): void {
    const at = from.indexOf(card)
    if (at < 0) throw new RulesError(`${this.game.id}: card ${card} is not where it is taken from`)
    for (let i = at + 1; i < from.length; i++) from[i - 1] = from[i] as CardId // faster than splice
    from.pop()
    to.push(card)
  }

  /** Tells what happened; ids and numbers only. Costs nothing when nobody watches. */
  emit(event: E): void {
    if (this.sink !== null) this.sink.event(event)
  }

  /** True while somebody wants to know why something is not offered: guard the making of reasons with it. */
  get isExplaining(): boolean {
    return this.sink !== null && this.sink.wantsReasons !== false
  }

  /** Says why something was not offered by the ask that comes next; `about` has the shape of an option. */
  refuse(about: unknown, why: string): void {
    if (this.sink !== null) this.sink.refusal(about, why)
  }

  private describe(seat: Seat, prompt: unknown, what: string): string {
    return `${this.game.id}: the ask ${JSON.stringify(prompt)} of seat ${seat} ${what}`
  }
}

function renameIn(zone: CardId[], renamed: ReadonlyMap<CardId, CardId>): void {
  for (let i = 0; i < zone.length; i++) zone[i] = renamed.get(zone[i] as CardId) ?? (zone[i] as CardId)
}
