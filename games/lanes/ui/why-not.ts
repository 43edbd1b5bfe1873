import { sideOf, type Field, type LanesPrompt, type LanesView, type Unit } from '@trialhall/game-lanes'
import { skipsWaves } from './wave.ts'

/** What is asked now, and how far it is answered: reasons why something is not lit depend on both. */
export interface Asked {
  readonly prompt: LanesPrompt | null
  /** A card or a power has been taken, and waits for what it is aimed at. */
  readonly isAiming: boolean
}

/** Why nothing that the viewer holds is asked about now: a card, a prepared spell, a node, a power. */
export function whyNotCard({ prompt, isAiming }: Asked): string {
  if (prompt === null) return 'Nothing is asked of you now.'
  if (isAiming) return 'It cannot be chosen for what you have taken.'
  switch (prompt.type) {
    case 'act':
      return 'A unit is to act. Cards and powers are for your Main phases.'
    case 'enchantment':
      return 'Your Enchantments resolve first, one after the other.'
    case 'main':
      return 'There is nothing you could do with it now.'
    default:
      return 'Answer first what is asked of you.'
  }
}

/** Why a unit of the viewer's side is not lit; undefined for any other. `order`: its place in the wave (L-BAT.5). */
export function whyNotUnit(
  view: LanesView,
  unit: Unit,
  { asked, order }: { asked: Asked; order: ReadonlyMap<Field, number> },
): string | undefined {
  if (view.viewer === null || sideOf(unit) !== view.viewer) return undefined
  if (asked.isAiming) return 'It cannot be chosen for what you have taken.'
  if (view.phase !== 'battle') return 'Units act in the Battle phase of their owner.'
  const place = order.get(unit.field)
  if (place === 1) return 'It is its turn to act: pick what it does, or where it goes.'
  if (place !== undefined) return `It is the ${place}${ENDINGS[place] ?? 'th'} to act in this wave.`
  if (view.active === unit.owner)
    return skipsWaves(unit) && unit.stun > 0
      ? 'It is stunned and skips both waves.'
      : 'It does not act any more in this wave.'
  return unit.owner === view.viewer ? 'It acts in your own turn.' : 'It acts in the turn of its owner.'
}

const ENDINGS: Readonly<Record<number, string>> = { 2: 'nd', 3: 'rd' }
