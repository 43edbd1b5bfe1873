import { describe, expect, test } from 'vitest'
import { defenceOf, markOf } from '../../game.ts'
import { areaOf, at, ends, handOf, lay, on, shown, story } from '../lay.ts'

describe('Auras', () => {
  test('[L-AUR.1] a rule that lasts while its card is in play', () => {
    const units = { '2,3': 'aGdD' }
    const withIt = lay({ A: { area: [{ card: 'devotion' }] }, units })
    const without = lay({ A: { hand: ['devotion'] }, units })
    expect([withIt, without].map((t) => defenceOf(t.state, on(t, '2,3'), null))).toEqual([2, 1])
  })

  test('[L-AUR.2] a spell with an Aura stays', () => {
    const t = lay({ phase: 'main2', A: { hand: ['devotion'] } })
    t.A.picks('cast Devotion', 'end the phase')
    expect(areaOf(t, 0)).toEqual(['Devotion'])
  })

  test('[L-AUR.3] that of a unit works while it stands on the battleground, for those beside it', () => {
    const t = lay({ A: { class: 'paladin' }, units: { '2,3': 'aGdD', '2,2': 'aBm', '4,3': 'aGdD' } })
    expect(['2,3', '4,3'].map((field) => defenceOf(t.state, on(t, field), null))).toEqual([2, 1])
    const herald = lay({ units: { '2,3': 'aGdD', '2,2': 'aHe' } })
    expect(defenceOf(herald.state, on(herald, '2,3'), null)).toBe(2)
  })

  test('[L-AUR.4] cards in hand and in slots have none', () => {
    const t = lay({ A: { hand: ['bannerman'], slots: [{ card: 'devotion' }] }, units: { '2,3': 'aGdD' } })
    expect(defenceOf(t.state, on(t, '2,3'), null)).toBe(1)
  })
})

describe('Enchantments', () => {
  const cast = () => {
    const t = lay({ A: { hand: ['withering-hex'], orbs: 'P' }, units: { '2,3': 'bGd', '4,4': 'bGd' } })
    t.A.picks('cast Withering Hex on Guard (2,3)')
    return t
  }

  test('[L-ENC.1] made by a spell that resolves, it resolves in the Enchantments phases of its owner', () => {
    const t = cast()
    expect(story(t, 'enchantmentBegan', 'enchantmentResolved')).toEqual(['enchantmentBegan'])
  })

  test('[L-ENC.2, L-KEY.6, L-KEY.8] one token shows who is affected', () => {
    const t = cast()
    expect([on(t, '2,3').marks, on(t, '4,4').marks]).toEqual([markOf(0, 0), 0])
  })

  test('[L-ENC.3, L-R28] a shape that is not in play; the first free one, or the one that is picked', () => {
    const area = [{ card: 'withering-hex', tokens: 1 }]
    const t = lay({ A: { class: 'warlock', hand: ['treachery'], area }, units: { '2,3': 'bGd' } })
    t.A.picks('cast Treachery on Guard (2,3)')
    expect(at(t, 0).area.map(({ shape }) => shape)).toEqual([0, 1])
    const asked = lay({
      options: { details: 'full' },
      A: { class: 'warlock', hand: ['treachery'], area },
      units: { '2,3': 'bGd' },
    })
    asked.A.picks('cast Treachery on Guard (2,3)')
      .isOffered('square', 'triangle', 'diamond', 'star', 'hexagon')
      .picks('star')
    expect(at(asked, 0).area[1]?.shape).toBe(4)
  })

  test('[L-R28] with all shapes in use none can be cast', () => {
    const area = Array.from({ length: 6 }, () => ({ card: 'blizzard', tokens: 2 }))
    const t = lay({ A: { class: 'warlock', hand: ['withering-hex'], area }, units: { '2,3': 'bGd' } })
    t.A.isRefused('cast Withering Hex', 'All shapes')
  })

  test('[L-ENC.4] the duration is the number of its tokens', () => {
    const t = lay({ A: { hand: ['blessing-of-valor'] }, units: { '2,3': 'aGd' } })
    t.A.picks('cast Blessing of Valor on Guard (2,3)')
    expect(at(t, 0).area[0]?.tokens).toBe(3)
  })

  test('[L-ENC.5, L-ENC.6] it resolves so often and no more', () => {
    const t = lay({
      phase: 'main2',
      A: { hand: ['withering-hex'], orbs: 'P' },
      B: { orbs: '' },
      units: { '4,5': 'bSp-/9' },
    })
    t.A.picks('cast Withering Hex on Stone Pillar (4,5)', 'end the phase')
    for (let round = 0; round < 3; round++) {
      t.B.picks('end the phase', 'Defend', 'end the phase')
      ends(t, 0, 2)
    }
    expect(on(t, '4,5').hp).toBe(7)
  })

  test('[L-ENC.7, L-ENC.8, L-KEY.7, L-KEY.9] with the last token it ends, and every matching token goes', () => {
    const t = lay({
      phase: 'enchantments',
      A: {
        class: 'warlock',
        area: [
          { card: 'withering-hex', tokens: 1, on: ['2,3', '4,4'] },
          { card: 'treachery', tokens: 2, on: ['2,3'] },
        ],
      },
      units: { '2,3': 'bGd', '4,4': 'bGd' },
    })
    t.A.picks('resolve Withering Hex')
    expect([on(t, '2,3').marks, on(t, '4,4').marks]).toEqual([markOf(0, 1), 0])
  })

  test('[L-ENC.9] its card goes to hand at once', () => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area: [{ card: 'treachery', tokens: 1 }] },
    })
    expect([areaOf(t, 0), handOf(t, 0)]).toEqual([[], ['Treachery']])
  })

  test('[L-ENC.10] tokens on units are marks and do not count down', () => {
    const t = lay({
      phase: 'enchantments',
      A: { class: 'warlock', area: [{ card: 'withering-hex', tokens: 2, on: ['2,3'] }] },
      units: { '2,3': 'bGd' },
    })
    expect(on(t, '2,3').marks).toBe(markOf(0, 0))
  })

  test('[L-R30] it ends when the unit that carries it leaves', () => {
    const t = lay({ A: { hand: ['smite'] }, units: { '2,3': 'bMc3/2' } })
    t.A.picks('cast Smite on Molten Colossus (2,3)')
    expect(story(t, 'died', 'enchantmentEnded', 'returned')).toEqual(['died', 'enchantmentEnded', 'returned'])
  })

  test('[L-R36] everything is chosen while casting: without a legal target it cannot be cast', () => {
    const t = lay({ A: { hand: ['shield-wall', 'smite'] }, units: { '2,3': 'bIm+antimagic' } })
    t.A.isRefused('cast Shield Wall', 'friendly unit').isRefused('cast Smite', 'foe unit')
    const two = lay({ A: { hand: ['shield-wall'], orbs: 'W' }, units: { '1,1': 'aGd', '2,1': 'aAr' } })
    two.A.isOffered(
      'cast Shield Wall on Guard (1,1)',
      'cast Shield Wall on Archer (2,1)',
      'cast Shield Wall on Guard (1,1) and Archer (2,1)',
      'prepare Shield Wall',
      'end the phase',
    ).picks('cast Shield Wall on Guard (1,1) and Archer (2,1)')
    expect([shown(two, '1,1'), shown(two, '2,1')]).toEqual(['Guard 1/3 D', 'Archer 2/2 D'])
  })
})
