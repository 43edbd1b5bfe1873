import { describe, expect, test } from 'vitest'
import { aimsOf } from '../../../rules/fight/areas.ts'
import { trySkill } from '../../../rules/fight/skills.ts'
import { writtenPlace } from '../../lay.ts'
import { acts, stage, type Player, type Scene, type Staged } from '../play/kit.ts'

const WALLED = `
+-------------+
|. . . . . . .|
|     +       |
|. . .|. . . .|
|     +       |
|. . . . . . .|
+-------------+`

/** A Hero of red throws a 1 first; what it is asked then is answered so. */
function throwsOne(heroes: Scene['heroes'], answer: string, ...rolls: readonly number[]): Staged {
  const t = stage({ drawing: WALLED, heroes, turn: { seat: 0 }, rolls })
  t.answers({ do: answer })
  acts(t, 'longsword')
  return t
}

describe('Bonnie’s steps', () => {
  const STRIKER: Player = { at: '3,2', primaries: ['longsword'] }
  const BONNIE: Player = { at: '1,2', primaries: ['nimble-steps'] }
  const dice = (t: Staged): readonly unknown[] =>
    t.asks.flatMap(({ prompt }) => (prompt.type === 'may' ? [prompt.creature] : []))

  test('[C-8] let herself throw a 1 again, and the new die counts', () => {
    const own = { ...STRIKER, primaries: ['longsword', 'nimble-steps'] }
    const t = throwsOne({ 0: own, 1: '2,2' }, 'yes', 1, 15)
    expect([dice(t), t.state.heroes[1]?.hp]).toEqual([[0], 22])
    expect(t.events).toContainEqual({ type: 'rerolled', creature: 0, die: 15, total: 15 })
    expect(t.events).toContainEqual(expect.objectContaining({ type: 'rolled', dice: [1], die: 1 }))
  })

  test('[C-8] and an ally that she sees, who may leave it', () => {
    expect(throwsOne({ 0: STRIKER, 1: '2,2', 2: BONNIE }, 'yes', 1, 15).state.heroes[1]?.hp).toBe(22)
    expect(throwsOne({ 0: STRIKER, 1: '2,2', 2: BONNIE }, 'no', 1).state.heroes[1]?.hp).toBe(30)
  })

  test('[C-8] neither an ally out of her sight, nor a rival, nor on a 2, nor while she is off the map', () => {
    const behind = { ...BONNIE, at: '5,2' }
    expect(dice(throwsOne({ 0: STRIKER, 1: '2,2', 2: behind }, 'yes', 1))).toEqual([])
    expect(dice(throwsOne({ 0: STRIKER, 1: '2,2', 3: BONNIE }, 'yes', 1))).toEqual([])
    expect(dice(throwsOne({ 0: STRIKER, 1: '2,2', 2: BONNIE }, 'yes', 2))).toEqual([])
    expect(dice(throwsOne({ 0: STRIKER, 1: '2,2', 2: { primaries: ['nimble-steps'] } }, 'yes', 1))).toEqual(
      [],
    )
  })

  test('[C-8] once: a second 1 stands', () => {
    const t = throwsOne({ 0: STRIKER, 1: '2,2', 2: BONNIE }, 'yes', 1, 1)
    expect([dice(t).length, t.state.heroes[1]?.hp]).toEqual([1, 30])
  })
})

describe('a window after a roll', () => {
  test('[T-17.04] says who rolled and what, before anybody answers', () => {
    const t = stage({
      heroes: { 0: { at: '3,2', primaries: ['longsword'], hand: ['luck-of-the-road'] }, 1: '2,2' },
      drawing: WALLED,
      turn: { seat: 0 },
      rolls: [4],
    })
    acts(t, 'longsword')
    const rolled = t.asks.flatMap(({ prompt }) =>
      'moment' in prompt && prompt.moment === 'rolled' ? [prompt] : [],
    )
    expect(rolled).toEqual([
      { type: 'rolled', moment: 'rolled', creature: 0, die: 4, total: 4, needed: null },
    ])
  })
})

describe('Peerless Lore', () => {
  const BARD: Player = { at: '1,1', primaries: ['peerless-lore', 'entertainer'], hand: ['grit', 'encore'] }

  function tries(die: number, bard: Player = BARD, friend?: Player): { t: Staged; isPassed: boolean } {
    const heroes = friend === undefined ? { 0: bard } : { 0: friend, 2: bard }
    const t = stage({ drawing: WALLED, heroes, turn: { seat: 0 }, rolls: [die] })
    t.answers({ do: 'yes' }, { do: 'card' })
    return { t, isPassed: trySkill(t.table, { seat: 0, skill: 'savvy', act: null, modifier: 0 }) }
  }

  test('[C-7, T-14.09] after a failed roll a card may be discarded for +3, which counts', () => {
    const { t, isPassed } = tries(4)
    expect([isPassed, t.state.heroes[0]?.hand.length, t.state.heroes[0]?.spent.length]).toEqual([true, 1, 1])
  })

  test('[C-7] which may not be enough', () => {
    expect(tries(3).isPassed).toBe(false)
  })

  test('[C-7] nobody is asked after a roll that was passed', () => {
    const { t, isPassed } = tries(7)
    expect([isPassed, t.asks.length, t.state.heroes[0]?.hand.length]).toEqual([true, 0, 2])
  })

  test('[C-7] it helps an ally within 6, with a card of the Bard’s', () => {
    const friend: Player = { at: '7,1', primaries: ['entertainer'], hand: ['grit'] }
    const { t, isPassed } = tries(4, BARD, friend)
    expect([isPassed, t.state.heroes[0]?.hand.length, t.state.heroes[2]?.hand.length]).toEqual([true, 1, 1])
  })
})

describe('short sight', () => {
  test('[C-10, T-22.01, T-21.01] in Fog of War no area is aimed farther than 5 spaces', () => {
    const heroes = { 0: { at: '1,1', hand: ['fireball'] } }
    const aims = (events: readonly string[]): readonly string[] => {
      const t = stage({ drawing: WALLED, heroes, turn: { seat: 0 }, events })
      const reach = { type: 'area', range: 12, size: 5 } as const
      return aimsOf(t.state, { attacker: 0, reach, by: 0, card: t.card('fireball'), isAttack: true }).map(
        writtenPlace,
      )
    }
    expect(aims([])).toContain('7,1')
    expect(aims(['fog-of-war'])).not.toContain('7,1')
    expect(aims(['fog-of-war'])).toContain('6,1')
  })
})
