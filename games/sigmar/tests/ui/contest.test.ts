import { sigmar, type SigmarEvent } from '@trialhall/game-sigmar'
import { eventFor, Match, type EventRecord, type SeenEvent } from '@trialhall/kernel'
import { sure } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { contestIn, type Contest } from '../../ui/contest.ts'

/** A match of two in which the first has challenged the other. */
function duel(): { readonly match: Match; readonly contest: () => Contest | null } {
  const position = {
    phase: 'action',
    seats: [
      { champion: 'orin', hand: ['steady-hand'] },
      { champion: 'kessa', hand: ['sand'] },
    ],
  }
  const match = sure(Match.start(sigmar, { seats: 2, seed: 1, position }))
  const told: SeenEvent<SigmarEvent>[] = []
  const contest = (): Contest | null => {
    told.push(...match.takeEvents().map((one) => eventFor(one as EventRecord<SigmarEvent>, 0)))
    return contestIn(told)
  }
  const [ask] = match.asks
  sure(match.choose(0, ask?.options.findIndex((option) => (option as { do: string }).do === 'duel') ?? -1))
  return { match, contest }
}

test('a Duel is on the stage while cards are played, and is gone when it is broken off', () => {
  const { match, contest } = duel()
  expect(contest()).toMatchObject({ seat: 0, target: 1, result: 'open' })
  sure(match.leave(1))
  expect(match.outcome?.ranks).toEqual([1, 2])
  expect(contest()).toBeNull()
})
