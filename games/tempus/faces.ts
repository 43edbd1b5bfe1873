import type { CardId, Provenance, Seat } from '@trialhall/kernel'
import type { Act, Damage, Happening, Instance, Response, Roll, Source, Strike } from './acts.ts'
import type { Objective, QuestCard } from './quest-faces.ts'
import type { Quirk } from './quirks.ts'
import type { CreatureId, Giver, Lasting, Space, TempusPosition, TempusTable } from './state.ts'
import type { ActionType, Ailment, ChainMoment, ChainType, Moment, Skill, Use } from './terms.ts'

export type { MonsterDeed, MonsterFace, ScriptLine } from './monster-faces.ts'
export type { Felling, Objective, QuestCard, QuestObject, QuestRules } from './quest-faces.ts'

/** What a deed is done with: who plays which card, about what, on whom. */
export interface Play {
  readonly by: Seat
  readonly card: CardId
  readonly about: Happening
  readonly targets: readonly CreatureId[]
  readonly space: Space | null
  /** The card is what an Interaction costs, and does nothing of its own (T-16.20): it is no source, and holds nothing. */
  readonly isPrice?: true
}

/** One thing that a card does: its sentence, beside what runs. */
export interface Deed {
  readonly says: string
  /** What a word in it means, for the text of the card: "Held: …". */
  readonly note?: string
  /** It heals somebody, so that it is worth nothing where nobody is hurt: bots ask. */
  readonly heals?: number
  /** HP that it takes without a roll from those at whom it is aimed: bots ask. */
  readonly harms?: number
  /** Spaces that somebody may go at once: bots ask. */
  readonly strides?: number
  /** Cards that somebody draws: bots ask. */
  readonly draws?: number
  /** Damage that it adds to a hit: bots ask. */
  readonly increases?: number
  /** It protects somebody for a time, so that it is worth nothing where nobody fights: bots ask. */
  readonly protects?: true
  /** What it lays on a space, and around it where it covers more than that: bots ask. */
  readonly lays?: { readonly face: LastingFace; readonly reach: Reach | null }
  /** It is worth something only where the Action heals: bots ask. */
  readonly doublesHealing?: true
  /** It is worth something only where the Action rolls a die: bots ask. */
  readonly setsDie?: true
  /** It is worth something only where the die is not set before it is rolled: bots ask. */
  readonly addsDie?: true
  /** It helps attacks of its owner and does nothing else, so that it can wait for its owner's turn: bots ask. */
  readonly servesAttacks?: true
  /** It marks somebody: bots ask. */
  readonly marks?: true
  /** A die that lasts under this name counts instead of a roll: bots ask which. */
  readonly keptBy?: string
  /**
   * Whether it would change nothing now, as everybody sees: it heals, and nobody is hurt; it takes from damage that DR takes already. `about` is
   * null while something else that was played is still to come, and may change what it would.
   */
  isVain?(state: TempusPosition, owner: CreatureId, about: Happening | null): boolean
  /** It needs a roll of this skill, which Chains on a skill modify (T-16.03). */
  readonly tries?: Skill
  run(table: TempusTable, play: Play): void
}

/** A question about a card's owner and what is going on, with its words: "in your turn". */
export interface Condition {
  readonly says: string
  /** It asks for somebody whom its owner has marked: bots ask. */
  readonly needsMark?: true
  holds(state: TempusPosition, owner: CreatureId, about: Happening): boolean
}

/** Whom or what a card is aimed at. */
export type Aim =
  | { readonly type: 'none' }
  | {
      readonly type: 'creatures'
      readonly says: string
      readonly least: number
      readonly most: number
      of(state: TempusPosition, owner: CreatureId, about: Happening): readonly CreatureId[]
    }
  | {
      readonly type: 'space'
      readonly says: string
      of(state: TempusPosition, owner: CreatureId): readonly Space[]
    }

/** What a hit does besides damage, after it (T-24.03). */
export interface Rider {
  readonly says: string
  /** Its words are a sentence, and not what a hit adds. */
  readonly isSentence?: true
  /** It does nothing to the target, and so is not lost where the target falls (T-R43). */
  readonly isForOthers?: true
  /** What a word in it means, for the text of the card. */
  readonly note?: string
  /** What it does to the target of a hit that lands, for whoever may answer that, and null where it does nothing; left out: what it says. */
  foretells?(state: TempusPosition, strike: Strike): string | null
  run(table: TempusTable, strike: Strike): void
}

