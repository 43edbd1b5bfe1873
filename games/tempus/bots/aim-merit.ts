import type { CardId, Seat } from '@trialhall/kernel'
import { areAllies, creatureOf, creaturesOnMap, isHero } from '../rules/creatures.ts'
import { bodyOf } from '../rules/map.ts'
import { cardOf } from '../rules/printed.ts'
import type { Space } from '../space/index.ts'
import { heroOf, type CreatureId, type TempusPosition } from '../state.ts'
import { areaAttackOf, areaWorthAt, coversMany, spacesWorth } from './areas.ts'
import type { Merit } from './ask.ts'
import { bountyOf } from './bounties.ts'
import { gainBy } from './help.ts'
import { blowWorth } from './prey.ts'
import { outlookOf, spotWorth } from './places/spots.ts'
import { HELD, layingWorth } from './tokens.ts'
import { weaponOn, type Weapon } from './weapons.ts'

/** HP that are given by what does not say how many. */
const USUAL_HELP = 6

/** Whom or what to aim a card at: rivals by what a blow takes, friends by what they lack, areas by who is in them. */
export function aimMerit(state: TempusPosition, seat: Seat, card: CardId): Merit {
  const face = cardOf(state, card)
  const isKnown = face?.kind === 'hero' || face?.kind === 'loot'
  const [weapon] = isKnown ? weaponOn(state, seat, card) : []
  const area = weapon !== undefined && coversMany(weapon) ? areaAttackOf(state, seat, weapon) : null
  let spots: ((space: Space) => number) | null = null
  return (option) => {
    if (option.do === 'creature') return creatureMerit(state, seat, { weapon, creature: option.creature })
    if (option.do === 'area')
      return area === null ? crowd(state, seat, option.spaces) : spacesWorth(area, option.spaces)
    if (option.do !== 'space') return 0
    if (area !== null) return areaWorthAt(area, option.space)
    if (heroOf(state, seat).at < 0) return 0
    spots ??= layingWorth(state, seat, card) ?? spotWorth(outlookOf(state, seat))
    return spots(option.space)
  }
}

interface Aim<T> {
  readonly weapon: Weapon | undefined
  readonly creature: T
}

/** A rival by what is taken from it, a friend by what it lacks. */
function creatureMerit(state: TempusPosition, seat: Seat, { weapon, creature }: Aim<CreatureId>): number {
  const isFriend = areAllies(state, creature, seat)
  if (weapon !== undefined) {
    const { attack, side } = weapon
    return blowWorth(state, seat % 2, { attack, side, target: creature })
  }
  if (!isFriend) return worthOfHarm(state, seat, creature)
  return isHero(creature) ? 0.05 + gainBy(heroOf(state, creature), USUAL_HELP) : 0.01
}

/** Without numbers: the more its defeat is worth and the fewer HP it has. */
function worthOfHarm(state: TempusPosition, seat: Seat, victim: CreatureId): number {
  return bountyOf(state, { party: seat % 2, victim }) / (4 + creatureOf(state, victim).hp)
}

/** What does not attack is laid where rivals are and friends are not. */
function crowd(state: TempusPosition, seat: Seat, spaces: readonly Space[]): number {
  let worth = 0
  for (const id of creaturesOnMap(state))
    if (bodyOf(state, id).some((space) => spaces.includes(space)))
      worth += areAllies(state, id, seat) ? -HELD : HELD
  return worth
}
