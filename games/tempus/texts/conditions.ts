import { capital } from '@trialhall/kernel'
import type { AttackFace, Condition } from '../faces.ts'
import type { Happening } from '../acts.ts'
import { attackOn } from './actions.ts'
import { areAllies, creaturesOnMap, isHostileTo, isOpponentOf } from '../rules/creatures.ts'
import { defsOf } from '../rules/hero-decks.ts'
import { isMarked } from '../rules/lasting.ts'
import { areAdjacentCreatures, creaturesIn, distanceBetween, sees } from '../rules/map.ts'
import { cardOf, PRINTED } from '../rules/printed.ts'
import { heroOf, type CreatureId, type TempusPosition } from '../state.ts'
import type { Skill } from '../terms.ts'
import { isEliteOrRival } from './aims.ts'
import { keptDie } from './deeds/rolls.ts'

type Holds = Condition['holds']

function when(says: string, holds: Holds): Condition {
  return { says, holds }
}

/** Both, or all. */
export function all(...conditions: readonly Condition[]): Condition {
  return when(conditions.map(({ says }) => says).join(' and '), (state, owner, about) =>
    conditions.every((condition) => condition.holds(state, owner, about)),
  )
}

// When a Free card can be played

/** In the turn of the one who plays it. */
export const inYourTurn: Condition = when('in your turn', (state, owner) => state.turn?.seat === owner)

/** Damage from any source is about to be taken by it. */
export const harmingYou: Condition = when(
  'when you are about to take damage',
  (_, owner, { instance }) => instance?.target === owner,
)

/** An attack hits it. */
export const hittingYou: Condition = when(
  'when an attack hits you',
  (_, owner, { instance }) => instance?.target === owner && instance.strike !== null,
)

/** A ranged weapon attack hits it. */
export const shootingYou: Condition = when(
  'when a ranged weapon attack hits you',
  (state, owner, about) =>
    hittingYou.holds(state, owner, about) &&
    about.strike?.isMelee === false &&
    about.strike.attack.isWeapon === true,
)

/** An area is about to hurt it. */
export const inTheArea: Condition = when(
  'when an area would damage you',
  (_, owner, { instance }) => instance?.target === owner && instance.isArea,
)

/** An attack against it is declared. */
export const aimedAtYou: Condition = when(
  'when an attack against you is declared',
  (_, owner, { strike }) => strike?.target === owner,
)

/** A Spell attack against it alone is declared. */
export const spellAtYou: Condition = when(
  'when a Spell attack against you alone is declared',
  (_, owner, { strike }) =>
    strike !== null && strike.target === owner && strike.source.isSpell && !strike.isArea,
)

/** It stands in the area of a Spell, for which nothing is rolled yet, if anything ever is (T-R101). */
export const inSpellArea: Condition = when(
  'when you are in the area of a Spell, before its rolls',
  (state, owner, { act, strike }) =>
    act !== null &&
    (strike === null ? act.isSpell : strike.source.isSpell) &&
    act.strikes.every(({ roll }) => roll === null) &&
    creaturesIn(state, act.area).includes(owner),
)

/** An attack has missed it from beside it. */
export const missedFromBeside: Condition = when(
  'when the attack of an adjacent opponent misses you',
  (state, owner, { strike }) =>
    strike?.target === owner &&
    isOpponentOf(state, strike.attacker, owner) &&
    areAdjacentCreatures(state, strike.attacker, owner),
)

/** An attack has missed it. */
export const missedYou: Condition = when(
  'when an attack misses you',
  (_, owner, { strike }) => strike?.target === owner,
)

/** The attack of somebody big or of a rival beside it is over. */
export const attackedByGiant: Condition = when(
  'after an adjacent Elite, Guardian or rival Hero attacked you',
  (state, owner, { strike }) =>
    strike?.target === owner &&
    isEliteOrRival(state, owner, strike.attacker) &&
    areAdjacentCreatures(state, strike.attacker, owner),
)