/** A line of a result table (T-23.02, T-24.02): what happens from this modified result on. */
export interface Line extends Damage {
  readonly from: number
  /** False for a miss. */
  readonly isHit: boolean
  readonly riders: readonly Rider[]
}

/** Lines in rising order. */
export type ResultTable = readonly Line[]

/** How far an attack reaches, and what it covers (T-21, T-22). */
export type Reach =
  | { readonly type: 'melee' }
  | { readonly type: 'ranged'; readonly range: number }
  | { readonly type: 'area'; readonly range: number; readonly size: 3 | 4 | 5 }
  | { readonly type: 'line'; readonly range: number }
  /** A range-1 area (T-22.13). */
  | { readonly type: 'burst'; readonly size: 3 | 4 }
  /** Everybody adjacent; opponents only, or all creatures. */
  | { readonly type: 'around'; readonly whom: 'opponents' | 'creatures' }
  /** Everybody within so many spaces, Heroes only (Memory Drain). */
  | { readonly type: 'within'; readonly range: number }

/** An attack: how it reaches, and its table; two tables on a Primary Attack (T-7.06). */
export interface AttackFace {
  readonly isWeapon: boolean
  readonly isSpell: boolean
  readonly reach: Reach
  readonly tables: readonly ResultTable[]
  /** Rolls that it makes, each against a target of its own choice: rays and flurries. */
  readonly rolls: number
  /** Each of them needs a target of its own. */
  readonly areApart: boolean
  /** It may bounce off terrain (T-R70). */
  readonly bounces: boolean
  /** Added to each of its rolls. */
  readonly modifier: number
}

/** An Action on a card (T-14.02). */
export interface ActionFace {
  readonly type: ActionType
  /** Actions that it costs. */
  readonly cost: 1 | 2
  /** Spaces of a Move Action (T-14.06). */
  readonly spaces: number
  /** Target numbers of a skill card (T-14.09). */
  readonly skills: Readonly<Record<Skill, number>> | null
  readonly attack: AttackFace | null
  readonly aim: Aim
  /** What it does before its attack, and what it does otherwise. */
  readonly before: Deed | null
  readonly deed: Deed | null
  /** What it does after its attack, hit or miss. */
  readonly after: Deed | null
}

/** A Chain on a card (T-16.01). */
export interface ChainFace {
  readonly type: ChainType
  readonly moment: ChainMoment
  /** It may be played once the Action is finished as well (Cunning Action). */
  readonly orAfter?: true
  readonly condition: Condition | null
  readonly aim: Aim
  /** On declaring or afterwards; null where it only changes a hit. */
  readonly deed: Deed | null
  /** What it does to a hit. */
  readonly rider: Rider | null
  /** How far it lets a melee attack reach; left out: no farther than without it. */
  readonly reach?: number
}

/** A Damage Chain on a card (T-16.07). */
export interface SmiteFace {
  readonly condition: Condition | null
  readonly says: string
  /** What it adds to the damage of a hit before that is taken: bots ask as well. */
  adds(state: TempusPosition, hit: Pick<Instance, 'target' | 'normal'>): Damage
  /** What else it does to a hit, with the Chain itself as its source (T-2.08); null where it only adds damage. */
  readonly besides: ((hit: Instance, card: CardId) => void) | null
}

/** A Free card, or what resembles one: when it can be played, on whom, and what it does (T-16.12). */
export interface FreeFace {
  readonly moments: readonly Moment[]
  readonly condition: Condition | null
  readonly aim: Aim
  readonly deed: Deed
  /** It needs no space, range or sight, so that a Hero off the map may play it (T-R65). */
  readonly isEverywhere: boolean
}

/** What a bonus is added to. */
export type BonusStat =
  | 'attack'
  | 'attacked' // attack rolls against its holder
  | 'damage'
  | 'piercing'
  | 'dr'
  | 'skill'
  | 'initiative'
  | 'reduction' // taken off damage before DR
  | 'healing' // added to healing that its holder gives
  | 'healed' // added to healing that its holder gets
  | 'spaces' // of Move Actions, once a turn
  | 'maxHp'
  | 'draws'
  | 'critical' // added to the critical range
  | 'sight' // sight reaches at most so far
  // More than 0 in all is one advantage or disadvantage (T-23.07)
  | 'advantage' // on attack rolls
  | 'disadvantage'
  | 'advantaged' // attack rolls against its holder
  | 'disadvantaged'
  | 'skill-advantage'
  | 'skill-disadvantage'
  | 'initiative-advantage'

