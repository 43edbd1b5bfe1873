import { expect, test } from 'vitest'
import { CATALOG } from '../../game.ts'
import { areaOf, at, ends, growth, handOf, lay, lives, on, shown } from '../lay.ts'

test('[L-T38] an Enchantment with a duration resolves that often, then its card is back', () => {
  const t = lay({
    A: { class: 'warlock', hand: ['withering-hex'], orbs: 'PP' },
    B: { class: 'paladin' },
    units: { '4,5': 'bGd' },
  })
  t.A.picks('cast Withering Hex on Guard (4,5)')
  expect([at(t, 0).area[0]?.tokens, shown(t, '4,5')]).toEqual([2, 'Guard 1/3'])
  const round = (): void => {
    ends(t, 0, 2)
    t.B.picks('end the phase', 'Defend', 'end the phase')
  }
  round()
  expect([at(t, 0).area[0]?.tokens, on(t, '4,4').hp]).toEqual([1, 2])
  round()
  expect([at(t, 0).area, on(t, '4,3').hp, on(t, '4,3').marks]).toEqual([[], 1, 0])
  t.A.isOffered('cast Withering Hex on Guard (4,3)', 'prepare Withering Hex', 'end the phase')
})

test('[L-T38] the upgraded face resolves three times, and kills', () => {
  const t = lay({
    phase: 'enchantments',
    A: {
      class: 'warlock',
      area: [{ card: 'withering-hex-ii', tokens: 1, on: ['4,5'] }],
      nodes: ['deep-curses'],
    },
    B: { class: 'paladin' },
    units: { '4,5': 'bGd1/1' },
  })
  expect([growth(t, 0), handOf(t, 0), handOf(t, 1)]).toEqual([[1, 0, 0], ['Withering Hex'], ['Guard']])
  expect(CATALOG.find((face) => face.slug === 'withering-hex-ii')?.text).toContain('Enchantment 3')
})

test('[L-T39] the Enchantment outlives its target', () => {
  const t = lay({
    phase: 'enchantments',
    A: { class: 'warlock', area: [{ card: 'withering-hex', tokens: 2, on: ['2,3'] }] },
    B: { class: 'paladin' },
    units: { '2,3': 'bGd1/1' },
  })
  expect([shown(t, '2,3'), at(t, 0).area[0]?.tokens]).toEqual(['', 1])
  ends(t, 0, 2)
  ends(t, 1, 2)
  expect([areaOf(t, 0), handOf(t, 0)]).toEqual([[], ['Withering Hex']])
})

test('[L-T40] an Enchantment without a number goes on', () => {
  const t = lay({ phase: 'enchantments', units: { '2,3': 'aMc', '1,3': 'bIm', '2,4': 'bGd' } })
  expect([shown(t, '1,3'), shown(t, '2,4'), on(t, '2,3').tokens, growth(t, 0)]).toEqual([
    '',
    'Guard 1/2',
    1,
    [1, 0, 0],
  ])
})

test('[L-T41] a full home row leaves no place', () => {
  const row = { '1,1': 'bIm', '2,1': 'bIm', '3,1': 'aEs', '4,1': 'aRw' }
  const guard = lay({ A: { class: 'elementalist', hand: ['guard'] }, units: row })
  guard.A.isRefused('summon Guard', 'home row')
  const t = lay({ A: { class: 'elementalist', hand: ['ember-sprite', 'stone-pillar'] }, units: row })
  t.A.isRefused('cast Ember Sprite', 'home row')
  const casts = t.A.text().options.filter((option) => option.startsWith('cast'))
  expect(casts).toHaveLength(8)
  expect(casts).toContain('cast Stone Pillar to (2,3)')
})

test('[L-T42] a Stone Pillar threatens nobody, stays where it is and can defend', () => {
  const t = lay({ phase: 'battle', units: { '2,3': 'aSp-/4', '2,2': 'aGd', '1,2': 'bGdD' } })
  t.A.picks('Advance', 'Attack')
  expect(t.eventsOf('attacked')).toMatchObject([{ defence: 1, damage: 0 }])
  t.A.picks('Defend')
  expect(shown(t, '2,3')).toBe('Stone Pillar -/4 D')
  expect(t.eventsOf('idled').map(({ why }) => why)).toContain('grounded')
  const struck = lay({ phase: 'battle', active: 'B', units: { '2,3': 'aSp-/4', '2,4': 'bIm' } })
  struck.B.picks('Attack')
  expect(shown(struck, '2,3')).toBe('Stone Pillar -/1')
})

