import type { CardId, Zone } from '@trialhall/kernel'
import type { EldarState } from '../state.ts'

/** Every place where cards lie (E-3.01); banished cards are kept apart. No rule conceals cards, so lists may be copies. */
export function zonesOf(state: EldarState): Zone[] {
  const zones: Zone[] = [
    { name: 'field', owner: null, cards: onField(state) },
    { name: 'stack', owner: null, cards: onStack(state) },
  ]
  state.players.forEach((player, owner) => {
    zones.push({ name: 'deck', owner, cards: player.deck })
    zones.push({ name: 'hand', owner, cards: player.hand })
    zones.push({ name: 'graveyard', owner, cards: player.graveyard })
    zones.push({ name: 'banished', owner, cards: player.banished })
  })
  if (state.draft !== null) {
    const { pool, group, cards, removed } = state.draft
    zones.push({ name: 'pool', owner: null, cards: pool }, { name: 'group', owner: null, cards: group })
    cards.forEach((taken, owner) => zones.push({ name: 'taken', owner, cards: taken }))
    zones.push({ name: 'removed', owner: null, cards: removed })
  }
  return zones
}

function onField({ heroes }: EldarState): CardId[] {
  const cards: CardId[] = []
  for (const { kit } of heroes) for (const one of kit) if (one !== null) cards.push(one.card)
  return cards
}

function onStack({ stack }: EldarState): CardId[] {
  const cards: CardId[] = []
  for (const { kind, card } of stack) if (kind === 'card') cards.push(card)
  return cards
}
