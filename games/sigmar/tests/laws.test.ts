import { gameLaws, LAWS, obeys, type Law, type LawSample } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { sigmar } from '../game.ts'

/** Two matches of each set of options for each law, which are matches of their own; a soak sets TRIALHALL_RUNS. */
gameLaws(sigmar, {
  runs: 10,
  seats: [2, 3, 4],
  options: [
    {},
    { championDeal: 'random' },
    { fateDeck: false },
    { roundLimit: 3, valorToWin: 12, championDeal: 'random' },
    { champions: ['orin', 'veyra'], roundLimit: 14, valorToWin: 100 },
  ],
})

/** Windows put only to those who can respond are faster and tell more: the price that the option names. */
describe('the laws of sigmar with windows only for those who can respond', () => {
  const TELLS = 'what is hidden changes nothing that is seen'
  const options = { windows: 'able', championDeal: 'random' }
  const samples: readonly LawSample[] = [2, 3, 4].flatMap((seats) =>
    [1, 2].map((seed) => ({ seats, options, seed, picks: seed + seats })),
  )
  const broken = (law: Law): (string | null)[] =>
    samples.map((sample) => obeys(sigmar, law, { sample, tally: { tried: 0, skipped: 0 } }))

  test.each(LAWS.filter((law) => law.name !== TELLS))('$name', (law) => {
    expect(broken(law).filter((wrong) => wrong !== null)).toEqual([])
  })

  test('a pause does tell that a hand can answer', () => {
    const law = LAWS.find((one) => one.name === TELLS) as Law
    expect(broken(law).some((wrong) => wrong?.includes('is shown something of cards'))).toBe(true)
  })
})
