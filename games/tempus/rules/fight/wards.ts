import type { CardId } from '@trialhall/kernel'
import type { CreatureId, Space, TempusPosition } from '../../state.ts'
import { bodyOf } from '../map.ts'
import { cardOf, lastingFace } from '../printed.ts'

/** Whether one of these spaces is one that no Spell can be played from or be aimed at (C-10, Antimagic Field). */
export function areWarded(state: TempusPosition, spaces: readonly Space[]): boolean {
  return state.lastings.some(
    ({ face, spaces: covered }) =>
      lastingFace(face).ground?.noSpells === true && spaces.some((space) => covered.includes(space)),
  )
}

/** Whether there are any such spaces. */
export function hasWards(state: TempusPosition): boolean {
  return state.lastings.some(({ face }) => lastingFace(face).ground?.noSpells === true)
}

/** Whether a creature stands there, with its body or a part of it. */
export function isWarded(state: TempusPosition, id: CreatureId): boolean {
  return state.lastings.length > 0 && areWarded(state, bodyOf(state, id))
}

/** Whether a card is a Spell (T-2.08). */
export function isSpellCard(state: TempusPosition, card: CardId): boolean {
  const face = cardOf(state, card)
  return face.kind === 'hero' && face.isSpell
}
