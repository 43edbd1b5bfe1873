import { below, indexOfBest, type CardId, type Chance } from '@trialhall/kernel'
import type { BattleOption } from '../asks.ts'
import { abilitiesOf } from '../rules/activation.ts'
import { characterOn } from '../rules/field.ts'
import type { BattlePosition, BattleTable } from '../state.ts'
import { hastyMerit } from './event-worth.ts'
import { meritIn, type BattleAsk, type Merit } from './merit.ts'

/**
 * The quick pick of somebody who knows what a blow is worth and plays the own turn well, but overlooks what comes between: it leaves instant
 * abilities unused, rolls no die again, plays an event as soon as that changes anything, and guards only where there is little to hit.
 */
export function adeptPick({ state }: BattleTable, ask: BattleAsk, chance: Chance): number {
  const { options } = ask
  const merit = options.length > 1 ? adeptMerit(state, ask) : null
  return merit === null ? below(chance, options.length) : indexOfBest(options, merit, chance)
}

function adeptMerit(state: BattlePosition, ask: BattleAsk): Merit | null {
  const { seat, prompt } = ask
  const merit = meritIn(state, ask)
  switch (prompt.type) {
    case 'act':
      return (option) => (isGuard(state, prompt.card, option) ? GUARD : (merit?.(option) ?? 0))
    case 'instant':
      return (option) => (option.do === 'decline' ? OVERLOOKED : (merit?.(option) ?? 0))
    case 'reroll':
      return (option) => (option.do === 'pass' ? OVERLOOKED : 0)
    case 'window':
      return (option) => (option.do === 'event' ? hastyMerit(state, { seat, card: option.card }, prompt) : 0)
    default:
      return merit
  }
}

/** To do nothing comes before everything. */
const OVERLOOKED = 100

/** What it takes guarding somebody for, in logarithms of the odds to win: a third of what that is worth. */
const GUARD = 0.2

function isGuard(state: BattlePosition, card: CardId, option: BattleOption): boolean {
  const actor = characterOn(state, card)
  if (actor === null || option.do !== 'use') return false
  return abilitiesOf(state, actor).some(
    ({ slug, deed }) => slug === option.ability && deed.boon.type === 'pairs',
  )
}
