import { describe, expect, test } from 'vitest'
import { race, type RaceState } from '../../../../examples/race/game.ts'
import { below, cloneChance, nextWord, seeded, type CardId } from '../../src/index.ts'
import { LAWS } from '../../src/testkit/index.ts'
import { bluff } from '../games/bluff.ts'
import { brokenBluff, brokenRace, brokenTug, raceThen, extra, verdict, type Races } from '../games/broken.ts'
import { tug } from '../../../../examples/tug/game.ts'

test('the two sound games break no law', () => {
  for (const law of LAWS) {
    expect(verdict(race, law.name)).toBeNull()
    expect(verdict(bluff, law.name)).toBeNull()
  }
})

describe('the faces of the catalog', () => {
  const withFace = (change: object): Races =>
    brokenRace({ catalog: race.catalog.map((face, i) => (i === 1 ? { ...face, ...change } : face)) })

  test.each([
    [{ slug: race.catalog[0]?.slug }, /two faces are called/],
    [{ slug: 'Step 2' }, /has a slug of other things/],
    [{ name: ' ' }, /has no name/],
    [{ text: '' }, /is no sentence/],
    [{ copies: 0 }, /is there 0 times/],
    [{ from: 'hearsay' }, /is from "hearsay"/],
  ])('with %j are refused', (change, complaint) => {
    expect(verdict(withFace(change), 'faces')).toMatch(complaint)
  })
})

describe('whatever law is broken', () => {
  test('a clone that shares a part of the state is named as the cause', () => {
    const sharing = brokenRace({ clone: (state) => ({ ...race.clone(state), points: state.points }) })
    expect(verdict(sharing, 'undo and redo')).toMatch(/; mend `clone` first, which shares state\.points with/)
    expect(verdict(sharing, 'a clone is')).toMatch(/a clone shares state\.points with its original\.$/)
    expect(verdict(brokenRace({ outcome: () => null }), 'every match ends')).not.toMatch(/clone/)
  })

  test('what is thrown is told in words, even where it is no error', () => {
    const throwing = (thrown: unknown): Races =>
      raceThen(() => {
        throw thrown
      })
    expect(verdict(throwing({ why: 'no deck' }), 'every match ends')).toMatch(/thrown: {"why":"no deck"}/)
    expect(verdict(throwing('no deck'), 'every match ends')).toMatch(/thrown: no deck/)
    expect(verdict(throwing(new RangeError('no deck')), 'every match ends')).toMatch(/thrown: RangeError: no/)
  })
})

describe('every match ends', () => {
  const law = 'every match ends'

  test('refuses a match that goes on for ever', () => {
    expect(verdict(brokenRace({ outcome: () => null }), law)).toMatch(/no end after 20000 choices/)
  })

  test('refuses segments that pass without asking anybody', () => {
    expect(verdict(brokenRace({ advance: () => undefined }), law)).toMatch(/segments passed without a choice/)
  })

  test('refuses an ask without options', () => {
    expect(verdict(brokenRace({ advance: (table) => table.choose(0, 'what', []) }), law)).toMatch(
      /has no option/,
    )
  })

  test('refuses an outcome without a winner, a seat or a reason', () => {
    const ending = (ranks: number[], reason: string): Races =>
      brokenRace({ outcome: (state) => race.outcome(state) && { ranks, scores: [1, 2], reason } })
    expect(verdict(ending([2, 2], 'x'), law)).toMatch(/nobody came in first/)
    expect(verdict(ending([1], 'x'), law)).toMatch(/not one value a seat/)
    expect(verdict(ending([1, 2], ''), law)).toMatch(/gives no reason/)
  })

  test('refuses rules that throw', () => {
    const broken = raceThen(({ state }) => {
      if (state.turnsLeft < 15) throw new Error('oh')
    })
    expect(verdict(broken, law)).toMatch(/something was thrown: Error: oh/)
  })
})

test('segments that ask too often are refused', () => {
  const broken = raceThen((table) => {
    for (let i = 0; i < 210; i++) table.choose(0, 'again', ['yes', 'no'])
  })
  expect(verdict(broken, 'no segment takes more')).toMatch(/has taken 201 decisions/)
})

test('a choice after the end is refused', () => {
  const twoTurns = raceThen((table) => race.advance(table))
  expect(verdict(twoTurns, 'nobody is asked after the end')).toMatch(/although there is an outcome/)
})

