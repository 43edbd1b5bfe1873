import { describe, expect, test } from 'vitest'
import { race, type RaceEvent, type RaceState } from '../../../examples/race/game.ts'
import { below, type CardId, type Game, type Table } from '../src/index.ts'
import { type Law, LAWS, obeys, present, tallyFault } from '../src/testkit/index.ts'
import { bluff, deal, playRound, type BluffEvent, type BluffState, type BluffTable } from './games/bluff.ts'

type Races = Game<RaceState, RaceEvent>
type Bluffs = Game<BluffState, BluffEvent>
type RaceTable = Table<RaceState, RaceEvent>

function lawOf(name: string): Law {
  const law = LAWS.find((one) => one.name.includes(name))
  if (!law) throw new Error(`there is no law "${name}"`)
  return law
}

/** What a law says of a game: the first complaint over some matches, or null. */
function verdict(game: Races | Bluffs, name: string): string | null {
  const law = lawOf(name)
  for (let seed = 1; seed <= 12; seed++) {
    const sample = { seats: 2, options: {}, seed, picks: seed * 7 }
    const tally = { tried: 0, skipped: 0 }
    const wrong =
      game.id === 'race'
        ? obeys(game as Races, law, { sample, tally })
        : obeys(game as Bluffs, law, { sample, tally })
    if (wrong) return wrong
  }
  return null
}

function brokenRace(members: Partial<Races>): Races {
  return { ...race, ...members }
}

function brokenBluff(members: Partial<Bluffs>): Bluffs {
  return { ...bluff, ...members }
}

/** A Race whose turns are followed by something else. */
function raceThen(then: (table: RaceTable) => void): Races {
  return brokenRace({
    advance(table) {
      race.advance(table)
      then(table)
    },
  })
}

/** A Bluff with something done before each of its rounds. */
function beforeRounds(first: (table: BluffTable) => void): Bluffs {
  return brokenBluff({
    advance(table) {
      if (table.state.isDealt) first(table)
      bluff.advance(table)
    },
  })
}

