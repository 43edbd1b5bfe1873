import type { Moment } from '@trialhall/protocol'
import { expect, test } from 'vitest'
import { offerNews, type OfferHeard } from '../../../src/online/link/offer-news.ts'
import { cardWith, momentWith } from './world.ts'

function newsOf(
  before: Partial<Moment>,
  after: Partial<Moment>,
  heard: OfferHeard = 'at once',
): string | null {
  const { seats, mine } = cardWith()
  const about = { seats, mine, withdrawn: new Set<never>(), told: heard }
  return offerNews(momentWith(before), momentWith(after), about)
}

const mine = { by: 0, waiting: [1] }
const asks = (seat: number): Pick<Moment, 'asked'> => ({ asked: [{ seat, prompt: {} }] })

test('what I asked to take back is taken back where I am asked again', () => {
  expect(
    newsOf({ entry: 4, length: 4, undoOffer: mine, ...asks(1) }, { entry: 5, length: 2, ...asks(0) }),
  ).toBe('Your last choice is taken back.')
})

test('it stands where another takes back a choice of their own instead', () => {
  expect(
    newsOf({ entry: 4, length: 4, undoOffer: mine, ...asks(0) }, { entry: 5, length: 3, ...asks(1) }),
  ).toBe('The match went on before everybody had agreed, so your choice stands.')
})

test('a draw that is declined is no draw', () => {
  expect(newsOf({ entry: 4, drawOffer: mine }, { entry: 4 })).toBe(
    'Bo would rather play on: there is no draw.',
  )
})

test('a draw ends with whoever leaves, and nobody has declined it', () => {
  expect(newsOf({ entry: 4, drawOffer: mine }, { entry: 5 })).toBe(
    'Somebody left or a bot plays for them now, so your proposal of a draw has ended.',
  )
})

test('what became of a draw while the page was away is not known', () => {
  expect(newsOf({ entry: 4, drawOffer: mine }, { entry: 6 }, 'later')).toBe(
    'Your proposal of a draw has ended: there is no draw.',
  )
})
