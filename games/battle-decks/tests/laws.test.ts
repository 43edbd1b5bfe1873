import { gameLaws, LAWS, obeys, type Law, type LawSample } from '@trialhall/kernel/testkit'
import { describe, expect, test } from 'vitest'
import { battleDecks } from '../game.ts'

/** Matches are long, and each way to get a faction is among four of them; a soak sets TRIALHALL_RUNS. */
gameLaws(battleDecks, {
  runs: 4,
  options: [{}, { factionDeal: 'pick' }, { factions: ['prussia', 'britannia'] }],
})

/** Windows put only to those who can respond are faster and tell more: the price that the option names. */
describe('the laws of battle-decks with windows only for those who can respond', () => {
  const TELLS = 'what is hidden changes nothing that is seen'
  const options = { windows: 'able' }
  const samples: readonly LawSample[] = [1, 2, 3].map((seed) => ({
    seats: 2,
    options,
    seed,
    picks: seed + 2,
  }))
  const broken = (law: Law): (string | null)[] =>
    samples.map((sample) => obeys(battleDecks, law, { sample, tally: { tried: 0, skipped: 0 } }))

  test.each(LAWS.filter((law) => law.name !== TELLS))('$name', (law) => {
    expect(broken(law).filter((wrong) => wrong !== null)).toEqual([])
  })

  test('a pause does tell that a hand can answer', () => {
    const law = LAWS.find((one) => one.name === TELLS) as Law
    expect(broken(law).some((wrong) => wrong?.includes('is shown something of cards'))).toBe(true)
  })
})
