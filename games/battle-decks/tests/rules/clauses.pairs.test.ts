import { describe, expect, test } from 'vitest'
import {
  activated,
  atk,
  attacks,
  def,
  discard,
  dmg,
  hp,
  isThere,
  lay,
  on,
  PRUSSIA,
  saves,
  slugs,
  type BattleScene,
  type CharacterLayout,
} from '../lay.ts'

const GUARD = 'her-royal-guard'

/** A has a Guard that is paired with somebody; `guard` says more of it, `others` of the rest. */
function paired(
  partner: string,
  { guard = {}, others = [] }: { guard?: Partial<CharacterLayout>; others?: readonly CharacterLayout[] } = {},
) {
  const field = partner === 'queens-champion' ? [GUARD, partner] : [GUARD]
  return { field, characters: [{ card: GUARD, pairedWith: partner, ...guard }, ...others] }
}

/** What everybody of A can do. */
const ATTACKS = ['attack Clockwork Soldier', 'attack Engineer Corp Captain', 'attack Artillery'] as const

function isPair(t: BattleScene, one: string, other: string): boolean {
  return on(t, one).partner === on(t, other).card && on(t, other).partner === on(t, one).card
}

describe('making a pair', () => {
  test('[B-14.1, B-14.3, B-R40] the Guard spends its activation on it and pairs with anybody beside it', () => {
    const t = lay({
      A: {
        field: [GUARD, 'wolf-pack', 'crown-fusilier'],
        characters: [
          { card: 'dire-wolf', hp: 0 },
          { card: 'wolf-pack', activated: true },
        ],
      },
    })
    t.A.picks('activate Her Royal Guard', 'use Guard') // ready or activated, conscious or not
    t.A.isOffered('Pterosaur Rider', 'Dire Wolf', 'Quartermaster', 'Wolf Pack', 'Crown Fusilier')
    t.A.picks('Quartermaster')
    expect(isPair(t, GUARD, 'quartermaster')).toBe(true)
    expect([on(t, GUARD).isActivated, on(t, 'quartermaster').isActivated]).toEqual([true, false])
    expect(attacks(t)).toEqual([])
    t.B.isAsked()
  })

  test('[B-14.1] nobody without such an ability is offered it', () => {
    const t = lay({ A: { field: ['crown-fusilier'] } })
    t.A.picks('activate Crown Fusilier').isOffered(...ATTACKS, 'use Volley', 'do nothing')
  })

  test('[B-14.2, B-R40] nobody is in two pairs: neither the Guard nor whom it is paired with', () => {
    const t = lay({
      A: {
        field: ['her-royal-guard-k', 'her-royal-guard-q'],
        characters: [{ card: 'her-royal-guard-k', pairedWith: 'quartermaster' }],
      },
    })
    t.A.picks('activate Her Royal Guard (K♥)') // which is in a pair
    t.A.isRefused('use Guard', 'nobody is in two pairs')
    const other = lay({
      A: {
        field: ['her-royal-guard-k', 'her-royal-guard-q'],
        characters: [{ card: 'her-royal-guard-k', pairedWith: 'quartermaster', activated: true }],
      },
    })
    other.A.picks('activate Her Royal Guard (Q♥)', 'use Guard').isOffered('Pterosaur Rider', 'Dire Wolf')
  })

  test('[B-14.11, B-14.5] made in one turn, it has its first action together in the next round', () => {
    const t = lay({
      phase: 'turn',
      A: { hand: ['her-royal-guard-k'], defeated: ['dire-wolf', 'quartermaster'] },
      B: { defeated: ['engineer-corp-captain'] },
      rolls: [2, 1, 3],
    })
    t.A.picks('play Her Royal Guard (K♥)', 'activate Her Royal Guard', 'use Guard')
    t.B.picks('activate Clockwork Soldier', 'attack Pterosaur Rider')
    t.A.isAsked('who takes it').picks('Her Royal Guard')
    expect(attacks(t)).toEqual([{ die: 2, total: 5, hit: false }])
    t.A.isAsked('what does Pterosaur Rider do').picks('attack Artillery') // alone, on its own activation
    t.B.picks('do nothing')
    t.B.picks('activate Clockwork Soldier', 'do nothing')
    t.A.isOffered('activate Pterosaur Rider', 'activate Her Royal Guard')
    t.A.picks('activate Pterosaur Rider', 'attack Artillery')
    expect(t.eventsOf('activated').map(({ cards }) => slugs(t, cards))).toContainEqual([GUARD])
    expect(hp(t, 'artillery')).toEqual([3])
    expect([on(t, 'pterosaur-rider').isActivated, on(t, GUARD).isActivated]).toEqual([true, true])
  })
})