describe('memory outside of the state', () => {
  const forgetful = (): Races => {
    let calls = 0
    return raceThen(({ state }) => {
      calls++
      state.points[0] = (state.points[0] ?? 0) + (calls % 2)
    })
  }

  test('makes interactive play differ from headless play', () => {
    expect(verdict(forgetful(), 'interactive play')).toMatch(/headless play/)
  })

  test('makes a log lead elsewhere', () => {
    let matches = 0
    const broken = brokenRace({ setup: (setup) => ({ ...race.setup(setup), goal: 30 + (matches++ % 2) }) })
    expect(verdict(broken, 'the same log')).toMatch(/ends in another state/)
  })

  test('makes a resumed match go another way', () => {
    expect(verdict(forgetful(), 'put away')).toMatch(/resumed match/)
  })

  test('makes a checkpoint and the rest another match', () => {
    expect(verdict(forgetful(), 'at every cut')).toMatch(/the rest are another match/)
  })

  test('makes undo lead elsewhere', () => {
    expect(verdict(forgetful(), 'undo and redo')).toMatch(/the match is another one/)
  })
})

describe('a state survives JSON', () => {
  const remembering = (memo: unknown): Races => ({
    ...brokenRace({ setup: (setup) => ({ ...race.setup(setup), memo }) }),
    clone: (state) => ({ ...race.clone(state), memo }),
  })

  test('refuses what JSON cannot hold', () => {
    expect(verdict(remembering(new Map()), 'survives JSON')).toMatch(/state\.memo is a Map/)
    expect(verdict(remembering([undefined]), 'survives JSON')).toMatch(/state\.memo\.0 is undefined/)
    expect(verdict(remembering(Number.NaN), 'survives JSON')).toMatch(/state\.memo is NaN/)
    expect(
      verdict(
        remembering(() => 1),
        'survives JSON',
      ),
    ).toMatch(/state\.memo is function/)
  })

  test('refuses what is undefined where clone does not make it so again', () => {
    const broken = brokenRace({
      setup: (setup) => ({ ...race.setup(setup), memo: undefined }),
      clone: (state) => ({ ...state, ...race.clone(state) }),
    })
    expect(verdict(broken, 'survives JSON')).toMatch(/state\.memo is undefined/)
    expect(verdict(remembering(undefined), 'survives JSON')).toBe(null)
  })

  test('refuses a state that goes round in a circle', () => {
    const ring: Record<string, unknown> = {}
    ring.ring = ring
    expect(verdict(remembering(ring), 'survives JSON')).toMatch(/goes round in a circle/)
  })
})

describe('a clone is independent', () => {
  test('refuses a shared list', () => {
    const broken = brokenRace({ clone: (state) => ({ ...race.clone(state), points: state.points }) })
    expect(verdict(broken, 'a clone is')).toMatch(/shares state\.points/)
  })

  test('refuses shared cards', () => {
    const broken = brokenBluff({ clone: (state) => ({ ...bluff.clone(state), cards: state.cards }) })
    expect(verdict(broken, 'a clone is')).toMatch(/shares state\.cards/)
  })

  test('refuses a forgotten member', () => {
    const broken = brokenRace({ clone: (state) => ({ ...race.clone(state), turnsLeft: 4 }) })
    expect(verdict(broken, 'a clone is')).toMatch(/not equal/)
  })
})

describe('every card is in exactly one zone', () => {
  test('refuses a card in two', () => {
    const broken = raceThen(({ state }) => state.drawn.push(...state.discard.slice(0, 1)))
    expect(verdict(broken, 'every card')).toMatch(/both in drawn and in discard/)
  })

  test('refuses a lost card', () => {
    expect(
      verdict(
        raceThen(({ state }) => state.discard.pop()),
        'every card',
      ),
    ).toMatch(/is in no zone/)
  })

  test('refuses a card that does not exist', () => {
    const broken = brokenRace({
      zones: (state) => [...race.zones(state), { name: 'box', owner: null, cards: [400 as CardId] }],
    })
    expect(verdict(broken, 'every card')).toMatch(/box holds 400/)
  })

  test('refuses a definition that is not in the catalog', () => {
    expect(verdict(brokenRace({ catalog: race.catalog.slice(0, 3) }), 'every card')).toMatch(
      /not in the catalog/,
    )
  })
})

