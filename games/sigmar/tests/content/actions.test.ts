import { describe, expect, test } from 'vitest'
import { ACTIONS } from '../../content/actions.ts'
import { at, copiesOf, handOf, lay, slugsOf, totals, valors } from '../lay.ts'

describe('Boosts', () => {
  test('Steady Hand adds 1', () => {
    const t = lay({ A: { hand: ['steady-hand'] }, trials: ['anvil-carry'], rolls: [2] })
    t.A.picks('attempt Anvil Carry', 'play Steady Hand')
    expect(totals(t)).toEqual([3])
    expect(slugsOf(t, t.state.actionDiscard)).toEqual(['steady-hand'])
  })

  test('Blazing Zeal adds 2', () => {
    const t = lay({ A: { hand: ['blazing-zeal'] }, trials: ['anvil-carry'], rolls: [1] })
    t.A.picks('attempt Anvil Carry', 'play Blazing Zeal')
    expect(totals(t)).toEqual([3])
  })

  test('Surge of Faith adds 1 and draws 1', () => {
    const t = lay({
      A: { hand: ['surge-of-faith'] },
      trials: ['anvil-carry'],
      actionDeck: ['gate-walk', 'waystep'],
      rolls: [2],
    })
    t.A.picks('attempt Anvil Carry', 'play Surge of Faith')
    expect(totals(t)).toEqual([3])
    expect(handOf(t, 0)).toEqual(['gate-walk'])
  })

  test.each([
    { first: 'Twin Chant', second: 'Steady Hand' },
    { first: 'Steady Hand', second: 'Twin Chant' },
  ])('Twin Chant adds 1 and joins another: $first, then $second', ({ first, second }) => {
    const t = lay({
      A: { hand: ['twin-chant', 'steady-hand'], kept: ['second-wind'] },
      trials: ['anvil-carry'],
      rolls: [1],
    })
    t.A.picks('attempt Anvil Carry', `play ${first}`, `play ${second}`)
    expect(totals(t)).toEqual([3])
  })

  test('Twin Chant gives no permission for a second card', () => {
    const t = lay({ A: { hand: ['twin-chant', 'steady-hand'] }, trials: ['anvil-carry'], rolls: [2] })
    t.A.picks('attempt Anvil Carry', 'play Twin Chant')
    expect(totals(t)).toEqual([3])
    expect(handOf(t, 0)).toEqual(['steady-hand'])
  })
})

describe('Sabotage', () => {
  test.each([
    { slug: 'jeers', name: 'Jeers from the Crowd', total: 3 },
    { slug: 'sand', name: 'Sand in the Eyes', total: 2 },
  ])('$name leaves $total of 4', ({ slug, name, total }) => {
    const t = lay({ B: { hand: [slug] }, trials: ['riddle-of-flames'], rolls: [4] })
    t.A.picks('attempt Riddle of Flames')
    t.B.picks(`play ${name}`)
    expect(totals(t)).toEqual([total])
    expect(at(t, 0).completed).toBe(0)
  })

  test('Sealed Hands cancel a Boost', () => {
    const t = lay({
      A: { hand: ['blazing-zeal'] },
      B: { hand: ['sealed-hands'] },
      trials: ['riddle-of-flames'],
      rolls: [3],
    })
    t.A.picks('attempt Riddle of Flames', 'play Blazing Zeal')
    t.B.picks('play Sealed Hands')
    expect(totals(t)).toEqual([3])
  })

  test('Sealed Hands cancel a Heal', () => {
    const t = lay({
      A: { hand: ['bandage'], lost: ['jeers'] },
      B: { hand: ['sealed-hands'] },
      actionDiscard: ['jeers'],
    })
    t.A.picks('play Bandage and Prayer')
    t.B.picks('play Sealed Hands')
    expect(handOf(t, 0)).toEqual([])
  })

  test('Sealed Hands cancel a Teleport', () => {
    const t = lay({ A: { hand: ['waystep'] }, B: { hand: ['sealed-hands'] } })
    t.A.picks('play Waystep', 'move to space 2')
    t.B.picks('play Sealed Hands')
    expect(at(t, 0).space).toBe(1)
  })
})

