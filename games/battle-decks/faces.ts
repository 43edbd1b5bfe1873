import type { CardId, Provenance } from '@trialhall/kernel'
import type { BattlePosition, BattleTable, Character } from './state.ts'
import type { Classification, Faction, Kind, Moment, Rank, Stat, Suit } from './terms.ts'

/** The three numbers of a fight (B-10.3 to B-10.5), as a card prints them or changes them. */
export type Stats = Readonly<Record<Stat, number>>

/** What passive abilities do, as numbers that the rules read and the texts are made from (B-12.2). */
export interface Traits {
  /** DEF against attackers that neither fly nor shoot. */
  readonly airborne: number
  /** Its basic attacks ignore what raises DEF. */
  readonly breaches: boolean
  /** ATK in the turn in which it was put into play. */
  readonly charge: number
  /** DEF for each other friendly character of the kind that stands in formation. */
  readonly formation: Gathering | null
  /** ATK for each other friendly conscious Beast. */
  readonly pack: Gathering | null
  /** DMG of basic attacks against heroes. */
  readonly gore: number
  /** Added to every save. */
  readonly save: number
  /** The save that whoever it damages must make, or be defeated. */
  readonly shatter: number | null
  /** Actions in an activation (B-5.9). */
  readonly actions: number
}

/** So much for each of them, at most so much in all. */
export interface Gathering {
  readonly each: number
  readonly most: number
}

interface Named {
  readonly slug: string
  readonly name: string
  readonly from: Provenance
}

/** An ability that always works (B-12.2). */
export interface PassiveAbility extends Named {
  readonly kind: 'passive'
  readonly traits: Partial<Traits>
}

/** An ability that works by itself when a round starts and when its card comes to the field (B-12.3, B-12.4). */
export interface InstantAbility extends Named {
  readonly kind: 'instant'
  /** It acts when its card comes to the field and at no other time. */
  readonly isForArrivals: boolean
  readonly deed: InstantDeed
}

/** What an instant ability does: its sentence, whom it can be used on, and the deed itself. */
export interface InstantDeed {
  readonly says: string
  /** What its controller is asked. */
  readonly asks: string
  /** It can be declined (B-R56). */
  readonly isOptional: boolean
  /** The modifier that it puts on a character, its bearer or the one chosen; null: it exchanges a card. */
  readonly changes: Partial<Stats> | null
  /** The cards that it can choose among; empty: it does nothing now. */
  targets(state: BattlePosition, bearer: Character): readonly CardId[]
  run(table: BattleTable, bearer: Character, target: CardId): void
}

/** An ability that is used by activating its bearer, marked with an asterisk (B-12.5). */
export interface ActivatedAbility extends Named {
  readonly kind: 'activated'
  readonly deed: ActivatedDeed
}

/** Damage that a save avoids (B-12.11), and which opposing characters it reaches. */
export interface Danger {
  readonly damage: number
  readonly save: number
  readonly reach: 'all' | 'reinforcements' | 'one'
}

/** What an ability adds to its own basic attacks. */
export interface Extra {
  readonly atk: number
  readonly dmg: number
}

/** The basic attacks that an ability consists of: how many, what it adds to each, and the DEF that its user pays until the round ends. */
export interface Strikes {
  readonly times: number
  readonly extra: Extra
  /** 0 or less. */
  readonly def: number
}

/** What an activated ability does that neither deals damage nor attacks, as numbers. */
export type Boon =
  | { readonly type: 'none' }
  /** HP for a hero. */
  | { readonly type: 'heals'; readonly doses: readonly Dose[] }
  /** A modifier for each other friendly conscious character, or each of a kind. */
  | { readonly type: 'rouses'; readonly stats: Partial<Stats>; readonly kind: Kind | null }
  | { readonly type: 'pairs' }

/** What an event does, as numbers, for whoever weighs it. */
export type Gist =
  | { readonly type: 'changes'; readonly stats: Partial<Stats> }
  | { readonly type: 'readies' }
  | { readonly type: 'exhausts' }
  | { readonly type: 'heals'; readonly hp: number }
  | { readonly type: 'strips' }
  | { readonly type: 'rerolls' }

