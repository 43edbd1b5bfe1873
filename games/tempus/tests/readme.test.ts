import { readFileSync } from 'node:fs'
import type { CardId } from '@trialhall/kernel'
import { scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { tempus } from '../game.ts'
import { monsterOf } from '../rules/creatures.ts'
import { isMarked } from '../rules/lasting.ts'
import { cardOf, lastingFace, monsterFace } from '../rules/printed.ts'
import { placeText } from '../match/position-fields.ts'
import { MONSTER_IDS, OFF, type TempusState } from '../state.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const section = readme.slice(readme.indexOf('## Positions'))

type Part = Readonly<Record<string, unknown>>

/** The examples: in short, and with everything. */
const [SHORT = {}, WHOLE = {}] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(
  ([, text = '{}']) => JSON.parse(text) as Part,
)

/** Names in code type in the first column of the tables. */
function documented(): string[] {
  const cells = section.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? [])
  return cells.flatMap((cell) => cell.match(/\w+/g) ?? [])
}

/** Names of Ailments and givers stand in the text of a row. */
const IN_TEXT = ['burn', 'poison', 'root', 'neither']

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value), ...Object.values(value).flatMap(fieldsOf)]
}

/** The state of an example before anybody has decided anything. */
function laid(position: Part): TempusState {
  return scene(tempus, { seats: 4, position, rolls: [], options: { windows: 'able' } }).state
}

test('the examples of the README show every field, and the tables explain each', () => {
  const shown = new Set([SHORT, WHOLE].flatMap(fieldsOf).filter((field) => !IN_TEXT.includes(field)))
  expect([...shown].toSorted()).toEqual([...new Set(documented())].toSorted())
})

test('the short example lays two Heroes, a Goblin and a token of Loot, and nobody else', () => {
  const state = laid(SHORT)
  expect(state.heroes.slice(0, 2).map(({ at }) => placeText(at))).toEqual(['12,9', '14,9'])
  const there = state.monsters.filter(({ at }) => at !== OFF)
  expect(there.map(({ id, at, hp }) => [id, placeText(at), hp])).toEqual([[MONSTER_IDS.goblin, '13,10', 2]])
  expect(state.loose.map(({ at, tokens }) => [placeText(at), tokens])).toEqual([['5,5', 1]])
  expect([state.eventDeck, state.lootDeck]).toEqual([[], []])
  expect([state.quests[0]?.note, isMarked(state, 1)]).toEqual([1, true])
})

test('the whole example lays Quests, Events, decks and the turn', () => {
  const state = laid(WHOLE)
  const slugs = (cards: readonly CardId[]): string[] => cards.map((card) => cardOf(state, card).slug)
  expect(state).toMatchObject({ phase: 'turns', round: 6, eventVp: [2, 1], hasGuardian: true })
  expect(state.turn).toMatchObject({ seat: 1, actions: 1, hasGifted: true })
  expect(state.turn?.pools.map(({ left }) => left)).toEqual([3])
  const [mark, runes, terror] = state.quests
  expect([mark?.note, placeText(terror?.note ?? OFF)]).toEqual([-5, '15,12'])
  expect(runes?.work.map(({ progress, tiers, closed }) => [progress, tiers, closed.map(placeText)])).toEqual([
    [3, 3, ['9,13', '22,18', '21,10']],
    [1, 1, ['9,13']],
  ])
  expect(state.appointments.map(({ card, initiative }) => [slugs([card]), initiative])).toEqual([
    [['meteor-strike'], 7],
  ])
  expect(state.slots.filter((slot) => typeof slot !== 'number')).toHaveLength(1)
  expect(slugs([...state.eventDiscard, ...state.lootDiscard])).toEqual(['blood-moon', 'bag-of-holding'])
})

test('the whole example lays creatures with all that is on them', () => {
  const state = laid(WHOLE)
  const guardian = monsterOf(state, MONSTER_IDS.guardian)
  expect(guardian).toMatchObject({ hp: 20, isActive: true, hasRisen: true, isSmall: undefined })
  expect(monsterFace(guardian).slug).toBe('guardian-naga')
  expect(monsterOf(state, MONSTER_IDS.ogre)).toMatchObject({
    lastGiver: 1,
    wasHurt: true,
    ailments: [
      { burn: 2, poison: 0, root: 0 },
      { burn: 0, poison: 1, root: 0 },
      { burn: 0, poison: 0, root: 1 },
    ],
  })
  expect(isMarked(state, MONSTER_IDS.ogre, 1)).toBe(true)
  const named = state.lastings.map(({ face, spaces, count, card }) => [
    lastingFace(face).slug,
    spaces.length,
    count,
    card === undefined ? null : cardOf(state, card).slug,
  ])
  expect(named).toEqual([
    ['hunters-mark', 0, 1, 'ranger-hunters-mark'],
    ['healing-spirit', 1, 2, 'healing-spirit'],
    ['spike-growth', 9, 2, null],
    ['wall-of-stone', 3, 2, null],
    ['fallen-blade', 1, 1, 'fallen-blade'],
  ])
  expect(state.heroes[1]?.ongoing.map((card) => cardOf(state, card).slug)).toEqual([
    'ranger-hunters-mark',
    'healing-spirit',
  ])
})
