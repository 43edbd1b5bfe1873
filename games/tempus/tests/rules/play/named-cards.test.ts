import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../../../content/characters.ts'
import { heroOf } from '../../../state.ts'
import { gainPool, spacesLeft, walk } from '../../../rules/moves.ts'
import { actionOptions, whyNotAct } from '../../../rules/play/actions.ts'
import { monsterId, type MonsterLayout } from '../../lay.ts'
import { LANE, placeOf } from '../moving/kit.ts'
import { field } from '../monsters/kit.ts'
import { acts, offeredAt, stage, turnOf, type Player, type Staged } from './kit.ts'

const GOBLIN = monsterId('goblin')

describe('Sneak Attack', () => {
  type Beside = Readonly<Record<number, string | Player>>

  /** Whether a Rogue may add it to a hit on a target beside it, with these Heroes and Monsters there. */
  function sneaks(target: number, heroes: Beside, goblins: readonly MonsterLayout[] = []): boolean {
    const rogue = { at: '10,10', primaries: ['dagger'], hand: ['sneak-attack-i'], heroClass: 'rogue' }
    const t = stage({
      heroes: { 0: rogue, ...heroes },
      monsters: { goblin: goblins },
      turn: { seat: 0 },
      rolls: [6],
    })
    t.answers({ do: 'creature', creature: target })
    acts(t, 'dagger')
    return offeredAt(t, 'hit', 0).includes('sneak-attack-i')
  }
  const asleep = { at: '11,10', isActive: undefined }

  test('[T-38.07, T-R123] on a Monster every other Hero beside it counts, awake or asleep as it may be', () => {
    expect(sneaks(GOBLIN, { 2: '12,10' }, [asleep])).toBe(true)
    expect(sneaks(GOBLIN, { 1: '12,10' }, [asleep])).toBe(true)
    expect(sneaks(GOBLIN, { 1: '12,10' }, [{ at: '11,10' }])).toBe(true)
    expect(sneaks(GOBLIN, { 1: '14,10' }, [asleep])).toBe(false)
  })

  test('[T-38.07, T-R123] of Monsters only one that is allied to another party than it', () => {
    const beside = (ally: 0 | 1 | undefined): MonsterLayout => ({ at: '12,10', ally })
    expect(sneaks(GOBLIN, {}, [asleep, beside(undefined)])).toBe(false)
    expect(sneaks(GOBLIN, {}, [asleep, beside(0)])).toBe(true)
    expect(sneaks(GOBLIN, {}, [{ at: '11,10', ally: 1 }, beside(1)])).toBe(false)
    expect(sneaks(GOBLIN, {}, [{ at: '11,10', ally: 1 }, beside(0)])).toBe(true)
  })

  test('[T-38.07, T-2.03] on a Hero its opponents count, sleeping Monsters among them, its allies do not', () => {
    const victim = { 1: '11,10' }
    expect(sneaks(1, victim)).toBe(false)
    expect(sneaks(1, { ...victim, 3: '12,10' })).toBe(false)
    expect(sneaks(1, { ...victim, 2: '12,10' })).toBe(true)
    expect(sneaks(1, victim, [{ at: '12,10', isActive: undefined }])).toBe(true)
    expect(sneaks(1, victim, [{ at: '12,10', ally: 1 }])).toBe(false)
  })
})

describe('Trick Shot', () => {
  /** An open map with stones on (7,1), and with something on (1,4) that hides what is behind it. */
  const STONES = field(30, 30).replace('|. . . . . . .', '|. . . . . . o')

  function shooter(target: string, hidden = ['1,4']): Staged {
    return stage({
      drawing: STONES,
      heroes: { 0: { at: '1,1', hand: ['trick-shot', 'titan-shot'], heroClass: 'ranger' }, 1: target },
      lastings: [{ is: 'wall-of-fire', owner: 3, spaces: hidden }],
      turn: { seat: 0 },
      rolls: [6],
    })
  }
  const why = (t: Staged, slug = 'trick-shot'): string | null => whyNotAct(t.state, 0, t.card(slug))

  test('[T-T47, T-38.11, T-38.12, T-21.09, T-R70] out of sight, 6 to the terrain and 6 on from it are 12: legal', () => {
    const t = shooter('1,7')
    expect(why(t)).toBe(null)
    acts(t, 'trick-shot')
    expect(heroOf(t.state, 1).hp).toBe(25)
  })

  test('[T-T47, T-38.12, T-R70] 6 and 7 are too far', () => {
    expect(why(shooter('1,8'))).toBe('no-target')
  })

  test('[T-T47, T-38.11] another shot has no way round', () => {
    expect(why(shooter('1,7'), 'titan-shot')).toBe('no-target')
    expect(why(shooter('1,7', ['9,9']), 'titan-shot')).toBe(null)
  })

  test('[T-38.11, T-21.03, T-21.04] it is played like any ranged attack: straight where that is free, at nobody adjacent', () => {
    expect(why(shooter('1,9', ['9,9']))).toBe(null)
    expect(why(shooter('1,13', ['9,9']))).toBe(null)
    expect(why(shooter('1,14', ['9,9']))).toBe('no-target')
    expect(why(shooter('2,2', ['9,9']))).toBe('no-target')
  })
})

