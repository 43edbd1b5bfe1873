import { readFileSync } from 'node:fs'
import { scene } from '@trialhall/kernel/testkit'
import { expect, test } from 'vitest'
import { battleDecks } from '../game.ts'
import { atk, def, dmg, hp, isRemoved, isThere, on, side, slugs } from './lay.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

type Part = Readonly<Record<string, unknown>>

function example(): Part {
  return JSON.parse(/```json\n([\s\S]*?)```/.exec(readme)?.[1] ?? '{}') as Part
}

/** Names in code type in the first column of the tables of the section on positions. */
function documented(): string[] {
  const section = readme.slice(readme.indexOf('## Positions'))
  const cells = section.split('\n').flatMap((line) => /^\| (`.*?) \|/.exec(line)?.[1] ?? [])
  return cells.flatMap((cell) => cell.match(/\w+/g) ?? [])
}

/** Every field of an object and of those in its lists. */
function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf)
  if (typeof value !== 'object' || value === null) return []
  return [...Object.keys(value), ...Object.values(value).flatMap(fieldsOf)]
}

test('the example of the README is accepted and means what it says', () => {
  const t = scene(battleDecks, { position: example(), rolls: [], options: { windows: 'able' } })
  t.A.isAsked('before the next activation').picks('pass')
  t.A.isAsked('whom do you activate')
  t.A.isOffered(
    'activate Dire Wolf',
    'activate Quartermaster',
    'activate Her Royal Guard',
    'activate Sabre Cat',
  )
  expect(t.state).toMatchObject({ active: 0, initiative: 1, round: 2, isLastTurn: false, quietRounds: 0 })
  expect(hp(t, 'pterosaur-rider', 'clockwork-soldier')).toEqual([5, -2])
  expect(def(t, 'pterosaur-rider', 'artillery')).toBe(5)
  expect(on(t, 'quartermaster').partner).toBe(on(t, 'her-royal-guard').card)
  expect(on(t, 'her-royal-guard').isPairing).toBe(true)
  expect(slugs(t, on(t, 'dire-wolf').equipment)).toEqual(['storm-horn', 'gear-clamp'])
  expect(atk(t, 'sabre-cat', 'artillery') - atk(t, 'sabre-cat', 'clockwork-soldier')).toBe(2)
  expect([dmg(t, 'sabre-cat', 'artillery'), on(t, 'sabre-cat').arrived]).toEqual([3, t.state.turn])
})

test('the piles of the example lie where it says', () => {
  const t = scene(battleDecks, { position: example(), rolls: [], options: { windows: 'able' } })
  const [a, b] = [side(t, 0), side(t, 1)]
  expect(slugs(t, a.hand)).toEqual(['ambush-b', 'snare-net'])
  expect(slugs(t, a.deck)).toEqual(['field-rations', 'border-reavers'])
  expect([slugs(t, a.discard), slugs(t, a.events)]).toEqual([['panic'], ['fog-bank']])
  expect([isRemoved(t, 'rampaging-tyrant'), isThere(t, 'engineer-corp-captain')]).toEqual([true, false])
  expect(b.rogues.map(({ card, attacks }) => [...slugs(t, [card]), attacks])).toEqual([
    ['airship-pirates', 1],
  ])
  expect([a.hadTurn, b.hadTurn]).toEqual([true, true])
})

test('the example of the README shows every field, and the tables explain each', () => {
  expect([...new Set(fieldsOf(example()))].toSorted()).toEqual([...new Set(documented())].toSorted())
})
