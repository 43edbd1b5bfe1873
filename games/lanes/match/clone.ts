import { cloneCards, cloneChance } from '@trialhall/kernel'
import type { LanesState, Lying, Player, Slot, Unit } from '../state.ts'

/** An independent copy of a state. */
export function cloneState(state: LanesState): LanesState {
  return {
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    lanes: state.lanes,
    rows: state.rows,
    trackSteps: state.trackSteps,
    roundLimit: state.roundLimit,
    preparesPerPhase: state.preparesPerPhase,
    compensation: state.compensation,
    allowsMirror: state.allowsMirror,
    dealsClasses: state.dealsClasses,
    asksAlways: state.asksAlways,
    asksDetails: state.asksDetails,
    phase: state.phase,
    first: state.first,
    active: state.active,
    turns: state.turns,
    ended: state.ended,
    winner: state.winner,
    board: cloneBoard(state.board),
    players: state.players.map(clonePlayer),
  }
}

function cloneBoard(board: readonly (Unit | null)[]): (Unit | null)[] {
  const copy = board.slice()
  for (let field = 0; field < copy.length; field++) {
    const unit = copy[field]
    if (unit) copy[field] = cloneUnit(unit)
  }
  return copy
}

function cloneUnit(unit: Unit): Unit {
  return {
    card: unit.card,
    face: unit.face,
    owner: unit.owner,
    field: unit.field,
    attack: unit.attack,
    hp: unit.hp,
    baseHp: unit.baseHp,
    isDefending: unit.isDefending,
    did: unit.did,
    haste: unit.haste,
    stun: unit.stun,
    disarm: unit.disarm,
    chill: unit.chill,
    turnover: unit.turnover,
    antimagic: unit.antimagic,
    snare: unit.snare,
    marks: unit.marks,
    shape: unit.shape,
    tokens: unit.tokens,
  }
}

function clonePlayer(player: Player): Player {
  return {
    class: player.class,
    life: player.life,
    experience: player.experience,
    level: player.level,
    powerTokens: player.powerTokens,
    nodes: player.nodes,
    passives: player.passives,
    pool: player.pool.slice(),
    track: player.track.slice(),
    step: player.step,
    mana: player.mana.slice(),
    prepared: player.prepared,
    casts: player.casts,
    hasSparked: player.hasSparked,
    hasScorched: player.hasScorched,
    slots: player.slots.map(cloneSlot),
    area: player.area.map(cloneLying),
    hand: player.hand.slice(),
    box: player.box.slice(),
  }
}

function cloneSlot({ card, nodes, charges }: Slot): Slot {
  return { card, nodes, charges: charges.slice() }
}

function cloneLying({ card, face, shape, tokens }: Lying): Lying {
  return { card, face, shape, tokens }
}
