import { cloneCards, cloneChance } from '@trialhall/kernel'
import type { Claims, Player, SigmarState } from '../state.ts'

/** An independent copy of a state. */
export function cloneState(state: SigmarState): SigmarState {
  return {
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    roundLimit: state.roundLimit,
    valorToWin: state.valorToWin,
    usesFate: state.usesFate,
    asksAlways: state.asksAlways,
    dealsChampions: state.dealsChampions,
    phase: state.phase,
    first: state.first,
    active: state.active,
    round: state.round,
    isWon: state.isWon,
    players: state.players.map(clonePlayer),
    actionDeck: state.actionDeck.slice(),
    actionDiscard: state.actionDiscard.slice(),
    trialDeck: state.trialDeck.slice(),
    trialDiscard: state.trialDiscard.slice(),
    fateDeck: state.fateDeck.slice(),
    fateDiscard: state.fateDiscard.slice(),
    trials: state.trials.slice(),
    inPlay: copyOf(state.inPlay),
    box: copyOf(state.box),
    unplayed: copyOf(state.unplayed),
    secrets: { claims: state.secrets.claims.map(cloneClaims) },
  }
}

function clonePlayer(player: Player): Player {
  return {
    champion: player.champion,
    valor: player.valor,
    completed: player.completed,
    space: player.space,
    rested: player.rested,
    skipsDraw: player.skipsDraw,
    cardsPlayed: player.cardsPlayed,
    allowance: player.allowance,
    rerollSpent: player.rerollSpent,
    left: player.left,
    hand: player.hand.slice(),
    kept: copyOf(player.kept),
    defeats: copyOf(player.defeats),
  }
}

function cloneClaims({ lost, stolen }: Claims): Claims {
  return { lost: copyOf(lost), stolen: copyOf(stolen) }
}

/** Most of these lists are empty most of the time, and an empty list costs far less than a copy of one. */
function copyOf<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice()
}
