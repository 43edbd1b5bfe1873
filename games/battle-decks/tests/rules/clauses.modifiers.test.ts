import { describe, expect, test } from 'vitest'
import { addDamage, addDefence } from '../../rules/stats.ts'
import { partsOf, totalsOf } from '../../rules/totals.ts'
import type { Character } from '../../state.ts'
import { activated, atk, BRITANNIA, def, dmg, hp, lay, on, PRUSSIA } from '../lay.ts'

test.each([
  [-1, 1],
  [-4, 0],
  [3, 0],
])('[B-R21] a hero of %i HP that regains 3 comes to %i times', (left, times) => {
  const t = lay({ A: { characters: [{ card: 'dire-wolf', hp: left }] } })
  t.A.picks('activate Quartermaster', 'use Mend II', 'Dire Wolf')
  expect(hp(t, 'dire-wolf')).toEqual([left + 3])
  expect(t.eventsOf('rose')).toHaveLength(times)
})

describe('modifiers and tokens', () => {
  test('[B-18.1] a character with a modifier carries a token of it, and no other does', () => {
    const t = lay({ A: { hand: ['fog-bank-9'] } })
    t.A.picks('play Fog Bank (9♣)', 'Dire Wolf')
    expect(on(t, 'dire-wolf').tokens).toEqual([{ source: 'fog-bank', atk: 0, def: 2, dmg: 0, against: null }])
    expect(on(t, 'pterosaur-rider').tokens).toEqual([])
    expect([def(t, 'dire-wolf', 'artillery'), def(t, 'quartermaster', 'artillery')]).toEqual([9, 6])
  })

  test('[B-18.1, B-16.8] a newcomer lists the modifiers that it has: Charge the one who charges, nothing whoever does not', () => {
    const t = lay({
      A: {
        characters: [
          { card: 'royal-lancer-7', isNew: true },
          { card: 'crown-fusilier', isNew: true },
        ],
        field: ['royal-lancer-7', 'royal-lancer-5', 'crown-fusilier'],
      },
    })
    const listed = (character: Character) => totalsOf(t.state, character).flatMap(({ parts }) => parts)
    expect(listed(on(t, 'royal-lancer-7'))).toEqual([{ source: 'charge', by: 2 }])
    expect(listed(on(t, 'royal-lancer-5'))).toEqual([])
    expect(listed(on(t, 'crown-fusilier'))).toEqual([])
  })

  test('[B-16.8, B-18.1, B-18.2] DEF, ATK and DMG as they are now stand beside the printed ones, each with its parts', () => {
    const wolf = {
      card: 'dire-wolf',
      equipment: ['dragon-standard', 'acid-flask'],
      tokens: [{ source: 'ambush', atk: 2, dmg: 2 }],
    }
    const t = lay({ A: { characters: [wolf] } })
    const [standard, flask, ambush] = [
      { source: 'dragon-standard', by: 1 },
      { source: 'acid-flask', by: -2 },
      { source: 'ambush', by: 2 },
    ]
    expect(totalsOf(t.state, on(t, 'dire-wolf'))).toEqual([
      { stat: 'def', printed: 7, now: 6, parts: [standard, flask] },
      { stat: 'atk', printed: 4, now: 7, parts: [ambush, standard] },
      { stat: 'dmg', printed: 3, now: 6, parts: [ambush, standard] },
    ])
    expect(totalsOf(t.state, on(t, 'quartermaster'))).toEqual([
      { stat: 'def', printed: 6, now: 6, parts: [] },
      { stat: 'atk', printed: 3, now: 3, parts: [] },
      { stat: 'dmg', printed: 3, now: 3, parts: [] },
    ])
  })

  test('[B-18.1] what counts against some only is named where it counts, and not on the card itself', () => {
    const cat = {
      card: 'sabre-cat',
      tokens: [{ source: 'pounce', atk: 2, against: 'artillery' }],
    }
    const t = lay({
      A: { field: ['sabre-cat', 'war-boar'], characters: [cat] },
      B: { field: ['rifle-jaeger'] },
    })
    for (const name of ['pterosaur-rider', 'sabre-cat', 'war-boar'])
      expect(totalsOf(t.state, on(t, name)).flatMap(({ parts }) => parts)).toEqual([])
    const airborne = (by: string) =>
      partsOf((into) => addDefence(t.state, on(t, 'pterosaur-rider'), on(t, by), into))
    expect(airborne('clockwork-soldier')).toEqual([{ source: 'airborne', by: 1 }])
    expect(airborne('rifle-jaeger')).toEqual([])
    const gore = (target: string) =>
      partsOf((into) => addDamage(t.state, { attacker: on(t, 'war-boar'), target: on(t, target).card }, into))
    expect(gore('artillery')).toEqual([{ source: 'gore', by: 1 }])
    expect(gore('rifle-jaeger')).toEqual([])
  })

  test('[B-18.1] one that counts against a single character says whom', () => {
    const t = lay({ phase: 'turn', A: { hand: ['sabre-cat'] } })
    t.A.picks('play Sabre Cat (K♦)', 'Artillery')
    expect(on(t, 'sabre-cat').tokens.map(({ against }) => against)).toEqual([on(t, 'artillery').card])
    expect([atk(t, 'sabre-cat', 'artillery'), atk(t, 'sabre-cat', 'clockwork-soldier')]).toEqual([6, 4])
  })

  test('[B-18.2] they add up, those of two copies of a card as well, and what lowers is taken off', () => {
    const t = lay({
      A: {
        hand: ['fog-bank-9', 'fog-bank-8'],
        characters: [{ card: 'dire-wolf', equipment: ['acid-flask'] }],
      },
    })
    t.A.picks('play Fog Bank (9♣)', 'Dire Wolf', 'play Fog Bank (8♣)', 'Dire Wolf')
    expect(def(t, 'dire-wolf', 'artillery')).toBe(7 + 2 + 2 - 2)
    expect(on(t, 'dire-wolf').tokens).toHaveLength(2)
  })

  test('[B-18.3] +1 ATK and an Ambush make +3 ATK and +2 DMG', () => {
    const rallied = { card: 'dire-wolf', tokens: [{ source: 'rally', atk: 1 }] }
    const t = lay({ A: { characters: [rallied], hand: ['ambush-b-k'] } })
    t.A.picks('play Ambush (K♣)', 'Dire Wolf')
    expect([atk(t, 'dire-wolf', 'artillery'), dmg(t, 'dire-wolf', 'artillery')]).toEqual([7, 5])
    expect(def(t, 'dire-wolf', 'artillery')).toBe(7)
    expect([atk(t, 'quartermaster', 'artillery'), dmg(t, 'quartermaster', 'artillery')]).toEqual([3, 3])
  })

  test('[B-18.4] a token comes off when its effect ends, with the round and not before', () => {
    const t = lay({
      A: {
        characters: [
          { card: 'dire-wolf', tokens: [{ source: 'ambush', atk: 2, dmg: 2 }] },
          ...activated('pterosaur-rider'),
        ],
      },
      B: { characters: [{ card: 'artillery', tokens: [{ source: 'spot', def: -2 }] }] },
    })
    t.A.picks('activate Dire Wolf', 'do nothing')
    t.B.picks('activate Artillery', 'do nothing')
    t.A.picks('do nothing')
    expect(on(t, 'dire-wolf').tokens).toHaveLength(1)
    t.B.picks('activate Clockwork Soldier', 'do nothing', 'do nothing')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect([...on(t, 'dire-wolf').tokens, ...on(t, 'artillery').tokens]).toEqual([])
    expect(atk(t, 'dire-wolf', 'artillery')).toBe(4)
  })

  test('[B-18.4] the round of an activated ability is the same for both sides', () => {
    const t = lay({
      active: 'B',
      A: { characters: activated(...BRITANNIA) },
      B: { characters: activated('engineer-corp-captain', 'artillery') },
      rolls: [1, 1],
    })
    t.B.picks('use Overwind', 'Dire Wolf', 'Dire Wolf')
    expect(t.eventsOf('modified').map(({ def: by, source }) => [source, by])).toEqual([['overwind', -2]])
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    for (const slug of [...PRUSSIA, ...BRITANNIA]) expect(on(t, slug).tokens).toEqual([])
  })
})