describe('a pair that acts', () => {
  test('[B-14.5, B-14.7, B-14.8] either member may act, once for both; the other has been activated with it', () => {
    for (const [actor, name] of [
      [GUARD, 'Her Royal Guard'],
      ['quartermaster', 'Quartermaster'],
    ] as const) {
      const t = lay({ A: paired('quartermaster'), rolls: [1] })
      t.A.isOffered(
        'activate Pterosaur Rider',
        'activate Dire Wolf',
        'activate Quartermaster',
        'activate Her Royal Guard',
      )
      t.A.picks(`activate ${name}`, 'attack Artillery')
      expect(t.eventsOf('attacked').flatMap(({ card }) => slugs(t, [card]))).toEqual([actor])
      t.B.picks('activate Artillery', 'do nothing')
      t.A.isOffered('activate Pterosaur Rider', 'activate Dire Wolf')
    }
  })

  test('[B-14.7, B-R49] several actions are those of the member that acts, not of its partner', () => {
    const A = paired('queens-champion')
    const t = lay({ A, rolls: [1] })
    t.A.picks('activate Her Royal Guard', 'attack Artillery').isNotAsked()
    t.B.isAsked('whom do you activate')
    const twice = lay({ A, rolls: [1, 1] })
    twice.A.picks("activate Queen's Champion", 'attack Artillery')
    twice.A.isAsked("what does Queen's Champion do").picks('attack Artillery')
    twice.B.isAsked('whom do you activate')
  })

  test('[B-R41] with one member ready it can be activated, by that one', () => {
    const t = lay({
      A: paired('quartermaster', {
        guard: { activated: true },
        others: activated('dire-wolf', 'pterosaur-rider'),
      }),
      rolls: [1],
    })
    t.A.isAsked('what does Quartermaster do').picks('attack Artillery')
    expect(on(t, 'quartermaster').isActivated).toBe(true)
    t.B.isAsked('the last turn of the round')
  })

  test('[B-R41] a member that is unconscious does not act', () => {
    const t = lay({ A: paired('quartermaster', { others: [{ card: 'quartermaster', hp: 0 }] }) })
    t.A.isOffered('activate Pterosaur Rider', 'activate Dire Wolf', 'activate Her Royal Guard')
  })

  test('[B-14.6, B-R50] each keeps its own numbers, and what it carries', () => {
    const alone = lay({ A: { field: [GUARD] } })
    const t = lay({ A: paired('quartermaster', { guard: { equipment: ['dragon-standard'] } }) })
    const numbers = (of: BattleScene, who: string) => [
      atk(of, who, 'artillery'),
      def(of, who, 'artillery'),
      dmg(of, who, 'artillery'),
    ]
    expect(numbers(t, 'quartermaster')).toEqual(numbers(alone, 'quartermaster'))
    expect(numbers(t, GUARD)).toEqual(numbers(alone, GUARD).map((number) => number + 1))
  })
})

