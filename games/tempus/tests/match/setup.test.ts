import { EVERYONE, type CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { vetOptions } from '../../match/options.ts'
import { zonesOf } from '../../match/zones.ts'
import { cloneState } from '../../match/clone.ts'
import { cardOf, PRINTED } from '../../rules/printed.ts'
import { guardianKind, objectsInPlay, revealQuest, revealTrial } from '../../rules/trial.ts'
import { bodyOf } from '../../rules/map.ts'
import { MAPS, spaceAt } from '../../space/index.ts'
import { MONSTER_IDS, OFF } from '../../state.ts'
import { draftAll, drafted, open, slugs, type Opened } from '../open.ts'

function revealed(options: Readonly<Record<string, unknown>> = {}): Opened {
  const t = open({ options })
  revealTrial(t.table)
  return t
}

function quests(t: Opened): string[] {
  return slugs(
    t,
    t.state.quests.map(({ card }) => card),
  )
}

describe('the Trial', () => {
  test.each(['ancient-temple', 'frost-ruins'])('[T-4.01] is set in one Battlerealm: %s', (realm) => {
    expect(open({ options: { realm } }).state.settings.realm).toBe(realm)
  })

  test('[T-4.02] has three Quests, open to everybody, of a shuffled deck', () => {
    const t = revealed()
    expect(t.state.quests).toHaveLength(3)
    expect(t.state.questDeck).toHaveLength(7)
    for (const { card } of t.state.quests) expect(t.state.cards.seen[card]).toBe(EVERYONE)
    for (const card of t.state.questDeck) expect(t.state.cards.seen[card]).toBe(0)
  })

  test.each([
    ['first-game', ['monster-slayer', 'read-the-runes', 'the-dark-obelisk']],
    ['pve', ['gather-rare-herbs', 'read-the-runes', 'the-unholy-ritual']],
    ['pvp', ['marked-for-death', 'siphon-power', 'the-ogre-prince']],
  ])('[T-4.03] may have the recommended set %s instead', (set, expected) => {
    const t = revealed({ quests: set })
    expect(quests(t)).toEqual(expected)
    expect(t.state.questDeck).toHaveLength(7)
  })

  test('[T-4.04] has one of four Guardians, public before the draft', () => {
    const t = revealed()
    expect(PRINTED.monsters[guardianKind(t.state)]?.rank).toBe('guardian')
    expect(t.events.find(({ type }) => type === 'trialRevealed')).toMatchObject({
      guardian: guardianKind(t.state),
    })
  })

  test('[T-4.04] has the Guardian that was agreed', () => {
    const t = revealed({ guardian: 'iron-golem' })
    expect(PRINTED.monsters[guardianKind(t.state)]?.slug).toBe('iron-golem')
  })

  test('[T-4.22] is revealed before anybody drafts', () => {
    const t = drafted()
    expect(t.state.quests).toHaveLength(3)
    const fresh = open({ rolls: [5, 6] })
    expect(fresh.state.quests).toHaveLength(0)
  })

  test('[T-11.10] one more Quest can join it, and none when the deck is empty', () => {
    const t = revealed()
    expect(revealQuest(t.table)).not.toBeNull()
    expect(t.state.quests).toHaveLength(4)
    while (t.state.questDeck.length > 0) revealQuest(t.table)
    expect(revealQuest(t.table)).toBeNull()
    expect(t.state.quests).toHaveLength(10)
  })
})

describe('the map', () => {
  test.each(MAPS.map((map) => [map.id, map] as const))(
    '[T-4.05] of %s holds what is marked',
    (realm, map) => {
      const { state } = open({ options: { realm } })
      const camps = [map.goblinCamp, map.koboldCamp, map.bugbearCamp, map.eliteCamp]
      expect(state.camps.map(({ at }) => at)).toEqual(camps.map(({ token }) => token))
    },
  )

  test('[T-4.06] three full Chests and four Camps', () => {
    const { state } = open()
    expect(state.chests).toEqual([true, true, true])
    expect(state.camps).toHaveLength(4)
  })

  test('[T-4.07, T-3.04, T-4.09, T-R5] three Minion Camps of four, A to D on their starting spaces', () => {
    const { state } = open()
    expect(state.camps.slice(0, 3).map(({ members }) => members.length)).toEqual([4, 4, 4])
    const goblins = state.monsters.slice(0, 4).map(({ at }) => at)
    expect(goblins).toEqual([spaceAt(6, 15), spaceAt(5, 16), spaceAt(4, 15), spaceAt(5, 14)])
  })

  test('[T-4.08, T-4.10, T-R6] one Elite Camp with one Ogre, beside its token', () => {
    const { state } = open()
    expect(state.camps[3]?.members).toEqual([MONSTER_IDS.ogre])
    const body = [spaceAt(8, 22), spaceAt(9, 22), spaceAt(8, 23), spaceAt(9, 23)]
    expect(bodyOf(state, MONSTER_IDS.ogre)).toEqual(body)
  })

  test('[T-4.21] all of them inactive; other Monsters are off the map', () => {
    const { state } = open()
    expect(state.monsters.filter(({ isActive }) => isActive)).toEqual([])
    const off = state.monsters.filter(({ at }) => at === OFF).map(({ id }) => id)
    expect(off).toEqual([21, 22, 23, 24, 25, 26, 27, 28, 29, 30])
  })
})

describe('objective tokens', () => {
  function objectsOf(...names: readonly string[]): string[] {
    const t = open()
    t.state.questDeck = t.state.questDeck.filter((card) => names.includes(cardOf(t.state, card).slug))
    while (revealQuest(t.table) !== null);
    return [...objectsInPlay(t.state)]
  }

  test('[T-4.11] enter only where a Quest asks for them', () => {
    expect(objectsOf('monster-slayer')).toEqual([])
  })
  test('[T-4.12] Siphon Power: the Place of Power', () => {
    expect(objectsOf('siphon-power')).toEqual(['place-of-power'])
  })
  test('[T-4.13] The Unholy Ritual: the Place of Power and the Altars', () => {
    expect(objectsOf('the-unholy-ritual')).toEqual(['place-of-power', 'altars'])
  })
  test('[T-4.14] The Dark Obelisk: the Obelisks', () => {
    expect(objectsOf('the-dark-obelisk')).toEqual(['obelisks'])
  })
  test('[T-4.15] Read the Runes: the Altars', () => {
    expect(objectsOf('read-the-runes')).toEqual(['altars'])
  })
  test('[T-4.16] Gather Rare Herbs: the Herbs', () => {
    expect(objectsOf('gather-rare-herbs')).toEqual(['herbs'])
  })
  test('[T-4.17] The Ogre Prince: its areas', () => {
    expect(objectsOf('the-ogre-prince')).toEqual(['ogre-areas'])
  })
  test('[T-4.18, T-R7] are placed once for two Quests, which keep separate progress', () => {
    expect(objectsOf('read-the-runes', 'the-unholy-ritual').toSorted()).toEqual(['altars', 'place-of-power'])
    const t = revealed({ quests: 'pve' })
    const [, runes, ritual] = t.state.quests
    expect(runes?.work).not.toBe(ritual?.work)
  })
})

describe('decks', () => {
  test('[T-4.19] Loot and Events are shuffled and face down', () => {
    const t = revealed()
    const before = open()
    for (const card of [...t.state.lootDeck, ...t.state.eventDeck]) expect(t.state.cards.seen[card]).toBe(0)
    expect(slugs(t, t.state.lootDeck)).not.toEqual(slugs(before, before.state.lootDeck))
    expect(slugs(t, t.state.eventDeck)).not.toEqual(slugs(before, before.state.eventDeck))
  })

  test('[T-4.20] a starter game has no Advanced Quests, Events and Loot; another has all', () => {
    const all = open()
    expect([all.state.questDeck, all.state.eventDeck, all.state.lootDeck].map((deck) => deck.length)).toEqual(
      [10, 40, 30],
    )
    const t = open({ options: { complexity: 'starter' } })
    expect([t.state.questDeck, t.state.eventDeck, t.state.lootDeck].map((deck) => deck.length)).toEqual([
      6, 20, 24,
    ])
    for (const card of [...t.state.questDeck, ...t.state.eventDeck, ...t.state.lootDeck])
      expect(cardOf(t.state, card)).toMatchObject({ isAdvanced: false })
  })

  test('[T-3.02] the box holds 10 Quests, 40 Events, 30 Loot cards and 4 Guardians', () => {
    const { state } = open()
    expect(state.questDeck.length + state.quests.length).toBe(10)
    expect(state.eventDeck).toHaveLength(40)
    expect(state.lootDeck).toHaveLength(30)
    expect(PRINTED.monsters.filter(({ rank }) => rank === 'guardian')).toHaveLength(4)
  })
})

describe('options', () => {
  test('[T-8.06] the tracker begins at 1 and VP at 0', () => {
    const t = drafted()
    expect(t.state.round).toBe(1)
    expect(t.state.eventVp).toEqual([0, 0])
  })

  test('the Heroes of the first game need four seats', () => {
    expect(vetOptions({ seats: 6, options: { draft: 'first-game' } })?.field).toBe('options.draft')
    expect(vetOptions({ seats: 4, options: { draft: 'first-game' } })).toBeNull()
    expect(vetOptions({ seats: 6, options: { draft: 'full' } })).toBeNull()
  })

  test('all of them are settled as they were chosen', () => {
    const options = {
      guardianAt: 7,
      rounds: 12,
      corners: 'free',
      hands: 'own',
      selfInteractions: true,
      windows: 'able',
      complexity: 'starter',
      draft: 'full',
    }
    expect(open({ options }).state.settings).toMatchObject({
      guardianAt: 7,
      rounds: 12,
      hasFreeCorners: true,
      sharesHands: false,
      helpsItself: true,
      asksAlways: false,
      isStarter: true,
      draft: 'full',
      guardian: -1,
    })
  })
})

describe('zones and copies', () => {
  test('every card lies in exactly one zone, before and after the draft', () => {
    for (const t of [open(), drafted(), drafted({ options: { quests: 'pvp' } })]) {
      const all = zonesOf(t.state).flatMap(({ cards }) => cards)
      expect(all.toSorted((a, b) => a - b)).toEqual(t.state.cards.def.map((_, id) => id))
    }
  })

  test('a copy is equal and independent', () => {
    const t = drafted()
    fill(t)
    const before = JSON.stringify(t.state)
    const copy = cloneState(t.state)
    expect(copy).toEqual(t.state)
    scribble(copy)
    expect(JSON.stringify(t.state)).toBe(before)
  })
})

/** A state in which nothing is empty. */
function fill({ state }: Opened): void {
  const tokens = () => [0, 1, 2].map((n) => ({ burn: n, poison: 1, root: 2 }))
  const card = 3 as CardId
  Object.assign(state, {
    loose: [{ at: 5, tokens: 1, cards: [card] }],
    lastings: [
      { id: 1, face: 2, owner: 3, card, on: 4, at: 5, spaces: [5, 6], count: 2, since: 7, isFresh: true },
    ],
    turn: {
      seat: 1,
      actions: 2,
      nimble: 1,
      pools: [
        {
          left: 3,
          throughOpponents: true,
          acrossWater: true,
          acrossTerrain: true,
          isStraight: true,
          heading: 4,
        },
      ],
      moves: 1,
      attacks: 2,
      steps: 3,
      interacted: [2],
      hasGifted: true,
      used: [card],
      safe: 9,
    },
    draft: { step: 'classes', first: 1, picked: [0, 1] },
    eventVp: [4, 5],
    portals: [31, 868],
    slots: [1],
    appointments: [{ card, initiative: 7 }],
    events: [card],
    eventDiscard: [card],
    lootDiscard: [card],
  })
  for (const hero of state.heroes)
    for (const list of Object.values(hero)) if (Array.isArray(list)) list.push(card as never)
  for (const creature of [...state.heroes, ...state.monsters]) creature.ailments = tokens()
  for (const { work } of state.quests) for (const one of work) one.closed.push(8)
}

/** Changes every list and every number that rules change, as deep as they go. */
function scribble(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  for (const [key, member] of Object.entries(value)) {
    if (['settings', 'def', 'pool', 'secret', 'members', 'spaces', 'slots', 'appointments'].includes(key))
      continue
    if (typeof member === 'object') scribble(member)
    else Object.assign(value, { [key]: -77 })
  }
  if (Array.isArray(value)) value.push(-77)
}

describe('Quests that begin with the Trial', () => {
  /** Slugs of Quests as they begin. */
  function beginnings(): string[] {
    const began: string[] = []
    for (const card of PRINTED.cards)
      if (card.kind === 'quest') Object.assign(card.rules, { begins: () => began.push(card.slug) })
    return began
  }

  test.each(['random', 'pve'])(
    '[T-4.02, T-4.03, T-4.17] each does so once, drawn or agreed, when the Entry Portals stand: %s',
    (set) => {
      const t = open({ options: { quests: set, draft: 'short' } })
      const began = beginnings()
      revealTrial(t.table)
      expect(began).toEqual([])
      expect(quests(t)).toHaveLength(3)
      t.state.draft = { step: 'corners', first: 0, picked: [] }
      draftAll(t)
      expect(began).toEqual(quests(t))
      expect(t.state.portals).not.toContain(OFF)
    },
  )

  test('[T-11.10] one that joins later begins at once, and no other begins again', () => {
    const t = drafted()
    const began = beginnings()
    const card = revealQuest(t.table)
    expect(card).not.toBeNull()
    expect(began).toEqual(quests(t).slice(3))
    expect(began).toHaveLength(1)
  })
})