/** The attack of somebody beside it whom it has marked is over (T-27.05). */
export const attackedByMarked: Condition = {
  ...when(
    'after an adjacent creature marked by you attacked',
    (state, owner, { strike }) =>
      strike !== null &&
      isMarked(state, strike.attacker, owner) &&
      areAdjacentCreatures(state, strike.attacker, owner),
  ),
  needsMark: true,
}

/** It has rolled a D20. */
export const youRolled: Condition = when(
  'just after your own D20 roll',
  (_, owner, { roll }) => roll?.by === owner,
)

/** Somebody in sight has rolled a D20. */
export const anyoneRolled: Condition = when(
  'just after the D20 roll of a creature you see, or your own',
  (state, owner, { roll }) => roll !== null && (roll.by === owner || sees(state, owner, roll.by)),
)

/** A creature in sight is about to roll, while a die is kept for it (Portent). */
export function rollsWhileKept(slug: string): Condition {
  return when(
    'before a creature you see rolls for an attack or a skill',
    (state, owner, { creature, strike, roll }) => {
      const isRoll = strike !== null || roll !== null // an area may be declared for which nothing is rolled
      return (
        isRoll && keptDie(state, owner, slug) !== null && (creature === owner || sees(state, owner, creature))
      )
    },
  )
}

/** Initiatives lie there. */
export const initiativeRolled: Condition = when('after initiative rolls', () => true)

/** An opponent in sight and range has rolled a D20. */
export function opponentRolled(range: number): Condition {
  return when(
    `just after the D20 roll of an opponent you see within ${range}`,
    (state, owner, { roll }) => roll !== null && isRivalNear(state, owner, roll.by, range),
  )
}

// oxlint-disable-next-line max-params -- two creatures and how far
function isRivalNear(state: TempusPosition, owner: CreatureId, other: CreatureId, range: number): boolean {
  return (
    isOpponentOf(state, other, owner) &&
    distanceBetween(state, owner, other) <= range &&
    sees(state, owner, other)
  )
}

/** An ally beside it is hit. */
export const allyHitBeside: Condition = when(
  'when an adjacent ally is hit',
  (state, owner, { instance }) =>
    instance !== null &&
    instance.strike !== null &&
    instance.target !== owner &&
    areAllies(state, instance.target, owner) &&
    areAdjacentCreatures(state, instance.target, owner),
)

/** An ally in sight and range would be defeated. */
export function allyFalls(range: number): Condition {
  return when(
    `when you or an ally you see within ${range} would drop to 0 HP`,
    (state, owner, { creature }) =>
      areAllies(state, creature, owner) &&
      distanceBetween(state, owner, creature) <= range &&
      sees(state, owner, creature),
  )
}

/** It would be defeated itself. */
export const youFall: Condition = when(
  'when you would drop to 0 HP',
  (_, owner, { creature }) => creature === owner,
)

/** Somebody in sight and range has hurt it. */
export function hurtBySeen(range: number): Condition {
  return when(
    `after a creature you see within ${range} damaged you`,
    (state, owner, { instance }) =>
      instance !== null &&
      instance.target === owner &&
      isRivalNear(state, owner, instance.source.creature, range),
  )
}

/** A Spell has hurt it. */
export const hurtBySpell: Condition = when(
  'after a Spell damaged you',
  (_, owner, { instance }) => instance?.target === owner && instance.source.isSpell,
)

/** An opponent in sight and range plays a Spell (T-38.06). */
export function spellPlayed(range: number): Condition {
  return when(`when an opponent you see within ${range} plays a Spell`, (state, owner, about) =>
    isRivalNear(state, owner, casterOf(about), range),
  )
}

function casterOf({ response, creature }: Happening): CreatureId {
  return response?.by ?? creature
}

/** So many hostile creatures stand beside it, in its turn. */
export function crowded(count: number): Condition {
  return when(
    `in your turn while ${count} or more hostile creatures are adjacent to you`,
    (state, owner) => state.turn?.seat === owner && hostilesBeside(state, owner) >= count,
  )
}

