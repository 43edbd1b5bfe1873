import type { Options } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { refereed } from './referee.ts'
import { recorded, type Play } from './trace.ts'

/** Matches that the second implementation referees; a soak sets TRIALHALL_RUNS. */
const MATCHES = Number(process.env.TRIALHALL_RUNS ?? 60)

const TABLES: readonly Options[] = [
  {},
  { championDeal: 'random' },
  { valorToWin: 100, roundLimit: 14 },
  { fateDeck: false, championDeal: 'random' },
  { windows: 'able', valorToWin: 60, roundLimit: 30 },
  { valorToWin: 12 },
]

function plays(): Play[] {
  return Array.from({ length: MATCHES }, (_, seed) => ({
    seed,
    seats: 2 + (seed % 3),
    options: TABLES[seed % TABLES.length] ?? {},
    leaves: seed % 4 === 3 ? 25 : 0,
  }))
}

test('[S-3.1, S-5.1, S-R15, S-R38, S-R56] by the ledger alone a second implementation is asked the same, all matches through', () => {
  const differences = plays().flatMap((play) => {
    const difference = refereed(recorded(play))
    return difference === null ? [] : [`${JSON.stringify(play)}: ${difference}`]
  })
  expect(differences.slice(0, 5)).toEqual([])
})
