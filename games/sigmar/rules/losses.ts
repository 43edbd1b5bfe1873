import type { CardId } from '@trialhall/kernel'
import type { Defeat, Player } from './state.ts'

/** A lost Duel; it never changes, so that copies of a state share it. */
export function defeatBy({ winner, valor, card }: Defeat): Defeat {
  return Object.freeze({ winner, valor, card })
}

/** A player who has a card again has not lost it any more: no Heal brings it back a second time (S-R23, S-R24). */
export function dropClaims(player: Player, card: CardId): void {
  forget(player, (lost) => lost === card)
}

/** Cards that were shuffled away are gone for good (S-R23). */
export function forgetShuffled(player: Player, gone: readonly CardId[]): void {
  forget(player, (lost) => gone.includes(lost))
}

function forget(player: Player, isGone: (card: CardId) => boolean): void {
  if (player.lost.length > 0) player.lost = player.lost.filter((card) => !isGone(card))
  if (player.defeats.length === 0) return
  player.defeats = player.defeats.map((defeat) =>
    defeat.card !== null && isGone(defeat.card) ? defeatBy({ ...defeat, card: null }) : defeat,
  )
}
