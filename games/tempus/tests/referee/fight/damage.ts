import { MONSTER_IDS, type CreatureId, type TempusState } from '../../../state.ts'
import { buildOf, monsterName } from '../match.ts'
import { areBodiesNext } from '../space/steps.ts'
import { areOnOneSide, everybody, isInPlay, landOf, placesOf, sideOf } from '../space/world.ts'
import { printedDr, SHIELDS, STARTING_DR, type Row } from './printed.ts'
import { bears, chainsOn, hasHadTurn, holds, isIn } from './rolls.ts'
import type { Strike } from './strike.ts'
import { isMinion } from './tokens.ts'

/** Damage before reductions. */
export interface Damage {
  readonly normal: number
  readonly piercing: number
}

/** What a Damage Chain adds (T-16.07). */
function smite(name: string, { state, strike, normal }: Smiting): Damage {
  const { target, attacker } = strike
  const isElite = target >= 20 && monsterName(state, target) !== 'Oblex Spawn'
  const isMarked = ['marked', 'hunters-mark', 'vow-of-enmity', 'challenged'].some((slug) =>
    bears(state.lastings, slug, { on: target }),
  )
  switch (name) {
    case 'Stunning Strike':
      return { normal: 2, piercing: 0 }
    case 'Divine Smite':
    case 'Disarming Attack':
    case 'Lightning Arrow':
      return { normal: 4, piercing: 0 }
    case 'Improved Divine Smite':
      return { normal: 5, piercing: 2 }
    case 'Sneak Attack I':
      return { normal: 6, piercing: 0 }
    case 'Sneak Attack II':
      return { normal: 10, piercing: 0 }
    case 'Touch of Death':
      return { normal: 3, piercing: 2 }
    case 'Brutal Strike':
      return { normal: 5, piercing: 0 }
    case 'Weak Point':
      return { normal: 0, piercing: isElite ? 5 : 3 }
    case 'Avenging Smite':
      return { normal: 0, piercing: isMarked ? 7 : 4 }
    case 'Empowered Evocation':
      return { normal: 3, piercing: 0 }
    case 'Death Strike':
      return { normal: Math.min(12, normal), piercing: 0 }
    default:
      throw new Error(`No Damage Chain is called ${name}; attacker ${attacker}.`)
  }
}

interface Smiting {
  readonly state: TempusState
  readonly strike: Strike
  readonly normal: number
}

/** What an attacker adds to every hit that deals damage, as far as what lies there says so (T-23.12). */
function standingDamage(state: TempusState, { attacker, target, attack }: Strike): number {
  let sum = 0
  if (isInPlay(state, 'Blood Moon')) sum += 2
  if (isIn(state, 'battle-hymn', { id: attacker, within: 3 })) sum += 1
  if (bears(state.lastings, 'hunters-mark', { on: target, owner: attacker })) sum += 2
  if (attack?.isWeapon === true && bears(state.lastings, 'divine-favor', { on: attacker })) sum += 2
  if (attack?.isMelee === true && holds(state, attacker, 'Gauntlets of Ogre Power')) sum += 2
  if (attack?.isWeapon === true && !attack.isMelee && holds(state, attacker, 'Bracers of Archery')) sum += 2
  if (attack?.isSpell === true && holds(state, attacker, 'Wand of the War Mage')) sum += 1
  if (attacker >= 8) sum += monsterDamage(state, attacker, target)
  return sum
}

function monsterDamage(state: TempusState, attacker: CreatureId, target: CreatureId): number {
  const name = monsterName(state, attacker)
  if (attacker === MONSTER_IDS.ogre && isInPlay(state, 'Rage of the Ogre')) return 2
  return name === 'Bugbear' && target < 8 && !hasHadTurn(state, target) ? 2 : 0
}

const FEATURES: Readonly<Record<string, number>> = {
  'Combat Inspiration': 2,
  'Colossus Slayer': 2,
}

/** The damage of a hit with everything that is added to it and every halving, before reductions. */
export function damageOf(state: TempusState, strike: Strike, row: Row): Damage {
  const own = ownDamage(state, strike, row)
  let { normal, piercing } = own
  if (normal + piercing === 0) return own
  for (const { name } of strike.played) normal += FEATURES[name] ?? 0
  // what was played last is carried out first (T-17.06)
  for (const { by, name, isSmite } of strike.played.toReversed()) {
    const more = isSmite
      ? smite(name, { state, strike, normal })
      : { normal: name === 'Set Up' ? 3 : 0, piercing: 0 }
    normal += more.normal
    piercing += more.piercing
    if (by !== strike.target || !HALVING.includes(name)) continue
    const left = Math.ceil((normal + piercing) / 2)
    normal = Math.min(normal, left - Math.floor(piercing / 2)) // none of what pierces stops to (T-25.02)
    piercing = left - normal
  }
  if (bears(state.lastings, 'enfeebled', { on: strike.attacker })) normal = Math.floor(normal / 2) // all that was added, too (C-3)
  return { normal, piercing }
}

