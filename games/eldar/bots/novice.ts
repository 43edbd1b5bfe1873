import { indexOfBest, type Chance, type Seat } from '@trialhall/kernel'
import type { EldarOption } from '../asks.ts'
import { newPending } from '../rules/actions/announcing.ts'
import { actionOf, CARD, faceOf } from '../rules/printed.ts'
import { heroAt, type EldarState, type EldarTable } from '../state.ts'
import { quickPick, type EldarAsk } from './rollout.ts'

/**
 * The quick pick of a beginner: uses whatever costs most Focus, the cards of the hand before what lies on the table, at the enemy with the most HP or at
 * anybody of its own, hurt or not. It answers nothing.
 */
export function novicePick(table: EldarTable, ask: EldarAsk, chance: Chance): number {
  const { options, seat, prompt } = ask
  const { state } = table
  switch (prompt.type) {
    case 'main':
      return indexOfBest(options, (option) => (option.do === 'use' ? lookOf(state, option) : 0), chance)
    case 'react':
      return indexOfBest(options, (option) => (option.do === 'use' ? 0 : 1), chance)
    case 'target':
      return indexOfBest(options, (option) => sizeOf(state, seat, option), chance)
    default:
      return quickPick(table, ask, chance)
  }
}

/** How impressive a use is: by its Focus, and cards come first. */
function lookOf(state: EldarState, use: Extract<EldarOption, { do: 'use' }>): number {
  const { face, ability } = newPending(state, use)
  return 1 + actionOf(face, ability).focus + (ability === CARD ? 1 : 0)
}

/** Enemies by their HP; friends are all alike. */
function sizeOf(state: EldarState, seat: Seat, option: EldarOption): number {
  if (option.do !== 'target' || !('hero' in option)) return 0
  const hero = heroAt(state, option.hero)
  return hero.seat === seat ? 1 : 1 + hero.hp / faceOf(hero.face).hp
}
