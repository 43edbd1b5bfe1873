import { describe, expect, test } from 'vitest'
import { Match, Retelling, type DeedSense, type RetoldMatch } from '../../src/index.ts'
import { sure } from '../../src/testkit/index.ts'
import { drill, type DrillEvent, type DrillGame, type DrillState } from '../games/drill.ts'

/**
 * Two seats take turns: "roll" wins a point with a 6, "take" wins one in any case. After five turns the one with more points
 * has won. A window after each turn lets the other pass.
 */
function race(seats = 2): DrillGame {
  const game = drill({
    segments: 5,
    segment: (table) => {
      const seat = table.state.segments % 2
      table.emit({ type: `begin ${seat}` })
      const pick = table.choose(seat, { type: 'turn' }, ['wait', 'roll', 'take'])
      table.emit({ type: `turn ${seat}` })
      table.window(1 - seat, { type: 'respond' }, [{ do: 'pass' }])
      const isWon = pick === 'take' || (pick === 'roll' && table.die(6, 'luck') === 6)
      if (isWon) table.state.diary.push(String(seat))
      table.emit({ type: isWon ? 'won' : 'lost' })
    },
  })
  const points = ({ diary }: DrillState, seat: number): number =>
    diary.filter((one) => one === String(seat)).length
  const gone = ({ diary }: DrillState): number[] =>
    diary.filter((one) => one.startsWith('gone ')).map((one) => Number(one.slice(5)))
  return {
    ...game,
    outcome: (state) => {
      const [first] = gone(state)
      if (state.diary.includes('drawn')) return { ranks: [1, 1], scores: [0, 0], reason: 'drawn' }
      if (seats === 2 && first !== undefined)
        return { ranks: first === 0 ? [2, 1] : [1, 2], scores: [0, 0], reason: 'left' }
      if (state.segments < 5) return null
      const lead = points(state, 0) - points(state, 1)
      return { ranks: lead === 0 ? [1, 1] : lead > 0 ? [1, 2] : [2, 1], scores: [0, 0], reason: 'done' }
    },
    leave: (table, seat) => {
      table.state.diary.push(`gone ${seat}`)
      table.emit({ type: `left ${seat}` })
    },
    agreeOnDraw: (table) => {
      table.state.diary.push('drawn')
    },
    evaluate: (state, seat) =>
      (gone(state).length > 0 ? 0.7 : 0.5) + 0.1 * (points(state, seat) - points(state, 1 - seat)),
  }
}

const SENSE: DeedSense = {
  begins: (story, place) => {
    const event = story[place]?.event as DrillEvent | undefined
    const [turn, seat] = event?.type.split(' ') ?? []
    return turn === 'turn' ? Number(seat) : undefined
  },
  isWindow: (prompt) => (prompt as { type: string }).type === 'respond',
}

/** A race in which the dice fall so, played by the names of what is picked. */
function raced(
  picks: readonly string[],
  rolls: readonly number[] = [],
  seats = 2,
): Match<DrillState, DrillEvent> {
  const match = sure(Match.start(race(seats), { seats, seed: 'race', rolls }))
  for (const pick of picks) {
    const [ask] = match.asks
    sure(match.choose(ask?.seat ?? 0, ask?.options.indexOf(pick) ?? 0))
    const [answer] = match.asks
    sure(match.choose(answer?.seat ?? 0, 0))
  }
  return match
}

function retold(match: Match<DrillState, DrillEvent>, game = race(match.seats)): RetoldMatch {
  const begun = sure(Retelling.begin(game, match.log, SENSE))
  for (;;) {
    const told = begun.advance()
    if (told !== null) return told
  }
}

