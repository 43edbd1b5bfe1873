import { expect, test } from 'vitest'
import { FightReferee } from './fight/fight.ts'
import { playBefore, type Onlooker } from './match.ts'
import { SpaceReferee } from './space/space-of-matches.ts'

/** Matches that are refereed; a soak sets TRIALHALL_RUNS. */
const MATCHES = Math.max(4, Number(process.env['TRIALHALL_RUNS'] ?? 4))

/** Two to four rounds around one place, on both maps and with 4, 6 and 8 Heroes. */
function wishes(seed: number): { seats: number; wishes: Readonly<Record<string, unknown>> } {
  const realm = seed % 2 === 0 ? 'ancient-temple' : 'frost-ruins'
  return { seats: [4, 6, 8][seed % 3] ?? 4, wishes: { realm, rounds: 3, guardianAt: 8 } }
}

/** What two referees of the same kind find in all matches, with the seed; and how often they compared what. */
function refereed(make: () => Refereeing): { faults: string[]; compared: Map<string, number> } {
  const compared = new Map<string, number>()
  const faults: string[] = []
  for (let seed = 0; seed < MATCHES && faults.length < 5; seed++) {
    const referee = make()
    playBefore({ seed, ...wishes(seed) }, referee)
    faults.push(...referee.faults.map((fault) => `seed ${seed}: ${fault}`))
    for (const [kind, count] of referee.compared) compared.set(kind, (compared.get(kind) ?? 0) + count)
  }
  return { faults: faults.slice(0, 5), compared }
}

interface Refereeing extends Onlooker {
  readonly faults: readonly string[]
  readonly compared: ReadonlyMap<string, number>
}

test('[T-19.10, T-20.08, T-21.01, T-21.02, T-21.03, T-22.06, T-18.05, T-18.06, T-32.06, T-32.07, T-R60] by the rules page alone everybody is as far, sees as much and can go and aim as the game says, at every ask of random matches', () => {
  const { faults, compared } = refereed(() => new SpaceReferee())
  expect(faults).toEqual([])
  expect([...compared.keys()]).toEqual(
    expect.arrayContaining(['pairs', 'steps', 'walk', 'monster-move', 'aim creature', 'aim space']),
  )
})

test('[T-23.02, T-23.04, T-23.05, T-23.11, T-25.01, T-25.08, T-26.03, T-26.04, T-26.14, T-28.10, T-30.02] by the rules page alone every roll, hit, loss of HP, Ailment and VP is as it is told, all through random matches', () => {
  const { faults, compared } = refereed(() => new FightReferee())
  expect(faults).toEqual([])
  expect([...compared.keys()]).toEqual(expect.arrayContaining(['roll', 'miss', 'hit', 'damage']))
})
