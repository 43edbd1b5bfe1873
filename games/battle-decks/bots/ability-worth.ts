import type { CardId } from '@trialhall/kernel'
import type { Danger } from '../faces.ts'
import { abilitiesOf } from '../rules/activation.ts'
import { cardsWhere, characterOn, isConscious, isHero, seatOf } from '../rules/field.ts'
import { heroOf } from '../rules/printed.ts'
import type { BattlePosition, Character } from '../state.ts'
import { worthOfAttack, worthOfSave } from './worth.ts'

/** What each HP that is restored to a hero is worth. */
const HP_WORTH = 0.2
/** What a modifier for each friend is worth. */
const ROUSING = 0.12

/** What using an activated ability is worth now, as a guess that costs little. */
export function abilityWorth(state: BattlePosition, user: Character, slug: string): number {
  const enemies = cardsWhere(state, 1 - seatOf(state, user.card), () => true)
  const danger = dangerOf(state, user, slug)
  if (danger !== null) return dangerWorth(state, enemies, danger)
  const best = (): number => Math.max(0, ...enemies.map((card) => worthOfAttack(state, user, card)))
  switch (slug) {
    case 'dive':
      return best() * 1.3 - 0.25
    case 'overwind':
      return best() * 2 - 0.3
    case 'guard':
      return 0.25
    case 'howl':
    case 'rally':
      return ROUSING * (cardsWhere(state, seatOf(state, user.card), isReadyFriend(user)).length - 1)
    default:
      return HP_WORTH * mostMissing(state, user)
  }
}

function dangerOf(state: BattlePosition, user: Character, slug: string): Danger | null {
  return abilitiesOf(state, user).find((ability) => ability.slug === slug)?.deed.danger ?? null
}

function dangerWorth(state: BattlePosition, enemies: readonly CardId[], danger: Danger): number {
  const { reach } = danger
  const losses = enemies.flatMap((card) => {
    const character = characterOn(state, card)
    if (character === null || (reach === 'reinforcements' && isHero(state, character))) return []
    return [worthOfSave(state, character, danger)]
  })
  return reach === 'one' ? Math.max(0, ...losses) : losses.reduce((sum, loss) => sum + loss, 0)
}

function isReadyFriend(user: Character): (other: Character) => boolean {
  return (other) => other !== user && isConscious(other) && !other.isActivated
}

/** HP that a heal can give to whoever misses most, three at most. */
function mostMissing(state: BattlePosition, user: Character): number {
  const seat = seatOf(state, user.card)
  const missing = cardsWhere(state, seat, (other) => isHero(state, other)).map(
    (card) => heroOf(state, card).hp - (characterOn(state, card)?.hp ?? 0),
  )
  return Math.min(3, Math.max(0, ...missing))
}
