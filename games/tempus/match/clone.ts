import { cloneCards, cloneChance } from '@trialhall/kernel'
import type {
  Ailments,
  Camp,
  Draft,
  Hero,
  Lasting,
  LooseLoot,
  Monster,
  Pool,
  QuestState,
  QuestWork,
  TempusState,
  Turn,
} from '../state.ts'

/** An independent copy of a state. What never changes once it is made (settings, appointments, slots, the ending) is shared. */
export function cloneState(state: TempusState): TempusState {
  return {
    chance: cloneChance(state.chance),
    cards: cloneCards(state.cards),
    settings: state.settings,
    phase: state.phase,
    round: state.round,
    isCounted: state.isCounted,
    clock: state.clock,
    draft: state.draft === null ? null : cloneDraft(state.draft),
    heroes: state.heroes.map(cloneHero),
    monsters: state.monsters.map(cloneMonster),
    camps: state.camps.map(cloneCamp),
    portals: [state.portals[0], state.portals[1]],
    chests: state.chests.slice(),
    loose: state.loose.length === 0 ? [] : state.loose.map(cloneLoose),
    lastings: state.lastings.length === 0 ? [] : state.lastings.map(cloneLasting),
    nextLasting: state.nextLasting,
    quests: state.quests.map(cloneQuest),
    eventVp: [state.eventVp[0], state.eventVp[1]],
    hasGuardian: state.hasGuardian,
    questDeck: copyOf(state.questDeck),
    eventDeck: copyOf(state.eventDeck),
    eventDiscard: copyOf(state.eventDiscard),
    events: copyOf(state.events),
    lootDeck: copyOf(state.lootDeck),
    lootDiscard: copyOf(state.lootDiscard),
    appointments: copyOf(state.appointments),
    slots: copyOf(state.slots),
    turn: state.turn === null ? null : cloneTurn(state.turn),
    ending: state.ending,
  }
}

function cloneDraft({ step, first, picked }: Draft): Draft {
  return { step, first, picked: picked.slice() }
}

function cloneHero(hero: Hero): Hero {
  return {
    id: hero.id,
    at: hero.at,
    hp: hero.hp,
    ailments: cloneAilments(hero.ailments),
    lastGiver: hero.lastGiver,
    heroClass: hero.heroClass,
    subclass: hero.subclass,
    character: hero.character,
    primaries: copyOf(hero.primaries),
    setAside: copyOf(hero.setAside),
    deck: copyOf(hero.deck),
    hand: copyOf(hero.hand),
    discard: copyOf(hero.discard),
    spent: copyOf(hero.spent),
    ongoing: copyOf(hero.ongoing),
    loot: copyOf(hero.loot),
    flipped: copyOf(hero.flipped),
    hasCycled: hero.hasCycled,
    initiative: hero.initiative,
    tie: hero.tie,
    pick: hero.pick,
    hasActed: hero.hasActed,
    used: copyOf(hero.used),
    hasHarmed: hero.hasHarmed,
    hasLeft: hero.hasLeft,
  }
}

function cloneMonster(monster: Monster): Monster {
  return {
    id: monster.id,
    at: monster.at,
    hp: monster.hp,
    ailments: cloneAilments(monster.ailments),
    lastGiver: monster.lastGiver,
    kind: monster.kind,
    isActive: monster.isActive,
    ally: monster.ally,
    wasHurt: monster.wasHurt,
    hasRisen: monster.hasRisen,
    isSmall: monster.isSmall,
  }
}

/** Who fell last in it is replaced, never changed in place. */
function cloneCamp({ at, members, comesOnce, hasDropped, fallen }: Camp): Camp {
  return { at, members: members.slice(), comesOnce, hasDropped, fallen }
}

function cloneAilments(ailments: readonly Ailments[] | undefined): Ailments[] | undefined {
  return ailments === undefined
    ? undefined
    : ailments.map(({ burn, poison, root }) => ({ burn, poison, root }))
}

function cloneLoose({ at, tokens, cards }: LooseLoot): LooseLoot {
  return { at, tokens, cards: copyOf(cards) }
}

function cloneLasting(lasting: Lasting): Lasting {
  return {
    id: lasting.id,
    face: lasting.face,
    owner: lasting.owner,
    card: lasting.card,
    on: lasting.on,
    at: lasting.at,
    spaces: copyOf(lasting.spaces),
    count: lasting.count,
    since: lasting.since,
    isFresh: lasting.isFresh,
  }
}

function cloneQuest({ card, work, note }: QuestState): QuestState {
  return { card, work: [cloneWork(work[0]), cloneWork(work[1])], note }
}

function cloneWork({ progress, tiers, closed }: QuestWork): QuestWork {
  return { progress, tiers, closed: copyOf(closed) }
}

function cloneTurn(turn: Turn): Turn {
  return {
    seat: turn.seat,
    actions: turn.actions,
    nimble: turn.nimble,
    pools: turn.pools.map(clonePool),
    moves: turn.moves,
    attacks: turn.attacks,
    steps: turn.steps,
    interacted: copyOf(turn.interacted),
    hasGifted: turn.hasGifted,
    used: copyOf(turn.used),
    safe: turn.safe,
  }
}

function clonePool(pool: Pool): Pool {
  return {
    left: pool.left,
    throughOpponents: pool.throughOpponents,
    acrossWater: pool.acrossWater,
    acrossTerrain: pool.acrossTerrain,
    isStraight: pool.isStraight,
    heading: pool.heading,
  }
}

/** Most of these lists are empty most of the time, and an empty list costs far less than a copy of one. */
function copyOf<T>(list: readonly T[]): T[] {
  return list.length === 0 ? [] : list.slice()
}
