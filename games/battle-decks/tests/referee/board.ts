import type { Seat } from '@trialhall/kernel'
import { factsOf, type Facts } from './ledger.ts'
import type { Entry, SideSnapshot, Snapshot, Trace } from './trace.ts'

/** A card and who owns it. */
export interface Card {
  readonly id: number
  readonly facts: Facts
  readonly owner: Seat
}

/** A modifier that lies on a character (B-18.1). */
export interface Token {
  readonly source: string
  readonly atk: number
  readonly def: number
  readonly dmg: number
  readonly against: Card | null
}

/** A hero or a reinforcement on the field. */
export interface Character {
  readonly card: Card
  hp: number
  isActivated: boolean
  partner: Character | null
  isPairing: boolean
  /** Put into play in this very turn. */
  isNew: boolean
  tokens: Token[]
  equipment: Card[]
}

/** An equalizer in play. */
export interface Rogue {
  readonly card: Card
  attacks: number
}

/** One player as the ledger sees them. */
export interface Side {
  readonly seat: Seat
  readonly faction: string
  characters: Character[]
  rogues: Rogue[]
  deck: Card[]
  hand: Card[]
  events: Card[]
  discard: Card[]
  removed: Card[]
  hadTurn: boolean
}

/** Thrown where the product does something else than the ledger says. */
export class Difference extends Error {}

/** The match is decided: nothing more happens (B-19.1). */
export class Decided extends Error {
  readonly reason: string
  readonly winners: readonly Seat[]

  constructor(reason: string, winners: readonly Seat[]) {
    super(reason)
    this.reason = reason
    this.winners = winners
  }
}

type Kind<K extends Entry['is']> = Extract<Entry, { is: K }>
/** Something told or asked: its kind, and ids and numbers. */
export type Told = { readonly type: string } & Readonly<Record<string, unknown>>
/** What can be picked. */
export type Option = Readonly<Record<string, unknown>> & { readonly do: string }

/**
 * The table of the referee: the same cards, and everything that chance did and people picked, read off the trace. What is asked is
 * worked out from the ledger and held against the trace.
 */
export class Board {
  readonly sides: Side[] = []
  readonly trace: Trace
  readonly told: Told[] = []
  round = 0
  initiative: Seat = 0
  active: Seat = 0
  isLastTurn = false
  /** Between two rounds nobody can play events (B-R53). */
  isBetweenRounds = true
  /** A card was played, HP changed or a character left in this round (B-R66). */
  isStirred = false
  /** For each seat that has passed, how much had happened by then (B-R51). */
  readonly passedAt = new Map<Seat, number>()
  private at = 0
  private asking = 'the start'

  constructor(trace: Trace) {
    this.trace = trace
  }

  /** The next thing in the trace, which must be of this kind. */
  next<K extends Entry['is']>(is: K, why: string): Kind<K> {
    const entry = this.trace.entries[this.at]
    if (entry?.is !== is)
      throw this.fault(`${why}: the ledger has ${is} here, the product ${describe(entry)}`)
    this.at++
    return entry as Kind<K>
  }

  /** Whether the trace has been read to its end. */
  get isRead(): boolean {
    return this.at === this.trace.entries.length
  }

  fault(what: string): Difference {
    const place = `entry ${this.at} of ${this.trace.entries.length}, round ${this.round}, after ${this.asking}`
    return new Difference(`${place}: ${what}`)
  }

  side(seat: Seat): Side {
    return this.sides[seat] as Side
  }

  /** Everybody on the field. */
  get characters(): Character[] {
    return this.sides.flatMap(({ characters }) => characters)
  }

  /** The character that a card is, as long as it is on the field. */
  find(card: Card): Character | null {
    return this.characters.find((one) => one.card === card) ?? null
  }

  /** Asks a seat and gives what it picked; one option that is no window is taken without asking. */
  ask(seat: Seat, prompt: Told, options: readonly Option[]): Option {
    if (options.length === 1) return options[0] as Option
    return this.window(seat, prompt, options)
  }

  /** Asks a seat, even if passing is all that is left. */
  window(seat: Seat, prompt: Told, options: readonly Option[]): Option {
    const asked = this.next('ask', `seat ${seat} is asked ${JSON.stringify(prompt)}`)
    // what the ledger does not ask for, a prompt may tell as well
    const told = Object.entries(asked.prompt).filter(([field]) => field in prompt)
    this.same('who is asked what', [asked.seat, sorted(Object.fromEntries(told))], [seat, sorted(prompt)])
    this.same(`options of ${JSON.stringify(prompt)}`, listed(asked.options), listed(options))
    this.asking = JSON.stringify(asked.prompt)
    this.look(asked.at)
    return asked.pick
  }

