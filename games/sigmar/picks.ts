import type { CardId } from '@trialhall/kernel'
import type { SigmarOption } from './asks.ts'
import type { ActionKind } from './terms.ts'

/** Ids that cards can have: all decks together, with room to spare. */
const CARD_IDS = 128

function table<D extends 'attempt' | 'play' | 'extra' | 'boost' | 'block' | 'lower' | 'discard' | 'regain'>(
  deed: D,
): readonly { readonly do: D; readonly card: CardId }[] {
  return Array.from({ length: CARD_IDS }, (_, card) => ({ do: deed, card: card as CardId }))
}

/** Options are made once, so that asking makes no garbage: `ATTEMPT[card]`, `PLAY[card]` and so on. */
export const ATTEMPT: readonly { readonly do: 'attempt'; readonly card: CardId }[] = table('attempt')
export const PLAY: readonly SigmarOption[] = table('play')
export const EXTRA: readonly SigmarOption[] = table('extra')
export const DISCARD: readonly { readonly do: 'discard'; readonly card: CardId }[] = table('discard')
export const REGAIN: readonly { readonly do: 'regain'; readonly card: CardId }[] = table('regain')

/** What playing a card of a kind into a window looks like. */
export const RESPOND: Readonly<Record<ActionKind, readonly SigmarOption[]>> = {
  boost: table('boost'),
  lower: table('lower'),
  block: table('block'),
  heal: PLAY,
  teleport: PLAY,
}

export const DUEL: readonly SigmarOption[] = Array.from({ length: 8 }, (_, seat) => ({ do: 'duel', seat }))
export const MOVE: readonly { readonly do: 'move'; readonly space: number }[] = Array.from(
  { length: 13 },
  (_, space) => ({ do: 'move', space }),
)
export const REST: SigmarOption = { do: 'rest' }
export const PASS: SigmarOption = { do: 'pass' }
export const PASS_ONLY: readonly SigmarOption[] = [PASS]
export const ACCEPT: SigmarOption = { do: 'accept' }
export const STAY: SigmarOption = { do: 'stay' }
export const TAKE_VALOR: SigmarOption = { do: 'take-valor' }
export const TAKE_CARD: SigmarOption = { do: 'take-card' }
export const UNDO_DUEL: SigmarOption = { do: 'undo-duel' }
export const REGAIN_CARDS: SigmarOption = { do: 'regain-cards' }
export const REROLL_BY_TRAIT: SigmarOption = { do: 'reroll', card: null }