/** Cards that halve the damage of a hit, rounded up. */
const HALVING = ['Uncanny Dodge', "Hunter's Reflexes"]

/** What the attack itself deals: its row, what its attacker has, Chains before the hit, and a critical hit. */
function ownDamage(state: TempusState, strike: Strike, row: Row): Damage {
  let { normal, piercing } = row
  if (normal + piercing === 0) return { normal, piercing }
  const chains = chainsOn(strike)
  normal += standingDamage(state, strike)
  if (chains.includes('Trip Attack')) normal += 1
  if (chains.includes('Combat Superiority')) normal += 1
  if (chains.includes('Wild Magic')) normal += 3
  // it counts for each hit of its Spell, for the first one as what is played on it
  const isEmpowered = chains.includes('Empowered Evocation')
  if (isEmpowered && !strike.played.some(({ name }) => name === 'Empowered Evocation')) normal += 3
  if (strike.isCritical)
    piercing += bears(state.lastings, 'superior-critical', { on: strike.attacker }) ? 5 : 3
  return { normal, piercing }
}

/** What the target takes off this damage before DR, by cards played for it and by what it has. */
export function reductionOf(
  state: TempusState,
  target: CreatureId,
  {
    isSpell,
    played,
  }: { readonly isSpell: boolean; readonly played: readonly { by: number; name: string }[] },
): number {
  const own = played.filter(({ by }) => by === target)
  let sum = own.reduce((all, { name }) => all + (SHIELDS[name] ?? 0), 0)
  if (!isSpell || target >= 8) return sum
  const subclass = buildOf(state, target)[1]
  if (subclass === 'spellbreaker') sum += 2
  if (holds(state, target, 'Mantle of Spell Resistance')) sum += 3
  if (isWarded(state, target)) sum += 2
  return sum
}

/** Aura of Warding: the one who has it and allies adjacent to it. */
function isWarded(state: TempusState, id: CreatureId): boolean {
  return state.heroes.some(
    (hero) =>
      hero.at >= 0 &&
      buildOf(state, hero.id)[1] === 'oath-of-ancients' &&
      areOnOneSide(state, hero.id, id) &&
      (hero.id === id || areBodiesNext(landOf(state), [hero.at], placesOf(state, id))),
  )
}

/** The DR of a creature against some damage (T-25.06, T-25.07). */
export function drOf(
  state: TempusState,
  id: CreatureId,
  {
    isSpell,
    played,
  }: { readonly isSpell: boolean; readonly played: readonly { by: number; name: string }[] },
): number {
  if (id >= 8) return monsterDr(state, id)
  const [, subclass, character] = buildOf(state, id)
  const on = id
  let sum = STARTING_DR[subclass] ?? 0
  if (holds(state, id, 'Cloak of Protection')) sum += 1
  if (holds(state, id, 'Adamantine Shield')) sum += 2
  for (const slug of ['mage-armor', 'bulwark', 'hold-the-line', 'valiant-flourish', 'warding-bond'])
    sum += 2 * state.lastings.filter((one) => one.on === on && bears([one], slug, { on })).length
  if (bears(state.lastings, 'hardened', { on })) sum += 3
  if (bears(state.lastings, 'shield-of-faith', { on })) sum += 3
  if (isIn(state, 'aura-of-protection', { id, within: 2 })) sum += 1
  if (isSpell && character === 'mertz') sum += 2
  if (played.some(({ by, name }) => by === id && name === 'Shield')) sum += 5
  if (subclass === 'horde-breaker') sum += hordeDr(state, id)
  return Math.max(0, sum)
}

function monsterDr(state: TempusState, id: CreatureId): number {
  if (isMinion(state, id)) return 0 // T-25.17
  const name = monsterName(state, id)
  const spawn = name === 'Elder Oblex' ? everybody(state).filter((one) => one >= 26).length : 0
  const on = id
  const wards = ['warding-bond'].filter((slug) => bears(state.lastings, slug, { on })).length * 2
  const faith = bears(state.lastings, 'shield-of-faith', { on }) ? 3 : 0
  const aura = isIn(state, 'aura-of-protection', { id, within: 2 }) ? 1 : 0
  return printedDr(name) + spawn + wards + faith + aura
}

/** Horde Defense: +1 for each adjacent hostile creature after the first (T-38.03). */
function hordeDr(state: TempusState, id: CreatureId): number {
  const hostile = everybody(state).filter(
    (one) =>
      !areOnOneSide(state, id, one) &&
      (one < 8 || state.monsters[one - 8]?.isActive === true || sideOf(state, one) !== null) &&
      areBodiesNext(landOf(state), placesOf(state, id), placesOf(state, one)),
  )
  return Math.max(0, hostile.length - 1)
}

/** HP lost, or damage dealt to a Minion, after reductions and DR (T-25.01, T-25.08). */
export function lossOf({ normal, piercing }: Damage, reduction: number, dr: number): number {
  const left = Math.max(0, normal - reduction)
  const more = Math.max(0, reduction - normal)
  return Math.max(0, left - dr) + Math.max(0, piercing - more)
}
