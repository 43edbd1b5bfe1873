import { below, indexOfBest, type Chance, type Seat } from '@trialhall/kernel'
import { meanDamage } from '../odds/blow.ts'
import { areAllies, creatureOf, creaturesOnMap } from '../rules/creatures.ts'
import { distanceTo, realmOf } from '../rules/map.ts'
import { actionOn } from '../rules/play/actions.ts'
import { distance, type Space } from '../space/index.ts'
import { heroOf, type TempusPosition, type TempusTable } from '../state.ts'
import type { TempusOption } from '../asks.ts'
import type { Merit, TempusAsk } from './ask.ts'
import { isDone } from './rollout.ts'
import { isInRange, weaponOn } from './weapons.ts'

/**
 * The quick pick of a beginner: strikes whoever is in reach, else goes to the nearest opponent, or to Loot that is nearly there. It plays a card as soon as
 * it can, sees no danger, and comes to what Quests ask for by accident.
 */
export function novicePick({ state }: TempusTable, ask: TempusAsk, chance: Chance): number {
  const { options } = ask
  const merit = noviceMerit(state, ask)
  if (merit === null) return below(chance, options.length)
  return indexOfBest(options, (option) => (isDone(option) ? 0 : merit(option)), chance)
}

function noviceMerit(state: TempusPosition, { seat, prompt }: TempusAsk): Merit | null {
  switch (prompt.type) {
    case 'turn':
      return (option) => turnMerit(state, seat, option)
    case 'walk':
      return (option) => (option.do === 'space' ? -toNearest(state, seat, option.space) : 0)
    case 'aim':
    case 'monster-target':
      return (option) => aimMerit(state, seat, option)
    case 'chain':
    case 'smite':
    case 'window':
    case 'may':
    case 'spend':
      return (option) => (option.do === 'pass' || option.do === 'no' || option.do === 'stop' ? 0 : 1)
    default:
      return null
  }
}

/** What comes first in a turn. */
const FIRST = { skill: 5, use: 4, strike: 3, walk: 2, move: 1, free: 0.5 } as const
/** How much of the damage of an attack counts between attacks. */
const BETWEEN = 0.01

function turnMerit(state: TempusPosition, seat: Seat, option: TempusOption): number {
  if (option.do === 'skill' || option.do === 'use' || option.do === 'walk' || option.do === 'free')
    return FIRST[option.do]
  if (option.do !== 'act') return 0
  const [weapon] = weaponOn(state, seat, option.card)
  if (weapon === undefined) return (actionOn(state, option.card)?.spaces ?? 0) > 0 ? FIRST.move : FIRST.free
  const { at } = heroOf(state, seat)
  const strikes = creaturesOnMap(state).some(
    (id) => !areAllies(state, id, seat) && isInRange(weapon.attack, distanceTo(state, id, at)),
  )
  return strikes ? FIRST.strike + BETWEEN * meanDamage(weapon.attack, weapon.side) : 0
}

/** Loot that is farther away than this is not thought of. */
const AT_HAND = 4

/** Steps as the crow flies to the nearest opponent, or to a Chest or Loot that is at hand. */
function toNearest(state: TempusPosition, seat: Seat, space: Space): number {
  const { at } = heroOf(state, seat)
  const chests = realmOf(state).chests.filter((_, index) => state.chests[index] === true)
  const loot = [...chests, ...state.loose.map((one) => one.at)].filter(
    (place) => distance(place, at) <= AT_HAND,
  )
  const rivals = creaturesOnMap(state).filter((id) => !areAllies(state, id, seat))
  const places = loot.length > 0 ? loot : rivals.map((id) => creatureOf(state, id).at)
  return Math.min(...places.map((place) => distance(place, space)))
}

/** The nearest opponent, and friends last. */
function aimMerit(state: TempusPosition, seat: Seat, option: TempusOption): number {
  if (option.do !== 'creature') return 0
  const away = distanceTo(state, option.creature, heroOf(state, seat).at)
  return areAllies(state, option.creature, seat) ? -100 : -away
}
