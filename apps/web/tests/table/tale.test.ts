import { games } from '@trialhall/games'
import { gameParts } from '@trialhall/games/parts'
import { type AnyGame, eventFor, Match, Retelling, type RetoldMatch } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { type MatchTale, plainLine, speakerOf, type TableSnapshot } from '@trialhall/table-ui'
import { describe, expect, test } from 'vitest'
import {
  curveText,
  fortuneText,
  momentsOf,
  openText,
  roundsIn,
  rowsOf,
  sideNames,
  type TaleAbout,
} from '../../src/table/tale/tale-words.ts'

const NAMES = ['You', 'Osric', 'Mirel', 'Corvin']

function retold(game: AnyGame, tale: MatchTale, played: Match): RetoldMatch {
  const view = played.viewFor(0)
  const begun = sure(
    Retelling.begin(game, played.log, {
      begins: (story, place) => tale.begins(story, place, view),
      isWindow: (prompt) => tale.responses.includes((prompt as { readonly type: string }).type),
    }),
  )
  let match = begun.advance()
  while (match === null) match = begun.advance()
  return match
}

/** A whole match of varied picks, told again as its end tells it to the first seat. */
function toldOf(game: AnyGame, tale: MatchTale, seats: number): { match: RetoldMatch; about: TaleAbout } {
  const played = sure(Match.start(game, { seats, seed: 'tale', options: SHORT[game.id] ?? {} }))
  for (let [ask] = played.asks; ask; [ask] = played.asks)
    played.choose(ask.seat, (played.length * 7) % ask.options.length)
  const match = retold(game, tale, played)
  const view = played.viewFor(0)
  const snapshot = { view, viewer: 0 } as unknown as TableSnapshot // all that the words look at
  return { match, about: { game, tale, snapshot, names: NAMES.slice(0, seats) } }
}

const SHORT: Readonly<Record<string, object>> = { sigmar: { roundLimit: 3, valorToWin: 10 } }

const SEATS: Readonly<Record<string, number>> = { sigmar: 3, tempus: 4 }

describe.each(games.games)('the end of a match of $title', async (game) => {
  const tale = (await gameParts[game.id]?.board?.())?.tale
  if (!tale) throw new Error(`${game.title} does not say how its matches are told.`)
  const { match, about } = toldOf(game, tale, SEATS[game.id] ?? 2)
  const sides = sideNames(about, match.standings[0]?.length ?? 0)

  test('has a curve from the beginning to the end, in words too', () => {
    expect(match.outcome).not.toBeNull()
    for (const shares of match.standings)
      for (const share of shares) expect(share >= 0 && share <= 1).toBe(true)
    expect(sides.every((name) => name !== '')).toBe(true)
    expect(curveText(match, sides)).toContain(`${sides[0]}: `)
    expect(rowsOf(match).length).toBe(roundsIn(match).length)
    expect(rowsOf(match).at(-1)?.shares).toEqual(match.standings.at(-1))
  })

  test('tells moments that lie in the match, each in sentences that the reader heard', () => {
    const { snapshot, names } = about
    const speaker = speakerOf(about.game.words, snapshot.view, names)
    const heard = new Set(match.told.map((record) => plainLine(speaker.event(eventFor(record, 0)))))
    const moments = momentsOf(match, about)
    expect(moments.length).toBeGreaterThan(0)
    for (const { at, story, meaning } of moments) {
      expect(at).toBeGreaterThanOrEqual(0)
      expect(at).toBeLessThan(match.standings.length)
      expect(meaning).toMatch(/\d\s(%|percentage point)/)
      expect([...heard].some((line) => story.startsWith(line))).toBe(true)
    }
    expect(fortuneText(match, { tale, sides })).toMatch(/\.$/)
    expect(openText(match, game)).toBe('')
  })
})

test('of a match that was given up before anything happened it says just that', async () => {
  const [game] = games.games
  const tale = game && (await gameParts[game.id]?.board?.())?.tale
  if (!game || !tale) throw new Error('There is no game.')
  const played = sure(Match.start(game, { seats: 2, seed: 'tale' }))
  played.leave(1)
  const match = retold(game, tale, played)
  expect(momentsOf(match, { game, tale, snapshot: {} as TableSnapshot, names: NAMES })).toEqual([])
  expect(fortuneText(match, { tale, sides: NAMES })).toBe('')
  expect(openText(match, game)).toBe('Nothing was decided yet when the match ended.')
})
