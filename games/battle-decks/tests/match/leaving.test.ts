import { Match, winShares } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { battleDecks } from '../../game.ts'
import { begin, playAtRandom, type BattleMatch } from '../random.ts'

function told(match: BattleMatch): string[] {
  return match.takeEvents().map(({ event }) => event.type)
}

/** A match in which so many choices have been made. */
function after(choices: number, options: Readonly<Record<string, unknown>> = {}): BattleMatch {
  const { match } = begin(5, options)
  for (let i = 0; i < choices; i++) {
    const [ask] = match.asks
    if (ask === undefined) throw new Error('nobody is asked')
    sure(match.choose(ask.seat, 0))
  }
  match.takeEvents()
  return match
}

describe('[B-R68] conceding', () => {
  test.each([
    [0, 0],
    [0, 1],
    [7, 0],
    [7, 1],
    [40, 0],
    [40, 1],
  ])('after %i choices seat %i gives up, and the other has won at once', (choices, seat) => {
    const match = after(choices)
    sure(match.leave(seat))
    expect(match.outcome).toMatchObject({ reason: 'conceded', ranks: seat === 0 ? [2, 1] : [1, 2] })
    expect(match.outcome && winShares(match.outcome, battleDecks)[1 - seat]).toBe(1)
    expect(told(match)).toEqual(['conceded', 'ended'])
    expect(match.asks).toEqual([])
  })

  test.each([0, 1])('seat %i can give up while factions are picked', (seat) => {
    const match = after(0, { factionDeal: 'pick' })
    sure(match.leave(seat))
    expect(match.outcome).toMatchObject({ reason: 'conceded', ranks: seat === 0 ? [2, 1] : [1, 2] })
  })

  test('it is possible whoever is asked, and heroes count as they stand', () => {
    const match = after(12)
    const other = 1 - (match.asks[0]?.seat ?? 0)
    sure(match.leave(other))
    expect(match.outcome?.scores).toEqual([3, 3])
  })

  test('nobody gives up a match that is over', () => {
    const match = playAtRandom(1)
    const { outcome } = match
    const left = match.leave(0)
    expect(left.ok ? 'left' : left.fault.code).toBe('match-over')
    expect(match.outcome).toEqual(outcome)
  })

  test('the log says the same', () => {
    const match = after(12)
    sure(match.leave(1))
    const again = sure(Match.replay(battleDecks, match.log, { story: false }))
    expect(again.outcome).toEqual(match.outcome)
    expect(again.hash()).toBe(match.hash())
  })
})

describe('agreed draws', () => {
  test.each([0, 12, 40])('after %i choices both agree: the match is over, and nobody has won', (choices) => {
    const match = after(choices)
    sure(match.agreeOnDraw())
    expect(match.outcome).toMatchObject({ reason: 'agreed', ranks: [1, 1] })
    expect(match.outcome && winShares(match.outcome, battleDecks)).toEqual([0.5, 0.5])
    expect(told(match)).toEqual(['ended'])
  })

  test('nobody agrees on anything once the match is over', () => {
    const match = after(3)
    sure(match.leave(0))
    expect(match.agreeOnDraw().ok).toBe(false)
    expect(match.outcome?.reason).toBe('conceded')
  })
})