test('[L-T43] an ambush before the Battle phase', () => {
  const t = lay({
    A: { class: 'warlock' },
    B: { class: 'elementalist', slots: [{ card: 'stone-pillar', charges: 'B' }] },
    units: { '3,2': 'aIm' },
  })
  t.A.picks('end the phase')
  t.B.picks('cast Stone Pillar to (3,3)')
  expect(t.state.phase).toBe('main1')
  t.A.isAsked('First Main phase').picks('end the phase', 'Attack')
  expect([shown(t, '3,3'), shown(t, '3,2'), on(t, '3,3').owner]).toEqual(['Stone Pillar -/1', 'Imp 3/1', 1])
})

test('[L-T44] Fireball: rings, own losses, experience', () => {
  const t = lay({
    A: { class: 'elementalist', hand: ['fireball'] },
    board: ['. . . .', '. . bIm3/1 bAr2/2', '. bGd1/3 . .', '. aAr2/2 . .', '. . . .'],
  })
  t.A.picks('cast Fireball between lanes 2 and 3, rows 2 and 3')
  expect(['2,2', '2,3', '3,4', '4,4'].map((field) => shown(t, field))).toEqual([
    '',
    'Guard 1/1',
    '',
    'Archer 2/2',
  ])
  expect([growth(t, 0), growth(t, 1)]).toEqual([
    [1, 0, 0],
    [0, 0, 0],
  ])
})

test('[L-T45] the clean-up takes what carries no token', () => {
  const t = lay({
    phase: 'main2',
    A: {
      class: 'paladin',
      mana: 'S',
      area: [{ card: 'smite' }, { card: 'devotion' }, { card: 'blessing-of-valor', tokens: 2 }],
      slots: [{ card: 'rally', charges: 'B' }],
    },
  })
  ends(t, 0)
  expect([handOf(t, 0), areaOf(t, 0), at(t, 0).mana]).toEqual([
    ['Smite'],
    ['Blessing of Valor', 'Devotion'],
    [0, 0, 0, 0, 0],
  ])
  expect(at(t, 0).slots[0]?.charges).toEqual([0, 0, 0, 1, 0])
})

test('[L-T46] an upgrade swaps the copy in hand and spares the one that fights', () => {
  const t = lay({
    phase: 'main2',
    A: { class: 'paladin', nodes: ['cavalry'], powerTokens: 1, hand: ['guard'] },
    units: { '1,3': 'aGd1/2' },
  })
  t.A.picks('buy Drill').picks('summon Sentinel to (1,1)')
  expect([shown(t, '1,1'), shown(t, '1,3')]).toEqual(['Sentinel 2/4', 'Guard 1/2'])
})

test('[L-T48] both heroes fall together: a draw', () => {
  const t = lay({
    A: { class: 'warlock', life: 1, hand: ['hellfire'], area: [{ card: 'soul-toll' }] },
    B: { class: 'warlock', life: 1, area: [{ card: 'soul-toll' }] },
    units: { '2,3': 'aIm', '3,3': 'bIm' },
  })
  t.A.picks('cast Hellfire between lanes 2 and 3, rows 3 and 4')
  expect([lives(t), t.outcome]).toEqual([[0, 0], { ranks: [1, 1], scores: [0, 0], reason: 'life' }])
})

test('[L-T49] Overwhelm needs a branch, takes 2 life a token, and wins at once', () => {
  const nodes = ['cavalry', 'drill', 'fletchers', 'crusade']
  const t = lay({ A: { class: 'paladin', nodes, powerTokens: 2 }, B: { life: 4 } })
  t.A.picks('use Overwhelm', 'use Overwhelm')
  expect([lives(t), t.outcome?.ranks]).toEqual([
    [20, 0],
    [1, 2],
  ])
  const without = lay({ A: { class: 'paladin', powerTokens: 2 } })
  without.A.isRefused('use Overwhelm', 'branch')
})

test('[L-T50] of a prepared spell the opponent sees the charges only', () => {
  const t = lay({ A: { hand: ['smite', 'rally', 'guard'] } })
  t.A.picks('prepare Smite', 'charge Smite with white')
  const [slot] = t.B.view.players[0]?.slots ?? []
  expect([slot?.charges, t.B.view.players[0]?.hand.length]).toEqual([[1, 0, 0, 0, 0], 2])
  for (const card of [slot?.card, ...at(t, 0).hand]) {
    expect(card !== null && card !== undefined && t.B.knows(card)).toBe(false)
    expect(card !== null && card !== undefined && t.A.knows(card)).toBe(true)
  }
})
