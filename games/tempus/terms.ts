/** The two parties, called by the colours of their tokens and dice (T-1.01, T-R1). Seat s plays for party s % 2. */
export const PARTIES = ['Red', 'Blue'] as const

/** What a skill card lists target numbers for (T-7.05). */
export const SKILLS = ['athletics', 'knowledge', 'savvy'] as const
/** One of the three. */
export type Skill = (typeof SKILLS)[number]

/** Ailments that are counted in tokens (T-26.02). Daze and Push happen at once and leave nothing behind. */
export const AILMENTS = ['burn', 'poison', 'root'] as const
/** One of the three. */
export type Ailment = (typeof AILMENTS)[number]

/** Types of Actions (T-14.03). */
export const ACTIONS = ['move', 'attack', 'attack-move', 'skill', 'general'] as const
/** One of them. */
export type ActionType = (typeof ACTIONS)[number]

/** What a Chain fits (T-16.03). */
export const CHAINS = ['attack', 'move', 'skill', 'any'] as const
/** One of them. */
export type ChainType = (typeof CHAINS)[number]

/** When a Chain is played: before the roll, after a hit, or once the attack is finished (T-R27). */
export const CHAIN_MOMENTS = ['declare', 'hit', 'after'] as const
/** One of the three. */
export type ChainMoment = (typeof CHAIN_MOMENTS)[number]

/** What becomes of a card that was used (T-15.02 to T-15.05). */
export const USES = ['primary', 'discard', 'ongoing', 'maintained'] as const
/** One of the four. */
export type Use = (typeof USES)[number]

/** The phases of a round, after the draft (T-9.01). */
export const PHASES = ['draft', 'draw', 'event', 'initiative', 'turns', 'end'] as const
/** One of them. */
export type Phase = (typeof PHASES)[number]

/** Moments in which cards can be played out of turn (T-R99). */
export const MOMENTS = [
  'phase', // a phase begins
  'initiative', // initiatives are rolled
  'turn-start',
  'turn', // between two Actions
  'spell', // a Spell is played
  'declared', // an attack is declared
  'rolled', // a D20 lies there
  'hit', // an attack hits, and its damage is not yet taken
  'damage', // damage without an attack is about to be taken
  'missed', // an attack has missed
  'falling', // a creature would drop to 0 HP
  'hurt', // a creature has taken damage
  'attacked', // an attack is finished
  'skill', // a skill is about to be tried
  'turn-end',
] as const
/** One of them. */
export type Moment = (typeof MOMENTS)[number]

/** The two maps (T-4.01). */
export const BATTLEREALMS = ['ancient-temple', 'frost-ruins'] as const
/** One of them. */
export type BattlerealmName = (typeof BATTLEREALMS)[number]

/** How Heroes are drafted: the table decides after the Classes (T-6.12), in full, by recommended builds, or as in a first game (F-5). */
export const DRAFTS = ['choose', 'full', 'short', 'first-game'] as const
/** One of them. */
export type DraftKind = (typeof DRAFTS)[number]

/** Quests of a Trial (T-4.02). */
export const QUESTS_A_TRIAL = 3
/** Cards that a Hero draws in round 1, and in each later one (T-10.01). */
export const DRAWS = { first: 4, later: 2 } as const
/** Cards of the discard pile that go into a new Draw Deck: the first time, and later (T-10.07, T-10.08). */
export const CYCLED = { first: 2, later: 8 } as const
/** HP with which every Hero starts, and its maximum unless an effect raises it (T-7.10). */
export const HERO_HP = 30
/** Cards that a Hero may keep at the end of a round (T-10.03, T-36.03). */
export const HAND_LIMIT = 5
/** Actions of a turn (T-14.01). */
export const ACTIONS_A_TURN = 2
/** Where all Monsters act (T-8.06). */
export const MONSTER_INITIATIVE = 10
/** The highest number of the initiative tracker (T-R21). */
export const TOP_INITIATIVE = 20
/** Modified attack rolls of at least this are critical hits (T-23.10). */
export const CRITICAL = 20
/** Piercing damage that a critical hit adds (T-23.11). */
export const CRITICAL_DAMAGE = 3
/** A Minion falls at once to this much damage in one instance (T-30.03). */
export const MINION_FALLS_AT = 10
/** VP with which a party brings the Guardian into play (T-34.01). */
export const GUARDIAN_VP = 10
/** A Refresh ends every round whose number this divides (T-36.04). */
export const REFRESH_EVERY = 5
/** VP of the three tiers of a Quest (T-28.01). */
export const TIER_VP = [1, 2, 3] as const
