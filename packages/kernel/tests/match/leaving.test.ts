import { describe, expect, test } from 'vitest'
import { Match, World } from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'
import { drill, type DrillEvent, type DrillGame, type DrillState, type DrillTable } from '../games/drill.ts'
import { asked, play, started } from '../games/match.ts'

function ask(table: DrillTable, seat: number): void {
  table.state.diary.push(table.choose(seat, 'which', ['a', 'b']))
}

describe('a seat that leaves in the middle of a segment', () => {
  const game: DrillGame = {
    ...drill({
      segment: (table) => {
        for (const seat of [0, 1, 2, 0]) ask(table, seat)
        table.state.diary.push('played out')
        table.emit({ type: 'played out' })
      },
    }),
    outcome: ({ diary, segments }) => {
      const left = diary.filter((line) => line.endsWith('left'))
      if (left.length < 2 && segments === 0) return null
      return {
        ranks: [0, 1, 2].map((seat) => (left.includes(`${seat} left`) ? 2 : 1)),
        scores: [0, 0, 0],
        reason: 'x',
      }
    },
    leave: (table, seat) => {
      table.state.diary.push(`${seat} left`)
      table.emit({ type: `${seat} left` })
    },
  }
  const told = (match: Match<DrillState, DrillEvent>): string[] =>
    match.takeEvents().map(({ event }) => event.type)

  test('ends the match where it stands if only one is left: nothing of the segment is played out', () => {
    const match = started(game, { seats: 3 })
    play(match, 'A1')
    sure(match.leave(1))
    expect([match.outcome, asked(match)]).toEqual([null, 'C'])
    sure(match.leave(0))
    expect(match.outcome).toMatchObject({ ranks: [2, 2, 1] })
    expect([match.asks, match.state.diary, told(match)]).toEqual([
      [],
      ['b', '1 left', '0 left'],
      ['1 left', '0 left'],
    ])
    expect(match.leave(2).ok).toBe(false)
  })

  test('takes effect with its end if several are left: the quiet option answers until then', () => {
    const match = started(game, { seats: 3 })
    play(match, 'A0')
    sure(match.leave(1))
    play(match, 'C0 A0')
    expect([match.state.diary, told(match)]).toEqual([
      ['a', 'b', 'a', 'a', 'played out', '1 left'],
      ['played out', '1 left'],
    ])
  })

  test('ends it in the log as well, in what is resumed, and no choice follows', () => {
    const match = started(game, { seats: 3 })
    play(match, 'A0')
    sure(match.leave(1))
    sure(match.leave(0))
    const again = sure(Match.replay(game, match.log, { story: true }))
    expect([again.hash(), again.outcome, told(again)]).toEqual([
      match.hash(),
      match.outcome,
      ['1 left', '0 left'],
    ])
    const resumed = sure(
      Match.resume(game, JSON.parse(JSON.stringify(match.save())) as ReturnType<typeof match.save>),
    )
    expect([resumed.hash(), resumed.outcome]).toEqual([match.hash(), match.outcome])
    const longer = { ...match.log, choices: [...match.log.choices, { seat: 2, pick: 0 }] }
    expect(Match.replay(game, longer, { story: false })).toMatchObject({ ok: false })
    sure(match.undo())
    expect([match.leavers, match.outcome, asked(match)]).toEqual([[1], null, 'C'])
  })

  test('and leaves the others a match that they cannot end is an error of the rules', () => {
    const endless: DrillGame = { ...game, leave: () => undefined }
    const match = started(endless, { seats: 2 })
    expect(() => match.leave(0)).toThrow('drill: the match goes on although only one side is left')
  })
})

