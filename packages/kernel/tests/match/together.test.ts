import { describe, expect, test } from 'vitest'
import { Match } from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'
import { drill, type DrillTable } from '../games/drill.ts'
import { asked, play, started } from '../games/match.ts'

const LETTERS = ['x', 'y', 'z']

/** A choice of A, then sealed answers of two picks from all three, then a choice of C. */
function sealedRound(table: DrillTable): void {
  const { diary } = table.state
  diary.push(table.choose(0, 'before', LETTERS))
  const answers = table.chooseAll([0, 1, 2], (seat) => {
    const first = table.choose(seat, 'first', LETTERS)
    return first + table.choose(seat, 'second', LETTERS)
  })
  diary.push(...answers)
  diary.push(table.choose(2, 'after', LETTERS))
}

const game = drill({ segment: sealedRound })

function sealed(): ReturnType<typeof started<ReturnType<typeof game.setup>, { readonly type: string }>> {
  const match = started(game, { seats: 3 })
  play(match, 'A0')
  return match
}

describe('simultaneous asks', () => {
  test('are put to all seats at once', () => {
    expect(asked(sealed())).toBe('ABC')
  })

  test('take no more answers of a seat than it is asked for: a log that holds more does not fit', () => {
    const match = sealed()
    play(match, 'A1 A0')
    const more = { ...match.log, choices: [...match.log.choices, { seat: 0, pick: 0 }] }
    expect(Match.replay(game, match.log, { story: false }).ok).toBe(true)
    expect(Match.replay(game, more, { story: false })).toMatchObject({
      ok: false,
      fault: {
        code: 'bad-log',
        message: 'choices[3] does not fit the match: seat A answers and is not asked.',
      },
    })
  })

  test('lead to the same state in whatever order they are answered', () => {
    const orders = ['A0 A1 B1 B1 C2 C0', 'C2 B1 A0 C0 A1 B1', 'B1 C2 C0 B1 A0 A1']
    const hashes = orders.map((order) => {
      const match = sealed()
      play(match, order)
      expect(match.state.diary).toEqual(['x', 'xy', 'yy', 'zx'])
      expect(asked(match)).toBe('C')
      play(match, 'C1')
      return match.hash()
    })
    expect(new Set(hashes).size).toBe(1)
  })

  test('show nobody an answer before all are in', () => {
    const match = sealed()
    const before = JSON.stringify([match.viewFor(1), match.viewFor(null)])
    play(match, 'A2 C0 C0')
    expect(JSON.stringify([match.viewFor(1), match.viewFor(null)])).toBe(before)
    expect(asked(match)).toBe('AB')
  })

  test('count for others only once all are in, and nobody is told who has answered', () => {
    const match = sealed()
    const seen = (viewer: number | null): unknown => [match.lengthFor(viewer), match.askedFor(viewer)]
    const inTheBeginning = [0, 1, 2].map((seat) => ({ seat, prompt: 'first' }))
    expect([seen(1), seen(null)]).toEqual([
      [1, inTheBeginning],
      [1, inTheBeginning],
    ])
    play(match, 'A2 C0 C0')
    expect([seen(1), seen(null)]).toEqual([
      [1, inTheBeginning],
      [1, inTheBeginning],
    ])
    expect(seen(0)).toEqual([2, [{ seat: 0, prompt: 'second' }, ...inTheBeginning.slice(1)]])
    expect(seen(2)).toEqual([3, inTheBeginning.slice(0, 2)])
    play(match, 'A0 B0 B0')
    expect([seen(0), seen(null)]).toEqual([
      [7, [{ seat: 2, prompt: 'after' }]],
      [7, [{ seat: 2, prompt: 'after' }]],
    ])
  })

  test('are not expected of who has left', () => {
    const match = started({ ...game, leave: () => undefined }, { seats: 3 })
    play(match, 'A0 A2')
    sure(match.leave(2))
    expect(match.askedFor(1)).toEqual([0, 1].map((seat) => ({ seat, prompt: 'first' })))
  })

  test('can be taken back while any is open, whatever others have answered since', () => {
    const match = sealed()
    play(match, 'A0 B1 A1 C2')
    expect(match.canGoBack(0)).toBe(true)
    sure(match.back(0))
    expect(match.askOf(0)?.prompt).toBe('second')
    sure(match.back(0))
    expect(match.askOf(0)?.prompt).toBe('first')
    play(match, 'A2 A2 B0 C0')
    expect(match.state.diary).toEqual(['x', 'zz', 'yx', 'zx'])
  })

  test('cannot be taken back once all are in: the last to answer has seen the others', () => {
    const match = sealed()
    play(match, 'A0 A1 B1 B1 C2 C0')
    expect(asked(match)).toBe('C')
    for (const seat of [0, 1, 2]) {
      expect(match.canGoBack(seat)).toBe(false)
      expect(match.back(seat)).toMatchObject({ ok: false, fault: { code: 'no-way-back' } })
    }
  })

  test('a choice before them stands, so that nobody learns from it whether others have answered', () => {
    const match = sealed()
    expect(match.canGoBack(0)).toBe(false)
    play(match, 'B1')
    expect(match.canGoBack(0)).toBe(false)
    expect(match.back(0).ok).toBe(false)
    expect(asked(match)).toBe('ABC')
    sure(match.back(1))
    expect(match.back(0).ok).toBe(false)
  })

  test('are undone and redone one by one', () => {
    const match = sealed()
    play(match, 'B1 A0 C2 A1 B0 C0 C1')
    const end = match.hash()
    while (match.undo().ok) continue
    expect(match.length).toBe(0)
    while (match.redo().ok) continue
    expect(match.hash()).toBe(end)
  })

  test('survive being put away half answered', () => {
    const match = sealed()
    play(match, 'C2 A0')
    const again = sure(Match.resume(game, JSON.parse(JSON.stringify(match.save()))))
    expect(JSON.stringify(again.asks)).toBe(JSON.stringify(match.asks))
    play(again, 'B0 A1 B1 C1 C2')
    expect(again.state.diary).toEqual(['x', 'xy', 'xy', 'zy', 'z'])
  })

  test('are refused to whoever has answered', () => {
    const match = sealed()
    play(match, 'A0 A0')
    const made = match.choose(0, 0)
    expect(made).toMatchObject({ ok: false, fault: { code: 'not-asked' } })
  })

  test('are asked of nobody who has only one option, and of nobody at all if all have one', () => {
    const one = drill({
      segment(table) {
        table.state.diary.push(
          ...table.chooseAll([0, 1], (seat) => table.choose(seat, 'x', seat === 0 ? ['a'] : LETTERS)),
        )
        table.state.diary.push(
          ...table.chooseAll([0, 1], (seat) => table.choose(seat, 'x', [`only ${seat}`])),
        )
      },
    })
    const match = started(one)
    expect(asked(match)).toBe('B')
    play(match, 'B2')
    expect(match.state.diary).toEqual(['a', 'z', 'only 0', 'only 1'])
  })

  test('carry their own refusals', () => {
    const match = started(
      drill({
        segment(table) {
          table.chooseAll([0, 1], (seat) => {
            table.refuse(`no ${seat}`, 'why')
            return table.choose(seat, 'x', LETTERS)
          })
        },
      }),
    )
    expect(match.asks.map((ask) => ask.refused)).toEqual([
      [{ about: 'no 0', why: 'why' }],
      [{ about: 'no 1', why: 'why' }],
    ])
    play(match, 'A0')
    expect(match.askOf(1)?.refused).toEqual([{ about: 'no 1', why: 'why' }])
  })

  test('may not tell an event', () => {
    const telling = drill({
      segment(table) {
        table.chooseAll([0, 1], (seat) => {
          const pick = table.choose(seat, 'x', LETTERS)
          table.emit({ type: pick })
          return pick
        })
      },
    })
    const match = started(telling)
    expect(() => match.choose(0, 0)).toThrow(/told an event inside chooseAll/)
    expect(asked(match)).toBe('AB')
  })
})

test('a seat that leaves in the middle of simultaneous asks is not asked the rest of them', () => {
  const match = started({ ...game, leave: () => undefined }, { seats: 3 })
  play(match, 'A0 B1')
  sure(match.leave(1))
  expect(asked(match)).toBe('AC')
  play(match, 'A0 A1 C2 C0')
  expect(match.state.diary).toEqual(['x', 'xy', 'yz', 'zx'])
})