/** What an activated ability does: its sentence, whom it is aimed at, and the deed itself. */
export interface ActivatedDeed {
  readonly says: string
  /** Whom it can be aimed at; null where nobody is chosen on declaring it. */
  readonly targets: ((state: BattlePosition, user: Character) => readonly CardId[]) | null
  /** Why it cannot be used where it has nobody to be aimed at: one sentence. */
  readonly lacks: string
  /** It deals damage to the character it is aimed at, so a pair may put the other member in the way (B-R43). */
  readonly harms: boolean
  /** The damage that it deals to those who fail a save, whom it reaches; null where it does something else. */
  readonly danger: Danger | null
  /** It consists of basic attacks, which have windows of their own (B-R51); null where it does not. */
  readonly strikes: Strikes | null
  /** What else it does, for whoever weighs it. */
  readonly boon: Boon
  run(table: BattleTable, user: Character, target: CardId | null): void
}

/** Any ability of the glossary. */
export type Ability = PassiveAbility | InstantAbility | ActivatedAbility

interface Fighting {
  readonly stats: Stats
  readonly classes: readonly Classification[]
  readonly abilities: readonly Ability[]
  /** All of its passive abilities together. */
  readonly traits: Traits
  /** Those of its abilities that it can be activated to use. */
  readonly activated: readonly ActivatedAbility[]
  /** Those of its abilities that work by themselves. */
  readonly instants: readonly InstantAbility[]
}

/** A hero (B-10.2). */
export interface HeroCard extends Named, Fighting {
  readonly kind: 'hero'
  readonly faction: Faction
  readonly points: number
  readonly hp: number
}

/** A card of an S&R deck with the playing card that stands for it (B-1.8). */
interface Dealt extends Named {
  readonly faction: Faction
  readonly suit: Suit
  readonly rank: Rank
  /** The name without the rank, as positions and tests call it. */
  readonly family: string
}

/** A reinforcement (B-11.2). Its type is its suit (B-R6). */
export interface ReinforcementCard extends Dealt, Fighting {
  readonly kind: 'reinforcement'
}

/** Equipment: what it changes on its carrier, and the ability that it grants (B-16.4, B-16.5). */
export interface EquipmentCard extends Dealt {
  readonly kind: 'equipment'
  readonly stats: Stats
  readonly grants: ActivatedAbility | null
  /** It is meant for an enemy; rules do not ask (B-R54). */
  readonly isHostile: boolean
}

/** An event, the moments in which it can be played, and what it does (B-17.1, B-R51). */
export interface EventCard extends Dealt {
  readonly kind: 'event'
  readonly moments: readonly Moment[]
  readonly deed: EventDeed
}

/** What an event does: its sentence, whom it can be played on, and the deed itself. */
export interface EventDeed {
  readonly says: string
  /** It rolls a die again instead of choosing a card (B-R51, W4). */
  readonly isReroll: boolean
  readonly gist: Gist
  targets(state: BattlePosition, owner: number): readonly CardId[]
  run(table: BattleTable, play: EventPlay): void
}

/** An event that is being played. */
export interface EventPlay {
  readonly card: CardId
  readonly owner: number
  readonly target: CardId
}

/** An equalizer (B-15.1): no DEF and no HP, since nothing can hurt it (B-R31). */
export interface EqualizerCard extends Named {
  readonly kind: 'equalizer'
  readonly faction: Faction
  readonly joker: 1 | 2
  readonly atk: number
  readonly dmg: number
  /** Attacks after which it leaves play (B-15.7). */
  readonly attacks: number
  readonly classes: readonly Classification[]
}

/** Any card of the game. */
export type BattleCard = HeroCard | ReinforcementCard | EquipmentCard | EventCard | EqualizerCard
/** A card that fights on the field for a player (B-10.1). */
export type CharacterCard = HeroCard | ReinforcementCard

/** What a restoring ability gives to heroes of a kind. */
export interface Dose {
  readonly kind: Kind
  readonly hp: number
}