/** State beside what the game declares, as a careless rule would add it. */
function extra(state: object): Record<string, unknown> {
  return state as Record<string, unknown>
}

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
    expect(verdict(remembering(undefined), 'survives JSON')).toMatch(/state\.memo is undefined/)
    expect(verdict(remembering(Number.NaN), 'survives JSON')).toMatch(/state\.memo is NaN/)
    expect(
      verdict(
        remembering(() => 1),
        'survives JSON',
      ),
    ).toMatch(/state\.memo is function/)
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
        leaving(({ state }) => state.discard.pop()),
        law,
      ),
    ).toMatch(/is in no zone/)
  })

  test('refuses memory outside of the state', () => {
    let left = 0
    const broken = leaving(({ state }, seat) => {
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

test('two options that read the same are refused', () => {
  const broken = raceThen((table) => {
    table.choose(0, 'which', [
      { do: 'a', n: 1 },
      { n: 1, do: 'a' },
    ])
  })
  expect(verdict(broken, 'options of an ask differ')).toMatch(/is offered .* twice/)
})

describe('prompts, options and events are plain data', () => {
  const law = 'plain data'

  test('refuses live things', () => {
    const asking = (prompt: unknown, option: unknown): Races =>
      raceThen((table) => table.choose(0, prompt, [option, 'else']))
    expect(verdict(asking(new Set(), 'x'), law)).toMatch(/is a Set/)
    expect(verdict(asking('x', { at: undefined }), law)).toMatch(/it\.at is undefined/)
    expect(verdict(asking('x', { card: 99 }), law)).toMatch(/card 99 is named and does not exist/)
  })

  test('refuses an event that is none', () => {
    const broken = raceThen((table) => table.emit({ type: 'rolled', seat: 0, die: Number.POSITIVE_INFINITY }))
    expect(verdict(broken, law)).toMatch(/it\.die is Infinity/)
  })

  test('refuses a refusal that is none', () => {
    const broken = raceThen((table) => {
      table.refuse({ about: new Date(0) }, 'no')
      table.choose(0, 'x', ['a', 'b'])
    })
    expect(verdict(broken, law)).toMatch(/is a Date/)
  })
})

describe('there are words for everything', () => {
  const law = 'words for everything'
  const saying = (words: Partial<Races['words']>): Races => brokenRace({ words: { ...race.words, ...words } })

  test('refuses what has none', () => {
    expect(verdict(saying({ prompt: () => [] }), law)).toMatch(/without words/)
    expect(verdict(saying({ option: () => [' '] }), law)).toMatch(/without words/)
    expect(verdict(saying({ event: (_facts, event) => [`${(event as { no?: string }).no}`] }), law)).toMatch(
      /says "undefined"/,
    )
  })

  test('refuses words that need to know a secret', () => {
    const broken = brokenBluff({
      words: {
        ...bluff.words,
        event: (facts, event) => [
          'card' in event ? (bluff.catalog[facts.defOf(event.card)] as { name: string }).name : 'x',
        ],
      },
    })
    expect(verdict(broken, law)).toMatch(/TypeError/)
  })

  test('refuses a refusal without a reason', () => {
    const broken = raceThen((table) => {
      table.refuse('hold', '')
      table.choose(0, 'x', ['a', 'b'])
    })
    expect(verdict(broken, law)).toMatch(/without words/)
  })
})

test('a live list of options is refused', () => {
  const broken = raceThen((table) => {
    const { state } = table
    table.choose(0, 'which', state.deck)
    state.deck.reverse()
  })
  expect(verdict(broken, 'left alone')).toMatch(/options were .* and became/)
})

test('a secret that a clone lets out is refused', () => {
  const broken = brokenBluff({
    clone: (state) => ({ ...bluff.clone(state), next: state.cards.def[state.decks[0]?.at(-1) ?? 0] }),
  })
  expect(verdict(broken, 'only what its viewer knows')).toMatch(/shows what has not been seen/)
})

describe('what is hidden changes nothing that is seen', () => {
  const law = 'what is hidden'

  /** A Bluff whose states keep one number more, which every viewer can see. */
  const noting = (advance: Bluffs['advance']): Bluffs =>
    brokenBluff({
      advance,
      setup: (setup) => ({ ...bluff.setup(setup), noted: 0 }),
      clone: (state) => ({ ...bluff.clone(state), noted: extra(state).noted }),
    })

  test('refuses a definition noted in the state when the deck is shuffled', () => {
    const broken = noting((table) => {
      const { state } = table
      if (state.isDealt) return playRound(table)
      deal(table)
      extra(state).noted = state.cards.def[state.decks[0]?.[0] ?? 0]
    })
    expect(verdict(broken, law)).toMatch(/B is shown something.*noted|A is shown something.*noted/)
  })

  test('refuses a definition noted in the state when a card is drawn', () => {
    const broken = noting((table) => {
      bluff.advance(table)
      extra(table.state).noted = table.def(present(table.state.hands[1]?.[0]))
    })
    expect(verdict(broken, law)).toMatch(/is shown something.*noted/)
  })

  test('refuses an event that tells what was drawn', () => {
    const broken = beforeRounds((table) => {
      const seat = table.def(present(table.state.hands[0]?.[0])) % 2
      table.emit({ type: 'hid', seat, count: 1 })
    })
    expect(verdict(broken, law)).toMatch(/is shown something.*hid/)
  })

  test('refuses an ask that is put only where a hidden card could answer it', () => {
    const broken = beforeRounds((table) => {
      const high = (table.state.hands[1] ?? []).filter((card) => table.def(card) >= 4)
      table.choose(1, { type: 'respond' }, ['pass', ...high.map((card) => ({ card }))])
    })
    expect(verdict(broken, law)).toMatch(/is shown something.*respond/)
  })

  test('refuses a prompt that names what is hidden', () => {
    const broken = beforeRounds((table) => {
      table.choose(1, { type: `with ${table.def(present(table.state.hands[1]?.[0]))}` }, ['a', 'b'])
    })
    expect(verdict(broken, law)).toMatch(/is shown something.*with/)
  })

  test('refuses options and reasons that depend on a hidden card of another', () => {
    const offering = beforeRounds((table) => {
      const theirs = table.def(present(table.state.hands[1]?.[0]))
      table.choose(0, { type: 'guess' }, theirs > 2 ? ['a', 'b', 'c'] : ['a', 'b'])
    })
    expect(verdict(offering, law)).toMatch(/A is shown something/)
    const refusing = beforeRounds((table) => {
      table.refuse('c', `B holds ${table.def(present(table.state.hands[1]?.[0]))}`)
      table.choose(0, { type: 'guess' }, ['a', 'b'])
    })
    expect(verdict(refusing, law)).toMatch(/A is shown something.*B holds/)
  })

  test('refuses a rule that acts on the top card of a deck', () => {
    const broken = beforeRounds(({ state }) => {
      state.points[0] = (state.points[0] ?? 0) + (state.cards.def[state.decks[0]?.at(-1) ?? 0] ?? 0)
    })
    expect(verdict(broken, law)).toMatch(/is shown something.*points/)
  })
})

test('a law that could hardly ever look says so', () => {
  const law = lawOf('what is hidden')
  expect(tallyFault(law, { tried: 100, skipped: 95 })).toMatch(/5 of 100 samples only/)
  expect(tallyFault(law, { tried: 100, skipped: 80 })).toBeNull()
  expect(tallyFault(law, { tried: 10, skipped: 10 })).toBeNull()
})
