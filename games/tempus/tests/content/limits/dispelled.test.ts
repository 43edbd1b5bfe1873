import { describe, expect, test } from 'vitest'
import { begin } from '../../../rules/lasting.ts'
import { lastingFace, lastingNamed } from '../../../rules/printed.ts'
import { cast, promptsOf, type Cast } from '../cast.ts'

/** Slugs of all that lasts. */
function lastingsOf({ state }: Cast): readonly string[] {
  return state.lastings.map(({ face }) => lastingFace(face).slug)
}

/** Something that an Event has brought to a rival of the Bard, or to its party. */
const OF_EVENTS = [
  ['champions-trial', 'champion-of-the-trial'],
  ['race-to-the-banner', 'carried-banner'],
  ['tempus-ascendant', 'ascended'],
] as const

/** A Bard dispels, with an Event in play that has brought something to the rival. */
function dispelsWith(event: string, slug: string, owner: number): Cast {
  const t = cast({
    heroes: { 0: { at: '10,10', hand: ['dispelling-verse'], deck: ['grit'] }, 1: { at: '12,10' } },
    events: [event],
  })
  begin(t.table, { face: lastingNamed(slug), owner, card: t.state.events[0] })
  t.plays(0, 'dispelling-verse')
  return t
}

describe('Dispelling Verse', () => {
  test.each(OF_EVENTS)('[T-15.08, T-R24] nothing of %s: %s is no Ongoing card', (event, slug) => {
    for (const owner of [0, 1]) {
      const t = dispelsWith(event, slug, owner)
      expect([lastingsOf(t), t.state.events.length, promptsOf(t, 'card')]).toEqual([[slug], 1, []])
    }
  })

  test('[T-R24] nothing that Loot lends', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['dispelling-verse'], deck: ['grit'], loot: ['cloak-of-protection'] },
        1: { at: '12,10' },
      },
    })
    const card = t.card(0, 'cloak-of-protection')
    begin(t.table, { face: lastingNamed('borrowed-loot'), owner: 1, on: 1, card })
    t.plays(0, 'dispelling-verse')
    expect(t.on(1)).toEqual(['borrowed-loot'])
  })

  test('[T-R24] no status of a card that is spent, least of all the own one; it draws a card still', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['dispelling-verse'], deck: ['grit'] },
        1: { at: '13,10' },
        2: { at: '12,10', hand: ['shield-of-faith'] },
      },
    })
    t.opens('turn', 0, 'shield-of-faith', 0)
    begin(t.table, { face: lastingNamed('mocked'), owner: 1, on: 2 })
    t.plays(0, 'dispelling-verse')
    expect([t.on(0), t.on(2), t.state.heroes[0]?.hand]).toEqual([
      ['shield-of-faith'],
      ['mocked'],
      [t.card(0, 'grit')],
    ])
  })

  test('[T-15.08] an Ongoing card goes with all its rings, and nothing else does', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['dispelling-verse'], deck: ['grit'] },
        1: { at: '12,10', hand: ['bless'] },
        3: { at: '13,10' },
      },
      events: ['champions-trial'],
      turn: { seat: 1 },
    })
    t.plays(1, 'bless', 1, 3)
    begin(t.table, { face: lastingNamed('champion-of-the-trial'), owner: 1, card: t.state.events[0] })
    t.ends()
    t.begins(0)
    t.plays(0, 'dispelling-verse')
    expect([lastingsOf(t), t.state.heroes[1]?.ongoing]).toEqual([['champion-of-the-trial'], []])
  })
})

describe('Mage Slayer', () => {
  function slays(hand: readonly string[]): Cast {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['mage-slayer'], primaries: ['unarmed-strike'] },
        1: { at: '11,10', hand },
      },
      events: ['race-to-the-banner'],
      rolls: [10],
      turn: { seat: 1 },
    })
    begin(t.table, { face: lastingNamed('carried-banner'), owner: 1, card: t.state.events[0] })
    if (hand.includes('mage-armor')) t.plays(1, 'mage-armor')
    t.ends()
    t.begins(0)
    t.plays(0, 'unarmed-strike', 'mage-slayer', 1)
    return t
  }

  test('[T-R24] takes no banner from whoever carries it', () => {
    expect(lastingsOf(slays([]))).toEqual(['carried-banner'])
  })

  test('[T-15.08] an Ongoing card of whom it hits', () => {
    expect(lastingsOf(slays(['mage-armor']))).toEqual(['carried-banner'])
  })

  test('[T-24.03] whoever may answer the hit hears of a card less, if there is any', () => {
    const told = (hand: readonly string[]): unknown =>
      slays(hand).laid.asks.flatMap(({ prompt }) =>
        prompt.type === 'window' && prompt.moment === 'hit' ? [prompt.comes?.riders] : [],
      )[0]
    expect(told(['mage-armor', 'uncanny-dodge'])).toEqual(['an Ongoing card less'])
    expect(told(['uncanny-dodge'])).toBeUndefined()
  })
})
