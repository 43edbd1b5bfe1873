import { expect, test } from 'vitest'
import { botNamed, BOT_NAMES, playBout, stoppedClock, think, type Bot } from '@trialhall/bots'
import { sigmar } from '@trialhall/game-sigmar'
import { advanced, isPlain, positionOf, redealt, workClock } from '../support/positions.ts'

function bot(name: string): Bot {
  const found = botNamed(name)
  if (!found.ok) throw new Error(found.fault.message)
  return found.value
}

test("in Sigmar's Trial no bot changes its mind when what it cannot know is dealt again", () => {
  const lengths = Array.from({ length: 24 }, (_, i) => i + 8)
  const matches = lengths.map((choices) => advanced(sigmar, choices, choices)).filter(isPlain)
  expect(matches.length).toBeGreaterThan(3)
  for (const match of matches) {
    const position = positionOf(match)
    for (let seed32 = 0; seed32 < 4; seed32++) {
      const other = positionOf(redealt(match, position.seat, seed32))
      expect(other.view).toEqual(position.view)
      for (const name of ['random', 'greedy', 'novice', 'adept', 'expert']) {
        const [one, two] = [position, other].map((at) =>
          think(bot(name), at, { seed32, clock: stoppedClock }),
        )
        expect(two).toEqual(one)
      }
    }
  }
})

test("every named bot plays Sigmar's Trial to its end at a table of four", () => {
  const names = BOT_NAMES.filter((name) => !['expert', 'master', 'search'].includes(name))
  const played = playBout({ game: sigmar, bots: [...names].slice(0, 4).map(bot), seed: 'four' })
  expect(played).toMatchObject({ ok: true, value: { outcome: { scores: expect.any(Array) as number[] } } })
})

test("the master decides within a second in Sigmar's Trial", () => {
  const position = positionOf(advanced(sigmar, 5, 20))
  think(bot('master'), position, { seed32: 1, clock: workClock })
  expect(think(bot('master'), position, { seed32: 2, clock: workClock }).ms).toBeLessThan(1000)
})