/** A number or an advantage that its holder has while something holds. */
export interface Bonus {
  readonly says: string
  readonly stat: BonusStat
  readonly amount: number
  /** Who has it: its bearer; its bearer and adjacent allies, or allies within so many spaces; each Hero; each creature. */
  readonly scope: 'bearer' | 'adjacent' | 'heroes' | 'creatures' | { readonly within: number }
  readonly condition: BonusCondition | null
  /** It counts so many times: once for each creature that it names. Left out: once. */
  times?(state: TempusPosition, bearing: Bearing): number
}

/** A question about a roll, an instance of damage or the holder. */
export interface BonusCondition {
  readonly says: string
  holds(state: TempusPosition, about: BonusAbout, bearing: Bearing): boolean
}

/** Who has the card or carries the effect that a bonus belongs to, and who brought it. */
export interface Bearing {
  readonly bearer: CreatureId
  readonly owner: CreatureId
}

/** What a bonus is asked for. */
export interface BonusAbout {
  /** Whose roll, damage or DR it is. */
  readonly holder: CreatureId
  readonly strike: Strike | null
  readonly source: Source | null
  readonly skill: Skill | null
}

export { QUIRKS, type Quirk } from './quirks.ts'

/** When a watch looks. */
export const WATCHED = [
  'initiative', // the Initiative phase begins
  'rolled', // a D20 lies there, and nobody changes it any more
  'inspired', // a ring of inspiration was used on a roll
  'chained', // a Chain was played
  'hitting', // an attack hits, and its damage is not yet taken
  'turn-start',
  'turn-end',
  'moving', // a Move Action is about to give its spaces
  'moved', // a Move Action was played, or its spaces were walked
  'entered', // a creature came to a space
  'hit',
  'critical',
  'missed',
  'hurt',
  'felled', // a creature was defeated
  'chest', // a Hero opens a full Chest
  'spell', // a Spell was played
  'skill-failed',
  'maintained',
  'round-end',
] as const
/** One of them. */
export type Watched = (typeof WATCHED)[number]

/** Something that a watch may answer. */
export interface Occurrence {
  readonly at: Watched
  readonly creature: CreatureId
  readonly strike: Strike | null
  readonly instance: Instance | null
  readonly roll: Roll | null
  readonly act: Act | null
  /** The card that was played in a window, where a Spell is answered. */
  readonly response: Response | null
  /** Who made a Last Hit; NOBODY where nobody did. */
  readonly by: CreatureId
  /** The party that made it, by a creature or by tokens of an Ailment (T-26.15, T-R88). */
  readonly giver: Giver
  readonly met: readonly Lasting[] // what lies where a creature has come to (T-R32), or is maintained; nothing otherwise
}

/** What holds a watch: a card of a Hero, or something lasting. */
export interface Holder {
  readonly owner: CreatureId
  readonly card: CardId | null
  readonly lasting: Lasting | null
}

/** Something that happens by itself, or may happen, when something else does. */
export interface Watch {
  readonly at: Watched
  readonly says: string
  readonly once: 'turn' | 'round' | null
  /** The owner is asked. */
  readonly isOptional: boolean
  applies(state: TempusPosition, holder: Holder, occurrence: Occurrence): boolean
  run(table: TempusTable, holder: Holder, occurrence: Occurrence): void
}

/** What uses something lasting up: an attack roll of its bearer or against it, damage that it takes, an Attack or Move Action that it plays. */
export type Usage = 'attacking' | 'attacked' | 'hurt' | 'attack-action' | 'move-action' | 'step'

/** When something lasting ends. */
export const ENDS = [
  'turn', // of the current turn
  'owner-turn-start',
  'owner-turn-end',
  'bearer-turn-end',
  'round',
  'second-owner-turn-start',
  'third-owner-turn-end',
  'play', // with its card, or by its own text
] as const
/** One of them. */
export type Ends = (typeof ENDS)[number]

/** What its spaces do to whoever is there. */
export interface Ground {
  readonly isSolid: boolean
  readonly blocksSight: boolean
  /** Additional cost of each space (T-38.08). */
  readonly cost: number
  readonly noSpells: boolean
}

/** What the owner of something lasting may do with it once in each of its turns, without an Action. */
export interface LastingUse {
  readonly says: string
  /** Somebody beside its token is struck with this: bots ask. */
  readonly attack?: AttackFace
  run(table: TempusTable, holder: Holder): void
}

