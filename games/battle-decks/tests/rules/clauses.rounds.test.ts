import { describe, expect, test } from 'vitest'
import {
  activated,
  atk,
  BRITANNIA,
  def,
  discard,
  hp,
  isRemoved,
  isThere,
  lay,
  on,
  PRUSSIA,
  side,
  slugs,
  type BattleScene,
  type Layout,
  type SeatLayout,
} from '../lay.ts'

/** Those with instant abilities are unconscious, so that a round begins without a question. */
const QUIET_A = { characters: [{ card: 'dire-wolf', hp: 0 }] } as const
const QUIET_B = { characters: [{ card: 'engineer-corp-captain', hp: 0 }] } as const
const TIRED_A = { characters: activated(...BRITANNIA) }
const TIRED_B = { characters: activated(...PRUSSIA) }

function turns(t: BattleScene): [number, boolean][] {
  return t.eventsOf('turnBegan').map(({ seat, isLast }) => [seat, isLast])
}

describe('turns of a round', () => {
  test('[B-3.1] they alternate, beginning with the holder of the token', () => {
    const t = lay({ phase: 'round', initiative: 'B', active: 'A', A: QUIET_A, B: QUIET_B })
    t.B.picks('activate Artillery', 'do nothing')
    t.A.picks('activate Quartermaster', 'do nothing')
    t.B.picks('do nothing')
    expect(turns(t).map(([seat]) => seat)).toEqual([1, 0, 1, 0])
    const other = lay({ phase: 'round', initiative: 'A', A: QUIET_A, B: QUIET_B })
    other.A.isAsked('whom do you activate')
  })

  test('[B-3.3] they alternate while both have somebody ready; then the other has a last turn', () => {
    const t = lay({
      A: { field: ['wolf-pack'], characters: activated('dire-wolf', 'quartermaster') },
      B: { characters: activated('artillery') },
    })
    t.A.picks('activate Wolf Pack', 'do nothing')
    t.B.picks('activate Clockwork Soldier', 'do nothing')
    t.A.picks('do nothing')
    expect(turns(t)).toEqual([
      [1, false],
      [0, false],
      [1, true],
    ])
  })

  test.each([1, 3])('[B-3.4] instant abilities act before the first turn, in round %i too', (round) => {
    const t = lay({ phase: 'round', round, A: {}, B: { defeated: ['engineer-corp-captain'] } })
    t.A.isAsked('Spot of Dire Wolf').picks('Artillery')
    const told = t.events.map(({ type }) => type)
    expect(told).toEqual(['roundBegan', 'used', 'modified', 'turnBegan'])
    expect(t.eventsOf('roundBegan')[0]?.round).toBe(round)
  })

  test('[B-3.4] a turn does not set them off', () => {
    const t = lay({ phase: 'turn', A: {} })
    t.A.isAsked('whom do you activate')
    expect(t.eventsOf('used')).toEqual([])
  })

  const ENDS = [
    ['A', 'A', 1],
    ['A', 'B', 1],
    ['B', 'A', 0],
    ['B', 'B', 0],
  ] as const

  test.each(ENDS)(
    '[B-3.5, B-3.6] the token of %s passes, and the other begins, though %s had the last turn',
    (initiative, active, next) => {
      const down = (all: readonly string[], who: string) =>
        all.map((card) => ({ card, activated: true, ...(card === who ? { hp: 0 } : {}) }))
      const t = lay({
        phase: 'refill',
        lastTurn: true,
        initiative,
        active,
        A: { characters: down(BRITANNIA, 'dire-wolf') },
        B: { characters: down(PRUSSIA, 'engineer-corp-captain') },
      })
      expect(t.eventsOf('roundEnded')).toMatchObject([{ seat: next }])
      expect([t.state.initiative, turns(t)]).toEqual([next, [[next, false]]])
    },
  )

  test('[B-3.5] before its end no round takes the token from its holder', () => {
    const t = lay({ initiative: 'A', A: QUIET_A, B: QUIET_B })
    t.A.picks('activate Quartermaster', 'do nothing')
    t.B.picks('activate Artillery', 'do nothing')
    expect([t.state.initiative, t.eventsOf('roundEnded')]).toEqual([0, []])
  })

  test('[B-R15] it passes after a round of a single turn of each, too', () => {
    const t = lay({
      phase: 'round',
      initiative: 'A',
      A: { characters: [{ card: 'dire-wolf', hp: 0 }], defeated: ['pterosaur-rider', 'quartermaster'] },
      B: { characters: PRUSSIA.map((card) => ({ card, hp: 0 })), hand: ['gear-clamp'] },
    })
    t.B.picks('play no more cards') // of A's side nobody can act, and A holds nothing
    expect(t.eventsOf('roundEnded')).toMatchObject([{ round: 1, seat: 1 }])
    expect(turns(t)).toEqual([
      [0, false],
      [1, true],
      [1, false],
    ])
  })
})

