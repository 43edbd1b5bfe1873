import { describe, expect, test } from 'vitest'
import { Match, type Saved } from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'
import { drill, type DrillGame, type DrillState, type DrillTable } from '../games/drill.ts'
import { asked, play, started } from '../games/match.ts'

const AB = ['a', 'b']

function ask(table: DrillTable, seat: number): void {
  table.state.diary.push(table.choose(seat, 'which', AB))
}

/** Segments of two choices by seat A; counts how often one is played. */
function counted(more: Partial<DrillGame> = {}): {
  readonly game: DrillGame
  readonly count: { runs: number }
} {
  const count = { runs: 0 }
  const plain = drill({
    segments: 100,
    segment: (table) => {
      count.runs++
      ask(table, 0)
      ask(table, 0)
    },
  })
  return { game: { ...plain, ...more }, count }
}

/** The match after so many choices, and its checkpoint there, as they are read from a disk. */
function savedAt(game: DrillGame, choices: number): Saved<DrillState> {
  const match = started(game, { seats: 3 })
  for (let n = 0; n < choices; n++) play(match, 'A0')
  return JSON.parse(JSON.stringify(match.save())) as Saved<DrillState>
}

describe('a match that goes on from checkpoints', () => {
  test('plays from the newest that is left when choices are undone', () => {
    const { game, count } = counted()
    const [early, late] = [savedAt(game, 20), savedAt(game, 41)]
    const match = sure(Match.resume(game, { ...late, earlier: [early.checkpoint] }))
    count.runs = 0
    sure(match.undoTo(38))
    expect(match.state.diary).toHaveLength(38)
    expect(count.runs).toBeLessThan(12)
    sure(match.undoTo(3))
    expect(match.state.diary).toHaveLength(3)
  })

  test('is the same whatever checkpoint it goes on from', () => {
    const { game } = counted()
    const late = savedAt(game, 41)
    for (let choices = 0; choices < 41; choices++) {
      const { checkpoint } = savedAt(game, choices)
      const match = sure(Match.resume(game, { log: late.log, checkpoint }))
      expect(match.state).toEqual(sure(Match.resume(game, late)).state)
    }
  })
})

describe('a match that was begun under earlier rules', () => {
  const { game, count } = counted({ leave: (table) => void table.state.diary.push('left') })
  const early = savedAt(game, 20)
  const { log } = savedAt(game, 23)
  /** Its first choices do not fit the rules of today. */
  const foreign = {
    ...log,
    choices: log.choices.map((choice, i) => (i < 20 ? { seat: 1, pick: 9 } : choice)),
  }
  const resumed = (length = 23): Match<DrillState> =>
    sure(
      Match.resume(game, {
        log: { ...foreign, choices: foreign.choices.slice(0, length) },
        base: early.checkpoint,
        checkpoint: early.checkpoint,
      }),
    ) as unknown as Match<DrillState>

  test('goes on from where the rules changed', () => {
    const match = resumed()
    expect([match.length, asked(match), match.state.diary.length]).toEqual([23, 'A', 23])
    play(match, 'A1')
    expect(match.state.diary.slice(-1)).toEqual(['b'])
  })

  test('is undone as far as there, and no further', () => {
    const match = resumed()
    count.runs = 0
    sure(match.undoTo(20))
    expect([match.length, count.runs]).toEqual([20, 1])
    expect(match.undoTo(19)).toMatchObject({ ok: false, fault: { code: 'no-way-back' } })
    expect(match.undo()).toMatchObject({ ok: false, fault: { code: 'no-way-back' } })
    expect(match.withdraw(0)).toMatchObject({ ok: false, fault: { code: 'no-way-back' } })
    expect([match.canGoBack(0), match.canGoBack(1)]).toEqual([false, false])
    expect(match.length).toBe(20)
  })

  test('is left where the rules changed as anywhere else', () => {
    for (const length of [20, 21, 22]) {
      const match = resumed(length)
      sure(match.leave(0))
      expect(match.state.diary).toContain('left')
      expect(match.leavers).toEqual([0])
      expect(match.undo()).toMatchObject({ ok: false })
    }
  })

  test('is the same when it goes on from a later checkpoint', () => {
    const later = sure(
      Match.resume(game, { ...JSON.parse(JSON.stringify(resumed().save())), base: early.checkpoint }),
    ) as unknown as Match<DrillState>
    expect(later.state).toEqual(resumed().state)
    sure(later.undoTo(20))
    expect(later.state).toEqual(resumed(20).state)
    expect(later.undoTo(19)).toMatchObject({ ok: false })
  })
})

describe('a match that tells its story again', () => {
  /** Two choices by seat A, then one by both at once; reasons are counted, and each is told of with an event. */
  function explaining(): { readonly game: DrillGame; readonly count: { reasons: number } } {
    const count = { reasons: 0 }
    const explain = (table: DrillTable): void => {
      if (!table.isExplaining) return
      count.reasons++
      table.refuse('c', 'There is no c.')
    }
    const game = drill({
      segments: 100,
      segment: (table) => {
        explain(table)
        ask(table, 0)
        table.emit({ type: 'asked' } as never)
        explain(table)
        ask(table, 0)
        table.chooseAll([0, 1], (seat) => {
          explain(table)
          return table.choose(seat, 'both', AB)
        })
      },
    })
    return { game, count }
  }

  test.each([
    ['an ask in turn', 'A0 A1 A0 B1 A0', 'A'],
    ['asks at once', 'A0 A1', 'AB'],
    ['an answer that is awaited', 'A0 A1 B0', 'A'],
  ])('gives reasons for %s that is open, and none for those that were answered', (_what, choices, open) => {
    const { game, count } = explaining()
    const match = started(game)
    play(match, choices)
    const { log } = match
    count.reasons = 0
    for (const again of [
      sure(Match.replay(game, log, { story: true })),
      sure(Match.resume(game, match.save(), { story: true })),
    ]) {
      expect(asked(again)).toBe(open)
      expect(again.asks).toEqual(match.asks)
      expect(again.asks.every(({ refused }) => refused.length === 1)).toBe(true)
      expect(again.takeEvents().length).toBeGreaterThan(0)
    }
    expect(count.reasons).toBeLessThanOrEqual(2 * 2)
  })
})