describe('Mage Hand II', () => {
  const MERTZ = CHARACTERS.findIndex(({ slug }) => slug === 'mertz')

  function mage(character: number): Staged {
    const wizard = { at: '1,1', primaries: ['short-legs'], hand: ['mage-hand-ii'], heroClass: 'wizard' }
    return stage({
      drawing: LANE,
      heroes: { 0: { ...wizard, character } },
      loot: ['6,1'],
      lootDeck: ['ring-of-accuracy'],
      turn: { seat: 0 },
    })
  }

  test('[T-38.05] together with Mage Hand it is a Move Chain, and costs no Action', () => {
    const t = mage(MERTZ)
    t.answers({ do: 'chain', card: t.card('mage-hand-ii') })
    acts(t, 'short-legs')
    expect([heroOf(t.state, 0).loot.length, turnOf(t).actions, spacesLeft(turnOf(t))]).toEqual([1, 1, 4])
  })

  test('[T-38.05] without it no Chain, and an Action that does the same', () => {
    const t = mage(MERTZ - 1)
    acts(t, 'short-legs')
    expect(t.asks).toEqual([])
    acts(t, 'mage-hand-ii')
    expect([heroOf(t.state, 0).loot.length, turnOf(t).actions]).toEqual([1, 0])
  })
})

describe('Spike Growth', () => {
  function spiked(primary: string): Staged {
    const t = stage({
      drawing: LANE,
      heroes: { 0: { at: '1,1', primaries: [primary] }, 1: '9,1' },
      lastings: [{ is: 'spike-growth', owner: 1, spaces: ['2,1', '3,1', '4,1'] }],
      turn: { seat: 0 },
    })
    gainPool(t.table, 0, { spaces: 5 })
    return t
  }

  test('[T-T48, T-38.08] of 5 spaces 4 lead into two of its spaces, each of which deals 1 piercing damage', () => {
    const t = spiked('nimble-steps')
    t.answers('3,1')
    walk(t.table, turnOf(t))
    expect([placeOf(t, 0), heroOf(t.state, 0).hp, spacesLeft(turnOf(t))]).toEqual(['3,1', 28, 1])
    expect(t.offered(t.asks[0])).toEqual(['2,1', '3,1'])
  })

  test('[T-T48, T-38.08] Raena pays 1 for each, and suffers as much', () => {
    const t = spiked('woodland-walk')
    t.answers('4,1')
    walk(t.table, turnOf(t))
    expect([placeOf(t, 0), heroOf(t.state, 0).hp, spacesLeft(turnOf(t))]).toEqual(['4,1', 27, 2])
  })
})

describe('a bonus for one or more Move Actions', () => {
  test('[T-38.14, T-18.13] is 1 with Boots of Striding, once a turn, for whoever wears them', () => {
    const strider = { at: '5,1', primaries: ['nimble-steps'] }
    const t = stage({ drawing: LANE, heroes: { 0: strider, 1: '9,1' }, turn: { seat: 0 } })
    acts(t, 'nimble-steps')
    expect(spacesLeft(turnOf(t))).toBe(5)
    const booted = stage({
      drawing: LANE,
      heroes: { 0: { ...strider, loot: ['boots-of-striding'] }, 1: '9,1' },
      turn: { seat: 0 },
    })
    acts(booted, 'nimble-steps')
    expect(spacesLeft(turnOf(booted))).toBe(6)
    acts(booted, 'nimble-steps')
    expect(spacesLeft(turnOf(booted))).toBe(11)
  })
})

describe('cards against rules', () => {
  test('[T-1.07, T-1.08, T-R2] Tumble leads through an opponent, and neither onto it nor through walls', () => {
    const t = stage({
      drawing: '+-----------+\n|. . . . .|.|\n+-----------+',
      heroes: { 0: { at: '1,1', primaries: ['quick-getaway'], hand: ['tumble'] }, 1: '3,1' },
      turn: { seat: 0 },
    })
    t.answers({ do: 'chain', card: t.card('tumble') }, '5,1')
    acts(t, 'quick-getaway')
    walk(t.table, turnOf(t))
    expect(placeOf(t, 0)).toBe('5,1')
    expect(t.offered(t.asks.at(-1))).toEqual(['2,1', '4,1', '5,1'])
  })

  test('[T-1.08, T-R2] without the card the opponent stops the way', () => {
    const t = stage({
      drawing: LANE,
      heroes: { 0: { at: '1,1', primaries: ['quick-getaway'] }, 1: '4,1' },
      turn: { seat: 0 },
    })
    acts(t, 'quick-getaway')
    t.answers('2,1')
    walk(t.table, turnOf(t))
    expect(t.offered(t.asks.at(-1))).toEqual(['2,1', '3,1'])
  })

  test('[T-1.09] rivals may be attacked from round 1 on, allies never', () => {
    const beside = (seat: number): number => {
      const t = stage({
        heroes: { 0: { at: '10,10', primaries: ['dagger'] }, [seat]: '11,10' },
        turn: { seat: 0 },
      })
      expect(t.state.round).toBe(1)
      return actionOptions(t.state, turnOf(t)).length
    }
    expect([beside(1), beside(3), beside(2)]).toEqual([1, 1, 0])
  })
})
