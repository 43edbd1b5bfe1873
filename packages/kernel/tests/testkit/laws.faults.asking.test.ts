import { describe, expect, test } from 'vitest'
import { race } from '../../../../examples/race/game.ts'
import { present, tallyFault } from '../../src/testkit/index.ts'
import { UNKNOWN, type MapSize, type Seat, type SpaceContent } from '../../src/index.ts'
import { bluff, deal, playRound, type BluffTable } from '../games/bluff.ts'
import {
  beforeRounds,
  brokenBluff,
  brokenRace,
  extra,
  lawOf,
  raceThen,
  verdict,
  type Bluffs,
  type Races,
} from '../games/broken.ts'

test('two options that read the same are refused', () => {
  const broken = raceThen((table) => {
    table.choose(0, 'which', [
      { do: 'a', n: 1 },
      { n: 1, do: 'a' },
    ])
  })
  expect(verdict(broken, 'options of an ask differ')).toMatch(/is offered .* twice/)
})

test('an answer that shows before all are in is refused', () => {
  const broken = beforeRounds((table) => {
    const seats = table.state.points.map((_, seat) => seat)
    table.chooseAll(seats, (seat) => {
      table.choose(seat, 'first', ['a', 'b'])
      table.state.points[seat] = (table.state.points[seat] ?? 0) + 1
      return table.choose(seat, 'second', ['a', 'b'])
    })
  })
  expect(verdict(broken, 'sealed answers')).toMatch(/the sealed answer of seat \d shows to/)
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

describe('picks of chooseAll', () => {
  const law = 'picks of chooseAll'
  const together = (pick: (table: BluffTable, seat: Seat) => void): Bluffs =>
    beforeRounds((table) => {
      table.chooseAll([0, 1], (seat) => pick(table, seat))
    })

  test('that only choose are accepted', () => {
    expect(verdict(bluff, law)).toBeNull()
    expect(
      verdict(
        together((table, seat) => table.choose(seat, 'x', ['a', 'b'])),
        law,
      ),
    ).toBeNull()
  })

  test('that change the state are refused', () => {
    expect(
      verdict(
        together((table) => table.state.points.reverse()),
        law,
      ),
    ).toMatch(/changes the state/)
  })

  test('that roll are refused', () => {
    expect(
      verdict(
        together((table) => table.die(6, 'secretly')),
        law,
      ),
    ).toMatch(/changes the state/)
  })

  test('that look at a card are refused', () => {
    const looks = together((table, seat) => table.look(table.state.decks[seat] ?? [], seat))
    expect(verdict(looks, law)).toMatch(/changes the state/)
  })

  test('that tell something are refused', () => {
    expect(
      verdict(
        together((table, seat) => table.emit({ type: 'hid', seat, count: 1 })),
        law,
      ),
    ).toMatch(/told an event/)
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

describe('a shortlist', () => {
  const law = 'a shortlist is'
  const listing = (shortlist: (of: object, ask: { options: readonly unknown[] }) => number[]): Races =>
    brokenRace({ shortlist: shortlist as NonNullable<Races['shortlist']> })

  test.each([
    ['that is empty', listing(() => []), /a shortlist is empty/],
    ['of what is not offered', listing(() => [2]), /names option 2 of 2/],
    ['that names an option twice', listing(() => [1, 1]), /names an option twice/],
    ['that goes by the place of an option', listing(() => [0]), /depends on the order of the options/],
  ])('%s is refused', (_, broken, said) => {
    expect(verdict(broken, law)).toMatch(said)
  })

  test('that changes the view is refused', () => {
    const broken = listing((of) => {
      ;(of as { goal: number }).goal++
      return [0, 1]
    })
    expect(verdict(broken, law)).toMatch(/changes the view/)
  })

  test('that looks at cards which the seat has not seen is refused', () => {
    const broken = brokenBluff({
      shortlist: ({ cards }, { options }) => (cards.def.includes(UNKNOWN) ? null : [...options.keys()]),
    })
    expect(verdict(broken, law)).toMatch(/depends on what its seat has not seen/)
  })
})

describe('spaces of a map', () => {
  const law = 'spaces lie on the map'
  const size = (): MapSize => ({ columns: 4, rows: 3 })
  const mapping = (spaces: NonNullable<Races['words']['spaces']>): Races =>
    brokenRace({ words: { ...race.words, spaces } })

  test.each([
    { column: 0, row: 3 },
    { column: 4, row: 4 },
    { column: 1.5, row: 1 },
  ])('are counted from 1 and end with the map: $column $row', (space) => {
    const fault = `picks column ${space.column} row ${space.row} of a map of 4 columns and 3 rows`
    expect(verdict(mapping({ size, of: () => space }), law)).toContain(fault)
  })

  test('are marked with one or two characters', () => {
    const at = (): SpaceContent => ({ says: 'a wall', mark: 'wall' })
    const broken = mapping({ size, at, of: () => ({ column: 1, row: 3 }) })
    expect(verdict(broken, law)).toMatch(/column 1 row 3 is marked "wall"/)
  })

  test('have no reason against them where they are offered', () => {
    const broken = mapping({ size, of: () => ({ column: 1, row: 3 }), whyNot: () => 'A wall.' })
    expect(verdict(broken, law)).toMatch(/column 1 row 3 is offered, and yet: A wall\./)
  })
})
