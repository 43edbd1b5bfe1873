import { describe, expect, test } from 'vitest'
import { attacks, discard, hp, isThere, lay, on, saves } from '../lay.ts'

describe('scenarios of pairs', () => {
  test('[B-T16, B-14.11] a pair made this turn: the controller names who is hit, the partner is still ready', () => {
    const t = lay({
      A: { field: ['her-royal-guard-k'], characters: [{ card: 'her-royal-guard-k', isNew: true }] },
      rolls: [2],
    })
    t.A.picks('activate Her Royal Guard', 'use Guard', 'Pterosaur Rider')
    expect([on(t, 'her-royal-guard').isActivated, on(t, 'pterosaur-rider').isActivated]).toEqual([
      true,
      false,
    ])
    t.B.picks('activate Clockwork Soldier', 'attack Pterosaur Rider')
    t.A.isAsked('who takes it').isOffered('Pterosaur Rider', 'Her Royal Guard').picks('Her Royal Guard')
    expect(attacks(t)).toEqual([{ die: 2, total: 5, hit: false }])
    t.A.picks('activate Pterosaur Rider')
  })

  test('[B-T17] a pair of which both are ready is activated together and has one action', () => {
    const t = lay({
      A: {
        field: ['her-royal-guard'],
        characters: [{ card: 'her-royal-guard', pairedWith: 'pterosaur-rider' }],
      },
      rolls: [2],
    })
    t.A.picks('activate Pterosaur Rider', 'attack Artillery')
    expect([on(t, 'her-royal-guard').isActivated, on(t, 'pterosaur-rider').isActivated]).toEqual([true, true])
    expect(t.eventsOf('attacked')).toHaveLength(1)
    t.B.isAsked('whom do you activate')
  })

  test.each([
    [4, false, 7],
    [5, true, 4],
  ])('[B-T18, B-R44] the Rider takes it with its own DEF of 8: a %i', (die, isHit, left) => {
    const t = lay({
      active: 'B',
      A: {
        field: ['her-royal-guard'],
        characters: [
          {
            card: 'her-royal-guard',
            pairedWith: 'pterosaur-rider',
            tokens: [{ source: 'spot', def: -2 }],
          },
        ],
      },
      rolls: [die],
    })
    t.B.picks('activate Clockwork Soldier', 'attack Her Royal Guard')
    t.A.picks('Pterosaur Rider')
    expect(attacks(t)).toEqual([{ die, total: 3 + die, hit: isHit }])
    expect(hp(t, 'pterosaur-rider')).toEqual([left])
    expect(isThere(t, 'her-royal-guard')).toBe(true)
  })

  const BOMBED = {
    active: 'B',
    A: {
      field: ['her-royal-guard'],
      characters: [{ card: 'her-royal-guard', pairedWith: 'quartermaster' }],
      defeated: ['pterosaur-rider', 'dire-wolf'],
    },
    B: { characters: [{ card: 'clockwork-soldier', equipment: ['liquid-fire'] }] },
  } as const

  test('[B-T19, B-14.15] a second save of the Guard stands in for its partner', () => {
    const t = lay({ ...BOMBED, rolls: [4, 2] })
    t.B.picks('activate Clockwork Soldier', 'use Barrage II')
    t.A.isAsked('who rolls the second one').picks('Her Royal Guard')
    expect(saves(t)).toEqual([4, 2])
    expect(discard(t, 0)).toEqual(['her-royal-guard'])
    expect(hp(t, 'quartermaster')).toEqual([7])
    expect(on(t, 'quartermaster').partner).toBeNull()
  })

  test('[B-T20, B-R45] if the first save fails, the partner rolls its own and nobody is asked', () => {
    const t = lay({ ...BOMBED, rolls: [3, 3] })
    t.B.picks('activate Clockwork Soldier', 'use Barrage II')
    expect(saves(t)).toEqual([3, 3])
    expect(discard(t, 0)).toEqual(['her-royal-guard'])
    expect(hp(t, 'quartermaster')).toEqual([4])
  })

  test('[B-T21, B-R42] un-pairing uses up both', () => {
    const t = lay({
      A: {
        field: ['her-royal-guard'],
        characters: [{ card: 'her-royal-guard', pairedWith: 'pterosaur-rider' }],
      },
    })
    t.A.picks('activate Her Royal Guard', 'end the pairing')
    expect([on(t, 'her-royal-guard').partner, on(t, 'pterosaur-rider').partner]).toEqual([null, null])
    expect([on(t, 'her-royal-guard').isActivated, on(t, 'pterosaur-rider').isActivated]).toEqual([true, true])
    expect(attacks(t)).toEqual([])
  })

  test('[B-T44, B-R22] an unconscious member stays paired, and only the other may act', () => {
    const t = lay({
      active: 'B',
      A: {
        field: ['her-royal-guard'],
        characters: [
          { card: 'her-royal-guard', pairedWith: 'quartermaster' },
          { card: 'quartermaster', hp: 1 },
          { card: 'pterosaur-rider', activated: true },
          { card: 'dire-wolf', activated: true },
        ],
      },
      B: {
        characters: [
          { card: 'engineer-corp-captain', activated: true },
          { card: 'artillery', activated: true },
        ],
      },
      rolls: [5],
    })
    t.B.picks('attack Quartermaster')
    t.A.picks('Quartermaster')
    expect(hp(t, 'quartermaster')).toEqual([-2])
    expect(on(t, 'quartermaster').partner).toBe(on(t, 'her-royal-guard').card)
    t.A.isAsked('what does Her Royal Guard do').picks('do nothing')
    expect(t.eventsOf('activated').at(-1)?.cards).toEqual([on(t, 'quartermaster').card])
  })

  test('[B-T45, B-R49] both actions belong to the member that acts', () => {
    const t = lay({
      A: {
        field: ['queens-champion-a', 'her-royal-guard'],
        characters: [{ card: 'her-royal-guard', pairedWith: 'queens-champion-a' }],
      },
      rolls: [3, 2],
    })
    t.A.picks("activate Queen's Champion", 'attack Artillery', 'attack Artillery')
    expect(attacks(t).map(({ total }) => total)).toEqual([7, 6])
    expect(hp(t, 'artillery')).toEqual([2])
    expect([on(t, 'her-royal-guard').isActivated, on(t, 'queens-champion').isActivated]).toEqual([true, true])
    t.B.isAsked('whom do you activate')
  })
})
