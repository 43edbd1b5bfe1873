import { defaultOptions } from '@trialhall/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { tug } from '../../../../examples/tug/game.ts'
import { usualCount } from '../../src/match/seating.ts'
import { usualOnlineSetup } from '../../src/online/forms/setup.ts'
import { SeatsForm } from '../../src/setup/setup-form.tsx'
import { matchFrom, usualSetup, withSeats } from '../../src/setup/setup.ts'

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