describe('a seat that leaves, and the rules throw', () => {
  const game: DrillGame = {
    ...drill({
      segments: 6,
      segment: (table) => {
        if (table.state.diary.includes('1 left')) throw new Error('the rules are broken')
        ask(table, 0)
      },
    }),
    leave: (table, seat) => {
      if (seat === 2) throw new Error('the rules are broken')
      table.state.diary.push(`${seat} left`)
      table.emit({ type: `${seat} left` })
    },
  }
  const picture = (match: Match<DrillState, DrillEvent>): string =>
    JSON.stringify([
      match.hash(),
      match.asks,
      match.length,
      match.leaves,
      match.outcome,
      match.log,
      match.save(),
    ])

  test('stays, the match is as it was and goes on', () => {
    const match = started(game, { seats: 3 })
    play(match, 'A0 A1')
    const before = picture(match)
    expect(() => match.leave(2)).toThrow('the rules are broken')
    expect(picture(match)).toBe(before)
    play(match, 'A1')
    expect(match.state.diary).toEqual(['a', 'b', 'b'])
  })

  test('stays also if they throw later, when it has been taken out of the game; nothing told before is lost', () => {
    const inMatch = (happens: (match: Match<DrillState, DrillEvent>) => void): string[] => {
      const match = started(game, { seats: 3 })
      play(match, 'A0 A1')
      happens(match)
      return [picture(match), JSON.stringify(match.takeEvents()), String(match.canGoBack(0))]
    }
    const unmoved = inMatch(() => undefined)
    expect(inMatch((match) => expect(() => match.leave(1)).toThrow('the rules are broken'))).toEqual(unmoved)
  })
})

describe('a seat that has left in the middle of a segment, as a bot of another seat thinks on', () => {
  const game: DrillGame = {
    ...drill({
      segments: 3,
      segment: (table) => {
        const { diary } = table.state
        for (const seat of [0, 1, 2, 1])
          if (!diary.includes(`${seat} left`))
            diary.push(`${seat}${table.choose(seat, 'which', ['a', 'b', '-'])}`)
        diary.push(table.isVacant(1) ? 'vacant' : 'there')
      },
    }),
    leave: ({ state }, seat) => {
      state.diary.push(`${seat} left`)
    },
  }
  const left = (): Match<DrillState, DrillEvent> => {
    const match = started(game, { seats: 3 })
    play(match, 'A0')
    sure(match.leave(1))
    return match
  }
  const story = ['0a', '1-', '2b', '1-', 'vacant', '1 left', '0b', '2b', 'vacant', '0b', '2b', 'vacant']

  test('answers nothing but the quiet option, and is out of the game with the end of the segment', () => {
    const match = left()
    const { state } = match.position(2)?.simulate(1, { decide: () => 1 }) ?? {}
    expect(state?.diary).toEqual(story)
    play(match, 'C1 A1 C1 A1 C1')
    expect(match.state.diary).toEqual(story)
  })

  test('is not asked in a world either, nor where that is thought about', () => {
    const position = left().position(2)
    if (!position) throw new Error('C is not asked')
    const world = new World({ position, seed32: 1, from: 1 })
    for (const seat of [2, 0]) sure(world.choose(seat, 1))
    expect(world.asks.map(({ seat }) => seat)).toEqual([2])
    expect(world.state.diary).toEqual(story.slice(0, 7))
    expect(world.simulate(2, { decide: () => 1 }).state.diary).toEqual(story)
  })
})

test('what was undone together with a leave is not done again: without that seat it may be another choice', () => {
  const game: DrillGame = {
    ...drill({ segments: 6, segment: (table) => ask(table, table.state.diary.includes('0 left') ? 1 : 0) }),
    leave: ({ state }, seat) => {
      state.diary.push(`${seat} left`)
    },
  }
  const match = started(game, { seats: 3 })
  play(match, 'A0')
  sure(match.leave(0))
  play(match, 'B1')
  for (let i = 0; i < 2; i++) sure(match.undo())
  expect([match.leavers, asked(match)]).toEqual([[], 'A'])
  expect(match.redo()).toMatchObject({ ok: false })
})
