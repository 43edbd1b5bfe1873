import { defaultOptions, optionsAmongBots } from '@trialhall/kernel'
import { describe, expect, test } from 'vitest'
import { lanes } from '../../game.ts'
import { ends, growth, lay, lives } from '../lay.ts'

describe('the end', () => {
  test('[L-WIN.1] who brings the enemy hero to 0 wins', () => {
    const t = lay({ phase: 'battle', B: { life: 3 }, units: { '2,5': 'aCv' } })
    t.A.picks('Attack')
    expect(t.outcome).toEqual({ ranks: [1, 2], scores: [20, 0], reason: 'life' })
  })

  test('[L-WIN.2] at once and in any phase', () => {
    const t = lay({ phase: 'battle', B: { life: 3 }, units: { '2,5': 'aCv', '1,1': 'aGd' } })
    t.A.picks('Attack').isNotAsked()
    expect(growth(t, 0)[0]).toBe(0)
  })

  test('[L-R59] one after the other: the first to fall has lost', () => {
    const t = lay({ A: { hand: ['blood-pact'], life: 2 }, B: { life: 1 } })
    t.A.picks('cast Blood Pact')
    expect(t.outcome?.ranks).toEqual([2, 1])
  })

  test('[L-R60] life gained stops at 20', () => {
    const t = lay({ A: { hand: ['drain-life'] }, units: { '2,3': 'bGd' } })
    t.A.picks('cast Drain Life on Guard (2,3)')
    expect(lives(t)[0]).toBe(20)
    const hurt = lay({ A: { hand: ['drain-life'], life: 18 }, units: { '2,3': 'bGd' } })
    hurt.A.picks('cast Drain Life on Guard (2,3)')
    expect(lives(hurt)[0]).toBe(19)
  })

  test.each([
    [{ life: 12 }, { life: 11 }, [1, 2]],
    [{ life: 9, level: 1 }, { life: 9, level: 2 }, [2, 1]],
    [{ life: 9, experience: 1 }, { life: 9, experience: 0 }, [1, 1]],
  ])('[L-R63] after the last round %j against %j ranks %j', (A, B, ranks) => {
    const t = lay({ options: { roundLimit: 3 }, round: 3, phase: 'main2', A, B })
    ends(t, 0)
    ends(t, 1, 2)
    expect(t.outcome).toMatchObject({ reason: 'rounds', ranks })
  })

  test('[L-R63] between people there is no last round unless they agree on one; where no person plays it is 100', () => {
    expect(defaultOptions(lanes.options, 2)).toMatchObject({ roundLimit: 0 })
    expect(optionsAmongBots(lanes.options, { lanes: 3 })).toEqual({ lanes: 3, roundLimit: 100 })
    expect(optionsAmongBots(lanes.options, { roundLimit: 0 })).toEqual({ roundLimit: 0 })
    const t = lay({ round: 400, phase: 'main2', active: 'B', B: { life: 3 } })
    ends(t, 1)
    t.A.isAsked('First Main')
    expect(t.outcome).toBe(null)
    expect(
      t.match.game.measures?.(t.state, { ranks: [1, 1], scores: [0, 0], reason: 'agreed' }),
    ).toMatchObject({
      rounds: 401,
    })
  })

  test('[L-R63] the last round ends with the turn of the second player, not with that of the first', () => {
    const t = lay({
      options: { roundLimit: 3 },
      round: 3,
      phase: 'main2',
      first: 'B',
      active: 'B',
      B: { life: 3 },
    })
    ends(t, 1)
    expect(t.outcome).toBe(null)
    ends(t, 0, 2)
    expect(t.outcome).toMatchObject({ reason: 'rounds', ranks: [1, 2] })
  })

  test('[L-R71] the last life may be paid', () => {
    const t = lay({ A: { hand: ['blood-pact'], life: 1 } })
    t.A.picks('cast Blood Pact')
    expect(t.outcome?.ranks).toEqual([2, 1])
  })
})