describe('a match with another chance', () => {
  test('stands where the match stands, and rolls otherwise from its next choice on', () => {
    const match = raced(['roll', 'wait'])
    const dice = new Set<string>()
    for (let seed32 = 0; seed32 < 30; seed32++) {
      const other = match.withOtherChance(seed32)
      expect(other.asks).toEqual(match.asks)
      sure(other.choose(0, 1))
      sure(other.choose(1, 0))
      dice.add(other.state.diary.join(''))
    }
    expect(dice.size).toBeGreaterThan(1)
    expect(match.length).toBe(4) // the match itself is left alone
  })

  test('what was rolled before stays as it was, and equal seeds give equal matches', () => {
    const match = raced(['roll'], [6])
    const [one, other] = [match.withOtherChance(7), match.withOtherChance(7)]
    for (const each of [one, other])
      for (const pick of [1, 0]) sure(each.choose(each.asks[0]?.seat ?? 0, pick))
    expect(one.state.diary.slice(0, 1)).toEqual(['0'])
    expect(one.hash()).toBe(other.hash())
  })

  test('cards that somebody has seen stay what they are, all others are dealt anew', () => {
    const game = drill({
      segments: 2,
      segment: (table) => {
        if (table.state.hand.length === 0) table.draw(table.state.deck, table.state.hand, 0)
        table.choose(0, 'x', ['a', 'b'])
        table.draw(table.state.deck, table.state.hand, 0)
      },
    })
    const match = sure(Match.start(game, { seats: 2, seed: 1 }))
    const hands = new Set<string>()
    for (let seed32 = 0; seed32 < 20; seed32++) {
      const other = match.withOtherChance(seed32)
      sure(other.choose(0, 0))
      const [first, second] = other.state.hand.map((card) => other.state.cards.def[card])
      expect(first).toBe(match.state.cards.def[match.state.hand[0] ?? 0])
      hands.add(String(second))
    }
    expect(hands.size).toBeGreaterThan(2)
  })
})

