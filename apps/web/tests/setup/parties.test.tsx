import { defaultOptions, windowsOption } from '@trialhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { peopleAt, seatsOfPerson } from '../../src/match/people.ts'
import { seatFor, usualCount } from '../../src/match/seating.ts'
import { usualOnlineSetup } from '../../src/online/forms/setup.ts'
import { SeatRow } from '../../src/setup/seat-row.tsx'
import { partyColours, SeatsForm } from '../../src/setup/setup-form.tsx'
import {
  heldBy,
  matchFrom,
  usualSetup,
  withOption,
  withSeat,
  withSeats,
  withUsualOptions,
} from '../../src/setup/setup.ts'
import { nextMatch } from '../../src/local/next-match.ts'

const stamp = { id: 'one', now: 1, seed: 'seed' }

function formText(count: number): string {
  const markup = renderToStaticMarkup(
    <SeatsForm
      game={tug}
      options={defaultOptions(tug.options, count)}
      fault={null}
      onOption={() => undefined}
      count={count}
      onCount={() => undefined}
      row={(seat, fields) => <div key={seat}>{fields}</div>}
    />,
  )
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

test('a form offers the numbers of seats that the game takes, and says for whom each plays', () => {
  expect(formText(6)).toContain('Seats 4 6 8 ')
  expect(formText(4).match(/Plays for \w+/g)).toEqual([
    'Plays for Red',
    'Plays for Blue',
    'Plays for Red',
    'Plays for Blue',
  ])
})

test('a form begins with a number of seats that the game takes', () => {
  expect(usualCount(tug)).toBe(4)
  expect(usualSetup(tug).seats).toHaveLength(4)
  expect(usualOnlineSetup(tug).seats).toHaveLength(4)
})

test('a number that the game does not take begins no match', () => {
  const five = matchFrom(tug, withSeats(usualSetup(tug), 5), stamp)
  expect(five).toMatchObject({
    ok: false,
    fault: { field: 'seats', message: 'seats is 5; Tug of War takes 4, 6 or 8.' },
  })
  expect(matchFrom(tug, withSeats(usualSetup(tug), 8), stamp).ok).toBe(true)
})

test('a form says for how many players it is, and that one person may hold several seats', () => {
  expect(formText(4)).toContain('For 2 to 8 players: one person may hold several seats.')
})

test('seats of a party have the colour of its first seat, and those of no party their own', () => {
  expect(partyColours(tug, 4)).toEqual({ '--seat-2': 'var(--seat-0)', '--seat-3': 'var(--seat-1)' })
  expect(partyColours({}, 4)).toEqual({})
})

test('an option that has another usual value on one screen follows who plays, unless somebody picked a value', () => {
  const game = { ...tug, options: [...tug.options, windowsOption('Whether pauses tell something.')] }
  const alone = usualSetup(game)
  expect(alone.options.windows).toBe('always')
  const two = withUsualOptions(game, alone, withSeat(alone, seatFor('person', 1)))
  expect(two.options.windows).toBe('able')
  expect(withUsualOptions(game, two, heldBy(two, 1, 0)).options.windows).toBe('always')
  const picked = withOption(two, 'windows', 'always')
  expect(withUsualOptions(game, picked, withSeat(picked, seatFor('person', 2))).options.windows).toBe(
    'always',
  )
})

describe('two people on four seats', () => {
  const people = [0, 1, 2, 3].reduce(
    (setup, seat) => withSeat(setup, { ...seatFor('person', seat), name: `Player ${seat + 1}` }),
    withSeats(usualSetup(tug), 4),
  )
  const named = withSeat(people, { ...seatFor('person', 0), name: 'Ana' })
  const held = heldBy(heldBy(named, 2, 0), 3, 1)
  const namesOf = (setup: typeof held): string[] => {
    const match = matchFrom(tug, setup, stamp)
    return match.ok ? match.value.seats.map(({ name }) => name) : [match.fault.message]
  }

  test('are two people, and further seats are called after the first', () => {
    expect(peopleAt(held.seats)).toEqual([0, 1])
    expect(seatsOfPerson(held.seats, 2)).toEqual([0, 2])
    expect(namesOf(held)).toEqual(['Ana', 'Player 2', 'Ana (2)', 'Player 2 (2)'])
  })

  test('a seat that is given back to a person or a bot of its own is called as usual', () => {
    expect(namesOf(heldBy(held, 2, null))).toEqual(['Ana', 'Player 2', 'Player 3', 'Player 2 (2)'])
    const bot = withSeat(held, { ...seatFor('bot', 2), name: held.seats[2]?.name ?? '' })
    expect(namesOf(bot)).toEqual(['Ana', 'Player 2', 'Mirel', 'Player 2 (2)'])
  })

  test('whoever held the seat of a person who makes room for a bot is a person of their own', () => {
    const bot = withSeat(held, { ...seatFor('bot', 0), name: 'Hedda' })
    expect(peopleAt(bot.seats)).toEqual([1, 2])
    expect(namesOf(bot)).toEqual(['Hedda', 'Player 2', 'Player 3', 'Player 2 (2)'])
  })

  test('one person on all seats is spoken to', () => {
    const alone = [1, 2, 3].reduce((setup, seat) => heldBy(setup, seat, 0), people)
    expect(namesOf(alone)).toEqual(['You', 'You (2)', 'You (3)', 'You (4)'])
  })

  test('a long name is cut where it is marked', () => {
    const long = withSeat(held, { ...held.seats[0], seat: 0, kind: 'person', name: 'A'.repeat(24) })
    expect(namesOf(long)[2]).toBe(`${'A'.repeat(20)} (2)`)
  })

  test('keep their seats and names in the next match of a series', () => {
    const first = matchFrom(tug, { ...held, bestOf: 3 }, stamp)
    if (!first.ok) throw new Error(first.fault.message)
    const over = { ...first.value, outcome: { ranks: [1, 2, 1, 2], scores: [1, -1, 1, -1], reason: 'line' } }
    const next = nextMatch(tug, over, { ...stamp, id: 'two' })
    if (!next.ok) throw new Error(next.fault.message)
    expect(next.value.seats.map(({ name }) => name)).toEqual(['Player 2', 'Ana', 'Player 2 (2)', 'Ana (2)'])
    expect([0, 1].map((seat) => seatsOfPerson(next.value.seats, seat))).toEqual([
      [0, 2],
      [1, 3],
    ])
  })
})

test('a row offers the people who sit before it, and no name of its own where one of them holds it', () => {
  const [ana] = usualSetup(tug).seats
  if (!ana) throw new Error('nobody sits')
  const text = (holder: number | null): string => {
    const info = seatFor('person', 2)
    const holders = { people: [{ ...ana, name: 'Ana' }], holder, onHold: () => undefined }
    return renderToStaticMarkup(
      <SeatRow {...{ info, strength: 'adept', fault: undefined, holders }} onChange={() => undefined} />,
    )
  }
  expect(text(null)).toContain('Ana, who holds seat 1')
  expect([text(null), text(0)].map((markup) => markup.includes('>Name<'))).toEqual([true, false])
})
