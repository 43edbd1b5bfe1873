import { botNamed, type Bot } from '@trialhall/bots'
import { games } from '@trialhall/games'
import { Match, type AnyGame } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { frame } from '../../src/play/frame.ts'
import { press } from '../../src/play/keys.ts'
import { columnsOf, lineText } from '@trialhall/terminal'
import { FIRST_SCREEN, type Screen } from '../../src/play/screen.ts'
import { Sitting, type Sitter } from '../../src/play/sitting.ts'
import { sprint } from '../support/sprint.ts'

function bot(): Bot {
  return sure(botNamed('random'))
}

/** A match of the test game; `p` stands for a person, `b` for a bot. */
function sitting(who: string, game: AnyGame = sprint, setting: object = {}): Sitting {
  const match = sure(Match.start(game, { seed: 3, seats: who.length, ...setting }))
  const sitters = [...who].map((one, i): Sitter => ({ name: `${i + 1}`, bot: one === 'b' ? bot() : null }))
  return new Sitting(match, sitters, { asksAll: false })
}

function text(table: Sitting, screen: Screen = FIRST_SCREEN, columns = 80, rows = 24): string {
  return frame(table, screen, { columns, rows }).map(lineText).join('\n')
}

/** The screen after these keys, with picks and takings back carried out. */
function typed(table: Sitting, keys: readonly string[], from: Screen = FIRST_SCREEN): Screen {
  return keys.reduce((screen, key) => {
    const { screen: next, deed } = press(table, screen, key)
    if (deed?.do === 'pick') table.pick(table.personAsk?.seat ?? 0, deed.index)
    if (deed?.do === 'back') table.takeBack(0)
    return next
  }, from)
}

const drawable = games.games.find(({ agreeOnDraw }) => agreeOnDraw !== undefined)

describe('a draw', () => {
  test('is asked about, and ends the match where all agree', () => {
    const table = sitting('pp', drawable)
    const looking = { ...FIRST_SCREEN, looker: table.personAsk?.seat ?? null }
    const asked = press(table, looking, 'd')
    expect(text(table, asked.screen)).toMatch(/End this match as a draw\?[^]*y all agree/)
    expect(press(table, asked.screen, 'n').screen.sheet).toBe('none')
    const agreed = press(table, asked.screen, 'y')
    expect(agreed).toMatchObject({ deed: { do: 'draw' }, screen: { sheet: 'none' } })
    expect(table.agreeOnDraw()).toBe(null)
    expect(table.match.outcome?.reason).toBe('agreed')
    expect(text(table, agreed.screen)).toContain('It is a draw (agreed) after 0 choices.')
    expect(table.story(null).at(-1)).toMatch(/agreed/)
  })

  test.each([
    ['bots agree to none', 'pb', drawable, 'Bots do not agree to draws: they play to the end.'],
    ['some games know none', 'pp', sprint, 'Sprint has no draw by agreement: it is played to its end.'],
  ])('%s', (_, who, game, said) => {
    const table = sitting(who, game)
    const { screen } = press(table, { ...FIRST_SCREEN, looker: 0 }, 'd')
    expect(text(table, screen)).toContain(said)
    expect([table.agreeOnDraw(), table.match.outcome]).toEqual([said, null])
  })
})

/** The first attempts a Trial at which no die succeeds, and the second holds a Lower; `p` stands for a person, `b` for a bot. */
function attempted(who: string, trial: string): Sitting {
  const sigmar = games.games.find(({ id }) => id === 'sigmar') as AnyGame
  const seats = [
    { champion: 'torvald', skipsDraw: true },
    { champion: 'orin', hand: ['jeers'] },
  ]
  const table = sitting(who, sigmar, { position: { phase: 'action', trials: [trial], seats } })
  const options = table.match.askOf(0)?.options ?? []
  table.pick(
    0,
    options.findIndex((option) => (option as { do?: string }).do === 'attempt'),
  )
  return table
}

describe('a window in which all can see that nothing succeeds', () => {
  test.each(['pp', 'bp'])('is passed by itself, at a keyboard of %s', (who) => {
    const table = attempted(who, 'the-unwritten-law')
    expect(table.personAsk).toMatchObject({ seat: 1, prompt: { type: 'lower' } })
    expect(table.formality).toBe(table.personAsk?.options.findIndex(isPass))
    expect(attempted(who, 'sphinx-at-the-ford').formality).toBeNull()
  })

  test('is no way back: what was decided before it is', () => {
    const table = attempted('bp', 'the-unwritten-law')
    table.pick(1, table.formality ?? -1)
    table.takeBack(1)
    expect(table.match.length).toBe(0)
  })
})

/** Two play Battle Decks until something was passed for one of them after their own pick; answers how many choices stood before that. */
function passedFor(table: Sitting): { readonly seat: number; readonly before: number } {
  let own = { seat: -1, before: -1 }
  for (let n = 0; n < 100; n++) {
    const { seat, options } = table.personAsk ?? { seat: -1, options: [] }
    const { formality } = table
    const { length } = table.match
    table.pick(seat, formality ?? (n * 7) % options.length)
    if (formality === null) own = { seat, before: length }
    else if (seat === own.seat && table.formality === null && table.match.canGoBack(seat)) return own
  }
  throw new Error('nothing was passed')
}

