import type { Seat } from '@trialhall/kernel'
import { areAllies, creatureOf, creaturesOnMap } from '../rules/creatures.ts'
import { distanceTo } from '../rules/map.ts'
import { monsterFace, PRINTED } from '../rules/printed.ts'
import { distance, type Space } from '../space/index.ts'
import { heroOf, MONSTER_IDS, OFF, type CreatureId, type Monster, type TempusPosition } from '../state.ts'
import type { Goal } from './places/goals.ts'
import { blowWorth } from './prey.ts'
import { isInRange, rangeOf, weaponsOf, type Weapon } from './weapons.ts'

/** Prey farther away than this is not thought of while there is anything else. */
const SIGHT = 14
/** An Action that strikes somebody soon, of the worth of the blow. */
const TWICE = 1.3
/** The same for the Guardian, which takes several turns. */
const LASTING = 2.5

/** Opponents within sight worth going after for a Hero, as goals that its Primary Attacks reach from a distance. */
export function preyOf(state: TempusPosition, seat: Seat, sight: number = SIGHT): readonly Goal[] {
  const weapons = weaponsOf(state, seat)
  const found: Goal[] = []
  const { at } = heroOf(state, seat)
  for (const { id, at: place } of state.heroes)
    if (id % 2 !== seat % 2 && place !== OFF && distance(place, at) <= sight)
      found.push(
        ...goalAt(state, {
          seat,
          weapons,
          target: id,
          dr: PRINTED.subclasses[heroOf(state, id).subclass]?.dr ?? 0,
        }),
      )
  for (const monster of state.monsters)
    if (monster.ally !== seat % 2 && monster.at !== OFF && isNear(monster, at, sight))
      found.push(...goalAt(state, { seat, weapons, target: monster.id, dr: monsterFace(monster).dr }))
  return found
}

/** The Guardian is seen from everywhere. */
function isNear(monster: Monster, at: Space, sight: number): boolean {
  return monster.id === MONSTER_IDS.guardian || distance(monster.at, at) <= sight
}

interface Chase {
  readonly seat: Seat
  readonly weapons: readonly Weapon[]
  readonly target: CreatureId
  readonly dr: number
}

/** A creature as a goal: with the attack that is worth most against it; none where nothing is. */
function goalAt(state: TempusPosition, { seat, weapons, target, dr }: Chase): readonly Goal[] {
  const times = target === MONSTER_IDS.guardian ? LASTING : TWICE
  let best = 0
  let within = 1
  for (const { attack, side } of weapons) {
    const worth = times * blowWorth(state, seat % 2, { attack, side, target, dr })
    if (worth <= best) continue
    best = worth
    within = rangeOf(attack)
  }
  return best > 0 ? [{ at: creatureOf(state, target).at, within, worth: best, isWork: true }] : []
}

/** What the best Attack of a Hero is worth from a space, and on whom. */
export function bestStrike(
  state: TempusPosition,
  seat: Seat,
  { weapon, from }: { readonly weapon: Weapon; readonly from: Space },
): { readonly worth: number; readonly target: CreatureId } {
  let best = { worth: -1, target: -1 }
  const { attack, side } = weapon
  for (const target of creaturesOnMap(state)) {
    if (areAllies(state, target, seat)) continue
    if (!isInRange(attack, distanceTo(state, target, from))) continue
    const worth = blowWorth(state, seat % 2, { attack, side, target })
    if (worth > best.worth) best = { worth, target }
  }
  return best
}