test('chance drawn behind the table lets a choice be taken back, which is refused', () => {
  const broken = brokenRace({
    advance(table) {
      const { state } = table
      if (!state.isShuffled) return race.advance(table)
      table.choose(0, 'first', ['a', 'b'])
      state.points[0] = (state.points[0] ?? 0) + below(state.chance, 6)
      table.choose(1, 'second', ['a', 'b'])
      state.turnsLeft--
    },
  })
  expect(verdict(broken, 'nothing that was learnt')).toMatch(/although something was learnt/)
})

describe('the chance to come', () => {
  const law = 'nobody can foresee'

  test('is not told by an event', () => {
    const broken = raceThen((table) => {
      const { chance } = table.state
      const key = chance.generator === 'chacha20' ? chance.key : []
      table.emit({ type: 'shuffled', key } as never)
    })
    expect(verdict(broken, law)).toMatch(/can read \d+, which is of the generator/)
  })

  test('is not kept in the state, where views and bots would find it', () => {
    const broken = raceThen(({ state }) => {
      const { chance } = state
      if (chance.generator === 'chacha20') extra(state).next = nextWord(cloneChance(chance))
    })
    expect(verdict(broken, law)).toMatch(/can read \d+, which is of the generator/)
  })

  test('comes from what the kernel chose', () => {
    const broken = raceThen(({ state }) => {
      state.chance = seeded(state.turnsLeft)
    })
    expect(verdict(broken, law)).toMatch(/have replaced the generator|was replaced by its rules/)
  })
})

describe('a match goes on without a seat that leaves', () => {
  const law = 'goes on without'
  const leaving = (leave: NonNullable<Races['leave']>): Races => brokenRace({ leave })

  test('where the rules give the match to the other', () => {
    const sound = leaving(({ state }, seat) => {
      state.points[1 - seat] = state.goal
    })
    expect(verdict(sound, law)).toBeNull()
  })

  test('refuses that cards go with it', () => {
    expect(
      verdict(
        leaving(({ state }) => {
          state.turnsLeft = 0
          state.discard.pop()
        }),
        law,
      ),
    ).toMatch(/is in no zone/)
  })

  test('refuses memory outside of the state', () => {
    let left = 0
    const broken = leaving(({ state }, seat) => {
      state.turnsLeft = 0
      state.points[1 - seat] = left++ % 7
    })
    expect(verdict(broken, law)).toMatch(/leads elsewhere|ends in another state/)
  })
})

describe('a draw that all agree on ends the match', () => {
  const law = 'that all agree on'
  const drawing = (agreeOnDraw: NonNullable<Races['agreeOnDraw']>): Races => brokenRace({ agreeOnDraw })
  const level = (state: RaceState): void => {
    state.turnsLeft = 0
    state.points = [0, 0]
  }

  test('where nobody has won', () => {
    expect(
      verdict(
        drawing(({ state }) => level(state)),
        law,
      ),
    ).toBeNull()
  })

  test('refuses one that ends nothing, and one that somebody wins', () => {
    expect(
      verdict(
        drawing(() => undefined),
        law,
      ),
    ).toMatch(/does not end the match/)
    const won = drawing(({ state }) => {
      level(state)
      state.points[1] = 3
    })
    expect(verdict(won, law)).toMatch(/somebody has won/)
  })

  test('refuses that cards go with it, and memory outside of the state', () => {
    const robbed = drawing(({ state }) => {
      level(state)
      state.deck.pop()
    })
    expect(verdict(robbed, law)).toMatch(/is in no zone/)
    let drawn = 0
    const remembering = drawing(({ state }) => {
      level(state)
      state.points = [++drawn, drawn]
    })
    expect(verdict(remembering, law)).toMatch(/ends elsewhere|ends in another state/)
  })
})

