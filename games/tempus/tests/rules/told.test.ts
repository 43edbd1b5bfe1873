import type { CardId } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { daze } from '../../rules/daze.ts'
import { discard } from '../../rules/decks.ts'
import { afflict } from '../../rules/fight/ailments.ts'
import { dealDamage } from '../../rules/fight/damage.ts'
import { heal } from '../../rules/fight/healing.ts'
import { changeInitiative } from '../../rules/initiative.ts'
import { begin, end } from '../../rules/lasting.ts'
import { dropAll, dropLoot, giftLoot } from '../../rules/loot.ts'
import { ally, appear } from '../../rules/monsters/appearing.ts'
import { wake } from '../../rules/monsters/waking.ts'
import { gainPool } from '../../rules/moves.ts'
import { openChest } from '../../rules/moving/entering.ts'
import { lastingNamed } from '../../rules/printed.ts'
import { beginTurn, endTurn } from '../../rules/play/turn.ts'
import { drawPhase } from '../../rules/round/draw-phase.ts'
import { endOfRound } from '../../rules/round/end-of-round.ts'
import { eventPhase } from '../../rules/round/events-phase.ts'
import { initiativePhase } from '../../rules/round/initiative-phase.ts'
import { refresh } from '../../rules/round/refresh.ts'
import { respawn } from '../../rules/round/respawn.ts'
import { endMatch, scoreEvent } from '../../rules/score.ts'
import { heroOf, type TempusState } from '../../state.ts'
import type { TempusEvent } from '../../events.ts'
import { from, line, MISS, strikes } from '../attacks-of-tests.ts'
import { lay, monsterId, type Laid } from '../lay.ts'
import { event } from '../box.ts'
import { draftAll, drafted, open, slugs, type Opened } from '../open.ts'
import { camp } from './monsters/kit.ts'
import { LANE } from './moving/kit.ts'
import { acts, duel, stage } from './play/kit.ts'

/** What is told while something is done. */
function told(t: Laid | Opened, run: () => void): readonly TempusEvent[] {
  t.events.length = 0
  run()
  return t.events.slice()
}

/** The Loot of a Hero. */
function lootOf(state: TempusState, seat: number): CardId {
  const [card] = heroOf(state, seat).loot
  if (card === undefined) throw new Error(`Hero ${seat} has no Loot.`)
  return card
}

const KOBOLD = monsterId('kobold')

describe('the draft tells', () => {
  test('[T-4.22, T-6.02, T-6.07, T-8.01] the Trial, both rolls, every pick, and the Entry Portals', () => {
    const t = open({ rolls: [14, 9], options: { draft: 'first-game' } })
    const events = told(t, () => draftAll(t))
    expect(events.map(({ type }) => type)).toEqual([
      'trialRevealed',
      'draftRolled',
      ...Array<string>(8).fill('picked'),
      'portalPlaced',
      'portalPlaced',
    ])
    expect(events[1]).toEqual({ type: 'draftRolled', rolls: [14, 9] })
    expect(events.slice(2, 4)).toMatchObject([
      { seat: 0, pool: 'subclass' },
      { seat: 0, pool: 'character' },
    ])
    expect(events.slice(-2)).toEqual([
      { type: 'portalPlaced', party: 1, space: t.state.portals[1] },
      { type: 'portalPlaced', party: 0, space: t.state.portals[0] },
    ])
  })
})