describe('whose turn comes next', () => {
  const READY = {} as SeatLayout
  /** Seat A has just finished its turn. */
  function after(A: SeatLayout, B: SeatLayout): BattleScene {
    return lay({ phase: 'refill', initiative: 'B', A, B })
  }

  test.each([
    ['both have somebody ready: the other, a normal turn', READY, READY, [1, false]],
    ['only the other has: a last turn of theirs', TIRED_A, READY, [1, true]],
    ['only the one has: a last turn at once', READY, TIRED_B, [0, true]],
    ['the other had no turn yet: it comes next', READY, { ...TIRED_B, hadTurn: false }, [1, false]],
    ['the same, a last one if the one has nobody ready', TIRED_A, { ...TIRED_B, hadTurn: false }, [1, true]],
  ] as const)('[B-R11] %s', (_what, A, B, expected) => {
    const t = after(A, { ...B })
    expect(t.eventsOf('turnBegan').slice(0, 1)).toMatchObject([{ seat: expected[0], isLast: expected[1] }])
  })

  test('[B-R11, B-7.3] nobody has anybody ready: the round is over', () => {
    const t = after(
      { characters: [...activated('pterosaur-rider', 'quartermaster'), { card: 'dire-wolf', hp: 0 }] },
      TIRED_B,
    )
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(t.eventsOf('turnBegan').filter(({ round }) => round === 1)).toEqual([])
  })

  test('[B-R11] it is tested at the end of a turn, not as soon as somebody has nobody ready', () => {
    const t = lay({ A: { characters: activated('dire-wolf', 'quartermaster'), deck: ['snare-net'] } })
    t.A.isAsked('what does Pterosaur Rider do') // the last one of A
    expect(turns(t)).toEqual([])
    t.A.picks('do nothing')
    expect(slugs(t, side(t, 0).hand)).toEqual(['snare-net']) // the turn of A is finished first
    expect(turns(t)).toEqual([[1, true]])
  })

  test('[B-7.1] who has nobody left gives the other a last turn; as long as both have, nobody has one', () => {
    const t = lay({ A: { characters: activated('dire-wolf', 'quartermaster') } })
    t.A.picks('do nothing')
    expect([turns(t), t.state.isLastTurn]).toEqual([[[1, true]], true])
    const both = lay({ A: { characters: activated('dire-wolf') } })
    both.A.picks('activate Quartermaster', 'do nothing')
    expect([turns(both), both.state.isLastTurn]).toEqual([[[1, false]], false])
  })

  test('[B-7.1] an unconscious hero is nobody to activate', () => {
    const t = lay({ A: { characters: [...activated('dire-wolf'), { card: 'quartermaster', hp: -1 }] } })
    t.A.picks('do nothing') // the Rider is the only one
    expect(turns(t)).toEqual([[1, true]])
  })
})

