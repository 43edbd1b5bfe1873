import type { AttackFace, Reach, ResultTable } from '../faces.ts'
import { sayTable } from './tables.ts'

/** Against an adjacent creature (T-21.02). */
export const MELEE: Reach = { type: 'melee' }
/** Against every adjacent opponent. */
export const AROUND: Reach = { type: 'around', whom: 'opponents' }
/** Against every adjacent creature. */
export const ALL_AROUND: Reach = { type: 'around', whom: 'creatures' }

/** Against a creature in sight and range that is not adjacent (T-21.03, T-21.04). */
export function ranged(range: number): Reach {
  return { type: 'ranged', range }
}

/** An area within range (T-22.01). */
export function area(range: number, size: 3 | 4 | 5): Reach {
  return { type: 'area', range, size }
}

/** A line of six spaces within range (T-22.14). */
export function line(range: number): Reach {
  return { type: 'line', range }
}

/** An area beside the attacker (T-22.13). */
export function burst(size: 3 | 4): Reach {
  return { type: 'burst', size }
}

/** Every Hero within so many spaces. */
export function within(range: number): Reach {
  return { type: 'within', range }
}

/** An attack with a weapon; two tables on a Primary Attack (T-7.06). */
export function weapon(reach: Reach, ...tables: readonly ResultTable[]): AttackFace {
  return { ...plain(reach, tables), isWeapon: true }
}

/** An attack by a Spell (T-2.08). */
export function spell(reach: Reach, ...tables: readonly ResultTable[]): AttackFace {
  return { ...plain(reach, tables), isSpell: true }
}

/** A weapon attack that is a Spell too. */
export function spellWeapon(reach: Reach, ...tables: readonly ResultTable[]): AttackFace {
  return { ...plain(reach, tables), isWeapon: true, isSpell: true }
}

/** An attack of a Monster, a body or a breath: neither weapon nor Spell. */
export function natural(reach: Reach, ...tables: readonly ResultTable[]): AttackFace {
  return plain(reach, tables)
}

function plain(reach: Reach, tables: readonly ResultTable[]): AttackFace {
  return {
    isWeapon: false,
    isSpell: false,
    reach,
    tables,
    rolls: 1,
    areApart: false,
    bounces: false,
    modifier: 0,
  }
}

/** The same attack with several rolls, each against a target of its own choice. */
export function rolls(count: number, attack: AttackFace): AttackFace {
  return { ...attack, rolls: count }
}

/** The same attack against up to so many different targets. */
export function apart(count: number, attack: AttackFace): AttackFace {
  return { ...attack, rolls: count, areApart: true }
}

/** The same attack, which may bounce off terrain (T-R70). */
export function bouncing(attack: AttackFace): AttackFace {
  return { ...attack, bounces: true }
}

/** "Weapon attack, melee: 1-5 miss, 6-12: 5, 13+: 9". */
export function sayAttack(attack: AttackFace): string {
  const { tables, bounces } = attack
  const parts = [sayReach(attack.reach), sayRolls(attack), bounces ? 'may bounce off terrain' : '']
  const head = [sayKind(attack), ...parts.filter((part) => part !== '')].join(', ')
  const [first, second] = tables.map(sayTable)
  return second === undefined ? `${head}: ${first}` : `${head}. I: ${first}. II: ${second}`
}

function sayKind({ isWeapon, isSpell }: AttackFace): string {
  if (isWeapon && isSpell) return 'Weapon and Spell attack'
  if (isWeapon) return 'Weapon attack'
  return isSpell ? 'Spell attack' : 'Attack'
}

/** "ranged 8", "area 3 within 10". */
export function sayReach(reach: Reach): string {
  switch (reach.type) {
    case 'melee':
      return 'melee'
    case 'ranged':
      return `ranged ${reach.range}`
    case 'area':
      return `area ${reach.size} within ${reach.range}`
    case 'line':
      return `line of 6 within ${reach.range}`
    case 'burst':
      return `area ${reach.size} beside the attacker`
    case 'around':
      return reach.whom === 'opponents' ? 'every adjacent opponent' : 'every adjacent creature'
    case 'within':
      return `every Hero within ${reach.range}`
  }
}

function sayRolls({ rolls: count, areApart }: AttackFace): string {
  if (count === 1) return ''
  return areApart ? `up to ${count} different targets` : `${count} rolls, same or different targets`
}