describe('a round tells', () => {
  test('[T-9.01, T-10.01] its number, and what everybody draws', () => {
    const t = drafted({ options: { draft: 'first-game' } })
    const events = told(t, () => drawPhase(t.table))
    expect(events[0]).toEqual({ type: 'roundBegan', round: 1 })
    expect(events.slice(1)).toEqual(
      t.state.heroes.map(({ id, hand }) => ({ type: 'drew', seat: id, cards: [...hand] })),
    )
  })

  test('[T-9.01, T-11.01] the Event phase, the card, that it acts, and that it is over', () => {
    const t = drafted()
    const [card] = t.state.eventDeck.slice(-1)
    expect(told(t, () => eventPhase(t.table))).toEqual([
      { type: 'phaseBegan', phase: 'event' },
      { type: 'eventDrawn', card },
      { type: 'eventActs', card },
      { type: 'eventEnded', card },
    ])
  })

  test('[T-11.04] on which initiative an Event will act', () => {
    const t = drafted({ events: [event('storm', { acts: 'initiative' })], rolls: [13] })
    const card = t.state.eventDeck.find((one) => slugs(t, [one])[0] === 'storm')
    t.state.eventDeck = card === undefined ? [] : [card]
    expect(told(t, () => eventPhase(t.table))).toEqual([
      { type: 'phaseBegan', phase: 'event' },
      { type: 'eventDrawn', card },
      { type: 'appointed', card, initiative: 13 },
    ])
  })

  test('[T-9.01, T-13.01, T-13.02] the Initiative phase, every roll, and every roll-off', () => {
    const t = drafted({ rolls: [15, 8, 15, 3, 4, 19] })
    expect(told(t, () => initiativePhase(t.table))).toEqual([
      { type: 'phaseBegan', phase: 'initiative' },
      { type: 'initiativeRolled', seat: 0, die: 15, initiative: 15 },
      { type: 'initiativeRolled', seat: 1, die: 8, initiative: 8 },
      { type: 'initiativeRolled', seat: 2, die: 15, initiative: 15 },
      { type: 'initiativeRolled', seat: 3, die: 3, initiative: 3 },
      { type: 'rolledOff', seats: [0, 2], rolls: [4, 19] },
    ])
  })

  test('[T-13.07] an initiative that a card has changed', () => {
    const t = lay({ heroes: { 0: { initiative: 9 }, 1: { initiative: 4 } } })
    expect(told(t, () => changeInitiative(t.table, 0, 8))).toEqual([
      { type: 'initiativeChanged', seat: 0, initiative: 17 },
    ])
  })

  test('[T-9.03] that the turn of a Hero begins and ends', () => {
    const t = stage({ heroes: { 0: { at: '10,10' } } })
    const events = told(t, () => {
      beginTurn(t.table, 0)
      if (t.state.turn !== null) endTurn(t.table, t.state.turn)
    })
    expect(events).toEqual([
      { type: 'turnBegan', creature: 0 },
      { type: 'turnEnded', creature: 0 },
    ])
  })

  test('[T-9.01, T-36.01] that it ends, and a Refresh', () => {
    const t = drafted()
    expect(told(t, () => endOfRound(t.table))).toEqual([{ type: 'phaseBegan', phase: 'end' }])
    expect(told(t, () => refresh(t.table))).toEqual([{ type: 'refreshed' }])
  })

  test('[T-28.09, T-37.01] VP of Events, and the end of the game, once', () => {
    const t = lay({})
    const events = told(t, () => {
      scoreEvent(t.table, 1, 2)
      endMatch(t.table, 'guardian', 1)
      endMatch(t.table, 'rounds', 0)
    })
    expect(events).toEqual([
      { type: 'scored', party: 1, by: 2 },
      { type: 'matchEnded', reason: 'guardian', winner: 1 },
    ])
  })
})

