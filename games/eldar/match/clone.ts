import { cloneCards, cloneChance } from '@trialhall/kernel'
import type { Attached, Draft, EldarState, Hero, Pending, Player, Waiting } from '../state.ts'

/** An independent copy of a state. */
export function cloneState(state: EldarState): EldarState {
  return {
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    format: state.format,
    perSide: state.perSide,
    goal: state.goal,
    rounds: state.rounds,
    roundCap: state.roundCap,
    extraFocus: state.extraFocus,
    deckSize: state.deckSize,
    anyClass: state.anyClass,
    asksAlways: state.asksAlways,
    dealsDecks: state.dealsDecks,
    step: state.step,
    round: state.round,
    initiative: state.initiative,
    first: state.first,
    yielded: state.yielded,
    hasActed: state.hasActed,
    mustPass: state.mustPass,
    isSudden: state.isSudden,
    ended: state.ended,
    winner: state.winner,
    serial: state.serial,
    heroes: state.heroes.map(cloneHero),
    stack: state.stack.length === 0 ? [] : state.stack.map(clonePending),
    queue: state.queue.length === 0 ? [] : state.queue.map(cloneWaiting),
    players: state.players.map(clonePlayer),
    owner: state.owner,
    draft: state.draft === null ? null : cloneDraft(state.draft),
  }
}

function cloneHero(hero: Hero): Hero {
  return {
    face: hero.face,
    seat: hero.seat,
    hp: hero.hp,
    focus: hero.focus,
    isRefreshed: hero.isRefreshed,
    isDown: hero.isDown,
    granted: hero.granted,
    raised: hero.raised === null ? null : hero.raised.slice(),
    hasTargeted: hero.hasTargeted,
    wasTargeted: hero.wasTargeted,
    kit: [cloneAttached(hero.kit[0]), cloneAttached(hero.kit[1]), cloneAttached(hero.kit[2])],
    used: hero.used.slice(),
  }
}

function cloneAttached(attached: Attached | null | undefined): Attached | null {
  if (!attached) return null
  const { card, face, counters, origin } = attached
  return { card, face, counters, origin }
}

function clonePending(pending: Pending): Pending {
  return {
    serial: pending.serial,
    kind: pending.kind,
    seat: pending.seat,
    hero: pending.hero,
    card: pending.card,
    face: pending.face,
    ability: pending.ability,
    mode: pending.mode,
    targets: pending.targets.slice(),
    x: pending.x,
    subject: pending.subject,
    origin: pending.origin,
    noted: pending.noted,
  }
}

function cloneWaiting({ seat, hero, card, face, ability, subject, origin }: Waiting): Waiting {
  return { seat, hero, card, face, ability, subject, origin }
}

function clonePlayer({ deck, hand, graveyard, banished, glory }: Player): Player {
  return {
    deck: deck.slice(),
    hand: hand.slice(),
    graveyard: graveyard.slice(),
    banished: banished.slice(),
    glory,
  }
}

function cloneDraft(draft: Draft): Draft {
  return {
    first: draft.first,
    turn: draft.turn,
    heroes: draft.heroes.slice(),
    shown: draft.shown.map((heroes) => heroes.slice()),
    taken: draft.taken.map((heroes) => heroes.slice()),
    pool: draft.pool.slice(),
    group: draft.group.slice(),
    cards: draft.cards.map((cards) => cards.slice()),
    removed: draft.removed.slice(),
    picks: draft.picks,
  }
}