const battleDecks = games.games.find(({ id }) => id === 'battle-decks') as AnyGame

function isPass(option: unknown): boolean {
  return (option as { do?: string }).do === 'pass'
}

describe('the frame', () => {
  test('shows the table, the log, the prompt and numbered options', () => {
    const shown = text(sitting('pb'))
    expect(shown).toMatch(/^Sprint +seed 3\n▸ 1/)
    expect(shown).toContain('Seat 1 drew Step of 1.')
    expect(shown).toMatch(/Seat 1: run or dash\?\n▸ {2}1 {2}run with Step of 1 {3}Move 1\.\n {3}2 {2}dash/)
  })

  test.each([
    [40, 12],
    [60, 18],
    [80, 24],
    [120, 40],
    [200, 60],
  ])('fits into %i by %i at every moment of a match', (columns, rows) => {
    for (const game of games.games) {
      const table = sitting('p'.repeat(game.seats.min), game)
      for (let i = 0; i < 120 && table.personAsk; i++) {
        for (const looker of [null, 0, 1]) {
          const lines = frame(table, { ...FIRST_SCREEN, looker }, { columns, rows }).map(lineText)
          expect(lines.length).toBeLessThan(rows)
          expect(lines.filter((line) => columnsOf(line) > columns)).toEqual([])
        }
        table.pick(table.personAsk.seat, i % table.personAsk.options.length)
      }
    }
  })

  test.each(games.games)('of $id keeps its keys in sight in the smallest terminal', (game) => {
    const table = sitting('p'.padEnd(game.seats.min, 'b'), game)
    for (let i = 0; i < 60 && table.personAsk; i++) {
      expect(text(table, FIRST_SCREEN, 40, 12)).toMatch(
        /\nnumber or ↑↓⏎ · b back · [^\n]*\? help( · q quit)?$/,
      )
      table.pick(table.personAsk.seat, i % table.personAsk.options.length)
    }
  })

  test('asks for a larger terminal where nothing would fit', () => {
    expect(text(sitting('pb'), FIRST_SCREEN, 30, 10)).toContain('Make the terminal larger')
  })

  test('covers the table until the person who is asked says so, and shows nobody another hand', () => {
    const table = sitting('pp')
    expect(text(table)).toContain('1 is asked.')
    expect(text(table)).not.toContain('Step of')
    const open = typed(table, ['return'])
    expect(text(table, open)).toContain('Seat 1 drew Step of 1.')
    const after = typed(table, ['1'], open)
    expect(text(table, after)).toContain('2 is asked.')
    expect(text(table, after)).not.toContain('Step of')
    const still = typed(table, ['return'], after)
    expect(text(table, still)).toContain('2 is asked.')
    expect(text(table, typed(table, ['return'], still))).toContain('Seat 1 drew a card.')
  })

  test('shows why something is not offered, the log, help and the link on sheets', () => {
    const table = sitting('pb')
    expect(text(table, typed(table, ['w']))).toMatch(/stop\n {4}nobody stops before the first step/)
    expect(text(table, typed(table, ['l']))).toContain('Seat 1 drew Step of 1.')
    expect(text(table, typed(table, ['?']))).toContain('take back your last pick')
    expect(text(table, typed(table, ['e']))).toMatch(/\nV[\w-]{20,}/)
    expect(text(table, typed(table, ['w', 'x']))).toContain('run or dash?')
  })

  test('shows what lies where, as far as the one who looks may know', () => {
    const table = sitting('pb')
    const piles = text(table, typed(table, ['g']))
    expect(piles).toMatch(/\n\w+ of 1: \d cards\n/)
    expect(piles).toMatch(/\n +\d {2}Step of \d {2}/)
    expect(piles).toMatch(/\n +\d+ {2}face down\n/)
  })

  test('shows the end and who won', () => {
    const table = sitting('pp')
    for (let i = 0; table.personAsk; i++) table.pick(table.personAsk.seat, i % 2)
    expect(text(table)).toMatch(/[12] wins \(goal\) after \d+ choices/)
  })
})

