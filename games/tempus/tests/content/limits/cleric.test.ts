import { describe, expect, test } from 'vitest'
import { dealDamage } from '../../../rules/fight/damage.ts'
import { sourceOfEvent } from '../../../rules/sources.ts'
import { card } from '../card.ts'
import { cast, the, type Cast, type Role } from '../cast.ts'
import { trying, type Trying } from '../trying.ts'

const OGRE = the('ogre')
const MACE: Role = { at: '11,10', primaries: ['mace', 'longbow', 'fire-bolt', 'forward-march'] }

function hurts(t: Cast, target: number, normal: number, piercing = 0): void {
  dealDamage(t.table, { source: sourceOfEvent(null), target, normal, piercing })
}

/** A Cleric with these cards, and others. */
function cleric(
  hand: readonly string[],
  others: Readonly<Record<number, Role>> = {},
  rolls: readonly number[] = [],
): Cast {
  return cast({ heroes: { 0: { at: '10,10', hand, primaries: ['mace'] }, ...others }, rolls })
}

describe('[C-6] Cleric: what its cards do later, and to whom they do nothing', () => {
  test('Cure Wounds: by touch, and no rival', () => {
    const t = cleric(['cure-wounds'], { 1: { at: '11,10', hp: 9 }, 2: { at: '12,10', hp: 9 } })
    t.plays(0, 'cure-wounds')
    expect(t.creatures()).toEqual([0])
  })

  card('guiding-bolt', 'the next attack roll against its target has advantage, and no later one', () => {
    const t = cleric(
      ['guiding-bolt'],
      { 1: { at: '13,10' }, 2: { at: '12,10', primaries: ['mace'] } },
      [6, 2, 7, 2],
    )
    t.plays(0, 'guiding-bolt', 1)
    t.plays(2, 'mace', 1)
    expect([t.hp(1), t.on(1)]).toEqual([21, []])
    t.plays(2, 'mace', 1)
    expect(t.hp(1)).toBe(21)
  })

  card('bless', 'is over at the end of the next turn of its Cleric', () => {
    const t = cleric(['bless'], { 2: { at: '16,10' } })
    t.plays(0, 'bless', 0, 2)
    t.ends()
    expect([t.on(0), t.on(2)]).toEqual([['bless'], ['bless']])
    t.begins(0)
    t.ends()
    expect([t.on(0), t.on(2), t.state.heroes[0]?.discard.length]).toEqual([[], [], 1])
  })

  test('Bless: nobody farther than 6, and no rival', () => {
    const t = cleric(['bless'], { 1: { at: '11,10' }, 2: { at: '17,10' } })
    t.plays(0, 'bless', 0)
    expect(t.creatures()).toEqual([0])
  })

  card('shield-of-faith', 'stays to the end of the round, through turns', () => {
    const t = cleric(['shield-of-faith'], { 2: { at: '18,10' } })
    t.opens('turn', 0, 'shield-of-faith', 2)
    t.ends()
    t.begins(2)
    t.ends()
    hurts(t, 2, 5)
    hurts(t, 0, 5)
    expect([t.hp(2), t.hp(0)]).toEqual([28, 25])
  })

  card('sanctuary', 'no rival targets its bearer with one target, but areas reach it', () => {
    const t = cleric(
      ['sanctuary'],
      { 1: { at: '12,10', primaries: ['mace'], hand: ['fireball'] }, 2: { at: '13,10' } },
      [6],
    )
    expect(t.can(1, 'mace')).toBe(true)
    t.opens('turn', 0, 'sanctuary', 2)
    expect(t.can(1, 'mace')).toBe(false)
    t.plays(1, 'fireball', '15,10', { covers: '13,10' })
    expect(t.hp(2)).toBe(23)
  })

  card('sanctuary', 'ends when its bearer plays an Attack Action, and at the end of its next turn', () => {
    const t = cleric(['sanctuary', 'sanctuary'], { 1: { at: '11,10' } }, [2])
    t.opens('turn', 0, 'sanctuary', 0)
    expect(t.on(0)).toEqual(['sanctuary'])
    t.plays(0, 'mace', 1)
    expect(t.on(0)).toEqual([])
    const idle = cleric(['sanctuary'])
    idle.opens('turn', 0, 'sanctuary', 0)
    idle.ends()
    expect(idle.on(0)).toEqual(['sanctuary'])
    idle.begins(0)
    idle.ends()
    expect(idle.on(0)).toEqual([])
  })

  card('cleric-hold-person', 'its target has one Action in its next turn and no Move Actions', () => {
    const t = cleric(['cleric-hold-person'], { 1: { ...MACE, at: '13,10' } }, [10])
    expect(t.can(1, 'forward-march')).toBe(true)
    t.plays(0, 'cleric-hold-person', 1)
    t.ends()
    t.begins(1)
    expect([t.state.turn?.actions, t.can(1, 'forward-march'), t.can(1, 'longbow')]).toEqual([1, false, true])
    t.ends()
    expect(t.on(1)).toEqual([])
  })

  /** The token lies at 14,10. */
  const weapon = (others: Readonly<Record<number, Role>>, rolls: readonly number[]): Trying => {
    const t = trying({ heroes: { 0: { at: '10,10', hand: ['spiritual-weapon'] }, ...others }, rolls })
    t.plays(0, 'spiritual-weapon', '14,10')
    return t
  }

  card('spiritual-weapon', 'strikes beside its token for 3 or 6, three times, from anywhere', () => {
    const t = weapon({ 1: { at: '17,10' }, 2: { at: '16,9' } }, [7, 15, 6])
    for (const [hp, counters] of [
      [27, 2],
      [21, 1],
      [21, undefined],
    ]) {
      t.decides({ do: 'token' }, '16,10', 1)
      expect([t.hp(1), t.state.lastings[0]?.count]).toEqual([hp, counters])
      t.ends()
      t.begins(0)
    }
    expect([t.hp(2), t.state.heroes[0]?.discard.length]).toEqual([30, 1])
  })

  test('Spiritual Weapon: it moves 4 at most, and strikes no ally', () => {
    const t = weapon({ 2: { at: '15,10' } }, [])
    t.laid.asks.length = 0
    t.decides({ do: 'token' }, '14,10')
    expect([t.spaces().includes('18,10'), t.spaces().includes('19,10')]).toEqual([true, false])
    expect([t.hp(2), t.state.lastings[0]?.count]).toEqual([30, 3])
  })

  test('Mass Cure Wounds: at most four, and nobody outside of its area', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hp: 9, hand: ['mass-cure-wounds'] },
        2: { at: '11,10', hp: 9 },
        4: { at: '12,10', hp: 9 },
        6: { at: '13,10', hp: 9 },
      },
      seats: 8,
    })
    t.plays(0, 'mass-cure-wounds', '10,10', { covers: '10,10' }, 0, 2, 4)
    expect([0, 2, 4, 6].map((id) => t.hp(id))).toEqual([17, 17, 17, 9])
  })

  test('Revivify: not farther than 6, not for a rival', () => {
    const t = cleric(['revivify'], { 1: { at: '11,10', hp: 3 }, 2: { at: '17,10', hp: 3 } })
    hurts(t, 1, 9)
    hurts(t, 2, 9)
    expect([t.hp(1), t.hp(2), t.wasOffered('revivify')]).toEqual([0, 0, false])
  })
})

