import type { CardId, Seat } from '@trialhall/kernel'
import type { SigmarState } from '../state.ts'

/** Every zone of the game, in the order of the table. */
export function zonesOf(state: SigmarState): { name: string; owner: Seat | null; cards: CardId[] }[] {
  const common = [
    'actionDeck',
    'actionDiscard',
    'trialDeck',
    'trialDiscard',
    'fateDeck',
    'fateDiscard',
    'trials',
    'inPlay',
    'box',
  ] as const
  return [
    ...common.map((name) => ({ name: name as string, owner: null, cards: state[name] })),
    ...state.players.flatMap((player, owner) => [
      { name: 'hand', owner, cards: player.hand },
      { name: 'kept', owner, cards: player.kept },
    ]),
  ]
}