/** Something lasting, as it is printed: a status, a token, the effect of an Ongoing card. */
export interface LastingFace {
  readonly slug: string
  readonly name: string
  /** What it does, told of whoever carries it, and told to it. */
  readonly says: string
  readonly saysYou: string
  /** What it does, without the moment at which it ends by itself. */
  readonly does: string
  /** Rings of it (T-27.02); null: no limit. */
  readonly rings: number | null
  /** A creature may carry so many of one owner (T-R112). */
  readonly most: number
  /** It marks its bearer (T-27.03). */
  readonly marks: boolean
  readonly isSpell: boolean
  readonly ends: Ends
  /** What ends it early. */
  readonly usedBy: readonly Usage[]
  /** Whoever is on its spaces bears it. */
  readonly isArea: boolean
  readonly bonuses: readonly Bonus[]
  readonly quirks: Partial<Readonly<Record<Quirk, number>>>
  readonly watches: readonly Watch[]
  readonly ground: Ground | null
  /** HP that it gives allies on or beside its token: bots ask. */
  readonly heals?: number
  /** It helps attacks of its owner and does nothing else, so that it can begin in its owner's turn as well: bots ask. */
  readonly servesAttacks?: true
  /** Left out: its owner can do nothing with it. */
  readonly use?: LastingUse
  /** Its owner is a party, by its number, and not a creature. */
  readonly isOfParty?: true
  /** What its count says; left out: rings, or turns that it still waits for. */
  readonly counts?: Tally
}

/** What the count of something lasting says: charges, rounds until it leaves, a die that is kept, prizes to be won, a space. */
export type Tally = 'charges' | 'rounds' | 'die' | 'prizes' | 'space'

/** What lasts as long as its holder has a card: features, movement cards, Loot. */
export interface Standing {
  readonly bonuses: readonly Bonus[]
  readonly quirks: Partial<Readonly<Record<Quirk, number>>>
  readonly watches: readonly Watch[]
}

/** What every card has. */
export interface Named {
  readonly slug: string
  readonly name: string
  readonly from: Provenance
}

/** A card of a Hero deck (T-15.07). */
export interface HeroCard extends Named {
  readonly kind: 'hero'
  /** The Class, Subclass or Character whose deck it is of. */
  readonly deck: string
  readonly tier: 'primary' | 1 | 2
  readonly use: Use
  readonly isSpell: boolean
  readonly copies: number
  readonly action: ActionFace | null
  readonly chain: ChainFace | null
  readonly smite: SmiteFace | null
  readonly free: FreeFace | null
  /** Once a round only (Know Your Enemy). */
  readonly once: 'turn' | 'round' | null
  readonly standing: Standing | null
}

/** An Event (T-11). */
export interface EventCard extends Named {
  readonly kind: 'event'
  readonly isAdvanced: boolean
  readonly lasts: 'instant' | 'round' | 'game'
  readonly acts: 'drawn' | 'initiative' | 'every-initiative' | 'round-end' | 'never'
  readonly locations: number
  readonly deed: Deed | null
  readonly standing: Standing | null
  /** What a Hero can spend an Action on because of it. */
  objectives?(state: TempusPosition, card: CardId, seat: Seat): readonly Objective[]
}

/** A Loot card (T-29.01). */
export interface LootCard extends Named {
  readonly kind: 'loot'
  readonly isAdvanced: boolean
  readonly action: ActionFace | null
  readonly free: FreeFace | null
  readonly standing: Standing | null
  readonly gained: Deed | null
}

/** Any card of the game. */
export type TempusCard = HeroCard | EventCard | LootCard | QuestCard

/** A Class, Subclass or Character: a name and what it gives (T-6, T-7). */
export interface DeckFace {
  readonly slug: string
  readonly name: string
  readonly from: Provenance
}

/** A Class (T-7.01) with its Interaction (T-16.14). */
export interface ClassFace extends DeckFace {
  readonly interaction: InteractionFace
  /** The build of the short set-up: slugs of Subclass and Character (T-6.12). */
  readonly build: readonly [string, string]
}

/** What a Class does in the turn of another ally, for a card of its hand (T-16.14). */
export interface InteractionFace {
  readonly name: string
  readonly moments: readonly Moment[]
  readonly condition: Condition | null
  /** Done to the ally whose turn it is: the only target of its play. */
  readonly deed: Deed
}

/** A Subclass with its starting DR (T-7.11). */
export interface SubclassFace extends DeckFace {
  readonly heroClass: string
  readonly dr: number
}

/** An Ailment of a result line. */
export interface AilmentDose {
  readonly ailment: Ailment
  readonly tokens: number
}
