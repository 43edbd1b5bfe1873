import type { CardId, Provenance, Seat } from '@trialhall/kernel'
import type { LanesPosition, LanesTable, Unit } from './state.ts'
import type { CardType, Colour, Condition, Mana, Passive } from './terms.ts'

/** An Enchantment clause (L-ENC.1): what it does each time, and how often; null without end (L-R26). */
export interface Enchantment {
  readonly duration: number | null
  readonly does: readonly Step[]
}

/** Signs on a unit (L-MOD.1). */
export interface Modifiers {
  /** Added to the attack range. */
  readonly range: number
  readonly shield: number
  readonly packTactics: boolean
  readonly grounded: boolean
}

/** All that is printed on one side of a card. */
export interface Face {
  readonly slug: string
  readonly name: string
  readonly kind: 'unit' | 'spell'
  readonly types: readonly CardType[]
  /** Cost of a spell, or what the class board asks for mustering a unit (L-R24). */
  readonly cost: Mana
  readonly from: Provenance
  /** Two letters for positions: every face that can stand on the battleground has some. */
  readonly code: string
  readonly attack: number | null
  readonly hp: number | null
  readonly modifiers: Modifiers
  readonly aim: Aim
  readonly does: readonly Step[]
  readonly enchantment: Enchantment | null
  readonly aura: Aura | null
  readonly whenSummoned: readonly Step[]
  readonly whenDying: readonly Step[]
  readonly afterAttack: readonly Step[]
}

/** Whose units a text means, by allegiance (L-R69). */
export type Who = 'friendly' | 'foe' | 'any'

/** What a text chooses while it is being cast (L-R36). */
export type Aim =
  | { readonly kind: 'none' }
  /** One target unit, or one to `most` of them. */
  | { readonly kind: 'unit'; readonly who: 'friendly' | 'foe'; readonly most: number }
  | { readonly kind: 'lane' | 'row' | 'intersection' }
  /** An empty field for the card itself, in so many rows from its owner's side (L-SUM.2). */
  | { readonly kind: 'field'; readonly rows: number }

/** A lasting rule while its card is in play (L-AUR.1), as numbers that the rules read and the text is made from. */
export interface Aura {
  /** Added to the defence value of defending friendly units. */
  readonly defence: number
  /** Of those adjacent to the unit, or of all. */
  readonly reach: 'adjacent' | 'all'
  /** The same units count as showing Pack Tactics. */
  readonly packTactics: boolean
  /** Life that the owner of an enemy-owned unit loses when it dies. */
  readonly toll: number
  /** Life that the owner of this gains then. */
  readonly tollGain: number
}

/** One thing that a text does: its words, told of `them` ("it", "each", "this"), and the deed itself. */
export interface Step {
  /** The condition that it places, for rules that look ahead. */
  readonly places?: Condition
  /** It takes away what the enemy has laid on a unit, for bots. */
  readonly purges?: true
  /** Whose units it reaches where it finds them by itself, for bots. */
  readonly reaches?: Who
  /** Whether it would change anything of a unit that another moment would not change as well, where that can be told, for bots. */
  changes?(unit: Unit, state: LanesPosition): boolean
  /** The units that it finds by itself and does something for: foes, and friends whom it helps; for bots. */
  serves?(state: LanesPosition, cause: Cause): Unit[]
  /** It gives mana, which is lost at the end of the turn (L-MN2.6), for bots. */
  readonly givesMana?: boolean
  says(them: string): string
  run(table: LanesTable, cause: Cause): void
}

/** Who does what a text says: what steps are run with. */
export interface Cause {
  /** "You": the owner of the card or power. */
  readonly seat: Seat
  /** For whom friends are friends: the owner, or for a unit its allegiance (L-R69). */
  readonly side: Seat
  /** The card whose text it is; null for a power. */
  readonly card: CardId | null
  /** Its damage is spell damage: a spell, or any Enchantment (L-CON.19). */
  readonly isSpell: boolean
  /** A spell that is being cast places no condition on units with Antimagic (L-CON.21). */
  readonly isCast: boolean
  /** What "it" or "each" stands for. */
  units: readonly Unit[]
  /** What was chosen: a lane, row, intersection; or the field on which the source stands or stood. */
  readonly at: number
  /** Shape of the Enchantment in question, and the tokens left on its card; -1 and 0 without one. */
  readonly shape: number
  readonly tokens: number
}

/** What buying a node of a power board gives. */
export interface Gift {
  /** Slugs of the cards gained, all copies of each. */
  readonly cards: readonly string[]
  /** Slugs of the cards that become their upgrades. */
  readonly upgrades: readonly string[]
  /** Orbs gained, by letter. */
  readonly orbs: string
  readonly passive: Passive | null
  /** Preparation slots gained. */
  readonly slots: number
}

/** A node: four in a branch, each after the one before. */
export interface PowerNode extends Gift {
  readonly slug: string
  readonly name: string
  readonly branch: string
}

/** What a class begins with (L-SET.5). */
export interface Start {
  readonly orbs: string
  readonly hand: readonly string[]
}

/** Enough units for a passive power: friendly ones in the rows nearest the enemy hero, or own ones of a type. */
export interface UnitsNeeded {
  readonly units: number
  /** Null for the whole battleground. */
  readonly rows: number | null
  /** Null for any. */
  readonly type: CardType | null
}

/** A passive power by what it does, as numbers that the rules read and its text is made from; null where it does not. */
export interface PassivePower {
  readonly name: string
  /** At the end of the owner's Battle phase the enemy hero loses life if there are units enough. */
  readonly drain: { readonly from: UnitsNeeded; readonly life: number } | null
  /** Units threatening a defending unit that do not count. */
  readonly steadies: { readonly threats: number } | null
  /** Defence of own units of a type. */
  readonly armour: { readonly type: CardType; readonly defence: number } | null
  /** Life that the enemy hero loses once per turn, after a spell of a type that is cast in the own turn. */
  readonly burn: { readonly type: CardType; readonly life: number } | null
  /** Mana after the first spell of each own turn. */
  readonly firstSpell: { readonly colour: Colour; readonly mana: number } | null
  /** Tokens placed besides whenever an own card places this condition. */
  readonly deepens: { readonly condition: Condition; readonly count: number } | null
  /** So many tokens become one of another condition, where an own card leaves them on a foe unit. */
  readonly turns: { readonly condition: Condition; readonly count: number; readonly into: Condition } | null
}