describe('a fight tells', () => {
  test('[T-24.01] who attacks whom, the roll, the hit, and what it costs', () => {
    const t = lay({ heroes: { 0: '10,10', 1: '11,10' }, rolls: [20] })
    const hit = [MISS, line(6, 5)]
    expect(told(t, () => strikes(t, { by: 0, on: 1, table: hit }))).toEqual([
      { type: 'attacked', creature: 0, target: 1, card: null },
      {
        type: 'rolled',
        creature: 0,
        purpose: 'attack',
        skill: null,
        dice: [20],
        die: 20,
        total: 20,
        needed: null,
        card: null,
      },
      { type: 'hit', creature: 0, target: 1, isCritical: true },
      { type: 'hurt', creature: 1, by: 0, card: null, ailment: null, damage: 8, hp: 22 },
    ])
  })

  test('[T-24.01, T-R48] a miss, and a hit that costs nothing', () => {
    const t = lay({ heroes: { 0: '10,10', 1: '11,10' }, monsters: { ogre: ['12,10'] }, rolls: [1, 7] })
    expect(told(t, () => strikes(t, { by: 0, on: 1 })).at(-1)).toEqual({
      type: 'missed',
      creature: 0,
      target: 1,
    })
    const scratch = [MISS, line(6, 1)]
    expect(told(t, () => strikes(t, { by: 1, on: monsterId('ogre'), table: scratch })).slice(2)).toEqual([
      { type: 'hit', creature: 1, target: monsterId('ogre'), isCritical: false },
      { type: 'unharmed', creature: monsterId('ogre') },
    ])
  })

  test('[T-25.11, T-26.02, T-26.07, T-25.12] healing, tokens that come, and the last of them that goes', () => {
    const t = lay({ heroes: { 0: { at: '10,10', hp: 20 }, 1: '11,10' } })
    const events = told(t, () => {
      afflict(t.table, { source: from(t, 1), target: 0, ailment: 'poison', tokens: 2 })
      heal(t.table, { by: 0, target: 0, amount: 4 })
    })
    expect(events).toEqual([
      { type: 'afflicted', creature: 0, ailment: 'poison', tokens: 2, giver: 1 },
      { type: 'relieved', creature: 0, ailment: 'poison' },
      { type: 'healed', creature: 0, by: 4, hp: 24 },
    ])
  })

  test('[T-26.08] which cards Daze has taken; of an empty hand nothing is told', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hand: ['grit'] }, 1: '11,10' } })
    const card = t.card('grit')
    expect(told(t, () => daze(t.table, 0, 1))).toEqual([{ type: 'dazed', creature: 0, cards: [card] }])
    expect(told(t, () => daze(t.table, 0, 1))).toEqual([])
  })

  test('[T-30.06, T-35.01, T-35.04] who falls, by whom, and who comes back where', () => {
    const t = lay({ heroes: { 0: '10,10', 1: '11,10' }, portals: ['4,4', '27,27'] })
    const kill = (): void =>
      void dealDamage(t.table, { source: from(t, 1), target: 0, normal: 40, piercing: 0 })
    expect(told(t, kill)).toEqual([
      { type: 'hurt', creature: 0, by: 1, card: null, ailment: null, damage: 30, hp: 0 },
      { type: 'felled', creature: 0, by: 1 },
    ])
    expect(told(t, () => respawn(t.table, 0))).toEqual([
      { type: 'respawned', creature: 0, space: t.at('4,4') },
      { type: 'moved', creature: 0, path: [t.at('4,4')], how: 'placed' },
    ])
    expect(told(t, () => respawn(t.table, 0))).toEqual([])
  })

  test('[T-30.07, T-30.10, T-R109] Monsters that appear, wake, and ally', () => {
    const t = lay({ monsters: { kobold: [{ at: '10,10', isActive: undefined }] } })
    const kobolds = camp(t, KOBOLD)
    const events = told(t, () => {
      wake(t.table, kobolds)
      wake(t.table, kobolds)
      ally(t.table, KOBOLD, 1)
      appear(t.table, monsterId('bulezau'), t.at('14,10'))
    })
    expect(events).toEqual([
      { type: 'campWoke', camp: 0 },
      { type: 'allied', creature: KOBOLD, party: 1 },
      { type: 'appeared', creature: monsterId('bulezau'), space: t.at('14,10') },
    ])
  })
})