describe('keys', () => {
  test('a number picks at once when no longer number could be meant', () => {
    const table = sitting('pp')
    typed(table, ['return', '2'])
    expect(table.match.log.choices).toEqual([{ seat: 0, pick: 1 }])
  })

  test('a number that is no option is refused with what is allowed', () => {
    const table = sitting('pb')
    expect(typed(table, ['7']).notice).toBe('There is no option 7: allowed is 1 to 4.')
    expect(table.match.length).toBe(0)
  })

  test('arrows move, Enter picks, and the cursor goes round', () => {
    const table = sitting('pp')
    typed(table, ['return', 'up', 'return'])
    expect(table.match.log.choices).toEqual([{ seat: 0, pick: 3 }])
  })

  test('a number picks at once, and the Enter that many type after it does nothing', () => {
    const table = sitting('pb')
    const after = typed(table, ['1', 'return'])
    expect(table.match.length).toBe(1)
    while (table.botAsk) table.pick(table.botAsk.seat, 0)
    typed(table, ['return'], after)
    expect(table.match.log.choices.filter(({ seat }) => seat === 0)).toHaveLength(2)
  })

  test('after a number any other key works as ever', () => {
    const table = sitting('pb')
    typed(table, ['1', 'b', 'down', 'return'])
    expect(table.match.log.choices).toEqual([{ seat: 0, pick: 1 }])
  })

  test('five draws are one line of the log', () => {
    const eldar = games.games.find(({ id }) => id === 'eldar')
    const story = sitting('pb', eldar, { options: { deckDeal: 'random' } })
    const draws = (viewer: number | null): string[] =>
      story.story(viewer).filter((line) => / draws? /.test(line))
    expect(draws(null)).toEqual(
      expect.arrayContaining(['Player A draws 5 cards.', 'Player B draws 5 cards.']),
    )
    expect(draws(0)).toContain('Player B draws 5 cards.')
    expect(draws(0)).toContainEqual(expect.stringMatching(/^Player A draws .+, .+, .+, .+ and .+\.$/))
    expect(draws(0)).toHaveLength(2)
  })

  test('long lists wait for a second digit or Enter', () => {
    const game = games.games[0]
    const champions = { options: { championDeal: 'pick' } }
    const position = { position: { phase: 'action', trials: ['stone-ladder', 'wolf-run', 'candle-vigil'] } }
    const hand = ['waystep', 'long-stride', 'gate-walk', 'waystep', 'waystep', 'waystep', 'long-stride']
    const seats = [{ hand }, {}]
    const table = sitting('pb', game, { ...champions, position: { ...position.position, seats } })
    expect(table.personAsk?.options.length).toBeGreaterThan(9)
    const screen = typed(table, ['1'])
    expect(screen.typed).toBe('1')
    expect(text(table, screen)).toContain('1_ Enter picks it')
    typed(table, ['0'], screen)
    expect(table.match.log.choices).toEqual([{ seat: 0, pick: 9 }])
  })

  test('leaving asks first, unless the match is over', () => {
    const table = sitting('pb')
    const asked = press(table, FIRST_SCREEN, 'q')
    expect(asked).toMatchObject({ deed: null, screen: { sheet: 'quit' } })
    expect(press(table, asked.screen, 'x')).toMatchObject({ deed: null, screen: { sheet: 'none' } })
    expect(press(table, asked.screen, 'y').deed).toEqual({ do: 'quit' })
  })
})

describe('a sitting', () => {
  test('alone against bots, taking back goes over what they did, and the log forgets it', () => {
    const table = sitting('pb')
    const before = table.story(0)
    table.pick(0, 1)
    table.pick(1, 0)
    expect(table.story(0).length).toBeGreaterThan(before.length)
    table.takeBack(0)
    expect(table.match.length).toBe(0)
    expect(table.story(0)).toEqual(before)
  })

  test('between people, nothing is taken back once something was learned', () => {
    const table = sitting('pp')
    table.pick(0, 0)
    expect(table.canTakeBack(0)).toBe(false)
    table.takeBack(0)
    expect(table.match.length).toBe(1)
  })

  test('whoever holds several seats goes back to what they picked last, whichever seat picked it', () => {
    const match = sitting('pp').match
    const held = [1, 1].map((person, seat) => ({ name: `Seat ${seat}`, bot: null, person }))
    const table = new Sitting(match, held, { asksAll: false })
    table.pick(0, 1)
    table.pick(1, 0)
    const [seat] = table.persons.filter((one) => table.canTakeBack(one))
    table.takeBack(seat ?? -1)
    expect(table.match.log.choices).toEqual([{ seat: 0, pick: 1 }])
  })

  test('between people, back leads over what was passed for one to their own last pick, which is not answered for them', () => {
    const table = sitting('pp', battleDecks, { seed: 0 })
    const { seat, before } = passedFor(table)
    expect(table.canTakeBack(seat)).toBe(true)
    table.takeBack(seat)
    expect([table.match.length, table.personAsk?.seat, table.formality]).toEqual([before, seat, null])
  })

  test('between people, what another sitting passed counts as picked: it is asked again, once', () => {
    const { match, sitters } = sitting('pp', battleDecks, { seed: 0 })
    const { seat } = passedFor(new Sitting(match, sitters, { asksAll: false }))
    const again = new Sitting(match, sitters, { asksAll: false })
    const { length } = match
    again.takeBack(seat)
    expect([match.length, again.personAsk?.seat, again.formality]).toEqual([length - 1, seat, null])
    again.takeBack(seat)
    expect(match.length).toBeLessThan(length - 1)
  })

  test('each viewer hears only what it may', () => {
    const table = sitting('pp')
    expect(table.story(0)[0]).toContain('Step of')
    expect(table.story(1)[0]).toBe('Seat 1 drew a card.')
    expect(table.story(null)[0]).toBe('Seat 1 drew a card.')
  })
})
