import { cloneCards, cloneChance } from '@trialhall/kernel'
import type { BattleState, Character, Rogue, Side } from '../state.ts'

/** An independent copy of a state. */
export function cloneState(state: BattleState): BattleState {
  return {
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    asksAlways: state.asksAlways,
    dealsFactions: state.dealsFactions,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    initiative: state.initiative,
    active: state.active,
    isLastTurn: state.isLastTurn,
    mayRest: state.mayRest,
    reinforced: state.reinforced,
    declined: state.declined,
    isStirred: state.isStirred,
    quietRounds: state.quietRounds,
    ending: state.ending,
    sides: state.sides.map(cloneSide),
    box: copyOf(state.box),
  }
}

function cloneSide(side: Side): Side {
  return {
    faction: side.faction,
    characters: side.characters.map(cloneCharacter),
    rogues: side.rogues.length === 0 ? [] : side.rogues.map(cloneRogue),
    deck: side.deck.slice(),
    hand: copyOf(side.hand),
    discard: copyOf(side.discard),
    events: copyOf(side.events),
    removed: copyOf(side.removed),
    hadTurn: side.hadTurn,
  }
}

function cloneCharacter(character: Character): Character {
  return {
    card: character.card,
    hp: character.hp,
    isActivated: character.isActivated,
    partner: character.partner,
    isPairing: character.isPairing,
    arrived: character.arrived,
    tokens: copyOf(character.tokens),
    equipment: copyOf(character.equipment),
  }
}

function cloneRogue({ card, attacks }: Rogue): Rogue {
  return { card, attacks }
}

/** Most of these lists are empty most of the time, and an empty list costs far less than a copy of one. */
function copyOf<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice()
}