describe('cards tell', () => {
  test('[T-15.01, T-14.06] what is played, as what, and the spaces that it gives', () => {
    const t = stage({ heroes: { 0: { at: '10,10', primaries: ['quick-getaway'] } }, turn: { seat: 0 } })
    expect(told(t, () => acts(t, 'quick-getaway'))).toEqual([
      { type: 'played', seat: 0, card: t.card('quick-getaway'), as: 'action' },
      { type: 'gainedSpaces', seat: 0, by: 6 },
    ])
    expect(told(t, () => gainPool(t.table, 0, { spaces: 0 }))).toEqual([])
  })

  test('[T-14.12, T-16.12] an Action more, and a Free card', () => {
    const t = duel({ primaries: ['longsword'] }, { hand: ['shrug-it-off'] }, { rolls: [15] })
    const card = t.card('shrug-it-off')
    t.answers({ do: 'free', card })
    const events = told(t, () => acts(t, 'longsword'))
    expect(events).toContainEqual({ type: 'played', seat: 1, card, as: 'free' })
  })

  test('[T-15.05] what is discarded; nothing where nothing is', () => {
    const t = stage({ heroes: { 0: { at: '10,10', hand: ['grit'] } } })
    const cards = [t.card('grit')]
    expect(told(t, () => discard(t.table, 0, cards))).toEqual([{ type: 'discarded', seat: 0, cards }])
    expect(told(t, () => discard(t.table, 0, []))).toEqual([])
  })

  test('[T-27.01, T-27.07] what begins to last on whom, and that it ends, once', () => {
    const t = lay({ heroes: { 0: '10,10', 1: '11,10' } })
    const face = lastingNamed('held')
    const events = told(t, () => {
      const held = begin(t.table, { face, owner: 1, on: 0 })
      if (held === null) return
      end(t.table, held)
      end(t.table, held)
    })
    expect(events).toEqual([
      { type: 'lastingBegan', face, owner: 1, creature: 0, space: -1 },
      { type: 'lastingEnded', face, creature: 0 },
    ])
  })
})

describe('Loot tells', () => {
  test('[T-29.04, T-29.02] a Chest that is opened, and the card', () => {
    const t = lay({ drawing: LANE, heroes: { 0: '3,1' }, chests: ['3,1'], lootDeck: ['ring'] })
    const events = told(t, () => openChest(t.table, 0, t.at('3,1')))
    expect(events).toEqual([
      { type: 'chestOpened', seat: 0, space: t.at('3,1') },
      { type: 'gainedLoot', seat: 0, card: lootOf(t.state, 0), from: 'deck' },
    ])
  })

  test('[T-29.08, T-29.12] what is dropped, by whom and where', () => {
    const t = lay({ heroes: { 0: { at: '3,3', loot: ['ring', 'gem'] }, 1: { loot: ['cup'] } } })
    const cards = heroOf(t.state, 0).loot.slice()
    const [first, second] = cards
    const space = t.at('3,3')
    expect(told(t, () => dropAll(t.table, 0, space))).toEqual([
      { type: 'lostLoot', seat: 0, card: first },
      { type: 'lostLoot', seat: 0, card: second },
      { type: 'lootDropped', space, cards },
    ])
    expect(told(t, () => dropAll(t.table, 0, space))).toEqual([])
    const card = lootOf(t.state, 1)
    expect(told(t, () => dropLoot(t.table, 1, { card, space: t.at('4,4') }))).toEqual([
      { type: 'lostLoot', seat: 1, card },
      { type: 'lootDropped', space: t.at('4,4'), cards: [card] },
    ])
  })

  test('[T-29.13, T-29.17] a gift: one has it less, the other more', () => {
    const t = lay({ heroes: { 0: { at: '3,3', loot: ['ring'] }, 2: '4,3' } })
    const card = lootOf(t.state, 0)
    expect(told(t, () => giftLoot(t.table, { from: 0, to: 2, card }))).toEqual([
      { type: 'lostLoot', seat: 0, card },
      { type: 'gainedLoot', seat: 2, card, from: 'gift' },
    ])
  })
})
