import { capital } from '@trialhall/kernel'
import { QUIRKS, type Bonus, type BonusCondition, type BonusStat, type Quirk } from '../faces.ts'
import { maxHp } from '../rules/fight/healing.ts'
import { isHero, isMinion, monsterOf } from '../rules/creatures.ts'
import { monsterFace } from '../rules/printed.ts'
import type { CreatureId, TempusPosition } from '../state.ts'
import type { Skill } from '../terms.ts'

const WORDS: Readonly<Record<BonusStat, string>> = {
  attack: 'to attack rolls',
  attacked: 'to attack rolls against it',
  damage: 'damage on hits',
  piercing: 'piercing damage on hits',
  dr: 'DR',
  skill: 'to skill rolls',
  initiative: 'to initiative',
  reduction: 'reduction of damage',
  healing: 'to each healing given',
  healed: 'to each healing received',
  spaces: 'spaces in a turn with a Move Action',
  maxHp: 'maximum HP',
  draws: 'card in the draw phase',
  critical: 'critical range',
  sight: 'spaces is how far sight reaches',
  advantage: 'advantage on attack rolls',
  disadvantage: 'disadvantage on attack rolls',
  advantaged: 'attack rolls against it have advantage',
  disadvantaged: 'attack rolls against it have disadvantage',
  'skill-advantage': 'advantage on skill rolls',
  'skill-disadvantage': 'disadvantage on skill rolls',
  'initiative-advantage': 'advantage on initiative rolls',
}

const NUMBERED: readonly BonusStat[] = [
  'attack',
  'attacked',
  'damage',
  'piercing',
  'dr',
  'skill',
  'initiative',
  'reduction',
  'healing',
  'healed',
  'spaces',
  'maxHp',
  'draws',
  'critical',
]

/** A number for its bearer. */
export function bonus(stat: BonusStat, amount: number, condition: BonusCondition | null = null): Bonus {
  const of = condition === null ? '' : ` ${condition.says}`
  return { says: `${sayStat(stat, amount)}${of}`, stat, amount, scope: 'bearer', condition }
}

function sayStat(stat: BonusStat, amount: number): string {
  if (!NUMBERED.includes(stat))
    return stat === 'sight' ? `sight reaches at most ${amount} spaces` : WORDS[stat]
  const words =
    stat === 'spaces' && Math.abs(amount) === 1 ? WORDS.spaces.replace('spaces', 'space') : WORDS[stat]
  return `${amount < 0 ? '−' : '+'}${Math.abs(amount)} ${words}`
}

/** A number for rolls of one skill. */
export function skillBonus(skill: Skill, amount: number): Bonus {
  return { ...bonus('skill', amount, ofSkill(skill)), says: `+${amount} to ${capital(skill)} rolls` }
}

/** An advantage or disadvantage. */
export function gives(stat: BonusStat, condition: BonusCondition | null = null): Bonus {
  return bonus(stat, 1, condition)
}

/** The same for its bearer and allies within so many spaces. */
export function aura(within: number, one: Bonus): Bonus {
  return { ...one, says: `you and allies within ${within}: ${one.says}`, scope: { within } }
}

/** The same for its bearer and adjacent allies (T-19.02). */
export function beside(one: Bonus): Bonus {
  return { ...one, says: `you and adjacent allies: ${one.says}`, scope: 'adjacent' }
}

/** The same for every Hero. */
export function forHeroes(one: Bonus): Bonus {
  return { ...one, says: `all Heroes: ${one.says}`, scope: 'heroes' }
}

/** The same for every creature. */
export function forAll(one: Bonus): Bonus {
  return { ...one, says: `all creatures: ${one.says}`, scope: 'creatures' }
}

/** The same once for each of what is counted. */
export function perEach(
  one: Bonus,
  what: string,
  times: (state: TempusPosition, bearer: CreatureId) => number,
): Bonus {
  return { ...one, says: `${one.says} for each ${what}`, times: (state, { bearer }) => times(state, bearer) }
}

// What a bonus may ask

function when(says: string, holds: BonusCondition['holds']): BonusCondition {
  return { says, holds }
}

/** Weapon attacks. */
export const ofWeapons: BonusCondition = when(
  'of weapon attacks',
  (_, { strike }) => strike?.attack.isWeapon === true,
)
/** Attacks in melee. */
export const ofMelee: BonusCondition = when('of melee attacks', (_, { strike }) => strike?.isMelee === true)
/** Weapon attacks that are not in melee. */
export const ofShots: BonusCondition = when(
  'of ranged weapon attacks',
  (_, { strike }) => strike?.attack.isWeapon === true && !strike.isMelee,
)
/** Attacks by Spells. */
export const ofSpells: BonusCondition = when(
  'of Spell attacks',
  (_, { strike }) => strike?.attack.isSpell === true,
)
/** Damage whose source is a Spell (T-2.08). */
export const fromSpells: BonusCondition = when(
  'against damage from Spells',
  (_, { source }) => source?.isSpell === true,
)
/** Attacks on the bearer of a mark, by whoever put it there. */
export const byOwner: BonusCondition = when(
  'by its owner',
  (_, { strike }, { owner }) => strike?.attacker === owner,
)
/** Attacks on the bearer of a mark by whoever put it there, for bonuses of the attacker. */
export const onBearerByOwner: BonusCondition = when(
  'of its owner against the bearer',
  (_, { strike }, { bearer, owner }) => strike?.attacker === owner && strike.target === bearer,
)
/** Attacks of a challenged creature on others than who challenged it. */
export const onOthers: BonusCondition = when(
  'against others than its owner',
  (_, { strike }, { owner }) => strike !== null && strike.target !== owner,
)
/** Attacks on somebody who has not had a turn in this round. */
export const onLate: BonusCondition = when(
  'against creatures that have not had their turn this round',
  (state, { strike }) => strike !== null && waitsForTurn(state, strike.target),
)
/** Attacks on Heroes who have not had a turn in this round. */
export const onLateHeroes: BonusCondition = when(
  'against Heroes that have not had their turn this round',
  (state, { strike }) => strike !== null && isHero(strike.target) && waitsForTurn(state, strike.target),
)

