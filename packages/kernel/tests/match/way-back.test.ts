import { describe, expect, test } from 'vitest'
import { eyesThrough, type Match } from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'
import { drill, type DrillEvent, type DrillState, type DrillTable } from '../games/drill.ts'
import { asked, play, started } from '../games/match.ts'

const AB = ['a', 'b']

type DrillMatch = Match<DrillState, DrillEvent>

function ask(table: DrillTable, seat: number): void {
  table.state.diary.push(table.choose(seat, 'which', AB))
}

/** Asks these seats one after the other, each in a segment of its own. */
function inTurn(seats: readonly number[], between?: (table: DrillTable) => void): DrillMatch {
  const game = drill({
    segments: seats.length + 1,
    segment(table) {
      between?.(table)
      ask(table, seats[table.state.segments] ?? 0)
    },
  })
  return started(game)
}

describe('a way back over several choices', () => {
  test('leads over all that were made by the same hand in a row', () => {
    const match = inTurn([1, 0, 0, 0, 1])
    play(match, 'B0 A0 A1 A0')
    expect([match.backTo(0), match.backTo(1), match.backTo(null)]).toEqual([1, 4, 4])
    sure(match.goBackTo(0, 2))
    expect([match.length, asked(match), match.state.diary]).toEqual([2, 'A', ['a', 'a']])
  })

  test('is as far as one could go step by step, and leads to the same', () => {
    const [once, often] = [0, 1].map(() => inTurn([1, 0, 0, 0, 1])) as [DrillMatch, DrillMatch]
    for (const match of [once, often]) play(match, 'B0 A0 A1 A0')
    let steps = 0
    while (often.back(0).ok) steps++
    expect(often.length).toBe(once.backTo(0))
    sure(once.goBackTo(0, once.backTo(0)))
    expect([once.hash(), once.asks, steps]).toEqual([often.hash(), often.asks, 3])
  })

  test('does not lead over a choice of another seat, unless the same person holds it', () => {
    const match = inTurn([0, 1, 0, 0])
    play(match, 'A0 B0 A0')
    expect(match.backTo(0)).toBe(2)
    expect(match.goBackTo(0, 1)).toMatchObject({ ok: false, fault: { code: 'no-way-back' } })
    expect(match.length).toBe(3)
    const both = eyesThrough([0, 1], 0)
    expect(match.backTo(both)).toBe(0)
    sure(match.goBackTo(both, 1))
    expect([match.length, asked(match)]).toEqual([1, 'B'])
  })

  test('ends where something was learnt', () => {
    const match = inTurn([0, 0, 0, 0], (table) => {
      if (table.state.segments === 2) table.die(6, 'x')
    })
    play(match, 'A0 A0 A0')
    expect(match.backTo(0)).toBe(2)
    expect(match.goBackTo(0, 1).ok).toBe(false)
    sure(match.goBackTo(0, 2))
    expect(match.backTo(0)).toBe(2)
  })

  test('brings nobody back who has left, and does not lead out of the end', () => {
    const game = drill({
      segments: 4,
      segment: (table) => ask(table, table.state.segments === 3 ? 1 : 0),
    })
    const match = started({ ...game, leave: () => undefined }, { seats: 3 })
    play(match, 'A0 A0')
    sure(match.leave(2))
    expect(match.backTo(0)).toBe(2)
    play(match, 'A0')
    expect(match.backTo(0)).toBe(2)
    play(match, 'B0')
    expect(match.outcome).not.toBeNull()
    expect([match.backTo(1), match.goBackTo(1, 3).ok]).toEqual([4, false])
  })

  test('takes back an answer in secret alone, whatever others have answered', () => {
    const game = drill({
      segment(table) {
        ask(table, 0)
        const picks = table.chooseAll([0, 1], (seat) => [
          table.choose(seat, 'first', AB),
          table.choose(seat, 'second', AB),
        ])
        table.state.diary.push(...picks.flat())
      },
    })
    const match = started(game)
    play(match, 'A0')
    expect(match.backTo(0)).toBe(1)
    play(match, 'A1')
    expect(match.backTo(0)).toBe(1)
    play(match, 'B0')
    expect([match.backTo(0), match.backTo(1)]).toEqual([1, 1]) // of the other's answer neither knows
    expect(match.goBackTo(0, 0).ok).toBe(false)
    sure(match.goBackTo(0, 1))
    expect([match.log.choices, asked(match)]).toEqual([
      [
        { seat: 0, pick: 0 },
        { seat: 1, pick: 0 },
      ],
      'AB',
    ])
  })

  test('ends at a question that others answer in secret: else it would tell whether they have', () => {
    const asking = (seats: readonly number[]): DrillMatch =>
      started(
        drill({
          segment(table) {
            ask(table, 0)
            table.chooseAll(seats, (seat) => table.choose(seat, 'secret', AB))
          },
        }),
      )
    const match = asking([0, 1])
    play(match, 'A0')
    const [before, mayBefore] = [match.backTo(0), match.canGoBack(0)]
    play(match, 'B0')
    expect([match.backTo(0), match.canGoBack(0)]).toEqual([before, mayBefore])
    expect([before, mayBefore]).toEqual([1, false])
    const alone = asking([0]) // nobody else is asked, so nothing can be told
    play(alone, 'A0')
    expect([alone.backTo(0), alone.canGoBack(0)]).toEqual([0, true])
  })

  test.each([-1, 0.5, Number.NaN, 3, 7])('does not lead to %s choices', (to) => {
    const match = inTurn([0, 0, 0, 0])
    play(match, 'A0 A0 A0')
    expect(match.goBackTo(0, to)).toMatchObject({ ok: false, fault: { code: 'no-way-back' } })
    expect(match.length).toBe(3)
  })

  test('is not undone by doing again', () => {
    const match = inTurn([0, 0, 0, 0])
    play(match, 'A0 A0 A0')
    sure(match.undo())
    sure(match.goBackTo(0, 1))
    expect(match.redo().ok).toBe(false)
  })

  test('that a log tells of drops as many choices', () => {
    const match = inTurn([1, 0, 0, 0])
    play(match, 'B0 A0 A0 A0')
    sure(match.withdraw(0, 3))
    expect([match.length, asked(match)]).toEqual([1, 'A'])
    expect(match.withdraw(1, 2).ok).toBe(false)
  })
})
