import type { Seat } from '@trialhall/kernel'
import type { TempusPrompt } from '../asks.ts'
import { areAllies, isHero, monsterOf } from '../rules/creatures.ts'
import { groundOf, realmOf } from '../rules/map.ts'
import { monsterFace } from '../rules/printed.ts'
import { distance, distanceBetween, type Space } from '../space/index.ts'
import { MONSTER_IDS, OFF, type CreatureId, type TempusPosition } from '../state.ts'
import type { Merit } from './ask.ts'
import { stepsTo, UNREACHED } from './places/fields.ts'
import { blowWorth } from './prey.ts'

/** How near others count for where a Monster goes. */
const NEAR = 8

type MovePrompt = Extract<TempusPrompt, { readonly type: 'monster-move' }>

/** Where a Monster goes: an own Prince across the map, others next to rivals and away from friends. */
export function monsterMoveMerit(state: TempusPosition, seat: Seat, { creature }: MovePrompt): Merit {
  if (creature === MONSTER_IDS.redPrince || creature === MONSTER_IDS.bluePrince)
    if (areAllies(state, creature, seat)) return princeMerit(state, creature)
  return (option) => (option.do === 'space' ? company(state, seat, option.space) : 0)
}

/** The fewer steps are left to the rival area, the better (T-38.21). */
function princeMerit(state: TempusPosition, prince: CreatureId): Merit {
  const party = prince === MONSTER_IDS.redPrince ? 0 : 1
  const steps = stepsTo(groundOf(state), rivalArea(state, party))
  return (option) => (option.do === 'space' ? -(steps[option.space] ?? UNREACHED) : 0)
}

function rivalArea(state: TempusPosition, party: 0 | 1): readonly Space[] {
  const [first, second] = realmOf(state).ogreAreas
  const [red, blue] = state.portals
  const straight = distanceBetween([red], first) + distanceBetween([blue], second)
  const crossed = distanceBetween([red], second) + distanceBetween([blue], first)
  return (party === 0) === straight <= crossed ? second : first
}

function company(state: TempusPosition, seat: Seat, space: Space): number {
  let worth = 0
  for (const { id, at } of state.heroes) {
    if (at === OFF) continue
    const near = Math.max(0, NEAR - distance(at, space)) / NEAR
    worth += id % 2 === seat % 2 ? -near : near
  }
  return worth
}

/** Whom a Monster strikes, or what it covers: rivals by what its blow takes, never friends. */
export function monsterTargetMerit(state: TempusPosition, seat: Seat, creature: CreatureId): Merit {
  const line = isHero(creature) ? undefined : monsterFace(monsterOf(state, creature)).script[0]
  const worthOn = (target: CreatureId): number => {
    if (line === undefined) return areAllies(state, target, seat) ? -1 : 1
    return blowWorth(state, seat % 2, { attack: line.attack, side: 0, target })
  }
  return (option) => {
    if (option.do === 'creature') return worthOn(option.creature)
    if (option.do === 'area')
      return state.heroes.reduce(
        (sum, { id, at }) => (option.spaces.includes(at) ? sum + worthOn(id) : sum),
        0,
      )
    if (option.do !== 'space') return 0
    return company(state, seat, option.space)
  }
}