describe('a pair that is hit', () => {
  const ATTACK = { active: 'B', A: paired('quartermaster') } as const

  test('[B-14.9, B-R43, B-R44] of an attack its controller picks the target, before the die', () => {
    const t = lay({ ...ATTACK, rolls: [4] })
    t.B.picks('activate Clockwork Soldier', 'attack Her Royal Guard').isNotAsked()
    t.A.isAsked('Clockwork Soldier strikes at a pair: who takes it')
    expect(attacks(t)).toEqual([])
    t.A.isOffered('Her Royal Guard', 'Quartermaster').picks('Quartermaster')
    expect(hp(t, 'quartermaster')).toEqual([4])
    expect(isThere(t, GUARD)).toBe(true)
  })

  test('[B-14.9] nobody is asked where the target is in no pair', () => {
    const t = lay({ ...ATTACK, rolls: [1] })
    t.B.picks('activate Clockwork Soldier', 'attack Dire Wolf')
    expect(t.eventsOf('shielded')).toEqual([])
    expect(attacks(t)).toHaveLength(1)
  })

  test('[B-R43] an ability that damages one chosen character is met by either, too', () => {
    const t = lay({ ...ATTACK, B: { field: ['rifle-jaeger'] }, rolls: [1] })
    t.B.picks('activate Rifle Jaeger', 'use Volley', 'Quartermaster')
    t.A.isAsked('who takes it').picks('Her Royal Guard')
    expect(discard(t, 0)).toEqual([GUARD])
    expect(hp(t, 'quartermaster')).toEqual([7])
  })

  test('[B-R43] an ability that heals a member is not met by the other', () => {
    const t = lay({ A: paired('pterosaur-rider', { others: [{ card: 'pterosaur-rider', hp: 1 }] }) })
    t.A.picks('activate Quartermaster', 'use Mend II', 'Pterosaur Rider').isNotAsked()
    expect(hp(t, 'pterosaur-rider')).toEqual([4])
    expect(t.eventsOf('shielded')).toEqual([])
  })

  test('[B-R43] not Spot, equipment, events or what is aimed at everybody', () => {
    const t = lay({
      phase: 'turn',
      ...ATTACK,
      B: { hand: ['spotter-balloon', 'acid-flask', 'suppressing-fire'], field: ['walking-bastion'] },
      rolls: [6],
    })
    t.B.picks('play Suppressing Fire (5♣)', 'Quartermaster', 'play Acid Flask (3♠)', 'Quartermaster')
    t.B.picks('play Spotter Balloon (6♦)', 'Quartermaster')
    t.B.picks('activate Walking Bastion', 'use Trample')
    expect(t.eventsOf('shielded')).toEqual([])
    expect([atk(t, 'quartermaster', 'artillery'), def(t, 'quartermaster', 'artillery')]).toEqual([1, 2])
  })

  const BARRAGE = {
    active: 'B',
    A: { ...paired('quartermaster'), defeated: ['pterosaur-rider', 'dire-wolf'] },
    B: { characters: [{ card: 'clockwork-soldier', equipment: ['liquid-fire'] }] },
  } as const
  const savers = (t: BattleScene) => t.eventsOf('saveRolled').flatMap(({ card }) => slugs(t, [card]))

  function bombard(rolls: readonly number[]) {
    const t = lay({ ...BARRAGE, rolls })
    t.B.picks('activate Clockwork Soldier', 'use Barrage II')
    return t
  }

  test('[B-14.12] the Guard saves first, though its partner stands before it', () => {
    const t = bombard([3, 6])
    expect(savers(t)).toEqual([GUARD, 'quartermaster'])
    const named = lay({
      ...BARRAGE,
      A: { ...BARRAGE.A, hand: ['snare-net'], field: [GUARD, 'wolf-pack'] },
      rolls: [3, 6, 6],
    })
    named.B.picks('activate Clockwork Soldier', 'use Barrage II')
    named.A.picks('Quartermaster')
    expect(savers(named)).toEqual([GUARD, 'quartermaster', 'wolf-pack'])
  })

  test('[B-14.13] if it succeeds, either may roll next', () => {
    const t = bombard([4, 3])
    t.A.isAsked('who rolls the second one')
      .isOffered('Her Royal Guard', 'Quartermaster')
      .picks('Quartermaster')
    expect(savers(t)).toEqual([GUARD, 'quartermaster'])
    expect(hp(t, 'quartermaster')).toEqual([4])
    expect(isThere(t, GUARD)).toBe(true)
  })

  test('[B-14.14] if its second save fails, it suffers and its partner does not', () => {
    const t = bombard([4, 3])
    t.A.picks('Her Royal Guard')
    expect(isThere(t, GUARD)).toBe(false)
    expect(hp(t, 'quartermaster')).toEqual([7])
  })

  test('[B-R46] if its second save succeeds, nobody suffers and nobody rolls again', () => {
    const t = bombard([4, 4])
    t.A.picks('Her Royal Guard')
    expect(savers(t)).toEqual([GUARD, GUARD])
    expect(isThere(t, GUARD)).toBe(true)
    expect(hp(t, 'quartermaster')).toEqual([7])
  })

  test.each([
    [3, 4],
    [4, 7],
  ])('[B-R45] if its first save fails, the partner rolls its own: a %i leaves %i', (die, left) => {
    const t = bombard([3, die])
    expect(saves(t)).toEqual([3, die])
    expect(isThere(t, GUARD)).toBe(false)
    expect(hp(t, 'quartermaster')).toEqual([left])
  })
})

