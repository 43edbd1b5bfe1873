import { describe, expect, test } from 'vitest'
import {
  activated,
  atk,
  attacks,
  BRITANNIA,
  def,
  discard,
  hp,
  lay,
  layNew,
  on,
  PRUSSIA,
  side,
  slugs,
} from '../lay.ts'

describe('scenarios of equipment', () => {
  test('[B-T29, B-R54] a net on an enemy lowers its ATK until the round ends, and goes to its owner', () => {
    const t = lay({
      active: 'B',
      A: { characters: activated(...BRITANNIA) },
      B: {
        characters: [
          { card: 'clockwork-soldier', equipment: ['snare-net'] },
          ...activated('engineer-corp-captain', 'artillery'),
        ],
      },
      rolls: [5],
    })
    t.B.picks('attack Dire Wolf')
    expect(attacks(t)).toEqual([{ die: 5, total: 6, hit: false }])
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(discard(t, 0)).toEqual(['snare-net'])
    expect(atk(t, 'clockwork-soldier', 'dire-wolf')).toBe(3)
  })

  test('[B-T30, B-16.7] Liquid Fire adds an alternative and costs a DEF', () => {
    const t = lay({
      active: 'B',
      B: { characters: [{ card: 'clockwork-soldier', equipment: ['liquid-fire'] }] },
    })
    expect(def(t, 'clockwork-soldier', 'dire-wolf')).toBe(6)
    t.B.picks('activate Clockwork Soldier').isOffered(
      'attack Pterosaur Rider',
      'attack Dire Wolf',
      'attack Quartermaster',
      'use Overwind',
      'use Barrage II',
      'do nothing',
    )
  })

  test('[B-T31, B-R60] Shatter goes with Barrage II from Liquid Fire, too', () => {
    const t = lay({
      active: 'B',
      A: { defeated: ['pterosaur-rider', 'dire-wolf'] },
      B: { characters: [{ card: 'artillery', equipment: ['liquid-fire'] }] },
      rolls: [3, 2],
    })
    t.B.picks('activate Artillery', 'use Barrage II')
    expect(hp(t, 'quartermaster')).toEqual([4])
    expect(t.eventsOf('saveRolled').map(({ needed, isSuccess }) => [needed, isSuccess])).toEqual([
      [4, false],
      [2, true],
    ])
  })

  test('[B-T32, B-4.3] one reinforcement of each type a turn, any number of equipment', () => {
    const t = lay({
      phase: 'turn',
      A: {
        hand: [
          'her-royal-guard-k',
          'crown-fusilier-10',
          'mammoth-a',
          'storm-horn-7',
          'scale-barding-j',
          'bait-scent-3',
        ],
      },
    })
    t.A.picks('play Her Royal Guard (K♥)', 'play Mammoth (A♦)')
    t.A.picks('play Storm Horn (7♠)', 'Dire Wolf', 'play Scale Barding (J♠)', 'Dire Wolf')
    t.A.isRefused('play Crown Fusilier (10♥)', 'one of each type is all')
    expect(side(t, 0).characters).toHaveLength(5)
    expect(slugs(t, on(t, 'dire-wolf').equipment)).toEqual(['storm-horn', 'scale-barding'])
  })
})

