import { describe, expect, test } from 'vitest'
import { DONE, PASS, playout, Table, type CardId } from '../src/index.ts'
import { drill, type DrillState, type DrillTable } from './games/drill.ts'
import { asked, play, started } from './games/match.ts'

const ABC = ['a', 'b', 'c']

function diaryOf(segment: (table: DrillTable) => unknown): ReturnType<typeof started<DrillState, never>> {
  return started(
    drill({
      segment(table) {
        table.state.diary.push(JSON.stringify(segment(table)))
      },
    }),
  ) as never
}

describe('choose', () => {
  test('returns what was picked, by identity', () => {
    const options = [{ do: 'x' }, { do: 'y' }]
    const picked: unknown[] = []
    const match = diaryOf((table) => picked.push(table.choose(0, 'which', options)))
    play(match, 'A1')
    expect(picked.at(-1)).toBe(options[1])
  })

  test('does not ask where there is one option, and records nothing', () => {
    const match = diaryOf((table) => table.choose(0, 'which', ['only']))
    expect(match.state.diary).toEqual(['"only"'])
    expect(match.log.choices).toEqual([])
  })

  test('without options is an error that names game, prompt and seat', () => {
    expect(() => diaryOf((table) => table.choose(1, { type: 'which' }, []))).toThrow(
      'drill: the ask {"type":"which"} of seat 1 has no option',
    )
    expect(() => diaryOf((table) => table.window(1, 'which', []))).toThrow(/has no option/)
  })

  test('refuses a decider that picks what is not there', () => {
    const game = drill({ segment: (table) => table.choose(0, 'which', ABC) })
    for (const pick of [-1, 3, Number.NaN]) {
      const state = game.setup({ seats: 2, options: {} })
      expect(() => playout(game, state, { decide: () => pick })).toThrow(`got pick ${pick}`)
    }
  })
})

describe('window', () => {
  test('asks even where passing is all there is', () => {
    const match = diaryOf((table) => table.window(1, 'respond', ['pass']))
    expect(asked(match)).toBe('B')
    play(match, 'B0')
    expect(match.log.choices).toEqual([{ seat: 1, pick: 0 }])
  })
})

describe('windowAll', () => {
  const responses: Readonly<Record<number, readonly { do: string }[]>> = {
    0: [{ do: 'guard' }, { do: 'flee' }],
    1: [{ do: 'help' }],
    2: [],
  }
  const opened = (): ReturnType<typeof diaryOf> =>
    started(
      drill({
        segment(table) {
          const response = table.windowAll([2, 1, 0], { type: 'respond' }, (seat) => responses[seat] ?? [])
          table.state.diary.push(JSON.stringify(response))
        },
      }),
      { seats: 3 },
    ) as never

  test('asks all at once, also who can only pass, and offers passing last', () => {
    const match = opened()
    expect(asked(match)).toBe('CBA')
    expect(match.askOf(0)?.options).toEqual([{ do: 'guard' }, { do: 'flee' }, PASS])
    expect(match.askOf(2)?.options).toEqual([PASS])
  })

  test.each(['A1 B0 C0', 'C0 B0 A1', 'B0 A1 C0'])(
    'lets the first in the order of the rules act, whoever answers first: %s',
    (choices) => {
      const match = opened()
      play(match, choices)
      expect(match.state.diary).toEqual(['{"seat":1,"option":{"do":"help"}}'])
    },
  )

  test('goes to the next who responds where the first pass, and to nobody where all do', () => {
    const [next, nobody] = [opened(), opened()]
    play(next, 'A0 B1 C0')
    play(nobody, 'C0 A2 B1')
    expect([next.state.diary, nobody.state.diary]).toEqual([['{"seat":0,"option":{"do":"guard"}}'], ['null']])
  })

  test('of nobody asks nobody', () => {
    expect(diaryOf((table) => table.windowAll([], 'respond', () => ABC)).state.diary).toEqual(['null'])
  })
})

