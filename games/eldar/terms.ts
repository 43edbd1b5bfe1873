/** Classes of Heroes and cards (E-4.04). */
export const CLASSES = ['warrior', 'ranger', 'thief', 'artificer', 'mage', 'paladin'] as const
/** One of them. */
export type ClassId = (typeof CLASSES)[number]

/** What a Hero is good at (E-5.01). */
export const ATTRIBUTES = ['power', 'skill', 'wisdom'] as const
/** One of them. */
export type Attribute = (typeof ATTRIBUTES)[number]

/** The eight statuses, buffs first (E-18.01). */
export const STATUSES = [
  'alert',
  'elusive',
  'invigorated',
  'resilient',
  'dazed',
  'marked',
  'weakened',
  'vulnerable',
] as const
/** One of them. */
export type Status = (typeof STATUSES)[number]

/** The bit of each status in a set of statuses. */
export const BIT: Readonly<Record<Status, number>> = {
  alert: 1,
  elusive: 2,
  invigorated: 4,
  resilient: 8,
  dazed: 16,
  marked: 32,
  weakened: 64,
  vulnerable: 128,
}
/** The four buffs. */
export const BUFFS = 15
/** The four debuffs. */
export const DEBUFFS = 240
/** All eight. */
export const ANY_STATUS = 255

/** The types of cards (E-4.01). */
export const KINDS = ['hero', 'equipment', 'command', 'support', 'affliction'] as const
/** One of them. */
export type Kind = (typeof KINDS)[number]

/** Places for permanents on a Hero, in the order of `Hero.kit` (E-22.02). */
export const SLOTS = ['support', 'affliction', 'equipment'] as const
/** One of them. */
export type SlotName = (typeof SLOTS)[number]
/** Index of each place in `Hero.kit`. */
export const SLOT: Readonly<Record<SlotName, number>> = { support: 0, affliction: 1, equipment: 2 }

/** How quick an action is (E-4.11). */
export const SPEEDS = ['slow', 'fast'] as const
/** One of them. */
export type Speed = (typeof SPEEDS)[number]

/** Kinds of supports and afflictions (E-23.05, E-24.04). */
const SUBTYPES = ['boon', 'curse', 'injury'] as const
/** One of them. */
export type Subtype = (typeof SUBTYPES)[number]

/** Names of counters; they mean nothing by themselves (E-26.03). */
const COUNTERS = ['blood', 'fury', 'gear', 'lore', 'oath'] as const
/** One of them. */
export type CounterName = (typeof COUNTERS)[number]

/** What a match goes through, step by step; the stack is empty between two of them (E-11.11). */
export const STEPS = [
  'decks',
  'draft',
  'begin',
  'mulligan',
  'refresh',
  'startAbilities',
  'equipFirst',
  'equipSecond',
  'beginMain',
  'main',
  'takeInitiative',
  'endAbilities',
  'revive',
  'gainFocus',
  'draw',
  'nextRound',
] as const
/** One of them. */
export type Step = (typeof STEPS)[number]

/** The phases of a round (E-34.01), and what comes before the first. */
export const PHASES = ['setup', 'start', 'equip', 'main', 'end'] as const
/** One of them. */
export type Phase = (typeof PHASES)[number]

/** The phase that each step belongs to. */
export const PHASE_OF: Readonly<Record<Step, Phase>> = {
  decks: 'setup',
  draft: 'setup',
  begin: 'setup',
  mulligan: 'setup',
  refresh: 'start',
  startAbilities: 'start',
  equipFirst: 'equip',
  equipSecond: 'equip',
  beginMain: 'main',
  main: 'main',
  takeInitiative: 'end',
  endAbilities: 'end',
  revive: 'end',
  gainFocus: 'end',
  draw: 'end',
  nextRound: 'end',
}

/** Ways to play. */
export const FORMATS = ['standard', 'draft', 'mini', 'freestyle'] as const
/** One of them. */
export type Format = (typeof FORMATS)[number]

/** Why a match ended: enough Glory, the lead after the last round, sudden death, the cap on rounds, a draw agreed on, somebody gave up. */
export type Ending = 'glory' | 'rounds' | 'sudden' | 'cap' | 'agreed' | 'left'

/** How a permanent leaves the field (E-22.04, E-22.06, E-27). */
export const WAYS = ['replaced', 'destroyed', 'sacrificed', 'recalled', 'banished', 'fallen'] as const
/** One of them. */
export type Way = (typeof WAYS)[number]

/** Standing rules of a text that are more than a status. */
const QUIRKS = [
  'ward',
  'guardian',
  'taint',
  'noRecovery',
  'noRefresh',
  'noSlow',
  'masterwork',
  'readStance',
  'lingeringVenom',
] as const
/** One of them. */
export type Quirk = (typeof QUIRKS)[number]

/** The bit of each standing rule. */
export const QUIRK: Readonly<Record<Quirk, number>> = {
  ward: 1,
  guardian: 2,
  taint: 4,
  noRecovery: 8,
  noRefresh: 16,
  noSlow: 32,
  masterwork: 64,
  readStance: 128,
  lingeringVenom: 256,
}

/** What abilities with "When" and "At" wait for (E-17.01), a bit each. */
export const OCCASION = {
  roundStart: 1,
  roundEnd: 2,
  damaged: 4,
  defeated: 8,
  targeted: 16,
  exhausted: 32,
  afflicted: 64,
  equipped: 128,
  usedCard: 256,
  entered: 512,
  left: 1024,
  tainted: 2048,
  bled: 4096,
} as const
/** One of them. */
export type Occasion = (typeof OCCASION)[keyof typeof OCCASION]

/** Heroes a player at most (E-37.02). */
export const MOST_HEROES = 3
/** Cards in the opening hand (E-2.10). */
export const OPENING_HAND = 5
/** Cards in a deck, unless Freestyle says otherwise (E-2.01). */
export const DECK_SIZE = 30
/** Copies of one card in a deck (E-2.03). */
export const COPY_LIMIT = 2
/** Rounds of a match (E-1.02). */
export const ROUNDS = 7
/** Glory that wins (E-1.04). */
export const GLORY = 3
