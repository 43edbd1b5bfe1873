import { addCards } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { actEvent } from '../../../rules/round/events-phase.ts'
import { begin } from '../../../rules/lasting.ts'
import { playTurn } from '../../../rules/play/turn.ts'
import { lastingNamed } from '../../../rules/printed.ts'
import { newQuest } from '../../../rules/trial.ts'
import { NOBODY, OFF } from '../../../state.ts'
import { cast, promptsOf, type Cast, type Pick } from '../cast.ts'
import { REAL } from '../press.ts'
import { trying } from '../trying.ts'

describe('Earthquake', () => {
  test('Evasion [C-10]: it has no area', () => {
    const t = cast({
      heroes: { 0: { at: '10,10' }, 1: { at: '14,10', hand: ['evasion'] } },
      events: ['earthquake'],
      rolls: [15, 5],
    })
    for (const event of t.state.events.slice()) t.during([], () => actEvent(t.table, event))
    expect([t.wasOffered('evasion'), t.hp(0), t.hp(1), t.tokens(1, 'root')]).toEqual([false, 30, 28, 1])
  })
})

describe('Remarkable Athlete', () => {
  test('[T-R51, T-R104] 2 spaces more for an Attack that moves', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hand: ['charge', 'remarkable-athlete'] }, 1: { at: '17,10' } },
      rolls: [15],
    })
    t.plays(0, 'charge', 'remarkable-athlete', '16,10', 1)
    expect([t.place(0), t.hp(1)]).toEqual(['16,10', 21])
  })

  test('[T-16.05] not for an Attack that does not', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['remarkable-athlete'], primaries: ['battleaxe'] },
        1: { at: '11,10' },
      },
      rolls: [10],
    })
    t.plays(0, 'battleaxe', 1)
    expect(t.wasOffered('remarkable-athlete')).toBe(false)
  })
})

describe('Thieves’ Tools', () => {
  test('[C-6] not for what a card asks for; Silver Tongue is', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['pickpocket', 'thieves-tools', 'silver-tongue'], primaries: ['urchin'] },
        1: { at: '11,10', loot: ['boots-of-striding'] },
      },
      rolls: [10],
    })
    t.plays(0, 'pickpocket', 1)
    expect([t.wasOffered('thieves-tools'), t.wasOffered('silver-tongue')]).toEqual([false, true])
  })

  test('[C-6] for an objective', () => {
    const t = trying({
      heroes: { 0: { at: '10,10', hand: ['thieves-tools'], primaries: ['urchin'] } },
      rolls: [3],
    })
    expect(t.tries('savvy', 'thieves-tools')).toBe(true) // 7+
  })
})

describe('the Deck of Many Things', () => {
  /** An Action on its token, with these cards in hand. */
  function turnsUp(hand: readonly string[], die: number, ...picks: readonly Pick[]): Cast {
    const t = cast({
      heroes: { 0: { at: '10,10', hand, primaries: ['sage'] }, 1: { at: '20,10' } },
      events: ['deck-of-many-things'],
      rolls: [die],
    })
    t.state.lootDeck = addCards(t.state.cards, [REAL.cards.findIndex(({ slug }) => slug === 'grit')])
    const at = t.laid.at('10,10')
    const card = t.state.events[0]
    begin(t.table, { face: lastingNamed('deck-of-many-things'), owner: NOBODY, card, at, spaces: [at] })
    t.during([{ do: 'use' }, ...picks], () => {
      if (t.state.turn !== null) playTurn(t.table, t.state.turn)
    })
    return t
  }

  test('Inner Focus [T-14.08, T-16.03]: a Chain for any Action fits, and 12 becomes 15', () => {
    const t = turnsUp(['inner-focus'], 12, 'inner-focus')
    expect([t.state.lootDeck, t.state.heroes[0]?.loot.length]).toEqual([[], 1])
  })

  test('[T-14.08] without a Chain it is 12', () => {
    const t = turnsUp(['inner-focus'], 12)
    expect([t.wasOffered('inner-focus'), t.state.lootDeck.length]).toEqual([true, 1])
  })

  test('[T-16.02] one Chain, as on any Action', () => {
    const t = turnsUp(['inner-focus', 'cunning-action'], 12, 'inner-focus')
    expect(promptsOf(t, 'chain')).toHaveLength(1)
  })

  test('[T-16.03] Encore does not fit: the Event comes to no hand', () => {
    expect(turnsUp(['encore'], 12).wasOffered('encore')).toBe(false)
  })

  test.each(['thieves-tools', 'silver-tongue', 'longstrider'])('[T-16.03] %s does not fit', (slug) => {
    expect(turnsUp([slug], 12).wasOffered(slug)).toBe(false)
  })
})

describe('Mage Hand', () => {
  /** A Wizard with the Tremor so far to the east. */
  function reaches(at: string, ...picks: readonly Pick[]): { readonly t: Cast; readonly note: () => number } {
    const t = cast({
      heroes: { 0: { at: '2,10', hand: ['mage-hand'], primaries: ['sage'] }, 1: { at: '20,18' } },
      rolls: [15],
    })
    const [card] = addCards(t.state.cards, [
      REAL.cards.findIndex(({ slug }) => slug === 'the-burrowing-terror'),
    ])
    if (card === undefined) throw new Error('the Quest is in the box')
    const quest = newQuest(card)
    quest.note = at === '' ? OFF : t.laid.at(at)
    t.state.quests.push(quest)
    if (t.can(0, 'mage-hand')) t.plays(0, 'mage-hand', ...picks)
    return { t, note: () => quest.note }
  }

  test('[C-9, C-8] reaches the Tremor, an Event token, within 8', () => {
    const { t, note } = reaches('10,10', '10,10', { do: 'skill', skill: 'knowledge' })
    expect([note(), t.state.quests[0]?.work[0].progress]).toEqual([OFF, 1])
  })

  test('[C-8] not farther away, nor where there is none', () => {
    for (const at of ['11,10', '']) expect(reaches(at).t.can(0, 'mage-hand')).toBe(false)
  })
})

describe('Boots of Striding', () => {
  /** Spaces that Move Actions of 5 give: the Boots are found after the first of them. */
  function strides(...before: readonly boolean[]): number {
    const t = cast({
      heroes: {
        0: { at: '10,10', primaries: ['forward-march'], loot: ['boots-of-striding'] },
        1: { at: '20,10' },
      },
    })
    const [hero] = t.state.heroes
    const boots = hero?.loot.splice(0) ?? []
    for (const hasThem of before) {
      if (hero) hero.loot = hasThem ? boots.slice() : []
      t.plays(0, 'forward-march')
    }
    return t.state.turn?.pools.reduce((sum, { left }) => sum + left, 0) ?? 0
  }

  test('[T-18.13, T-29.17] found in the middle of a turn, the next Move Action brings their space', () => {
    expect(strides(false, true)).toBe(11)
  })

  test('[T-18.13] once a turn, whenever they came, and not when they are gone', () => {
    expect([strides(true, true), strides(false, true, true), strides(false, false)]).toEqual([11, 16, 10])
    expect([strides(true, false), strides(true, false, true)]).toEqual([11, 16])
  })

  test('Tailwind [T-18.13]: once a turn as well', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', primaries: ['forward-march'] }, 1: { at: '20,10' } },
      events: ['tailwind'],
    })
    t.plays(0, 'forward-march')
    t.plays(0, 'forward-march')
    expect(t.state.turn?.pools[0]?.left).toBe(12)
  })
})