describe('a last turn', () => {
  const LAST: Layout = {
    phase: 'turn',
    lastTurn: true,
    active: 'B',
    A: { ...TIRED_A, deck: ['snare-net'] },
    B: {
      field: ['drill-automaton'],
      characters: activated('artillery'),
      hand: ['steam-hussar-k', 'gear-clamp-5', 'steam-hussar-q'],
      deck: ['acid-flask', 'acid-flask', 'riveted-plate', 'riveted-plate'],
    },
  }

  test('[B-7.2, B-R13] all that are left are activated in any order, newcomers too; step 1 and step 3 come once', () => {
    const t = lay({ ...LAST, rolls: [1] })
    t.B.picks('play Steam Hussar (K♦)')
    t.B.isRefused('play Steam Hussar (Q♦)', 'one of each type')
    t.B.picks('play Gear Clamp (5♠)', 'Dire Wolf') // what is left in hand cannot be played
    t.B.isOffered(
      'activate Clockwork Soldier',
      'activate Engineer Corp Captain',
      'activate Drill Automaton',
      'activate Steam Hussar',
    )
    t.B.picks('activate Steam Hussar', 'attack Dire Wolf', 'activate Drill Automaton', 'do nothing')
    t.B.isOffered('activate Clockwork Soldier', 'activate Engineer Corp Captain')
    t.B.picks('activate Engineer Corp Captain', 'do nothing')
    expect(t.eventsOf('drew')).toEqual([])
    t.B.isAsked('what does Clockwork Soldier do').picks('do nothing')
    expect(t.eventsOf('drew').map(({ seat, cards }) => [seat, cards.length])).toEqual([[1, 4]])
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
  })

  test('[B-7.2] in any other turn it is one', () => {
    const t = lay({ ...LAST, lastTurn: false, A: {} })
    t.B.picks('play no more cards', 'activate Drill Automaton', 'do nothing')
    t.A.isAsked('whom do you activate')
  })

  test('[B-R13] who is made ready again in it is activated again', () => {
    const t = lay({
      lastTurn: true,
      active: 'B',
      A: TIRED_A,
      B: { characters: activated('artillery', 'clockwork-soldier'), hand: ['emergency-orders-a'] },
    })
    t.B.picks('play Emergency Orders (A♣)', 'Artillery')
    t.B.picks('activate Engineer Corp Captain', 'do nothing')
    t.B.isAsked('what does Artillery do').picks('do nothing')
    expect(t.eventsOf('activated')).toHaveLength(2)
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
  })

  test('[B-R12] who becomes ready at the very end of it has a last turn of its own', () => {
    const t = lay({
      phase: 'refill',
      lastTurn: true,
      active: 'B',
      A: { ...TIRED_A, hand: ['royal-summons-a'] },
      B: { ...TIRED_B, hand: ['emergency-orders-a'] },
    })
    t.B.isAsked('before the hand is refilled').picks('pass')
    t.A.picks('play Royal Summons (A♣)', 'Dire Wolf')
    t.B.picks('pass', 'play Emergency Orders (A♣)', 'Artillery')
    t.A.isAsked('what does Dire Wolf do') // both are ready now: a normal turn
    expect(turns(t)).toEqual([[0, false]])
    expect(t.eventsOf('roundEnded')).toEqual([])
  })

  test('[B-R12] with nobody made ready the round ends', () => {
    const t = lay({ phase: 'refill', lastTurn: true, active: 'B', A: TIRED_A, B: TIRED_B })
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
  })
})