  /** Asks for one of several cards. */
  pick(seat: Seat, prompt: Told, cards: readonly Card[]): Card {
    const options = cards.map(({ id }) => ({ do: 'target', card: id }))
    return this.named(cards, this.ask(seat, prompt, options))
  }

  /** The card that a pick names. */
  named(cards: readonly Card[], pick: Option): Card {
    const card = cards.find(({ id }) => id === pick['card'])
    if (card === undefined) throw this.fault(`no card of ${JSON.stringify(pick)}`)
    return card
  }

  /** Rolls the only die. */
  die(why: string): number {
    return this.next('die', why).value
  }

  /** Notes what everybody hears of. */
  tell(type: string, data: Readonly<Record<string, unknown>>): void {
    this.told.push({ type, ...data })
  }

  /** How much has happened: that a turn begins and that nothing is done changes nothing (B-R51). */
  get happened(): number {
    return this.told.filter(({ type }) => type !== 'turnBegan' && type !== 'didNothing').length
  }

  same(what: string, product: unknown, ledger: unknown): void {
    const [theirs, ours] = [JSON.stringify(product), JSON.stringify(ledger)]
    if (theirs !== ours) throw this.fault(`${what}: the product has ${theirs}, the ledger ${ours}`)
  }

  /** Holds everything on the table against the product's. */
  look(at: Snapshot): void {
    const { round, active, initiative, isLastTurn } = this
    const turn = [at.round, at.active, at.initiative, at.isLastTurn]
    this.same('round, turn, initiative, last turn', turn, [round, active, initiative, isLastTurn])
    for (const side of this.sides) this.lookAt(side, at.sides[side.seat] as SideSnapshot)
  }

  private lookAt(side: Side, at: SideSnapshot): void {
    const seat = `seat ${side.seat}`
    this.same(`characters of ${seat}`, at.characters.map(fromProduct), side.characters.map(fromLedger))
    this.same(
      `equalizers of ${seat}`,
      at.rogues,
      side.rogues.map(({ card, attacks }) => [card.id, attacks]),
    )
    this.same(`deck of ${seat}`, at.deck, ids(side.deck))
    this.same(`hand of ${seat}`, at.hand, ids(side.hand))
    this.same(`events of ${seat}`, at.events, ids(side.events))
    this.same(`discard of ${seat}`, ordered(at.discard), ordered(ids(side.discard)))
    this.same(`removed of ${seat}`, ordered(at.removed), ordered(ids(side.removed)))
  }

  /** A card goes to its owner's discard pile (B-11.5, B-R54). */
  toDiscard(card: Card): void {
    this.side(card.owner).discard.push(card)
  }
}

/** A card with what the page prints on it. */
export function cardFrom({ id, slug }: { id: number; slug: string }, owner: Seat): Card {
  return { id, facts: factsOf(slug), owner }
}

export const ids = (cards: readonly Card[]): number[] => cards.map(({ id }) => id)
export const without = <T>(all: readonly T[], gone: T): T[] => all.filter((one) => one !== gone)
export const isConscious = ({ hp }: Character): boolean => hp > 0
export const isReady = (one: Character): boolean => isConscious(one) && !one.isActivated
export const isHero = ({ card }: Character): boolean => card.facts.is === 'hero'
export const is = ({ card }: Character, what: string): boolean => card.facts.classes.includes(what)
/** It has the ability, and is awake to use it (B-R18). */
export const has = (one: Character, ability: string): boolean =>
  isConscious(one) && one.card.facts.abilities.includes(ability)
export const cardsOf = (characters: readonly Character[]): Card[] => characters.map(({ card }) => card)

/** A reinforcement counts as 1 HP as long as it is there (B-11.3). */
function fromProduct(one: SideSnapshot['characters'][number]): unknown {
  const tokens = one.tokens.map((t) => [t.source, t.atk, t.def, t.dmg, t.against])
  return [one.card, one.hp, one.isActivated, one.partner, one.isPairing, tokens, one.equipment]
}

function fromLedger(one: Character): unknown {
  const tokens = one.tokens.map((t) => [t.source, t.atk, t.def, t.dmg, t.against?.id ?? null])
  const partner = one.partner?.card.id ?? null
  return [one.card.id, one.hp, one.isActivated, partner, one.isPairing, tokens, ids(one.equipment)]
}

const ordered = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)
const sorted = (value: object): unknown => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
const listed = (options: readonly object[]): string[] =>
  options.map((one) => JSON.stringify(sorted(one))).toSorted()

function describe(entry: Entry | undefined): string {
  if (entry === undefined) return 'is over'
  if (entry.is !== 'ask') return `has ${entry.is} ${JSON.stringify(entry).slice(0, 120)}`
  return `asks seat ${entry.seat} ${JSON.stringify(entry.prompt)} of ${JSON.stringify(entry.options)}`
}
