/** The five phases of a turn, in order (L-TRN.1), and what comes before the first turn. */
export const PHASES = ['setup', 'orbs', 'enchantments', 'main1', 'battle', 'main2'] as const
/** One of them. */
export type Phase = (typeof PHASES)[number]

/** The three classes. A player's `class` is an index into them. */
export const CLASSES = ['paladin', 'warlock', 'elementalist'] as const
/** One of them. */
export type ClassId = (typeof CLASSES)[number]

/** Kinds of mana (L-ORB.2). Mana is counted in lists with one number a colour, in this order. */
export const COLOURS = ['white', 'red', 'purple', 'blue', 'summoning'] as const
/** One of them. */
export type Colour = (typeof COLOURS)[number]
/** The letters that colours go by in costs and positions: "WW" is two white mana. */
export const COLOUR_LETTERS = 'WRPBS'

/** The seven conditions (L-CON.1). A unit counts the tokens of each under its name. */
export const CONDITIONS = ['haste', 'stun', 'disarm', 'chill', 'turnover', 'antimagic', 'snare'] as const
/** One of them. */
export type Condition = (typeof CONDITIONS)[number]

/** Shapes of enchantment tokens; each player has all of them (L-R28). */
export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon'] as const

/** Words of type lines that cards and powers refer to, and those that they do not (L-CST.8, L-SUM.10). */
export const TYPES = [
  'Human',
  'Soldier',
  'Knight',
  'Demon',
  'Beast',
  'Elemental',
  'Fire',
  'Frost',
  'Stone',
  'Storm',
  'Prayer',
  'Light',
  'Order',
  'Aura',
  'Shadow',
  'Curse',
  'Blood',
] as const
/** One of them. */
export type CardType = (typeof TYPES)[number]

/** Powers that work by themselves once their node is bought. A player's `passives` has one bit for each. */
export const PASSIVES = [
  'zeal',
  'unbrokenLine',
  'tithe',
  'scorch',
  'deepWinter',
  'iceArmour',
  'absoluteZero',
  'conflux',
] as const
/** One of them. */
export type Passive = (typeof PASSIVES)[number]

/** What a unit has done in the present Battle phase: `resting` for those that came after its start (L-R6). */
export const DEEDS = ['ready', 'advance', 'attack', 'defend', 'stunned', 'resting'] as const
/** One of them. */
export type Deed = (typeof DEEDS)[number]

/** Ways to make up for the first turn (L-R56). */
export const COMPENSATIONS = ['none', 'experience', 'mana', 'delay'] as const
/** One of them. */
export type Compensation = (typeof COMPENSATIONS)[number]

/** How a match ends: by life, by the round limit, in a draw that both agreed on, or because somebody left. */
export const ENDINGS = ['life', 'rounds', 'agreed', 'left'] as const
/** One of them. */
export type Ending = (typeof ENDINGS)[number]

/** Life at the start, and the most there can be (L-SET.7, L-R60). */
export const FULL_LIFE = 20
/** Experience that makes a level (L-EXP.1). */
export const EXPERIENCE_PER_LEVEL = 3
/** Preparation slots at the start (L-PRE.2). */
export const SLOTS = 2
/** Attack range without modifiers (L-MOD.2). */
export const BASE_RANGE = 1
/** Defence value of a defending unit without modifiers (L-DEF.5). */
export const BASE_DEFENCE = 1
/** Life that Overwhelm takes. */
export const OVERWHELM_LIFE = 2
/** Damage that Spark deals. */
export const SPARK_DAMAGE = 1
/** Sides of the die that decides who begins (L-R3). */
export const OPENING_DIE = 6

/** How classes are called. */
export const CLASS_NAMES: Readonly<Record<ClassId, string>> = {
  paladin: 'Paladin',
  warlock: 'Warlock',
  elementalist: 'Elementalist',
}

/** Mana by colour: a cost, a pool, charges. */
export type Mana = readonly number[]

/** The number of a field: rows from A's side, lanes from A's left, from 0. */
export type Field = number

/** Nodes in each branch of a power board, each bought after the one before. */
export const NODES_PER_BRANCH = 4