describe('scenarios of rounds', () => {
  test('[B-T33] a last turn activates all that are left, refills once, and ends the round', () => {
    const t = lay({
      phase: 'refill',
      A: { characters: activated(...BRITANNIA) },
      B: { field: ['drill-automaton'], characters: activated('clockwork-soldier'), deck: ['gear-clamp'] },
      initiative: 'A',
    })
    t.B.isAsked('the last turn of the round').picks('activate Drill Automaton', 'do nothing')
    t.B.picks('activate Artillery', 'do nothing')
    t.B.isAsked('what does Engineer Corp Captain do').picks('do nothing')
    expect(t.eventsOf('drew')).toHaveLength(1)
    expect(t.eventsOf('roundEnded').map(({ seat }) => seat)).toEqual([1])
    expect(t.state.initiative).toBe(1)
  })

  test('[B-T34, B-R11] a player without a turn gets one, and must activate what it brings in', () => {
    const t = lay({
      phase: 'refill',
      active: 'B',
      initiative: 'B',
      A: {
        hadTurn: false,
        characters: BRITANNIA.map((card) => ({ card, hp: 0 })),
        hand: ['wolf-pack-8'],
      },
    })
    t.A.picks('play Wolf Pack (8♦)')
    t.A.isAsked('what does Wolf Pack do').picks('do nothing')
    t.B.isAsked('the last turn of the round')
  })

  test('[B-T35, B-R12] who is made ready in the last turn of the other gets a last turn', () => {
    const t = lay({
      lastTurn: true,
      active: 'B',
      A: { characters: activated(...BRITANNIA), hand: ['royal-summons-a'] },
      B: { characters: activated('clockwork-soldier', 'engineer-corp-captain') },
      rolls: [1],
    })
    t.A.isAsked('before the next activation').picks('pass')
    t.B.picks('attack Dire Wolf')
    t.A.isAsked('is about to strike').picks('pass')
    t.A.isAsked('has struck at').picks('play Royal Summons (A♣)', 'Dire Wolf')
    t.A.isAsked('what does Dire Wolf do').picks('do nothing')
    expect(t.eventsOf('turnBegan').map(({ seat, isLast }) => [seat, isLast])).toEqual([[0, true]])
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
  })

  test('[B-T36, B-R65] an empty deck ends the draws and nothing else', () => {
    const t = lay({
      phase: 'refill',
      A: { hand: ['snare-net', 'snare-net'], deck: ['bait-scent'] },
    })
    expect(side(t, 0).hand).toHaveLength(3)
    t.B.picks('activate Artillery', 'do nothing')
    t.A.picks('play no more cards', 'activate Dire Wolf', 'do nothing')
    expect(side(t, 0).hand).toHaveLength(3)
    expect(t.outcome).toBeNull()
  })

  test('[B-T41, B-2.7, B-3.6] the lower points begin round 1, the other begins round 2', () => {
    const t = layNew(3)
    const first = t.eventsOf('beganFirst')[0]
    const britannia = t.state.sides.findIndex(({ faction }) => faction === 0)
    expect(first?.seat).toBe(britannia)
    expect([first?.points[britannia], first?.points[1 - britannia]]).toEqual([28, 29])
    for (let i = 0; t.state.round < 2 && t.outcome === null && i < 900; i++) playOne(t)
    expect(t.state.initiative).toBe(1 - britannia)
    expect(t.eventsOf('turnBegan').find(({ round }) => round === 2)?.seat ?? 1 - britannia).toBe(
      1 - britannia,
    )
  })

  const STILL = {
    phase: 'refill',
    quietRounds: 2,
    active: 'B',
  } as const
  const down = (all: readonly string[], lost = 0) => all.map((card) => ({ card, hp: -lost }))

  test.each([
    [
      'more heroes win',
      { characters: down(BRITANNIA) },
      { characters: down(PRUSSIA.slice(0, 2)), defeated: ['artillery'] },
      [1, 2],
    ],
    ['then more HP', { characters: down(BRITANNIA, 1) }, { characters: down(PRUSSIA) }, [2, 1]],
    ['else it is a draw', { characters: down(BRITANNIA) }, { characters: down(PRUSSIA) }, [1, 1]],
  ] as const)('[B-T43, B-R66] a standstill of three rounds: %s', (_what, A, B, ranks) => {
    const t = lay({ ...STILL, A, B })
    expect(t.outcome).toMatchObject({ ranks, reason: 'standstill' })
  })

  test('[B-T46, B-R17] only a conscious character can be made ready', () => {
    const t = lay({
      lastTurn: true,
      active: 'B',
      A: {
        characters: [
          { card: 'dire-wolf', hp: 3, activated: true },
          ...down(['pterosaur-rider', 'quartermaster']),
        ],
        hand: ['royal-summons-a'],
      },
      B: { characters: activated('clockwork-soldier', 'engineer-corp-captain') },
      rolls: [5, 4],
    })
    t.A.picks('pass')
    t.B.picks('attack Dire Wolf')
    t.A.isAsked('is about to strike').picks('pass')
    expect(hp(t, 'dire-wolf')).toEqual([0])
    expect(t.eventsOf('roundEnded')).toHaveLength(1) // nothing that Royal Summons could be played on was left
    expect(slugs(t, side(t, 0).hand)).toEqual(['royal-summons'])
  })
})

function playOne(t: ReturnType<typeof layNew>): void {
  const [ask] = t.match.asks
  if (ask === undefined) throw new Error('nobody is asked')
  t.pick(ask.seat, ask.options.length - 1)
}
