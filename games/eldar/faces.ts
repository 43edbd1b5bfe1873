import type { DefIndex, Provenance } from '@trialhall/kernel'
import type { EldarPosition, EldarTable, HeroId, Pending } from './state.ts'
import type { ClassId, CounterName, Kind, Occasion, Quirk, SlotName, Speed, Subtype } from './terms.ts'

/** One thing that a text does: its words, the deed itself, and what it would do to HP as things stand. */
export interface Deed {
  says: string
  run(table: EldarTable, by: Pending): void
  /** Of a deed on HP: the same without the defeats, so that they come when all of one event is done (E-R93). */
  strike?(table: EldarTable, by: Pending): readonly Blow[]
  preview?(state: EldarPosition, by: Pending): readonly Change[]
  /** Statuses that it gives, a bit each, and to whom, for bots. */
  gives?(state: EldarPosition, by: Pending): Granted
  /** Granted statuses that it takes. */
  takes?(state: EldarPosition, by: Pending): Granted
}

/** Statuses, a bit each, of some Heroes. */
export interface Granted {
  readonly heroes: readonly HeroId[]
  readonly bits: number
}

/** One instance of damage: from one Hero to one Hero. */
export interface Blow {
  readonly by: HeroId
  readonly to: HeroId
  readonly amount: number
}

/** What HP of one Hero would change by, statuses included; not below 0 and not above the starting HP. */
export interface Change {
  readonly hero: HeroId
  readonly kind: 'damage' | 'loss' | 'recovery'
  readonly amount: number
  /** Spirit Guardian is sacrificed and leaves 1 HP (E-R77). */
  readonly isGuarded?: true
  /** A step before may add to it. */
  readonly isLeast?: true
}

/** A number in a text; `otherwise` is what the text adds about it behind its sentence. */
export interface Amount {
  says: string
  otherwise: string
  /** A step before notes some of it: until then it is the least. */
  isLeast: boolean
  of(state: EldarPosition, by: Pending): number
}

/** Something that is true or not. */
export interface Condition {
  says: string
  holds(state: EldarPosition, by: Pending): boolean
}

/** Heroes that a text speaks of; those out of the round are never among them (E-R36). */
export interface Group {
  says: string
  heroes(state: EldarPosition, by: Pending): readonly HeroId[]
  /** True of any of them; of nobody, false. */
  some(state: EldarPosition, by: Pending, is: (state: EldarPosition, id: HeroId) => boolean): boolean
}

/** A target: what may be chosen. Heroes, cards or serials of pending effects, all numbers (E-R91). */
export interface Aim {
  says: string
  kind: 'hero' | 'card' | 'pending'
  /** May be left empty: "up to". */
  isOptional: boolean
  /** Any Hero of a side, with nothing else asked of it. */
  plain: 'enemy' | 'ally' | null
  /** A Hero that may be an enemy: its statuses count in the price (E-19.03, E-19.04). */
  mayBeEnemy: boolean
  /** What it needs of the stack, as bits of `rules/actions/needs.ts`. */
  needs: number
  legal(state: EldarPosition, by: Pending): readonly number[]
  /** Whether there is any. */
  isOpen(state: EldarPosition, by: Pending): boolean
  /** Whether it is among them. */
  allows(state: EldarPosition, by: Pending, target: number): boolean
}

/** Who tries to use what: the Hero's name and Focus, the action's name, and the least Focus that would do. */
export interface Attempt {
  readonly name: string
  readonly action: string
  readonly focus: number
  readonly costs: number
}

/** Why an action cannot be used, as a sentence. */
export type Obstacle = (attempt: Attempt) => string

/** What is paid besides Focus and stamina (E-8.08): its words, and how it is paid. */
export interface Cost {
  /** "remove 2 counters from this card". */
  says: string
  lacks: Obstacle
  /** HP of it: the payment is told with them. */
  hp: number
  /** Its number is X, chosen with the other decisions. */
  isX: boolean
  canPay(state: EldarPosition, by: Pending): boolean
  /** What is decided about it before anything is paid (E-8.03); `pay` gets the number. */
  choose: ((table: EldarTable, by: Pending) => number) | null
  pay(table: EldarTable, by: Pending, chosen: number): void
}

