import type { CardId } from '@trialhall/kernel'
import type { EqualizerCard, Extra } from '../faces.ts'
import { attackCheck } from '../rules/attacks.ts'
import { rogueTargets } from '../rules/equalizers.ts'
import { characterOn } from '../rules/field.ts'
import { isSuccess } from '../rules/rolls.ts'
import { attackOf, damageOf, defenceOf, type Attacker } from '../rules/stats.ts'
import type { BattlePosition, Character } from '../state.ts'
import { DIE, NATURAL_SUCCESS } from '../terms.ts'
import { chanceOf, chanceWithRerolls, leastDie } from './chance.ts'
import { blend, fateOf, UNHARMED, type Fate } from './fate.ts'

/** One attack on one target: a basic attack, or an equalizer's. */
export interface Strike {
  readonly attacker: Attacker
  readonly target: CardId
  /** What an ability adds to it. */
  readonly extra?: Extra
  /** How often a die that misses may be rolled again; never where it is left out. */
  readonly rerolls?: number
}

/** What one face of the die would bring. */
export interface FaceOdds {
  readonly die: number
  readonly total: number
  readonly isHit: boolean
  /** HP that the target loses; 0 for a miss. */
  readonly damage: number
  readonly fate: Fate
}

/** Everything that can be said of an attack before the die is rolled. */
export interface AttackOdds extends Fate {
  /** What is added to the die: ATK with its modifiers. */
  readonly modifier: number
  /** What the total must reach: DEF with its modifiers. */
  readonly needed: number
  /** The lowest natural roll that hits. */
  readonly least: number
  /** The chance of a hit, 0 to 1. */
  readonly hit: number
  /** What a hit takes, and what a natural 6 takes. */
  readonly damage: number
  readonly doubled: number
  /** HP that the attack takes on average. */
  readonly expected: number
  /** One for each face, from 1 on. */
  readonly faces: readonly FaceOdds[]
}

/** The odds of an attack; null where its target is not on the field. */
export function attackOdds(position: BattlePosition, strike: Strike): AttackOdds | null {
  const target = characterOn(position, strike.target)
  if (target === null) return null
  const check = checkOf(position, strike, target)
  const faces = Array.from({ length: DIE }, (_, i) => faceOdds(position, strike, { ...check, die: i + 1 }))
  const { hit, each } = hitting(check, strike.rerolls ?? 0)
  const hits = faces.filter(({ isHit }) => isHit)
  return {
    ...check,
    least: leastDie(check.needed, check.modifier),
    hit,
    damage: damageBy(position, strike, { isDoubled: false }),
    doubled: damageBy(position, strike, { isDoubled: true }),
    expected: each * hits.reduce((sum, { damage }) => sum + damage, 0),
    ...blend(hits.map(({ fate }) => ({ chance: each, fate }))),
    faces,
  }
}

interface Reach {
  readonly modifier: number
  readonly needed: number
}

function checkOf(position: BattlePosition, { attacker, target, extra }: Strike, aimed: Character): Reach {
  if (isRogue(attacker))
    return { modifier: attackOf(position, attacker, target), needed: defenceOf(position, aimed, attacker) }
  const { modifier, needed } = attackCheck(position, attacker, extra ? { target, extra } : { target })
  return { modifier, needed }
}

/** Whether it is an equalizer that attacks. */
export function isRogue(attacker: Attacker): attacker is EqualizerCard {
  return 'joker' in attacker
}

/** The chance of a hit, and that of each face that hits: a miss that is rolled again makes all of them likelier alike. */
function hitting(
  { modifier, needed }: Reach,
  rerolls: number,
): { readonly hit: number; readonly each: number } {
  const once = chanceOf(needed, modifier)
  const hit = chanceWithRerolls(once, rerolls)
  return { hit, each: hit / once / DIE }
}

function faceOdds(
  position: BattlePosition,
  strike: Strike,
  { die, ...check }: Reach & { die: number },
): FaceOdds {
  const isHit = isSuccess(die, check)
  const damage = isHit ? damageBy(position, strike, { isDoubled: die === NATURAL_SUCCESS }) : 0
  const by = isRogue(strike.attacker) ? null : strike.attacker
  const fate = isHit ? fateOf(position, { by, target: strike.target, damage }) : UNHARMED
  return { die, total: die + check.modifier, isHit, damage, fate }
}

function damageBy(
  position: BattlePosition,
  { attacker, target, extra }: Strike,
  { isDoubled }: { readonly isDoubled: boolean },
): number {
  return damageOf(position, { attacker, target, isDoubled, extra: extra?.dmg ?? 0 })
}

/** Whom an attack may really hit: the one aimed at, and where it is in a pair the other member too, as its controller names (B-14.9). */
export function mayTakeIt(position: BattlePosition, aim: CardId): readonly CardId[] {
  const partner = characterOn(position, aim)?.partner ?? null
  return partner === null ? [aim] : [aim, partner]
}

/** Whom the next attack of an equalizer goes at, each with its odds (B-15.2, B-15.4); those in a pair may send their partner. */
export function rogueOdds(
  position: BattlePosition,
  rogue: EqualizerCard,
): readonly { readonly target: CardId; readonly odds: AttackOdds }[] {
  return rogueTargets(position).flatMap((target) => {
    const odds = attackOdds(position, { attacker: rogue, target })
    return odds === null ? [] : [{ target, odds }]
  })
}