describe('Heals', () => {
  const LOST = { lost: ['jeers', 'sand'], defeats: [{ winner: 'B', valor: 2 }] }
  const PILE = ['jeers', 'sand']

  test('Bandage and Prayer regains one lost card', () => {
    const t = lay({ A: { ...LOST, hand: ['bandage'] }, B: { valor: 5 }, actionDiscard: PILE })
    t.A.picks('play Bandage and Prayer', 'regain lost cards', 'regain Sand in the Eyes')
    expect(handOf(t, 0)).toEqual(['sand'])
    expect(valors(t)).toEqual([0, 5])
  })

  test('Bandage and Prayer undoes a lost Duel', () => {
    const t = lay({ A: { ...LOST, hand: ['bandage'] }, B: { valor: 5 }, actionDiscard: PILE })
    t.A.picks('play Bandage and Prayer', 'undo the lost Duel')
    expect(handOf(t, 0)).toEqual([])
    expect(valors(t)).toEqual([2, 3])
  })

  test('Restoration Rite regains up to two lost cards', () => {
    const t = lay({ A: { ...LOST, hand: ['restoration'] }, B: { valor: 5 }, actionDiscard: PILE })
    t.A.picks('play Restoration Rite', 'regain lost cards', 'regain Jeers from the Crowd')
    t.A.isOffered('regain Sand in the Eyes', 'done').picks('regain Sand in the Eyes')
    expect(handOf(t, 0)).toEqual(['jeers', 'sand'])
    expect(valors(t)).toEqual([0, 5])
  })

  test('Restoration Rite undoes a lost Duel and regains one card besides', () => {
    const t = lay({ A: { ...LOST, hand: ['restoration'] }, B: { valor: 5 }, actionDiscard: PILE })
    t.A.picks('play Restoration Rite', 'undo the lost Duel')
    t.A.isOffered('regain Jeers from the Crowd', 'regain Sand in the Eyes', 'done')
    t.A.picks('regain Jeers from the Crowd')
    expect(handOf(t, 0)).toEqual(['jeers'])
    expect(valors(t)).toEqual([2, 3])
  })
})

describe('Teleports', () => {
  test.each([
    { slug: 'waystep', name: 'Waystep', spaces: [8, 6, 9, 5] },
    { slug: 'long-stride', name: 'Long Stride', spaces: [8, 6, 9, 5, 10, 4, 11, 3] },
    { slug: 'gate-walk', name: 'Gate Walk', spaces: [8, 6, 9, 5, 10, 4, 11, 3, 12, 2, 1] },
  ])('$name leads from 7 to $spaces', ({ slug, name, spaces }) => {
    const t = lay({ A: { space: 7, hand: [slug] } })
    t.A.picks(`play ${name}`)
    expect(t.A.options).toEqual(spaces.map((space) => ({ do: 'move', space })))
    t.A.picks('move to space 9')
    expect(t.eventsOf('moved')).toMatchObject([{ seat: 0, from: 7, to: 9 }])
  })
})

test('54 cards: 22 Boosts, 14 Sabotages, 8 Heals, 10 Teleports, each as often as the rules page says', () => {
  const copies = Object.fromEntries(ACTIONS.map((card) => [card.slug, card.copies]))
  expect(copies).toEqual({
    'steady-hand': 10,
    'blazing-zeal': 8,
    'surge-of-faith': 2,
    'twin-chant': 2,
    jeers: 5,
    sand: 4,
    'sealed-hands': 5,
    bandage: 4,
    restoration: 4,
    waystep: 4,
    'long-stride': 4,
    'gate-walk': 2,
  })
  expect(lay({}).state.actionDeck).toHaveLength(54)
  expect([copiesOf('boost'), copiesOf('lower', 'block'), copiesOf('heal'), copiesOf('teleport')]).toEqual([
    22, 14, 8, 10,
  ])
})

test('the booklet prints no Action Card by name', () => {
  expect(ACTIONS.every((card) => card.from === 'house')).toBe(true)
})
