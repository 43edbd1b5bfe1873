import type { Options } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { refereed } from './referee.ts'
import { recorded, type Trace } from './trace.ts'

/** Matches that the second implementation referees, a third of them at each table; a soak sets TRIALHALL_RUNS. */
const MATCHES = Math.max(30, Number(process.env.TRIALHALL_RUNS ?? 30))

const TABLES: readonly Options[] = [
  { windows: 'able', factionDeal: 'random' },
  { windows: 'always', factionDeal: 'pick' },
  { windows: 'able', factionDeal: 'pick' },
]

/** What must be asked in some of the matches, so that agreement means something. */
const RARE = ['shield', 'save-order', 'reroll', 'next-target', 'aim', 'instants', 'event-target'] as const

function askedIn({ entries }: Trace): string[] {
  return entries.flatMap((entry) => (entry.is === 'ask' ? [entry.prompt.type] : []))
}

test.each(TABLES)(
  '[B-3.2, B-8.1, B-13.1, B-14.9, B-14.13, B-15.4, B-R30, B-R51, B-R59] by the ledger alone a second implementation is asked the same and comes to the same, all matches through, with windows for $windows and factions by $factionDeal',
  (options) => {
    const asked = new Set<string>()
    const differences = Array.from({ length: Math.ceil(MATCHES / TABLES.length) }, (_, seed) => {
      const trace = recorded({ seed, options })
      for (const type of askedIn(trace)) asked.add(type)
      const difference = refereed(trace)
      return difference === null ? [] : [`seed ${seed}: ${difference}`]
    }).flat()
    expect(differences.slice(0, 5)).toEqual([])
    expect([...asked]).toEqual(expect.arrayContaining([...RARE]))
  },
)
