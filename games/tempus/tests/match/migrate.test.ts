import { readFileSync } from 'node:fs'
import { below, ENDS_HERE, playout, seeded } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { LASTINGS } from '../../content/catalog.ts'
import { tempus } from '../../game.ts'
import { cloneState } from '../../match/clone.ts'
import { migrateState } from '../../match/migrate.ts'
import { monsterOf } from '../../rules/creatures.ts'
import { MONSTER_IDS, type TempusState } from '../../state.ts'
import { positionOf } from '../bots/kit.ts'

/**
 * A match of eight Heroes after 706 random picks, in a turn of round 9: as version 1 wrote it, and as version 2 wrote it after the same picks, when both
 * had the same rules.
 */
const { earlier, today } = JSON.parse(readFileSync(new URL('version-1.txt', import.meta.url), 'utf8')) as {
  readonly earlier: unknown
  readonly today: TempusState
}

function migrated(): TempusState {
  const state = migrateState(structuredClone(earlier), 1)
  if (state === ENDS_HERE) throw new Error('it should go on')
  return state
}

test('a state of version 1 becomes the one of today, field for field', () => {
  expect(JSON.stringify(migrated())).toBe(JSON.stringify(today))
  expect(migrated()).toStrictEqual(cloneState(today))
})

test('in it are a turn, slots that are left, Ailments, and what lasts', () => {
  const { turn, slots, heroes, lastings } = today
  expect([turn === null, slots.length, lastings.length]).toEqual([false, 27, 8])
  expect(heroes.filter(({ ailments }) => ailments !== undefined)).toHaveLength(2)
})

test('the match goes on from it to its end', () => {
  const state = migrated()
  const { round } = state
  state.settings = { ...state.settings, rounds: round + 1 }
  const picks = seeded('on')
  const outcome = playout(tempus, state, {
    decide: (_table, _seat, _prompt, offered) => below(picks, offered.length),
  })
  expect([state.round, outcome?.reason]).toEqual([round + 1, 'rounds'])
})

test('[T-25.15] a state of version 2 is one of today, but for HP that its Guardian cannot have any more', () => {
  const on = (hp: number): TempusState =>
    positionOf({ map: ['guardian 15,15'], monsters: [{ is: 'guardian', hp, isActive: true }] })
  const earlier = on(20)
  monsterOf(earlier, MONSTER_IDS.guardian).hp = 75 // as the Hill Giant had it
  expect(migrateState(structuredClone(earlier), 2)).toStrictEqual(on(45))
  expect(migrateState(structuredClone(on(20)), 2)).toStrictEqual(on(20))
})

test('a state of version 3 or 4 is one of today', () => {
  expect(tempus.rulesVersion).toBe(5)
  for (const version of [3, 4])
    expect(migrateState(structuredClone(today), version)).toStrictEqual(cloneState(today))
})

test('what lasts stands where versions 1 to 4 had it: states know it by its place', () => {
  const slugs = LASTINGS.map(({ slug }) => slug)
  expect([slugs.indexOf('bulwark'), slugs.indexOf('moonbeam')]).toEqual([11, 41]) // it was called "guarded"
  expect(slugs.slice(-2)).toEqual(['hold-the-line', 'valiant-flourish'])
})

test('no other version can be taken over', () => {
  for (const version of [0, tempus.rulesVersion + 1])
    expect(migrateState(structuredClone(earlier), version)).toBe(ENDS_HERE)
})