describe('the end of a round', () => {
  /** The round is over as soon as the scene is laid; that of B began the next one. */
  function ended(A: SeatLayout, B: SeatLayout): BattleScene {
    return lay({ phase: 'refill', lastTurn: true, A, B })
  }

  test('[B-7.3] it is over once everybody has been activated, and not before', () => {
    const t = lay({ A: TIRED_A, B: { characters: activated('artillery', 'clockwork-soldier') } })
    expect(t.eventsOf('roundEnded')).toEqual([])
    t.B.isAsked('what does Engineer Corp Captain do').picks('do nothing')
    expect(t.eventsOf('roundEnded')).toMatchObject([{ round: 1 }])
  })

  const NET = [{ card: 'artillery', activated: true, equipment: ['snare-net', 'riveted-plate'] }]

  test('[B-7.4, B-7.8] what was played goes to the pile of its owner, reinforcements stay', () => {
    const t = ended(
      { ...TIRED_A, field: [], events: ['fog-bank'] },
      {
        field: ['drill-automaton'],
        events: ['smoke-shells', 'sabotage'],
        characters: [...activated('clockwork-soldier', 'engineer-corp-captain', 'drill-automaton'), ...NET],
        hand: ['gear-clamp'],
        discard: ['acid-flask'],
      },
    )
    expect(discard(t, 0)).toEqual(['fog-bank', 'snare-net'])
    expect(discard(t, 1)).toEqual(['acid-flask', 'smoke-shells', 'sabotage', 'riveted-plate'])
    expect([side(t, 0).events, side(t, 1).events, on(t, 'artillery').equipment]).toEqual([[], [], []])
    expect(isThere(t, 'drill-automaton')).toBe(true)
    expect(slugs(t, side(t, 1).hand)).toEqual(['gear-clamp']) // not in play
  })

  test('[B-7.5] and what it did is over', () => {
    const BEFORE = { phase: 'activation', active: 'B', lastTurn: true, A: TIRED_A } as const
    const B = {
      characters: [
        ...activated('engineer-corp-captain', 'clockwork-soldier'),
        {
          card: 'artillery',
          equipment: ['snare-net', 'riveted-plate'],
          tokens: [{ source: 'ambush', atk: 2, dmg: 2 }],
        },
      ],
    }
    const t = lay({ ...BEFORE, B })
    expect([atk(t, 'artillery', 'dire-wolf'), def(t, 'artillery', 'dire-wolf')]).toEqual([3, 8])
    t.B.picks('do nothing')
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect([atk(t, 'artillery', 'dire-wolf'), def(t, 'artillery', 'dire-wolf')]).toEqual([3, 6])
    expect(on(t, 'artillery').tokens).toEqual([])
  })

  test('[B-7.6] all activation tokens come off', () => {
    const t = ended(
      { ...TIRED_A, field: ['wolf-pack'], characters: activated(...BRITANNIA, 'wolf-pack') },
      TIRED_B,
    )
    const all = t.state.sides.flatMap(({ characters }) => characters.map(({ isActivated }) => isActivated))
    expect(all).toEqual(Array.from({ length: 7 }, () => false))
  })

  test('[B-7.7] Howl ends, a pair stays one', () => {
    const t = lay({
      lastTurn: true,
      A: {
        field: ['her-royal-guard', 'wolf-pack'],
        characters: [
          ...activated('pterosaur-rider', 'quartermaster', 'wolf-pack'),
          { card: 'her-royal-guard', activated: true, pairedWith: 'quartermaster' },
        ],
      },
      B: TIRED_B,
    })
    t.A.picks('use Howl')
    expect(t.eventsOf('modified')).toHaveLength(1)
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(atk(t, 'wolf-pack', 'artillery')).toBe(4) // 3, and 1 for the Wolf beside it
    expect(on(t, 'quartermaster').partner).toBe(on(t, 'her-royal-guard').card)
  })

  test('[B-7.9] equalizers of either side leave the game and go to no pile', () => {
    const t = lay({
      phase: 'refill',
      lastTurn: true,
      A: { ...TIRED_A, equalizers: [{ card: 'border-reavers', attacks: 0 }], hand: ['snare-net'] },
      B: { ...TIRED_B, equalizers: [{ card: 'rogue-super-soldiers', attacks: 0 }] },
      rolls: [1], // of the Reavers, before the hand is refilled
    })
    expect(t.state.sides.flatMap(({ rogues }) => rogues)).toEqual([])
    expect([isRemoved(t, 'border-reavers'), isRemoved(t, 'rogue-super-soldiers')]).toEqual([true, true])
    expect([discard(t, 0), discard(t, 1)]).toEqual([[], []])
  })

  test('[B-7.9] while the round lasts they stay', () => {
    const t = lay({ phase: 'refill', B: { equalizers: [{ card: 'rogue-super-soldiers', attacks: 0 }] } })
    expect(side(t, 1).rogues).toHaveLength(1)
    expect(isRemoved(t, 'rogue-super-soldiers')).toBe(false)
  })

  test('[B-7.10] rounds do not heal, and heroes stay as they lie', () => {
    const t = ended(
      {
        characters: [
          { card: 'pterosaur-rider', hp: 3, activated: true },
          { card: 'dire-wolf', hp: -2 },
          ...activated('quartermaster'),
        ],
      },
      TIRED_B,
    )
    expect(t.eventsOf('roundEnded')).toHaveLength(1)
    expect(hp(t, ...BRITANNIA)).toEqual([3, -2, 7])
    expect(t.eventsOf('restored')).toEqual([])
  })
})

describe('jokers at the end of a round', () => {
  test('[B-R16] other cards in play are discarded, equalizers removed', () => {
    const t = lay({
      phase: 'refill',
      lastTurn: true,
      A: { ...TIRED_A, events: ['fog-bank'] },
      B: { ...TIRED_B, equalizers: [{ card: 'airship-pirates', attacks: 1 }], events: ['sabotage'] },
    })
    expect([discard(t, 0), discard(t, 1)]).toEqual([['fog-bank'], ['sabotage']])
    expect(isRemoved(t, 'airship-pirates')).toBe(true)
  })
})