function waitsForTurn(state: TempusPosition, id: CreatureId): boolean {
  return state.slots.includes(id)
}

/** Rolls of one skill. */
function ofSkill(wanted: Skill): BonusCondition {
  return when(`of ${wanted}`, (_, { skill }) => skill === wanted)
}

/** Whether a creature lacks HP or is Wounded. */
export function isHurt(state: TempusPosition, id: CreatureId): boolean {
  const { hp } = isHero(id) ? (state.heroes[id] ?? { hp: 0 }) : monsterOf(state, id)
  return hp < maxHp(state, id)
}

/** Whether a creature is an Elite or a Guardian. */
export function isBig(state: TempusPosition, id: CreatureId): boolean {
  return !isHero(id) && !isMinion(state, id) && monsterFace(monsterOf(state, id)).rank !== 'minion'
}

// Words of quirks

/** How whoever has something is spoken of: its own card says "you". */
export interface Pronoun {
  readonly it: string
  readonly its: string
  /** Ends its verbs. */
  readonly s: string
  readonly has: string
}

/** For whoever carries something. */
export const IT: Pronoun = { it: 'it', its: 'its', s: 's', has: 'has' }
/** For whoever has the card. */
export const YOU: Pronoun = { it: 'you', its: 'your', s: '', has: 'have' }

/** For everybody. */
export const ALL: Pronoun = { it: 'everybody', its: 'all', s: 's', has: 'has' }

/** What a quirk says of its bearer; `n` is its number. */
const QUIRK_WORDS: Readonly<Record<Quirk, (n: number, of: Pronoun) => string>> = {
  pushLess: (n, { it }) => `Push against ${it} is ${n} less`,
  noPush: (_, { it }) => `Push does not move ${it}`,
  burnLess: (n, { it, s }) => `each time ${it} would get Burn, ${it} get${s} ${n} less`,
  noBurn: (_, { it }) => `${it} cannot get Burn`,
  noRoot: (_, { it }) => `${it} cannot get Root`,
  noPoison: (_, { it }) => `${it} cannot get Poison`,
  burnHeals: (_, { it }) => `Burn heals ${it} 1 for each token instead of hurting ${it}`,
  noExtraCosts: (_, { it }) => `extra movement costs of spaces do not apply to ${it}`,
  movesLess: (n, { its }) => `${its} Move Actions give ${n} spaces less`,
  movesMore: (n, { it, s }) => `${it} move${s} ${n} spaces more`,
  sculpts: (n, { its }) => `${its} area Spells spare up to ${n} creatures of ${its} choice`,
  reach: (n, { it, its, s }) =>
    `once a turn one of ${its} melee attacks reaches a creature that ${it} see${s} within ${n}`,
  rerollsOnes: (_, { its, it, s }) =>
    `when a D20 of ${its} own or of an ally that ${it} see${s} shows 1, its owner may roll it again once, and the new die counts`,
  roundOneDraws: (n, { it, s }) => `${it} draw${s} ${n} more cards in round 1`,
  noMove: (_, { it }) => `${it} cannot play Move Actions or move`,
  noAttack: (_, { it }) => `${it} cannot play Attack Actions, and a Monster does not attack`,
  noMonsterAttack: () => 'a Monster does not attack',
  noSpells: (_, { it }) => `${it} cannot play Spells`,
  noTurn: () => 'a Monster neither moves nor attacks',
  actionsLess: (n, { it, its, has }) => `${it} ${has} ${n} Action less in ${its} turn`,
  actionsMore: (n, { it, its, has }) => `${it} ${has} ${n} Action more in ${its} turn`,
  hidden: (n, { it }) => `opponents farther than ${n} cannot target ${it}`,
  untargetable: (_, { it }) => `opponents cannot target ${it} with single-target attacks`,
  halvesDamage: (_, { its }) => `normal damage of ${its} attacks is halved, rounded down`,
  critDamage: (n, { its }) => `${its} critical hits deal ${n} piercing damage more`,
  throughOpponents: (_, { it }) => `${it} may move through opponents`,
  burrows: (_, { it, s }) => `${it} ignore${s} terrain and creatures while moving`,
  rises: (_, { it, s }) =>
    `the first time ${it} drop${s} to 0 HP ${it} stay${s} with 15 HP and lose${s} all Ailments`,
  tremorsense: (_, { it, s }) => `${it} need${s} no sight to target`,
  turnsReversed: () => 'turns go from the lowest initiative to the highest',
  borrows: (_, { it, has }) => `${it} ${has} what that Loot card gives`,
}

/** The words of all quirks of somebody; numbers below 0 take another's away. */
export function sayQuirks(
  quirks: Partial<Readonly<Record<Quirk, number>>>,
  of: Pronoun = IT,
): readonly string[] {
  return QUIRKS.flatMap((quirk) => {
    const n = quirks[quirk] ?? 0
    return n > 0 ? [QUIRK_WORDS[quirk](n, of)] : []
  })
}
