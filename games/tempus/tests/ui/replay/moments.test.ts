import { MONSTER_IDS, type TempusEvent } from '@trialhall/game-tempus'
import type { CardId } from '@trialhall/kernel'
import { expect, test } from 'vitest'
import { MOMENTS } from '../../../ui/replay/moments.ts'

const QUEST = 3 as CardId

function kindsOf(event: TempusEvent): readonly string[] {
  return MOMENTS.filter((kind) => kind.holds(event)).map(({ title }) => title)
}

test('a tier is a moment of Quests, progress below it is none', () => {
  expect(kindsOf({ type: 'tierReached', party: 0, card: QUEST, tier: 1 })).toEqual(['Quests'])
  expect(kindsOf({ type: 'progressed', party: 0, card: QUEST, progress: 1 })).toEqual([])
})

test('the defeat of a Hero is told, that of a Minion is not', () => {
  expect(kindsOf({ type: 'felled', creature: 2, by: 8 })).toEqual(['Defeats of Heroes'])
  expect(kindsOf({ type: 'felled', creature: MONSTER_IDS.bugbear, by: 2 })).toEqual([])
})

test('the Guardian is told when it comes and when it falls, its Spawn are not', () => {
  const guardian = MONSTER_IDS.guardian
  expect(kindsOf({ type: 'appeared', creature: guardian, space: 4 })).toEqual(['Guardian and Elites'])
  expect(kindsOf({ type: 'felled', creature: guardian, by: 2 })).toEqual(['Guardian and Elites'])
  expect(kindsOf({ type: 'appeared', creature: MONSTER_IDS.spawn, space: 4 })).toEqual([])
})
