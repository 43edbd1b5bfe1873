import type { CardId } from '@trialhall/kernel'
import type { BattleOption } from './asks.ts'

/** Ids that cards can have: two decks of 54 and six heroes, with room to spare. */
const CARD_IDS = 128

function table<D extends 'deploy' | 'event' | 'activate' | 'attack' | 'target'>(
  deed: D,
): readonly { readonly do: D; readonly card: CardId }[] {
  return Array.from({ length: CARD_IDS }, (_, card) => ({ do: deed, card: card as CardId }))
}

/** Options are made once, so that asking makes no garbage: `DEPLOY[card]`, `ATTACK[card]` and so on. */
export const DEPLOY: readonly { readonly do: 'deploy'; readonly card: CardId }[] = table('deploy')
export const EVENT: readonly { readonly do: 'event'; readonly card: CardId }[] = table('event')
/** Events that change nothing now and can be played a moment later. */
export const VAIN_EVENT: readonly {
  readonly do: 'event'
  readonly card: CardId
  readonly isVain: true
}[] = EVENT.map((option) => ({ ...option, isVain: true as const }))
export const ACTIVATE: readonly { readonly do: 'activate'; readonly card: CardId }[] = table('activate')
export const ATTACK: readonly { readonly do: 'attack'; readonly card: CardId }[] = table('attack')
export const TARGET: readonly { readonly do: 'target'; readonly card: CardId }[] = table('target')

export const END_DEPLOY: BattleOption = { do: 'end-deploy' }
export const UNPAIR: BattleOption = { do: 'unpair' }
export const NOTHING = { do: 'nothing' } as const
export const DECLINE = { do: 'decline' } as const
export const PASS: BattleOption = { do: 'pass' }
export const PASS_ONLY: readonly BattleOption[] = [PASS]
export const IN_ORDER = { do: 'in-order' } as const
