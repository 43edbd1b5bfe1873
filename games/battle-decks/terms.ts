/** The two factions of the trial edition (B-1.1). */
export const FACTIONS = ['britannia', 'prussia'] as const
/** One of them. */
export type Faction = (typeof FACTIONS)[number]

/** The symbol of a faction in the abilities box of its heroes (B-1.6). */
export const SYMBOLS: Readonly<Record<Faction, string>> = { britannia: 'dragon', prussia: 'owl' }

/** The suits of a Supply & Reinforcements deck (B-1.8): two types of reinforcement, equipment, events. */
export const SUITS = ['hearts', 'diamonds', 'spades', 'clubs'] as const
/** One of them. */
export type Suit = (typeof SUITS)[number]

/** The ranks of a suit, highest first. */
export const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const
/** One of them. */
export type Rank = (typeof RANKS)[number]

/** What a character is by nature (B-10.7). */
export const KINDS = ['Human', 'Beast', 'Machine'] as const
/** One of them. */
export type Kind = (typeof KINDS)[number]

/** What a character does; equalizers are rogues (B-10.7). */
export const ROLES = ['Officer', 'Guard', 'Gunner', 'Flyer', 'Mounted', 'Medic', 'Engineer', 'Rogue'] as const
/** One of them. */
export type Role = (typeof ROLES)[number]
/** Anything that an ability may name (B-10.7). */
export type Classification = Kind | Role

/** The moments in which events can be played, W0 to W7 in the order of the rules (B-R51). */
export const MOMENTS = [
  'round-start',
  'turn-start',
  'before-activation',
  'declared',
  'rolled',
  'applied',
  'before-refill',
  'turn-end',
] as const
/** One of them. */
export type Moment = (typeof MOMENTS)[number]

/** What a modifier changes (B-18.1). */
export const STATS = ['atk', 'def', 'dmg'] as const
/** One of them. */
export type Stat = (typeof STATS)[number]

/** Sides of the only die (B-1.7). */
export const DIE = 6
/** The natural roll that always fails, and the one that always succeeds (B-8.4, B-8.5, B-13.3, B-13.4). */
export const NATURAL_FAILURE = 1
/** See NATURAL_FAILURE. */
export const NATURAL_SUCCESS = 6
/** Cards of a full hand (B-2.4, B-6.1). */
export const HAND = 5
/** HP at which a hero is out of the game (B-9.4, B-R20). */
export const DEFEATED_AT = -5
/** What a reinforcement counts as where equalizers look for the highest HP (B-11.3). */
export const REINFORCEMENT_HP = 1
/** Full rounds in which nothing happens that end the match (B-R66). */
export const QUIET_ROUNDS = 3