/** What is decided and done by a use: an action has one, or several to choose from. */
export interface Mode {
  says: string
  aims: readonly Aim[]
  does: readonly Deed[]
}

/** A Slow or Fast action: of a card from hand, or printed on a permanent or a Hero. */
export interface Action {
  kind: 'action'
  name: string
  speed: Speed
  /** Printed Focus cost; 0 where it is X (E-14.04). */
  focus: number
  isX: boolean
  exhausts: boolean
  costs: readonly Cost[]
  modes: readonly Mode[]
  /** Elusive does not raise the cost. */
  ignoresElusive: boolean
  /** The card is banished as it resolves. */
  banishesItself: boolean
}

/** What an ability waits for. `subject` is the Hero that it calls "that". */
export interface Watch {
  occasion: Occasion
  says: string
  /** Whether a Hero that has the ability is concerned by a happening. */
  sees(state: EldarPosition, bearer: HeroId, happening: Happening): boolean
  subject(happening: Happening): HeroId
}

/** Something that happened, as abilities see it. -1 stands for nobody and nothing. */
export interface Happening {
  readonly occasion: Occasion
  readonly hero: HeroId
  readonly by: HeroId
}

/** A triggered ability (E-17). */
export interface Trigger {
  kind: 'trigger'
  /** What a Hero's ability is called; '' on cards. */
  name: string
  watch: Watch
  /** Checked when it would be put on the stack and as it resolves (E-R94). */
  condition: Condition | null
  /** Speaks of "that Hero", so that two of the kind can differ. */
  isAbout: boolean
  /** What may be paid as it is put on the stack (E-17.04). */
  pays: Cost | null
  modes: readonly Mode[]
}

/** A passive or conditional ability (E-15, E-16). */
export interface Ongoing {
  kind: 'ongoing'
  name: string
  says: string
  /** Statuses that it gives, as bits. */
  gives: number
  /** Who gets them. */
  to: 'bearer' | 'otherAllies'
  /** "As long as"; null for a passive ability. */
  condition: Condition | null
  /** Looks at statuses, so it is judged after all others (E-R76). */
  isLate: boolean
  quirk: Quirk | null
}

/** Any ability. */
export type Ability = Action | Trigger | Ongoing

/** An action among the abilities of a face. */
export interface PrintedAction {
  readonly ability: number
  readonly action: Action
}

/** A deck ready to play: definitions of Heroes and cards. */
export interface DeckList {
  readonly heroes: readonly DefIndex[]
  readonly cards: readonly DefIndex[]
}

/** A card or a Hero as it is printed. */
export interface Face {
  slug: string
  name: string
  class: ClassId
  kind: Kind
  subtype: Subtype | null
  /** Blood counters of an injury, or 0. */
  injury: number
  counter: CounterName | null
  from: Provenance
  /** What the booklet prints of it. */
  printed: string
  /** Of a Hero. */
  hp: number
  attributes: readonly [number, number, number]
  /** How an action card is used; null for Heroes and equipment. */
  play: Action | null
  abilities: readonly Ability[]
  /** The place it takes on a Hero; null for commands and Heroes. */
  slot: SlotName | null
  /** Sums of what its abilities are, so that look-ups are quick: quirks and occasions as bits. */
  quirks: number
  occasions: number
  /** Its abilities that give statuses: to its bearer, to the bearer's other allies, and to the bearer after all others. */
  gives: Readonly<Record<'bearer' | 'otherAllies' | 'late', readonly Ongoing[]>>
  /** Its abilities that are actions, with their numbers; the card from hand is none of them. */
  actions: readonly PrintedAction[]
  hasFast: boolean
}
