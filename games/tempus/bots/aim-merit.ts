import type { CardId, Seat } from '@trialhall/kernel'
import { areAllies, creatureOf, isHero } from '../rules/creatures.ts'
import { cardOf } from '../rules/printed.ts'
import { spacesOf, type Space } from '../space/index.ts'
import { heroOf, type CreatureId, type TempusPosition } from '../state.ts'
import type { Merit } from './ask.ts'
import { bountyOf } from './bounties.ts'
import { gainBy } from './help.ts'
import { areaWorth } from './hunting.ts'
import { blowWorth } from './prey.ts'
import { outlookOf, spotWorth } from './spots.ts'
import { spreadOf, weaponOn, type Weapon } from './weapons.ts'

/** HP that are given by what does not say how many. */
const USUAL_HELP = 6

/** Whom or what to aim a card at: rivals by what a blow takes, friends by what they lack, areas by who is in them. */
export function aimMerit(state: TempusPosition, seat: Seat, card: CardId): Merit {
  const face = cardOf(state, card)
  const isKnown = face?.kind === 'hero' || face?.kind === 'loot'
  const [weapon] = isKnown ? weaponOn(state, seat, card) : []
  let spots: ((space: Space) => number) | null = null
  return (option) => {
    if (option.do === 'creature') return creatureMerit(state, seat, { weapon, creature: option.creature })
    if (option.do === 'area') return spacesMerit(state, seat, { weapon, spaces: option.spaces })
    if (option.do !== 'space') return 0
    if (weapon !== undefined && spreadOf(weapon.attack) > 0)
      return areaWorth(state, seat, { weapon, at: option.space })
    if (heroOf(state, seat).at < 0) return 0
    spots ??= spotWorth(outlookOf(state, seat))
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

function spacesMerit(
  state: TempusPosition,
  seat: Seat,
  { weapon, spaces }: { readonly weapon: Weapon | undefined; readonly spaces: readonly Space[] },
): number {
  let worth = 0
  for (const { id, at } of [...state.heroes, ...state.monsters]) {
    if (at < 0 || !isIn(state, id, spaces)) continue
    if (weapon === undefined) worth += areAllies(state, id, seat) ? -0.1 : 0.1
    else worth += blowWorth(state, seat % 2, { attack: weapon.attack, side: weapon.side, target: id })
  }
  return worth
}

function isIn(state: TempusPosition, id: CreatureId, spaces: readonly Space[]): boolean {
  const { at } = creatureOf(state, id)
  if (isHero(id)) return spaces.includes(at)
  return spacesOf({ anchor: at, size: 1 }).some((space) => spaces.includes(space))
}
