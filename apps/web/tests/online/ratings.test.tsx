import { games } from '@trialhall/games'
import type { MatchCard } from '@trialhall/protocol'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Router } from 'wouter'
import { curveWords, placed } from '../../src/online/account/rating-curve.tsx'
import { planOf, usualOnlineSetup, withVisibility } from '../../src/online/forms/setup.ts'
import { waitingWords } from '../../src/online/lobby/quick-pairing.tsx'
import { pairingPlan } from '../../src/online/lobby/pairing-search.ts'
import { RatingChanges, stepWords } from '../../src/online/table/rating-changes.tsx'
import { ratingWords } from '../../src/online/words.ts'
import { howWords } from '../../src/pages/leaderboard.tsx'
import { openProductHall } from '../product-hall.ts'

await openProductHall()

function game(id: string) {
  const found = games.find(id)
  if (!found.ok) throw new Error(found.fault.message)
  return found.value
}

test('a rating that is not certain has a question mark', () => {
  expect(ratingWords({ value: 1512 })).toBe('1512')
  expect(ratingWords({ value: 1512, provisional: true })).toBe('1512?')
})

test('tables for everybody are rated if you have an account, unless you say otherwise; those for friends are not', () => {
  const lanes = game('lanes')
  const usual = usualOnlineSetup(lanes)
  expect(planOf(lanes, usual)).not.toHaveProperty('rated')
  const everybody = withVisibility(usual, 'public', { hasAccount: true })
  expect(planOf(lanes, everybody)).toMatchObject({ rated: true, visibility: 'public' })
  expect(planOf(lanes, { ...everybody, rated: false })).not.toHaveProperty('rated')
  expect(planOf(lanes, withVisibility(everybody, 'link', { hasAccount: true }))).not.toHaveProperty('rated')
  expect(planOf(lanes, withVisibility(usual, 'public', { hasAccount: false }))).not.toHaveProperty('rated')
})

test('quick pairing puts one person on each side, or the bots', () => {
  expect(pairingPlan(game('lanes'), 'open')).toMatchObject({
    rated: true,
    visibility: 'public',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    clock: { kind: 'live' },
  })
  expect(pairingPlan(game('tempus'), 'bot', 'adept').seats).toEqual([
    { kind: 'me' },
    { kind: 'bot', bot: 'adept' },
    { kind: 'me' },
    { kind: 'bot', bot: 'adept' },
  ])
  expect(waitingWords(null)).toBe('Looking …')
  const waiting = { do: 'wait', rating: 1500, bot: { strength: 'adept', rating: 1400 } } as const
  expect(waitingWords({ ...waiting, range: 120 })).toContain('from 1380 to 1620')
  expect(waitingWords({ ...waiting, range: null })).toContain('Any opponent')
})

const CARD = {
  game: 'lanes',
  mine: [0],
  seats: [
    { seat: 0, kind: 'person', name: 'Ada', id: 'ada00000' },
    { seat: 1, kind: 'bot', name: 'Osric', strength: 'master' },
    { seat: 2, kind: 'bot', name: 'Mirel', strength: 'master' },
  ],
} as unknown as MatchCard

function shownEnd(card: MatchCard): string {
  return renderToStaticMarkup(
    <Router ssrPath="/m/match000">
      <RatingChanges card={card} />
    </Router>,
  )
}

test('the end of a rated match says what changed, once for everybody, and in words for those who hear it', () => {
  const changes = [
    { seat: 0, before: 1512, after: 1526 },
    { seat: 1, before: 1700, after: 1690, provisional: true },
    { seat: 2, before: 1700, after: 1690, provisional: true },
  ]
  const shown = shownEnd({ ...CARD, ratings: { changes } })
  expect(shown).toContain('1512 → 1526')
  expect(shown).toContain('the rating rose from 1512 to 1526')
  expect(shown).toContain('fell from 1700 to 1690, which is provisional')
  expect(shown).not.toContain('Mirel')
  expect(shownEnd({ ...CARD, ratings: { why: 'pair' } })).toContain('No rating changed')
  expect(shownEnd(CARD)).toBe('')
  expect([14, -9, 0].map((step) => stepWords({ before: 100, after: 100 + step }))).toEqual([
    '+14',
    '−9',
    '±0',
  ])
})

test('a curve stands within its picture, small steps look small, and a sentence tells it', () => {
  const curve = [1500, 1520, 1490].map((rating, i) => ({ at: i * 86_400_000, rating }))
  for (const { x, y } of placed(curve)) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(320)
    expect(y).toBeGreaterThan(20)
    expect(y).toBeLessThan(76)
  }
  expect(placed([...curve, { at: 4, rating: 2400 }]).every(({ y }) => y >= 6 && y <= 90)).toBe(true)
  expect(curveWords('Lanes', curve)).toContain(
    'from 1500 to 1490; it was 1490 at its lowest and 1520 at its highest',
  )
})

test('whoever is on no list is told how to get there', () => {
  const row = { place: null, id: 'ada00000', name: 'Ada', rating: 1500, matches: 3, won: 1, drawn: 0 }
  const board = { isHidden: false, rankedBelow: 110 }
  expect(howWords({ ...board, own: null })).toContain('no rating in this game yet')
  expect(howWords({ ...board, own: { ...row, deviation: 200 } })).toContain('±\u{a0}200')
  expect(howWords({ ...board, own: { ...row, place: 3, deviation: 90 } })).toContain('You are listed')
  expect(howWords({ ...board, isHidden: true, own: { ...row, deviation: 90 } })).toContain('hidden')
})