/** How many hostile creatures stand beside a creature (T-2.09). */
export function hostilesBeside(state: TempusPosition, owner: CreatureId): number {
  return creaturesOnMap(state).filter(
    (other) => isHostileTo(state, other, owner) && areAdjacentCreatures(state, other, owner),
  ).length
}

// What Chains and Damage Chains fit

function attackOf(state: TempusPosition, { strike, act }: Happening): AttackFace | null {
  if (strike !== null) return strike.attack
  return act === null ? null : attackOn(state, act.card)
}

function onAttack(says: string, fits: (attack: AttackFace) => boolean): Condition {
  return when(says, (state, _, about) => {
    const attack = attackOf(state, about)
    return attack !== null && fits(attack)
  })
}

function isClose({ reach }: AttackFace): boolean {
  return reach.type === 'melee' || reach.type === 'around'
}

/** A weapon attack. */
export const withWeapon: Condition = onAttack('a weapon attack', ({ isWeapon }) => isWeapon)
/** An attack by a Spell. */
export const withSpell: Condition = onAttack('a Spell attack', ({ isSpell }) => isSpell)
/** A melee attack. */
export const inMelee: Condition = onAttack('a melee attack', isClose)
/** A weapon attack in melee. */
export const weaponInMelee: Condition = onAttack(
  'a melee weapon attack',
  (attack) => attack.isWeapon && isClose(attack),
)
/** A ranged attack. */
export const atRange: Condition = onAttack('a ranged attack', (attack) => !isClose(attack))
/** A ranged weapon attack. */
export const weaponAtRange: Condition = onAttack(
  'a ranged weapon attack',
  (attack) => attack.isWeapon && !isClose(attack),
)

/** The roll had advantage, or another opponent of the target stands beside it (T-38.07, T-R123). */
export const sneaking: Condition = when(
  'a weapon attack whose roll had advantage or whose target has another of its opponents adjacent',
  (state, owner, about) => {
    const { strike } = about
    if (strike === null || !strike.attack.isWeapon) return false
    const { advantage, noAdvantage, disadvantage } = strike.roll?.terms ?? strike.terms
    return (advantage && !noAdvantage && !disadvantage) || hasOtherFoe(state, owner, strike.target)
  },
)

function hasOtherFoe(state: TempusPosition, owner: CreatureId, target: CreatureId): boolean {
  return creaturesOnMap(state).some(
    (other) =>
      other !== owner &&
      other !== target &&
      isOpponentOf(state, other, target) &&
      areAdjacentCreatures(state, other, target),
  )
}

/** An Action that gives spaces. */
export const onMove: Condition = when('a Move Action', (_, __, { act }) => act?.type === 'move')

/** An Action of a card of a Hero's deck, and not one of Loot or of the token of an Event, which never come to a hand (Encore). */
export const onHeroCard: Condition = when(
  'an Action from a Hero card',
  (state, _, { act }) => act !== null && cardOf(state, act.card).kind === 'hero',
)

/** The try of a skill. */
export function onSkill(skill: Skill | null = null): Condition {
  return when(
    skill === null ? 'a skill roll' : `a roll of ${capital(skill)}`,
    (_, __, { act }) =>
      act?.skill !== undefined && act.skill !== null && (skill === null || act.skill === skill),
  )
}

/** The try of a skill for a Quest or an Event, and not what a card asks for (Thieves’ Tools). */
export const onObjective: Condition = when(
  'a skill roll for a Quest or an Event',
  (_, __, { act }) => act?.type === 'skill',
)

/** A roll of Athletics, or a Move Action, as an Attack that moves is as well (T-R51, T-R104). */
export const athleticsOrMove: Condition = when(
  'a roll of Athletics or a Move Action',
  (_, __, { act }) => act?.skill === 'athletics' || act?.type === 'move' || act?.type === 'attack-move',
)

/** Its deck holds another card (C-6, Mage Hand II). */
export function deckHolds(slug: string, name: string): Condition {
  return when(`while your deck holds ${name}`, (state, owner) =>
    defsOf(heroOf(state, owner), 1).some((def) => PRINTED.cards[def]?.slug === slug),
  )
}