describe('a match that is told again', () => {
  test('says how each side stood after each choice', () => {
    const { standings, outcome } = retold(raced(['take', 'take', 'wait', 'wait', 'take']))
    expect(standings.map(([a]) => a)).toEqual([0.5, 0.5, 0.6, 0.6, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1])
    expect(outcome?.ranks).toEqual([1, 2])
  })

  test('has its curve by what a game tells people where it judges otherwise for bots', () => {
    const told = { ...race(), standing: (_: DrillState, seat: number) => (seat === 0 ? 0.8 : 0.2) }
    const { standings } = retold(raced(['take', 'take', 'wait', 'wait', 'take']), told)
    expect(standings.map(([a]) => a)).toEqual([...Array<number>(10).fill(0.8), 1])
  })

  test('it turned where the winner came ahead for good', () => {
    const { turning } = retold(raced(['wait', 'take', 'take', 'wait', 'take']))
    expect(turning).toMatchObject({ at: 10, wasAlwaysAhead: false, deed: { seat: 0, from: 8, to: 10 } })
  })

  test('who was never behind is told the largest step', () => {
    const { turning } = retold(raced(['wait', 'wait', 'take', 'wait', 'take']))
    expect(turning).toMatchObject({ wasAlwaysAhead: true, deed: { seat: 0 } })
  })

  test('nothing turns in a draw', () => {
    const told = retold(raced(['take', 'take', 'wait', 'wait', 'wait']))
    expect(told.turning).toBeNull()
  })

  test('who gives up ends the match, and no deed did: it did not turn, and nobody was lucky', () => {
    const match = raced(['wait', 'wait', 'wait'])
    sure(match.leave(1))
    const { standings, turning, best, luckiest, fortune, told } = retold(match)
    expect(standings.map(([a]) => a)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1])
    expect({ turning, best, luckiest, fortune }).toEqual({
      turning: null,
      best: null,
      luckiest: null,
      fortune: [0, 0],
    })
    expect(
      told.map(({ event }) => (event as DrillEvent).type).filter((type) => type === 'lost'),
    ).toHaveLength(3)
  })

  test('in the middle of a turn, too, and a match that was clear by then turned before', () => {
    const match = raced(['take', 'wait', 'take', 'wait'])
    sure(match.choose(0, 0))
    sure(match.leave(1))
    const { turning, best, told } = retold(match)
    expect(turning).toMatchObject({ deed: { seat: 0 } })
    expect(turning?.at).toBeLessThanOrEqual(6)
    expect(best).toMatchObject({ seat: 0 })
    expect(
      told.map(({ event }) => (event as DrillEvent).type).filter((type) => type === 'turn 0'),
    ).toHaveLength(3)
  })

  test('a draw that is agreed on is nobody’s deed either', () => {
    const match = raced(['take', 'wait'])
    sure(match.agreeOnDraw())
    const { standings, best } = retold(match)
    expect(standings.map(([a]) => a)).toEqual([0.5, 0.5, 0.6, 0.6, 0.6, 0.5])
    expect(best).toMatchObject({ seat: 0, from: 0, to: 2 })
  })

  test('of three, who leaves lifts the others, and no deed of theirs did', () => {
    const match = raced(['wait', 'wait'], [], 3)
    sure(match.leave(2))
    const { standings, best, luckiest } = retold(match)
    expect(standings.at(-1)?.[0]).toBeGreaterThan(0.5)
    expect({ best, luckiest }).toEqual({ best: null, luckiest: null })
  })

  test('of three, who leaves in the middle of a turn is nobody’s luck, whoever ends that turn', () => {
    const match = raced(['wait', 'wait'], [], 3)
    sure(match.choose(0, 0))
    sure(match.leave(2))
    for (let [ask] = match.asks; ask; [ask] = match.asks) sure(match.choose(ask.seat, 0))
    const { standings, best, luckiest, turning, fortune } = retold(match)
    expect(standings[6]?.[0]).toBeGreaterThan(0.5)
    expect({ best, luckiest, turning, fortune }).toMatchObject({ best: null, luckiest: null, turning: null })
    expect(fortune.every((gift) => gift === 0)).toBe(true)
  })

  test('who leaves between two turns leaves before the next one begins, which is told once', () => {
    const match = raced(['wait', 'wait'], [], 3)
    sure(match.leave(2))
    const told = retold(match).told.map(({ event }) => (event as DrillEvent).type)
    expect(told.slice(-3)).toEqual(['lost', 'left 2', 'begin 0'])
  })

  test.each<[string, readonly string[], number, boolean]>([
    ['while nobody was ahead', ['wait', 'wait'], 1, true],
    ['by somebody who was clearly behind', ['take', 'wait', 'take', 'wait'], 1, false],
    ['by somebody who was clearly ahead', ['take', 'wait', 'take', 'wait'], 0, false],
  ])('one that was given up %s was open or was not', (_when, picks, seat, wasOpen) => {
    const match = raced(picks)
    sure(match.leave(seat))
    expect(retold(match).wasOpen).toBe(wasOpen)
  })

  test('one that was played to its end was not open, and one that all agreed to draw was', () => {
    expect(retold(raced(['take', 'take', 'wait', 'wait', 'take'])).wasOpen).toBe(false)
    const drawn = raced(['wait'])
    sure(drawn.agreeOnDraw())
    expect(retold(drawn).wasOpen).toBe(true)
  })

  test('a six is luck, and what is taken in any case is not', () => {
    const { best, luckiest, fortune } = retold(raced(['roll', 'take', 'wait', 'wait', 'wait'], [6]))
    expect(luckiest).toMatchObject({ seat: 0, from: 0, to: 2 })
    expect(luckiest?.luck).toBeGreaterThan(0.05)
    expect(best).toMatchObject({ seat: 1, from: 2, to: 4, luck: 0 })
    expect(fortune[0]).toBeGreaterThan(0.05)
    expect(fortune[1]).toBe(0)
  })

  test('equal logs are told alike, and a log of other rules is a fault', () => {
    const match = raced(['roll', 'roll', 'roll', 'roll', 'roll'])
    expect(retold(match)).toEqual(retold(match))
    const foreign = Retelling.begin(race(), { ...match.log, rulesVersion: 99 }, SENSE)
    expect(foreign.ok).toBe(false)
  })
})
