import { games } from '@trialhall/games'
import { Match, type AnyGame } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { nextMatch } from '../../src/local/next-match.ts'
import { checkSaved, type SavedMatch } from '../../src/device/saved-match.ts'
import { matchFrom, usualSetup, withOption } from '../../src/setup/setup.ts'
import { scoreWords, seriesSentence } from '../../src/match/series-words.ts'

function gameOf(id: string): AnyGame {
  const game = games.find(id)
  if (!game.ok) throw new Error(game.fault.message)
  return game.value
}

const stamp = { id: 'one', now: 1, seed: 'seed' }

/** A match of the form, played until the first seat gives up. */
function lostBy(game: AnyGame, options: Readonly<Record<string, string>>, choices: number): SavedMatch {
  let setup = { ...usualSetup(game), bestOf: 3 }
  for (const [id, value] of Object.entries(options)) setup = withOption(setup, id, value) as typeof setup
  const planned = matchFrom(game, setup, stamp)
  if (!planned.ok) throw new Error(planned.fault.message)
  const played = Match.replay(game, planned.value.log, { story: false })
  if (!played.ok) throw new Error(played.fault.message)
  const match = played.value
  for (let n = 0; n < choices; n++) match.choose(match.asks[0]?.seat ?? 0, 0)
  match.leave(0)
  return { ...planned.value, log: match.log, outcome: match.outcome }
}

test('the next game of a series has the same decks, everyone one seat on with their score', () => {
  const game = gameOf('eldar')
  const first = lostBy(game, {}, 4)
  const next = nextMatch(game, first, { ...stamp, id: 'two' })
  if (!next.ok) throw new Error(next.fault.message)
  expect(next.value.series).toEqual({ bestOf: 3, game: 2, wins: [1, 0] })
  expect(next.value.seats.map(({ name, seat }) => [name, seat])).toEqual([
    [first.seats[1]?.name, 0],
    [first.seats[0]?.name, 1],
  ])
  expect((next.value.log.options.decks as string[]).every((deck) => deck.includes('2 '))).toBe(true)
  const again = Match.replay(game, next.value.log, { story: false })
  expect(again.ok && again.value.asks[0]?.prompt).toMatchObject({ type: 'mulligan' })
})

test('any game is played as a series, and a match alone is simply played again', () => {
  const game = gameOf('lanes')
  const first = lostBy(game, {}, 2)
  expect(nextMatch(game, first, stamp)).toMatchObject({
    ok: true,
    value: { series: { game: 2, wins: [1, 0] } },
  })
  const { series: _series, ...alone } = first
  const again = nextMatch(game, alone, stamp)
  expect(again.ok && again.value.series).toBeUndefined()
  expect(again.ok && again.value.seats).toEqual(first.seats)
})

test('a series is kept with its match, and what is none is left out', () => {
  const saved = lostBy(gameOf('sigmar'), {}, 3)
  const read = checkSaved(JSON.parse(JSON.stringify(saved)))
  expect(read.ok && read.value.series).toEqual(saved.series)
  const odd = checkSaved({ ...saved, series: { bestOf: 3, game: 1, wins: ['many'] } })
  expect(odd.ok && odd.value.series).toBeUndefined()
})

test('the score is told in words', () => {
  const names = ['Ana', 'Bo']
  expect(scoreWords({ bestOf: 3, game: 1, wins: [1, 0] }, names, {})).toBe('Best of three: Ana 1, Bo 0')
  expect(seriesSentence({ bestOf: 3, game: 2, wins: [1, 1] }, names, {})).toBe('Best of three: Ana 1, Bo 1.')
  expect(seriesSentence({ bestOf: 5, game: 4, wins: [1, 3] }, names, {})).toBe(
    'Bo has won the best of five, 3 to 1.',
  )
})

test('the score of parties names partners together, and a party that wins the series has won it', () => {
  const game = { parties: ['Red', 'Blue'] }
  const names = ['Ana', 'Bo', 'Cy', 'Di']
  const wins = [1, 0, 1, 0]
  expect(scoreWords({ bestOf: 3, game: 1, wins }, names, game)).toBe(
    'Best of three: Ana and Cy 1, Bo and Di 0',
  )
  expect(seriesSentence({ bestOf: 3, game: 3, wins: [1, 2, 1, 2] }, names, game)).toBe(
    'Bo and Di have won the best of three, 2 to 1.',
  )
})