describe('the end of a pair', () => {
  test('[B-14.10, B-R42] only the member that made it ends it, and both are activated', () => {
    const t = lay({ A: paired('quartermaster') })
    t.A.picks('activate Her Royal Guard').isOffered(...ATTACKS, 'end the pairing', 'do nothing')
    t.A.picks('end the pairing')
    expect([on(t, GUARD).partner, on(t, 'quartermaster').partner]).toEqual([null, null])
    expect([on(t, GUARD).isActivated, on(t, 'quartermaster').isActivated]).toEqual([true, true])
    const other = lay({ A: paired('quartermaster') })
    other.A.picks('activate Quartermaster').isOffered(...ATTACKS, 'use Mend II', 'do nothing')
  })

  test('[B-14.4, B-14.10] a Guard whose partner has gone is in no pair: it may make another', () => {
    const t = lay({
      active: 'B',
      A: paired('quartermaster', { others: [{ card: 'quartermaster', hp: -2 }] }),
      rolls: [5],
    })
    t.B.picks('activate Clockwork Soldier', 'attack Quartermaster')
    t.A.picks('Quartermaster', 'activate Her Royal Guard').isOffered(...ATTACKS, 'use Guard', 'do nothing')
  })

  test('[B-R42] a Guard that has been activated cannot end it this round', () => {
    const t = lay({ A: paired('quartermaster', { guard: { activated: true } }) })
    t.A.isOffered('activate Pterosaur Rider', 'activate Dire Wolf', 'activate Quartermaster')
  })

  test('[B-14.4, B-R48] it lasts across rounds', () => {
    const t = lay({
      A: paired('quartermaster', { others: activated('pterosaur-rider', 'dire-wolf') }),
      B: { characters: activated(...PRUSSIA) },
    })
    t.A.picks('activate Quartermaster', 'do nothing')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(isPair(t, GUARD, 'quartermaster')).toBe(true)
  })

  test('[B-R48] neither a member that falls unconscious nor what happens to its cards breaks it', () => {
    const t = lay({
      active: 'B',
      A: paired('quartermaster', {
        guard: { equipment: ['storm-horn'] },
        others: [{ card: 'quartermaster', hp: 1 }],
      }),
      B: { hand: ['sabotage'] },
      rolls: [4],
    })
    t.B.picks('play Sabotage (7♣)', 'activate Clockwork Soldier', 'attack Quartermaster')
    t.A.picks('Quartermaster')
    expect(hp(t, 'quartermaster')).toEqual([-2])
    expect(isPair(t, GUARD, 'quartermaster')).toBe(true)
  })

  test.each([
    ['Her Royal Guard', GUARD, 'quartermaster'],
    ['Quartermaster', 'quartermaster', GUARD],
  ])('[B-14.4, B-R48] the defeat of a member does: %s', (name, lost, left) => {
    const t = lay({
      active: 'B',
      A: paired('quartermaster', { others: [{ card: 'quartermaster', hp: -2 }] }),
      rolls: [5],
    })
    t.B.picks('activate Clockwork Soldier', 'attack Quartermaster')
    t.A.picks(name)
    expect(isThere(t, lost)).toBe(false)
    expect(on(t, left).partner).toBeNull()
  })
})