describe('parties', () => {
  const law = 'partners share rank and score'
  const ending = (ranks: number[], scores: number[]): ReturnType<typeof brokenTug> =>
    brokenTug({ outcome: (state) => tug.outcome(state) && { ranks, scores, reason: 'x' } })

  test('whose partners come off differently are refused', () => {
    expect(verdict(ending([1, 2, 2, 2], [1, 0, 1, 0]), law)).toMatch(/C and A are partners/)
    expect(verdict(ending([1, 2, 1, 2], [1, 0, 1, 5]), law)).toMatch(/D and B are partners/)
  })

  test('whose ranks count seats and not parties are refused', () => {
    expect(verdict(ending([1, 3, 1, 3], [1, 0, 1, 0]), law)).toMatch(
      /the ranks 1, 3 are not places of parties/,
    )
  })

  test('that cannot be told apart, are too few, or are of unequal size are refused', () => {
    expect(verdict(brokenTug({ parties: ['Red', 'Red'] }), law)).toMatch(/the same name/)
    expect(verdict(brokenTug({ parties: ['Red'] }), law)).toMatch(/fewer than two parties/)
    expect(verdict(brokenTug({ seats: { min: 4, max: 8 } }), law)).toMatch(/5 seats cannot be shared out/)
  })

  test('that stay alone and have not won are refused', () => {
    const blueWins = brokenTug({
      outcome: (state) => tug.outcome(state) && { ranks: [2, 1, 2, 1], scores: [0, 0, 0, 0], reason: 'x' },
    })
    expect(verdict(blueWins, 'stays alone')).toMatch(/only Red is left, and has not won/)
  })

  test('that end no match by leaving are refused', () => {
    const endless = brokenTug({ leave: () => undefined })
    expect(verdict(endless, 'stays alone')).toMatch(/the match goes on although only one side is left/)
  })

  test('that end wherever they are left, and with whoever stays, are sound', () => {
    expect(verdict(tug, 'stays alone')).toBeNull()
  })
})

describe('the order of arrival', () => {
  test('is not looked at in matches in which nobody answers together', () => {
    let copies = 0
    const alone = brokenRace({
      clone(state) {
        copies++
        return race.clone(state)
      },
    })
    expect(verdict(alone, 'arrive')).toBeNull()
    const unlooked = copies
    expect(verdict(alone, 'every match ends')).toBeNull()
    expect(copies - unlooked).toBeGreaterThan(10 * unlooked)
  })

  test('is looked at in every match in which somebody does, however late', () => {
    let looked = 0
    const late = brokenRace({
      advance(table) {
        const isEnding = Math.max(...table.state.points) >= 12
        if (!isEnding) return race.advance(table)
        extra(table.state).order = table.chooseAll([0, 1], (seat) => {
          table.choose(seat, { type: 'bid' }, ['a', 'b'])
          return looked++
        })
        return race.advance(table)
      },
      clone: (state) => ({ ...race.clone(state), order: extra(state).order }) as never,
    })
    expect(verdict(late, 'arrive')).toMatch(/in another order lead elsewhere/)
  })

  test('that makes a difference in a window of several is refused', () => {
    let looked = 0
    const broken = brokenTug({
      advance(table) {
        const opened = table.windowAll.bind(table)
        table.windowAll = (seats, prompt, optionsOf) => {
          const response = opened(seats, prompt, (seat) => {
            looked++
            return optionsOf(seat)
          })
          extra(table.state).looked = looked
          return response
        }
        tug.advance(table)
      },
      clone: (state) => ({ ...tug.clone(state), looked: extra(state).looked }) as never,
    })
    expect(verdict(broken, 'arrive')).toMatch(/in another order lead elsewhere/)
  })
})

test('answers whose order of arrival makes a difference are refused', () => {
  let asked = 0
  const broken = brokenBluff({
    advance(table) {
      const picks = table.chooseAll([0, 1], (seat) => {
        const pick = table.choose(seat, { type: 'bid' }, ['a', 'b', 'c'])
        return [pick, asked++]
      })
      extra(table.state).picks = picks
      bluff.advance(table)
    },
    clone: (state) => ({ ...bluff.clone(state), picks: extra(state).picks }) as never,
  })
  expect(verdict(broken, 'arrive')).toMatch(/in another order lead elsewhere/)
})

test('an event that changes once it has been told is refused', () => {
  const changing = raceThen((table) => {
    const dice = [1]
    table.emit({ type: 'rolled', seat: 0, die: dice as unknown as number })
    table.choose(0, 'reroll', ['yes', 'no'])
    dice.push(2)
  })
  expect(verdict(changing, 'a replay tells')).toMatch(/a replay tells .*\[1,2\].*, where .*\[1\].* was told/)
})
