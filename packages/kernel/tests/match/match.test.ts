import { describe, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import { below, eventFor, Match, seeded, type EventRecord, type Game, type State } from '../../src/index.ts'
import { present, sure } from '../../src/testkit/index.ts'
import { bluff } from '../games/bluff.ts'
import { drill, type DrillEvent, type DrillGame, type DrillState, type DrillTable } from '../games/drill.ts'
import { asked, play, started } from '../games/match.ts'

const AB = ['a', 'b']

function ask(table: DrillTable, seat: number): void {
  table.state.diary.push(table.choose(seat, 'which', AB))
}

/** Plays to the end at random. */
function playOut<S extends State, E>(match: Match<S, E>, seed32: number): void {
  const chance = seeded(seed32)
  while (match.asks.length > 0) {
    const one = match.asks[below(chance, match.asks.length)]
    if (one) sure(match.choose(one.seat, below(chance, one.options.length)))
  }
}

describe('a choice', () => {
  test('of a wrong seat, a wrong index or after the end is a fault and changes nothing', () => {
    const match = started(drill({ segment: (table) => ask(table, 1) }))
    const before = match.hash()
    const fault = (seat: number, pick: number): string => {
      const made = match.choose(seat, pick)
      return made.ok ? 'taken' : `${made.fault.code}: ${made.fault.message}`
    }
    expect(fault(0, 0)).toBe('not-asked: Seat A is not asked now; asked is B.')
    expect(fault(2, 0)).toBe('bad-seat: seat is 2; allowed is 0 to 1.')
    expect(fault(-1, 0)).toMatch(/^bad-seat/)
    expect(fault(0.5, 0)).toMatch(/^bad-seat/)
    expect(fault(Number.NaN, 0)).toMatch(/^bad-seat/)
    expect(fault(1, 2)).toBe('bad-pick: index is 2; allowed is 0 to 1.')
    expect(fault(1, -1)).toMatch(/^bad-pick/)
    expect(fault(1, 0.5)).toMatch(/^bad-pick/)
    expect([match.hash(), match.length, asked(match)]).toEqual([before, 0, 'B'])
    play(match, 'B1')
    expect(fault(1, 0)).toBe('match-over: The match is over; nothing more can be chosen.')
  })

  test('that makes the rules throw leaves the match as it was, and another can be made', () => {
    const game = drill({
      segments: 4,
      segment(table) {
        if (table.state.segments === 2) table.die(6, 'a segment of its own')
        if (table.state.diary.at(-1) === 'b') throw new Error('the rules are broken')
        ask(table, 0)
      },
    })
    const match = started(game)
    play(match, 'A0')
    const picture = (): string =>
      JSON.stringify([
        match.hash(),
        match.asks,
        match.length,
        match.segmentDecisions,
        match.outcome,
        match.log,
        match.save(),
        match.canGoBack(0),
      ])
    const before = picture()
    expect(() => match.choose(0, 1)).toThrow('the rules are broken')
    expect(picture()).toBe(before)
    play(match, 'A0')
    expect(match.state.diary).toEqual(['a', 'a'])
  })

  test('that makes the rules throw takes nothing from what can be redone', () => {
    let isBroken = false
    const game = drill({
      segments: 3,
      segment(table) {
        if (isBroken && table.state.diary.length > 0) throw new Error('broken')
        ask(table, 0)
      },
    })
    const match = started(game)
    play(match, 'A0 A1')
    sure(match.undo())
    sure(match.undo())
    isBroken = true
    expect(() => match.redo()).toThrow('broken')
    isBroken = false
    sure(match.redo())
    sure(match.redo())
    expect(match.state.diary).toEqual(['a', 'b'])
  })
})

describe('going back', () => {
  test('takes back the own last choice while nothing was learnt', () => {
    const match = started(
      drill({ segments: 3, segment: (table) => ask(table, table.state.segments === 1 ? 1 : 0) }),
    )
    play(match, 'A0')
    expect([match.canGoBack(0), match.canGoBack(1)]).toEqual([true, false])
    sure(match.back(0))
    expect(asked(match)).toBe('A')
    play(match, 'A1 B0')
    expect([match.canGoBack(0), match.canGoBack(1)]).toEqual([false, true])
  })

  test.each<[string, (table: DrillTable) => void]>([
    ['a die', (table) => table.die(6, 'x')],
    ['a shuffle', (table) => table.shuffle(table.state.deck, 'x')],
    ['a random pick', (table) => table.random(AB, 'x')],
    ['a card revealed', (table) => table.reveal(present(table.state.deck[0]))],
    ['a card looked at', (table) => table.look(table.state.deck.slice(0, 2), 1)],
    ['a card drawn', (table) => table.draw(table.state.deck, table.state.hand, 0)],
    ['cards concealed', (table) => table.conceal(table.state.deck, 0, 'x')],
  ])('does not lead across %s', (_name, learn) => {
    const game = drill({
      segment(table) {
        ask(table, 0)
        learn(table)
        ask(table, 0)
      },
    })
    const match = started(game)
    play(match, 'A0')
    expect(match.canGoBack(0)).toBe(false)
    expect(match.back(0)).toMatchObject({ ok: false, fault: { code: 'no-way-back', field: 'seat' } })
    expect(match.length).toBe(1)
    sure(match.undo())
    expect(match.length).toBe(0)
  })

  test('leads across a card that all have seen already', () => {
    const game = drill({
      segment(table) {
        table.reveal(present(table.state.deck[0]))
        ask(table, 0)
        table.reveal(present(table.state.deck[0]))
        ask(table, 0)
      },
    })
    const match = started(game)
    play(match, 'A0')
    expect(match.canGoBack(0)).toBe(true)
  })

  test('is not possible after the end, nor before the beginning', () => {
    const match = started(drill({ segment: (table) => ask(table, 0) }))
    expect(match.canGoBack(0)).toBe(false)
    play(match, 'A0')
    expect(match.canGoBack(0)).toBe(false)
    expect(match.back(7).ok).toBe(false)
  })

  test('is as possible in a match that was put away as it was before', () => {
    const game = drill({ segments: 3, segment: (table) => ask(table, 0) })
    const match = started(game)
    play(match, 'A0 A1')
    expect(match.canGoBack(0)).toBe(true)
    const again = sure(Match.resume(game, match.save()))
    expect(again.canGoBack(0)).toBe(true)
    sure(again.back(0))
    expect(again.state.diary).toEqual(['a'])
  })
})

describe('undo and redo', () => {
  test('are faults where there is nothing', () => {
    const match = started(race)
    expect(match.undo()).toMatchObject({ ok: false, fault: { code: 'no-way-back', field: 'undo' } })
    expect(match.redo()).toMatchObject({ ok: false, fault: { code: 'no-way-back', field: 'redo' } })
    play(match, 'A0')
    sure(match.undo())
    play(match, 'A1')
    expect(match.redo().ok).toBe(false)
  })

  test('lead back from the end', () => {
    const match = started(race)
    playOut(match, 5)
    const end = [match.hash(), match.outcome, match.length]
    sure(match.undo())
    expect(match.outcome).toBeNull()
    expect(match.asks).toHaveLength(1)
    sure(match.redo())
    expect([match.hash(), match.outcome, match.length]).toEqual(end)
  })

  test('lead through three hundred segments, of which few are kept', () => {
    const game = drill({ segments: 300, segment: (table) => ask(table, table.die(2, 'who') - 1) })
    const match = started(game, { seed: 9 })
    const hashes: string[] = []
    while (match.asks.length > 0) {
      hashes.push(match.hash())
      play(match, `${asked(match)}${match.length % 2}`)
    }
    expect(match.length).toBe(300)
    while (match.length > 0) {
      sure(match.undo())
      expect(match.hash()).toBe(hashes[match.length])
    }
    for (let i = 0; i < 150; i++) sure(match.redo())
    expect(match.hash()).toBe(hashes[150])
    play(match, `${asked(match)}1`)
    for (let i = 0; i < 100; i++) sure(match.undo())
    expect(match.hash()).toBe(hashes[51])
  })
})

test('a seat leaves at the first end of a segment after the last choice, however many have passed since', () => {
  const game: DrillGame = {
    ...drill({
      segments: 90,
      segment: (table) => {
        if (table.state.segments % 40 === 0) ask(table, 0)
        else table.die(6, 'silence')
      },
    }),
    leave: ({ state }, seat) => void state.diary.push(`${seat} left in ${state.segments}`),
  }
  const match = started(game, { seats: 3, seed: 3 })
  play(match, 'A0')
  sure(match.leave(2))
  expect(match.state.diary).toContain('2 left in 1')
  expect(match.hash()).toBe(sure(Match.replay(game, match.log, { story: false })).hash())
})

describe('a seat that leaves', () => {
  const game: DrillGame = {
    ...drill({
      segments: 9,
      segment: (table) => {
        table.emit({ type: 'began' })
        ask(table, 0)
        table.emit({ type: 'answered' })
        ask(table, 1)
        ask(table, 2)
      },
    }),
    leave: (table, seat) => {
      table.state.diary.push(`${seat} left`)
      table.emit({ type: `${seat} left` })
    },
  }
  const retold = (match: Match<DrillState, DrillEvent>): EventRecord<DrillEvent>[] =>
    sure(Match.replay(game, match.log, { story: true })).takeEvents()

  test('is not brought back by a choice that is taken back, but by a log that says so', () => {
    const match = started(game, { seats: 3 })
    play(match, 'A0')
    expect(match.canGoBack(0)).toBe(true)
    sure(match.leave(2))
    expect([match.canGoBack(0), match.back(0).ok, match.undoTo(0).ok]).toEqual([false, false, false])
    sure(match.withdraw(0))
    expect([match.length, asked(match)]).toEqual([0, 'A'])
    play(match, 'A1 B0')
    expect([match.leavers, asked(match)]).toEqual([[2], 'A'])
  })

  test('makes what was told since the last choice be told anew, and the story is that of the log', () => {
    const match = started(game, { seats: 3 })
    play(match, 'A0 B0 C0 A1')
    const told = match.takeEvents().filter(({ at }) => at < match.length)
    sure(match.leave(1))
    told.push(...match.takeEvents())
    expect(told).toEqual(retold(match))
  })

  test('is told once, where the segment ends, and again by the log', () => {
    const match = started(game, { seats: 4 })
    play(match, 'A0 B0 C0 A1')
    sure(match.leave(1))
    match.takeEvents()
    play(match, 'C0')
    const told = match.takeEvents().map(({ at, event }) => `${at} ${event.type}`)
    expect(told).toEqual(['5 1 left', '5 began'])
    sure(match.leave(2))
    const anew = match.takeEvents().map(({ event }) => event.type)
    expect(anew.slice(0, 3)).toEqual(['1 left', '2 left', 'began'])
    expect(retold(match).filter(({ event }) => event.type.endsWith('left'))).toHaveLength(2)
  })

  test('is told when it leaves before anything was chosen', () => {
    const match = started(game, { seats: 3 })
    sure(match.leave(2))
    expect(match.takeEvents().map(({ event }) => event.type)).toEqual(['2 left', 'began'])
    expect(retold(match).map(({ event }) => event.type)).toEqual(['2 left', 'began'])
    sure(match.undo())
    expect(retold(match).map(({ event }) => event.type)).toEqual(['began'])
  })
})

test('everything beyond so many choices is taken back at once, and is gone', () => {
  const match = started(drill({ segments: 90, segment: (table) => ask(table, 0) }))
  for (let n = 0; n < 50; n++) play(match, 'A1')
  sure(match.undoTo(7))
  expect([match.length, match.redo().ok, match.undoTo(-1).ok]).toEqual([7, false, false])
  expect(match.hash()).toBe(sure(Match.replay(match.game, match.log, { story: false })).hash())
  expect([match.lastChoiceOf(0), match.lastChoiceOf(1), match.withdraw(1).ok]).toEqual([6, -1, false])
})

describe('a draw that all agree on', () => {
  const game: DrillGame = {
    ...drill({
      segment: (table) => {
        ask(table, 0)
        ask(table, 1)
      },
    }),
    outcome: ({ diary }) =>
      diary.includes('drawn') ? { ranks: [1, 1], scores: [0, 0], reason: 'agreed' } : null,
    agreeOnDraw: (table) => {
      table.state.diary.push('drawn')
      table.emit({ type: 'drawn' })
    },
  }

  test('ends the match in the middle of a segment, is told once, and can be undone', () => {
    const match = started(game)
    play(match, 'A0')
    const [seen, hash] = [match.state, match.hash()]
    match.takeEvents()
    sure(match.agreeOnDraw())
    expect([match.outcome?.reason, match.asks, match.length]).toEqual(['agreed', [], 1])
    expect(match.takeEvents()).toEqual([{ at: 1, event: { type: 'drawn' }, cards: [] }])
    expect(seen.diary).not.toContain('drawn')
    expect([match.choose(1, 0).ok, match.leave(1).ok, match.canGoBack(0)]).toEqual([false, false, false])
    sure(match.undo())
    expect([match.outcome, match.hash(), asked(match)]).toEqual([null, hash, 'B'])
  })

  test('is in the log, which tells it again', () => {
    const match = started(game)
    play(match, 'A0')
    sure(match.agreeOnDraw())
    expect(match.log).toMatchObject({ drawn: true, choices: [{ seat: 0, pick: 0 }] })
    const again = sure(Match.replay(game, match.log, { story: true }))
    expect([again.hash(), again.outcome]).toEqual([match.hash(), match.outcome])
    expect(again.takeEvents().map(({ event }) => event)).toContainEqual({ type: 'drawn' })
    expect(sure(Match.resume(game, match.save())).outcome).toEqual(match.outcome)
  })

  test('is refused where there is none, and after the end', () => {
    const { agreeOnDraw: _none, ...without } = game
    expect(started(without).agreeOnDraw()).toMatchObject({
      ok: false,
      fault: { code: 'bad-request', field: 'draw' },
    })
    const match = started(game)
    sure(match.agreeOnDraw())
    expect(match.agreeOnDraw()).toMatchObject({ ok: false, fault: { code: 'match-over', field: 'draw' } })
    expect(Match.replay(without, match.log, { story: false })).toMatchObject({
      ok: false,
      fault: { code: 'bad-log' },
    })
  })
})

describe('events', () => {
  test.each<[string, Game]>([
    ['race', race as never],
    ['bluff', bluff as never],
  ])('of %s are told once each, and a replay tells the same story', (_name, game) => {
    const match = started(game, { seats: 2, seed: 4 })
    const chance = seeded(8)
    const told = match.takeEvents()
    while (match.asks.length > 0) {
      const one = match.asks[below(chance, match.asks.length)]
      if (one) match.choose(one.seat, below(chance, one.options.length))
      told.push(...match.takeEvents())
      expect(match.takeEvents()).toEqual([])
    }
    const again = sure(Match.replay(game, match.log, { story: true }))
    expect(again.takeEvents()).toEqual(told)
    const silent = sure(Match.replay(game, match.log, { story: false }))
    expect(silent.takeEvents()).toEqual([])
  })

  test('carry the definition of a card for those only who had seen it', () => {
    const game = drill({
      segment(table) {
        table.shuffle(table.state.deck, 'x')
        const card = table.draw(table.state.deck, table.state.hand, 1)
        if (card !== null) table.emit({ type: 'drew', card })
        ask(table, 0)
        if (card !== null) table.reveal(card)
      },
    })
    const match = started(game)
    const [told] = match.takeEvents()
    if (!told) throw new Error('nothing was told')
    const card = told.cards[0]?.card as number
    expect(eventFor(told, 1).known).toEqual({ [card]: match.state.cards.def[card] })
    expect(eventFor(told, 0).known).toEqual({})
    expect(eventFor(told, null).known).toEqual({})
    play(match, 'A0')
    expect(eventFor(told, 0).known).toEqual({})
  })
})

describe('runaway rules', () => {
  test('that never ask are stopped', () => {
    expect(() => started(drill({ segments: 1e9, segment: () => undefined }))).toThrow(
      /drill: 10000 segments passed without a choice or an end/,
    )
  })

  test('that stop asking are stopped, and the match stands where it stood', () => {
    const game = drill({ segments: 1e9, segment: (table) => table.state.segments === 0 && ask(table, 0) })
    const match = started(game)
    expect(() => match.choose(0, 0)).toThrow(/segments passed/)
    expect([asked(match), match.length]).toEqual(['A', 0])
  })
})

describe('a match that was put away', () => {
  test('goes on from its last checkpoint and can be undone to its beginning', () => {
    const match = started(bluff, { seats: 3, seed: 6 })
    const hashes: string[] = []
    const chance = seeded(2)
    for (let i = 0; i < 40 && match.asks.length > 0; i++) {
      hashes.push(match.hash())
      const one = match.asks[below(chance, match.asks.length)]
      if (one) match.choose(one.seat, below(chance, one.options.length))
    }
    const again = sure(Match.resume(bluff, match.save()))
    expect(again.hash()).toBe(match.hash())
    while (again.undo().ok) expect(again.hash()).toBe(hashes[again.length])
    expect(again.length).toBe(0)
  })

  test('of another game or version is a fault', () => {
    const saved = started(race).save()
    expect(Match.resume({ ...race, id: 'other' }, saved)).toMatchObject({
      ok: false,
      fault: { code: 'foreign-log' },
    })
    expect(Match.resume({ ...race, rulesVersion: 2 }, saved)).toMatchObject({ ok: false })
  })
})
