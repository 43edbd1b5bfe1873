import type { ActivatedAbility, Boon, Danger, Strikes } from '../faces.ts'
import { isA, isConscious, isHero, seatOf } from '../rules/field.ts'
import { sideOf, type BattlePosition, type Character } from '../state.ts'
import { worthOfUsualAttack, worthOfSave } from './attack-worth.ts'
import { gainBy } from './worth.ts'

/** What each DEF is worth that an ability costs its user until the round ends. */
const ARMOUR = 0.04
/** What each point of a modifier is worth on a friend that is still to act. */
const ROUSING = 0.05
/** What a pair is worth to those who form it. */
const PAIR = 0.6

/** What using an activated ability is worth now, as a guess that costs little: all that its deed says of itself in numbers. */
export function abilityWorth(
  state: BattlePosition,
  user: Character,
  { deed: { danger, strikes, boon } }: ActivatedAbility,
): number {
  let worth = boonWorth(state, user, boon)
  if (danger !== null) worth += dangerWorth(state, user, danger)
  if (strikes !== null) worth += strikesWorth(state, user, strikes)
  return worth
}

function strikesWorth(state: BattlePosition, user: Character, { times, extra, def }: Strikes): number {
  return times * worthOfUsualAttack(state, user, extra) + ARMOUR * def
}

function dangerWorth(state: BattlePosition, user: Character, danger: Danger): number {
  let [sum, most] = [0, 0]
  for (const enemy of sideOf(state, 1 - seatOf(state, user.card)).characters) {
    if (danger.reach === 'reinforcements' && isHero(state, enemy)) continue
    const loss = worthOfSave(state, enemy, danger)
    sum += loss
    most = Math.max(most, loss)
  }
  return danger.reach === 'one' ? most : sum
}

function boonWorth(state: BattlePosition, user: Character, boon: Boon): number {
  const friends = sideOf(state, seatOf(state, user.card)).characters
  switch (boon.type) {
    case 'pairs':
      return PAIR
    case 'heals':
      return Math.max(0, ...friends.map(({ card }) => gainBy(state, card, boon.doses[0]?.hp ?? 0)))
    case 'rouses': {
      const points = (boon.stats.atk ?? 0) + (boon.stats.dmg ?? 0)
      const isRoused = (other: Character): boolean =>
        other !== user &&
        isConscious(other) &&
        !other.isActivated &&
        (boon.kind === null || isA(state, other, boon.kind))
      return ROUSING * points * friends.filter(isRoused).length
    }
    default:
      return 0
  }
}