describe('chooseMany', () => {
  const many =
    (min: number, max: number) =>
    (table: DrillTable): unknown =>
      table.chooseMany(0, 'several', { options: ABC, min, max })

  test('asks until it is enough, and offers to stop once it may be', () => {
    const match = diaryOf(many(1, 3))
    expect(match.asks[0]?.options).toEqual(ABC)
    play(match, 'A1')
    expect(match.asks[0]?.options).toEqual(['a', 'c', DONE])
    play(match, 'A2')
    expect(match.state.diary).toEqual(['["b"]'])
  })

  test('stops by itself at the most', () => {
    const match = diaryOf(many(0, 2))
    expect(match.asks[0]?.options).toEqual([...ABC, DONE])
    play(match, 'A2 A0')
    expect(match.state.diary).toEqual(['["c","a"]'])
  })

  test('does not ask what is forced', () => {
    expect(diaryOf(many(3, 3)).state.diary).toEqual(['["a","b","c"]'])
    expect(diaryOf(many(5, 9)).state.diary).toEqual(['["a","b","c"]'])
    expect(diaryOf(many(0, 0)).state.diary).toEqual(['[]'])
    const match = diaryOf(many(2, 2))
    play(match, 'A0')
    expect(match.asks[0]?.options).toEqual(['b', 'c'])
  })

  test('of nothing gives nothing', () => {
    const match = diaryOf((table) => table.chooseMany(0, 'several', { options: [], min: 1, max: 2 }))
    expect(match.state.diary).toEqual(['[]'])
  })

  test('leaves the given list alone', () => {
    const options = ABC.slice()
    const match = diaryOf((table) => table.chooseMany(0, 'several', { options, min: 0, max: 3 }))
    play(match, 'A0 A0')
    expect(options).toEqual(ABC)
  })

  test('can be taken back pick by pick', () => {
    const match = diaryOf(many(0, 3))
    play(match, 'A0 A0')
    match.back(0)
    expect(match.asks[0]?.options).toEqual(['b', 'c', DONE])
    match.back(0)
    expect(match.asks[0]?.options).toEqual([...ABC, DONE])
  })
})

describe('headless', () => {
  test('nobody listens, so nothing is told or explained', () => {
    const game = drill({
      segment(table) {
        expect(table.isExplaining).toBe(false)
        table.refuse('x', 'y')
        table.emit({ type: 'nothing' })
        table.state.diary.push(...table.chooseAll([0, 1], (seat) => table.choose(seat, 'x', ABC)))
      },
    })
    const state = game.setup({ seats: 2, options: {} })
    const outcome = playout(game, state, { decide: (_table, seat) => seat })
    expect(outcome?.reason).toBe('done')
    expect(state.diary).toEqual(['a', 'b'])
  })

  test('a match that does not end is stopped', () => {
    const game = drill({ segments: 1e9, segment: () => undefined })
    const state = game.setup({ seats: 2, options: {} })
    expect(() => playout(game, state, { decide: () => 0 })).toThrow(/drill: no end after \d+ segments/)
  })

  test('a table can be used by itself', () => {
    const game = drill({ segment: () => undefined })
    const state = game.setup({ seats: 2, options: {} })
    const table: DrillTable = new Table(game, state, { decide: () => 2 })
    expect(table.choose(0, 'x', ABC)).toBe('c')
    expect(table.def(4 as CardId)).toBe(4)
  })
})

describe('refusals', () => {
  test('stand at the ask that comes next, and at no other', () => {
    const match = diaryOf((table) => {
      table.refuse('x', 'because of x')
      const first = table.choose(0, 'first', ABC)
      table.refuse('y', 'because of y')
      return first + table.choose(1, 'second', ABC)
    })
    expect(match.asks[0]?.refused).toEqual([{ about: 'x', why: 'because of x' }])
    play(match, 'A0')
    expect(match.asks[0]?.refused).toEqual([{ about: 'y', why: 'because of y' }])
    match.undo()
    expect(match.asks[0]?.refused).toEqual([{ about: 'x', why: 'because of x' }])
  })
})
