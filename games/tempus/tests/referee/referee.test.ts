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

interface Refereeing extends Onlooker {
  readonly faults: readonly string[]
  readonly compared: ReadonlyMap<string, number>
}

/** Several who look on at one match: to play it takes longer than to look. */
function together(onlookers: readonly Onlooker[]): Onlooker {
  return {
    began: (state) => onlookers.forEach((one) => one.began(state)),
    told: (event, state) => onlookers.forEach((one) => one.told(event, state)),
    asked: (asked) => onlookers.forEach((one) => one.asked(asked)),
  }
}

test('[T-18.05, T-18.06, T-19.10, T-20.08, T-21.01, T-21.02, T-21.03, T-22.06, T-23.02, T-23.04, T-23.05, T-23.11, T-25.01, T-25.08, T-26.03, T-26.04, T-26.14, T-28.10, T-30.02, T-32.06, T-32.07, T-R60] by the rules page alone everybody is as far, sees as much and can go and aim as the game says at every ask of random matches, and every roll, hit, loss of HP, Ailment and VP is as it is told', () => {
  const compared = new Set<string>()
  const faults: string[] = []
  for (let seed = 0; seed < MATCHES && faults.length < 5; seed++) {
    const referees: Refereeing[] = [new SpaceReferee(), new FightReferee()]
    playBefore({ seed, ...wishes(seed) }, together(referees))
    for (const referee of referees) {
      faults.push(...referee.faults.map((fault) => `seed ${seed}: ${fault}`))
      for (const kind of referee.compared.keys()) compared.add(kind)
    }
  }
  expect(faults.slice(0, 5)).toEqual([])
  const inSpace = ['pairs', 'steps', 'walk', 'monster-move', 'aim creature', 'aim space']
  const inFights = ['roll', 'miss', 'hit', 'damage']
  expect([...compared]).toEqual(expect.arrayContaining([...inSpace, ...inFights]))
})