describe('[C-7] Life and Death: their limits', () => {
  card('disciple-of-life', 'counts for the Interaction too, and not for healing by others', () => {
    const t = trying({
      heroes: {
        0: { at: '10,10', hp: 10, hand: ['grit'] },
        2: { at: '14,10', classOf: 'cleric', primaries: ['disciple-of-life'], hand: ['tumble'] },
      },
    })
    t.opens('turn', 0, 'grit')
    expect(t.hp(0)).toBe(14)
    t.opens('turn', 0, { do: 'interaction' }, { do: 'card' })
    expect(t.hp(0)).toBe(20)
  })

  test('Preserve Life: nobody farther than 5, no rival', () => {
    const t = cleric(['preserve-life'], { 1: { at: '11,10', hp: 9 }, 2: { at: '16,10', hp: 9 } })
    t.plays(0, 'preserve-life')
    const shared = t.laid.asks.flatMap(({ prompt }) => (prompt.type === 'share' ? [prompt.creature] : []))
    expect(shared).toEqual([0])
  })

  card('warding-bond', 'costs nothing where its bearer takes no damage, and hurts through DR', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['warding-bond'], subclassOf: 'oath-of-ancients' },
        2: { at: '12,10' },
      },
    })
    t.plays(0, 'warding-bond', 2)
    hurts(t, 2, 2)
    expect([t.hp(0), t.hp(2)]).toEqual([30, 30])
    hurts(t, 2, 3)
    expect([t.hp(0), t.hp(2)]).toEqual([29, 29])
  })

  test('Warding Bond: not on its own Cleric', () => {
    expect(cleric(['warding-bond']).can(0, 'warding-bond')).toBe(false)
  })

  test('Beacon of Hope: over with the round, and nothing for another ally', () => {
    const t = cleric(['beacon-of-hope', 'cure-wounds'], { 2: { at: '11,10', hp: 10 } })
    t.opens('turn', 0, 'beacon-of-hope', 0)
    t.plays(0, 'cure-wounds', 2)
    expect(t.hp(2)).toBe(18)
  })

  card('aura-of-life', 'heals 3 within 3 at the end of turns of its Cleric, and leaves', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hp: 10, hand: ['aura-of-life'] },
        1: { at: '11,10', hp: 10 },
        2: { at: '13,10', hp: 10 },
        4: { at: '14,10', hp: 10 },
      },
      seats: 6,
    })
    t.plays(0, 'aura-of-life')
    t.ends()
    expect([0, 1, 2, 4].map((id) => t.hp(id))).toEqual([13, 10, 13, 10])
    t.begins(2)
    t.ends()
    expect(t.hp(0)).toBe(13)
    for (const hp of [16, 19]) {
      t.begins(0)
      t.ends()
      expect(t.hp(0)).toBe(hp)
    }
    expect([t.state.lastings, t.state.heroes[0]?.discard.length]).toEqual([[], 1])
    t.begins(0)
    t.ends()
    expect(t.hp(0)).toBe(19)
  })

  card('supreme-healing', 'doubles Preserve Life and areas', () => {
    const t = cast({ heroes: { 0: { at: '10,10', hp: 2, hand: ['supreme-healing', 'preserve-life'] } } })
    t.plays(0, 'preserve-life', 'supreme-healing')
    expect(t.hp(0)).toBe(26)
  })

  card('reaper', 'once a turn, and not for the Last Hit of another', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hp: 10, primaries: ['mace', 'reaper'] },
        1: { at: '11,10', hp: 2 },
        2: { at: '9,9', primaries: ['mace'] },
        3: { at: '9,10', hp: 2 },
        5: { at: '10,9', hp: 2 },
      },
      seats: 6,
      rolls: [7, 7, 7],
    })
    t.plays(2, 'mace', 5)
    expect(t.hp(0)).toBe(10)
    t.plays(0, 'mace', 1)
    t.plays(0, 'mace', 3)
    expect(t.hp(0)).toBe(13)
  })

  card(
    'ray-of-enfeeblement',
    'normal damage of its target is halved, rounded down, to the end of its next turn',
    () => {
      const t = cleric(
        ['ray-of-enfeeblement'],
        { 1: { at: '11,12', primaries: ['fire-bolt', 'sacred-flame'] } },
        [8, 7, 15, 7],
      )
      t.plays(0, 'ray-of-enfeeblement', 1)
      t.ends()
      t.begins(1)
      t.plays(1, 'fire-bolt', 0)
      expect(t.hp(0)).toBe(28)
      t.plays(1, 'sacred-flame', 0)
      expect(t.hp(0)).toBe(23) // piercing is not halved
      t.ends()
      t.begins(1)
      t.plays(1, 'fire-bolt', 0)
      expect(t.hp(0)).toBe(19)
    },
  )

  test('Touch of Death: not on a ranged attack', () => {
    const t = cast({
      heroes: {
        0: { at: '10,10', hand: ['touch-of-death'], primaries: ['sacred-flame'] },
        1: { at: '14,10' },
      },
      rolls: [8],
    })
    t.plays(0, 'sacred-flame', 1)
    expect(t.wasOffered('touch-of-death')).toBe(false)
  })

  card('vampiric-touch', 'half of the HP lost, rounded up: DR counts', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hp: 10, hand: ['vampiric-touch'] } },
      monsters: { ogre: [{ at: '11,10', hp: 28 }] },
      rolls: [6],
    })
    t.plays(0, 'vampiric-touch', OGRE)
    expect([t.hp(OGRE), t.hp(0)]).toEqual([21, 14])
  })

  test('Vampiric Touch: a miss heals nothing', () => {
    const t = cast({
      heroes: { 0: { at: '10,10', hp: 10, hand: ['vampiric-touch'] }, 1: { at: '11,10' } },
      rolls: [5],
    })
    t.plays(0, 'vampiric-touch', 1)
    expect(t.hp(0)).toBe(10)
  })
})
